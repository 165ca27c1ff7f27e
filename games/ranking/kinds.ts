/** The kinds of five-card hands by their value in high poker, for pay tables. */
import { parseCards } from '../card.ts';
import { rankHigh } from './high.ts';

export const FIVE_CARD_KINDS = [
  'no pair',
  'one pair',
  'two pair',
  'three of a kind',
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
  'royal flush',
] as const;
export type FiveCardKind = (typeof FIVE_CARD_KINDS)[number];

/** The lowest value of each kind, in the same order. */
export const LOWEST_OF_KIND: readonly number[] = [
  '7s 5d 4h 3c 2c',
  '2s 2d 5h 4c 3c',
  '3s 3d 2h 2c 4c',
  '2s 2d 2h 4c 3c',
  '5s 4d 3h 2c Ac',
  '7s 5s 4s 3s 2s',
  '2s 2d 2h 3c 3d',
  '2s 2d 2h 2c 3c',
  '5s 4s 3s 2s As',
  'As Ks Qs Js Ts',
].map((text) => rankHigh(parseCards(text) ?? []));

/** The number of a kind in `FIVE_CARD_KINDS`, by a value of `rankHigh`. */
export function kindIndex(value: number): number {
  let kind = 9;
  while (kind > 0 && value < (LOWEST_OF_KIND[kind] ?? 0)) kind--;
  return kind;
}

/** The kind of a hand, by a value of `rankHigh`. */
export const fiveCardKind = (value: number): FiveCardKind => FIVE_CARD_KINDS[kindIndex(value)] ?? 'no pair';
