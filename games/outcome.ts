/** The outcome of a finished hand. */

import type { BetResult, ChipPlace, JackpotHit } from './hand-event.ts';
import type { Cents } from './money.ts';
import type { Seat } from './seat.ts';

/** Chips that move when a hand is settled. `why` names the bet, pot or fee. */
export interface Move {
  readonly from: ChipPlace;
  readonly to: ChipPlace;
  readonly amount: Cents;
  readonly why: string;
}

/**
 * Every chip of a finished hand: who gets it, from which pot or bet, and why. The moves add up to the change in each
 * stack.
 */
export interface Outcome {
  readonly moves: readonly Move[];
  readonly stacks: readonly { readonly seat: Seat; readonly before: Cents; readonly after: Cents }[];
  /** Main pot first, after collections; shares in the order they were pushed. */
  readonly pots: readonly {
    readonly label: string;
    readonly amount: Cents;
    readonly shares: readonly { readonly seat: Seat; readonly amount: Cents; readonly hand: string | null }[];
  }[];
  /** Player-dealer games: the result of each bet. */
  readonly bets?: readonly BetResult[];
  /** The house jackpots that the hand hit. Absent: none. */
  readonly jackpots?: readonly JackpotHit[];
  /** Seats whose cards became public. */
  readonly shown: readonly Seat[];
  /** What was shown, in words; several entries for a seat with several hands. */
  readonly hands: readonly { readonly seat: Seat; readonly hand: string }[];
}
