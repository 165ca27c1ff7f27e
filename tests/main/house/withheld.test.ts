/** Prizes of people who may not be paid, and what becomes of them, the same on SQLite and on PostgreSQL. */
import { expect, it } from 'vitest';
import { houseReport } from '../../../main/house/house-report.ts';
import type { WithheldEnd } from '../../../protocol/withheld.ts';
import { onBothEngines } from './engines.ts';
import { JackpotHouse } from './jackpot-house.ts';
import { TestHouse } from './test-house.ts';
import { termsOf } from './tournament/made-up.ts';

const DAY = 24 * 60 * 60_000;

onBothEngines((newPlace) => {
  let keys = 0;
  const key = () => {
    keys += 1;
    return `withheld-${keys}`;
  };
  const end = async (test: TestHouse, number: number, how: WithheldEnd, second = 'fred') => {
    const act = { ...test.act(key()), second, reason: 'the commission has written' };
    const done = await test.house.withheld.end(number, how, act);
    return done.ok ? done.value : done.error.code;
  };

  /** A jackpot of $100 hit at one table, of which seat 2, who is beaten, has half; `before` happens to them before it is paid. */
  const withHit = async (
    before: (own: JackpotHouse, account: string) => Promise<unknown>,
    run: (own: JackpotHouse, account: string) => Promise<void>,
  ): Promise<void> => {
    const own = await JackpotHouse.open(newPlace(), 1);
    const [, account = ''] = own.seated.get(1) ?? [];
    await own.drops(1, 100_00);
    await own.test.tables(1).says(own.hit(1, 17));
    await before(own, account);
    expect(await own.decide(1, true)).toMatchObject({ ok: true });
    await run(own, account);
    expect(await own.test.wrong()).toEqual([]);
    await own.test.close();
  };
  const bar = (own: JackpotHouse, account: string, days: number | null) =>
    own.test.house.people.bar(account, days === null ? null : own.test.now() + days * DAY, {
      ...own.test.act(key()),
      reason: 'threw a chair',
    });

  it('a share of a jackpot is withheld from somebody barred, and paid once the bar is over', () =>
    withHit(
      (own, account) => bar(own, account, 1),
      async (own, account) => {
        const { test } = own;
        expect(await test.house.withheld.list()).toMatchObject([
          {
            ...{ number: 1, source: 'jackpot:bad-beat', event: 1, part: 'loser', account, amount: 50_00 },
            ...{ person: 'Ben B', why: 'barred: threw a chair', status: 'held' },
          },
        ]);
        expect(await end(test, 1, { way: 'pay' })).toBe('barred');
        test.clock += DAY + 1;
        expect(await end(test, 1, { way: 'pay' }, 'CASS')).toBe('second-person');
        expect(await end(test, 2, { way: 'pay' })).toBe('no-prize');
        expect(await end(test, 1, { way: 'pay' })).toMatch(/^P-\d{6}$/);
        expect(await own.cards(1)).toEqual([12_50, 50_00, 12_50, 25_00]);
        expect(await end(test, 1, { way: 'put back' })).toBe('ended');
        expect(await own.balance('jackpot:bad-beat:withheld')).toBe(0);
        expect(await test.house.withheld.list()).toMatchObject([
          { status: 'paid', ended_by: 'cass', second: 'fred', reason: 'the commission has written' },
        ]);
        const statement = await test.house.counter.statement(account, 10);
        expect(statement[0]).toMatchObject({ change: 50_00, document: expect.stringMatching(/^P-/) });
        const { db } = test.house.store;
        const acts = await db.selectFrom('acts').select('act').where('subject', '=', 'withheld:1').execute();
        expect(acts.map(({ act }) => act)).toEqual(['withheld', 'paid']);
      },
    ));

  it('is put back into the jackpot out of which it came, or handed to an authority that is named', () =>
    withHit(
      async (own, account) => own.test.house.people.exclude(account, '5 years', own.test.act(key())),
      async (own) => {
        const { test } = own;
        expect(await end(test, 1, { way: 'pay' })).toBe('excluded');
        expect(await end(test, 1, { way: 'put back' })).toMatch(/^G-/);
        expect([await own.balance('jackpot:bad-beat'), await own.balance('jackpot:bad-beat:withheld')]).toEqual([
          50_00, 0,
        ]);
        await test.tables(1).says(own.hit(1, 18));
        expect(await own.decide(2, true)).toMatchObject({ ok: true });
        expect(await end(test, 2, { way: 'hand over', receiver: 'Gambling Commission' })).toMatch(/^H-/);
        expect(await own.balance('cage:bank')).toBe(25_00);
        expect(await test.house.withheld.list()).toMatchObject([
          { number: 2, status: 'handed over', receiver: 'Gambling Commission', amount: 25_00 },
          { number: 1, status: 'put back' },
        ]);
      },
    ));

  it('a tournament pays nobody who was excluded or barred meanwhile: their prize is set aside under its number', async () => {
    const test = await TestHouse.open(newPlace());
    await test.house.tables.add(1, 'Table 1', test.now());
    const [ada, ben] = [await test.enroll('Ada Winter'), await test.enroll('Ben Ortiz')];
    const asking = () => ({ key: key(), at: test.now(), by: 'fred', reached: new Set([1]) });
    const terms = termsOf({ entry: 100_00, fee: 10_00, prizes: [{ from: 2, parts: [70, 30] }] });
    await test.house.tournaments.act({ act: 'announce', terms, tables: [1] }, asking());
    for (const { account } of [ada, ben]) {
      await test.fund(account, 110_00);
      expect(await test.house.tournaments.act({ act: 'enter', tournament: 1, account }, asking())).toMatchObject({
        ok: true,
      });
    }
    await test.house.tournaments.act({ act: 'start', tournament: 1 }, asking());
    await test.house.people.exclude(ada.account, '30 days', test.act(key()));
    const [first] = await test.house.tournaments.list();
    const stacks = (first?.entries ?? []).map(({ id, account, stack }) => ({
      ...{ entry: id, before: stack, after: account === ada.account ? 2 * stack : 0 },
    }));
    await test.tables(1).says({ kind: 'tournament hand', key: key(), tournament: 1, nextBig: null, stacks });
    const [over] = await test.house.tournaments.list();
    expect(over?.prizes).toMatchObject([
      { place: 1, amount: 140_00, withheld: expect.stringContaining('self-excluded from play until') },
      { place: 2, amount: 60_00 },
    ]);
    expect(await test.balances()).toMatchObject({
      ...{ 'tournament:1': 0, 'tournament-withheld:1': 140_00 },
      ...{ [`card:${ada.account}`]: 0, [`card:${ben.account}`]: 60_00 },
    });
    expect(await test.house.withheld.list()).toMatchObject([
      { number: 1, source: 'tournament:1', part: 'place 1', account: ada.account, amount: 140_00, status: 'held' },
    ]);
    const day = test.house.reports.day(test.now());
    const report = await houseReport(test.house.store.db, day, test.now());
    expect(report.withheld).toMatchObject([{ number: 1, person: 'Ada Winter', amount: 140_00, status: 'held' }]);
    expect([report.before.withheld, report.after.withheld, report.after.tables]).toEqual([0, 140_00, 0]);
    expect([await end(test, 1, { way: 'put back' }), await end(test, 1, { way: 'pay' })]).toEqual([
      'no-jackpot',
      'excluded',
    ]);
    expect(await test.wrong()).toEqual([]);
    test.clock += 31 * DAY;
    expect(await end(test, 1, { way: 'pay' })).toMatch(/^P-/);
    const later = await houseReport(test.house.store.db, test.house.reports.day(test.now()), test.now());
    expect(later.withheld).toMatchObject([{ number: 1, status: 'paid', document: expect.stringMatching(/^P-/) }]);
    expect([later.before.withheld, later.after.withheld]).toEqual([140_00, 0]);
    expect((await houseReport(test.house.store.db, day, test.now())).withheld).toMatchObject([{ status: 'held' }]);
    expect(await test.balances()).toMatchObject({ 'tournament-withheld:1': 0, [`card:${ada.account}`]: 140_00 });
    expect(await test.wrong()).toEqual([]);
    await test.close();
  });
});
