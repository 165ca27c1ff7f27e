/**
 * The house ways of Parkwest (001:6344-6492) and Casino Real (001:3551-3614, 001:4913-5410) a second time, sharing nothing with
 * the game: all 21 ways to set the cards are
 * sorted out row by row, and of what is left the highest front is taken.
 */
import type { HandRules } from '../../../../games/banked/double-hand/rules.ts';
import { compare } from '../../ranking/obvious.ts';
import { type Set as SetHands, scoreBack, scoreFront } from './second.ts';

type Cards = readonly number[];

/** 2 … 14, a joker being an ace. */
const face = (card: number): number => (card === 52 ? 14 : Math.floor(card / 4) + 2);
const ofRank = (cards: Cards, rank: number): number => cards.filter((card) => face(card) === rank).length;

export function parkwestAgain(seven: Cards, rules: HandRules): SetHands {
  const ways: SetHands[] = [];
  for (let i = 0; i < 7; i++)
    for (let j = i + 1; j < 7; j++) {
      const front = [seven[i] ?? 0, seven[j] ?? 0];
      ways.push({ front, back: seven.filter((card) => !front.includes(card)) });
    }
  const kind = ({ back }: SetHands): number => scoreBack(back, rules)[0] ?? 0;
  // 4 straight, 5 flush, 8 straight flush.
  const whole = ways.filter((way) => [4, 5, 8].includes(kind(way)));
  const ranks = [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
  const times = (count: number): number[] => ranks.filter((rank) => ofRank(seven, rank) === count);
  const [singles, pairs, sets, fours] = [times(1), times(2), times(3), times(4)];
  const withFront = (high: number, low: number): SetHands =>
    top(
      ways.filter(
        ({ front }) =>
          front
            .map(face)
            .sort((a, b) => b - a)
            .join() === `${high},${low}`,
      ),
      rules,
    );
  const [one = 0, two = 0, three = 0] = singles;
  if (times(5).length > 0) return withFront(14, 14);
  const four = fours[0];
  if (four !== undefined) {
    const beside = pairs[0] ?? sets[0];
    if (beside !== undefined) return withFront(beside, beside);
    const stays = four >= 12 ? false : four >= 9 ? one >= 13 : four >= 6 ? one >= 12 : true;
    return stays ? withFront(one, two) : withFront(four, four);
  }
  if (sets.length === 2) return withFront(sets[0] ?? 0, sets[0] ?? 0);
  if (sets.length === 1 && pairs.length > 0) return withFront(pairs[0] ?? 0, pairs[0] ?? 0);
  if (pairs.length === 3) return withFront(pairs[0] ?? 0, pairs[0] ?? 0);
  const set = sets[0];
  if (set !== undefined) {
    if (whole.length > 0) {
      const split = whole.filter(({ front }) => front.every((card) => face(card) === face(front[0] ?? 0)));
      return top(split.length > 0 ? split : whole, rules);
    }
    return set === 14 ? withFront(14, one) : withFront(one, two);
  }
  if (pairs.length === 2) {
    const [high = 0, low = 0] = pairs;
    // Casino Real: a pair in front with a complete hand behind, whenever there is one (001:3613, 001:5277-5286).
    const golden = whole.filter(({ front }) => front.every((card) => face(card) === face(front[0] ?? 0)));
    if (rules.houseWay === 'casino-real' && golden.length > 0) return top(golden, rules);
    const stays = high >= 12 ? false : high >= 9 ? one === 14 : high >= 6 ? one >= 13 : one >= 12;
    return stays ? withFront(one, two) : withFront(low, low);
  }
  if (whole.length > 0) return top(whole, rules);
  return pairs.length === 1 ? withFront(one, two) : withFront(two, three);
}

/** The highest front, of equal ones the highest back. */
export function top(ways: readonly SetHands[], rules: HandRules): SetHands {
  const sorted = [...ways].sort(
    (a, b) =>
      compare(scoreFront(b.front, rules), scoreFront(a.front, rules)) ||
      compare(scoreBack(b.back, rules), scoreBack(a.back, rules)),
  );
  const [first] = sorted;
  if (!first) throw new Error('no way to set these cards');
  return first;
}
