/** Lowball hands of a seven or better, which some houses require to bet after the draw. */
import { at, type HandDraft, isLive, type PokerState } from './state.ts';

export function isSevenOrBetter({ table, cards, board }: PokerState, player: number): boolean {
  const { sevens, rankings } = table.variant;
  return sevens !== undefined && rankings[0].rank(at(cards, player), board) >= sevens;
}

/** What checking such a hand may cost. */
type Price = 'wins-no-later-bets' | 'loses-the-pot';

/** Whether the house has such a penalty. */
export const hasPrice = ({ table: { rules } }: Pick<PokerState, 'table'>, price: Price): boolean =>
  'sevens' in rules && rules.sevens === price && rules.betting !== 'no-limit' && rules.betting !== 'pot-limit';

/** Whether a player has checked such a hand after the draw and pays this penalty of the house. */
export const hasCheckedSeven = (state: PokerState, player: number, price: Price): boolean =>
  hasPrice(state, price) && isLive(state, player) && at(state.checked, player) && isSevenOrBetter(state, player);

/** Returns all bets after the draw to the players who made them (003:447-452, 001:1222-1223). */
export function giveBackLaterBets(hand: HandDraft): readonly { readonly player: number; readonly amount: number }[] {
  const back = hand.paid.map((paid, player) => ({ player, amount: paid - at(hand.paidBefore, player) }));
  const given = back.filter(({ amount }) => amount > 0);
  for (const { player, amount } of given) {
    hand.paid[player] = at(hand.paid, player) - amount;
    hand.stack[player] = at(hand.stack, player) + amount;
  }
  return given;
}
