/** A hand of a player-dealer game as the framework stores it. States are never changed in place. */

import type { WagerAsk } from '../ask.ts';
import type { Card } from '../card.ts';
import type { BetResult, ChipPlace } from '../hand-event.ts';
import { type Cents, sum } from '../money.ts';
import { invariant } from '../result.ts';
import type { Seat } from '../seat.ts';
import type { BankedRules } from './rules.ts';
import type { BankedStart, Offer } from './start.ts';
import type { BankedTable, Bet } from './table.ts';
import type { BankedVariant, Round, RoundEvent } from './variant.ts';

/** A bet on a special spot: settled first, against what the player-dealer set aside for that seat alone. */
export interface PlacedBet extends Bet {
  readonly special: boolean;
  /** The spot as the ask named it: `base`, `base@5`, `special-base`. */
  readonly key: string;
}

/** A seat whose hand the floor has declared foul, and the positions for which it decided. */
export interface Fouled {
  readonly seat: Seat;
  readonly positions: readonly string[];
}

export interface BankedFee {
  readonly seat: Seat;
  readonly place: ChipPlace;
  readonly amount: Cents;
  readonly why: string;
}

export interface Facts<Rules extends BankedRules, R extends Round> {
  readonly variant: BankedVariant<Rules, R>;
  readonly rules: Rules;
  readonly start: BankedStart;
  readonly deck: readonly Card[];
}

export interface BankedState<Rules extends BankedRules, R extends Round> {
  readonly facts: Facts<Rules, R>;
  readonly stage: 'offer' | 'bank' | 'bets' | 'play' | 'over';
  /** Index of the offer that is open or taken; past the last when nobody is left to ask. */
  readonly offered: number;
  readonly wager: Cents;
  /** What the player-dealer set aside against single seats, in addition to their wager. */
  readonly special: ReadonlyMap<Seat, Cents>;
  /** The asks of players who have still to bet or decline: other players' bets do not change them. */
  readonly owing: readonly WagerAsk[];
  readonly bets: readonly PlacedBet[];
  /** Stakes of others behind the player-dealer's wager, clockwise from there: the second bank, the third … */
  readonly behind: readonly PlacedBet[];
  /** Payments that bets may bring without a stake of their own, once bets are closed. */
  readonly entitled: readonly PlacedBet[];
  readonly fees: readonly BankedFee[];
  /** Null before bets are closed. */
  readonly table: BankedTable<Rules> | null;
  readonly round: R | null;
  readonly fouled: readonly Fouled[];
  /** In order of settlement; empty before the hand is over. */
  readonly settled: readonly SettledBets[];
  /** What is left in action of the player-dealer's own wager. */
  readonly left: Cents;
  /** Events before the round's own. */
  readonly log: readonly RoundEvent[];
}

/** A settled bet; its bettor and position are in `bet`. */
export interface SettledBets {
  readonly bet: Bet;
  readonly result: BetResult;
}

export type AnyBankedState = BankedState<BankedRules, Round>;

/** The offer that was taken, or is open. Null when nobody has taken the bank. */
export function offerOf({ facts, offered }: Pick<AnyBankedState, 'facts' | 'offered'>): Offer | null {
  return facts.start.offers[offered] ?? null;
}

/** The player-dealer; null while the bank is still offered, or when nobody took it. */
export function dealerOf(state: AnyBankedState): Seat | null {
  return state.stage === 'offer' ? null : (offerOf(state)?.seat ?? null);
}

export function stackAtStart(start: BankedStart, seat: Seat): Cents {
  const player = start.players.find((one) => one.seat === seat);
  invariant(player !== undefined, () => `seat ${seat} is not in this hand`);
  return player.stack;
}

/** Bets against the bank: those placed before the deal and those that the round added. */
export function betsAgainst(state: AnyBankedState): readonly Bet[] {
  return [...state.bets, ...(state.round?.added ?? [])];
}

/** Everything on the table except the player-dealer's own wager. */
export function allBets(state: AnyBankedState): readonly Bet[] {
  return [...betsAgainst(state), ...state.behind];
}

/** The whole bank: the player-dealer's wager and the stakes behind it. */
export const bankOf = ({ wager, behind }: Pick<AnyBankedState, 'wager' | 'behind'>): Cents =>
  wager + sum(behind.map(({ amount }) => amount));

/** What the player-dealer has staked: the wager, and what is set aside. */
export const ownStake = (state: AnyBankedState): Cents => state.wager + sum(state.special.values());

/** Chips in front of a seat: its bets, and the player-dealer's stake. */
export function inFront(state: AnyBankedState, seat: Seat): Cents {
  const bets = sum(allBets(state).flatMap((bet) => (bet.seat === seat ? [bet.amount] : [])));
  return seat === dealerOf(state) ? ownStake(state) + bets : bets;
}

export function feesOf(state: Pick<AnyBankedState, 'fees'>, seat: Seat): Cents {
  return sum(state.fees.flatMap((fee) => (fee.seat === seat ? [fee.amount] : [])));
}

/**
 * What the player-dealer's own stake has won or lost: the other side of every result, including those of the stakes
 * behind it.
 */
export function stakeGain({ settled }: Pick<AnyBankedState, 'settled'>): Cents {
  return sum(settled.map(({ result }) => result.lost - result.won));
}

/** A seat's gain from settled bets, apart from returned stakes: never a loss of more than it had in front. */
export function gainOf(state: AnyBankedState, seat: Seat): Cents {
  const own = sum(state.settled.map(({ result }) => (result.seat === seat ? result.won - result.lost : 0)));
  return seat === dealerOf(state) ? own + stakeGain(state) : own;
}

/** Chips behind the bets; after settlement, everything the seat has. */
export function stackOf(state: AnyBankedState, seat: Seat): Cents {
  const rest = stackAtStart(state.facts.start, seat) - feesOf(state, seat);
  return state.stage === 'over' ? rest + gainOf(state, seat) : rest - inFront(state, seat);
}
