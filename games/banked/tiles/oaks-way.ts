/** The proper order of combinations that the Oaks Club prints, read as a house way (002:582-587, 002:652-657). */
import type { Card } from '../../card.ts';
import { invariant } from '../../result.ts';
import { DAY, dotsOf, kindOf, nameOf, pointsOf, rankSingle } from './rank.ts';
import type { RankRules } from './rules.ts';
import { everySetting, type Ranked } from './setting.ts';

/**
 * Sets any four tiles: a pair; a two or a twelve with a seven, eight or nine; two small tiles that make seven, eight or
 * nine; the biggest tile with the smallest. Of several such settings, the one with the best high hand, then the best
 * low one.
 */
export function oaksWay(four: readonly Card[], rules: RankRules): Ranked {
  const settings = [...everySetting(four, rules)].sort((a, b) => b.highRank - a.highRank || b.lowRank - a.lowRank);
  const [big, ...others] = [...four].sort((a, b) => rankSingle(b, rules) - rankSingle(a, rules));
  const small = others.at(-1);
  invariant(big !== undefined && small !== undefined, 'a hand has four tiles');
  const wanted: readonly ((two: readonly [Card, Card]) => boolean)[] = [
    (two) => kindOf(two) === 'pair',
    isWithTwoOrTwelve,
    isOfSmall,
    (two) => two.includes(big) && two.includes(small),
  ];
  const found = wanted.flatMap((isIt) => settings.filter(({ low, high }) => isIt(low) || isIt(high)));
  const [first] = found;
  invariant(first !== undefined, 'the biggest tile lies with the smallest in one of the settings');
  return first;
}

/** Combinations 17 to 20 of the chart, and the nine that a seven makes. */
function isWithTwoOrTwelve(two: readonly [Card, Card]): boolean {
  if (kindOf(two) === 'wong' || kindOf(two) === 'gong') return true;
  return two.some((tile) => nameOf(tile) <= DAY) && two.some((tile) => dotsOf(tile) === 7);
}

/** Small: together they have at most nine dots, so nothing is taken off. */
function isOfSmall(two: readonly [Card, Card]): boolean {
  return dotsOf(two[0]) + dotsOf(two[1]) <= 9 && pointsOf(two) >= 7;
}
