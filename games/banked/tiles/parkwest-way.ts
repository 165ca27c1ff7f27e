/** The house way that Parkwest Casino Manteca prints (001:7133-7274). */
import type { Card } from '../../card.ts';
import { invariant } from '../../result.ts';
import {
  BOT,
  CHIT,
  CHONG,
  DAY,
  dotsOf,
  GEE_JOON,
  GOW,
  kindOf,
  LOOK,
  nameOf,
  pointsOf,
  rankSingle,
  TEEN,
  TIT,
  YUN,
} from './rank.ts';
import type { RankRules } from './rules.ts';
import { everySetting, type Ranked } from './setting.ts';

/** Sets any four tiles. */
export function parkwestWay(four: readonly Card[], rules: RankRules): Ranked {
  const settings = everySetting(four, rules);
  // 001:7133-7137: a setting at least as good as the others in both hands comes before everything else.
  const best = settings.find((one) =>
    settings.every((other) => one.lowRank >= other.lowRank && one.highRank >= other.highRank),
  );
  if (best) return best;
  const paired = settings.find(({ high }) => kindOf(high) === 'pair');
  if (paired) return splits(paired, settings) ? highest(settings.filter((one) => one !== paired)) : paired;
  return byPoints(four, settings, rules);
}

/** Whether a pair is split, by the other two tiles (001:7142-7154). Two pairs never get here: nothing is better. */
function splits({ high, low }: Ranked, settings: readonly Ranked[]): boolean {
  const [a, b] = [dotsOf(low[0]), dotsOf(low[1])];
  const among = (dots: readonly number[]): boolean => dots.includes(a) && dots.includes(b);
  const nineAndEleven = Math.min(a, b) === 9 && Math.max(a, b) === 11;
  switch (nameOf(high[0])) {
    case GEE_JOON:
      return among([10, 11, 12]);
    case DAY:
    case TEEN:
      return nineAndEleven || settings.some((one) => one.high !== high && isSixEight(one));
    case CHONG:
    case LOOK:
      return among([2, 11, 12]);
    case TIT:
    case CHIT:
      return among([2, 10, 11, 12]);
    case YUN:
    case BOT:
      return nineAndEleven || among([2, 10, 11, 12]);
    case GOW:
      return among([2, 10, 12]);
    default:
      return false; // fours, fives, tens and elevens are not in the chart
  }
}

/** Six in the low hand and eight in the high hand, or better. */
const isSixEight = ({ low, high }: Ranked): boolean =>
  kindOf(high) !== 'pair' && scoreOf(low) >= 6 && scoreOf(high) >= 8;

/** A gong counts ten, a wong eleven, any other pair that makes nine its points (001:7157-7161). */
function scoreOf(two: readonly [Card, Card]): number {
  const kind = kindOf(two);
  return kind === 'wong' ? 11 : kind === 'gong' ? 10 : pointsOf(two);
}

/** What a play of the chart needs for its high hand: any hand with that count, or one of the named sorts. */
type High = number | 'wong' | 'gong' | 'low 8 gong' | 'high 8 gong' | 'high 9';

/** The plays for hands without a pair, by the maximum score of their tiles, in chart order (001:7170-7274). */
const CHART: Readonly<Record<number, readonly (readonly [low: number, high: High])[]>> = {
  17: [
    [7, 'low 8 gong'],
    [6, 'wong'],
    [8, 'high 9'],
    [7, 'high 8 gong'],
    [8, 9],
  ],
  16: [
    [7, 'high 9'],
    [6, 'low 8 gong'],
    [7, 9],
    [6, 'high 8 gong'],
    [8, 8],
    [5, 'wong'],
  ],
  15: [
    [6, 'high 9'], // printed as 7/high 9, a total of 16 (001:7200)
    [5, 'low 8 gong'],
    [7, 8],
    [4, 'wong'],
    [6, 9],
    [5, 'high 8 gong'],
  ],
  14: [
    [5, 'high 9'],
    [4, 'low 8 gong'],
    [7, 7],
    [3, 'wong'],
    [4, 'high 8 gong'],
    [6, 8],
    [5, 9],
  ],
  13: [
    [2, 'wong'],
    [6, 7],
    [3, 'low 8 gong'],
    [4, 'high 9'],
    [3, 'high 8 gong'],
    [5, 8],
    [4, 9],
  ],
  12: [
    [1, 'wong'],
    [2, 'gong'],
    [6, 6],
    [5, 7],
    [3, 9],
    [4, 8],
  ],
  11: [
    [0, 'wong'],
    [1, 'gong'],
    [2, 'high 9'],
    [5, 6],
    [2, 9],
    [4, 7],
    [3, 8],
  ],
  10: [
    [0, 'gong'],
    [1, 9],
    [5, 5],
    [2, 8],
    [3, 7],
    [4, 6],
  ],
  9: [
    [0, 9],
    [1, 8],
    [2, 7],
    [4, 5],
    [3, 6],
  ],
  8: [
    [0, 8],
    [1, 7],
    [4, 4],
    [2, 6],
    [3, 5],
  ],
  7: [
    [0, 7],
    [3, 4],
    [2, 5],
    [1, 6],
  ],
};

/** A hand without a pair. */
function byPoints(four: readonly Card[], settings: readonly Ranked[], rules: RankRules): Ranked {
  const points = Math.max(...settings.map(({ low, high }) => scoreOf(low) + scoreOf(high)));
  if (points >= 20) return highest(settings);
  if (points >= 18 || points <= 6) return lowest(settings);
  const [first, second] = [...four].sort((a, b) => rankSingle(b, rules) - rankSingle(a, rules));
  const together = ({ low, high }: Ranked): boolean =>
    [low, high].some((two) => two.some((tile) => tile === first) && two.some((tile) => tile === second));
  // 001:7262-7265: with seven points the two highest tiles are kept apart.
  const allowed = points === 7 ? settings.filter((one) => !together(one)) : settings;
  for (const play of CHART[points] ?? []) {
    const fits = allowed.filter((one) => isPlay(one, play));
    if (fits.length > 0) return highest(fits);
  }
  return lowest(allowed);
}

function isPlay({ low, high }: Ranked, [lowScore, wanted]: readonly [number, High]): boolean {
  if (scoreOf(low) !== lowScore) return false;
  const kind = kindOf(high);
  switch (wanted) {
    case 'wong':
    case 'gong':
      return kind === wanted;
    case 'low 8 gong':
      return kind === 'gong' && holds(high, BOT);
    case 'high 8 gong':
      return kind === 'gong' && holds(high, YUN);
    case 'high 9':
      return pointsOf(high) === 9 && (holds(high, TEEN) || holds(high, DAY)) && kind === 'points';
    default:
      return kind === 'points' && pointsOf(high) === wanted;
  }
}

const holds = (two: readonly [Card, Card], name: number): boolean => two.some((tile) => nameOf(tile) === name);

/** The best high hand, then the best low one, so a twelve comes before a two (001:7163-7165). */
const highest = (settings: readonly Ranked[]): Ranked =>
  most(settings, (a, b) => a.highRank - b.highRank || a.lowRank - b.lowRank);

const lowest = (settings: readonly Ranked[]): Ranked =>
  most(settings, (a, b) => a.lowRank - b.lowRank || a.highRank - b.highRank);

function most(settings: readonly Ranked[], compare: (a: Ranked, b: Ranked) => number): Ranked {
  const [first, ...others] = settings;
  invariant(first !== undefined, 'a hand can be set');
  return others.reduce((best, one) => (compare(one, best) > 0 ? one : best), first);
}
