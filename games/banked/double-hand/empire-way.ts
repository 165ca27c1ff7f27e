/**
 * The house way of Fortune Pai Gow Poker 1.1 (004:3605-3664). Its rows for the joker are for one that is any card
 * (004:3367-3368); where the joker is an ace that completes straights and flushes (004:3364), it is set as an ace.
 */
import { type Card, isJoker, rankOf } from '../../card.ts';
import { best, rankWithAce } from './choice.ts';
import { rankGroups } from './groups.ts';
import { ACE, isStraightOrFlush } from './joker.ts';
import { frontRanks, isFoul, rankBack } from './ranks.ts';
import type { HandRules } from './rules.ts';
import { everySetting, type Setting } from './setting.ts';

const [FIVE, EIGHT, QUEEN, KING] = [3, 6, 10, 11];

/** Two ranks in front, the joker being `JOKER`. */
type Front = readonly [number, number];
const JOKER = -1;
const pair = (rank: number): Front => [rank, rank];

export function empireWay(seven: readonly Card[], rules: HandRules): Setting {
  const settings = everySetting(seven).filter(({ front, back }) => !isFoul(front, back, rules));
  const whole = settings.filter(({ back }) => isStraightOrFlush(rankBack(back, rules)));
  const wild = rules.joker === 'wild' && seven.some(isJoker);
  const rankIn = (card: Card): number => (wild && isJoker(card) ? JOKER : rankWithAce(card));
  const groups = rankGroups(wild ? seven.filter((card) => !isJoker(card)).map(rankOf) : seven.map(rankWithAce));
  const shape = groups.map(({ count }) => count).join('');
  const ranks = groups.map(({ rank }) => rank);
  const completed = whole.length > 0 ? keptWhole(shape, whole, rules) : null;
  if (completed) return completed;
  const wanted = [...(wild ? withJoker(shape, ranks) : withoutJoker(shape, ranks))].sort();
  const fits = settings.filter(({ front }) => front.map(rankIn).sort().join() === wanted.join());
  // 004:3651: with three of a kind, whatever gives the highest front.
  return best(shape === '31111' ? [...fits, ...whole] : fits, rules);
}

/** Rows that keep a straight or a flush together; null where another row sets the hand. */
function keptWhole(shape: string, whole: readonly Setting[], rules: HandRules): Setting | null {
  switch (shape) {
    case '1111111':
    case '111111': // 004:3642: always the complete hand, with the joker too
    case '211111':
    case '21111': // 004:3644
      return best(whole, rules);
    case '3111': {
      // 004:3638-3640: three of a kind and the joker stay apart, unless a complete hand with a pair in front is
      // possible.
      const paired = whole.filter(({ front }) => {
        const [high, low] = frontRanks(front, rules);
        return high === low;
      });
      return paired.length > 0 ? best(paired, rules) : null;
    }
    default: // 004:3646-3649: with two pair, as two pair
      return null;
  }
}

/** Hands without a joker, or with one that counts as an ace. */
function withoutJoker(shape: string, [first = 0, second = 0, third = 0, fourth = 0]: readonly number[]): Front {
  switch (shape) {
    case '1111111': // 004:3609
    case '211111': // 004:3614
      return [second, third];
    case '22111':
      return mayStay(first, [third, fourth]) ? [third, fourth] : pair(second);
    case '2221': // 004:3630
    case '331': // 004:3636
      return pair(first);
    case '31111': // 004:3632-3634
      return first === ACE ? [ACE, second] : [second, third];
    case '4111':
      return mayStay(first, [second, third]) ? [second, third] : pair(first);
    case '3211':
    case '322': // 004:3653
    case '421':
    case '43': // Not printed: the pair in front, as with a full house.
      return pair(second);
    default: // Five aces are not printed.
      return pair(ACE);
  }
}

/** The six other cards where the joker is any card. */
function withJoker(shape: string, [first = 0, second = 0, third = 0]: readonly number[]): Front {
  switch (shape) {
    case '111111': // 004:3611-3612: the second highest and the joker at the back
      return [first, third];
    case '21111': // 004:3616: two pair, the joker with the highest single card; always split by those rows
      return second > first ? pair(first) : [second, JOKER];
    case '2211': // 004:3626-3628
      return third > first ? [third, JOKER] : pair(first);
    case '3111': // 004:3638
    case '411': // 004:3663
      return [second, JOKER];
    case '33': // 004:3636
    case '222': // Not printed, nor the next two: the highest pair next to what is better.
      return pair(first);
    default:
      return pair(second);
  }
}

/** 004:3618-3624, 004:3655-3661: how high a card in front must be for two pair, or four of a kind, to stay together. */
function mayStay(high: number, odd: Front): boolean {
  if (high >= QUEEN) return false;
  const needed = high > EIGHT ? ACE : high > FIVE ? KING : QUEEN;
  return odd[0] >= needed;
}
