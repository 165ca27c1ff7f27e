/** What happens in a hand. */
import type { CardText } from './card.ts';
import type { TableHand } from './hand-view.ts';
import type { Cents } from './money.ts';
import type { Seat } from './seat.ts';

/**
 * Where chips are. `seat:3` · `pot` · `carried`, which is the pot of the next hand · `collection:player-fee` ·
 * `jackpot:bad-beat`.
 */
export type ChipPlace = `seat:${number}` | 'pot' | 'carried' | `collection:${string}` | `jackpot:${string}`;

/**
 * What happened, in order: the hand history and the animation script. `cards` are null to a viewer who may not know
 * them. New games add kinds; a screen that does not know a kind shows its `text`.
 */
export type HandEvent =
  | {
      readonly kind: 'post';
      readonly seat: Seat;
      readonly what: string;
      readonly amount: Cents;
      /**
       * The part of `amount` that goes straight into the pot, such as an ante. Absent: all of it is in front of the
       * seat.
       */
      readonly dead?: Cents;
      readonly allIn: boolean;
    }
  | { readonly kind: 'street'; readonly name: string }
  /** `open` where they lie face up in front of a seat. */
  | {
      readonly kind: 'deal';
      readonly to: string;
      readonly cards: readonly (CardText | null)[];
      readonly open?: true;
      /** They replace the cards there. Absent: they are added to them. */
      readonly replaces?: true;
    }
  | {
      readonly kind: 'act';
      readonly seat: Seat;
      readonly what: string;
      /** Chips added by this act, and the seat's total for the street after it. */
      readonly amount: Cents;
      readonly to: Cents;
      readonly allIn: boolean;
      /** True when the seat did not answer and the rules acted for it (LR23). */
      readonly absent: boolean;
    }
  /** Cards thrown away face down: only their owner knows which. Empty when the player stands pat in a draw. */
  | { readonly kind: 'discard'; readonly seat: Seat; readonly cards: readonly (CardText | null)[] }
  /** Cards that their owner has turned face up for everyone to see. */
  | { readonly kind: 'exposed'; readonly seat: Seat; readonly cards: readonly CardText[] }
  /**
   * Hands set, or melds, in front of a seat: all of them as they are now, replacing the previous ones. `from` are the
   * cards that its player put down for it; `took` is the zone whose card they took.
   */
  | {
      readonly kind: 'laid';
      readonly seat: Seat;
      readonly hands: readonly TableHand[];
      readonly from: readonly (CardText | null)[];
      readonly took?: string;
    }
  /** What one player pays another across the table. */
  | { readonly kind: 'paid'; readonly from: Seat; readonly to: Seat; readonly amount: Cents; readonly why: string }
  | { readonly kind: 'returned'; readonly seat: Seat; readonly amount: Cents }
  /** The seat that pays, where one seat pays rather than the pot. */
  | { readonly kind: 'collected'; readonly place: ChipPlace; readonly amount: Cents; readonly from?: Seat }
  | { readonly kind: 'shown'; readonly seat: Seat; readonly cards: readonly CardText[]; readonly hand: string }
  /** Each open hand's expected share of the pot they all play for, in thousandths, while cards are still to come. */
  | { readonly kind: 'chances'; readonly of: readonly { readonly seat: Seat; readonly thousandths: number }[] }
  /** Chips from hands without a winner: into this hand's pot as it begins, or out of it into the next hand's pot. */
  | { readonly kind: 'carried'; readonly amount: Cents; readonly into: 'pot' | 'next-hand' }
  | { readonly kind: 'mucked'; readonly seat: Seat }
  | { readonly kind: 'fouled'; readonly seat: Seat }
  | {
      readonly kind: 'won';
      readonly seat: Seat;
      readonly amount: Cents;
      readonly from: string;
      readonly hand: string | null;
    }
  /** The hand hit a house jackpot. */
  | ({ readonly kind: 'jackpot' } & JackpotHit)
  /** An announcement to everyone: who has the bank, where the action begins, that the discards are reshuffled. */
  | { readonly kind: 'told'; readonly text: string }
  /**
   * Player-dealer games: the result of a bet. `won` and `lost` are the chips that changed hands; `text` says it in
   * words.
   */
  | ({ readonly kind: 'settled' } & BetResult);

/** A jackpot hit at the showdown, as the rules see it; the house decides and pays. */
export interface JackpotHit {
  /** The jackpot's name in its account, `bad-beat`, and as posted. */
  readonly id: string;
  readonly name: string;
  /** Seats whose qualifying hands were beaten, several when they tie; empty where the hand only had to be held. */
  readonly lost: readonly Seat[];
  /** Seats that beat them, or that held the hand. */
  readonly won: readonly Seat[];
  /** The beaten hand in words, and the best one. */
  readonly beaten: string | null;
  readonly best: string;
  /** The value of the hand that counts, by the game's first ranking; higher is better. */
  readonly worth: number;
}

/** The result of one bet in a player-dealer game. */
export interface BetResult {
  readonly seat: Seat;
  /** The spot, as the wager ask named it: `base`, `dragon-7`, `base@5` behind seat 5. */
  readonly spot: string;
  readonly amount: Cents;
  /** `win`, `lose`, `push`, `no-action` or the game's own word. */
  readonly result: string;
  /** Paid by the player-dealer in addition to returning the stake. */
  readonly won: Cents;
  /** Taken from the stake; the rest of the stake was returned. */
  readonly lost: Cents;
  /** In one sentence, including what was not covered. */
  readonly text: string;
}
