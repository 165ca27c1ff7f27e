/** Tables that earlier versions of the program left behind: all their files, and what must come of them. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import type { Plan } from './faults/evening.ts';
import { FILES } from './main/test-room.ts';

const FOLDER = join(import.meta.dirname, 'journals');

const stored = z.object({
  schema: z.int(),
  rev: z.int(),
  /** The number of the hand that was open. */
  open: z.int(),
  position: z.object({ asks: z.array(z.unknown()) }),
  balances: z.record(z.string(), z.int()),
  hands: z.array(z.record(z.string(), z.unknown())),
});

/** The folders under `tests/journals/`. */
export const STORED_TABLES = readdirSync(FOLDER);

/** A stored folder, unpacked where it may be written; gone when the test is over. */
export function unpack(name: string) {
  const from = join(FOLDER, name);
  const data = mkdtempSync(join(FILES, 'dealerless-stored-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  for (const file of readdirSync(from)) {
    if (file.endsWith('.gz')) {
      writeFileSync(join(data, file.slice(0, -3)), gunzipSync(readFileSync(join(from, file))), { mode: 0o600 });
    } else writeFileSync(join(data, file), readFileSync(join(from, file)), { mode: 0o600 });
  }
  const expected = stored.parse(JSON.parse(readFileSync(join(data, 'expected.json'), 'utf8')));
  const { games } = JSON.parse(readFileSync(join(data, 'table.json'), 'utf8')) as Pick<Plan, 'games'>;
  return { data, path: join(data, 'table.sqlite'), expected, games };
}
