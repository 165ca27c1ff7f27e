/**
 * A director who moves players, breaks tables, sets levels and plays hand for hand, whenever it is most in the way, while players
 * enter, go out and are on the way: everybody who is in has a seat or is about to get one, and the tournament ends.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundIsOver } from '../../../../main/house/tournament/hand-for-hand.ts';
import { poolOf } from '../../../../main/house/tournament/prizes.ts';
import type { Tournament } from '../../../../main/house/tournament/record.ts';
import { tablesInPlay } from '../../../../main/house/tournament/seating.ts';
import { chipsInPlay, entered, inPlay } from '../../../../main/house/tournament/standing.ts';
import { repeated } from '../../../repeated.ts';
import { lots, TestTournament, termsOf } from './made-up.ts';

const TABLES = [3, 5, 8, 13];

/** Seats are held once, chips are all there, and whoever is on the way waits for somebody who has not left a seat yet. */
function sound(state: Tournament): void {
  const stacks = state.entries.reduce((all, { state: is, stack }) => all + (is === 'registered' ? 0 : stack), 0);
  expect(stacks).toBe(chipsInPlay(state));
  const places = state.entries.flatMap(({ where, to }) => [
    ...(where ? [`${where.table} ${where.seat}`] : []),
    ...(to?.seat && (to.table !== where?.table || to.seat !== where.seat) ? [`${to.table} ${to.seat}`] : []),
  ]);
  expect(new Set(places).size).toBe(places.length);
  if (state.status !== 'playing') return;
  const called = state.entries.filter(({ state: is }) => is === 'moving');
  const isWaiting = called.some(({ where, to }) => where !== null && to?.seat === null);
  for (const { id, where, to } of called) {
    if (where === null) expect({ id, seat: to?.seat, isWaiting }).toEqual({ id, seat: null, isWaiting: true });
  }
  for (const { id, state: is, where } of state.entries) {
    if (is === 'playing') expect({ id, sits: where !== null }).toEqual({ id, sits: true });
    if (is === 'registered') expect({ id, is }).toEqual({ id, is: 'seated' });
  }
}

/** The tables that may deal a hand now, and in which round. */
function dealing({ state, at }: { readonly state: Tournament; at(table: number): readonly unknown[] }): number[] {
  const { handForHand: on, paused, rest } = state;
  if (paused !== null || rest !== null) return [];
  const full = tablesInPlay(state).filter((table) => at(table).length > 1);
  return on === undefined ? full : on.round === 0 ? [] : full.filter((table) => !on.done.includes(table));
}

function hand(game: TestTournament, lot: (n: number) => number): boolean {
  const tables = dealing({ state: game.state, at: (table) => game.at(table) });
  const table = tables[lot(Math.max(1, tables.length))];
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
  const round = game.state.handForHand?.round;
  const nextBig = there[lot(there.length)]?.id ?? null;
  game.hand(table, after, round === undefined ? { nextBig } : { nextBig, round });
  return true;
}

function letOneGo(game: TestTournament, lot: (n: number) => number): boolean {
  const called = game.state.entries.filter(
    ({ state, where, stack }) => where !== null && (state === 'moving' || (state === 'out' && stack > 0)),
  );
  const one = called[lot(Math.max(1, called.length))];
  if (one) game.happens([{ event: 'lifted', tournament: 1, entry: one.id, stack: one.stack }]);
  return one !== undefined;
}

function someReady(game: TestTournament): boolean {
  const on = game.state.handForHand;
  if (on === undefined || on.round !== 0 || roundIsOver(game.state)) return false;
  const table = tablesInPlay(game.state).find((one) => !on.done.includes(one));
  if (table !== undefined) game.ready(table);
  return table !== undefined;
}

function directs(game: TestTournament, lot: (n: number) => number): void {
  const { state } = game;
  const entry = lot(state.entries.length + 1);
  const table = TABLES[lot(TABLES.length)] ?? 3;
  const reason = 'as the lot has it';
  switch (lot(9)) {
    case 0:
    case 1:
      game.try({ act: 'move', entry, to: { table, seat: lot(state.terms.seats) + 1 }, reason });
      return;
    case 2:
    case 3:
      game.try({ act: 'break table', table, reason });
      return;
    case 4:
      game.try({ act: 'level', level: lot(state.terms.levels.length) + 1, reason });
      return;
    case 5:
      game.try({ act: 'hand for hand', on: lot(2) === 0, reason });
      return;
    case 6:
      game.try({ act: 'pause', reason });
      return;
    case 7:
      game.try({ act: 'disqualify', entry, reason });
      return;
    default:
      game.try({ act: 'withdraw', entry, reason });
  }
}

it('whatever the director does and when, nobody is left without a seat, and it ends with all prizes', () => {
  const scenario = fc.record({
    seed: fc.integer({ min: 1 }),
    seats: fc.integer({ min: 2, max: 6 }),
    players: fc.integer({ min: 2, max: 20 }),
    late: fc.integer({ min: 0, max: 2 }),
    handForHand: fc.boolean(),
  });
  const property = fc.property(scenario, ({ seed, seats, players, late, handForHand }) => {
    const lot = lots(seed);
    const breaks = [{ after: 1, minutes: 5 }];
    const terms = termsOf({ seats, lateThrough: late, reentries: late === 0 ? 0 : 1, handForHand, breaks });
    const game = new TestTournament(terms, TABLES, seed + 1);
    game.enter(...Array.from({ length: Math.min(players, seats * TABLES.length) }, (_, nth) => nth));
    game.does({ act: 'start' });
    for (let step = 0; game.state.status === 'playing' && step < 3000; step += 1) {
      sound(game.state);
      const act = lot(12);
      if (act < 2) directs(game, lot);
      else if (act === 2) game.passes(lot(30) * 60_000);
      else if (act === 3) game.try({ act: 'enter', account: String(1_000_000 + lot(40)) });
      else if (act < 7) letOneGo(game, lot);
      else if (act === 7) game.try({ act: 'go on' });
      else if (!hand(game, lot) && !someReady(game) && !letOneGo(game, lot)) {
        game.try({ act: 'go on' });
        game.passes(60_000);
      }
    }
    sound(game.state);
    const { state } = game;
    expect(state.status).toBe('over');
    const wasDisqualified = state.entries.some(({ out }) => out !== null && out.why !== null);
    // A player who is disqualified during a hand may win it from the last others.
    expect([1, wasDisqualified ? 0 : 1]).toContain(inPlay(state).length);
    const all = entered(state);
    expect((state.prizes ?? []).map(({ entry }) => entry).toSorted((a, b) => a - b)).toEqual(all.map(({ id }) => id));
    expect((state.prizes ?? []).reduce((sum, { amount }) => sum + amount, 0)).toBe(poolOf(state));
  });
  fc.assert(property, { numRuns: repeated(100, 3000), seed: 30 });
});
