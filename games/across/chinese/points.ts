/** The result of two hands against each other, in points (003:3405-3423, 003:3455-3497, 003:3581-3586). */
import { compareHands, kindOf } from '../../three-or-five.ts';
import type { ChineseRules } from './rules.ts';
import { SEGMENTS, type Segment, type ThreeHands } from './setting.ts';

/** Points for the first of two hands, below zero for the second, and their breakdown. */
export interface Points {
  readonly points: number;
  readonly why: string;
}

/** Bonus by hand and kind; a royal flush is a straight flush. */
const BONUSES: Readonly<Record<Segment, Readonly<Record<string, number>>>> = {
  front: { 'three of a kind': 2 },
  middle: { 'full house': 1, 'four of a kind': 7, 'straight flush': 9 },
  back: { 'four of a kind': 3, 'straight flush': 4 },
};

/** What a segment earns in addition to its point. */
export function bonusOf(setting: ThreeHands, segment: Segment, { backFours }: Pick<ChineseRules, 'backFours'>): number {
  const kind = kindOf(setting[segment]);
  return segment === 'back' && kind === 'four of a kind' ? backFours : (BONUSES[segment][kind] ?? 0);
}

/** Every bonus of a setting, for a hand that wins everything it can. */
const allBonuses = (setting: ThreeHands, rules: Pick<ChineseRules, 'backFours'>): number =>
  SEGMENTS.reduce((sum, segment) => sum + bonusOf(setting, segment, rules), 0);

/** Above zero where the first wins the segment. The player with the button wins ties (003:3407-3409). */
export function compareSegment(a: ThreeHands, b: ThreeHands, segment: Segment, ties: number): number {
  const difference = compareHands(a[segment], b[segment]);
  return difference === 0 ? ties : difference;
}

/** Two hands compared. `ties` is above zero where the first has the button, below where the second has, otherwise 0. */
export function pointsBetween(a: ThreeHands, b: ThreeHands, ties: number, rules: ChineseRules): Points {
  const won: Segment[] = [];
  const lost: Segment[] = [];
  for (const segment of SEGMENTS) {
    const result = compareSegment(a, b, segment, ties);
    if (result > 0) won.push(segment);
    if (result < 0) lost.push(segment);
  }
  const bonus = bonuses(a, won, rules) - bonuses(b, lost, rules);
  const points = segmentPoints(won.length, lost.length, rules) + bonus;
  const winner = points < 0 ? lost : won;
  return { points, why: inWords(winner, points < 0 ? won : lost, Math.abs(bonus) * (bonus * points < 0 ? -1 : 1)) };
}

const bonuses = (setting: ThreeHands, segments: readonly Segment[], rules: ChineseRules): number =>
  segments.reduce((sum, segment) => sum + bonusOf(setting, segment, rules), 0);

/**
 * One point for each segment won, minus one for each lost; or, without offsetting, what the winner of more segments has
 * won.
 */
function segmentPoints(won: number, lost: number, { twoOfThree }: ChineseRules): number {
  if (twoOfThree === 'one-point' || won === lost) return won - lost;
  return won > lost ? won : -lost;
}

/** `wins front and back, loses middle; bonus 3`. */
function inWords(won: readonly Segment[], lost: readonly Segment[], bonus: number): string {
  const parts = [won.length > 0 ? `wins ${inList(won)}` : '', lost.length > 0 ? `loses ${inList(lost)}` : ''].filter(
    (part) => part !== '',
  );
  return `${parts.join(', ')}${bonus === 0 ? '' : `; bonus ${bonus}`}`;
}

/** What a foul hand pays to one that is set: the penalty and every bonus of that hand. */
export function foulPoints(other: ThreeHands, rules: ChineseRules): number {
  return (rules.foulPenalty === 'three-points' ? 3 : 9) + allBonuses(other, rules);
}

const inList = (segments: readonly Segment[]): string =>
  segments.length < 3 ? segments.join(' and ') : 'all three hands';
