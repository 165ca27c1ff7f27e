/**
 * The command line: `dealerless COMMAND …`. Each command is a file of its own beside this one, loaded when it is
 * called. Exit codes: 0 done, 1 done and found wanting, 2 not understood, 141 the reader of what it prints went away.
 */
import { whenReaderLeaves } from './closed-pipe.ts';
import { type Command, UsageError } from './command.ts';

const COMMANDS: Readonly<Record<string, () => Promise<{ command: Command }>>> = {
  serve: () => import('./serve.ts'),
  staff: () => import('./staff.ts'),
  run: () => import('./run.ts'),
  games: () => import('./games.ts'),
  rules: () => import('./rules.ts'),
  simulate: () => import('./simulate.ts'),
  odds: () => import('./odds.ts'),
  verify: () => import('./verify.ts'),
  manifest: () => import('./manifest.ts'),
  audit: () => import('./audit.ts'),
  backup: () => import('./backup.ts'),
  report: () => import('./report.ts'),
  receipt: () => import('./receipt.ts'),
  'verify-receipt': () => import('./verify-receipt.ts'),
  rng: () => import('./rng.ts'),
  replay: () => import('./replay.ts'),
  export: () => import('./export.ts'),
};

/** Runs a command and gives the exit code. What went wrong is one line on stderr. */
export async function main(args: readonly string[]): Promise<number> {
  const [name = '', ...rest] = args;
  if (name === '' || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(await help());
    return name === '' ? 2 : 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) return misunderstood(`no such command: ${name}; there are ${Object.keys(COMMANDS).join(', ')}`);
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

async function help(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map(async (load) => (await load()).command));
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `dealerless COMMAND …, an electronic dealer table\n\n${lines.join('\n')}\n\ndealerless COMMAND --help tells more.\n`;
}

if (import.meta.main) {
  whenReaderLeaves('end');
  process.exitCode = await main(process.argv.slice(2));
}
