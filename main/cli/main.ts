/**
 * The command line of a table: `dealerless COMMAND …`. Each command is a file of its own beside this one, loaded when it
 * is called. Exit codes: 0 done, 1 done and found wanting, 2 not understood, 141 the reader of what it prints went away.
 * Where the laboratory is, its commands come on top (`lab/cli/main.ts`).
 */

import { type Command, UsageError } from '../command.ts';
import { whenReaderLeaves } from './closed-pipe.ts';

/** What is loaded when a command is called, by its name. */
export type Commands = Readonly<Record<string, () => Promise<{ command: Command }>>>;

export const TABLE_COMMANDS: Commands = {
  serve: () => import('./serve.ts'),
  house: () => import('./house.ts'),
  staff: () => import('./staff.ts'),
  screens: () => import('./screens.ts'),
  games: () => import('./games.ts'),
  rules: () => import('./rules.ts'),
  odds: () => import('./odds.ts'),
  verify: () => import('./verify.ts'),
  manifest: () => import('./manifest.ts'),
  audit: () => import('./audit.ts'),
  anchor: () => import('./anchor.ts'),
  'anchor-keeper': () => import('./anchor-keeper.ts'),
  backup: () => import('./backup.ts'),
  archive: () => import('./archive.ts'),
  report: () => import('./report.ts'),
  receipt: () => import('./receipt.ts'),
  'verify-receipt': () => import('./verify-receipt.ts'),
};

/** Runs a command and gives the exit code. What went wrong is one line on stderr. */
export async function main(args: readonly string[], commands: Commands = TABLE_COMMANDS): Promise<number> {
  const [name = '', ...rest] = args;
  if (name === '' || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(await help(commands));
    return name === '' ? 2 : 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) return misunderstood(`no such command: ${name}; there are ${Object.keys(commands).join(', ')}`);
  const { command } = await load();
  if (command.isService) whenReaderLeaves('go on');
  if (rest.includes('--help') || rest.includes('-h')) {
    process.stdout.write(`${command.summary}\n\n${command.usage}\n`);
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

async function help(commands: Commands): Promise<string> {
  const loaded = await Promise.all(Object.values(commands).map(async (load) => (await load()).command));
  const width = Math.max(...loaded.map(({ name }) => name.length));
  const lines = loaded.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `dealerless COMMAND …, an electronic dealer table\n\n${lines.join('\n')}\n\ndealerless COMMAND --help tells more.\n`;
}

/** Runs the command line as a program: its words are the process's, its exit code becomes the process's. */
export async function runProgram(commands: Commands): Promise<void> {
  whenReaderLeaves('end');
  process.exitCode = await main(process.argv.slice(2), commands);
}

if (import.meta.main) await runProgram(TABLE_COMMANDS);
