/** `dealerless … | head -1`: whoever reads what a command prints may leave when they have seen enough. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { READER_LEFT } from '../../../main/cli/closed-pipe.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Runs a command whose output goes into a pipe that nobody reads; gives its exit code and what it complained of. */
function unread(...args: readonly string[]): { code: number | null; err: string } {
  // The reader ends before the command begins to write.
  const script = 'exec 3>&1; { sleep 0.2; "$@"; echo $? >&3; } | true';
  const node = join(ROOT, 'node_modules/.bin/node');
  const { stdout, stderr } = spawnSync('sh', ['-c', script, 'sh', node, join(ROOT, 'lab/cli/main.ts'), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { code: Number(stdout.trim()), err: stderr };
}

describe('a closed pipe', () => {
  it.each([
    [['--help']],
    [['games']],
    [['rules', 'holdem']],
    [['run', 'tests/scenarios/spec-example.json']],
    [['replay', '--help']],
    [['simulate', '--game', 'holdem', '--hands', '20']],
    [['report', '--help']],
  ])('%j ends quietly', (args) => {
    expect(unread(...args.map((arg) => (arg.startsWith('tests/') ? join(ROOT, arg) : arg)))).toEqual({
      code: READER_LEFT,
      err: '',
    });
  });
});
