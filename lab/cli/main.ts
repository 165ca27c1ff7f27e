/**
 * The command line where the laboratory is installed: the table's commands and those that verify it. An installed table
 * has no `lab/` and therefore only its own commands.
 */
import { type Commands, main as run, runProgram, TABLE_COMMANDS } from '../../main/cli/main.ts';

export const COMMANDS: Commands = {
  ...TABLE_COMMANDS,
  run: {
    summary: 'play scenario files and check the results',
    load: () => import('./run.ts'),
  },
  simulate: {
    summary: 'let random players play many hands and check that everything holds',
    load: () => import('./simulate.ts'),
  },
  replay: {
    summary: 'play poker hand histories again by our rules',
    load: () => import('./replay.ts'),
  },
  export: {
    summary: 'write the hands of a table as poker hand histories',
    load: () => import('./export.ts'),
  },
  rng: {
    summary: 'write samples of the random generator for a laboratory, or test it',
    load: () => import('./rng.ts'),
  },
};

/** Runs a command and returns the exit code. Errors are one line on stderr. */
export const main = (args: readonly string[]): Promise<number> => run(args, COMMANDS);

if (import.meta.main) await runProgram(COMMANDS);
