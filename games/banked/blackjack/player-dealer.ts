/** How the player-dealer plays: by rule alone, without a choice (000:2228-2340; 001:433-443; 004). */
import { type Card, isJoker } from '../../card.ts';
import { countOf, naturalOf } from './count.ts';
import type { NoBustRules } from './rules.ts';

const STANDS = 17;

/** True while a hand draws: 16 or less, and a soft 17 where that is hit. It is the house way of players as well. */
export function draws({ dealerHitsSoft17 }: Pick<NoBustRules, 'dealerHitsSoft17'>, cards: readonly Card[]): boolean {
  const { total, soft } = countOf(cards);
  return total < STANDS || (total === STANDS && soft && dealerHitsSoft17);
}

/** Whether the player-dealer's hand takes another card: two at least, and a natural is done with them. */
export function takesCard(rules: Pick<NoBustRules, 'dealerHitsSoft17' | 'naturals'>, cards: readonly Card[]): boolean {
  return cards.length < 2 || (naturalOf(rules, cards) === null && draws(rules, cards));
}

/** With a joker as their first card all hands stay as they are (000:2412-2606; 001:409-413; 003:1110-1112). */
export function freezes(cards: readonly Card[]): boolean {
  const [first] = cards;
  return first !== undefined && isJoker(first);
}

/** Whether the cards of the player-dealer send doubles and splits back to their bettors. */
export function extraGoesBack(
  rules: Pick<NoBustRules, 'extraReturned' | 'naturals'>,
  dealer: readonly Card[],
): boolean {
  const second = dealer[1];
  switch (rules.extraReturned) {
    case 'dealer-natural':
      return naturalOf(rules, dealer) !== null;
    case 'dealer-second-joker':
      return second !== undefined && isJoker(second);
    case 'never':
      return false;
  }
}
