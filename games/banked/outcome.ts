/**
 * Every chip of a finished hand: fees go to the collections, and all wagers go into the middle and out of it again,
 * between bettors and player-dealer. The house has no part in them.
 */
import type { ChipPlace } from '../hand-event.ts';
import type { TableHand } from '../hand-view.ts';
import type { Cents } from '../money.ts';
import type { Move, Outcome } from '../outcome.ts';
import { invariant } from '../result.ts';
import type { Seat } from '../seat.ts';
import type { BankedRules } from './rules.ts';
import {
  type AnyBankedState,
  type BankedState,
  dealerOf,
  ownStake,
  stackAtStart,
  stackOf,
  stakeGain,
} from './state.ts';
import type { Round } from './variant.ts';
import { handsOf, view } from './view.ts';

/** Settles a hand that is over. The house takes fees and has no part in any bet. */
export function outcome<Rules extends BankedRules, R extends Round>(state: BankedState<Rules, R>): Outcome {
  invariant(state.stage === 'over', 'the outcome of a hand that is not over');
  const dealer = dealerOf(state);
  const fees = state.fees.map(
    ({ seat, place, amount, why }): Move => ({ from: `seat:${seat}`, to: place, amount, why }),
  );
  const bets = dealer === null ? [] : wagersOf(state, dealer);
  const layout = view(state, 'public');
  const seats = state.facts.start.players.map(({ seat }) => ({ seat, hands: handsOf(layout, seat) }));
  return {
    moves: [...fees, ...bets],
    stacks: state.facts.start.players.map(({ seat }) => ({
      seat,
      before: stackAtStart(state.facts.start, seat),
      after: stackOf(state, seat),
    })),
    pots: [],
    bets: state.settled.map(({ result }) => result),
    shown: seats.flatMap(({ seat, hands }) => (areOpen(hands) ? [seat] : [])),
    hands: seats.flatMap(({ seat, hands }) => hands.flatMap(({ text }) => (text === '' ? [] : [{ seat, hand: text }]))),
  };
}

/** Whether there are cards and everyone sees them. */
const areOpen = (hands: readonly TableHand[]): boolean =>
  hands.some(({ cards }) => cards.length > 0) && hands.every(({ cards }) => !cards.includes(null));

/**
 * All wagers go into the middle, including the player-dealer's, and all proceeds come out of it (A1: all wagers count).
 */
function wagersOf(state: AnyBankedState, dealer: Seat): readonly Move[] {
  const results = state.settled.map(({ result }) => result);
  const bank = ownStake(state);
  const left = bank + stakeGain(state);
  const move = (from: ChipPlace, to: ChipPlace, amount: Cents, why: string): readonly Move[] =>
    amount > 0 ? [{ from, to, amount, why }] : [];
  // Without a bet nothing was at stake.
  if (results.length === 0) return [];
  return [
    ...move(`seat:${dealer}`, 'pot', bank, 'bank'),
    ...results.flatMap(({ seat, spot, amount }) => move(`seat:${seat}`, 'pot', amount, spot)),
    ...results.flatMap(({ seat, spot, amount, won, lost }) => move('pot', `seat:${seat}`, amount - lost + won, spot)),
    ...move('pot', `seat:${dealer}`, left, 'bank'),
  ];
}
