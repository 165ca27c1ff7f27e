/** Cards as they count: a joker may be worth less where it was dealt face up. */
import { type Card, isJoker } from '../card.ts';
import { BUG_JOKER, WILD_JOKER } from '../ranking/stripped.ts';
import { at, type PokerState } from './state.ts';

/**
 * The same cards, with a joker that was dealt face up replaced by one that counts only as an ace or in a straight or a
 * flush (001:4054-4060).
 */
export function played({ table, dealtUp }: PokerState, cards: readonly Card[]): readonly Card[] {
  const { rules } = table;
  if (!('jokerWild' in rules) || rules.jokerWild !== 'if-dealt-down') return cards;
  return cards.map((card) => (isJoker(card) && dealtUp.includes(card) ? BUG_JOKER : card));
}

/** A joker as it looks on the table, whatever it counts as. */
export const onTable = (card: Card): Card => (card === BUG_JOKER ? WILD_JOKER : card);

/** A player's cards, as they count. */
export const handOf = (state: PokerState, player: number): readonly Card[] => played(state, at(state.cards, player));
