/** Player's points, the same on SQLite and on PostgreSQL. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkHouse } from '../../../main/house/check.ts';
import { houseReport } from '../../../main/house/house-report.ts';
import { pointsFor } from '../../../main/house/points.ts';
import { onBothEngines } from './engines.ts';
import { TestHouse } from './test-house.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

onBothEngines((newPlace) => {
  let keys = 0;
  const key = () => {
    keys += 1;
    return `points-${keys}`;
  };
  const withHouse = async (
    pointsPerHour: number | null,
    work: (test: TestHouse) => Promise<void>,
    place = newPlace(),
    keep = false,
  ): Promise<void> => {
    const test = await TestHouse.open(place, pointsPerHour === null ? {} : { pointsPerHour });
    await test.house.tables.add(1, 'Table 1', test.now());
    await work(test);
    expect(await test.wrong()).toEqual([]);
    await test.close({ keep });
  };
  /** They have a seat for so long. */
  const sit = async (test: TestHouse, account: string, ms: number) => {
    const asked = { key: key(), account, amount: 40_00, enters: true };
    expect(await test.house.answer(1, { ask: 'reserve', ...asked })).toMatchObject({ ok: true });
    await test.tables(1).says({ kind: 'seated', ...asked });
    test.clock += ms;
    const out = { kind: 'cash-out', key: key(), account, amount: 40_00, profile: 'holdem' } as const;
    await test.tables(1).says({ ...out, slip: `S1-${String(keys).padStart(6, '0')}`, by: null, second: null });
  };
  const held = async (test: TestHouse, account: string) => (await test.house.points.of(account))?.held;
  const ada = async (test: TestHouse): Promise<string> => {
    const { account } = await test.enroll('Ada Winter');
    await test.fund(account, 500_00);
    return account;
  };

  it('come for the time at tables, once for each stay, by the rate at its end', () =>
    withHouse(12, async (test) => {
      const account = await ada(test);
      expect(await test.house.points.of(account)).toEqual({ perHour: 12, held: 0, lines: [] });
      await sit(test, account, 90 * MINUTE);
      expect(await held(test, account)).toBe(18);
      await sit(test, account, 4 * MINUTE + 59_999);
      expect(await held(test, account)).toBe(18);
      await sit(test, account, 5 * MINUTE);
      const points = await test.house.points.of(account);
      expect(points).toMatchObject({ perHour: 12, held: 19 });
      expect(points?.lines.map(({ change, why, table }) => [change, why, table])).toEqual([
        [1, 'played', 1],
        [18, 'played', 1],
      ]);
      expect(await test.house.answer(1, { ask: 'player desk', account })).toMatchObject({
        value: { points: { held: 19, perHour: 12 } },
      });
    }));

  it('are zero for a stay that ends before it began, as after a clock was set back', () =>
    withHouse(12, async (test) => {
      const account = await ada(test);
      await sit(test, account, -HOUR);
      expect(await test.house.points.of(account)).toEqual({ perHour: 12, held: 0, lines: [] });
      await sit(test, account, HOUR);
      expect(await held(test, account)).toBe(12);
    }));

  it('do not exist where the house has not set them, and nobody sees any', () =>
    withHouse(null, async (test) => {
      const account = await ada(test);
      await sit(test, account, 5 * HOUR);
      expect(await test.house.points.of(account)).toBeNull();
      expect(await test.house.answer(1, { ask: 'player desk', account })).toMatchObject({ value: { points: null } });
    }));

  it('stay when the house gives none anymore', async () => {
    const place = newPlace();
    let account = '';
    let before: TestHouse | undefined;
    await withHouse(
      10,
      async (test) => {
        account = await ada(test);
        await sit(test, account, HOUR);
        before = test;
      },
      place,
      true,
    );
    if (before === undefined) throw new Error('a house was opened');
    const later = await TestHouse.open(place, { data: before.data });
    later.clock = before.clock + HOUR;
    expect(await later.house.points.of(account)).toMatchObject({ perHour: null, held: 10 });
    expect(await later.wrong()).toEqual([]);
    await later.close();
  });

  it('are redeemed once for each press, never more than there are, and every act is on record', () =>
    withHouse(10, async (test) => {
      const account = await ada(test);
      await sit(test, account, 10 * HOUR);
      const { points } = test.house;
      const act = { ...test.act(key()), reason: 'Meal' };
      expect(await points.redeem(account, 30, act)).toEqual({ ok: true, value: 70 });
      expect(await points.redeem(account, 30, act)).toEqual({ ok: true, value: 70 });
      const more = { ...test.act(key()), reason: 'Meal' };
      expect(await points.redeem(account, 71, more)).toMatchObject({ error: { code: 'too few points' } });
      expect(
        await points.correct(account, -71, { ...test.act(key()), reason: 'by mistake', second: 'fred' }),
      ).toMatchObject({ error: { code: 'too few points' } });
      expect(await points.correct(account, 5, { ...test.act(key()), reason: 'not counted', second: 'fred' })).toEqual({
        ok: true,
        value: 75,
      });
      expect(await points.redeem('9999999', 1, { ...test.act(key()), reason: 'Meal' })).toMatchObject({
        error: { code: 'unknown-account' },
      });
      expect(await held(test, account)).toBe(75);
      const acts = await test.house.store.db
        .selectFrom('acts')
        .select(['subject', 'act', 'by', 'second', 'reason'])
        .where('act', 'like', 'points%')
        .orderBy('number')
        .execute();
      const subject = `account:${account}`;
      expect(acts).toEqual([
        { subject, act: 'points redeemed: -30, 70 held then', by: 'cass', second: null, reason: 'Meal' },
        { subject, act: 'points corrected: +5, 75 held then', by: 'cass', second: 'fred', reason: 'not counted' },
      ]);
    }));

  it('are nothing for somebody who may not play, and lapse with the account', () =>
    withHouse(10, async (test) => {
      const account = await ada(test);
      await sit(test, account, HOUR);
      const { people, points, counter } = test.house;
      const redeem = async () => {
        const done = await points.redeem(account, 1, { ...test.act(key()), reason: 'Meal' });
        return done.ok ? done.value : done.error.code;
      };
      await people.bar(account, null, { ...test.act(key()), reason: 'fighting' });
      expect(await redeem()).toBe('excluded');
      await people.liftBar(account, { ...test.act(key()), reason: 'settled', second: 'fred' });
      expect(await redeem()).toBe(9);
      await counter.withdraw({ account, amount: 500_00, nature: 'cash', ...test.act(key()) });
      const closed = await people.close(account, { ...test.act(key()), reason: 'moved away', second: 'fred' });
      expect(closed).toMatchObject({ ok: true });
      expect(await redeem()).toBe('closed');
    }));

  it('given by mistake are taken back from somebody who may not play, who is given none', () =>
    withHouse(10, async (test) => {
      const account = await ada(test);
      await sit(test, account, HOUR);
      const { people, points } = test.house;
      await people.exclude(account, '30 days', test.act(key()));
      const correct = (change: number) =>
        points.correct(account, change, { ...test.act(key()), reason: 'by mistake', second: 'fred' });
      expect(await correct(5)).toMatchObject({ ok: false, error: { code: 'excluded' } });
      expect(await correct(-4)).toEqual({ ok: true, value: 6 });
      expect(await correct(-7)).toMatchObject({ ok: false, error: { code: 'too few points' } });
      expect(await test.wrong()).toEqual([]);
    }));

  it('are in the report of the house, and the audit finds a line that was changed', () =>
    withHouse(10, async (test) => {
      const account = await ada(test);
      await sit(test, account, 3 * HOUR);
      const from = test.clock + 1;
      test.clock += MINUTE;
      await test.house.points.redeem(account, 12, { ...test.act(key()), reason: 'Meal' });
      await test.house.points.correct(account, 2, { ...test.act(key()), reason: 'not counted', second: 'fred' });
      const { db } = test.house.store;
      const report = await houseReport(db, { from, to: test.clock + 1 }, test.clock);
      expect(report.points).toEqual({ played: 0, redeemed: 12, corrected: 2, held: 20 });
      const whole = await houseReport(db, { from: 0, to: from }, test.clock);
      expect(whole.points).toEqual({ played: 30, redeemed: 0, corrected: 0, held: 30 });

      const wrong = async () => (await checkHouse(test.house.store)).flatMap((each) => (each.ok ? [] : [each.name]));
      const change = (by: number) =>
        db
          .updateTable('points')
          .set((row) => ({ change: row('change', '+', by) }))
          .where('number', '=', 1)
          .execute();
      await change(1);
      expect(await wrong()).toEqual(['chains', 'points']);
      await change(-1);
    }));
});

it('points are whole, never more than the time brings, and a longer stay never brings fewer', () => {
  fc.assert(
    fc.property(fc.nat(48 * HOUR), fc.nat(HOUR), fc.integer({ min: 1, max: 10_000 }), (ms, more, perHour) => {
      const points = pointsFor(ms, perHour);
      expect(Number.isInteger(points) && points * HOUR <= ms * perHour && (points + 1) * HOUR > ms * perHour).toBe(
        true,
      );
      expect(pointsFor(ms + more, perHour)).toBeGreaterThanOrEqual(points);
    }),
  );
});
