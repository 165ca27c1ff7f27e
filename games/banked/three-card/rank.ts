/**
 * Three cards and their values: three of a kind above a straight, a straight above a flush (001:1631-1663;
 * 001:5668-5676). A straight flush from ten up is a mini royal; ace to three is the lowest straight.
 */
import { type Card, parseCards, rankOf, suitOf } from '../../card.ts';

export const KINDS = [
  'high card',
  'pair',
  'flush',
  'straight',
  'three of a kind',
  'straight flush',
  'mini royal',
] as const;
export type ThreeCardKind = (typeof KINDS)[number];

/** The values of one kind are within this range. */
const KIND = 13 * 13 * 13;
const [ACE, QUEEN] = [12, 10];

/** The value of three cards: higher is better, equal values tie. */
export function rankThree([x = 0, y = 0, z = 0]: readonly Card[]): number {
  return rank3(x, y, z);
}

/** As `rankThree`, without a list. */
export function rank3(x: Card, y: Card, z: Card): number {
  let [a, b, c] = [rankOf(x), rankOf(y), rankOf(z)];
  if (a < b) [a, b] = [b, a];
  if (b < c) [b, c] = [c, b];
  if (a < b) [a, b] = [b, a];
  if (a === c) return 4 * KIND + a;
  if (a === b) return KIND + a * 13 + c;
  if (b === c) return KIND + b * 13 + a;
  const flush = suitOf(x) === suitOf(y) && suitOf(y) === suitOf(z);
  const wheel = a === ACE && b === 1 && c === 0;
  if (wheel || a - c === 2) {
    const high = wheel ? 1 : a;
    return (flush ? (high === ACE ? 6 : 5) : 3) * KIND + high;
  }
  return (flush ? 2 * KIND : 0) + (a * 13 + b) * 13 + c;
}

export const kindOf = (value: number): ThreeCardKind => KINDS[Math.floor(value / KIND)] ?? 'high card';

/** Queen high or better. */
export const QUALIFIES = QUEEN * 13 * 13;

const NAMES = 'deuce three four five six seven eight nine ten jack queen king ace'.split(' ');
const plural = (rank: number): string => (NAMES[rank] === 'six' ? 'sixes' : `${NAMES[rank]}s`);

/** `pair, queens`, `straight, king high`, `king-seven-deuce high`. */
export function threeInWords(cards: readonly Card[]): string {
  const value = rankThree(cards);
  const kind = kindOf(value);
  const ranks = cards.map(rankOf).sort((a, b) => b - a);
  const [high = 0, middle = 0, low = 0] = ranks;
  switch (kind) {
    case 'mini royal':
      return kind;
    case 'three of a kind':
      return `${kind}, ${plural(high)}`;
    case 'pair':
      return `${kind}, ${plural(high === middle ? high : low)}`;
    case 'straight':
    case 'straight flush':
      return `${kind}, ${NAMES[value % 13]} high`;
    case 'flush':
      return `${kind}, ${NAMES[high]} high`;
    case 'high card':
      return `${NAMES[high]}-${NAMES[middle]}-${NAMES[low]}`;
  }
}

/**
 * Queen, six and four: the lowest hand played the house way, and by optimal play for a player who has seen no other
 * card.
 */
const LOWEST = parseCards('Qs6h4d') ?? [];
export const LOWEST_PLAYED = rankThree(LOWEST);
export const lowestInWords = threeInWords(LOWEST);
