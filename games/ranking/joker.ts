/**
 * Five cards with at most one joker. For high it is an ace, or completes a straight, a flush or a straight flush
 * (000:3750-3821, 001:1266-1267, 003:842-843); for low it is the lowest card that the hand does not have (000:3828,
 * 003:393).
 */
import { type Card, isJoker, rankOf } from '../card.ts';
import { type Cards, wrongNumber } from './evaluate.ts';
import { HIGH_TABLES, rankHigh5 } from './high.ts';
import { ACE_TO_FIVE_TABLES, EIGHT_OR_LOWER, LOWEST_FIVE } from './low.ts';
import { HIGH_ORDER, straightsOf } from './order.ts';
import { cellOf, INDEX_5, RANK_KEYS } from './rank-index.ts';

const ACE = 12;
const ALL_RANKS = (1 << 13) - 1;

/** The value of five aces, next above a royal flush. */
export const FIVE_ACES = 7463;

/** By set of four ranks: the value of four such cards with the joker, not all of one suit, and all of one suit. */
interface BugTables {
  readonly offSuit: Uint16Array;
  readonly oneSuit: Uint16Array;
}

/** Built for the first hand that has the joker and four other ranks: few tables play a game with one. */
let bugTables: BugTables | null = null;

function makeBugTables(): BugTables {
  const [offSuit, oneSuit] = [new Uint16Array(1 << 13), new Uint16Array(1 << 13)];
  const straights = straightsOf(HIGH_ORDER);
  for (let set = 0; set <= ALL_RANKS; set++) {
    if (countOf(set) !== 4) continue;
    for (let rank = 0; rank <= ACE; rank++) {
      const whole = set | (1 << rank);
      // A flush takes the highest card that it lacks, a straight flush the card that makes it: never a second ace.
      if (whole !== set) oneSuit[set] = Math.max(oneSuit[set] ?? 0, HIGH_TABLES.suited[whole] ?? 0);
      if (rank === ACE || straights.includes(whole)) {
        const value = HIGH_TABLES.five[cellOf(INDEX_5, keysOf(set) + (RANK_KEYS[rank] ?? 0))] ?? 0;
        offSuit[set] = Math.max(offSuit[set] ?? 0, value);
      }
    }
  }
  return { offSuit, oneSuit };
}

function countOf(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function keysOf(set: number): number {
  return RANK_KEYS.reduce((sum, key, rank) => sum + ((set >> rank) & 1) * key, 0);
}

/**
 * The joker as a bug, for high: 1 … 7,462 as `rankHigh`, and 7,463 for five aces. Throws at any other number than five
 * cards.
 */
export function rankBug(hole: Cards, board: Cards): number {
  if (hole.length !== 5 || board.length !== 0) throw wrongNumber(hole, board, 'five, no board');
  const [a, b, c, d, e] = hole as unknown as [Card, Card, Card, Card, Card];
  if (isJoker(a)) return withBug(b, c, d, e);
  if (isJoker(b)) return withBug(a, c, d, e);
  if (isJoker(c)) return withBug(a, b, d, e);
  if (isJoker(d)) return withBug(a, b, c, e);
  if (isJoker(e)) return withBug(a, b, c, d);
  return rankHigh5(a, b, c, d, e);
}

function withBug(a: Card, b: Card, c: Card, d: Card): number {
  const set = (1 << rankOf(a)) | (1 << rankOf(b)) | (1 << rankOf(c)) | (1 << rankOf(d));
  const ranks = countOf(set);
  if (ranks === 4) {
    const oneSuit = (((a ^ b) | (a ^ c) | (a ^ d)) & 3) === 0;
    bugTables ??= makeBugTables();
    return (oneSuit ? bugTables.oneSuit : bugTables.offSuit)[set] as number;
  }
  if (set === 1 << ACE) return FIVE_ACES;
  const keys = keyOf(a) + keyOf(b) + keyOf(c) + keyOf(d) + (RANK_KEYS[ACE] as number);
  return HIGH_TABLES.five[cellOf(INDEX_5, keys)] as number;
}

const keyOf = (card: Card): number => RANK_KEYS[rankOf(card)] as number;

/** The joker's rank in a low hand: the lowest missing rank, the ace before the deuce. */
export function lowestMissing(set: number): number {
  if ((set & (1 << ACE)) === 0) return ACE;
  let rank = 0;
  while ((set & (1 << rank)) !== 0) rank++;
  return rank;
}

/** Ace to five with the joker, on the scale of `rankAceToFive`. Throws at any other number than five cards. */
export function rankJokerLow(hole: Cards, board: Cards): number {
  if (hole.length !== 5 || board.length !== 0) throw wrongNumber(hole, board, 'five, no board');
  let set = 0;
  let keys = 0;
  let joker = false;
  for (let i = 0; i < 5; i++) {
    const card = hole[i] as Card;
    if (isJoker(card)) joker = true;
    else {
      set |= 1 << rankOf(card);
      keys += keyOf(card);
    }
  }
  const missing = lowestMissing(set);
  if (joker) {
    set |= 1 << missing;
    keys += RANK_KEYS[missing] as number;
  }
  const lowest = LOWEST_FIVE[set] as number;
  return lowest > 0 ? lowest : (ACE_TO_FIVE_TABLES.five[cellOf(INDEX_5, keys)] as number);
}

/** The same, but only with five different ranks of eight or lower: 0 without them (001:1280-1285). */
export function rankJokerEightOrBetter(hole: Cards, board: Cards): number {
  const value = rankJokerLow(hole, board);
  return value >= WORST_EIGHT ? value : 0;
}

/** The value of 8-7-6-5-4, and of 7-6-5-4-3. */
const WORST_EIGHT = LOWEST_FIVE[EIGHT_OR_LOWER & ~0b11 & ~(1 << ACE)] as number;
export const WORST_SEVEN = LOWEST_FIVE[0b11_1110] as number;

/** The card that the joker represents with four others: one that gives them their value. Null where there is none. */
export function standInFor(
  five: readonly Card[],
  rank: (five: readonly Card[]) => number,
  value: number,
): { readonly joker: Card; readonly card: Card } | null {
  const joker = five.find(isJoker);
  if (joker === undefined) return null;
  const others = five.filter((card) => card !== joker);
  for (let card = 51; card >= 0; card--) {
    if (!others.includes(card) && rank([...others, card]) === value) return { joker, card };
  }
  return null;
}
