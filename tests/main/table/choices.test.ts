/** Standing choices at the table, in a house that allows straddles. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StationView } from '../../../protocol/station-view.ts';
import { TestRoom } from '../test-room.ts';

vi.mock('../../../houses/houses.ts', async () => {
  const { lightning } = await import('../../../houses/lightning.ts');
  const { holdem } = lightning.games;
  const straddling = { ...holdem, rules: { ...holdem?.rules, straddles: 2, buyButton: true } };
  const games = { ...lightning.games, holdem: straddling };
  return { HOUSES: new Map([['lightning', { ...lightning, games }]]) };
});

const config = {
  games: [
    { game: 'holdem', limit: '2-4' },
    { game: 'holdem', limit: '4-8' },
    { game: 'omaha', limit: '4-8' },
  ],
};

let room: TestRoom;

beforeEach(async () => {
  room = await TestRoom.open({ config });
  for (const seat of [1, 2, 3, 4]) await room.sit(seat, seat, 20_000);
});
afterEach(() => room.close());

type Seated = Extract<StationView['phase'], { name: 'seated' }>;

function seated(seat: number): Seated {
  const { phase } = room.station(seat).view;
  if (phase.name !== 'seated') throw new Error(`seat ${seat} is ${phase.name}`);
  return phase;
}

const on = (seat: number): string[] =>
  seated(seat)
    .choices.filter((choice) => choice.on)
    .map(({ id }) => id);

const choose = (seat: number, choice: string, set = true) =>
  room.station(seat).press({ do: 'choice', choice, on: set });

/** Plays hands until a straddle was posted, at most one round; who posted it. */
async function straddler(): Promise<number | null> {
  for (let hand = 0; hand < 4; hand += 1) {
    await room.deal();
    const posted = room.table.hand
      ?.view('public')
      .events.find((event) => event.kind === 'post' && event.what === 'straddle');
    await room.playOut();
    if (posted?.kind === 'post') return posted.seat;
  }
  return null;
}

/** Has the floor put another game on, and waits for it. */
async function change(profile: string): Promise<void> {
  await room.changeGame(profile);
}

describe('a standing choice', () => {
  test('is offered with what it costs, and off until it is set', () => {
    expect(seated(1).choices).toEqual([
      { id: 'straddle', label: 'Straddle for $4 or more when it is my turn', on: false, enters: false },
      { id: 'buy-button', label: 'Buy the button when I wait left of it', on: false, enters: false },
    ]);
  });

  test('holds for every later hand, only for that player, until they take it back', async () => {
    expect(await straddler()).toBeNull();
    expect(await choose(2, 'straddle')).toMatchObject({ ok: true });
    expect([on(1), on(2)]).toEqual([[], ['straddle']]);
    expect(await straddler()).toBe(2);
    expect(await straddler()).toBe(2);
    await choose(2, 'straddle', false);
    expect(on(2)).toEqual([]);
    expect(await straddler()).toBeNull();
  });

  test('set twice is set once, and one that the game has not is refused', async () => {
    await choose(3, 'straddle');
    await choose(3, 'straddle');
    expect(room.table.sitting(3)?.choices).toEqual(['straddle']);
    expect(await choose(3, 'bank')).toMatchObject({ ok: false, code: 'no such choice' });
    expect(await choose(3, 'bank', false)).toMatchObject({ ok: true });
  });

  test('survives a restart', async () => {
    await choose(2, 'straddle');
    await room.restart();
    expect(on(2)).toEqual(['straddle']);
    expect(await straddler()).toBe(2);
  });

  test('is gone with the player: the next player there has made none', async () => {
    await choose(2, 'straddle');
    await room.station(2).press({ do: 'leave' });
    await room.pass(1000);
    await room.playOut();
    await room.pass(8000);
    expect(room.table.sitting(2)).toBeUndefined();
    await room.sit(2, 7, 20_000);
    expect(on(2)).toEqual([]);
  });

  test('goes along to another seat', async () => {
    await choose(2, 'straddle');
    await room.station(2).press({ do: 'move', to: 9 });
    const [intent] = room.floor.view.requests;
    await room.floor.press({ do: 'approve', request: intent?.id ?? '' });
    await room.playOut();
    await room.pass(8000);
    expect(room.table.sitting(9)?.choices).toEqual(['straddle']);
  });

  test('is dropped with the game that had it, and does not come back with it', async () => {
    await choose(2, 'straddle');
    await change('omaha-4-8');
    expect(seated(2).choices).toEqual([]);
    expect(room.table.sitting(2)?.choices).toEqual([]);
    await change('holdem-2-4');
    expect(on(2)).toEqual([]);
  });

  test('that costs more in another limit has to be made again; one that means the same stays', async () => {
    await choose(2, 'straddle');
    await choose(2, 'buy-button');
    await change('holdem-4-8');
    expect(seated(2).choices.map(({ label }) => label)).toContain('Straddle for $8 or more when it is my turn');
    expect(on(2)).toEqual(['buy-button']);
  });

  test('pressed on the view of the game before is refused', async () => {
    const { rev } = room.station(2);
    await change('holdem-4-8');
    const late = await room.station(2).press({ do: 'choice', choice: 'straddle', on: true }, { rev });
    expect(late).toMatchObject({ ok: false, code: 'stale' });
    expect(on(2)).toEqual([]);
  });

  test('that would bring in a waiting player is marked so, and brings them in', async () => {
    // The next button is seat 4: it has yet to pass whoever comes into seat 5.
    for (let hand = 0; hand < 4 && room.table.shownHand?.facts.start.button !== 3; hand += 1) {
      await room.deal();
      await room.playOut();
    }
    await room.sit(5, 5, 20_000);
    expect(seated(5)).toMatchObject({ status: 'waiting', mayPost: false });
    expect(seated(5).choices.map(({ id, enters }) => [id, enters])).toEqual([
      ['straddle', false],
      ['buy-button', true],
    ]);
    await choose(5, 'buy-button');
    expect(seated(5)).toMatchObject({ status: 'playing', waitingFor: null });
    await room.deal();
    const events = room.station(5).view.table.hand?.events;
    expect(events?.filter((event) => event.kind === 'post' && event.seat === 5)).toEqual([
      { kind: 'post', seat: 5, what: 'bought button', amount: 300, dead: 100, allIn: false },
    ]);
  });
});

test('a table saved before there were choices is taken up, with none made', async () => {
  const { tableState } = room.host.room.books;
  const saved = tableState.load()?.state as { sittings: { choices?: string[] }[] };
  for (const sitting of saved.sittings) delete sitting.choices;
  tableState.save(room.clock.now(), saved as never);
  await room.restart();
  expect(on(1)).toEqual([]);
});
