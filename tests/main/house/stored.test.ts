/** Stores that earlier versions of a house left behind: they open, are what they were, and the house goes on with them. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { openPostgres, openSqlite } from '../../../main/house/engine.ts';
import { bringUp, HOUSE_SCHEMA_VERSION, HOUSE_STEPS } from '../../../main/house/schema.ts';
import type { HouseTables } from '../../../main/house/tables.ts';
import { describeWith } from '../../needs.ts';
import { FILES } from '../test-room.ts';
import { FileDatabases } from './shared-postgres.ts';
import { TestHouse } from './test-house.ts';

const schema = z.object({
  people: z.record(z.string(), z.object({ account: z.string(), card: z.string() })),
  balances: z.record(z.string(), z.int()),
  documents: z.int(),
});

describe.each([1, 2, 3])('a house of version %i', (version) => {
  const STORED = join(import.meta.dirname, 'stored', `version-${version}`);
  const expected = schema.parse(JSON.parse(readFileSync(join(STORED, 'expected.json'), 'utf8')));

  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(FILES, 'dealerless-stored-house-'));
    const file = gunzipSync(readFileSync(join(STORED, 'house.sqlite.gz')));
    writeFileSync(join(folder, 'house.sqlite'), file, { mode: 0o600 });
    writeFileSync(join(folder, 'house.pepper'), readFileSync(join(STORED, 'house.pepper')), { mode: 0o600 });
    return () => rmSync(folder, { recursive: true });
  });

  /** It is what it was, and whoever works and plays there goes on. */
  async function goesOn(house: TestHouse): Promise<void> {
    house.clock += 24 * 60 * 60_000;
    expect(await house.balances()).toEqual(expected.balances);
    expect(await house.wrong()).toEqual([]);
    const { db } = house.house.store;
    const withheld = await db.selectFrom('withheld').selectAll().execute();
    const stays = await db.selectFrom('stays').selectAll().orderBy('number').execute();
    const sat = (who: string) => stays.filter(({ account }) => account === expected.people[who]?.account);
    // What version 3 has withheld and told is kept apart from then on.
    expect(withheld).toMatchObject(
      version < 3 ? [] : [{ number: 1, source: 'jackpot:bad-beat', event: 1, part: 'loser', amount: 20_00 }],
    );
    expect(sat('ada')).toMatchObject([{ table: 3, until: null }]);
    expect(sat('ben').map(({ since, until }) => (until ?? 0) > since)).toEqual(version < 3 ? [true] : [true, false]);
    const { frank, gina, ada, dan } = expected.people;
    const standing = async (who = ada) => (await house.house.people.byAccount(who?.account ?? '', house.now()))?.status;
    expect([await standing(frank), await standing(gina), await standing(dan), await standing()]).toEqual([
      'barred',
      'excluded',
      'lost',
      'active',
    ]);
    const cage = await house.house.cage(1);
    expect(await cage.staff.signIn('cass', '2727', house.now())).toMatchObject({ ok: true });
    expect(await house.house.people.checkPin(ada?.account ?? '', '2580', house.now())).toMatchObject({
      value: { result: 'ok' },
    });
    expect(await cage.way()).toMatchObject([{ table: 3, amount: 50_00 }]);
    await cage.shifts.open({ counted: 4880_00, ...house.act('open'), second: 'fred' });
    const paid = await cage.counter.deposit({
      ...{ account: ada?.account ?? '', amount: 10_00, nature: 'cash', ...house.act('on') },
    });
    expect(paid).toMatchObject({ ok: true, value: { balance: 310_00 } });
    await house.house.people.hold(ada?.account ?? '', { ...house.act('hold'), reason: 'a question' });
    expect(await house.wrong()).toEqual([]);
  }

  test('a file is kept as a copy, brought to today’s version, and continues', async () => {
    const before = readFileSync(join(folder, 'house.sqlite'));
    const house = await TestHouse.open(folder, { data: folder });
    expect(readFileSync(join(folder, `house.sqlite.version-${version}`)).equals(before)).toBe(true);
    await goesOn(house);
    await house.close({ keep: true });
    rmSync(join(folder, `house.sqlite.version-${version}`));
    const again = await TestHouse.open(folder, { data: folder });
    expect(existsSync(join(folder, `house.sqlite.version-${version}`))).toBe(false);
    await again.close({ keep: true });
  });

  describeWith('postgresql')('a database', () => {
    let databases: FileDatabases;
    beforeAll(async () => {
      databases = await FileDatabases.open();
    });
    afterAll(() => databases.close());

    it('is brought to today’s version, and continues', async () => {
      const url = databases.next();
      const [from, to] = [openSqlite(join(folder, 'house.sqlite'), { readonly: true }), openPostgres(url)];
      await to.transaction().execute((tx) => bringUp(tx, HOUSE_STEPS.slice(0, version)));
      const tables = await from.introspection.getTables();
      for (const { name } of tables.sort((a, b) => Number(a.name === 'cards') - Number(b.name === 'cards'))) {
        const table = name as keyof HouseTables;
        const rows = await from.selectFrom(table).selectAll().execute();
        if (table === 'settings') await to.deleteFrom('settings').execute();
        if (rows.length > 0) await to.insertInto(table).values(rows).execute();
      }
      await Promise.all([from.destroy(), to.destroy()]);
      const house = await TestHouse.open(url, { data: folder });
      await goesOn(house);
      const kept = await house.house.store.db.selectFrom('settings').selectAll().where('name', '=', 'schema').execute();
      expect(kept).toMatchObject([{ value: String(HOUSE_SCHEMA_VERSION) }]);
      await house.close({ keep: true });
    });
  });
});
