/** The file of a killed table that recovery is measured on is written as a table deals today, and taken up again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { untilKilled } from '../../bench/host/killed-program.ts';

test('twenty hands are written, the table is killed in the next one and opened again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dealerless-old-table-'));
  try {
    await untilKilled('old-table.ts', folder, '20');
    // The built one is told where it was built, too, and prints one figure as well.
    for (const args of [[], ['dist/bench']]) {
      expect(Number(await untilKilled('restart.ts', folder, ...args))).toBeGreaterThan(0);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
