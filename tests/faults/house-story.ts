/**
 * A house in a file to which acts happen one after the other, each cut off at every write: opened again the house is as it was
 * before the act or as after it, never between; its audit is clean; and the act tried again comes to one and the same.
 */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect } from 'vitest';
import type { Refusal, Result } from '../../games/result.ts';
import type { HouseCage } from '../../main/house/house.ts';
import { HOUSE_FILE } from '../../main/house/store.ts';
import { canonical } from '../../main/journal/canonical.ts';
import { TestHouse } from '../main/house/test-house.ts';
import { FILES } from '../main/test-room.ts';
import { digestOf, type Folder, folderNow, forget, ifOther, laidOut, torn, watchStatements } from './house-disk.ts';

/** Every row of a house, whatever table it is in. */
function rowsOf(data: string): string {
  const db = new Database(join(data, HOUSE_FILE), { readonly: true });
  try {
    const names = db
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
      .pluck()
      .all() as string[];
    return canonical(names.map((name) => [name, db.prepare(`SELECT * FROM "${name}"`).all().map(canonical).sort()]));
  } finally {
    db.close();
  }
}

export interface Story {
  readonly test: TestHouse;
  readonly cage: HouseCage;
  readonly people: readonly { readonly account: string; readonly card: string }[];
}

type Done = Result<unknown, Refusal> | number;

/** Acts by name, in an order in which each is allowed; each is asked under its name as a key. */
export type Acts = Readonly<Record<string, (story: Story) => Promise<Done>>>;

export const signed = (test: TestHouse, key: string) => ({ ...test.act(key), second: 'fred' });
export const why = (test: TestHouse, key: string) => ({ ...test.act(key), reason: 'as it has to be' });

/** What a house that is opened on these files has, and what its audit says of it. */
async function opened(folder: Folder, work: (test: TestHouse) => Promise<void> = async () => {}): Promise<string> {
  const data = laidOut(folder);
  const test = await TestHouse.open(data, { data });
  try {
    expect(await test.wrong()).toEqual([]);
    const rows = rowsOf(data);
    await work(test);
    expect(await test.wrong()).toEqual([]);
    return rows;
  } finally {
    await test.close();
    forget(data);
  }
}

/** Does the acts, `refused` among them with a refusal that is written. Says how many statements and restarts it took. */
export async function cutOffEverywhere(
  acts: Acts,
  refused: readonly string[] = [],
): Promise<{ readonly statements: number; readonly restarts: number }> {
  const data = mkdtempSync(join(FILES, 'dealerless-house-'));
  const test = await TestHouse.open(data, { data });
  const cage = await test.house.cage(1);
  const people = [await test.enroll('Ada'), await test.enroll('Ben')];
  await test.house.tables.add(3, 'Table 3', test.now());
  let images: Folder[] = [];
  let statements = 0;
  let ofAct = 0;
  watchStatements(test.house, () => {
    statements += 1;
    ofAct += 1;
    images.push(...ifOther(images.at(-1), data));
  });
  let restarts = 0;
  for (const [name, act] of Object.entries(acts)) {
    const before = { folder: folderNow(data), rows: rowsOf(data) };
    images = [];
    ofAct = 0;
    const answer = await act({ test, cage, people });
    const after = { folder: folderNow(data), rows: rowsOf(data) };
    const isRefused = typeof answer !== 'number' && !answer.ok && !refused.includes(name);
    expect([name, isRefused ? answer : null, after.rows === before.rows]).toEqual([name, null, false]);
    expect([name, ofAct > 2]).toEqual([name, true]);

    const left = new Map(images.map((folder) => [digestOf(folder), folder]));
    left.set(digestOf(after.folder), after.folder);
    for (const folder of left.values()) {
      restarts += 1;
      const rows = await opened(folder, async (again) => {
        // A table's messages are numbered by the table, which is not here to send them again.
        if (typeof answer === 'number' || !answer.ok) return;
        const repeated = await act({ test: again, cage: await again.house.cage(1), people });
        expect([name, typeof repeated === 'number' || repeated.ok]).toEqual([name, true]);
        if (rowsOf(again.data) === after.rows) expect(repeated).toEqual(answer);
      });
      expect([name, rows === before.rows || rows === after.rows]).toEqual([name, true]);
    }
    for (const [how, folder] of torn(before.folder, after.folder, HOUSE_FILE, (restarts % 7) / 7)) {
      restarts += 1;
      const rows = await opened(folder);
      expect([name, how, rows === before.rows || rows === after.rows]).toEqual([name, how, true]);
    }
  }
  await test.close();
  return { statements, restarts };
}
