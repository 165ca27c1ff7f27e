import { type HandOrder, SHAPES, straightsOf } from './order.ts';
import { cellOf, eachHand, INDEX_5, INDEX_7, layOutSevens, RANK_KEYS } from './rank-index.ts';

/** The value of every hand of five cards under one order: higher is better, from 1 up without gaps. */
export interface FiveCardTables {
  /** By cell of `INDEX_5`: five cards not of one suit. */
  readonly five: Uint16Array;
  /** By set of ranks held in one suit, bit 0 a deuce … bit 12 an ace, five or more: the best five of them. */
  readonly suited: Uint16Array;
}

/** Numbers the hands of five from the weakest to the strongest. */
export function fiveCardTables(order: HandOrder): FiveCardTables {
  const five = new Uint16Array(INDEX_5.cells);
  const suited = new Uint16Array(1 << 13);
  const straights = straightsOf(order);
  // Where flushes do not count, cards of one suit have the same value as others of the same ranks.
  const suitedKinds = order.categories.includes('flush') ? ['flush', 'straight flush'] : ['no pair'];
  let value = 0;
  for (const category of order.categories) {
    const inSuit = suitedKinds.includes(category);
    const anySuits = !category.endsWith('flush');
    const number = (set: number, sum: number): void => {
      value++;
      if (inSuit) suited[set] = value;
      if (anySuits) five[cellOf(INDEX_5, sum)] = value;
    };
    if (category.startsWith('straight')) {
      for (const set of straights) number(set, keysOf(set));
    } else {
      eachOfShape(SHAPES[category], order.aceLow, (set, sum) => {
        if (!straights.includes(set)) number(set, sum);
      });
    }
  }
  if (order.lowWins) for (const table of [five, suited]) reverse(table, value);
  spreadToLargerSets(suited);
  return { five, suited };
}

/** Calls back for every hand of a shape, lowest first, with its ranks as a set and the sum of their keys. */
function eachOfShape(shape: readonly number[], aceLow: boolean, visit: (set: number, sum: number) => void): void {
  const fill = (group: number, below: number, set: number, sum: number): void => {
    const count = shape[group];
    if (count === undefined) {
      visit(set, sum);
      return;
    }
    for (let height = 0; height < below; height++) {
      const rank = aceLow ? (height + 12) % 13 : height;
      if ((set & (1 << rank)) !== 0) continue;
      // Groups of the same size descend, so that each hand comes once.
      const next = shape[group + 1] === count ? height : 13;
      fill(group + 1, next, set | (1 << rank), sum + count * (RANK_KEYS[rank] ?? 0));
    }
  };
  fill(0, 13, 0, 0);
}

const keysOf = (set: number): number => RANK_KEYS.reduce((sum, key, rank) => sum + ((set >> rank) & 1) * key, 0);

/** Reverses the order of values. */
function reverse(values: Uint16Array, highest: number): void {
  values.forEach((value, at) => {
    if (value > 0) values[at] = highest + 1 - value;
  });
}

/** A set of six or more ranks has the value of the best set that leaves one of its ranks out. */
function spreadToLargerSets(values: Uint16Array): void {
  for (let set = 0; set < values.length; set++) {
    let best = values[set] ?? 0;
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const without = values[set & ~(rest & -rest)] ?? 0;
      if (without > best) best = without;
    }
    values[set] = best;
  }
}

/** The same with a table for seven cards, for the games that rank them all the time. */
export interface SevenCardTables extends FiveCardTables {
  /** By cell of `INDEX_7`: the best five of seven cards of which no five share a suit. All 0 until `fillSevens`. */
  readonly seven: Uint16Array;
  /** The lowest rank in the deck. */
  readonly lowest: number;
}

export const sevenCardTables = (order: HandOrder, lowest = 0): SevenCardTables => ({
  ...fiveCardTables(order),
  seven: new Uint16Array(INDEX_7.cells),
  lowest,
});

const filled = new WeakSet<SevenCardTables>();

/**
 * Fills the table for seven cards, unless already done: with the first hand of seven, which has no value before, so
 * that a table that starts in the middle of a hand does not wait for it. Seven cards have the value of the best hand of
 * five that leaves two of them out.
 */
export function fillSevens(tables: SevenCardTables): void {
  if (filled.has(tables)) return;
  filled.add(tables);
  layOutSevens();
  const { five, seven, lowest } = tables;
  const keys = new Int32Array(7);
  eachHand(7, lowest, (sum, counts) => {
    let ranks = 0;
    let best = 0;
    for (let rank = lowest; rank < 13; rank++) {
      const count = counts[rank] ?? 0;
      if (count === 0) continue;
      const key = RANK_KEYS[rank] ?? 0;
      keys[ranks++] = key;
      // With each rank below it, and with itself where there are two of it.
      for (let other = count > 1 ? ranks - 1 : ranks - 2; other >= 0; other--) {
        const value = five[cellOf(INDEX_5, sum - key - (keys[other] ?? 0))] ?? 0;
        if (value > best) best = value;
      }
    }
    seven[cellOf(INDEX_7, sum)] = best;
  });
}
