import { type HandSoFar, handSoFar, seatSoFar } from '../games/hand-so-far.ts';
import type { HandView } from '../games/hand-view.ts';
import { type Cents, sum } from '../games/money.ts';

/**
 * What each seat has put into a hand so far, less what came back, from the public events; seats with nothing in are
 * left out. Null when the chips shown do not match the events: no figures are better than wrong ones.
 */
export function putIn(hand: HandView): { readonly seat: number; readonly amount: Cents }[] | null {
  // Against a player-dealer, nobody sees the bets of others until bets are closed.
  if (hand.kind === 'banked') return null;
  const soFar = handSoFar(hand.events);
  const onShow = sum([...hand.pots.map(({ amount }) => amount), ...hand.seats.map(({ bet }) => bet)]);
  const surplus = onShow - soFar.middle;
  // A blind from which a jackpot dollar was taken is shown in full in front of its seat until the street ends (LD8).
  if (surplus !== 0 && surplus !== jackpotTaken(soFar)) return null;
  return hand.seats
    .map(({ seat }) => ({ seat, amount: seatSoFar(soFar, seat).putIn }))
    .filter(({ amount }) => amount > 0);
}

const jackpotTaken = ({ collected }: HandSoFar): Cents =>
  sum(collected.flatMap(({ place, amount }) => (place.startsWith('jackpot:') ? [amount] : [])));
