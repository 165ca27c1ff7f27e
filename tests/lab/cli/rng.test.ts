import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { command } from '../../../lab/cli/rng.ts';
import { HANG } from '../../hang.ts';

const MAIN = new URL('../../../lab/cli/main.ts', import.meta.url).pathname;
let written: Buffer[] = [];
vi.spyOn(process.stdout, 'write').mockImplementation((part, done) => {
  written.push(Buffer.from(part as Uint8Array));
  if (typeof done === 'function') (done as () => void)();
  return true;
});
afterAll(() => vi.restoreAllMocks());

async function rng(...args: string[]): Promise<Buffer> {
  written = [];
  expect(await command.run(args)).toBe(0);
  return Buffer.concat(written);
}

const lines = async (...args: string[]): Promise<string[]> =>
  (await rng(...args)).toString('latin1').trimEnd().split('\n');

describe('R12: samples in laboratory form', () => {
  test.each([1, 4096, 100_001])('--raw %i gives that many bytes, different each time', async (count) => {
    const bytes = await rng('--raw', String(count));
    expect(bytes.length).toBe(count);
    if (count >= 16) expect(bytes.equals(await rng('--raw', String(count)))).toBe(false);
  });

  test.each([
    [[], 52],
    [['--deck', '53'], 53],
    [['--deck', '416'], 416],
    [['--deck', 'tiles'], 32],
  ])('--decks 20 %j gives 20 lines with each of %i cards once', async (deck, cards) => {
    const decks = (await lines('--decks', '20', ...deck)).map((line) => line.split(' ').map(Number));
    expect(decks).toHaveLength(20);
    const ordered = Array.from({ length: cards }, (_, card) => card + 1);
    for (const each of decks) expect([...each].sort((a, b) => a - b)).toEqual(ordered);
    expect(new Set(decks.map(String)).size).toBe(20);
  });

  test('--range 6 --count 3000 gives 3,000 numbers from 1 to 6, each of them some 500 times', async () => {
    const numbers = (await lines('--range', '6', '--count', '3000')).map(Number);
    expect(numbers).toHaveLength(3000);
    const counts = [1, 2, 3, 4, 5, 6].map((face) => numbers.filter((number) => number === face).length);
    expect(counts.reduce((a, b) => a + b)).toBe(3000);
    // Ten standard deviations.
    for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(205);
  });

  test('a reader that goes away ends it', () => {
    const command = `"${process.execPath}" "${MAIN}" rng --raw 100000000000 | head -c 3 | wc -c`;
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8', timeout: HANG });
    expect(stdout.trim()).toBe('3');
    expect(stderr).toBe('');
  });
});

test('--battery prints its p-values, and its exit code says what came of them', async () => {
  written = [];
  const code = await command.run(['--battery', '--streams', '1']);
  const report = Buffer.concat(written).toString('latin1');
  expect(report).toMatch(/^(ok {2}|FAIL) {2}starting hands: \d of 1 outside\n +\d/m);
  expect(report).toMatch(/\d of 43 p-values lie outside the 99 % band/);
  expect(report.endsWith(code === 0 ? 'Passed.\n' : 'Failed.\n')).toBe(true);
});

describe('what is not understood', () => {
  test.each([
    [[], 'expected one of --raw, --decks, --range and --battery'],
    [['--raw', '1', '--decks', '1'], 'expected one of --raw, --decks, --range and --battery'],
    [['--raw', '0'], '--raw expects a whole number from 1'],
    [['--decks', '1', '--deck', 'uno'], '--deck expects a number of cards or "tiles", not "uno"'],
    [['--decks', '1', '--deck', '1'], '--deck expects a whole number from 2 to 4096, not "1"'],
    [['--range', '65537', '--count', '1'], '--range expects a whole number from 1 to 65536, not "65537"'],
    [['--range', '6'], 'expected --count M with --range'],
    [['--raw', '1', '--count', '1'], '--count goes with --range'],
    [['--raw', '1', 'more'], 'expected only options, not "more"'],
  ])('%j', async (args, message) => {
    await expect(command.run(args)).rejects.toThrow(message);
  });
});
