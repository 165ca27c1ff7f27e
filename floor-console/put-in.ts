import type { HandView } from '../games/game.ts';
import type { Cents } from '../games/money.ts';
import { collected, inTheMiddle, wageredBy } from '../renderer/hand-facts.ts';

/**
 * What each seat has put into a hand so far and not had back, by the public events; seats with nothing in are left
 * out. Null when the events do not account for every chip in the middle: better no figures than wrong ones.
 */
export function putIn(hand: HandView): { readonly seat: number; readonly amount: Cents }[] | null {
  const amounts = hand.seats
    .map(({ seat }) => ({ seat, amount: wageredBy(hand, seat) }))
    .filter(({ amount }) => amount > 0);
  const won = hand.events.reduce((sum, event) => sum + (event.kind === 'won' ? event.amount : 0), 0);
  const all = amounts.reduce((sum, { amount }) => sum + amount, 0);
  return all === inTheMiddle(hand) + collected(hand) + won ? amounts : null;
}
