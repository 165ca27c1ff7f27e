/** Every chip of a finished hand: fees to the collections, bets between bettor and player-dealer, nothing else. */
import type { BetResult, Move, Outcome, Seat, TableHand } from '../game.ts';
import { invariant } from '../result.ts';
import type { BankedRules } from './rules.ts';
import { type BankedState, dealerOf, stackAtStart, stackOf } from './state.ts';
import type { Round } from './variant.ts';
import { handsOf, view } from './view.ts';

/** Settles a hand that is over. The house takes fees and has no part in any bet. */
export function outcome<Rules extends BankedRules, R extends Round>(state: BankedState<Rules, R>): Outcome {
  invariant(state.stage === 'over', 'the outcome of a hand that is not over');
  const dealer = dealerOf(state);
  const fees = state.fees.map(
    ({ seat, place, amount, why }): Move => ({ from: `seat:${seat}`, to: place, amount, why }),
  );
  const bets = dealer === null ? [] : state.settled.flatMap(({ result }) => movesOf(result, dealer));
  const { banked } = view(state, 'public');
  const seats = state.facts.start.players.map(({ seat }) => ({ seat, hands: banked ? handsOf(banked, seat) : [] }));
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

/** Whether there are cards and everybody sees them. */
const areOpen = (hands: readonly TableHand[]): boolean =>
  hands.some(({ cards }) => cards.length > 0) && hands.every(({ cards }) => !cards.includes(null));

function movesOf({ seat, spot, won, lost }: BetResult, dealer: Seat): readonly Move[] {
  return [
    ...(won > 0 ? [{ from: `seat:${dealer}`, to: `seat:${seat}`, amount: won, why: spot } as const] : []),
    ...(lost > 0 ? [{ from: `seat:${seat}`, to: `seat:${dealer}`, amount: lost, why: spot } as const] : []),
  ];
}
