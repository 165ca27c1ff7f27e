import { fail, type Result } from '../result.ts';

/** What can be wrong with a swipe. */
export type ReadErrorCode =
  | 'no-data'
  | 'read-error'
  | 'no-start-sentinel'
  | 'no-end-sentinel'
  | 'bad-lrc'
  | 'bad-parity'
  | 'bad-character'
  | 'too-long'
  | 'bad-number'
  | 'two-cards'
  | 'encrypted';

/** A refused swipe. It contains no card data: the message may be shown on a screen and written to a log. */
export interface ReadError {
  readonly code: ReadErrorCode;
  /** One plain sentence. */
  readonly message: string;
  /** Whether swiping the same card again may help. If not, the card or the reader needs a member of staff. */
  readonly retry: boolean;
}

/** Swiping again never helps with these: the card is not one of ours, or the reader is set up wrong. */
const HOPELESS: ReadonlySet<ReadErrorCode> = new Set(['bad-number', 'encrypted']);

/** Refuses a swipe. `message` is one plain sentence without any card data. */
export const refuseSwipe = (code: ReadErrorCode, message: string): Result<never, ReadError> =>
  fail({ code, message, retry: !HOPELESS.has(code) });

/** B-80: the reader itself reports that it could not read the stripe. */
export const unreadable = (): Result<never, ReadError> =>
  refuseSwipe('read-error', 'The card could not be read: please swipe it again.');

/** B-81: the card is good, but the reader is set to a mode that only a bank can read. */
export const encryptedReader = (): Result<never, ReadError> =>
  refuseSwipe('encrypted', 'The reader is in encrypted mode: it must be set to send plain track data.');
