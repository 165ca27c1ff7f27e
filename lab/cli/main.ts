/**
 * The command line where the laboratory is: the table's commands and those that prove it. An installed table has no
 * `lab/` and so only its own.
 */
import { type Commands, main as run, runProgram, TABLE_COMMANDS } from '../../main/cli/main.ts';

export const COMMANDS: Commands = {
  ...TABLE_COMMANDS,
  run: () => import('./run.ts'),
  simulate: () => import('./simulate.ts'),
  replay: () => import('./replay.ts'),
  export: () => import('./export.ts'),
  rng: () => import('./rng.ts'),
};

/** Runs a command and gives the exit code. What went wrong is one line on stderr. */
export const main = (args: readonly string[]): Promise<number> => run(args, COMMANDS);

if (import.meta.main) await runProgram(COMMANDS);
