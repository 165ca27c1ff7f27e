import type { HandView } from '../games/game.ts';
import type { Cents } from '../games/money.ts';
import { inTheMiddle, wageredBy } from '../renderer/hand-facts.ts';

/**
 * What each seat has put into a hand so far and not had back, by the public events; seats with nothing in are left
 * out. Null when the chips on show are not those of the events: better no figures than wrong ones.
 */
export function putIn(hand: HandView): { readonly seat: number; readonly amount: Cents }[] | null {
  // Against a player-dealer nobody sees what others have bet until the bets are closed.
  if (hand.kind === 'banked') return null;
  const onShow = sum(hand.pots.map(({ amount }) => amount)) + sum(hand.seats.map(({ bet }) => bet));
  const surplus = onShow - inTheMiddle(hand);
  // A blind whose jackpot dollar was taken lies in front of its seat in full until the street ends (LD8).
  if (surplus !== 0 && surplus !== jackpotTaken(hand)) return null;
  return hand.seats.map(({ seat }) => ({ seat, amount: wageredBy(hand, seat) })).filter(({ amount }) => amount > 0);
}

const jackpotTaken = (hand: HandView): Cents =>
  sum(
    hand.events.map((event) => (event.kind === 'collected' && event.place.startsWith('jackpot:') ? event.amount : 0)),
  );

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0);
