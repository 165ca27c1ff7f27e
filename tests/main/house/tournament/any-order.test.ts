/** Whatever order hands, busts, moves and late entries come in: chips, places, tables and prizes always come out right. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tournamentAfter } from '../../../../main/house/tournament/fold.ts';
import { placesPaid, poolOf } from '../../../../main/house/tournament/prizes.ts';
import type { Tournament } from '../../../../main/house/tournament/record.ts';
import { playersOf, tablesInPlay } from '../../../../main/house/tournament/seating.ts';
import { chipsInPlay, entered, inPlay } from '../../../../main/house/tournament/standing.ts';
import { lots, TestTournament, termsOf } from './made-up.ts';

const TABLES = [3, 5, 8, 13];

/** What must hold at every moment. */
function sound(state: Tournament): void {
  const stacks = state.entries.reduce(
    (all, { state: stands, stack }) => all + (stands === 'registered' ? 0 : stack),
    0,
  );
  expect(stacks).toBe(chipsInPlay(state));
  const places = state.entries.flatMap(({ where, to }) => [
    ...(where ? [`${where.table} ${where.seat}`] : []),
    ...(to?.seat && to.table !== where?.table ? [`${to.table} ${to.seat}`] : []),
  ]);
  expect(new Set(places).size).toBe(places.length);
}

/** When nobody is on the way the tables are within one player of each other, and no table more is used than it takes. */
function even(state: Tournament): void {
  if (state.status !== 'playing' || isMoving(state)) return;
  const counts = tablesInPlay(state).map((table) => playersOf(state, table).length);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  expect(counts.length).toBe(Math.ceil(inPlay(state).length / state.terms.seats));
}

/** Somebody has not left the seat that they must leave, or does not sit yet. */
const isMoving = ({ entries }: Tournament): boolean =>
  entries.some(({ to, state, where }) => to !== null || (state === 'out' && where !== null));

/** A hand at a table that has two players or more: chips move about, some may be out. */
function hand(game: TestTournament, lot: (n: number) => number): boolean {
  const playing = tablesInPlay(game.state).filter((table) => game.at(table).length > 1);
  const table = playing[lot(Math.max(1, playing.length))];
  if (table === undefined) return false;
  const there = game.at(table);
  const winner = there[lot(there.length)];
  if (!winner) return false;
  const after: Record<number, number> = { [winner.id]: winner.stack };
  for (const { id, stack } of there) {
    if (id === winner.id || lot(2) === 0) continue;
    const lost = lot(3) === 0 ? stack : lot(stack) + 1;
    after[id] = stack - lost;
    after[winner.id] = (after[winner.id] ?? 0) + lost;
  }
  game.hand(table, after, { nextBig: there[lot(there.length)]?.id ?? null });
  return true;
}

it('any order of hands, busts, moves, late and second entries', () => {
  const scenario = fc.record({
    seed: fc.integer({ min: 1 }),
    seats: fc.integer({ min: 2, max: 6 }),
    players: fc.integer({ min: 2, max: 20 }),
    late: fc.integer({ min: 0, max: 2 }),
  });
  const property = fc.property(scenario, ({ seed, seats, players, late }) => {
    const lot = lots(seed);
    const terms = termsOf({ seats, lateThrough: late, reentries: late === 0 ? 0 : 1, entry: 33_33 });
    const count = Math.min(players, seats * TABLES.length);
    const game = new TestTournament(terms, TABLES, seed + 1);
    game.enter(...Array.from({ length: count }, (_, nth) => nth));
    game.does({ act: 'start' });
    for (let step = 0; game.state.status === 'playing' && step < 5000; step += 1) {
      sound(game.state);
      even(game.state);
      const act = lot(12);
      // Tables let players go when they come to it, not at once.
      if (act < 3) letOneGo(game, lot);
      else if (act === 3) game.passes(lot(30) * 60_000);
      else if (act === 4) game.try({ act: 'enter', account: String(1_000_000 + lot(40)) });
      else if (act === 5 && lot(6) === 0) {
        const one = inPlay(game.state)[lot(inPlay(game.state).length)];
        game.try({ act: 'disqualify', entry: one?.id ?? 0, reason: 'as the lot has it' });
      } else if (!hand(game, lot)) game.letGo();
    }
    sound(game.state);
    const { state, events } = game;
    expect(state.status).toBe('over');
    const all = entered(state);
    expect((state.prizes ?? []).map(({ entry }) => entry).toSorted((a, b) => a - b)).toEqual(all.map(({ id }) => id));
    expect((state.prizes ?? []).reduce((sum, { amount }) => sum + amount, 0)).toBe(poolOf(state));
    expect(placesPaid(terms, all.length, poolOf(state)).reduce((sum, amount) => sum + amount, 0)).toBe(poolOf(state));
    expect((state.prizes ?? []).filter(({ place }) => place === 1)).toHaveLength(1);
    // The state is what the events make of nothing, whenever they happened: nothing else is kept.
    const again = events.reduce<Tournament | null>((before, event) => tournamentAfter(before, event, 0), null);
    expect(again?.prizes).toEqual(state.prizes);
  });
  fc.assert(property, { numRuns: 150, seed: 16 });
});

function letOneGo(game: TestTournament, lot: (n: number) => number): void {
  const called = game.state.entries.filter(
    ({ state, where, stack }) => where !== null && (state === 'moving' || (state === 'out' && stack > 0)),
  );
  const one = called[lot(Math.max(1, called.length))];
  if (one) game.happens([{ event: 'lifted', tournament: 1, entry: one.id, stack: one.stack }]);
}

it('every seat is as likely to be drawn, and every order', () => {
  const counts = new Map<string, number>();
  for (let seed = 1; seed <= 900; seed += 1) {
    const game = new TestTournament(termsOf({ seats: 3 }), [1], seed * 7919).enter(1, 2, 3).does({ act: 'start' });
    const order = game
      .at(1)
      .map(({ account }) => account.at(-1))
      .join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(count).toBeGreaterThan(90);
});
