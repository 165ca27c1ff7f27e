/** Tests of a house, on SQLite and on PostgreSQL. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe } from 'vitest';
import { openPostgres, openSqlite } from '../../../main/house/engine.ts';
import { bringUp } from '../../../main/house/schema.ts';
import { HOUSE_FILE } from '../../../main/house/store.ts';
import type { HouseTables } from '../../../main/house/tables.ts';
import { describeWith } from '../../needs.ts';
import { FILES } from '../test-room.ts';
import { FileDatabases } from './shared-postgres.ts';

/**
 * Runs the tests on each engine; `newPlace` gives a store that has its tables and nothing in them, a folder or the address of a
 * database: to make those tables takes longer than most tests. `stored.test.ts` and the tests of the day begin with nothing at all.
 */
export function onBothEngines(tests: (newPlace: () => string) => void): void {
  describe('on SQLite', () => {
    const folders: string[] = [];
    const newFolder = (): string => {
      const folder = mkdtempSync(join(FILES, 'dealerless-house-'));
      folders.push(folder);
      return folder;
    };
    let made: Buffer;
    beforeAll(async () => {
      const file = join(newFolder(), HOUSE_FILE);
      await makeTables(openSqlite(file));
      made = readFileSync(file);
    });
    afterAll(() => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    tests(() => {
      const folder = newFolder();
      writeFileSync(join(folder, HOUSE_FILE), made, { mode: 0o600 });
      return folder;
    });
  });

  describeWith('postgresql')('on PostgreSQL', () => {
    let databases: FileDatabases;
    beforeAll(async () => {
      databases = await FileDatabases.open((url) => makeTables(openPostgres(url)));
    });
    afterAll(() => databases.close());
    tests(() => databases.next());
  });
}

/** Makes the tables of a house in an empty store, and closes it. */
async function makeTables(db: Kysely<HouseTables>): Promise<void> {
  await db.transaction().execute((tx) => bringUp(tx));
  await db.destroy();
}
