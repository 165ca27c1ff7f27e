/**
 * The house way of Fortune Pai Gow Poker 1.1 a second time (004:3605-3664), sharing nothing with the game: every row of the chart
 * says of the 21 ways to set the cards which it allows, and the first row that is for the hand decides.
 */
import type { HandRules } from '../../../../games/banked/double-hand/rules.ts';
import { foul, type Set as SetHands, scoreBack, scoreFront } from './second.ts';
import { top } from './second-parkwest.ts';

type Cards = readonly number[];
const JOKER = 52;

/** What a row looks at. */
interface Hand {
  /** Faces that come once, twice, three and four times, the highest first; the joker left out where it is any card. */
  readonly singles: Cards;
  readonly pairs: Cards;
  readonly sets: Cards;
  readonly fours: Cards;
  /** Whether the joker is among the cards, and is any card. */
  readonly wild: boolean;
  /** Whether the cards hold a straight or a flush. */
  readonly complete: boolean;
}

/** Whether a way has such a front: two faces, 0 for the joker. */
type Wanted = readonly [number, number] | 'complete' | 'complete with a pair' | 'highest front';

function rowFor({ singles, pairs, sets, fours, wild, complete }: Hand): Wanted {
  const [one = 0, two = 0, three = 0] = singles;
  const [high = 0, low = 0] = pairs;
  const [set = 0] = sets;
  const [four = 0] = fours;
  const needed = (rank: number): number => (rank >= 12 ? 99 : rank >= 9 ? 14 : rank >= 6 ? 13 : 12);
  if (four > 0 && wild) return one > 0 ? [one, 0] : [high, high];
  if (four > 0) {
    const beside = pairs[0] ?? sets[0];
    if (beside !== undefined) return [beside, beside];
    return one >= needed(four) ? [one, two] : [four, four];
  }
  if (sets.length === 2) return [set, set];
  if (set > 0 && pairs.length > 0) return [high, high];
  if (set > 0 && wild) return complete ? 'complete with a pair' : [one, 0];
  if (set > 0) return complete ? 'highest front' : set === 14 ? [14, one] : [one, two];
  if (pairs.length === 3) return [high, high];
  if (pairs.length === 2 && wild) return one > high ? [one, 0] : [high, high];
  if (pairs.length === 2) return one >= needed(high) ? [one, two] : [low, low];
  if (complete) return 'complete';
  if (pairs.length === 1 && wild) return one > high ? [high, high] : [one, 0];
  if (pairs.length === 1) return [one, two];
  return wild ? [one, three] : [two, three];
}

export function empireAgain(seven: Cards, rules: HandRules): SetHands {
  const wild = rules.joker === 'wild' && seven.includes(JOKER);
  const face = (card: number): number => (card === JOKER ? (wild ? 0 : 14) : Math.floor(card / 4) + 2);
  const faces = seven.map(face).filter((one) => one > 0);
  const times = (count: number): number[] =>
    [...new Set(faces)].filter((one) => faces.filter((other) => other === one).length === count).sort((a, b) => b - a);
  if (times(5).length > 0) return withFront([14, 14]);
  const ways = everyWay(seven).filter((way) => !foul(way, rules));
  const whole = ways.filter(({ back }) => [4, 5, 8].includes(scoreBack(back, rules)[0] ?? 0));
  const paired = whole.filter(({ front }) => scoreFront(front, rules)[0] === 1);
  const set = times(3)[0] ?? 0;
  const [singles, pairs, sets, fours] = [times(1), times(2), times(3), times(4)];
  const complete = wild && set > 0 && pairs.length === 0 ? paired.length > 0 : whole.length > 0;
  const wanted = rowFor({ singles, pairs, sets, fours, wild, complete });
  if (wanted === 'complete') return top(whole, rules);
  if (wanted === 'complete with a pair') return top(paired, rules);
  if (wanted === 'highest front') {
    const [one = 0, two = 0] = singles;
    return top([withFront(set === 14 ? [14, one] : [one, two]), ...whole], rules);
  }
  return withFront(wanted);

  function withFront(pair: readonly [number, number]): SetHands {
    const fits = everyWay(seven).filter(({ front }) => {
      const [a = 0, b = 0] = front.map(face);
      return (a === pair[0] && b === pair[1]) || (a === pair[1] && b === pair[0]);
    });
    return top(
      fits.filter((way) => !foul(way, rules)),
      rules,
    );
  }
}

function everyWay(seven: Cards): SetHands[] {
  return seven.flatMap((a) =>
    seven.filter((b) => b > a).map((b) => ({ front: [a, b], back: seven.filter((card) => card !== a && card !== b) })),
  );
}
