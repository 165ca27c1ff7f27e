/** Tests of a house, on SQLite and on PostgreSQL. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { describeWith } from '../../needs.ts';
import { FILES } from '../test-room.ts';
import { Postgres } from './postgres.ts';

/** Runs the tests on each engine; `newPlace` gives an empty one, a folder or the address of a database. */
export function onBothEngines(tests: (newPlace: () => string) => void): void {
  describe('on SQLite', () => {
    const folders: string[] = [];
    afterAll(() => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    tests(() => {
      const folder = mkdtempSync(join(FILES, 'dealerless-house-'));
      folders.push(folder);
      return folder;
    });
  });

  describeWith('postgresql')('on PostgreSQL', () => {
    let server: Postgres;
    let databases = 0;
    beforeAll(async () => {
      server = await Postgres.start({ durable: false });
    });
    afterAll(() => server.stop());
    tests(() => {
      databases += 1;
      return server.database(`house_${databases}`);
    });
  });
}
