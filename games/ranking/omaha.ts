import { rankOf, suitOf } from '../card.ts';
import { type Cards, cardAt, rankSetOfSuit, wrongNumber } from './evaluate.ts';
import { HIGH_TABLES } from './high.ts';
import { EIGHT_OR_LOWER, LOWEST_FIVE } from './low.ts';
import * as index from './rank-index.ts';

// The engine compiles a module's own constants into its code, but looks imported ones up each time.
const KEYS = index.CARD_KEYS;
const SUIT_BITS = index.SUIT_BITS;
const ROWS = index.INDEX_5.rows;
const ROW_BITS = index.ROW_BITS;
const ROW_MASK = index.ROW_MASK;
const FIVE = HIGH_TABLES.five;
const SUITED = HIGH_TABLES.suited;
const LOW = LOWEST_FIVE;

/** Room for every two of six hole cards and every three of five board cards. */
const pairs = new Int32Array(15);
const triples = new Int32Array(10);

/**
 * The value of the best high hand of exactly two hole cards and exactly three board cards, on the scale of `rankHigh7`.
 * Four to six hole cards, a board of three to five. Throws at other numbers. 000:4294-4296
 */
export function rankOmahaHigh(hole: Cards, board: Cards): number {
  checkNumbers(hole, board);
  const pairCount = sumPairs(hole);
  const tripleCount = sumTriples(board);
  let best = 0;
  for (let i = 0; i < pairCount; i++) {
    const pair = pairs[i] as number;
    for (let j = 0; j < tripleCount; j++) {
      const sum = pair + (triples[j] as number);
      const value = FIVE[(ROWS[sum >>> ROW_BITS] as number) + (sum & ROW_MASK)] as number;
      if (value > best) best = value;
    }
  }
  const suit = flushSuit(hole, board);
  return suit < 0 ? best : Math.max(best, bestFlush(suit, hole, board));
}

/**
 * The value of the lowest hand of exactly two hole cards and exactly three board cards, five different ranks of eight
 * or lower, on the scale of `rankEightOrBetter`; 0 when there is none. 000:4296-4297, 4342-4346
 */
export function rankOmahaEightOrBetter(hole: Cards, board: Cards): number {
  checkNumbers(hole, board);
  const tripleCount = lowTriples(board);
  if (tripleCount === 0) return 0;
  let best = 0;
  for (let b = 1; b < hole.length; b++) {
    for (let a = 0; a < b; a++) {
      const pair = lowRank(hole, a) | lowRank(hole, b);
      for (let j = 0; j < tripleCount; j++) {
        const value = LOW[pair | (triples[j] as number)] as number;
        if (value > best) best = value;
      }
    }
  }
  return best;
}

function checkNumbers(hole: Cards, board: Cards): void {
  const fits = hole.length >= 4 && hole.length <= 6 && board.length >= 3 && board.length <= 5;
  if (!fits) throw wrongNumber(hole, board, 'four to six, a board of three to five');
}

/** Fills `pairs` with the sums of the rank keys of every two cards, and returns how many there are. */
function sumPairs(hole: Cards): number {
  let count = 0;
  for (let b = 1; b < hole.length; b++) {
    for (let a = 0; a < b; a++) pairs[count++] = rankKey(hole, a) + rankKey(hole, b);
  }
  return count;
}

/** Fills `triples` with the sums of the rank keys of every three cards, and returns how many there are. */
function sumTriples(board: Cards): number {
  let count = 0;
  for (let c = 2; c < board.length; c++) {
    for (let b = 1; b < c; b++) {
      const two = rankKey(board, b) + rankKey(board, c);
      for (let a = 0; a < b; a++) triples[count++] = two + rankKey(board, a);
    }
  }
  return count;
}

/** Fills `triples` with the sets of every three different low ranks, and returns how many there are. */
function lowTriples(board: Cards): number {
  let count = 0;
  for (let c = 2; c < board.length; c++) {
    for (let b = 1; b < c; b++) {
      const two = lowRank(board, b) | lowRank(board, c);
      for (let a = 0; a < b; a++) {
        const set = two | lowRank(board, a);
        const lessOne = set & (set - 1);
        if ((lessOne & (lessOne - 1)) !== 0) triples[count++] = set;
      }
    }
  }
  return count;
}

const lowRank = (cards: Cards, at: number): number => (1 << rankOf(cardAt(cards, at))) & EIGHT_OR_LOWER;

const rankKey = (cards: Cards, at: number): number => (KEYS[cardAt(cards, at)] as number) >>> SUIT_BITS;

/** The suit of which the board has three cards and the hand two, −1 when there is none. There cannot be two. */
function flushSuit(hole: Cards, board: Cards): number {
  // Four bits per suit: adding 6 or 5 carries into the highest of them from two or from three cards on.
  const both = (countSuits(hole) + 0x6666) & (countSuits(board) + 0x5555) & 0x8888;
  return both === 0 ? -1 : (31 - Math.clz32(both)) >> 2;
}

function countSuits(cards: Cards): number {
  let counts = 0;
  for (let i = 0; i < cards.length; i++) counts += 1 << (4 * suitOf(cardAt(cards, i)));
  return counts;
}

/** The best flush of two hole cards and three board cards. */
function bestFlush(suit: number, hole: Cards, board: Cards): number {
  let best = 0;
  const held = rankSetOfSuit(suit, hole);
  const shared = rankSetOfSuit(suit, board);
  for (let b = held; b !== 0; b &= b - 1) {
    for (let a = b & (b - 1); a !== 0; a &= a - 1) {
      const value = bestWithBoard(lowestBit(a) | lowestBit(b), shared);
      if (value > best) best = value;
    }
  }
  return best;
}

/** The best flush of two ranks and any three of the board's. */
function bestWithBoard(two: number, shared: number): number {
  let best = 0;
  for (let c = shared; c !== 0; c &= c - 1) {
    for (let b = c & (c - 1); b !== 0; b &= b - 1) {
      for (let a = b & (b - 1); a !== 0; a &= a - 1) {
        const value = SUITED[two | lowestBit(a) | lowestBit(b) | lowestBit(c)] as number;
        if (value > best) best = value;
      }
    }
  }
  return best;
}

const lowestBit = (set: number): number => set & -set;
