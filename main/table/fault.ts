/** Why a table stands still: what failed, and so what must pass before staff may clear it (M2, M6). */
import { z } from 'zod';
import { StoreError } from '../journal/store.ts';
import { RandomFault } from '../shuffle/shuffler.ts';

/**
 * What failed: the `books` (file, journal, ledger or hands), the `disk` they are written to, the random `generator`, the
 * `software` against its manifest, the `settlement` of a hand, or the `program` itself, which then has to be started
 * again.
 */
export const faultCheck = z.enum(['books', 'disk', 'generator', 'software', 'settlement', 'program']);
export type FaultCheck = z.infer<typeof faultCheck>;

/** Something that failed, in one sentence. */
export interface Failure {
  readonly check: FaultCheck;
  readonly text: string;
}

/** The checks of a table that look beyond it. Each says in one sentence what is wrong; null when nothing is. */
export interface TableChecks {
  /** Before the table opens, in a few milliseconds: the program, and the end of the books. */
  start(): Failure | null;
  /** The whole of the books, however long that takes. */
  books(): Promise<string | null>;
  /** The books, and whether they have room to grow. */
  disk(): Promise<string | null>;
  /** The program, file by file. */
  software(): Promise<string | null>;
}

/** What has to be looked at after this error. Whatever is not known better is a matter of the books. */
export function failedCheck(error: unknown): FaultCheck {
  if (error instanceof RandomFault) return 'generator';
  if (error instanceof StoreError) return error.code === 'corrupt' ? 'books' : 'disk';
  return error instanceof Error && error.cause !== undefined ? failedCheck(error.cause) : 'books';
}
