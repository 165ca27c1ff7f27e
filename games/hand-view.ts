/** A hand as one viewer may see it. */

import type { Ask } from './ask.ts';
import type { CardText } from './card.ts';
import type { BetResult, HandEvent } from './hand-event.ts';
import type { Cents } from './money.ts';
import type { Seat } from './seat.ts';
import type { Tracked } from './tracker.ts';

/**
 * One hand as one viewer may see it: everything a screen draws, and nothing the viewer may not know. Its kind says how
 * it is played: for a pot, or against a player-dealer.
 */
export type HandView = PotView | BankedView;

/** What every hand shows, whatever its kind. */
interface CommonView {
  readonly game: string;
  /** The street as players call it: `Before the flop`, `Flop`, … */
  readonly street: string;
  /** Null in games without a button. */
  readonly button: Seat | null;
  readonly seats: readonly SeatView[];
  /** Cards that belong to no player: the board, a dealer's hand, a shoe. */
  readonly zones: readonly {
    readonly id: string;
    readonly label: string;
    /** The cards that everyone may know. */
    readonly cards: readonly CardText[];
    /** Their value in words. Absent: nothing to say. */
    readonly text?: string;
    /** How many more cards of the zone lie face down until somebody turns them up. Absent: none. */
    readonly down?: number;
  }[];
  /** Seats that owe a decision now. */
  readonly turn: readonly Seat[];
  /** The viewer's own ask; null for the public and for seats that owe nothing. */
  readonly ask: Ask | null;
  readonly events: readonly HandEvent[];
  readonly over: boolean;
}

/** A hand played for a pot, or one in which players pay each other across the table. */
export interface PotView extends CommonView {
  readonly kind: 'pot';
  /** Main pot first. Bets of the current street are in front of the seats and not included here. */
  readonly pots: readonly { readonly label: string; readonly amount: Cents; readonly seats: readonly Seat[] }[];
  /**
   * Nobody checks, bets or folds to a bet in this game, so there are no actions to choose ahead. Absent: players do.
   */
  readonly betting?: false;
}

/** A hand played against a player-dealer: the bank, the bets and their results. */
export interface BankedView extends CommonView {
  readonly kind: 'banked';
  /** Null until a player has taken the bank. `hand` is the first or the second in a row. */
  readonly dealer: {
    readonly seat: Seat;
    readonly hand: number;
    /** Null until it is posted. */
    readonly wager: Cents | null;
    /** What is still in action while bets are settled, and at the end. */
    readonly left: Cents;
  } | null;
  /** `offer`, `bank`, `bets`, `play` or `over`. */
  readonly stage: string;
  /** The dice thrown, once the cup is opened; empty where there are none. */
  readonly dice: readonly number[];
  /** Where the action begins, in words, once known. */
  readonly action: { readonly position: string; readonly text: string } | null;
  /**
   * In the order of play from the player-dealer, clockwise or counterclockwise; the player-dealer's own position is
   * included where they have cards to set. `id` is the seat's number, or a letter for a place that no seat owns.
   */
  readonly positions: readonly PositionView[];
  /** Every bet on the table, in the order placed on each position. Bets not yet locked are secret to their bettor. */
  readonly bets: readonly BetView[];
  /** Results of the hands played in this shoe and the one before it, oldest first, in the game's words. */
  readonly results: readonly string[];
  readonly previous: readonly string[];
  /**
   * The result of the hand in one sentence, where it decides every bet. Absent: the hand is not over, or each bet has
   * its own result.
   */
  readonly outcome?: string;
  /** Cards of the deck used, and the count after which it is changed; null where every hand has a fresh deck. */
  readonly shoe: { readonly used: number; readonly cut: number; readonly cards: number } | null;
  /** Table limits and pay tables in words, starting with the limits of a base wager. */
  readonly posted: readonly string[];
  /** What the player-dealer pays for the bank, in words; null when there is no fee. */
  readonly dealerFee: string | null;
  /** Who turns up the cards of an open hand: the player with the largest bet on it. Absent: nobody does. */
  readonly turns?: readonly { readonly zone: string; readonly seat: Seat }[];
  /**
   * The table's display of its shoe with the game's names; false where the results are not those of a shoe or there is
   * no display.
   */
  readonly tracked: Tracked | false;
}

export interface PositionView {
  readonly id: string;
  readonly seat: Seat | null;
  /** The seat that decides for the position; null when nobody bets there. */
  readonly decides: Seat | null;
  readonly hands: readonly TableHand[];
}

/** One hand of cards on the table; a split, a setting or melds make several. */
export interface TableHand {
  readonly label: string;
  readonly cards: readonly (CardText | null)[];
  /** Its value in words; empty while there is nothing to say. */
  readonly text: string;
  /** True while decisions on it are pending. */
  readonly playing: boolean;
  /** Only this viewer sees its cards: they are face down to everyone else. Absent: they are not hidden. */
  readonly hidden?: true;
}

export interface BetView {
  readonly seat: Seat;
  /** Id of the position it lies on. */
  readonly position: string;
  readonly spot: string;
  readonly label: string;
  readonly amount: Cents;
  /** Null until it is settled. */
  readonly result: BetResult | null;
}

export interface SeatView {
  readonly seat: Seat;
  readonly stack: Cents;
  /** Chips in front of the seat on this street. */
  readonly bet: Cents;
  readonly state: 'in' | 'all-in' | 'folded';
  /**
   * The viewer's own cards or tabled cards; null for each card face down. Empty once folded or mucked, except to their
   * owner.
   */
  readonly cards: readonly (CardText | null)[];
  /** The made hand in words, for the owner or once tabled. */
  readonly hand: string | null;
  /** The shown cards and zone cards that make it; in a high-low game, those of the high hand. */
  readonly plays: readonly CardText[];
  /** The cards that make the winning hand, where that is a low, or high and low. Absent: those of `plays`. */
  readonly winning?: readonly CardText[];
  /** Its cards that lie face up for everyone to see, as in stud. Absent: none. */
  readonly open?: readonly CardText[];
  /** How many cards it has drawn on this street, 0 for standing pat. Absent: no draw, or its turn is still to come. */
  readonly drew?: number;
  /** Hands set, or melds, in front of it. Absent: none. */
  readonly laid?: readonly TableHand[];
  /** Its open hand's expected share of the pot, in thousandths, until the next card comes. Absent: not calculated. */
  readonly chance?: number;
  /** Won from pots, plus what other players paid it, minus what it paid them. */
  readonly won: Cents;
}
