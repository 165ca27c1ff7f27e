/**
 * The command line of a table: `dealerless COMMAND …`. Each command is a file of its own next to this one, loaded when
 * it is called. Exit codes: 0 done, 1 done but something is wrong, 2 not understood, 141 the reader of the output went
 * away. Where the laboratory is installed, its commands are added (`lab/cli/main.ts`).
 */

import { type Command, UsageError } from '../command.ts';
import { whenReaderLeaves } from './closed-pipe.ts';

/**
 * The commands by name: each one's line in the list of commands, and the module that is loaded only when it is called.
 */
export type Commands = Readonly<Record<string, { readonly summary: string; load(): Promise<{ command: Command }> }>>;

export const TABLE_COMMANDS: Commands = {
  serve: {
    summary: 'open a table; without options a demo house with play money in ./data',
    load: () => import('./serve.ts'),
  },
  house: {
    summary: 'open a house for several tables: its people, cards and money',
    load: () => import('./house.ts'),
  },
  staff: {
    summary: 'list the members of staff, add or dismiss one, give a new PIN or a card',
    load: () => import('./staff.ts'),
  },
  screens: {
    summary: 'list the screens of a table with their addresses, or give them new tokens',
    load: () => import('./screens.ts'),
  },
  games: {
    summary: 'list the games and the houses that spread them',
    load: () => import('./games.ts'),
  },
  rules: {
    summary: 'list the options of a game with their units, defaults and sources',
    load: () => import('./rules.ts'),
  },
  odds: {
    summary: 'the probability of every outcome, the return and the edge of each bet of a game',
    load: () => import('./odds.ts'),
  },
  verify: {
    summary: 'check the program against the manifest of the approved one',
    load: () => import('./verify.ts'),
  },
  manifest: {
    summary: 'write down the SHA-256 of every file that can affect play',
    load: () => import('./manifest.ts'),
  },
  audit: {
    summary: 'check a ledger and its journal, record by record',
    load: () => import('./audit.ts'),
  },
  anchor: {
    summary: 'make the pair of keys with which a table signs the anchor of its books',
    load: () => import('./anchor.ts'),
  },
  'anchor-keeper': {
    summary: 'keep the anchors of tables on this machine, apart from their books',
    load: () => import('./anchor-keeper.ts'),
  },
  backup: {
    summary: 'copy the books of a table, also while it is running, and audit the copy',
    load: () => import('./backup.ts'),
  },
  archive: {
    summary: 'take old hands out of the books into a sealed file that audit joins with them again',
    load: () => import('./archive.ts'),
  },
  report: {
    summary: 'the meters of a table for a day, a month, a year or its life, by seat and instrument',
    load: () => import('./report.ts'),
  },
  receipt: {
    summary: 'prove to a player which cards they saw were fixed before the deal',
    load: () => import('./receipt.ts'),
  },
  'verify-receipt': {
    summary: 'check a receipt: that its cards were fixed before the deal',
    load: () => import('./verify-receipt.ts'),
  },
};

/** Runs a command and returns the exit code. An error is reported as one line on stderr. */
export async function main(args: readonly string[], commands: Commands = TABLE_COMMANDS): Promise<number> {
  const [name = '', ...rest] = args;
  if (name === '' || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(help(commands));
    return name === '' ? 2 : 0;
  }
  const called = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!called) return misunderstood(`no such command: ${name}; there are ${Object.keys(commands).join(', ')}`);
  const { command } = await called.load();
  if (command.isService) whenReaderLeaves('go on');
  if (rest.includes('--help') || rest.includes('-h')) {
    process.stdout.write(`${called.summary}\n\n${command.usage}\n`);
    return 0;
  }
  try {
    return await command.run(rest);
  } catch (error) {
    if (error instanceof UsageError) return misunderstood(`${name}: ${error.message}`);
    throw error;
  }
}

function misunderstood(message: string): number {
  process.stderr.write(`dealerless: ${message}\n`);
  return 2;
}

function help(commands: Commands): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return `dealerless COMMAND …, an electronic dealer table\n\n${lines.join('\n')}\n\ndealerless COMMAND --help tells more.\n`;
}

/** Runs the command line as a program: the process supplies its arguments and takes its exit code. */
export async function runProgram(commands: Commands): Promise<void> {
  whenReaderLeaves('end');
  process.exitCode = await main(process.argv.slice(2), commands);
}

/** For the build (`bin/compile.mjs`): rehearses a start in an empty folder, so that all it runs is compiled. */
export async function rehearseStart(folder: string): Promise<void> {
  const { rehearse } = await import('../rehearsal.ts');
  await rehearse(folder);
}

if (import.meta.main) await runProgram(TABLE_COMMANDS);
