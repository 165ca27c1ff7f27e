/** Points, and who draws a third card (000:6328-6443, 000:7173-7219; 001:3148-3222). */
import { type Card, rankOf } from '../../card.ts';

/** A card's value: an ace 1, tens and pictures 0, the others their pips. */
export function pointsOf(card: Card): number {
  const rank = rankOf(card);
  if (rank === ACE) return 1;
  return rank <= NINE ? rank + 2 : 0;
}

const ACE = 12;
const NINE = 7;

/** A hand's total from the values of its cards: 18 counts 8. */
export function totalOf(points: readonly number[]): number {
  let sum = 0;
  for (const each of points) sum += each;
  return sum % 10;
}

/** Eight or nine with the first two cards. */
export function isNatural(points: readonly number[]): boolean {
  return points.length === 2 && totalOf(points) >= 8;
}

/** The player hand draws on five or less. */
export function playerDraws(total: number): boolean {
  return total <= 5;
}

/** The banker hand after the player's third card: a row for each total from 0, a column for each value of that card. */
const CHART = [
  'HHHHHHHHHH',
  'HHHHHHHHHH',
  'HHHHHHHHHH',
  'HHHHHHHHSH',
  'SSHHHHHHSS',
  'SSSSHHHHSS',
  'SSSSSSHHSS',
  'SSSSSSSSSS',
  'SSSSSSSSSS',
  'SSSSSSSSSS',
];

/** Whether the banker hand draws; `third` is the value of the player's third card, null when they stood. */
export function bankerDraws(total: number, third: number | null): boolean {
  return third === null ? total <= 5 : CHART[total]?.charAt(third) === 'H';
}

/**
 * Whether a natural ends the drawing for both hands. In a literal reading it does not: the rules of EZ Baccarat Panda 8
 * print no such rule, and rank naturals above hands of three cards instead (000:7105-7128; 001:3095-3142).
 */
export type Naturals = 'stop' | 'literal';

/** Whether the player hand takes a third card, by the values of the first two of each. */
export function playerTakes(player: readonly number[], banker: readonly number[], naturals: Naturals): boolean {
  if (naturals === 'stop' && (isNatural(player) || isNatural(banker))) return false;
  return playerDraws(totalOf(player));
}

/** Whether the banker hand takes a third card, once the player hand is done. */
export function bankerTakes(player: readonly number[], banker: readonly number[], naturals: Naturals): boolean {
  if (naturals === 'stop' && (isNatural(player) || isNatural(banker))) return false;
  return bankerDraws(totalOf(banker), player[2] ?? null);
}
