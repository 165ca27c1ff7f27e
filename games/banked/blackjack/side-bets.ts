/** Buster and Upcard Luck: what they pay, and on what (000:5205-5395; 001:2145-2195; 004:2766-2880; 004:3239-3289). */
import { type Card, parseCard, rankOf } from '../../card.ts';
import { countOf, isAce, isTen, TARGET } from './count.ts';
import type { NoBustRules } from './rules.ts';

export const BUSTER = 'buster';
export const UPCARD_LUCK = 'upcard-luck';

/** What a busted hand of 3, 4, 5, 6, 7 and 8 or more cards pays, to 1. */
export const BUSTER_TABLES: Readonly<Record<Exclude<NoBustRules['buster'], 'none'>, readonly number[]>> = {
  a: [1, 3, 6, 30, 100, 200],
  b: [1, 3, 5, 25, 100, 200],
  c: [2, 2, 4, 12, 50, 250],
  'casino-real': [2, 2, 4, 15, 50, 250],
  betwiser: [2, 2, 4, 18, 50, 200],
  '8.0': [1, 3, 5, 25, 100, 500],
};

const FEWEST = 3;
const TIERS = 6;

/** The row of a pay table for the player-dealer's final hand, counted from 0 for three cards; null when they are not over 21. */
export function busterTier(dealer: readonly Card[]): number | null {
  if (countOf(dealer).total <= TARGET) return null;
  return Math.min(dealer.length - FEWEST, TIERS - 1);
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
 * What a player's first two cards are against the player-dealer's open card; null when they lose. Totals of 9 to 11 are
 * hard ones: ace and eight is 19. A joker makes 21, which is 18 or better.
 */
export function upcardLuck(cards: readonly Card[], upcard: Card): UpcardLuck | null {
  if (!isTwoToSeven(upcard)) return null;
  const { total, soft } = countOf(cards);
  if (cards.some(isAce) && cards.some(isTen)) {
    return cards.every((card) => SPADES.includes(card)) ? 'ace-jack-of-spades' : 'blackjack';
  }
  if (!soft && total >= 9 && total <= 11) return 'nine-to-eleven';
  return total >= 18 ? 'eighteen-or-better' : null;
}

const SEVEN = 5;
const isTwoToSeven = (card: Card): boolean => rankOf(card) <= SEVEN;
