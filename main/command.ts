/** What every subcommand of `dealerless` is. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
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
