import { type Card, rankOf, suitOf } from '../card.ts';
import { type Cards, NO_CARDS, rankBest } from './evaluate.ts';
import { HIGH_ORDER } from './order.ts';
import * as index from './rank-index.ts';
import { fillSevens, sevenCardTables } from './tables.ts';

/** The values of all hands in ordinary high poker. */
export const HIGH_TABLES = sevenCardTables(HIGH_ORDER);

// The engine compiles a module's own constants into its code, but looks up imported and exported ones every time.
const KEYS = index.CARD_KEYS;
const FLUSHES = index.FLUSHES_OF_7;
const ROWS_5 = index.INDEX_5.rows;
const ROWS_7 = index.INDEX_7.rows;
const FIVE = HIGH_TABLES.five;
const SEVEN = HIGH_TABLES.seven;
const SUITED = HIGH_TABLES.suited;
const SUIT_BITS = index.SUIT_BITS;
const SUIT_MASK = index.SUIT_MASK;
const ROW_MASK = index.ROW_MASK;
const ROW_SHIFT = SUIT_BITS + index.ROW_BITS;

/**
 * The value of the best five of seven cards in ordinary high poker: 1 (7-5-4-3-2) … 7,462 (royal flush), higher is
 * better, equal hands split. The fastest ranking; checks nothing. 000:236-273
 */
export function rankHigh7(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): number {
  const sum =
    ((KEYS[a] as number) +
      (KEYS[b] as number) +
      (KEYS[c] as number) +
      (KEYS[d] as number) +
      (KEYS[e] as number) +
      (KEYS[f] as number) +
      (KEYS[g] as number)) |
    0;
  const flush = FLUSHES[sum & SUIT_MASK] as number;
  if (flush > 0) return flushOf7(flush - 1, a, b, c, d, e, f, g);
  const value = SEVEN[(ROWS_7[sum >>> ROW_SHIFT] as number) + ((sum >>> SUIT_BITS) & ROW_MASK)] as number;
  return value > 0 ? value : firstOf7(sum);
}

/** The value of seven cards by the sum of their keys, filling the table first if needed. */
function firstOf7(sum: number): number {
  fillSevens(HIGH_TABLES);
  return SEVEN[(ROWS_7[sum >>> ROW_SHIFT] as number) + ((sum >>> SUIT_BITS) & ROW_MASK)] as number;
}

function flushOf7(suit: number, a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): number {
  let ranks = 0;
  if (suitOf(a) === suit) ranks |= 1 << rankOf(a);
  if (suitOf(b) === suit) ranks |= 1 << rankOf(b);
  if (suitOf(c) === suit) ranks |= 1 << rankOf(c);
  if (suitOf(d) === suit) ranks |= 1 << rankOf(d);
  if (suitOf(e) === suit) ranks |= 1 << rankOf(e);
  if (suitOf(f) === suit) ranks |= 1 << rankOf(f);
  if (suitOf(g) === suit) ranks |= 1 << rankOf(g);
  return SUITED[ranks] as number;
}

/** The value of five cards, on the scale of `rankHigh7`. Checks nothing. */
export function rankHigh5(a: Card, b: Card, c: Card, d: Card, e: Card): number {
  if ((((a ^ b) | (a ^ c) | (a ^ d) | (a ^ e)) & 3) === 0) {
    return SUITED[
      (1 << rankOf(a)) | (1 << rankOf(b)) | (1 << rankOf(c)) | (1 << rankOf(d)) | (1 << rankOf(e))
    ] as number;
  }
  const sum =
    ((KEYS[a] as number) + (KEYS[b] as number) + (KEYS[c] as number) + (KEYS[d] as number) + (KEYS[e] as number)) | 0;
  return FIVE[(ROWS_5[sum >>> ROW_SHIFT] as number) + ((sum >>> SUIT_BITS) & ROW_MASK)] as number;
}

/**
 * The value of the best five of five to seven cards, in the hand and on the board together, on the scale of
 * `rankHigh7`. Throws at other numbers of cards and at anything that is not one of the 52 cards.
 */
export function rankHigh(hole: Cards, board: Cards = NO_CARDS): number {
  return rankBest(HIGH_TABLES, hole, board);
}
