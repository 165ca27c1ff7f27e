/** Each program that measures runs to its end, as short as it lets itself be: what nobody runs for a month would be broken unseen. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from '../../main/screens.ts';

const run = promisify(execFile);

const PROGRAMS = [
  'run.ts --json',
  'host/run.ts --json --hands 100 --play 3',
  'host/taps.ts --taps 5',
  'host/siege.ts --json --seconds 5',
  'host/long-books.ts --json --hands 60',
  'house/enter.ts --times 2',
  'house/run.ts --json --calm --tables 2 --seconds 3',
];

test.each(PROGRAMS)('bench/%s ends with its figures', async (command) => {
  const [program = '', ...args] = command.split(' ');
  const { stdout } = await run(process.execPath, [join(ROOT, 'bench', program), ...args]);
  expect(stdout).toMatch(/\d/);
});
