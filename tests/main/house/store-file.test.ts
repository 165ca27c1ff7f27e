import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOUSE_FILE, openHouseStore, openHouseToRead } from '../../../main/house/store.ts';
import { openStore } from '../../../main/journal/store.ts';
import { StoreError } from '../../../main/journal/store-error.ts';
import { FILES } from '../test-room.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(FILES, 'dealerless-house-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("only the owner can read and write the file of a house and SQLite's files next to it", async () => {
  const store = await openHouseStore({ at: folder, kind: 'money' });
  const files = readdirSync(folder).filter((name) => name.startsWith(HOUSE_FILE) && !name.includes('lock'));
  expect(files.length).toBeGreaterThan(1);
  for (const name of files)
    expect([name, (statSync(join(folder, name)).mode & 0o777).toString(8)]).toEqual([name, '600']);
  await store.close();
});

test.each([
  ['the folder', ''],
  ['the file', HOUSE_FILE],
])('%s of a house that others can write is refused, and says how to mend it', async (_, name) => {
  await (await openHouseStore({ at: folder, kind: 'money' })).close();
  chmodSync(join(folder, name), 0o777);
  await expect(openHouseStore({ at: folder, kind: 'money' })).rejects.toThrow(
    /can be written by others \(mode 777\).*chmod go-w/,
  );
});

test('an error of a listener after a transaction does not repeat the transaction', async () => {
  const store = await openHouseStore({ at: folder, kind: 'money' });
  let times = 0;
  store.onCommit(() => {
    throw Object.assign(new Error('a screen could not be told'), { code: '40001' });
  });
  const done = store.transact(async (tx) => {
    times += 1;
    await tx
      .insertInto('settings')
      .values({ name: `try ${times}`, value: '' })
      .execute();
  });
  await expect(done).rejects.toThrow('a screen could not be told');
  expect(times).toBe(1);
  expect((await store.db.selectFrom('settings').select('name').where('name', 'like', 'try %').execute()).length).toBe(
    1,
  );
  await store.close();
});

test('M6 a file that cannot grow says so, though SQLite has rolled back by itself', async () => {
  const store = await openHouseStore({ at: folder, kind: 'money' });
  await sql`pragma max_page_count = 1`.execute(store.db);
  const value = 'x'.repeat(100_000);
  const write = () =>
    store.transact(async (tx) => {
      await tx.insertInto('settings').values({ name: 'large', value }).execute();
    });
  await expect(write()).rejects.toThrow(/house\.sqlite cannot grow: the disk is full/);
  await sql`pragma max_page_count = 1000000`.execute(store.db);
  await write();
  await store.close();
});

/** What may lie where the file of a house is looked for. */
const FOREIGN: Readonly<Record<string, (path: string) => void>> = {
  'of another program': (path) =>
    new Database(path).exec('CREATE TABLE settings (name, value); CREATE TABLE mine (a)').close(),
  'of a table': (path) => openStore(path, { kind: 'money' }).close(),
  'that is a text': (path) => writeFileSync(path, 'name,born\nAda Winter,1990-01-01\n'),
  'of zeros': (path) => writeFileSync(path, Buffer.alloc(8192)),
};

test.each(Object.keys(FOREIGN))(
  'a file %s in its place is not taken for that of a house, and not written',
  async (what) => {
    const path = join(folder, HOUSE_FILE);
    FOREIGN[what]?.(path);
    chmodSync(path, 0o600);
    const before = readFileSync(path);
    for (const open of [openHouseStore, openHouseToRead]) {
      const opened = open({ at: folder, kind: 'money' });
      await expect(opened).rejects.toThrow(StoreError);
      await expect(opened).rejects.toThrow(path);
    }
    expect(readFileSync(path).equals(before)).toBe(true);
  },
);

test('a folder where its file should be is said to be one', async () => {
  mkdirSync(join(folder, HOUSE_FILE));
  for (const open of [openHouseStore, openHouseToRead]) {
    await expect(open({ at: folder, kind: 'money' })).rejects.toThrow(`${HOUSE_FILE} `);
  }
});

test.each([
  ['empty', ''],
  ['with settings alone', 'CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)'],
])('a file that a crash has left %s as it was made becomes a house', async (_, made) => {
  const path = join(folder, HOUSE_FILE);
  writeFileSync(path, '', { mode: 0o600 });
  if (made !== '') new Database(path).exec(made).close();
  const store = await openHouseStore({ at: folder, kind: 'money' });
  expect(await store.rowsOf('log')).toBe(0);
  await store.close();
});
