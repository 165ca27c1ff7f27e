/**
 * Files that earlier versions of the program left behind, one folder each under `tests/journals/`: they must open,
 * prove sound hand by hand, give their people and money to the house beside them, go on with the open hand where it was, and play on.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openReadOnly, openStore } from '../main/journal/store.ts';
import { audit } from '../main/ledger/audit.ts';
import { replayer } from '../main/ledger/replay.ts';
import { DeckSeal } from '../main/shuffle/deck-seal.ts';
import { Evening } from './faults/evening.ts';
import { auditClean } from './faults/power-cut.ts';
import { STORED_TABLES, unpack } from './stored-tables.ts';

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

describe.each(STORED_TABLES)('a stored table: %s', (name) => {
  it('is audited where it lies, every hand played again, and stays as it is', () => {
    const { data, path } = unpack(name);
    const before = hashOf(path);
    expect(failedChecks(data)).toEqual([]);
    expect(hashOf(path)).toBe(before);
  });

  it('continues with its open hand, plays on, and is sound afterwards', async () => {
    const { data, path, expected, games } = unpack(name);
    const before = hashOf(path);
    const from = Date.UTC(2026, 10, 28, 20);
    const evening = await Evening.open({ plan: { seed: 4, seats: 6, games }, data, from, run: 'later' });
    try {
      expect(evening.table.state.fault).toBeNull();
      expect(evening.newest).toBe(expected.open);
      expect(evening.host.rev()).toBeGreaterThan(expected.rev);
      const held = Object.entries(expected.balances).filter(([, cents]) => cents !== 0);
      // What was on cards and in the cage is the house's from now on, to the cent.
      expect(evening.balances()).toEqual(Object.fromEntries(held));
      expect(evening.table.hand?.asks()).toEqual(expected.position.asks);
      for (const [nth, hand] of expected.hands.entries()) expect(evening.played(nth + 1)).toEqual(hand);
      await evening.playTo(expected.open + 4);
      expect(evening.table.state.fault).toBeNull();
    } finally {
      await evening.abandon();
    }
    expect(failedChecks(data)).toEqual([]);
    await auditClean(data);
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
