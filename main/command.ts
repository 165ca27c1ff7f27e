import { messageOf } from '../hardware/result.ts';
import { fileTrouble } from './journal/file-trouble.ts';

/** What every subcommand of `dealerless` is. */
export interface Command {
  /** Arguments and options, one line each, as `--help` shows them. */
  readonly usage: string;
  /** Goes on until it is told to stop, whether or not anybody still reads what it prints. */
  readonly isService?: true;
  /** Gives the exit code: 0 done, 1 done and found wanting, 2 not understood. Throw `UsageError` for the last. */
  run(args: readonly string[]): Promise<number>;
}

/** The command was not understood. Its message is the one line that is printed. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** What went wrong, as one line for the operator; with the file that it is about, where that is known. */
export const asUsageError = (error: unknown, file?: string): UsageError =>
  error instanceof UsageError ? error : new UsageError(fileTrouble(error, file) ?? messageOf(error), { cause: error });

/** Runs what may meet a file that cannot be used, and says so in one line. */
export function orUsageError<T>(work: () => T, file?: string): T {
  try {
    return work();
  } catch (error) {
    throw asUsageError(error, file);
  }
}
