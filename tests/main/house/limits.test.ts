/** Limits that players set themselves, over all tables and cages of a house, the same on SQLite and on PostgreSQL. */
import { expect, it } from 'vitest';
import type { HouseMessage } from '../../../main/house/messages.ts';
import { onBothEngines } from './engines.ts';
import { atNewHouse, type TestHouse } from './test-house.ts';
import { termsOf } from './tournament/made-up.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

onBothEngines((newPlace) => {
  let keys = 0;
  const key = () => {
    keys += 1;
    return `limit-${keys}`;
  };
  const withPlayer = (work: (test: TestHouse, account: string) => Promise<void>): Promise<void> =>
    atNewHouse(newPlace(), async (test) => {
      for (const table of [1, 2]) await test.house.tables.add(table, `Table ${table}`, test.now());
      const { account } = await test.enroll('Ada Winter');
      await work(test, account);
    });
  const set = async (test: TestHouse, account: string, kind: 'deposits' | 'losses' | 'time', limit: number | null) =>
    expect(await test.house.limits.set(account, kind, limit, test.act(key()))).toEqual({ ok: true, value: null });
  const deposit = async (test: TestHouse, account: string, amount: number) => {
    const paid = await test.house.counter.deposit({ account, amount, nature: 'cash', ...test.act(key()) });
    return paid.ok ? paid.value.document : paid.error.code;
  };
  const buy = async (test: TestHouse, table: number, account: string, amount: number, enters = true) => {
    const asked = { key: key(), account, amount, enters };
    const done = await test.house.answer(table, { ask: 'reserve', ...asked });
    if (done.ok) await test.tables(table).says({ kind: 'seated', ...asked });
    return done.ok ? 'ok' : done.error.code;
  };
  const leave = (test: TestHouse, table: number, account: string, amount: number) =>
    test.tables(table).says({
      ...{ kind: 'cash-out', key: key(), account, amount, profile: 'holdem', slip: 'S-1' },
      ...{ by: null, second: null },
    });

  it('of deposits counts what was paid in at all cages in the gaming day, but what was voided', () =>
    withPlayer(async (test, account) => {
      await set(test, account, 'deposits', 300_00);
      expect(await deposit(test, account, 200_00)).toBe('D-000001');
      expect(await deposit(test, account, 100_01)).toBe('deposit-limit');
      const paid = await test.house.counter.deposit({ account, amount: 100_01, nature: 'cheque', ...test.act(key()) });
      expect(paid).toMatchObject({
        error: {
          message: expect.stringMatching(/own limit is \$300 a day of deposits: \$100 more may be paid in until /),
        },
      });
      const cage = await test.house.cage(2);
      expect(
        await cage.counter.deposit({ account, amount: 100_00, nature: 'chips', ...test.act(key()) }),
      ).toMatchObject({
        ok: true,
      });
      expect(await deposit(test, account, 1)).toBe('deposit-limit');
      const first = await test.house.cage(1);
      expect(await cage.counter.void('D-000002', { ...test.act(key()), reason: 'booked wrong' })).toMatchObject({
        ok: true,
      });
      expect(await deposit(test, account, 100_00)).toBe('D-000004');
      expect(await first.limits.of(account, test.now())).toMatchObject({ deposits: { now: 300_00, used: 300_00 } });
      test.clock += 24 * HOUR;
      expect(await deposit(test, account, 300_00)).toBe('D-000005');
    }));

  it('of losses counts chips bought less chips taken off, over all tables, and what is on its way', () =>
    withPlayer(async (test, account) => {
      await test.fund(account, 2000_00);
      await set(test, account, 'losses', 300_00);
      expect(await buy(test, 1, account, 300_01)).toBe('loss-limit');
      expect(await buy(test, 1, account, 200_00)).toBe('ok');
      expect(await buy(test, 1, account, 100_01, false)).toBe('loss-limit');
      await leave(test, 1, account, 150_00);
      expect(await test.house.limits.of(account, test.now())).toMatchObject({ losses: { used: 50_00 } });
      // Another table of the house, and chips that have not been seated yet.
      const asked = { key: key(), account, amount: 200_00, enters: true };
      expect(await test.house.answer(2, { ask: 'reserve', ...asked })).toMatchObject({ ok: true });
      expect(await buy(test, 2, account, 50_01, false)).toBe('loss-limit');
      await test.tables(2).says({ kind: 'declined', key: asked.key, account });
      expect(await buy(test, 2, account, 250_00)).toBe('ok');
      const { account: loser } = await test.enroll('Ben Ortiz');
      await test.fund(loser, 650_00);
      expect(await buy(test, 2, loser, 650_00)).toBe('ok');
      // Who has won may lose that, too.
      await leave(test, 2, account, 900_00);
      expect(await test.house.limits.of(account, test.now())).toMatchObject({ losses: { used: -600_00 } });
      expect(await buy(test, 1, account, 900_00)).toBe('ok');
      test.clock += 24 * HOUR;
      expect(await buy(test, 1, account, 300_00, false)).toBe('ok');
      expect(await buy(test, 1, account, 1, false)).toBe('loss-limit');
    }));

  it('of losses counts entries of tournaments, and lets nobody enter one whose limit they would pass', () =>
    withPlayer(async (test, account) => {
      await test.fund(account, 500_00);
      const asking = () => ({ key: key(), at: test.now(), by: 'fred', reached: new Set([1]) });
      const terms = termsOf({ entry: 100_00, fee: 10_00 });
      await test.house.tournaments.act({ act: 'announce', terms, tables: [1] }, asking());
      const enter = () => test.house.tournaments.act({ act: 'enter', tournament: 1, account }, asking());
      await set(test, account, 'losses', 109_99);
      expect(await enter()).toMatchObject({ error: { code: 'loss-limit' } });
      await set(test, account, 'losses', null);
      test.clock += 24 * HOUR;
      expect(await enter()).toMatchObject({ ok: true });
      expect((await test.house.limits.of(account, test.now()))?.losses.used).toBeUndefined();
      await set(test, account, 'losses', 110_00);
      expect(await test.house.limits.of(account, test.now())).toMatchObject({ losses: { used: 110_00 } });
      const back = { act: 'withdraw', tournament: 1, entry: 1, reason: 'called away' } as const;
      await test.house.tournaments.act(back, asking());
      expect(await test.house.limits.of(account, test.now())).toMatchObject({ losses: { used: 0 } });
    }));

  it('of time counts every seat for money in the gaming day; a player who has used it up cannot enter or add chips', () =>
    withPlayer(async (test, account) => {
      await test.fund(account, 2000_00);
      await set(test, account, 'time', 2 * HOUR);
      expect(await buy(test, 1, account, 100_00)).toBe('ok');
      test.clock += 90 * MINUTE;
      await leave(test, 1, account, 100_00);
      test.clock += HOUR;
      expect(await test.house.limits.of(account, test.now())).toMatchObject({ time: { used: 90 * MINUTE } });
      expect(await buy(test, 2, account, 100_00)).toBe('ok');
      test.clock += 30 * MINUTE;
      expect(await buy(test, 2, account, 100_00, false)).toBe('time-limit');
      await leave(test, 2, account, 100_00);
      expect(await buy(test, 1, account, 100_00)).toBe('time-limit');
      test.clock += 24 * HOUR;
      expect(await buy(test, 1, account, 100_00)).toBe('ok');
    }));

  it('is set by the player at a table, sent there, kept on record, and in force at once when stricter', () =>
    withPlayer(async (test, account) => {
      await test.fund(account, 500_00);
      expect(await buy(test, 1, account, 100_00)).toBe('ok');
      const asked = { ask: 'set limit', account, kind: 'losses', limit: 100_00 } as const;
      const told = await test.house.answer(1, { ...asked, key: 'a' });
      expect(told).toMatchObject({
        ok: true,
        value: { limits: { losses: { now: 100_00, next: null, used: 100_00 } } },
      });
      expect(await buy(test, 1, account, 1, false)).toBe('loss-limit');
      // Once, however often it is asked for under its key.
      await test.house.answer(1, { ...asked, key: 'a' });
      await test.house.answer(1, { ...asked, key: 'b', limit: null });
      expect(await buy(test, 1, account, 1, false)).toBe('loss-limit');
      const guests = (await test.house.exchange.outbox.waiting(1, 0, 100))
        .map(({ message }): HouseMessage => message)
        .flatMap((message) => (message.kind === 'guest' ? [message.guest.limits?.losses] : []));
      expect(guests.at(-1)).toMatchObject({ now: 100_00, next: { limit: null, from: test.now() + 24 * HOUR } });
      const { db } = test.house.store;
      const acts = await db.selectFrom('acts').select(['act', 'by']).where('act', 'like', 'own limit%').execute();
      expect(acts).toMatchObject([
        { act: 'own limit of losses: $100 a day', by: account },
        { act: expect.stringMatching(/^own limit of losses: \$100 a day; none from 2026-11-29/), by: account },
      ]);
      test.clock += 24 * HOUR;
      expect(await buy(test, 1, account, 400_00, false)).toBe('ok');
      expect((await test.house.limits.of(account, test.now()))?.losses).toBeUndefined();
    }));

  it.each([
    ['ahead', 24 * HOUR],
    ['back', -24 * HOUR],
    ['ahead by an hour', HOUR],
  ])('waits for the rest of its day when the clock is set %s, if it is a looser one', (_, changedBy) =>
    withPlayer(async (test, account) => {
      await test.fund(account, 500_00);
      await set(test, account, 'losses', 100_00);
      await set(test, account, 'time', HOUR);
      await set(test, account, 'time', null);
      // None at all holds by the old clock already; the other has waited for half of its day.
      test.clock += 12 * HOUR;
      await set(test, account, 'losses', null);
      await set(test, account, 'deposits', 900_00);
      test.clock += 12 * HOUR;
      test.clock += changedBy;
      await test.house.limits.clockSet(changedBy, test.now());
      expect((await test.house.limits.of(account, test.now()))?.time).toMatchObject({ now: null, next: null });
      expect(await buy(test, 1, account, 100_01)).toBe('loss-limit');
      test.clock += 12 * HOUR - 1;
      expect(await buy(test, 1, account, 100_01)).toBe('loss-limit');
      test.clock += 1;
      expect(await buy(test, 1, account, 100_01)).toBe('ok');
      const { db } = test.house.store;
      const acts = await db.selectFrom('acts').select(['act', 'by']).where('act', 'like', '%clock%').execute();
      expect(acts).toEqual([
        { act: expect.stringMatching(/after the clock was set: losses none from \d{4}/), by: null },
      ]);
      expect(await test.wrong()).toEqual([]);
    }),
  );

  it('that does not wait is left as it is when the clock is set', () =>
    withPlayer(async (test, account) => {
      await set(test, account, 'losses', 100_00);
      test.clock += 24 * HOUR;
      await test.house.limits.clockSet(24 * HOUR, test.now());
      expect(await test.house.limits.of(account, test.now())).toMatchObject({ losses: { now: 100_00, next: null } });
      const acts = await test.house.store.db.selectFrom('acts').select('act').where('act', 'like', '%clock%').execute();
      expect(acts).toEqual([]);
    }));

  it('holds for every account of the same person', () =>
    withPlayer(async (test, account) => {
      const twin = { ...test.person('Ada Maria Winter'), idType: 'state id', idNumber: 'p ada winter' } as const;
      const issued = await test.house.people.enroll(twin, '2580', { ...test.act(key()), second: 'fred' });
      const other = issued.ok ? issued.value.account : '';
      await test.fund(other, 500_00);
      await test.fund(account, 500_00);
      await set(test, account, 'losses', 100_00);
      expect(await buy(test, 1, account, 60_00)).toBe('ok');
      expect(await buy(test, 2, other, 40_01)).toBe('loss-limit');
      expect(await buy(test, 2, other, 40_00)).toBe('ok');
    }));

  it('is refused for an account that does not exist', () =>
    withPlayer(async (test) => {
      const done = await test.house.limits.set('9999999', 'time', HOUR, test.act(key()));
      expect(done).toMatchObject({ ok: false, error: { code: 'unknown-account' } });
    }));
});
