/** Lists of people who may not play: read by line, taken whole, tried first; refused where they would come in. */
import { expect, it } from 'vitest';
import { FOR_GOOD } from '../../../main/accounts/exclusion.ts';
import { readExclusionList } from '../../../main/accounts/exclusion-list.ts';
import { personSubject, record } from '../../../main/house/acts.ts';
import { importExclusions, listsInForce } from '../../../main/house/exclusion-import.ts';
import { onBothEngines } from './engines.ts';
import { TestHouse } from './test-house.ts';

const read = (text: string, encoding?: BufferEncoding) => readExclusionList(Buffer.from(text, encoding));

it('a list is read with quoted fields, and errors are reported by line', () => {
  const good =
    '\uFEFFName,born,until,reference\r\n"Winter, Ada",1990-12-31,,S-1\r\n\r\nBen ""Bo"" Ortiz,,2031-01-31,"a ""b"""\r\n';
  expect(read(good)).toEqual({
    faults: [],
    people: [
      { name: 'Winter, Ada', born: '1990-12-31', until: null, reference: 'S-1' },
      { name: 'Ben ""Bo"" Ortiz', born: null, until: '2031-01-31', reference: 'a "b"' },
    ],
  });
  const bad = ['name,born,until', 'Ada Winter,1990-02-30,', 'Ben,,', '?,,', 'Cal,,,x', 'BEN,,tomorrow', 'ben,,'];
  expect(read(bad.join('\n')).faults).toEqual([
    { line: 2, text: 'born: expected a birth date such as 1990-12-31, or nothing' },
    { line: 4, text: 'name: expected a name' },
    { line: 5, text: 'expected 3 fields, not 4' },
    { line: 6, text: 'until: expected the last day such as 2027-12-31, or nothing for good' },
    { line: 7, text: 'the same person as on line 3' },
  ]);
  expect(read('name,dob\nAda,').faults).toEqual([{ line: 1, text: 'expected the head name,born,until,reference' }]);
  expect(read('name,born,until\n"Ada,,').faults).toEqual([{ line: 1, text: 'a quotation mark is not closed' }]);
});

it.each([
  ['Latin-1, as a program of before UTF-8 writes it', 'latin1', 2],
  ['UTF-16', 'utf16le', 1],
] as const)('a list in %s is refused: a name that is read wrong would keep nobody out', (_, encoding, line) => {
  const { people, faults } = read(
    '\uFEFFname,born,until\nJosé Núñez,1990-01-01,\n'.slice(encoding === 'latin1' ? 1 : 0),
    encoding,
  );
  expect(people).toEqual([]);
  expect(faults).toEqual([{ line, text: 'expected UTF-8: in another encoding names are misread' }]);
});

it('a list with control characters is refused by its line: PostgreSQL keeps no NUL', () => {
  expect(read('name,born,until,reference\nAda\u0000Winter,,,\nBen Ortiz,,,S\u00072\n')).toEqual({
    people: [],
    faults: [
      { line: 2, text: 'name: expected a name without control characters' },
      { line: 3, text: 'reference: expected a reference without control characters' },
    ],
  });
});

it('a list with line separators is refused: no name that the house writes has one', () => {
  expect(read('name,born,until,reference\nAda\u2028Winter,,,\nBen Ortiz,,,S\u20292\n').faults).toEqual([
    { line: 2, text: 'name: expected a name without control characters' },
    { line: 3, text: 'reference: expected a reference without control characters' },
  ]);
});

onBothEngines((newPlace) => {
  it('a list bars people without an account, excludes those with one, and names those who resemble them; a trial changes nothing', async () => {
    const test = await TestHouse.open(newPlace());
    try {
      const ada = await test.enroll('Ada Winter');
      const near = await test.enroll('Ben Ortis');
      await test.fund(ada.account, 100_00);
      const { people } = read(
        'name,born,until,reference\nada WINTER,1990-01-01,,S-1\nBen Ortiz,1990-01-01,2031-01-31,S-2\nCal Reed,1990-01-01,,S-3\n',
      );
      const take = (key: string, list: typeof people, trial = false) =>
        importExclusions(test.house, { list: 'state', people: list, trial }, test.act(key));
      const report = {
        ...{ added: 3, kept: 0, ended: 0, lifted: 0 },
        excluded: [{ account: ada.account, name: 'Ada Winter', listed: 'ada WINTER, born 1990-01-01, S-1' }],
        near: [
          { account: near.account, name: 'Ben Ortis', born: '1990-01-01', listed: 'Ben Ortiz, born 1990-01-01, S-2' },
        ],
      };
      expect(await take('trial', people, true)).toEqual({ ok: true, value: report });
      expect(await test.house.people.byAccount(ada.account, test.now())).toMatchObject({ status: 'active' });
      expect(await test.house.people.bars.list(test.now())).toEqual([]);

      expect(await take('first', people)).toEqual({ ok: true, value: report });
      expect(await take('first', people)).toEqual({ ok: true, value: report });
      expect(await test.house.people.byAccount(ada.account, test.now())).toMatchObject({
        ...{ status: 'excluded', note: 'excluded from play for good: on the list "state", S-1' },
      });
      const asked = { ask: 'reserve', key: 'in', account: ada.account, amount: 50_00, enters: true } as const;
      await test.house.tables.add(1, 'Table 1', test.now());
      expect(await test.house.answer(1, asked)).toMatchObject({ ok: false, error: { code: 'excluded' } });
      const cal = test.house.people.enroll(test.person('Cal Reed'), '2580', test.act('cal'));
      expect(await cal).toMatchObject({
        ok: false,
        error: { code: 'barred', message: expect.stringContaining('S-3') },
      });
      const cali = test.house.people.enroll(test.person('Cal Reedy'), '2580', test.act('cali'));
      expect(await cali).toMatchObject({ ok: false, error: { code: 'near-match' } });

      // The next edition: one has gone, who was barred for good, which nobody does alone; two are as they were.
      const next = { added: 0, kept: 2, ended: 1, lifted: 1 };
      expect(await take('second', people.slice(0, 2), true)).toMatchObject({ ok: true, value: next });
      expect(await take('second', people.slice(0, 2))).toMatchObject({ ok: false, error: { code: 'second-person' } });
      expect(await test.house.people.bars.list(test.now())).toHaveLength(3);
      const signed = { list: 'state', people: people.slice(0, 2), trial: false };
      const both = { ...test.act('signed'), second: 'flo' };
      expect(await importExclusions(test.house, signed, both)).toMatchObject({ ok: true, value: next });
      const lifted = test.house.store.db.selectFrom('acts').select(['by', 'second']);
      expect(await lifted.where('act', '=', 'off the list "state"').execute()).toEqual([{ by: 'cass', second: 'flo' }]);
      // One that was to end by itself goes from the list without a second person.
      expect(await take('third', people.slice(0, 1))).toMatchObject({ value: { kept: 1, ended: 1, lifted: 0 } });
      expect(await listsInForce(test.house.store)).toEqual(['state']);
      expect((await test.house.people.enroll(test.person('Cal Reed'), '2580', test.act('cal again'))).ok).toBe(true);
      expect(await test.house.people.byAccount(ada.account, test.now())).toMatchObject({ status: 'excluded' });
      expect(await test.wrong()).toEqual([]);
    } finally {
      await test.close();
    }
  });

  it('says for each excluded person whether a list or they themselves did it, also for lists in older words', async () => {
    const test = await TestHouse.open(newPlace());
    try {
      const [ada, ben] = [await test.enroll('Ada Winter'), await test.enroll('Ben Ortiz')];
      const { people, store } = test.house;
      expect((await people.exclude(ada.account, 'for good', test.act('by themselves'))).ok).toBe(true);
      // So a list was written down before its acts had words of their own.
      const older = {
        act: 'self-excluded from play for good',
        at: test.now(),
        by: 'cass',
        reason: 'list "state", S-2',
      };
      await store.once({ key: 'older', request: ['older'], at: test.now() }, async (tx) => {
        await tx.updateTable('people').set({ excluded_until: FOR_GOOD }).where('account', '=', ben.account).execute();
        await record(store, tx, personSubject(ben.account), older);
        return { ok: true, value: null };
      });
      const noteOf = async (account: string) => (await people.byAccount(account, test.now()))?.note;
      expect(await noteOf(ada.account)).toBe('self-excluded from play for good');
      expect(await noteOf(ben.account)).toBe('excluded from play for good: on the list "state", S-2');
      expect((await people.search('Ben', test.now()))[0]?.note).toBe(await noteOf(ben.account));
      expect(await test.wrong()).toEqual([]);
    } finally {
      await test.close();
    }
  });

  it('somebody who is on it twice, under two spellings, is excluded for the longer time', async () => {
    const test = await TestHouse.open(newPlace());
    try {
      const { account } = await test.enroll('Ada Winter');
      const { people } = read('name,born,until\nAda M Winter,1990-01-01,2020-01-31\nAda Winter,1990-01-01,\n');
      const done = await importExclusions(test.house, { list: 'state', people, trial: false }, test.act('twice'));
      expect(done.ok && done.value.excluded).toMatchObject([{ account, listed: 'Ada Winter, born 1990-01-01' }]);
      expect(await test.house.people.byAccount(account, test.now())).toMatchObject({ status: 'excluded' });
    } finally {
      await test.close();
    }
  });
});
