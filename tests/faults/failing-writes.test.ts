import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SIGNED } from '../main/test-room.ts';
import { Evening } from './evening.ts';
import { LIMIT } from './plans.ts';
import { auditClean, copyOf, endOf, newHouse, remember } from './power-cut.ts';

const HANDS = 2;

/** A file on a disk: how its transaction under way began, and how many of its writes passed. */
interface Written {
  kind: string;
  passed: number;
}

/** A disk that fails at one write after the other, of the table's file or of the house's, and stays broken until somebody has seen to it. */
class FailingDisk {
  readonly failures = { table: 0, house: 0 };
  broken = false;
  /** Writes pass while staff clear the fault. */
  seenTo = true;
  readonly #files: Record<'table' | 'house', Written> = {
    table: { kind: '', passed: 0 },
    house: { kind: '', passed: 0 },
  };
  /** Where the evening is: what comes there in one kind of transaction fails at one write after the other, and then passes. */
  at: () => string = () => '';
  /** Of each kind of transaction: how many of its writes are to pass before the next failure. */
  readonly #toPass = new Map<string, number>();

  onWrite(point: string): void {
    if (this.seenTo) return;
    if (this.broken) throw new Error('the disk is full');
    const name = point.startsWith('house ') ? 'house' : 'table';
    const file = this.#files[name];
    // What is committed is committed: no failure comes after it.
    if (/after:(?:commit|tidy)$/.test(point)) {
      file.passed = 0;
      return;
    }
    if (file.passed === 0) file.kind = `${this.at()} ${point}`;
    const toPass = this.#toPass.get(file.kind) ?? 0;
    if (file.passed === toPass) {
      this.failures[name] += 1;
      this.broken = true;
      file.passed = 0;
      this.#toPass.set(file.kind, toPass + 1);
      throw new Error('the disk is full');
    }
    file.passed += 1;
  }
}

test(`M6 every write of ${HANDS} hands fails in turn: the table stands still, says why, and continues when cured`, async () => {
  const house = await newHouse(LIMIT);
  const memory = await remember(LIMIT, house, HANDS);
  const data = copyOf(house);
  const disk = new FailingDisk();
  const evening = await Evening.open({ plan: LIMIT, data, onWrite: (point) => disk.onWrite(point) });
  const { table } = evening;
  disk.at = () => `${evening.newest}/${table.hand?.step}`;
  // What fails while chips are on their way from the house is in `tests/main/house/near-faults.test.ts`.
  while (evening.newest === 0) await evening.step();
  disk.seenTo = false;
  while (evening.hands < HANDS) {
    const [hand, step] = [evening.newest, table.hand?.step];
    await evening.step();
    if (table.state.fault === null) {
      expect(disk.broken).toBe(false);
      continue;
    }
    expect(table.state.fault).toMatch(/the disk is full$/);
    // Nothing goes on, however long nobody sees to it.
    const before = [evening.newest, table.hand?.step, evening.balances()];
    evening.clock.advance(60_000);
    expect([evening.newest, table.hand?.step, evening.balances()]).toEqual(before);
    expect(evening.newest - hand).toBeLessThanOrEqual(1);
    expect(await evening.floor({ do: 'clear fault', reason: 'has a look', signature: SIGNED })).toMatchObject({
      ok: false,
    });
    disk.broken = false;
    disk.seenTo = true;
    expect(await evening.floor({ do: 'clear fault', reason: 'made room', signature: SIGNED })).toMatchObject({
      ok: true,
    });
    disk.seenTo = false;
    expect(step === undefined || table.hand === null || table.hand.step >= step).toBe(true);
  }
  expect(disk.failures.table).toBeGreaterThan(120);
  expect(disk.failures.house).toBeGreaterThan(40);
  expect(disk.failures.table + disk.failures.house).toBeGreaterThan(150);
  expect(endOf(evening, HANDS)).toBe(memory.ends.get(HANDS));
  await evening.abandon();
  await auditClean(data);
  for (const folder of [data, house]) rmSync(folder, { recursive: true });
});
