/** Why a table is stopped: what failed, and so what must pass before staff may clear it (M2, M6). */
import { z } from 'zod';
import { StoreError } from '../journal/store.ts';
import { RandomFault } from '../shuffle/shuffler.ts';

/**
 * What failed: the `books` (file, journal, ledger or hands), the `disk` they are written to, the random `generator`,
 * the `software` against its manifest, the `settlement` of a hand, or the `program` itself, which then has to be
 * restarted.
 */
export const faultCheck = z.enum(['books', 'disk', 'generator', 'software', 'settlement', 'program']);
export type FaultCheck = z.infer<typeof faultCheck>;

/** A failure, described in one sentence. */
export interface Failure {
  readonly check: FaultCheck;
  readonly text: string;
}

/** The checks of a table that look beyond it. Each reports what is wrong in one sentence; null when nothing is. */
export interface TableChecks {
  /** Before the table opens, in a few milliseconds: the program, and the end of the books. */
  start(): Failure | null;
  /** All of the books, however long that takes. */
  books(): Promise<string | null>;
  /** The books, and whether they have room to grow. */
  disk(): Promise<string | null>;
  /** The program, file by file. */
  software(): Promise<string | null>;
}

/** The check that this error calls for. An error of unknown kind calls for the books. */
export function failedCheck(error: unknown): FaultCheck {
  if (error instanceof RandomFault) return 'generator';
  if (error instanceof StoreError) return error.code === 'corrupt' ? 'books' : 'disk';
  return error instanceof Error && error.cause !== undefined ? failedCheck(error.cause) : 'books';
}
