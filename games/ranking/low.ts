import { rankOf, suitOf } from '../card.ts';
import { type Cards, cardAt, NO_CARDS, rankBestFive, rankSet, wrongNumber } from './evaluate.ts';
import { ACE_TO_FIVE_ORDER, DEUCE_TO_SEVEN_ORDER } from './order.ts';
import { type FiveCardTables, fiveCardTables } from './tables.ts';

export const ACE_TO_FIVE_TABLES = fiveCardTables(ACE_TO_FIVE_ORDER);
let deuceToSeven: FiveCardTables | null = null;

/**
 * By set of ranks, bit 0 a deuce … bit 12 an ace: the value of the lowest five of them, 0 when there are fewer. Suits
 * do not count here, so the table for cards of one suit serves for all.
 */
export const LOWEST_FIVE: Uint16Array = ACE_TO_FIVE_TABLES.suited;

/** The ranks that make a low of eight or better: ace to eight. 000:4342-4346 */
export const EIGHT_OR_LOWER = 0b1_0000_0111_1111;

/**
 * The value of the lowest five of five to seven cards, ace to five: straights and flushes are ignored, pairs and higher
 * are not. Higher values are better, 5-4-3-2-A best; equal hands split. 000:276-281
 */
export function rankAceToFive(hole: Cards, board: Cards = NO_CARDS): number {
  const lowest = LOWEST_FIVE[rankSet(hole) | rankSet(board)] as number;
  return lowest > 0 ? lowest : rankBestFive(ACE_TO_FIVE_TABLES, hole, board);
}

/** The same, but only with five different ranks of eight or lower: 0 without them. 000:4342-4346 */
export function rankEightOrBetter(hole: Cards, board: Cards = NO_CARDS): number {
  return LOWEST_FIVE[(rankSet(hole) | rankSet(board)) & EIGHT_OR_LOWER] as number;
}

/**
 * The value of the lowest five of five to seven cards, deuce to seven: straights and flushes count against the hand and
 * the ace is always high. Higher values are better, 7-5-4-3-2 not of one suit best; equal hands split. The tables are
 * built with the first hand. 003:458-477
 */
export function rankDeuceToSeven(hole: Cards, board: Cards = NO_CARDS): number {
  deuceToSeven ??= fiveCardTables(DEUCE_TO_SEVEN_ORDER);
  return rankBestFive(deuceToSeven, hole, board);
}

/**
 * The value of a badugi hand of up to four cards: the most cards of which no two share a rank or a suit, then the
 * lowest of them, ace low. Higher values are better, 4-3-2-A of four suits best; equal hands split. The table is built
 * with the first hand.
 */
export function rankBadugi(hole: Cards, board: Cards = NO_CARDS): number {
  if (hole.length === 0 || hole.length > 4 || board.length > 0) throw wrongNumber(hole, board, 'one to four, no board');
  if (badugis.length === 0) badugis = badugiTable();
  const a = badugiBits(hole, 0);
  const b = badugiBits(hole, 1);
  const c = badugiBits(hole, 2);
  const d = badugiBits(hole, 3);
  // More cards are always better: fewer are tried only where these clash.
  return (
    together(a, b, c, d) ||
    Math.max(together(a, b, c, 0), together(a, b, d, 0), together(a, c, d, 0), together(b, c, d, 0)) ||
    Math.max(
      Math.max(together(a, b, 0, 0), together(a, c, 0, 0), together(a, d, 0, 0)),
      Math.max(together(b, c, 0, 0), together(b, d, 0, 0), together(c, d, 0, 0)),
    ) ||
    Math.max(together(a, 0, 0, 0), together(b, 0, 0, 0), together(c, 0, 0, 0), together(d, 0, 0, 0))
  );
}

const RANK_BITS = (1 << 13) - 1;

/** A bit for the rank of a card, the ace lowest, and above those one for its suit; none where there is no such card. */
function badugiBits(cards: Cards, at: number): number {
  if (at >= cards.length) return 0;
  const card = cardAt(cards, at);
  return (1 << ((rankOf(card) + 1) % 13)) | (1 << (13 + suitOf(card)));
}

/**
 * The value of cards that all play; 0 when two of them share a rank or a suit: then the sum of their bits is not their
 * union.
 */
function together(a: number, b: number, c: number, d: number): number {
  const bits = a | b | c | d;
  return bits === a + b + c + d ? (badugis[bits & RANK_BITS] as number) : 0;
}

/** By set of ranks, bit 0 an ace … bit 12 a king, at most four: more are better, then lower ones. Empty until built. */
let badugis: Uint16Array = new Uint16Array(0);

function badugiTable(): Uint16Array {
  const table = new Uint16Array(1 << 13);
  const counts = Uint8Array.from(table);
  for (let set = 1; set < counts.length; set++) counts[set] = (counts[set >> 1] ?? 0) + (set & 1);
  let value = 0;
  for (let cards = 1; cards <= 4; cards++) {
    for (let set = table.length - 1; set > 0; set--) {
      if (counts[set] === cards) table[set] = ++value;
    }
  }
  return table;
}
