/** A hand of a player-dealer game as the framework keeps it. States are never changed in place. */
import type { Card } from '../card.ts';
import type { BetResult, ChipPlace, Seat } from '../game.ts';
import { type Cents, sum } from '../money.ts';
import { invariant } from '../result.ts';
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

export interface Fee {
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
  /** Index of the offer that is open, taken or, with nobody left to ask, past the last. */
  readonly offered: number;
  readonly wager: Cents;
  /** What the player-dealer set aside against single seats, beside his wager. */
  readonly special: ReadonlyMap<Seat, Cents>;
  /** Seats that have still to bet or to say that they do not. */
  readonly owing: readonly Seat[];
  readonly bets: readonly PlacedBet[];
  readonly fees: readonly Fee[];
  /** Null before bets are closed. */
  readonly table: BankedTable<Rules> | null;
  readonly round: R | null;
  readonly fouled: readonly Fouled[];
  /** In order of settlement; empty before the hand is over. */
  readonly settled: readonly Settled[];
  /** What is left in action of the player-dealer's wager. */
  readonly left: Cents;
  /** Before the round's own events. */
  readonly log: readonly RoundEvent[];
}

/** A bet that has been settled; whose it was and on which position is in `bet`. */
export interface Settled {
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

/** Bets placed before the deal and those that the round added, as seats and amounts. */
export function allBets(state: AnyBankedState): readonly Bet[] {
  return [...state.bets, ...(state.round?.added ?? [])];
}

/** Chips in front of a seat: its bets, or the player-dealer's wager with what he set aside. */
export function inFront(state: AnyBankedState, seat: Seat): Cents {
  if (seat === dealerOf(state)) return state.wager + sum(state.special.values());
  return sum(allBets(state).flatMap((bet) => (bet.seat === seat ? [bet.amount] : [])));
}

export function feesOf(state: Pick<AnyBankedState, 'fees'>, seat: Seat): Cents {
  return sum(state.fees.flatMap((fee) => (fee.seat === seat ? [fee.amount] : [])));
}

/** What settled bets have brought a seat, beside stakes that went back: never below what it had in front. */
export function gainOf(state: AnyBankedState, seat: Seat): Cents {
  const dealer = dealerOf(state);
  return sum(
    state.settled.map(({ result }) => {
      const gain = result.won - result.lost;
      if (seat === dealer) return -gain;
      return result.seat === seat ? gain : 0;
    }),
  );
}

/** Chips behind the bets; after settlement everything the seat has. */
export function stackOf(state: AnyBankedState, seat: Seat): Cents {
  const rest = stackAtStart(state.facts.start, seat) - feesOf(state, seat);
  return state.stage === 'over' ? rest + gainOf(state, seat) : rest - inFront(state, seat);
}
