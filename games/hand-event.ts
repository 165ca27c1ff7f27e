/** What happens in a hand. */
import type { CardText } from './card.ts';
import type { TableHand } from './hand-view.ts';
import type { Cents } from './money.ts';
import type { Seat } from './seat.ts';

/** Where chips are. `seat:3` · `pot` · `carried`, which is the pot of the next hand · `collection:player-fee` · `jackpot:bad-beat`. */
export type ChipPlace = `seat:${number}` | 'pot' | 'carried' | `collection:${string}` | `jackpot:${string}`;

/**
 * What happened, in order: the hand history and the animation script. `cards` are null to a viewer who may not
 * know them. New games add kinds; a screen that does not know a kind shows its `text`.
 */
export type HandEvent =
  | {
      readonly kind: 'post';
      readonly seat: Seat;
      readonly what: string;
      readonly amount: Cents;
      /** Chips of it that lie in the pot at once, such as an ante. Absent: all of it is in front of the seat. */
      readonly dead?: Cents;
      readonly allIn: boolean;
    }
  | { readonly kind: 'street'; readonly name: string }
  /** `open` where they lie face up before a seat for all to see. */
  | {
      readonly kind: 'deal';
      readonly to: string;
      readonly cards: readonly (CardText | null)[];
      readonly open?: true;
      /** They lie in place of what lay there. Absent: beside it. */
      readonly replaces?: true;
    }
  | {
      readonly kind: 'act';
      readonly seat: Seat;
      readonly what: string;
      /** Chips added by this act, and the seat's total on the street after it. */
      readonly amount: Cents;
      readonly to: Cents;
      readonly allIn: boolean;
      /** True when the seat did not answer and the rules acted for it (LR23). */
      readonly absent: boolean;
    }
  /** Cards thrown away, face down: only their owner knows which. None where the player stands pat in a draw. */
  | { readonly kind: 'discard'; readonly seat: Seat; readonly cards: readonly (CardText | null)[] }
  /** Cards that their owner has turned up for all to see. */
  | { readonly kind: 'exposed'; readonly seat: Seat; readonly cards: readonly CardText[] }
  /**
   * Hands set, or melds, before a seat: all of them as they lie now, in place of what lay there. `from` are the cards that
   * its player put down for it; `took` is the zone whose card they took.
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
  /** `from` pays it, where it is taken from one seat and not from the pot. */
  | { readonly kind: 'collected'; readonly place: ChipPlace; readonly amount: Cents; readonly from?: Seat }
  | { readonly kind: 'shown'; readonly seat: Seat; readonly cards: readonly CardText[]; readonly hand: string }
  /** What each of the open hands may expect of a pot that all of them share, in thousandths, while cards still come to them. */
  | { readonly kind: 'chances'; readonly of: readonly { readonly seat: Seat; readonly thousandths: number }[] }
  /** Chips of hands without a winner: into the pot of this hand as it begins, or out of it into that of the next. */
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
  /** A jackpot of the house was hit. */
  | ({ readonly kind: 'jackpot' } & JackpotHit)
  /** Something everybody is told: who has the bank, where the action begins, that the discards are shuffled again. */
  | { readonly kind: 'told'; readonly text: string }
  /** Player-dealer games: how a bet came out. `won` and `lost` are what changed hands, `text` says it in words. */
  | ({ readonly kind: 'settled' } & BetResult);

/** A jackpot that the showdown of a hand has hit, as the rules see it; the house decides and pays. */
export interface JackpotHit {
  /** The jackpot's name as an account has it, `bad-beat`, and as it is posted. */
  readonly id: string;
  readonly name: string;
  /** Whose good hands were beaten, several when they are equal; none where the hand only had to be held. */
  readonly lost: readonly Seat[];
  /** Who beat them, or who held the hand. */
  readonly won: readonly Seat[];
  /** The beaten hand in words, and the best one. */
  readonly beaten: string | null;
  readonly best: string;
  /** The worth of the hand that counts, by the first ranking of the game: greater is better. */
  readonly worth: number;
}

/** How one bet of a player-dealer game came out. */
export interface BetResult {
  readonly seat: Seat;
  /** The spot, as the wager ask named it: `base`, `dragon-7`, `base@5` behind seat 5. */
  readonly spot: string;
  readonly amount: Cents;
  /** `win`, `lose`, `push`, `no-action` or the game's own word. */
  readonly result: string;
  /** Paid by the player-dealer beside the stake. */
  readonly won: Cents;
  /** Taken of the stake; the rest of it went back. */
  readonly lost: Cents;
  /** In one sentence, also what was not covered. */
  readonly text: string;
}
