import type { HandStart, Outcome, Seat } from '../../games/game.ts';
import type { Cents } from '../../games/money.ts';
import type { Store } from './store.ts';

export interface NewHand {
  readonly game: string;
  readonly profile: string;
  readonly rules: unknown;
  /** Kept whole, with whatever the game added to it. */
  readonly start: HandStart;
  /** What `seatHand` returned for this hand. */
  readonly memory: unknown;
  /** The sealed deck, encrypted by the shuffle. */
  readonly deck: Buffer;
  /** Root of the seal, hex. */
  readonly seal: string;
  readonly at: number;
}

export type EntryKind = 'decision' | 'absent' | 'ruling';

export interface NewEntry {
  /** 0, 1, 2 … within the hand. */
  readonly step: number;
  readonly seat: Seat | null;
  readonly kind: EntryKind;
  /** The decision or ruling; null for an absent seat. */
  readonly body: unknown;
  readonly at: number;
  readonly rev: number;
  /** Id of the intent that brought it, null when none did. */
  readonly intent: string | null;
  /** The member of staff who did it, null when none did. */
  readonly by: string | null;
}

export interface Entry extends NewEntry {
  readonly hand: number;
}

export interface HandClose {
  readonly kind: 'settled' | 'voided';
  /** Null for a voided hand. */
  readonly outcome: Outcome | null;
  readonly memory: unknown;
  readonly at: number;
  readonly reason: string | null;
  readonly by: string | null;
}

export interface JournaledHand extends NewHand {
  readonly hand: number;
  /** `after` is null while the hand runs; a voided hand gives back what it took. */
  readonly players: readonly { seat: Seat; player: string; before: Cents; after: Cents | null }[];
  readonly entries: readonly Entry[];
  readonly close: HandClose | null;
}

export declare class Journal {
  constructor(store: Store);
  /** The new hand's number: 1 for the first. Throws when a hand is still open. */
  beginHand(hand: NewHand): number;
  /** Throws unless the hand is open, the step is the next and the intent is new. */
  append(hand: number, entry: NewEntry): void;
  closeHand(hand: number, close: HandClose): void;
  openHand(): JournaledHand | null;
  hand(n: number): JournaledHand | null;
  /** The newest hand, open or closed. */
  lastHand(): JournaledHand | null;
  /** Closed hands the player was dealt into, newest first. */
  handsOf(player: string, limit: number): JournaledHand[];
}
