import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findings, newPath, openBooks } from './books.ts';

const ROOT = join(import.meta.dirname, '../../..');

/**
 * A host that plays hands forever between two seats and kills itself, as `kill -9` does, at the given write.
 * Each time it starts it takes up the open hand, as recovery does.
 */
const HOST = `
const { openStore } = await import('${ROOT}/main/journal/store.ts');
const { Journal } = await import('${ROOT}/main/journal/journal.ts');
const { TableStateStore } = await import('${ROOT}/main/journal/table-state.ts');
const { Ledger } = await import('${ROOT}/main/ledger/ledger.ts');
const { settleHand } = await import('${ROOT}/main/ledger/settle.ts');
const [path, killAt] = process.argv.slice(1);
let writes = 0;
const onWrite = () => { if (writes++ === Number(killAt)) process.kill(process.pid, 'SIGKILL'); };
const store = openStore(path, { kind: 'demo', onWrite });
const [journal, ledger, tableState] = [new Journal(store), new Ledger(store), new TableStateStore(store)];
const at = 1;
for (const seat of [1, 2]) {
  const fund = { from: 'cage:bank', to: 'seat:' + seat, amount: 1000000, why: 'fund' };
  ledger.post({ key: 'fund:' + seat, moves: [fund], at, by: 'test' });
}
const stack = (seat) => ledger.balance('seat:' + seat);
for (;;) {
  const open = journal.openHand();
  const players = [1, 2].map((seat) => ({ seat, player: 'p' + seat, stack: stack(seat) }));
  const hand = open?.hand ?? journal.beginHand({
    game: 'none', profile: 'p', rules: 1, start: { button: 1, players }, memory: 1, deck: Buffer.from('d'), seal: '', terms: null, cut: [], at });
  for (let step = open?.entries.length ?? 0; step < 3; step += 1) {
    journal.append(hand, { step, seat: 1, kind: 'decision', body: step, at, rev: 1, intent: 'i' + step, by: null });
  }
  const [winner, loser] = hand % 2 ? [1, 2] : [2, 1];
  const before = { 1: stack(1), 2: stack(2) };
  const outcome = {
    moves: [
      { from: 'seat:' + loser, to: 'pot', amount: 100, why: 'bet' },
      { from: 'pot', to: 'collection:fee', amount: 1, why: 'fee' },
      { from: 'pot', to: 'seat:' + winner, amount: 99, why: 'pot' }],
    stacks: [1, 2].map((seat) => ({ seat, before: before[seat], after: before[seat] + (seat === winner ? 99 : -100) })),
    pots: [], shown: [], hands: [] };
  settleHand({ store, journal, ledger, tableState }, { hand, outcome, memory: hand, at, table: hand });
}
`;

async function runUntilKilled(path: string, killAt: number): Promise<void> {
  const host = spawn(process.execPath, ['--input-type=module', '-e', HOST, path, String(killAt)], { stdio: 'inherit' });
  const [, signal] = await once(host, 'exit');
  expect(signal).toBe('SIGKILL');
}

describe('a host killed at every write, again and again on the same file', () => {
  it('loses nothing and doubles nothing (M3, M4)', async () => {
    const path = newPath();
    // 60 writes are more than one hand, its begin, three decisions and its settlement, from any starting point.
    for (let killAt = 0; killAt < 60; killAt += 1) {
      await runUntilKilled(path, killAt);
      if (killAt < 12) continue; // the file may not have been begun
      expect(findings(path)).toEqual([]);
    }
    const { store, ledger, journal, tableState } = openBooks(path, { kind: 'demo' });
    const closed = (journal.lastHand()?.hand ?? 0) - (journal.openHand() === null ? 0 : 1);
    expect(closed).toBeGreaterThan(5);
    expect(ledger.balance('collection:fee')).toBe(closed);
    expect(ledger.balance('seat:1') + ledger.balance('seat:2') + closed).toBe(2_000_000);
    expect(tableState.load()?.state).toBe(closed);
    store.close();
  });
});
