import { messageOf } from '../hardware/result.ts';
import { fileTrouble } from './journal/file-trouble.ts';

/** A subcommand of `dealerless`. */
export interface Command {
  /** Arguments and options, one line each, as `--help` shows them. */
  readonly usage: string;
  /** Runs until it is stopped, whether or not anyone still reads its output. */
  readonly isService?: true;
  /**
   * Returns the exit code: 0 done, 1 done but something is wrong, 2 not understood. Throw `UsageError` for the last.
   */
  run(args: readonly string[]): Promise<number>;
}

/** The command was not understood. The message is the one line to print. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The error as one line for the operator, with the file that it concerns, if known. */
export const asUsageError = (error: unknown, file?: string): UsageError =>
  error instanceof UsageError ? error : new UsageError(fileTrouble(error, file) ?? messageOf(error), { cause: error });

/** Runs work that may come across an unusable file, and reports that in one line. */
export function orUsageError<T>(work: () => T, file?: string): T {
  try {
    return work();
  } catch (error) {
    throw asUsageError(error, file);
  }
}
