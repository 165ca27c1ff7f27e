import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { command } from '../../../main/cli/report.ts';
import { UsageError } from '../../../main/command.ts';
import { eveningFile, NOON, newFolder } from '../ledger/books.ts';

let evening: Buffer;
let data: string;
beforeAll(async () => {
  evening = await eveningFile();
});
beforeEach(() => {
  data = newFolder();
  writeFileSync(join(data, 'table.sqlite'), evening);
});

/** Runs the command; what it prints. */
async function run(...args: string[]): Promise<string> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    expect(await command.run(['--data', data, ...args])).toBe(0);
    return write.mock.calls.join('');
  } finally {
    write.mockRestore();
  }
}

/** The day of the evening, by this machine's time zone. */
const day = (): string => {
  const date = new Date(NOON);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

describe('dealerless report', () => {
  test('A11 says what it covers, when it was made and by which software', async () => {
    const before = Date.now();
    const report = JSON.parse(await run('--interval', 'month', '--date', day(), '--json'));
    expect(report).toMatchObject({ money: 'real money', interval: { name: 'month' }, meters: { hands: 2, voided: 1 } });
    expect(Date.parse(report.interval.from)).toBeLessThanOrEqual(NOON);
    expect(Date.parse(report.interval.to)).toBeGreaterThan(NOON);
    // Said to the second.
    expect(Date.parse(report.generatedAt)).toBeGreaterThan(before - 1000);
    expect(Date.parse(report.generatedAt)).toBeLessThanOrEqual(Date.now());
    expect(report.software).toMatch(/^dealerless \d+\.\d+\.\d+$/);
  });

  test('A1 A6 shows the meters of the table and of each seat', async () => {
    const text = await run('--interval', 'life');
    expect(text).toMatch(/^Life to date$/m);
    expect(text).toMatch(/^ {2}hands settled +2$/m);
    expect(text).toMatch(/^ {2}wagered +\$160$/m);
    expect(text).toMatch(/^ {2}3 +\$80 +\$77 +\$205 +\$0 +\$0 +\$0$/m);
  });

  test('a day without play is a report of nothing', async () => {
    const { meters } = JSON.parse(await run('--date', '1999-12-31', '--json'));
    expect(meters).toMatchObject({ hands: 0, coinIn: 0, seats: [], instruments: [] });
  });

  test('refuses another interval, a day that does not exist, a folder without books', async () => {
    await expect(run('--interval', 'week')).rejects.toThrow(/expects day, month, year, life, not "week"/);
    await expect(run('--date', '2026-02-30')).rejects.toThrow(/expects a day such as 2026-01-31/);
    await expect(command.run(['--data', newFolder()])).rejects.toThrow(UsageError);
  });
});
