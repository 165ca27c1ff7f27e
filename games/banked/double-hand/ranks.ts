/** The values of the two hands: front against front, back against back, and whether a front ranks above its back. */
import { type Card, isJoker, parseCards, rankOf } from '../../card.ts';
import { rankHigh } from '../../ranking/high.ts';
import { ACE, rankNatural, standInFor } from './joker.ts';
import type { HandRules } from './rules.ts';

/** The values of fronts: two ranks below this, pairs from it on. */
const PAIRS = 13 * 13;
const TWO_PAIR = rankHigh(parseCards('3s 3d 2s 2d 4c') ?? []);

/**
 * The ranks of the two cards in front, the higher first. A joker is an ace there, and makes a pair where it is wild
 * (003:144-145).
 */
export function frontRanks([first = 0, second = 0]: readonly Card[], { joker }: HandRules): readonly [number, number] {
  const a = isJoker(first) ? standsFor(second, joker) : rankOf(first);
  const b = isJoker(second) ? standsFor(first, joker) : rankOf(second);
  return a >= b ? [a, b] : [b, a];
}

const standsFor = (other: Card, joker: HandRules['joker']): number => (joker === 'wild' ? rankOf(other) : ACE);

/** The value of a front: higher is better, equal values are copies. */
export function rankFront(two: readonly Card[], rules: HandRules): number {
  const [high, low] = frontRanks(two, rules);
  return high === low ? PAIRS + high : high * 13 + low;
}

/** The value of a back: that of five cards in high poker, 1 … 7462, and five aces above it. Equal values are copies. */
export function rankBack(five: readonly Card[], rules: HandRules): number {
  const four = five.filter((card) => !isJoker(card));
  return four.length === 5 ? rankNatural(five, rules) : standInFor(four, rules).value;
}

/** The back with the card that its joker represents. */
export function withoutJoker(five: readonly Card[], rules: HandRules): readonly Card[] {
  const four = five.filter((card) => !isJoker(card));
  return four.length === 5 ? five : [...four, standInFor(four, rules).card];
}

/** Whether the front is stronger than the back. The same pair in both is not: the back has more cards (003:142). */
export function isFoul(front: readonly Card[], back: readonly Card[], rules: HandRules): boolean {
  if (rankBack(back, rules) >= TWO_PAIR) return false;
  const ranks = withoutJoker(back, rules)
    .map(rankOf)
    .sort((a, b) => b - a);
  const pair = ranks.find((rank, i) => rank === ranks[i + 1]);
  const [first = 0, second = 0] = ranks;
  return rankFront(front, rules) > (pair === undefined ? first * 13 + second : PAIRS + pair);
}
