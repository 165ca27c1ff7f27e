/**
 * Buster, Red Flex and Upcard Luck: what they pay, and on what (000:5205-5395; 001:2145-2195; 003:2557-2649;
 * 004:2766-2880; 004:3239-3289).
 */
import { type Card, parseCard, rankOf } from '../../card.ts';
import { type Counting, countOf, isAce, isTen } from './count.ts';
import { isRed } from './kinds.ts';
import type { BUSTER_PAYS } from './law.ts';

export const BUSTER = 'buster';
export const RED_FLEX = 'red-flex';
/** A bet that a round adds. */
export const INSURANCE = 'insurance';
export const UPCARD_LUCK = 'upcard-luck';

/** A pay table of Buster: what a busted hand of 3, 4, 5, 6, 7 and 8 or more cards pays, to 1. */
export type BusterTable = keyof typeof BUSTER_PAYS;

const FEWEST = 3;
const TIERS = 6;

/**
 * The row of a pay table for the player-dealer's final hand, counted from 0 for three cards; null when they are not
 * over 21.
 */
export function busterTier(law: Counting, dealer: readonly Card[]): number | null {
  if (countOf(law, dealer).total <= law.target) return null;
  return Math.min(dealer.length - FEWEST, TIERS - 1);
}

/**
 * What two to eight red cards in a row pay, to 1; more than eight pay as eight (003:2618-2626; nothing is printed for
 * nine).
 */
export const RED_FLEX_PAYS: readonly number[] = [2, 3, 6, 50, 100, 200, 500];
const FEWEST_RED = 2;

/** The row of the pay table for the player-dealer's final hand: the number of red cards before the first black one. */
export function redTier(dealer: readonly Card[]): number | null {
  const black = dealer.findIndex((card) => !isRed(card));
  const red = black < 0 ? dealer.length : black;
  return red < FEWEST_RED ? null : Math.min(red - FEWEST_RED, RED_FLEX_PAYS.length - 1);
}

export type UpcardLuck = 'ace-jack-of-spades' | 'blackjack' | 'nine-to-eleven' | 'eighteen-or-better';

/** The pay table of Upcard Luck, to 1. */
export const UPCARD_ROWS: readonly { readonly luck: UpcardLuck; readonly text: string; readonly pays: number }[] = [
  { luck: 'ace-jack-of-spades', text: 'Ace and jack of spades', pays: 60 },
  { luck: 'blackjack', text: 'Any other blackjack', pays: 10 },
  { luck: 'nine-to-eleven', text: 'A total of 9, 10 or 11', pays: 5 },
  { luck: 'eighteen-or-better', text: '18 or better', pays: 2 },
];

const ACE_OF_SPADES = parseCard('As');
const JACK_OF_SPADES = parseCard('Js');
const SPADES = [ACE_OF_SPADES, JACK_OF_SPADES];

/**
 * The result of a player's first two cards against the player-dealer's open card; null when they lose. Totals of 9 to
 * 11 are hard ones: ace and eight is 19. A joker makes 21, which is 18 or better.
 */
export function upcardLuck(law: Counting, cards: readonly Card[], upcard: Card): UpcardLuck | null {
  if (!isTwoToSeven(upcard)) return null;
  const { total, soft } = countOf(law, cards);
  if (cards.some(isAce) && cards.some(isTen)) {
    return cards.every((card) => SPADES.includes(card)) ? 'ace-jack-of-spades' : 'blackjack';
  }
  if (!soft && total >= 9 && total <= 11) return 'nine-to-eleven';
  return total >= 18 ? 'eighteen-or-better' : null;
}

const SEVEN = 5;
const isTwoToSeven = (card: Card): boolean => rankOf(card) <= SEVEN;
