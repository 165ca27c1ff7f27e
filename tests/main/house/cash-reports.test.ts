/** Cash above $10,000 in a gaming day, the log of cash, and notes of suspicion, the same on SQLite and on PostgreSQL (31 CFR 1021). */
import { describe, expect, it } from 'vitest';
import { cashOfDay } from '../../../main/house/cash-day.ts';
import type { PersonFacts } from '../../../main/house/facts-record.ts';
import type { HouseCage } from '../../../main/house/house.ts';
import { onBothEngines } from './engines.ts';
import { atNewCage, TestHouse } from './test-house.ts';

const FACTS: PersonFacts = {
  ...{ street: '12 Main St', city: 'Oakland', state: 'CA', zip: '94607', country: 'USA', occupation: 'roofer' },
  ...{ tin: '123456789', noTin: null },
};
const DAY = 24 * 60 * 60_000;

onBothEngines((newPlace) => {
  const withCage = (work: (test: TestHouse, cage: HouseCage) => Promise<void>): Promise<void> =>
    atNewCage(newPlace(), work);
  const refused = (code: string) => ({ ok: false, error: { code } });
  let keys = 0;
  const key = () => {
    keys += 1;
    return `cash-${keys}`;
  };
  const pay = (
    test: TestHouse,
    cage: HouseCage,
    way: 'deposit' | 'withdraw',
    account: string,
    amount: number,
    nature: 'cash' | 'chips' | 'cheque' = 'cash',
  ) => cage.counter[way]({ account, amount, nature, ...test.act(key()), second: 'fred' });

  describe('a report', () => {
    it('is opened by the transaction that brings somebody above $10,000, which waits for the facts of the person', () =>
      withCage(async (test, cage) => {
        const { account } = await test.enroll('Ada Winter');
        const balance = () => cage.counter.balance(account);
        // Exactly $10,000 is not more than $10,000.
        expect(await pay(test, cage, 'deposit', account, 10_000_00)).toMatchObject({ ok: true });
        expect(await cage.reports.list(test.now())).toEqual([]);
        expect(await pay(test, cage, 'deposit', account, 1)).toMatchObject(refused('facts-missing'));
        expect([await balance(), await cage.reports.list(test.now())]).toEqual([10_000_00, []]);
        expect(await cage.people.keepFacts(account, FACTS, test.act(key()))).toMatchObject({ ok: true });
        expect(await pay(test, cage, 'deposit', account, 1)).toMatchObject({ ok: true });
        expect(await cage.reports.list(test.now())).toMatchObject([
          {
            report: 1,
            account,
            person: 'Ada Winter',
            cashIn: 10_000_01,
            cashOut: 0,
            standing: 'due',
            openedBy: 'cass',
          },
        ]);
        // More on the same day comes to the same report.
        expect(await pay(test, cage, 'deposit', account, 500_00)).toMatchObject({ ok: true });
        expect(await cage.reports.list(test.now())).toMatchObject([{ report: 1, cashIn: 10_500_01 }]);
      }));

    it('counts cash in and cash out separately, never netted, and no chips or checks', () =>
      withCage(async (test, cage) => {
        const { account } = await test.enroll('Ada Winter');
        expect(await pay(test, cage, 'deposit', account, 9_000_00)).toMatchObject({ ok: true });
        expect(await pay(test, cage, 'withdraw', account, 9_000_00)).toMatchObject({ ok: true });
        expect(await pay(test, cage, 'deposit', account, 30_000_00, 'cheque')).toMatchObject({ ok: true });
        expect(await pay(test, cage, 'deposit', account, 30_000_00, 'chips')).toMatchObject({ ok: true });
        expect(await cage.reports.list(test.now())).toEqual([]);
        const bank = { amount: 20_000_00, ...test.act(key()), second: 'fred' };
        expect(await cage.counter.fill(bank)).toMatchObject({ ok: true });
        expect(await pay(test, cage, 'withdraw', account, 1_000_01)).toMatchObject(refused('facts-missing'));
        await cage.people.keepFacts(account, FACTS, test.act(key()));
        expect(await pay(test, cage, 'withdraw', account, 1_000_01)).toMatchObject({ ok: true });
        expect(await cage.reports.list(test.now())).toMatchObject([{ cashIn: 9_000_00, cashOut: 10_000_01 }]);
      }));

    it('sums over the accounts of one person: the same document, or the same name, and the same birth date', () =>
      withCage(async (test, cage) => {
        const ada = await test.enroll('Ada Winter');
        const licence = { ...test.person('Ada Maria Winter'), idType: 'state id', idNumber: 'P ada-winter' } as const;
        const twin = { ...test.person('Eva Winter'), idNumber: 'P-Eva Winter' };
        const issued = async (person: typeof twin | typeof licence) => {
          const made = await test.house.people.enroll(person, '2580', { ...test.act(key()), second: 'fred' });
          return made.ok ? made.value.account : made.error.message;
        };
        const [other, stranger] = [await issued(licence), await issued(twin)];
        expect(await pay(test, cage, 'deposit', ada.account, 6_000_00)).toMatchObject({ ok: true });
        expect(await pay(test, cage, 'deposit', stranger, 6_000_00)).toMatchObject({ ok: true });
        expect(await pay(test, cage, 'deposit', other, 4_000_01)).toMatchObject(refused('facts-missing'));
        await cage.people.keepFacts(ada.account, FACTS, test.act(key()));
        expect(await pay(test, cage, 'deposit', other, 4_000_01)).toMatchObject({ ok: true });
        // One report for the person, whichever account brings more to it.
        expect(await pay(test, cage, 'deposit', ada.account, 1_000_00)).toMatchObject({ ok: true });
        expect(await cage.reports.list(test.now())).toMatchObject([{ report: 1, account: other, cashIn: 11_000_01 }]);
        expect(await cage.reports.list(test.now())).toHaveLength(1);
        expect(await cage.reports.sheet(1, test.now())).toMatchObject({ facts: FACTS, lines: [{}, {}, {}] });
        expect(await cage.reports.cashOf(ada.account, test.now())).toEqual({ cashIn: 11_000_01, cashOut: 0 });
        const { lines } = await cage.reports.log(test.now(), 10_000_00);
        expect(lines.map(({ account, together }) => [account, together])).toEqual([
          [other, 10_000_01],
          [ada.account, 11_000_01],
        ]);
        const { from, to } = cage.reports.day(test.now());
        const day = await cashOfDay(test.house.store.db, from, to);
        expect(day.map(({ cashIn, isDue }) => [cashIn, isDue])).toEqual([
          [11_000_01, true],
          [6_000_00, false],
        ]);
      }));

    it('of two accounts that become one person’s is joined with the other; parted again, each has its own', () =>
      withCage(async (test, cage) => {
        const [ada, eva] = [await test.enroll('Ada Winter'), await test.enroll('Eva Summer')];
        for (const { account } of [ada, eva]) {
          await cage.people.keepFacts(account, FACTS, test.act(key()));
          expect(await pay(test, cage, 'deposit', account, 11_000_00)).toMatchObject({ ok: true });
        }
        // A state id and a passport of one number are one person's.
        const withDocument = async (idNumber: string) => {
          const act = { ...test.act(key()), second: 'fred', reason: 'the document was misread' };
          const person = { ...test.person('Eva Summer'), idType: 'state id', idNumber } as const;
          expect(await cage.people.edit(eva.account, person, act)).toMatchObject({ ok: true });
        };
        const standing = async () =>
          (await cage.reports.list(test.now()))
            .toSorted((a, b) => a.report - b.report)
            .map(({ report, standing: how, cashIn, also }) => ({ report, how, cashIn, also }));
        await withDocument('P-Ada Winter');
        expect(await standing()).toEqual([
          { report: 1, how: 'due', cashIn: 22_000_00, also: [] },
          { report: 2, how: 'joined', cashIn: 22_000_00, also: [] },
        ]);
        expect(await cage.reports.file(2, 'BSA 31000123', test.act(key()))).toMatchObject({
          error: { code: 'ended', message: 'Report 2 was already joined with report 1.' },
        });
        expect(await pay(test, cage, 'deposit', eva.account, 1_00)).toMatchObject({ ok: true });
        expect((await standing()).map(({ how }) => how)).toEqual(['due', 'joined']);
        await withDocument('P-Eva Summer');
        expect(await standing()).toEqual([
          { report: 1, how: 'due', cashIn: 11_000_00, also: [] },
          { report: 2, how: 'due', cashIn: 11_001_00, also: [] },
        ]);
        // A report that was filed is not taken back: the cashier reads of it beside the other.
        test.clock = cage.reports.day(test.now()).to;
        expect(await cage.reports.file(1, 'BSA 31000123', test.act(key()))).toMatchObject({ ok: true });
        await withDocument('P-Ada Winter');
        expect(await standing()).toEqual([
          { report: 1, how: 'filed', cashIn: 22_001_00, also: [2] },
          { report: 2, how: 'due', cashIn: 22_001_00, also: [1] },
        ]);
      }));

    it('stays two where they were on behalf of different people, and says so', () =>
      withCage(async (test, cage) => {
        const [ada, eva] = [await test.enroll('Ada Winter'), await test.enroll('Eva Summer')];
        for (const { account } of [ada, eva]) {
          await cage.people.keepFacts(account, FACTS, test.act(key()));
          expect(await pay(test, cage, 'deposit', account, 11_000_00)).toMatchObject({ ok: true });
        }
        const whose = { name: 'Bob Stone', born: '1970-01-01', ...FACTS };
        expect(await cage.reports.onBehalf(2, whose, test.act(key()))).toMatchObject({ ok: true });
        const act = { ...test.act(key()), second: 'fred', reason: 'the document was misread' };
        const person = { ...test.person('Eva Summer'), idType: 'state id', idNumber: 'P-Ada Winter' } as const;
        expect(await cage.people.edit(eva.account, person, act)).toMatchObject({ ok: true });
        const all = await cage.reports.list(test.now());
        expect(all.map(({ report, standing, also }) => [report, standing, also])).toEqual([
          [2, 'due', [1]],
          [1, 'due', [2]],
        ]);
      }));

    it('counts over all cages, and begins again with the gaming day', () =>
      withCage(async (test, cage) => {
        const other = await test.house.cage(2);
        const { account } = await test.enroll('Ada Winter');
        expect(await pay(test, cage, 'deposit', account, 9_000_00)).toMatchObject({ ok: true });
        expect(await pay(test, other, 'deposit', account, 2_000_00)).toMatchObject(refused('facts-missing'));
        test.clock = test.house.reports.day(test.now()).to;
        expect(await pay(test, other, 'deposit', account, 9_000_00)).toMatchObject({ ok: true });
        expect(await cage.reports.list(test.now())).toEqual([]);
      }));

    it('is filed once its day is over, by the fifteenth day after, and says when cash has moved since', () =>
      withCage(async (test, cage) => {
        const { account } = await test.enroll('Ada Winter');
        await cage.people.keepFacts(account, FACTS, test.act(key()));
        const first = test.house.reports.day(test.now());
        const paid = await pay(test, cage, 'deposit', account, 12_000_00);
        const file = () => cage.reports.file(1, 'BSA 31000123', { ...test.act(key()), by: 'abby' });
        expect(await file()).toMatchObject(refused('day-open'));
        test.clock = first.to;
        expect(await cage.reports.dismiss(1, { ...test.act(key()), reason: 'no' })).toMatchObject(refused('due'));
        expect(await file()).toMatchObject({ ok: true });
        expect(await file()).toMatchObject(refused('ended'));
        expect(await cage.reports.list(test.now())).toMatchObject([
          {
            ...{ standing: 'filed', hasChanged: false, ended: { at: first.to, by: 'abby', text: 'BSA 31000123' } },
            fileBy: first.from + 15 * DAY,
          },
        ]);
        if (!paid.ok) throw new Error(paid.error.message);
        const act = { ...test.act(key()), second: 'fred', reason: 'was a cheque' };
        expect(await cage.counter.void(paid.value.document, act)).toMatchObject({ ok: true });
        expect(await cage.reports.list(test.now())).toMatchObject([{ standing: 'filed', hasChanged: true, cashIn: 0 }]);
      }));

    it('whose transaction was voided is due no more, and is dismissed with a reason', () =>
      withCage(async (test, cage) => {
        const { account } = await test.enroll('Ada Winter');
        await cage.people.keepFacts(account, FACTS, test.act(key()));
        const paid = await pay(test, cage, 'deposit', account, 12_000_00);
        if (!paid.ok) throw new Error(paid.error.message);
        await cage.counter.void(paid.value.document, { ...test.act(key()), second: 'fred', reason: 'was a cheque' });
        expect(await cage.reports.list(test.now())).toMatchObject([{ standing: 'small', cashIn: 0 }]);
        // More cash that day makes it due again: ended, it would never be filed.
        const early = cage.reports.dismiss(1, { ...test.act(key()), reason: 'voided' });
        expect(await early).toMatchObject(refused('day-open'));
        test.clock += DAY;
        expect(await cage.reports.file(1, 'BSA 1', test.act(key()))).toMatchObject(refused('not-due'));
        expect(await cage.reports.dismiss(1, { ...test.act(key()), reason: 'voided' })).toMatchObject({ ok: true });
        expect(await cage.reports.list(test.now())).toMatchObject([
          { standing: 'dismissed', ended: { text: 'voided' } },
        ]);
      }));

    it('is opened by a correction that adds cash, which waits for nothing; filed it is not without the facts', () =>
      withCage(async (test, cage) => {
        const { account } = await test.enroll('Ada Winter');
        const wrong = { ...test.act(key()), second: 'fred', reason: 'not booked' };
        const add = { account, way: 'add', amount: 11_000_00, nature: 'cash', ...wrong } as const;
        expect(await cage.counter.correct(add)).toMatchObject({ ok: true });
        expect((await cage.reports.list(test.now()))[0]?.lacks).toHaveLength(2);
        test.clock += DAY;
        expect(await cage.reports.file(1, 'BSA 1', test.act(key()))).toMatchObject(refused('facts-missing'));
      }));

    it('carries who the person is, on whose behalf, and each transaction', () =>
      withCage(async (test, cage) => {
        const { account } = await test.enroll('Ada Winter');
        await cage.people.keepFacts(account, FACTS, test.act(key()));
        await pay(test, cage, 'deposit', account, 6_000_00);
        await pay(test, cage, 'deposit', account, 5_000_00);
        const { occupation: _, ...place } = FACTS;
        const behalf = { ...place, occupation: 'builder', name: 'Ben Ortiz', born: '1980-02-01' };
        expect(await cage.reports.onBehalf(1, behalf, test.act(key()))).toMatchObject({ ok: true });
        expect(await cage.reports.sheet(1, test.now())).toMatchObject({
          ...{ born: '1990-01-01', idType: 'passport', idNumber: 'P-Ada Winter', facts: FACTS, behalf },
          lines: [
            { document: 'D-000001', way: 'in', amount: 6_000_00, together: 6_000_00, cage: 1, by: 'cass' },
            { document: 'D-000002', way: 'in', amount: 5_000_00, together: 11_000_00 },
          ],
        });
        expect(await cage.reports.sheet(2, test.now())).toBeNull();
      }));
  });

  it('the newest of those that are done with stand first in their lists', () =>
    withCage(async (test, cage) => {
      for (const name of ['Ada Winter', 'Ben Ortiz']) {
        const { account } = await test.enroll(name);
        await cage.people.keepFacts(account, FACTS, test.act(key()));
        await pay(test, cage, 'deposit', account, 12_000_00);
        await cage.suspicions.note(account, 'pays in small bills', test.act(key()));
      }
      test.clock += 2 * DAY;
      for (const nth of [1, 2]) {
        test.clock += 60_000;
        expect((await cage.reports.file(nth, `BSA ${nth}`, test.act(key()))).ok).toBe(true);
        const decided = { reported: false, text: 'known to the house' };
        expect((await cage.suspicions.decide(nth, decided, test.act(key()))).ok).toBe(true);
      }
      expect((await cage.reports.list(test.now())).map(({ report }) => report)).toEqual([2, 1]);
      expect((await cage.suspicions.list()).map(({ note }) => note)).toEqual([2, 1]);
    }));

  it('of play money is opened, and waits for nothing', async () => {
    const test = await TestHouse.open(newPlace(), { kind: 'demo' });
    try {
      const cage = await test.house.cage(1);
      const { account } = await test.enroll('Ada Winter');
      expect(await pay(test, cage, 'deposit', account, 12_000_00)).toMatchObject({ ok: true });
      expect(await cage.reports.list(test.now())).toMatchObject([{ standing: 'due' }]);
      expect(await test.wrong()).toEqual([]);
    } finally {
      await test.close();
    }
  });

  it('facts are asked once: a kept number stays without being typed again, and is in no act', () =>
    withCage(async (test, cage) => {
      const { account } = await test.enroll('Ada Winter');
      const keep = (facts: Parameters<HouseCage['people']['keepFacts']>[1]) =>
        cage.people.keepFacts(account, facts, test.act(key()));
      expect(await keep({ ...FACTS, tin: 'as kept' })).toMatchObject(refused('no-number'));
      expect(await keep(FACTS)).toMatchObject({ ok: true });
      expect(await keep({ ...FACTS, tin: 'as kept', city: 'Hayward' })).toMatchObject({ ok: true });
      expect(await cage.people.factsOf(account)).toEqual({ ...FACTS, city: 'Hayward' });
      const acts = await test.house.store.db.selectFrom('acts').selectAll().execute();
      const answers = await test.house.store.db.selectFrom('answers').selectAll().execute();
      expect(JSON.stringify([acts, answers])).not.toContain('123456789');
    }));

  it('the log of cash has each transaction by which somebody stands above its limit that day', () =>
    withCage(async (test, cage) => {
      const ada = (await test.enroll('Ada Winter')).account;
      const ben = (await test.enroll('Ben Ortiz')).account;
      for (const amount of [2_000_00, 500_00, 1, 40_00]) await pay(test, cage, 'deposit', ada, amount);
      await pay(test, cage, 'withdraw', ada, 2_400_00);
      await pay(test, cage, 'deposit', ben, 3_000_00);
      const { lines } = await cage.reports.log(test.now(), cage.cashLogAbove);
      expect(lines.map(({ account, way, amount, together }) => [account, way, amount, together])).toEqual([
        [ada, 'in', 1, 2_500_01],
        [ada, 'in', 40_00, 2_540_01],
        [ben, 'in', 3_000_00, 3_000_00],
      ]);
    }));

  it('a suspicion can be noted about anybody, is decided once, and is seen only in its own list', () =>
    withCage(async (test, cage) => {
      const { account } = await test.enroll('Ada Winter');
      const note = (who: string | null, text: string) => cage.suspicions.note(who, text, test.act(key()));
      expect(await note('999999999', 'pays in small bills')).toMatchObject(refused('unknown-account'));
      expect(await note(account, 'Stops at $9,900 each day')).toMatchObject({ ok: true });
      expect(await note(null, 'Two men share one bag of cash')).toMatchObject({ ok: true });
      const decided = { reported: true, text: 'BSA 77' };
      expect(await cage.suspicions.decide(1, decided, { ...test.act(key()), by: 'abby' })).toMatchObject({ ok: true });
      expect(await cage.suspicions.decide(1, decided, test.act(key()))).toMatchObject(refused('decided'));
      expect(await cage.suspicions.list()).toMatchObject([
        { note: 2, account: null, person: null, decided: null },
        { note: 1, account, person: 'Ada Winter', by: 'cass', decided: { ...decided, by: 'abby' } },
      ]);
      const others = [
        await test.house.store.db.selectFrom('log').selectAll().execute(),
        await test.house.store.db.selectFrom('acts').selectAll().where('subject', 'like', 'account:%').execute(),
      ];
      expect(JSON.stringify(others)).not.toMatch(/9,900|suspicio/);
    }));
});
