/** A list of games that are played in turn: announced before the change, each with its own button, also over a restart. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setupsOf } from '../../../main/setups.ts';
import { tableConfig } from '../../../main/table/config.ts';
import { TestRoom } from '../test-room.ts';

const games = [
  { game: 'holdem', limit: '4-8' },
  { game: 'razz', house: 'artichoke-joes', limit: '4-8' },
  { game: 'lo-ball', house: 'lake-elsinore', limit: '4-8' },
];
const mix = { id: 'mix', label: 'The Mix', games: ['holdem-4-8', 'razz-4-8', 'lo-ball-4-8'] };

let room: TestRoom;

async function open(every: 'round' | 'half-hour'): Promise<void> {
  room = await TestRoom.open({ config: { games, rotations: [{ ...mix, every }] } });
  await room.floor.press({ do: 'profile', profile: 'mix' });
  for (const seat of [1, 2, 3]) await room.sit(seat, seat, 8000);
}
afterEach(() => room.close());

const game = (): string => room.table.setup.game.id;
const onScreens = () => [room.station(1), room.station(2), room.center, room.floor].map(({ view }) => view.table);

/** Everybody folds at once, so that a hand takes little. */
async function hand(): Promise<void> {
  await room.deal();
  while (room.table.hand) {
    const ask = room.table.hand.asks()[0];
    if (!ask) break;
    const act = ask.kind !== 'bet' ? null : ask.fold ? 'fold' : ask.call === 0 ? 'check' : 'call';
    if (act === null) throw new Error('a bet was to be asked');
    await room.decide(ask.seat, { kind: act });
  }
  await room.pass(1000);
}

describe('a round of each game', () => {
  beforeEach(() => open('round'));

  test('is as many hands as there are players, and then the next game is put on', async () => {
    const played: string[] = [];
    for (let n = 0; n < 10; n += 1) {
      await room.deal();
      played.push(game());
      await hand();
    }
    expect(played).toEqual([
      ...['holdem', 'holdem', 'holdem', 'razz', 'razz', 'razz'],
      ...['lo-ball', 'lo-ball', 'lo-ball', 'holdem'],
    ]);
  });

  test('is announced on every screen while the last hand of the game before is played', async () => {
    await hand();
    await hand();
    expect(onScreens().every(({ change }) => change === null)).toBe(true);
    await room.deal();
    for (const { change } of onScreens()) {
      expect(change).toMatchObject({ game: expect.stringContaining('Razz'), when: 'after this hand' });
    }
    await hand();
    await room.deal();
    expect(room.station(1).view.notice?.text).toBe('The next game is Razz.');
    for (const table of onScreens())
      expect([table.game, table.change]).toEqual([expect.stringMatching(/^The Mix: Razz/), null]);
  });

  test('leaves each game its own button, and a restart leaves the round as it was', async () => {
    for (let n = 0; n < 3; n += 1) await hand();
    const { button } = room.table.shownHand?.facts.start ?? {};
    await hand();
    await room.restart();
    expect(game()).toBe('razz');
    for (let n = 0; n < 5; n += 1) await hand();
    await room.deal();
    expect(game()).toBe('holdem');
    expect(room.table.hand?.facts.start.button).toBe(((button ?? 0) % 3) + 1);
    expect(room.table.state.fault).toBeNull();
  });

  test('is not of a hand that is voided', async () => {
    await hand();
    await room.deal();
    await room.floor.press({ do: 'void', reason: 'A card was seen', signature: { second: 'none', pin: '0' } });
    expect(room.table.state.rotation.hands).toBe(1);
  });
});

test('half an hour of each game', async () => {
  await open('half-hour');
  await hand();
  expect(game()).toBe('holdem');
  await room.floor.press({ do: 'stop', reason: 'Dinner' });
  await room.pass(31 * 60_000, 30_000);
  await room.floor.press({ do: 'resume' });
  await hand();
  await hand();
  expect(game()).toBe('razz');
});

describe('what is offered', () => {
  test('H.O.R.S.E. is where its five games are, with the largest buy-in of them', () => {
    const horse = setupsOf(tableConfig.parse({})).get('horse');
    expect(horse?.rotation?.games.map(({ game: { id } }) => id)).toEqual([
      ...['holdem', 'omaha-hi-lo-8', 'razz', 'seven-card-stud', 'seven-card-stud-hi-lo-8'],
    ]);
    expect(setupsOf(tableConfig.parse({ games })).has('horse')).toBe(false);
  });

  test.each([
    [['holdem-4-8', 'omaha-4-8'], 'rotations.0.games.1: "omaha-4-8" is not one of holdem-4-8, razz-4-8, lo-ball-4-8'],
    [['holdem-4-8'], 'games'],
  ])('a list of %j is refused', (list, why) => {
    const parsed = () => setupsOf(tableConfig.parse({ games, rotations: [{ ...mix, games: list }] }));
    expect(parsed).toThrow(why);
  });
});
