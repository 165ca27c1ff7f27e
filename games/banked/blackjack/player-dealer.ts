/** How the player-dealer plays by rule, and how the house plays for players who do not answer. */
import { type Card, isJoker } from '../../card.ts';
import { countOf, isAce, isBonus, isWhole, naturalOf, reaches } from './count.ts';
import type { Law } from './law.ts';

type Drawing = Pick<Law, 'target' | 'joker' | 'dealerStands'>;

/**
 * Whether the player-dealer's hand draws by its count: 16 or less and soft 17 (000:2228-2340; 001:433-443;
 * 001:2085-2097; 003:1386-1395; 004:3109-3124), 17 or less and soft 18 (000:2927-2931).
 */
export function draws(law: Drawing, cards: readonly Card[]): boolean {
  return !reaches(law.dealerStands, countOf(law, cards));
}

/** Whether the player-dealer's hand takes another card by rule: at least two, and none after a natural. */
export function takesCard(law: Drawing & Pick<Law, 'naturals' | 'plainTens'>, cards: readonly Card[]): boolean {
  return cards.length < 2 || (naturalOf(law, cards) === null && !isWhole(law, cards) && draws(law, cards));
}

/**
 * The house way for a player's hand that may hit or stand: the player-dealer's strategy (000:2412-2606); 19 to 22 and
 * hard 13 or more stand (GR18, 000:3246-3250); no card is drawn that need not be (a house ruling where nothing is
 * printed).
 */
export function houseHits(law: Pick<Law, 'target' | 'joker' | 'houseStands'>, cards: readonly Card[]): boolean {
  return !isWhole(law, cards) && !reaches(law.houseStands, countOf(law, cards));
}

/**
 * The player-dealer's choices where they have any: hit any 16 or less, stand on hard 19 and more, and so on
 * (002:677-678).
 */
export function dealerMay(law: Law, cards: readonly Card[]): 'hit' | 'stand' | 'choose' {
  const { dealerChooses } = law;
  if (cards.length < 2) return 'hit';
  if (naturalOf(law, cards) !== null || isWhole(law, cards)) return 'stand';
  if (dealerChooses === null) return draws(law, cards) ? 'hit' : 'stand';
  const count = countOf(law, cards);
  if (count.total <= dealerChooses.mustHit) return 'hit';
  return reaches(dealerChooses.mustStand, count) ? 'stand' : 'choose';
}

/** The player-dealer's card that everyone sees from the start. */
export function openCard({ dealerCards }: Pick<Law, 'dealerCards'>, dealer: readonly Card[]): Card | undefined {
  return dealerCards === 'first-down' ? dealer[1] : dealerCards === 'one-down' ? undefined : dealer[0];
}

/**
 * Whether the player-dealer checks the face-down card and has a natural: the hand ends (000:2919-2921; 001:2100-2108;
 * 004:3068-3085).
 */
export function endsAtOnce(law: Law, dealer: readonly Card[]): boolean {
  const open = openCard(law, dealer);
  if (open === undefined || dealer.length < 2 || naturalOf(law, dealer) === null) return false;
  switch (law.peeks) {
    case 'never':
      return false;
    case 'ace':
      return isAce(open);
    case 'ace-or-bonus':
      return isAce(open) || isBonus(law, open);
    case 'always':
      return true;
  }
}

/**
 * With a joker as the player-dealer's first card, all hands stay as they are (000:2412-2606; 001:409-413;
 * 003:1110-1112).
 */
export function freezes({ freezes: does }: Pick<Law, 'freezes'>, cards: readonly Card[]): boolean {
  const [first] = cards;
  return does && first !== undefined && isJoker(first);
}

/** Whether the player-dealer's cards return doubles and splits to their bettors. */
export function extraGoesBack(
  law: Pick<Law, 'extraReturned' | 'naturals' | 'plainTens'>,
  dealer: readonly Card[],
): boolean {
  const second = dealer[1];
  switch (law.extraReturned) {
    case 'dealer-natural':
      return naturalOf(law, dealer) !== null;
    case 'dealer-second-joker':
      return second !== undefined && isJoker(second);
    case 'never':
      return false;
  }
}
