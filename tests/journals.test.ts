/**
 * Files that earlier versions of the program left behind, one folder each under `tests/journals/`: they must open,
 * prove sound hand by hand, go on with the open hand where it was, and play on.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openReadOnly, openStore } from '../main/journal/store.ts';
import { audit } from '../main/ledger/audit.ts';
import { replayer } from '../main/ledger/replay.ts';
import { DeckSeal } from '../main/shuffle/deck-seal.ts';
import { Evening, type Plan } from './faults/evening.ts';
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

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** The stored folder, unpacked where it may be written. */
function unpack(name: string) {
  const from = join(FOLDER, name);
  const data = mkdtempSync(join(FILES, 'dealerless-stored-'));
  folders.push(data);
  for (const file of readdirSync(from)) {
    if (file.endsWith('.gz')) {
      writeFileSync(join(data, file.slice(0, -3)), gunzipSync(readFileSync(join(from, file))), { mode: 0o600 });
    } else writeFileSync(join(data, file), readFileSync(join(from, file)), { mode: 0o600 });
  }
  const expected = stored.parse(JSON.parse(readFileSync(join(data, 'expected.json'), 'utf8')));
  const { games } = JSON.parse(readFileSync(join(data, 'table.json'), 'utf8')) as Pick<Plan, 'games'>;
  return { data, path: join(data, 'table.sqlite'), expected, games };
}

const hashOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

function failedChecks(data: string): string[] {
  const store = openReadOnly(join(data, 'table.sqlite'));
  try {
    const checks = audit(store, replayer(DeckSeal.read(join(data, 'deck.key'))));
    expect(checks.map(({ name }) => name)).toContain('replay');
    return checks.filter(({ ok }) => !ok).map(({ name, detail }) => `${name}: ${detail}`);
  } finally {
    store.close();
  }
}

describe.each(readdirSync(FOLDER))('a stored table: %s', (name) => {
  it('is audited where it lies, every hand played again, and stays as it is', () => {
    const { data, path } = unpack(name);
    const before = hashOf(path);
    expect(failedChecks(data)).toEqual([]);
    expect(hashOf(path)).toBe(before);
  });

  it('goes on with its open hand, plays on, and is sound afterwards', async () => {
    const { data, path, expected, games } = unpack(name);
    const before = hashOf(path);
    const from = Date.UTC(2026, 10, 28, 20);
    const evening = await Evening.open({ plan: { seed: 4, seats: 6, games }, data, from, run: 'later' });
    try {
      expect(evening.table.state.fault).toBeNull();
      expect(evening.newest).toBe(expected.open);
      expect(evening.host.rev()).toBeGreaterThan(expected.rev);
      expect(evening.balances()).toEqual(expected.balances);
      expect(evening.table.hand?.asks()).toEqual(expected.position.asks);
      for (const [nth, hand] of expected.hands.entries()) expect(evening.played(nth + 1)).toEqual(hand);
      await evening.playTo(expected.open + 4);
      expect(evening.table.state.fault).toBeNull();
    } finally {
      await evening.abandon();
    }
    expect(failedChecks(data)).toEqual([]);
    expect(hashOf(`${path}.version-${expected.schema}`)).toBe(before);
  });

  it('survives a migration that was cut off', () => {
    const { data, path, expected } = unpack(name);
    writeFileSync(`${path}-migrating`, 'half of a file');
    openStore(path, { kind: 'demo' }).close();
    expect(failedChecks(data)).toEqual([]);
    expect(existsSync(`${path}-migrating`)).toBe(false);
    expect(existsSync(`${path}.version-${expected.schema}`)).toBe(true);
  });
});
