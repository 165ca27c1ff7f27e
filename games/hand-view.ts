/** A hand as one viewer may see it. */

import type { Ask } from './ask.ts';
import type { CardText } from './card.ts';
import type { BetResult, HandEvent } from './hand-event.ts';
import type { Cents } from './money.ts';
import type { Seat } from './seat.ts';
import type { Tracked } from './tracker.ts';

/**
 * One hand as one viewer may see it. Everything a screen draws, and nothing it may not know. Its kind says how it is
 * played: for a pot, or against a player-dealer.
 */
export type HandView = PotView | BankedView;

/** What every hand shows, however it is played. */
interface CommonView {
  readonly game: string;
  /** The street as people call it: `Before the flop`, `Flop`, … */
  readonly street: string;
  /** Null in games without a button. */
  readonly button: Seat | null;
  readonly seats: readonly SeatView[];
  /** Cards that belong to nobody: the board, a dealer's hand, a shoe. */
  readonly zones: readonly {
    readonly id: string;
    readonly label: string;
    /** Those that everybody may know. */
    readonly cards: readonly CardText[];
    /** What they come to, in words. Absent: nothing to say. */
    readonly text?: string;
    /** Cards beside them that lie face down until somebody turns them up. Absent: there are none. */
    readonly down?: number;
  }[];
  /** Seats that owe a decision now. */
  readonly turn: readonly Seat[];
  /** The viewer's own ask; null for the public and for seats that owe nothing. */
  readonly ask: Ask | null;
  readonly events: readonly HandEvent[];
  readonly over: boolean;
}

/** A hand that is played for a pot, or in which players pay each other across the table. */
export interface PotView extends CommonView {
  readonly kind: 'pot';
  /** Main pot first. Bets of the current street are in front of the seats, not yet in here. */
  readonly pots: readonly { readonly label: string; readonly amount: Cents; readonly seats: readonly Seat[] }[];
  /** Nobody checks, bets or folds to a bet in this game, so there is nothing to choose ahead. Absent: they do. */
  readonly betting?: false;
}

/** A hand that is played against a player-dealer: the bank, the bets and where they stand. */
export interface BankedView extends CommonView {
  readonly kind: 'banked';
  /** Null until somebody has taken the bank. `hand` is the first or the second in a row. */
  readonly dealer: {
    readonly seat: Seat;
    readonly hand: number;
    /** Null until it is posted. */
    readonly wager: Cents | null;
    /** What is still in action while bets are settled, and in the end. */
    readonly left: Cents;
  } | null;
  /** `offer`, `bank`, `bets`, `play` or `over`. */
  readonly stage: string;
  /** Dice that were thrown, as soon as the cup is opened; empty where there are none. */
  readonly dice: readonly number[];
  /** Where the action begins, in words, once that is known. */
  readonly action: { readonly position: string; readonly text: string } | null;
  /** The way the game goes from the player-dealer, clockwise or not; their own is among them where they have cards to set. `id` is the seat's number, or a letter where nobody has their own place. */
  readonly positions: readonly PositionView[];
  /** Every bet on the table, in the order in which it was placed on it. Bets not yet locked are the bettor's secret. */
  readonly bets: readonly BetView[];
  /** Results of the hands played, oldest first, of this shoe and of the one before it; words of the game. */
  readonly results: readonly string[];
  readonly previous: readonly string[];
  /** How the hand came out, in one sentence, where that decides every bet. Absent: it is not over, or each bet comes out for itself. */
  readonly outcome?: string;
  /** Cards used of the deck, and after how many it is changed; null where every hand has a fresh one. */
  readonly shoe: { readonly used: number; readonly cut: number; readonly cards: number } | null;
  /** Table limits and pay tables in words, the limits of a base wager first. */
  readonly posted: readonly string[];
  /** What the player-dealer pays for the bank, in words; null when nothing. */
  readonly dealerFee: string | null;
  /** Who turns up the cards of an open hand: of those who bet on it whoever bet most. Absent: nobody does. */
  readonly turns?: readonly { readonly zone: string; readonly seat: Seat }[];
  /** The table's display of its shoe with the game's names, where the results are those of one and there is a display. */
  readonly tracked: Tracked | false;
}

export interface PositionView {
  readonly id: string;
  readonly seat: Seat | null;
  /** Who decides for the position; null when nobody bets there. */
  readonly decides: Seat | null;
  readonly hands: readonly TableHand[];
}

/** One hand of cards on the table: after a split or a setting there are several, and so many as there are melds. */
export interface TableHand {
  readonly label: string;
  readonly cards: readonly (CardText | null)[];
  /** What it comes to, in words; empty while there is nothing to say. */
  readonly text: string;
  /** True while its decisions are being taken. */
  readonly playing: boolean;
  /** Its cards are seen by this viewer alone: face down to everybody else. Absent: they are not. */
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
  /** Own or tabled cards; null for each card face down. Empty once folded or mucked, except to their owner. */
  readonly cards: readonly (CardText | null)[];
  /** The made hand in words, for the owner or once tabled. */
  readonly hand: string | null;
  /** Which of the shown and zone cards make it; of high and low those of the high. */
  readonly plays: readonly CardText[];
  /** Which cards make what it has won with, where that is a low, or high and low. Absent: those of `plays`. */
  readonly winning?: readonly CardText[];
  /** Those of its cards that lie face up for all to see, as in stud. Absent: none. */
  readonly open?: readonly CardText[];
  /** How many cards it has drawn on this street, 0 for standing pat. Absent: no draw, or its turn is to come. */
  readonly drew?: number;
  /** Hands set, or melds, that lie before it. Absent: none. */
  readonly laid?: readonly TableHand[];
  /** What its open hand may expect of the pot, in thousandths, until the next card comes. Absent: nobody has reckoned that. */
  readonly chance?: number;
  /** Won from pots, and what it has from other players beyond what it has paid them. */
  readonly won: Cents;
}
