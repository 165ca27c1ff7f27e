/** Every chip of a finished hand: from where, to whom, why. */
import type { ChipPlace, Move, Outcome } from '../game.ts';
import { invariant } from '../result.ts';
import { carriedTotal } from './carried.ts';
import { at, type PokerState, seatOf } from './state.ts';
import { wonBy } from './view.ts';
import { madeHand } from './words.ts';

const POT: ChipPlace = 'pot';

/** Settles a hand that is over. Moves go seats to pot, pot to collections and jackpot, pot to winners. */
export function outcome(state: PokerState): Outcome {
  invariant(state.phase === 'over', 'the outcome of a hand that is not over');
  const players = state.stack.map((_, player) => player);
  const place = (player: number): ChipPlace => `seat:${seatOf(state, player)}`;
  const before = (player: number): number => at(state.table.start.players, player).stack;
  const paid = players.map(
    (player) => before(player) - at(state.stack, player) + wonBy(state, player) - at(state.fees, player),
  );

  const moves: Move[] = [];
  for (const [player, amount] of paid.entries()) {
    if (amount > 0) moves.push({ from: place(player), to: POT, amount, why: 'bets' });
  }
  for (const [player, amount] of state.fees.entries()) {
    if (amount > 0) moves.push({ from: place(player), to: 'collection:player-fee', amount, why: 'player fee' });
  }
  const [carried, left] = [carriedTotal(state.table.start.carried), carriedTotal(state.left)];
  if (carried > 0) moves.push({ from: 'carried', to: POT, amount: carried, why: 'from the hand before' });
  for (const { place: to, amount } of state.taken) {
    moves.push({ from: POT, to, amount, why: to.slice(to.indexOf(':') + 1).replaceAll('-', ' ') });
  }
  for (const { label, awards } of state.pots) {
    for (const { player, amount } of awards) moves.push({ from: POT, to: place(player), amount, why: label });
  }

  // What somebody had in the pot of an earlier hand and nobody has matched goes back to them.
  for (const [player, amount] of paid.entries()) {
    if (amount < 0) moves.push({ from: POT, to: place(player), amount: -amount, why: 'returned' });
  }
  if (left > 0) moves.push({ from: POT, to: 'carried', amount: left, why: 'for the next hand' });

  const shown = players.filter((player) => state.face[player] === 'shown');
  const made = players.map((player) => (shown.includes(player) ? madeHand(state, player) : null));
  return {
    moves,
    stacks: players.map((player) => ({
      seat: seatOf(state, player),
      before: before(player),
      after: at(state.stack, player),
    })),
    pots: state.pots.map(({ label, amount, awards }) => ({
      label,
      amount,
      shares: awards.map(({ player, amount: share, ranking }) => ({
        seat: seatOf(state, player),
        amount: share,
        hand: ranking === null ? null : (made[player]?.words[ranking] ?? null),
      })),
    })),
    ...(state.jackpots.length > 0 ? { jackpots: state.jackpots } : {}),
    shown: shown.map((player) => seatOf(state, player)),
    hands: shown.map((player) => ({
      seat: seatOf(state, player),
      hand: made[player]?.category ?? '',
    })),
  };
}
