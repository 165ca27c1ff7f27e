/**
 * A house whose file can no longer grow, again and again and in the middle of any of its acts. What did not fit leaves
 * nothing behind and says why; with room it is done once, under the key that it had, and every cent is there.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { HOUSE_FILE } from '../../main/house/store.ts';
import { StoreError } from '../../main/journal/store-error.ts';
import { FILES } from '../main/test-room.ts';
import { repeated } from '../repeated.ts';
import { Crowd, deeds, type Press, sound } from './crowd.ts';

/** As many pages as SQLite allows. */
const ROOM = 4_294_967_294;

class SmallDisk {
  readonly #crowd: Crowd;
  /** Sees each transaction that was committed on the house's own line, and nothing else. */
  readonly #beside: Database.Database;
  refused = 0;

  constructor(crowd: Crowd, file: string) {
    this.#crowd = crowd;
    this.#beside = new Database(file, { readonly: true });
  }

  close(): void {
    this.#beside.close();
  }

  /** The file may grow by so many pages; by as many as it likes when left out. */
  async leaves(pages?: number): Promise<void> {
    const { db } = this.#crowd.test.house.store;
    const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(db);
    const most = pages === undefined ? ROOM : (rows[0]?.page_count ?? 0) + pages;
    await sql`PRAGMA max_page_count = ${sql.lit(most)}`.execute(db);
  }

  get #committed(): unknown {
    return this.#beside.pragma('data_version', { simple: true });
  }

  /** Does it; where it does not fit, it has left nothing, and is done again with room. */
  async until<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#committed;
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      expect([error.code, error.message]).toEqual(['full', expect.stringContaining('cannot grow: the disk is full')]);
      expect(this.#committed).toEqual(before);
      this.refused += 1;
      await this.leaves();
      return await work();
    }
  }
}

test('a disk that is full in the middle of any act: nothing is half done, and with room each is done once', async () => {
  const place = mkdtempSync(join(FILES, 'dealerless-full-'));
  const crowd = await Crowd.open(place);
  const disk = new SmallDisk(crowd, join(place, HOUSE_FILE));
  try {
    const { inbox } = crowd.test.house.exchange;
    const apply = inbox.apply.bind(inbox);
    // A table says again what the house has not confirmed.
    inbox.apply = (...said) => disk.until(() => apply(...said));
    let kept = 0;
    const sample = fc.sample(fc.tuple(deeds, fc.constantFrom(0, 0, 0, 1)), {
      ...{ numRuns: repeated(120, 1500), seed: 78 },
    });
    for (const [nth, [deed, pages]] of sample.entries()) {
      crowd.test.clock += 60_000;
      const press: Press = {
        ...{ key: `pressed-${nth}`, at: crowd.test.now(), by: 'cass', second: 'fred', reason: 'as the lot has it' },
      };
      await disk.leaves(pages);
      if ((await disk.until(() => deed(crowd, press))).ok) kept += 1;
      await disk.leaves(pages);
      await disk.until(() => crowd.test.house.tournaments.due(new Set([3]), crowd.test.now()));
    }
    await disk.leaves();
    await sound(crowd);
    expect([disk.refused > 5, kept > 40]).toEqual([true, true]);
  } finally {
    disk.close();
    await crowd.close();
    rmSync(place, { recursive: true, force: true });
  }
});
