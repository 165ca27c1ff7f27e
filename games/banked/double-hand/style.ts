/** What a game of piles adds to a round: the number of cards, and how hands are made of them. */
import type { Card } from '../../card.ts';
import { kept } from '../bet.ts';
import { hasAceUp, isAceHigh } from './ace-up.ts';
import { houseWay } from './house-way.ts';
import { isFoul } from './ranks.ts';
import { CARDS_EACH, type DoubleHandRules } from './rules.ts';
import type { Setting } from './setting.ts';
import { backInWords, frontInWords } from './words.ts';

export interface HandStyle {
  readonly cardsEach: number;
  /** How the house sets the cards. */
  houseWay(cards: readonly Card[]): Setting;
  /** Whether the front is stronger than the back. */
  isFoul(front: readonly Card[], back: readonly Card[]): boolean;
  frontInWords(front: readonly Card[]): string;
  backInWords(back: readonly Card[]): string;
  /** Whether the player-dealer's hand is opened and set before the others set theirs. */
  readonly dealerFirst: boolean;
  /** Whether the player-dealer's cards push every wager, whatever the others hold. */
  pushesAll(dealer: readonly Card[]): boolean;
}

/** `ace-king in front; one pair, queens at the back`. */
export const settingInWords = (
  { front, back }: Setting,
  style: Pick<HandStyle, 'frontInWords' | 'backInWords'>,
): string => `${style.frontInWords(front)} in front; ${style.backInWords(back)} at the back`;

/** Seven cards, two of them in front. */
export const sevenCards = kept(
  (rules: DoubleHandRules): HandStyle => ({
    cardsEach: CARDS_EACH,
    houseWay: (seven) => houseWay(seven, rules),
    isFoul: (front, back) => isFoul(front, back, rules),
    frontInWords: (front) => frontInWords(front, rules),
    backInWords: (back) => backInWords(back, rules),
    dealerFirst: hasAceUp(rules),
    pushesAll: (dealer) => hasAceUp(rules) && isAceHigh(dealer),
  }),
);
