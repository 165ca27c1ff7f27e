/** Who takes a seat, who of them is dealt in, and what the hand starts from. */
import type { Cents } from './money.ts';
import type { Seat } from './seat.ts';

/** A seat somebody has taken, as the table knows it when a hand is about to start. */
export interface Occupant {
  readonly seat: Seat;
  /** Who sits there: an opaque, stable id. The same id in another seat is a seat change. */
  readonly player: string;
  readonly stack: Cents;
  /** Away, in the lobby, or asked to sit out: not to be dealt in. */
  readonly sittingOut: boolean;
  /** How a player who owes or lacks a blind wants to come in: post now where the rules let them, or wait for it. */
  readonly entry: 'post' | 'wait';
  /** The floor has said that they come from a broken game, or were forced to move. Absent: neither. */
  readonly transferred?: boolean;
  /** Ids of the standing choices that hold for them until they take them back. Absent: none. */
  readonly choices?: readonly string[];
}

/** What a player may ask for in all hands to come, such as to straddle whenever they may. */
export interface StandingChoice {
  readonly id: string;
  readonly label: string;
}

/** What every hand starts from, whatever the game; each game's own start adds to it. */
export interface HandStart {
  /** Null in games without a button. */
  readonly button: Seat | null;
  /** Those dealt in, in seat order, with the chips each may bet at most in this hand (LR17). */
  readonly players: readonly { readonly seat: Seat; readonly player: string; readonly stack: Cents }[];
  /** Cards of the deck that earlier hands have used up, where a deck goes on from hand to hand. Absent: none. */
  readonly used?: number;
  /** What hands without a winner have left in the pot, by whose it is. Absent: nothing. */
  readonly carried?: readonly CarriedShare[];
}

/** What a player has in a pot that nobody has won yet, and has back if the game ends before somebody does. */
export interface CarriedShare {
  readonly player: string;
  readonly amount: Cents;
}

/** Why somebody at the table is not dealt in. */
export type WhyNotDealt =
  | 'sitting-out'
  | 'no-chips'
  | 'too-few'
  | 'table-full'
  | 'button'
  | 'big-blind'
  | 'missed'
  | 'moved'
  | 'no-place'
  | 'no-bank';

/** Why a seat sits this hand out: a code for programs and other screens, and one sentence for its station. */
export interface Waiting {
  readonly seat: Seat;
  readonly why: WhyNotDealt;
  readonly message: string;
  /** True when the player could come in at once by asking to post. */
  readonly mayPost: boolean;
  /** Standing choices by which they could come in at once. Absent: none. */
  readonly choices?: readonly string[];
}

/** The seating of the next hand; `memory` must be kept even when there is none. */
export interface Seating<Start extends HandStart, Memory> {
  /** Null when too few are ready. */
  readonly start: Start | null;
  readonly memory: Memory;
  readonly waiting: readonly Waiting[];
}

/** Draws a whole number from 0 to n − 1, each as likely. The host supplies it; the result is kept in the start. */
export type Lot = (n: number) => number;
