/** The values of a tile and of a pair of tiles (001:6888-7062; 002:558-655). */
import { type Card, cardText, faceOf } from '../../card.ts';
import { invariant } from '../../result.ts';
import type { RankRules } from './rules.ts';

/**
 * Tiles by name, the highest single first. A name has two tiles of the same face, or two that are a pair only together;
 * the pair of the last name is the highest, and its singles are the lowest (000:2639-2642; 001:6896-6935).
 */
export const NAMES: readonly (readonly [name: string, ...faces: string[]])[] = [
  ['Teen', '6-6'],
  ['Day', '1-1'],
  ['Yun', '4-4'],
  ['Gor', '1-3'],
  ['Mooy', '5-5'],
  ['Chong', '3-3'],
  ['Bon', '2-2'],
  ['Foo', '5-6'],
  ['Ping', '4-6'],
  ['Tit', '1-6'],
  ['Look', '1-5'],
  ['Gow', '3-6', '4-5'],
  ['Bot', '2-6', '3-5'],
  ['Chit', '2-5', '3-4'],
  ['Ng', '1-4', '2-3'],
  ['Gee Joon', '2-4', '1-2'],
];

/** Places in `NAMES`. */
export const TEEN = 0;
export const DAY = 1;
export const YUN = 2;
export const CHONG = 5;
export const TIT = 9;
export const LOOK = 10;
export const GOW = 11;
export const BOT = 12;
export const CHIT = 13;
export const NG = 14;
export const GEE_JOON = 15;

const BY_FACE: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap(([, ...faces], name) => faces.map((face): [string, number] => [face, name])),
);

const known = new Map<Card, { readonly name: number; readonly dots: number }>();

function tile(card: Card): { readonly name: number; readonly dots: number } {
  const before = known.get(card);
  if (before) return before;
  const face = faceOf(cardText(card));
  const name = BY_FACE.get(face);
  invariant(name !== undefined, () => `"${face}" is not a tile`);
  const made = { name, dots: Number(face.charAt(0)) + Number(face.charAt(2)) };
  known.set(card, made);
  return made;
}

/** Its place in `NAMES`. */
export const nameOf = (card: Card): number => tile(card).name;

/** All its pips, from 2 to 12. */
export const dotsOf = (card: Card): number => tile(card).dots;

/** A single tile: a higher value is better. At one house the low six is above the fives (002:646-649). */
export function rankSingle(card: Card, { lowSix }: RankRules): number {
  const { name, dots } = tile(card);
  if (name === GEE_JOON && dots === 6 && lowSix === 'above-fives') return 2 * (GEE_JOON - NG) + 1;
  return 2 * (GEE_JOON - name);
}

/** The sort of a pair of tiles, best first; `kindOf` returns it. */
export type PairKind = 'pair' | 'wong' | 'gong' | 'points';

/** The sort of two tiles: 1–16, 17–18, 19–20 of the chart, or the points of their dots. */
export function kindOf([a, b]: readonly [Card, Card]): PairKind {
  const [one, other] = nameOf(a) <= nameOf(b) ? [nameOf(a), nameOf(b)] : [nameOf(b), nameOf(a)];
  if (one === other) return 'pair';
  if (one > DAY) return 'points';
  if (other === GOW) return 'wong';
  return other === YUN || other === BOT ? 'gong' : 'points';
}

/** The last digit of all dots; a tile of Gee Joon counts three or six, whichever is more (001:6933-6940; 002:580). */
export function pointsOf([a, b]: readonly [Card, Card]): number {
  return Math.max(...valuesOf(a).flatMap((one) => valuesOf(b).map((other) => (one + other) % 10)));
}

const WILD: readonly number[] = [3, 6];
const valuesOf = (card: Card): readonly number[] => (nameOf(card) === GEE_JOON ? WILD : [dotsOf(card)]);

const GONG = 10 * 40;
const WONG = 11 * 40;
const PAIR = 12 * 40;

/** Two tiles: a higher value is better, equal values are copies. As a house option, zero is not a copy of zero. */
export function rankPair(two: readonly [Card, Card], rules: RankRules): number {
  const [a, b] = two;
  const high = Math.max(rankSingle(a, rules), rankSingle(b, rules));
  switch (kindOf(two)) {
    case 'pair':
      return PAIR + (nameOf(a) === GEE_JOON ? GEE_JOON + 1 : GEE_JOON - nameOf(a));
    case 'wong':
      return WONG + high;
    case 'gong':
      return GONG + high;
    case 'points': {
      const points = pointsOf(two);
      return points === 0 && rules.zeros === 'copies' ? 0 : points * 40 + high;
    }
  }
}
