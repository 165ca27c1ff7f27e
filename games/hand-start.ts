/** Who takes a seat, who is dealt in, and what the hand starts from. */
import type { Cents } from './money.ts';
import type { Seat } from './seat.ts';

/** An occupied seat, as the table knows it when a hand is about to start. */
export interface Occupant {
  readonly seat: Seat;
  /** The player: an opaque, stable id. The same id in another seat is a seat change. */
  readonly player: string;
  readonly stack: Cents;
  /** Away, in the lobby, or sitting out at the player's request: not to be dealt in. */
  readonly sittingOut: boolean;
  /** How a player who owes or lacks a blind wants to come in: post now where the rules allow it, or wait for it. */
  readonly entry: 'post' | 'wait';
  /** The floor has ruled that the player comes from a broken game or was forced to move. Absent: neither. */
  readonly transferred?: boolean;
  /** Ids of the player's standing choices, in force until taken back. Absent: none. */
  readonly choices?: readonly string[];
}

/** What a player may request for all hands to come, such as to straddle whenever they may. */
export interface StandingChoice {
  readonly id: string;
  readonly label: string;
}

/** What every hand starts from in any game; each game's own start adds to it. */
export interface HandStart {
  /** Null in games without a button. */
  readonly button: Seat | null;
  /** Players dealt in, in seat order, with the most chips each may bet in this hand (LR17). */
  readonly players: readonly { readonly seat: Seat; readonly player: string; readonly stack: Cents }[];
  /** Cards of the deck already used by earlier hands, where a deck lasts several hands. Absent: none. */
  readonly used?: number;
  /** Chips left in the pot by hands without a winner, by the player they belong to. Absent: none. */
  readonly carried?: readonly CarriedShare[];
}

/**
 * A player's share of a pot that nobody has won yet; returned to the player if the game ends before somebody wins it.
 */
export interface CarriedShare {
  readonly player: string;
  readonly amount: Cents;
}

/** Why a player at the table is not dealt in. */
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
  /** Standing choices that would let the player come in at once. Absent: none. */
  readonly choices?: readonly string[];
}

/** The seating of the next hand; the caller must keep `memory` even when there is no next hand. */
export interface Seating<Start extends HandStart, Memory> {
  /** Null when too few players are ready. */
  readonly start: Start | null;
  readonly memory: Memory;
  readonly waiting: readonly Waiting[];
}

/** Draws a whole number from 0 to n − 1, all equally likely. The host supplies it; the start records the result. */
export type Lot = (n: number) => number;
