/**
 * The house way that Parkwest prints for Lucky Pai Gow Poker (001:6344-6492), and with one more row those that Casino
 * Real prints for Fortune Pai Gow Poker (001:3551-3614) and for Ace Up (001:4913-5410), which agree. The order is five
 * aces, four of a kind, full houses, straights and flushes, then sets and pairs.
 */
import type { Card } from '../../card.ts';
import { best, rankWithAce, sameRanks } from './choice.ts';
import { rankGroups } from './groups.ts';
import { ACE, isStraightOrFlush } from './joker.ts';
import { isFoul, rankBack } from './ranks.ts';
import type { HandRules } from './rules.ts';
import { everySetting, type Setting } from './setting.ts';

const [FIVE, NINE, QUEEN, KING] = [3, 7, 10, 11];

type Front = readonly [number, number];
const pair = (rank: number): Front => [rank, rank];

export function parkwestWay(seven: readonly Card[], rules: HandRules): Setting {
  const settings = everySetting(seven).filter(({ front, back }) => !isFoul(front, back, rules));
  const whole = settings.filter(({ back }) => isStraightOrFlush(rankBack(back, rules)));
  const ranks = rankGroups(seven.map(rankWithAce));
  const shape = ranks.map(({ count }) => count).join('');
  const kept = whole.length > 0 ? completed(shape, whole, rules) : null;
  if (kept) return kept;
  const front = frontOf(
    shape,
    ranks.map(({ rank }) => rank),
  );
  return best(
    settings.filter((setting) => sameRanks(setting.front, front)),
    rules,
  );
}

/**
 * Straights and flushes: without a pair or with one, the highest front; with a set, a pair in front (001:6414-6440).
 * Casino Real keeps them with two pair, too, where a pair can go in front (001:3594, 001:3613; 001:5277-5286).
 */
function completed(shape: string, whole: readonly Setting[], rules: HandRules): Setting | null {
  if (shape === '1111111' || shape === '211111') return best(whole, rules);
  const paired = whole.filter(({ front }) => new Set(front.map(rankWithAce)).size === 1);
  if (shape === '31111') return best(paired.length > 0 ? paired : whole, rules);
  return shape === '22111' && rules.houseWay === 'casino-real' && paired.length > 0 ? best(paired, rules) : null;
}

/**
 * The two ranks in front, by the frequency of ranks and the ranks themselves, most frequent first, highest first among
 * equals.
 */
function frontOf(shape: string, [first = 0, second = 0, third = 0, fourth = 0]: readonly number[]): Front {
  switch (shape) {
    case '1111111': // 001:6350: the second and third highest
    case '211111': // 001:6353: the two highest besides the pair
      return [second, third];
    case '22111':
      return twoPairs(first, second, [third, fourth]);
    case '2221': // 001:6398: the highest pair
    case '331': // 001:6442: a pair of the higher set
      return pair(first);
    case '31111': // 001:6402-6410
      return first === ACE ? [ACE, second] : [second, third];
    case '3211':
    case '322': // 001:6444: the highest pair that leaves the set together
      return pair(second);
    case '43':
    case '421':
      return pair(second);
    case '4111':
      return fours(first, [second, third]);
    default: // 001:6490: five aces
      return pair(ACE);
  }
}

/** 001:6356-6396: how high the two odd cards must be for both pairs to stay together. */
function twoPairs(high: number, low: number, odd: Front): Front {
  const [first] = odd;
  if (high >= QUEEN) return pair(low);
  const needed = high >= NINE ? ACE : high > FIVE ? KING : QUEEN;
  return first >= needed ? odd : pair(low);
}

/** 001:6448-6488: how high a card must be for four of a kind to stay together. */
function fours(rank: number, odd: Front): Front {
  if (rank <= FIVE) return odd;
  if (rank >= QUEEN) return pair(rank);
  return odd[0] >= (rank >= NINE ? KING : QUEEN) ? odd : pair(rank);
}
