/** The two hands in words. */
import { type Card, cardText } from '../../card.ts';
import { describeHigh } from '../../ranking/describe.ts';
import { FIVE_ACES } from './joker.ts';
import { frontRanks, rankBack, withoutJoker } from './ranks.ts';
import type { HandRules } from './rules.ts';

const NAMES = 'deuce three four five six seven eight nine ten jack queen king ace'.split(' ');
const PLURALS = 'deuces threes fours fives sixes sevens eights nines tens jacks queens kings aces'.split(' ');

/** `ace-king`, `pair of nines`. */
export function frontInWords(front: readonly Card[], rules: HandRules): string {
  const [high, low] = frontRanks(front, rules);
  return high === low ? `pair of ${PLURALS[high]}` : `${NAMES[high]}-${NAMES[low]}`;
}

/** `two pair, kings and fours`, `five aces`. */
export function backInWords(back: readonly Card[], rules: HandRules): string {
  if (rankBack(back, rules) === FIVE_ACES) return 'five aces';
  return describeHigh(withoutJoker(back, rules)).words;
}

export const cardsInWords = (cards: readonly Card[]): string => cards.map(cardText).join(' ');
