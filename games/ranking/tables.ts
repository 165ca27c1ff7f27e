import { type HandOrder, judgeOf } from './order.ts';
import { cellOf, eachHand, INDEX_5, INDEX_7, RANK_KEYS } from './rank-index.ts';

/** The value of every hand of five cards under one order: greater is better, from 1 up without gaps. */
export interface FiveCardTables {
  /** By cell of `INDEX_5`: five cards not of one suit. */
  readonly five: Uint16Array;
  /** By set of ranks held in one suit, bit 0 a deuce … bit 12 an ace, five or more: the best five of them. */
  readonly suited: Uint16Array;
}

/** Numbers the five-card hands by strength, equal hands alike, beginning with 1. */
export function fiveCardTables(order: HandOrder): FiveCardTables {
  const { strength } = judgeOf(order);
  const five = new Uint16Array(INDEX_5.cells);
  const suited = new Uint16Array(1 << 13);
  const places: { readonly table: Uint16Array; readonly at: number }[] = [];
  const strengths: number[] = [];
  eachHand(5, 0, (sum, counts) => {
    places.push({ table: five, at: cellOf(INDEX_5, sum) });
    strengths.push(strength(counts, false));
    if (counts.some((count) => count > 1)) return;
    places.push({ table: suited, at: counts.reduce((set, count, rank) => set | (count << rank), 0) });
    strengths.push(strength(counts, true));
  });

  // Strength and place in one number each, since numbers sort many times faster than objects.
  const sorted = Float64Array.from(strengths, (value, i) => value * places.length + i).sort();
  let value = 0;
  let last = -1;
  for (const both of sorted) {
    const place = places[both % places.length];
    const height = Math.floor(both / places.length);
    if (height > last) value++;
    last = height;
    if (place) place.table[place.at] = value;
  }
  spreadToLargerSets(suited);
  return { five, suited };
}

/** A set of six ranks or more is worth the best of the sets that leave one of its ranks out. */
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
  /** By cell of `INDEX_7`: the best five of seven cards of which no five share a suit. */
  readonly seven: Uint16Array;
}

/** `lowest` is the lowest rank in the deck. */
export function sevenCardTables(order: HandOrder, lowest = 0): SevenCardTables {
  const tables = fiveCardTables(order);
  return { ...tables, seven: bestOfSeven(tables.five, lowest) };
}

/** Seven cards are worth the best of the five-card hands that leave two of them out. */
function bestOfSeven(five: Uint16Array, lowest: number): Uint16Array {
  const seven = new Uint16Array(INDEX_7.cells);
  eachHand(7, lowest, (sum, counts) => {
    let best = 0;
    for (let high = 12; high >= lowest; high--) {
      const count = counts[high] ?? 0;
      if (count === 0) continue;
      const six = sum - (RANK_KEYS[high] ?? 0);
      for (let low = count > 1 ? high : high - 1; low >= lowest; low--) {
        if (counts[low] === 0) continue;
        const value = five[cellOf(INDEX_5, six - (RANK_KEYS[low] ?? 0))] ?? 0;
        if (value > best) best = value;
      }
    }
    seven[cellOf(INDEX_7, sum)] = best;
  });
  return seven;
}
