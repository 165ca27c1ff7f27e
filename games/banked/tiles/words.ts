/** Pairs of tiles and settings in words. */
import { type Card, cardText, faceOf } from '../../card.ts';
import { DAY, dotsOf, GEE_JOON, kindOf, NAMES, nameOf, pointsOf, TEEN } from './rank.ts';
import type { TileSetting } from './setting.ts';

const NUMBERS = 'nothing one two three four five six seven eight nine'.split(' ');

/** `Gee Joon`, `pair of Teen`, `Wong`, `Gong`, `High 9`, `seven`. */
export function pairInWords(two: readonly [Card, Card]): string {
  const name = NAMES[nameOf(two[0])]?.[0] ?? '';
  switch (kindOf(two)) {
    case 'pair':
      return nameOf(two[0]) === GEE_JOON ? 'Gee Joon' : `pair of ${name}`;
    case 'wong':
      return 'Wong';
    case 'gong':
      return 'Gong';
    case 'points':
      return isHighNine(two) ? 'High 9' : (NUMBERS[pointsOf(two)] ?? '');
  }
}

/** A two or a twelve with a seven (001:7055-7062). */
const isHighNine = (two: readonly [Card, Card]): boolean =>
  two.some((tile) => nameOf(tile) === TEEN || nameOf(tile) === DAY) && two.some((tile) => dotsOf(tile) === 7);

/** `low hand seven; high hand Gong` */
export const settingInWords = ({ low, high }: TileSetting): string =>
  `low hand ${pairInWords(low)}; high hand ${pairInWords(high)}`;

export const tilesInWords = (tiles: readonly Card[]): string => tiles.map((tile) => faceOf(cardText(tile))).join(' ');
