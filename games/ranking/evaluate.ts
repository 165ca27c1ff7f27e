import { type Card, rankOf, suitOf } from '../card.ts';
import { InvariantError } from '../result.ts';
import { CARD_KEYS, cellOf, FLUSHES_OF_7, INDEX_5, INDEX_7, SUIT_BITS, SUIT_MASK } from './rank-index.ts';
import { type FiveCardTables, fillSevens, type SevenCardTables } from './tables.ts';

/** Cards as the rankings take them: distinct cards of the 52, in any order. */
export type Cards = readonly Card[] | Uint8Array;

/** The board of a game that has none. */
export const NO_CARDS: Cards = [];

/** The value of the best five of five to seven cards: seven in one lookup, fewer by leaving cards out. */
export function rankBest(tables: SevenCardTables, hole: Cards, board: Cards): number {
  if (hole.length + board.length !== 7) return rankBestFive(tables, hole, board);
  const sum = keySum(hole) + keySum(board);
  const flush = FLUSHES_OF_7[sum & SUIT_MASK] as number;
  // Seven cards with a flush cannot hold a full house or four of a kind, so nothing outside the suit can do better.
  if (flush > 0) return tables.suited[rankSetOfSuit(flush - 1, hole) | rankSetOfSuit(flush - 1, board)] as number;
  const value = tables.seven[cellOf(INDEX_7, sum >>> SUIT_BITS)] as number;
  if (value > 0) return value;
  fillSevens(tables);
  return tables.seven[cellOf(INDEX_7, sum >>> SUIT_BITS)] as number;
}

/**
 * The value of the best five of five to seven cards, found by leaving the others out one by one. Correct for every
 * order, and fast enough where there is no table for the number of cards.
 */
export function rankBestFive(tables: FiveCardTables, hole: Cards, board: Cards): number {
  const extra = hole.length + board.length - 5;
  if (extra < 0 || extra > 2) throw wrongNumber(hole, board, 'five to seven');
  return leaveOut(tables, hole, board, 0, extra, keySum(hole) + keySum(board), rankBits(hole) + rankBits(board));
}

/** `sum` adds up the keys of the cards not yet left out; `bits` has a bit for the rank of each of them. */
function leaveOut(
  tables: FiveCardTables,
  hole: Cards,
  board: Cards,
  from: number,
  extra: number,
  sum: number,
  bits: number,
): number {
  if (extra === 0) return valueOfFive(tables, sum, bits);
  let best = 0;
  for (let i = from; i < hole.length + board.length; i++) {
    const card = i < hole.length ? cardAt(hole, i) : cardAt(board, i - hole.length);
    const key = CARD_KEYS[card] as number;
    const value = leaveOut(tables, hole, board, i + 1, extra - 1, sum - key, bits - (1 << rankOf(card)));
    if (value > best) best = value;
  }
  return best;
}

/** Five cards of a suit have five ranks, so the sum of their bits is the set of them. */
function valueOfFive(tables: FiveCardTables, sum: number, bits: number): number {
  const suits = sum & SUIT_MASK;
  const oneSuit = suits === 0 || suits === 5 || suits === 5 << 3 || suits === 5 << 6;
  return (oneSuit ? tables.suited[bits] : tables.five[cellOf(INDEX_5, sum >>> SUIT_BITS)]) as number;
}

/** The sum of the cards' keys. */
function keySum(cards: Cards): number {
  let sum = 0;
  for (let i = 0; i < cards.length; i++) sum += CARD_KEYS[cardAt(cards, i)] as number;
  return sum;
}

function rankBits(cards: Cards): number {
  let bits = 0;
  for (let i = 0; i < cards.length; i++) bits += 1 << rankOf(cardAt(cards, i));
  return bits;
}

/** The ranks of the cards as a set: bit 0 a deuce … bit 12 an ace. */
export function rankSet(cards: Cards): number {
  let set = 0;
  for (let i = 0; i < cards.length; i++) set |= 1 << rankOf(cardAt(cards, i));
  return set;
}

/** The ranks held in one suit, as a set. */
export function rankSetOfSuit(suit: number, cards: Cards): number {
  let set = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cardAt(cards, i);
    if (suitOf(card) === suit) set |= 1 << rankOf(card);
  }
  return set;
}

/** One of the cards. Throws when it is not one of the 52: these rankings do not allow jokers. */
export function cardAt(cards: Cards, at: number): Card {
  const card = cards[at];
  if (card !== undefined && card >= 0 && card <= 51) return card;
  throw new InvariantError(`card ${card} has no rank: expected 0 … 51`);
}

/** Too many or too few cards are a programmer's mistake. */
export const wrongNumber = (hole: Cards, board: Cards, expected: string): InvariantError =>
  new InvariantError(`${hole.length} cards and a board of ${board.length} cannot be ranked: expected ${expected}`);
