/** A house's store that is killed at any statement of its way to today's version: it is as it was before, and the next start ends it. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely, KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { openPostgres, openSqlite } from '../../../main/house/engine.ts';
import { bringUp, HOUSE_SCHEMA_VERSION, HOUSE_STEPS, versionOf } from '../../../main/house/schema.ts';
import { HOUSE_FILE, openHouseStore } from '../../../main/house/store.ts';
import type { HouseTables } from '../../../main/house/tables.ts';
import { describeWith } from '../../needs.ts';
import { FILES } from '../test-room.ts';
import { FileDatabases } from './shared-postgres.ts';

/** A store of version 1 with somebody in it. */
async function first(db: Kysely<HouseTables>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await bringUp(tx, HOUSE_STEPS.slice(0, 1));
    await tx.insertInto('settings').values({ name: 'kind', value: 'money' }).execute();
    const pin = { pin_salt: '00', pin_hash: '00', pin_cost: 16, tries: 0 };
    const cass = { key: 'cass', id: 'cass', name: 'Cass Cage', role: 'cage' as const, dismissed: 0, wrong_at: null };
    await tx
      .insertInto('staff')
      .values({ ...cass, ...pin } as never)
      .execute();
  });
}

/** Counts the statements of a migration, and is told after each. */
const counting = (after: (statement: number) => void): KyselyPlugin => {
  let statements = 0;
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      after(statements);
      return result;
    },
  };
};

/** Works on a database over connections of its own: those that were there before may have been cut. */
async function looking<T>(url: string, work: (db: Kysely<HouseTables>) => Promise<T>): Promise<T> {
  const db = openPostgres(url);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

async function expectWhole(at: string): Promise<void> {
  const store = await openHouseStore({ at, kind: 'money' });
  expect(await versionOf(store.db)).toBe(HOUSE_SCHEMA_VERSION);
  expect(await store.db.selectFrom('staff').select('name').execute()).toEqual([{ name: 'Cass Cage' }]);
  expect(await store.db.selectFrom('bars').selectAll().execute()).toEqual([]);
  await store.close();
}

test('a file: what each moment leaves on the disk is brought up at the next start, and kept as it was first', async () => {
  const root = mkdtempSync(join(FILES, 'dealerless-half-done-'));
  const folder = join(root, 'house');
  mkdirSync(folder, { mode: 0o700 });
  const db = openSqlite(join(folder, HOUSE_FILE));
  await first(db);
  const copies: string[] = [];
  const copy = (statement: number): void => {
    const to = join(root, `at-${statement}`);
    cpSync(folder, to, { recursive: true });
    copies.push(to);
  };
  await db.transaction().execute((tx) => bringUp(tx.withPlugin(counting(copy))));
  await db.destroy();
  expect(copies.length).toBeGreaterThan(10);
  for (const at of copies) {
    const left = openSqlite(join(at, HOUSE_FILE));
    expect([at, await versionOf(left)]).toEqual([at, 1]);
    await left.destroy();
    await expectWhole(at);
    expect(existsSync(join(at, `${HOUSE_FILE}.version-1`))).toBe(true);
  }
  rmSync(root, { recursive: true });
});

describeWith('postgresql')('a database', () => {
  let databases: FileDatabases;
  beforeAll(async () => {
    databases = await FileDatabases.open();
  });
  afterAll(() => databases.close());

  it('a connection that is cut after any statement has changed nothing, and the next start brings it up', async () => {
    const url = databases.next();
    await looking(url, first);
    let cuts = 0;
    for (let isDone = false; !isDone; ) {
      const at = cuts + 1;
      const db = openPostgres(url);
      const killer = counting((statement) => {
        if (statement === at) databases.cut(url);
      });
      // Undone in the end, so that the first try that nobody cuts leaves the version for the start below.
      const tried = db.transaction().execute(async (tx) => {
        await bringUp(tx.withPlugin(killer));
        await versionOf(tx);
        throw new Error('not cut');
      });
      const why = await tried.catch((error: Error) => error.message);
      isDone = why === 'not cut';
      if (!isDone) cuts += 1;
      await db.destroy();
      expect([at, await looking(url, versionOf)]).toEqual([at, 1]);
    }
    expect(cuts).toBeGreaterThan(10);
    await expectWhole(url);
  });
});
