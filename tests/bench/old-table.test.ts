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
    expect(Number(await untilKilled('restart.ts', folder))).toBeGreaterThan(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
