import { rankOf, standardDeck, suitOf } from '../card.ts';

/**
 * Where a hand's ranks, without suits, are found in a table.
 *
 * Each rank has a key, and the keys of a hand's cards add up to a number no other hand of that size has: the order of
 * the cards does not matter and nothing needs sorting. The sums are few and far between (49,205 among eight million for
 * seven cards), so their space is cut into rows of 1,024 and the rows overlap one another, each shifted until its sums
 * fall on cells that no other row uses. `rows[sum >>> 10] + (sum & 1023)` is then the hand's own cell.
 */
export interface RankIndex {
  /** Cards in a hand. */
  readonly cards: number;
  /** How far each row is shifted. */
  readonly rows: Int32Array;
  /** Cells a table must have. */
  readonly cells: number;
}

/**
 * The smallest whole numbers, found one after another from the deuce up, for which no two hands of equal size, of five
 * or of seven cards with at most four of a rank, have the same sum.
 */
export const RANK_KEYS: readonly number[] = [
  0, 1, 5, 22, 98, 453, 2_031, 8_698, 22_854, 83_661, 262_349, 636_345, 1_479_181,
];

export const ROW_BITS = 10;
export const ROW_MASK = (1 << ROW_BITS) - 1;

/** A card's key has its suit in the lowest bits: three each to count diamonds, hearts and spades up to seven. */
export const SUIT_BITS = 9;
export const SUIT_MASK = (1 << SUIT_BITS) - 1;
const SUIT_KEYS: readonly number[] = [0, 1, 1 << 3, 1 << 6];

/** Keys of the 52 cards. Sums of seven take all 32 bits: read their rank part with `>>>`. */
export const CARD_KEYS: Int32Array = Int32Array.from(
  standardDeck(),
  (card) => ((RANK_KEYS[rankOf(card)] ?? 0) << SUIT_BITS) | (SUIT_KEYS[suitOf(card)] ?? 0),
);

/** By the suit part of a sum of seven cards: the suit with five or more cards, plus one; 0 when there is none. */
export const FLUSHES_OF_7: Uint8Array = Uint8Array.from({ length: 1 << SUIT_BITS }, (_, suits) => {
  const others = [suits & 7, (suits >> 3) & 7, (suits >> 6) & 7];
  const clubs = others.reduce((left, count) => left - count, 7);
  return [clubs, ...others].findIndex((count) => count >= 5) + 1;
});

/**
 * Calls back for every hand of a number of cards, without suits, with its sum and its counts by rank (one array,
 * reused). `lowest` leaves out the ranks below it.
 */
export function eachHand(cards: number, lowest: number, visit: (sum: number, counts: Uint8Array) => void): void {
  const counts = new Uint8Array(13);
  const fill = (rank: number, left: number, sum: number): void => {
    if (left === 0) {
      visit(sum, counts);
      return;
    }
    if (left > 4 * (13 - rank)) return;
    const key = RANK_KEYS[rank] ?? 0;
    for (let count = 0; count <= 4 && count <= left; count++) {
      counts[rank] = count;
      fill(rank + 1, left - count, sum + count * key);
    }
    counts[rank] = 0;
  };
  fill(lowest, cards, 0);
}

/** An index of hands of `cards` cards for tables of `cells` cells, with its rows not yet shifted. */
const emptyIndex = (cards: number, cells: number): RankIndex => ({
  cards,
  rows: new Int32Array((highestSum(cards) >>> ROW_BITS) + 1),
  cells,
});

/** The sum of as many of the highest ranks as there are cards. */
function highestSum(cards: number): number {
  let sum = 0;
  for (let rank = 12, left = cards; left > 0; rank--, left -= 4) sum += Math.min(left, 4) * (RANK_KEYS[rank] ?? 0);
  return sum;
}

/** Lays out the hands over the cells of a table, of which they must leave about half free. */
function layOut({ cards, rows, cells }: RankIndex): void {
  const all: number[] = [];
  eachHand(cards, 0, (sum) => all.push(sum));
  const sums = Int32Array.from(all).sort();
  const starts = rowStarts(sums);
  const size = (row: number): number => (starts[row + 1] ?? 0) - (starts[row] ?? 0);

  const taken = new Uint8Array(cells);
  let shift = 0;
  const fullestFirst = [...rows.keys()].filter(size).sort((a, b) => size(b) - size(a));
  for (const row of fullestFirst) {
    const first = starts[row] ?? 0;
    const end = starts[row + 1] ?? 0;
    do shift = (shift + STRIDE) % (cells - ROW_MASK);
    while (overlaps(taken, shift, sums, first, end));
    for (let i = first; i < end; i++) taken[shift + ((sums[i] ?? 0) & ROW_MASK)] = 1;
    rows[row] = shift;
  }
}

/** The distance between the shifts to try: small, so that the fullest rows share their part of the memory. */
const STRIDE = 3;

function overlaps(taken: Uint8Array, shift: number, sums: Int32Array, first: number, end: number): boolean {
  for (let i = first; i < end; i++) if (taken[shift + ((sums[i] ?? 0) & ROW_MASK)] === 1) return true;
  return false;
}

/** Where each row begins among the sorted sums, plus one more entry for where the last one ends. */
function rowStarts(sums: Int32Array): Int32Array {
  const last = sums[sums.length - 1] ?? 0;
  const starts = new Int32Array((last >>> ROW_BITS) + 2);
  let row = 0;
  sums.forEach((sum, i) => {
    while (row < sum >>> ROW_BITS) starts[++row] = i;
  });
  starts[row + 1] = sums.length;
  return starts;
}

/** The cell of a hand by its sum. */
export const cellOf = (index: RankIndex, sum: number): number => (index.rows[sum >>> ROW_BITS] ?? 0) + (sum & ROW_MASK);

export const INDEX_5 = emptyIndex(5, 1 << 14);
layOut(INDEX_5);

/**
 * Laid out with the first hand of seven, because a table starts without it: until then all rows overlap the first, and
 * no table has a value.
 */
export const INDEX_7 = emptyIndex(7, 1 << 17);
let isLaidOut = false;

/** Lays out the hands of seven, unless already done. */
export function layOutSevens(): void {
  if (isLaidOut) return;
  layOut(INDEX_7);
  isLaidOut = true;
}
