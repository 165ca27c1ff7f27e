/** Every chip of a finished hand: where it came from, who gets it, and why. */
import type { ChipPlace } from '../hand-event.ts';
import type { Cents } from '../money.ts';
import type { Move, Outcome } from '../outcome.ts';
import { placeOf } from '../place.ts';
import { invariant } from '../result.ts';
import type { Seat } from '../seat.ts';
import { carriedTotal } from './carried.ts';
import { at, numberAt, type PokerState } from './state.ts';
import { wonBy } from './view.ts';
import { namedHand, winningWords } from './words.ts';

const POT: ChipPlace = 'pot';

/**
 * Settles a hand that is over. Moves run from seats to pot, from pot to collections and jackpots, and from pot to
 * winners.
 */
export function outcome(state: PokerState): Outcome {
  invariant(state.phase === 'over', 'the outcome of a hand that is not over');
  const { start, seats } = state.table;
  const before = (player: number): Cents => at(start.players, player).stack;
  const place = (player: number): ChipPlace => placeOf(numberAt(seats, player));
  const paid = state.stack.map(
    (stack, player) => before(player) - stack + wonBy(state, player) - numberAt(state.fees, player),
  );

  const moves: Move[] = [];
  for (let player = 0; player < paid.length; player += 1) {
    const amount = numberAt(paid, player);
    if (amount > 0) moves.push({ from: place(player), to: POT, amount, why: 'bets' });
  }
  for (let player = 0; player < paid.length; player += 1) {
    const amount = numberAt(state.fees, player);
    if (amount > 0) moves.push({ from: place(player), to: 'collection:player-fee', amount, why: 'player fee' });
  }
  const [carried, left] = [carriedTotal(start.carried), carriedTotal(state.left)];
  if (carried > 0) moves.push({ from: 'carried', to: POT, amount: carried, why: 'from the hand before' });
  for (const { place: to, amount } of state.taken) {
    moves.push({ from: POT, to, amount, why: to.slice(to.indexOf(':') + 1).replaceAll('-', ' ') });
  }
  for (const { label, awards } of state.pots) {
    for (const { player, amount } of awards) moves.push({ from: POT, to: place(player), amount, why: label });
  }

  // A player's share of an earlier hand's pot that nobody has matched goes back to them.
  for (let player = 0; player < paid.length; player += 1) {
    const amount = numberAt(paid, player);
    if (amount < 0) moves.push({ from: POT, to: place(player), amount: -amount, why: 'returned' });
  }
  if (left > 0) moves.push({ from: POT, to: 'carried', amount: left, why: 'for the next hand' });

  const shown: Seat[] = [];
  const hands: { readonly seat: Seat; readonly hand: string }[] = [];
  for (let player = 0; player < seats.length; player += 1) {
    if (state.face[player] !== 'shown') continue;
    shown.push(numberAt(seats, player));
    hands.push({ seat: numberAt(seats, player), hand: namedHand(state, player)?.category ?? '' });
  }
  const stacks = state.stack.map((after, player) => ({ seat: numberAt(seats, player), before: before(player), after }));
  const pots = state.pots.map(({ label, amount, awards }) => ({
    label,
    amount,
    shares: awards.map(({ player, amount: share, ranking }) => ({
      seat: numberAt(seats, player),
      amount: share,
      hand: winningWords(state, player, ranking),
    })),
  }));
  if (state.jackpots.length > 0) return { moves, stacks, pots, jackpots: state.jackpots, shown, hands };
  return { moves, stacks, pots, shown, hands };
}
