/** Dormant accounts, the same on SQLite and on PostgreSQL: their money stays, and nobody uses it before a cashier has woken them. */
import { expect, it } from 'vitest';
import { localDate } from '../../../main/accounts/identity.ts';
import { reportCsv, reportText } from '../../../main/cli/house-report.ts';
import { reportPdf } from '../../../main/cli/report-pdf.ts';
import { reportAt } from '../../../main/desks/cage-report.ts';
import { onBothEngines } from './engines.ts';
import { TestHouse } from './test-house.ts';
import { termsOf } from './tournament/made-up.ts';

const DAY = 24 * 60 * 60_000;

onBothEngines((newPlace) => {
  let keys = 0;
  const key = () => {
    keys += 1;
    return `dormant-${keys}`;
  };
  const withHouse = async (
    dormantAfterDays: number | null,
    work: (test: TestHouse) => Promise<void>,
  ): Promise<void> => {
    const test = await TestHouse.open(newPlace(), dormantAfterDays === null ? {} : { dormantAfterDays });
    await test.house.tables.add(1, 'Table 1', test.now());
    await work(test);
    expect(await test.wrong()).toEqual([]);
    await test.close();
  };
  const withdraw = async (test: TestHouse, account: string) => {
    const paid = await test.house.counter.withdraw({ account, amount: 10_00, nature: 'cash', ...test.act(key()) });
    return paid.ok ? 'paid' : paid.error.code;
  };
  const enter = async (test: TestHouse, account: string) => {
    const asked = { key: key(), account, amount: 40_00, enters: true };
    const done = await test.house.answer(1, { ask: 'reserve', ...asked });
    if (done.ok) await test.tables(1).says({ kind: 'seated', ...asked });
    return done.ok ? 'ok' : done.error.code;
  };

  it('are refused at the counter and at tables until they are woken, and are listed with what is owed', () =>
    withHouse(365, async (test) => {
      const ada = await test.enroll('Ada Winter');
      const ben = await test.enroll('Ben Ortiz');
      await test.fund(ada.account, 100_00);
      test.clock += 300 * DAY;
      await test.fund(ben.account, 50_00);
      test.clock += 65 * DAY - 1;
      expect(await test.house.dormancy.list(test.now())).toEqual([]);
      test.clock += 1;
      const since = test.now() - 365 * DAY;
      expect(await test.house.dormancy.list(test.now())).toEqual([
        { account: ada.account, person: 'Ada Winter', since, balance: 100_00 },
      ]);
      const swiped = await test.house.answer(1, { ask: 'card', card: ada.card });
      expect(swiped).toMatchObject({
        error: {
          code: 'dormant',
          message: expect.stringMatching(/^This account has been dormant since 2026-11-2\d\. The cage/),
        },
      });
      expect([await withdraw(test, ada.account), await enter(test, ada.account)]).toEqual(['dormant', 'dormant']);
      const paid = await test.house.counter.deposit({
        account: ada.account,
        amount: 1_00,
        nature: 'cash',
        ...test.act(key()),
      });
      expect(paid).toMatchObject({ error: { code: 'dormant' } });
      // What staff do about it wakes nobody.
      await test.house.people.hold(ada.account, { ...test.act(key()), reason: 'a question' });
      await test.house.people.release(ada.account, { ...test.act(key()), second: 'fred', reason: 'answered' });
      expect(await withdraw(test, ada.account)).toBe('dormant');
      expect(await test.house.dormancy.wake(ben.account, test.act(key()))).toMatchObject({
        error: { code: 'not-dormant' },
      });
      expect(await test.house.dormancy.wake('9999999', test.act(key()))).toMatchObject({
        error: { code: 'unknown-account' },
      });
      const act = test.act(key());
      expect([
        await test.house.dormancy.wake(ada.account, act),
        await test.house.dormancy.wake(ada.account, act),
      ]).toEqual([
        { ok: true, value: null },
        { ok: true, value: null },
      ]);
      expect([await withdraw(test, ada.account), await enter(test, ada.account)]).toEqual(['paid', 'ok']);
      const { db } = test.house.store;
      const acts = await db.selectFrom('acts').select(['act', 'by']).where('act', 'like', 'woken%').execute();
      expect(acts).toMatchObject([
        { act: expect.stringMatching(/^woken, a document seen; dormant since 2026-/), by: 'cass' },
      ]);
      expect(await test.house.dormancy.list(test.now())).toEqual([]);
    }));

  it('are not players who sit at a table, whose chips are on the way, or who have since entered a tournament', () =>
    withHouse(30, async (test) => {
      const [ada, ben, cal] = [
        await test.enroll('Ada Winter'),
        await test.enroll('Ben Ortiz'),
        await test.enroll('Cal Park'),
      ];
      for (const { account } of [ada, ben, cal]) await test.fund(account, 200_00);
      expect(await enter(test, ada.account)).toBe('ok');
      await test.house.answer(1, { ask: 'reserve', key: key(), account: ben.account, amount: 40_00, enters: true });
      test.clock += 20 * DAY;
      const asking = () => ({ key: key(), at: test.now(), by: 'fred', reached: new Set([1]) });
      await test.house.tournaments.act({ act: 'announce', terms: termsOf({ entry: 50_00 }), tables: [1] }, asking());
      const entry = { act: 'enter', tournament: 1, account: cal.account } as const;
      expect(await test.house.tournaments.act(entry, asking())).toMatchObject({ ok: true });
      test.clock += 20 * DAY;
      expect(await test.house.dormancy.list(test.now())).toEqual([]);
      test.clock += 10 * DAY;
      expect(await test.house.dormancy.list(test.now())).toMatchObject([{ account: cal.account }]);
    }));

  it('do not exist where the house sets no time', () =>
    withHouse(null, async (test) => {
      const { account } = await test.enroll('Ada Winter');
      await test.fund(account, 200_00);
      test.clock += 5000 * DAY;
      expect(await test.house.dormancy.list(test.now())).toEqual([]);
      expect(await withdraw(test, account)).toBe('paid');
    }));

  it('are in the report with what was owed on them at its end: on screen, as CSV and as PDF', () =>
    withHouse(365, async (test) => {
      const { house } = test;
      const cage = await house.cage(1);
      const [ada, ben] = [await test.enroll('Ada Winter'), await test.enroll('Ben Ortiz')];
      await test.enroll('Cy Park');
      await test.fund(ada.account, 100_00);
      await test.fund(ben.account, 50_00);
      const began = test.now();
      test.clock += 365 * DAY;
      const day = house.reports.day(test.now());
      const first = await cage.report(day, test.now());
      expect(first.dormant).toMatchObject({
        ...{ before: 0, after: 150_00 },
        accounts: [
          { account: expect.any(String), since: began, balance: expect.any(Number) },
          { account: expect.any(String), since: began, balance: expect.any(Number) },
        ],
      });
      expect(first.after.cards).toBe(150_00);
      const live = (await house.dormancy.list(test.now())).filter(({ balance }) => balance > 0);
      expect(first.dormant?.accounts).toEqual(live);
      // Woken on the next day and paid out: the day before stays as it was, and so does what it began with.
      test.clock += DAY;
      const next = house.reports.day(test.now());
      expect(await house.dormancy.wake(ada.account, test.act(key()))).toMatchObject({ ok: true });
      const all = { account: ada.account, amount: 100_00, nature: 'cash', ...test.act(key()), second: 'fred' } as const;
      expect(await house.counter.withdraw(all)).toMatchObject({ ok: true });
      expect(await cage.report(day, test.now())).toEqual(first);
      const second = await cage.report(next, test.now());
      expect(second.dormant).toEqual({
        ...{ before: 150_00, after: 50_00 },
        accounts: [{ account: ben.account, person: 'Ben Ortiz', since: began, balance: 50_00 }],
      });
      expect(reportText(second)).toMatch(/of these, on dormant accounts +\$150 +\$50/);
      const csv = reportCsv(second);
      expect(csv).toContain(`Dormant accounts,${ben.account},Ben Ortiz,2026-11-2`);
      expect(csv).toContain('"of these, on dormant accounts",150.00,50.00');
      const shown = await reportAt(cage, { first: localDate(test.now()), last: localDate(test.now()) }, test.now());
      if (!shown.ok || shown.value?.kind !== 'house report') throw new Error('a report');
      expect(shown.value.report.sections.map(({ title }) => title)).toContain('Dormant accounts');
      const head = { house: 'Test House', title: 'gaming day', demo: false, at: test.now() };
      expect((await reportPdf(second, head)).length).toBeGreaterThan(
        (await reportPdf({ ...second, dormant: null }, head)).length,
      );
    }));

  it('are in no report of a house where none ever is', () =>
    withHouse(null, async (test) => {
      await test.fund((await test.enroll('Ada Winter')).account, 100_00);
      test.clock += 5000 * DAY;
      const cage = await test.house.cage(1);
      const report = await cage.report(test.house.reports.day(test.now()), test.now());
      expect(report.dormant).toBeNull();
      expect(reportText(report)).not.toContain('dormant');
    }));
});
