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

  test('leaves each game its own button, and a restart does not change the round', async () => {
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

describe('dealer’s choice', () => {
  const choose = (seat: number, choice: string, on = true) => room.station(seat).press({ do: 'choice', choice, on });

  beforeEach(async () => {
    room = await TestRoom.open({ config: { games, rotations: [{ ...mix, next: 'dealers-choice' }] } });
    await room.floor.press({ do: 'profile', profile: 'mix' });
    for (const seat of [1, 2, 3]) await room.sit(seat, seat, 8000);
  });

  async function round(): Promise<string> {
    for (let n = 0; n < 3; n += 1) await hand();
    await room.deal();
    const on = game();
    return on;
  }

  test('is the choice of each player in turn, and the next of the list where one has chosen nothing', async () => {
    await choose(1, 'play-2');
    await choose(3, 'play-0');
    expect(await round()).toBe('lo-ball');
    expect(room.station(2).view.notice?.text).toBe('The next game is Lo-Ball, the choice of seat 1.');
    // Seat 2 has chosen nothing: after lo-ball the list begins again.
    expect(await round()).toBe('holdem');
    // Seat 3 wants what is played already, and it stays on for another round.
    expect(await round()).toBe('holdem');
    expect(await round()).toBe('lo-ball');
  });

  test('is announced on every screen before it comes, and offered at the stations by name', async () => {
    await choose(1, 'play-1');
    await hand();
    await hand();
    await room.deal();
    for (const { change } of onScreens()) {
      expect(change).toMatchObject({ game: expect.stringContaining('Razz'), when: 'after this hand' });
    }
    expect(room.table.choices.map(({ label }) => label)).toContain('My choice: Razz · Limit $4-$8');
  });

  test('is kept over a restart', async () => {
    await choose(1, 'play-2');
    await room.restart();
    expect(await round()).toBe('lo-ball');
    expect(room.table.state.rotation.chooser).toBe(1);
  });
});

describe('what is offered', () => {
  test('an eight-game list and the dealer’s choice of its games are ready', () => {
    const setups = setupsOf(tableConfig.parse({}));
    for (const id of ['eight-game', 'dealers-choice']) {
      expect(
        setups
          .get(id)
          ?.rotation?.games.map(({ game: { id: name }, rules }) => [name, 'betting' in rules ? rules.betting : null]),
      ).toEqual([
        ['deuce-to-seven-triple-draw', 'split-limit'],
        ['holdem', 'split-limit'],
        ['omaha-hi-lo-8', 'split-limit'],
        ['razz', 'split-limit'],
        ['seven-card-stud', 'split-limit'],
        ['seven-card-stud-hi-lo-8', 'split-limit'],
        ['holdem', 'no-limit'],
        ['omaha', 'pot-limit'],
      ]);
    }
  });

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
