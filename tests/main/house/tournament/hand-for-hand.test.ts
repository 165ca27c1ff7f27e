/** Hand for hand: one hand at every table, and whoever goes out in it is told apart by the chips at its start. */
import { expect, it } from 'vitest';
import type { TournamentTerms } from '../../../../main/house/tournament/record.ts';
import { finished } from '../../../../main/house/tournament/standing.ts';
import { FACTS, TestTournament, termsOf } from './made-up.ts';

const REASON = { reason: 'the bubble' };

/** Six players at two tables, two places paid. */
function six(terms: Partial<TournamentTerms> = {}): TestTournament {
  const test = new TestTournament(termsOf({ seats: 3, ...terms }), [1, 2]);
  return test.enter(1, 2, 3, 4, 5, 6).does({ act: 'start' });
}

/** One more is out, and the tables stay two: seats for three, so five need both. */
function five(terms: Partial<TournamentTerms> = {}): TestTournament {
  const prizes = [
    { from: 2, parts: [1] },
    { from: 5, parts: [4, 3, 2, 1] },
  ];
  const test = six({ prizes, ...terms });
  const [a, b] = test.at(1);
  if (!a || !b) throw new Error('two players');
  test.hand(1, { [a.id]: 2000, [b.id]: 0 });
  return test;
}

const roundOf = (test: TestTournament): number | undefined => test.state.handForHand?.round;

it('waits for the hands that are played, then has every table play one, again and again', () => {
  const test = six().does({ act: 'hand for hand', on: true, ...REASON });
  expect(roundOf(test)).toBe(0);
  test.ready(1);
  // The other table still finishes the hand that it was playing.
  expect(roundOf(test)).toBe(0);
  test.hand(2, {});
  expect(roundOf(test)).toBe(0);
  test.ready(2);
  expect(roundOf(test)).toBe(1);
  test.hand(1, {}, { round: 1 });
  expect(test.state.handForHand).toMatchObject({ round: 1, done: [1], out: null });
  test.hand(2, {}, { round: 1 });
  expect(test.state.handForHand).toMatchObject({ round: 2, done: [] });
});

it('of those who go out in one round the one with more chips is higher, and equal chips share the place', () => {
  const outOf = (chips: readonly [number, number]) => {
    const test = six().does({ act: 'hand for hand', on: true, ...REASON });
    for (const table of [1, 2]) {
      const [a, b] = test.at(table);
      const more = table === 1 ? chips[0] : chips[1];
      if (a && b) test.hand(table, { [a.id]: more, [b.id]: 2000 - more });
    }
    for (const table of [1, 2]) test.ready(table);
    const gone = [1, 2].map((table) => {
      const [a, b] = test.at(table);
      if (!a || !b) throw new Error('two players');
      // The table that ends its hand later must not be placed higher for that.
      test.hand(table, { [a.id]: 0, [b.id]: b.stack + a.stack }, { round: 1 });
      return a.id;
    });
    const places = finished(test.state).map(({ place, entries }) => [
      place,
      entries.map(({ id }) => gone.indexOf(id)).toSorted(),
    ]);
    expect(new Set(test.state.entries.flatMap(({ out }) => (out === null ? [] : [out.order])))).toEqual(new Set([1]));
    return places;
  };
  expect(outOf([900, 400])).toEqual([
    [5, [0]],
    [6, [1]],
  ]);
  expect(outOf([400, 900])).toEqual([
    [5, [1]],
    [6, [0]],
  ]);
  expect(outOf([700, 700])).toEqual([[5, [0, 1]]]);
});

it('begins by itself with one to go before the prizes, where the terms say so, and ends with the bubble', () => {
  expect(five().state.handForHand).toBeUndefined();
  const test = five({ handForHand: true });
  expect(test.state.handForHand).toMatchObject({ round: 0, bubble: true });
  for (const table of [1, 2]) test.ready(table);
  const [a, b] = test.at(1);
  const [c, d] = test.at(2);
  if (!a || !b || !c || !d) throw new Error('four players');
  // The bubble bursts at one table; the other one plays the same hand to its end first.
  test.hand(1, { [a.id]: 0, [b.id]: a.stack + b.stack }, { round: 1 });
  expect(roundOf(test)).toBe(1);
  expect(test.events.some(({ event }) => event === 'called')).toBe(false);
  test.hand(2, { [c.id]: 0, [d.id]: c.stack + d.stack }, { round: 1 });
  // All draw new seats at the last table, and nobody waits for anybody there.
  test.letGo();
  expect(test.state.handForHand).toBeUndefined();
  const [fourth] = finished(test.state);
  expect(fourth?.place).toBe(4);
});

it('nobody moves between tables in the middle of a round', () => {
  const test = six({ seats: 6 });
  const used = new Set(test.state.entries.map(({ where }) => where?.table));
  expect(used.size).toBe(1);
  const two = new TestTournament(termsOf({ seats: 4 }), [1, 2]).enter(1, 2, 3, 4, 5, 6, 7, 8).does({ act: 'start' });
  two.does({ act: 'hand for hand', on: true, ...REASON });
  for (const table of [1, 2]) two.ready(table);
  const [a, b, c] = two.at(1);
  if (!a || !b || !c) throw new Error('three players');
  two.hand(1, { [a.id]: 0, [b.id]: 0, [c.id]: 3000 }, { round: 1 });
  expect(two.state.entries.every(({ state }) => state !== 'moving')).toBe(true);
  two.hand(2, {}, { round: 1 });
  expect(two.state.entries.filter(({ state }) => state === 'moving')).toHaveLength(1);
  expect(roundOf(two)).toBe(1);
  two.letGo();
  expect(roundOf(two)).toBe(2);
});

it('the director begins and ends it, with a reason, and it does not begin again by itself', () => {
  const test = five({ handForHand: true });
  expect(test.try({ act: 'hand for hand', on: true, ...REASON })).toBe('on');
  test.does({ act: 'hand for hand', on: false, ...REASON }).passes(1);
  expect(test.state).toMatchObject({ noHandForHand: true });
  expect(test.state.handForHand).toBeUndefined();
  expect(test.try({ act: 'hand for hand', on: false, ...REASON })).toBe('not on');
  expect(test.try({ act: 'hand for hand', on: true, ...REASON }, { ...FACTS, knowsRounds: () => false })).toBe(
    'old table',
  );
  const one = six({ seats: 6 });
  expect(one.try({ act: 'hand for hand', on: true, ...REASON })).toBe('one table');
});

it('ends where one table is left', () => {
  const test = six({ seats: 3 }).does({ act: 'hand for hand', on: true, ...REASON });
  for (const table of [1, 2]) test.ready(table);
  for (let round = roundOf(test); round !== undefined; round = roundOf(test)) {
    for (const table of [1, 2]) {
      const [a, b] = test.at(table);
      if (a && b) test.hand(table, { [a.id]: a.stack + b.stack, [b.id]: 0 }, { round });
    }
    test.letGo();
  }
  expect(test.state.handForHand).toBeUndefined();
  expect(new Set(test.state.entries.flatMap(({ where, stack }) => (stack > 0 ? [where?.table] : []))).size).toBe(1);
});
