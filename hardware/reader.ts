import type { ReadError } from './readers/read-error.ts';
import type { Swipe } from './readers/track.ts';

/** Where a reader is mounted: a station from 1 to 10, the cage window, or the floor console. */
export type ReaderPlace = number | 'cage' | 'floor';

/**
 * What a reader reports. `lost` comes once for each outage, `back` once at its end; a reader that reports nothing is
 * present.
 */
export type ReaderEvent =
  | { readonly kind: 'swipe'; readonly swipe: Swipe }
  | { readonly kind: 'bad-swipe'; readonly error: ReadError }
  | { readonly kind: 'lost'; readonly why: string }
  | { readonly kind: 'back' };

/** A card reader, whatever its kind. */
export interface Reader {
  readonly station: ReaderPlace;
  /** Starts it. Called once. A missing reader is a `lost` event, never an exception. */
  open(on: (event: ReaderEvent) => void): void;
  /** Ends it for good. It reports nothing afterward. */
  close(): Promise<void>;
}
