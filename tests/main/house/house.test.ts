/** What a house keeps and does, the same on SQLite and on PostgreSQL. */
import { describe, expect, it, test } from 'vitest';
import { onBothEngines } from './engines.ts';
import { atNewHouse, TestHouse } from './test-house.ts';

onBothEngines(tests);

function tests(newPlace: () => string): void {
  const withHouse = (work: (house: TestHouse) => Promise<void>): Promise<void> => atNewHouse(newPlace(), work);

  describe('people', () => {
    it('have one account and one card, at whatever table', () =>
      withHouse(async (test) => {
        const { house } = test;
        const ada = await test.enroll('Ada Winter');
        expect(await house.people.byCard(ada.card, test.now())).toMatchObject({
          ok: true,
          value: { account: ada.account, handle: 'Ada', status: 'active' },
        });
        const again = await house.people.enroll(test.person('Ada Winter'), '2580', test.act('another key'));
        expect(again).toMatchObject({ ok: false, error: { code: 'has-account' } });
      }));

    it('an enrollment that is asked for twice is done once', () =>
      withHouse(async (test) => {
        const act = test.act('enroll ben');
        const first = await test.house.people.enroll(test.person('Ben Ortiz'), '2580', act);
        expect(await test.house.people.enroll(test.person('Ben Ortiz'), '2580', act)).toEqual(first);
        const other = await test.house.people.enroll(test.person('Chloe Park'), '2580', act);
        expect(other).toMatchObject({ ok: false, error: { code: 'conflict' } });
      }));

    it('a PIN is locked after five wrong tries, however they are made at once (C5)', () =>
      withHouse(async (test) => {
        const { account } = await test.enroll('Ada Winter');
        const tries = await Promise.all(
          Array.from({ length: 8 }, () => test.house.people.checkPin(account, '9999', test.now())),
        );
        const results = tries.map((check) => (check.ok ? check.value.result : check.error.code));
        expect(results.filter((result) => result === 'wrong')).toHaveLength(4);
        expect(results.filter((result) => result === 'locked')).toHaveLength(4);
        expect(await test.house.people.checkPin(account, '2580', test.now())).toMatchObject({
          ok: true,
          value: { result: 'locked' },
        });
        expect((await test.house.people.unlock(account, { ...test.act('unlock'), reason: 'seen' })).ok).toBe(true);
        expect(await test.house.people.checkPin(account, '2580', test.now())).toMatchObject({
          ok: true,
          value: { result: 'ok' },
        });
      }));

    it('a person barred or excluded is barred at every table, under every account', () =>
      withHouse(async (test) => {
        const frank = await test.enroll('Frank Osei');
        const second = await test.enroll('Frank Kwame Osei');
        await test.fund(second.account, 500_00);
        await test.house.people.bar(frank.account, null, { ...test.act('bar'), reason: 'fighting' });
        for (const table of [1, 2]) {
          const asked = { key: `buy-${table}`, account: second.account, amount: 100_00, enters: true };
          const answer = await test.house.exchange.reservations.reserve(table, asked, test.now());
          expect(answer).toMatchObject({ ok: false, error: { code: 'barred' } });
        }
        expect(await test.house.exchange.people.guest(second.account, test.now())).toMatchObject({ status: 'barred' });
      }));

    it('a lost card is dead at once, and the next one is the same account', () =>
      withHouse(async (test) => {
        const ada = await test.enroll('Ada Winter');
        await test.house.people.reportLost(ada.account, { ...test.act('lost'), reason: 'left in a taxi' });
        expect(await test.house.people.byCard(ada.card, test.now())).toMatchObject({
          ok: false,
          error: { code: 'dead-card' },
        });
        const next = await test.house.people.replaceCard(ada.account, {
          ...test.act('replace'),
          reason: 'document seen',
        });
        expect(next).toMatchObject({ ok: true, value: { account: ada.account } });
      }));
  });

  describe('the counter', () => {
    it('pays in and out once for each key, with a document for each', () =>
      withHouse(async (test) => {
        const { account } = await test.enroll('Ada Winter');
        const act = { account, amount: 200_00, nature: 'cash', ...test.act('pay in') } as const;
        const first = await test.house.counter.deposit(act);
        expect(first).toMatchObject({ ok: true, value: { document: 'D-000001', balance: 200_00 } });
        expect(await test.house.counter.deposit(act)).toEqual(first);
        const out = await test.house.counter.withdraw({ ...act, amount: 50_00, key: 'pay out' });
        expect(out).toMatchObject({ ok: true, value: { document: 'W-000002', balance: 150_00 } });
        const more = await test.house.counter.withdraw({ ...act, amount: 151_00, key: 'too much' });
        expect(more).toMatchObject({ ok: false, error: { code: 'insufficient' } });
      }));

    it('two desks at once cannot pay out more than the card holds, or more than one person may pay alone (C3)', () =>
      withHouse(async (test) => {
        const { account } = await test.enroll('Ada Winter');
        await test.fund(account, 900_00);
        const pay = (key: string, amount: number) =>
          test.house.counter.withdraw({ account, amount, nature: 'cash', ...test.act(key) });
        const paid = await Promise.all(['a', 'b', 'c'].map((key) => pay(key, 300_00)));
        expect(paid.filter(({ ok }) => ok)).toHaveLength(1);
        expect(paid.flatMap((one) => (one.ok ? [] : [one.error.code]))).toEqual(['second-person', 'second-person']);
      }));
  });

  describe('a buy-in', () => {
    const asked = (account: string, key = 'buy-1') => ({ key, account, amount: 100_00, enters: true });

    it('goes from the card to the way, and to the table when the table has seated it', () =>
      withHouse(async (test) => {
        const { account } = await test.enroll('Ada Winter');
        await test.fund(account, 300_00);
        expect(await test.house.exchange.reservations.reserve(3, asked(account), test.now())).toEqual({
          ok: true,
          value: null,
        });
        expect(await test.balances()).toMatchObject({ [`card:${account}`]: 200_00, 'way:3': 100_00 });
        const [waiting] = await test.house.exchange.outbox.waiting(3, 0);
        expect(waiting?.message).toMatchObject({ kind: 'reserved', key: 'buy-1', account, amount: 100_00 });
        await test.tables(3).says({ kind: 'seated', key: 'buy-1', account, amount: 100_00, enters: true });
        expect(await test.balances()).toMatchObject({ [`card:${account}`]: 200_00, 'way:3': 0, 'table:3': 100_00 });
        expect(await test.house.exchange.reservations.onTheWay()).toEqual([]);
      }));

    it('asked for twice is reserved once', () =>
      withHouse(async (test) => {
        const { account } = await test.enroll('Ada Winter');
        await test.fund(account, 300_00);
        await Promise.all([1, 2, 3].map(() => test.house.exchange.reservations.reserve(3, asked(account), test.now())));
        expect(await test.balances()).toMatchObject({ [`card:${account}`]: 200_00, 'way:3': 100_00 });
        expect(await test.house.exchange.outbox.waiting(3, 0)).toHaveLength(1);
      }));

    it('stays on its way until the table has spoken, however long that takes', () =>
      withHouse(async (test) => {
        const { account } = await test.enroll('Ada Winter');
        await test.fund(account, 300_00);
        await test.house.exchange.reservations.reserve(3, asked(account), test.now());
        test.clock += 365 * 24 * 60 * 60_000;
        const out = await test.house.counter.withdraw({
          account,
          amount: 250_00,
          nature: 'cash',
          ...test.act('all of it'),
        });
        expect(out).toMatchObject({ ok: false, error: { code: 'insufficient' } });
        expect(await test.house.exchange.reservations.onTheWay()).toMatchObject([
          { table: 3, account, amount: 100_00 },
        ]);
        await test.tables(3).says({ kind: 'declined', key: 'buy-1', account });
        expect(await test.balances()).toMatchObject({ [`card:${account}`]: 300_00, 'way:3': 0 });
      }));

    it('of which the table needs less gives the rest back to the card', () =>
      withHouse(async (test) => {
        const { account } = await test.enroll('Ada Winter');
        await test.fund(account, 300_00);
        await test.house.exchange.reservations.reserve(3, asked(account), test.now());
        await test.tables(3).says({ kind: 'seated', key: 'buy-1', account, amount: 40_00, enters: true });
        expect(await test.balances()).toMatchObject({ [`card:${account}`]: 260_00, 'way:3': 0, 'table:3': 40_00 });
      }));

    it('at two tables in the same moment is had at one (LR28a)', () =>
      withHouse(async (test) => {
        const { account } = await test.enroll('Ada Winter');
        await test.fund(account, 300_00);
        const both = await Promise.all(
          [1, 2].map((table) =>
            test.house.exchange.reservations.reserve(table, asked(account, `buy-${table}`), test.now()),
          ),
        );
        expect(both.filter(({ ok }) => ok)).toHaveLength(1);
        expect(both.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'elsewhere' } });
      }));
  });

  describe('messages of a table', () => {
    it('that come twice, or too early, change nothing', () =>
      withHouse(async (test) => {
        const { account } = await test.enroll('Ada Winter');
        await test.fund(account, 300_00);
        await test.house.exchange.reservations.reserve(
          3,
          { key: 'k', account, amount: 100_00, enters: true },
          test.now(),
        );
        const table = test.tables(3);
        const seated = table.write({ kind: 'seated', key: 'k', account, amount: 100_00, enters: true });
        const out = table.write({
          kind: 'cash-out',
          key: 'o',
          account,
          amount: 70_00,
          profile: 'holdem',
          slip: 'S3-1',
          by: null,
          second: null,
        });
        const drop = table.write({
          kind: 'drop',
          key: 'd',
          shares: [{ account: 'collection:player-fee', amount: 30_00 }],
        });
        expect(await test.house.exchange.inbox.apply(3, out)).toBe(0);
        for (const message of [seated, seated, out, drop, out, seated, drop])
          await test.house.exchange.inbox.apply(3, message);
        expect(await test.house.exchange.inbox.received(3)).toBe(3);
        expect(await test.balances()).toMatchObject({
          ...{ [`card:${account}`]: 270_00, 'way:3': 0, 'table:3': 0, 'collection:3:player-fee': 30_00 },
        });
      }));

    it('that arrive together are applied once each', () =>
      withHouse(async (test) => {
        const { account } = await test.enroll('Ada Winter');
        await test.fund(account, 300_00);
        await test.house.exchange.reservations.reserve(
          3,
          { key: 'k', account, amount: 100_00, enters: true },
          test.now(),
        );
        const seated = test.tables(3).write({ kind: 'seated', key: 'k', account, amount: 100_00, enters: true });
        await Promise.all(Array.from({ length: 6 }, () => test.house.exchange.inbox.apply(3, seated)));
        expect(await test.balances()).toMatchObject({ 'table:3': 100_00 });
      }));

    it('of another past are refused, and nothing is done', () =>
      withHouse(async (test) => {
        const { account } = await test.enroll('Ada Winter');
        await test.fund(account, 300_00);
        await test.house.exchange.reservations.reserve(
          3,
          { key: 'k', account, amount: 100_00, enters: true },
          test.now(),
        );
        const first = test.tables(3).write({ kind: 'seated', key: 'k', account, amount: 100_00, enters: true });
        await test.house.exchange.inbox.apply(3, first);
        const forged = { ...first, hash: '0'.repeat(64) };
        await expect(test.house.exchange.inbox.apply(3, forged)).rejects.toThrow(
          /another past|with other contents than before/,
        );
        await expect(test.house.exchange.inbox.apply(3, { ...forged, number: 2 })).rejects.toThrow(
          /with other contents than before/,
        );
      }));

    it('free the seat, and what was left with counts at any table for an hour (LR19b)', () =>
      withHouse(async (test) => {
        const { account } = await test.enroll('Ada Winter');
        await test.fund(account, 300_00);
        await test.house.exchange.reservations.reserve(
          3,
          { key: 'k', account, amount: 100_00, enters: true },
          test.now(),
        );
        await test.tables(3).says({ kind: 'seated', key: 'k', account, amount: 100_00, enters: true });
        expect(await test.house.exchange.people.guest(account, test.now())).toMatchObject({ seatedAt: 3, exits: [] });
        await test.tables(3).says({
          kind: 'cash-out',
          key: 'o',
          account,
          amount: 100_00,
          profile: 'holdem',
          slip: 'S3-1',
          by: null,
          second: null,
        });
        expect(await test.house.exchange.people.guest(account, test.now())).toMatchObject({
          ...{ seatedAt: null, exits: [{ profile: 'holdem', stack: 100_00 }] },
        });
        test.clock += 61 * 60_000;
        expect(await test.house.exchange.people.guest(account, test.now())).toMatchObject({ exits: [] });
      }));

    it('a bar is sent to the table where the person sits', () =>
      withHouse(async (test) => {
        const { account } = await test.enroll('Ada Winter');
        await test.fund(account, 300_00);
        await test.house.exchange.reservations.reserve(
          3,
          { key: 'k', account, amount: 100_00, enters: true },
          test.now(),
        );
        await test.house.people.bar(account, null, { ...test.act('bar'), reason: 'fighting' });
        const told = (await test.house.exchange.outbox.waiting(3, 0)).at(-1)?.message;
        expect(told).toMatchObject({ kind: 'guest', guest: { account, status: 'barred', note: 'fighting' } });
      }));
  });

  describe('tables', () => {
    it('join with a number, a name and a token that is kept nowhere', () =>
      withHouse(async (test) => {
        const token = await test.house.tables.add(7, 'Seven', test.now());
        if (!token.ok) throw new Error(token.error.message);
        expect(await test.house.tables.recognize(7, token.value)).toMatchObject({ number: 7, name: 'Seven' });
        expect(await test.house.tables.recognize(7, 'a guess')).toBeNull();
        expect(await test.house.tables.add(7, 'Again', test.now())).toMatchObject({
          ok: false,
          error: { code: 'exists' },
        });
        const renewed = await test.house.tables.renew(7);
        expect(renewed.ok && (await test.house.tables.recognize(7, token.value))).toBeNull();
      }));
  });

  describe('staff', () => {
    it('sign in once for the whole house, and are locked out everywhere', () =>
      withHouse(async (test) => {
        const { staff } = test.house;
        await staff.add({ id: 'cass', name: 'Cass Cage', role: 'cage', pin: '4711' }, test.act('cass'));
        expect(await staff.signIn('CASS', '4711', test.now())).toMatchObject({
          ok: true,
          value: { name: 'Cass Cage' },
        });
        for (let tried = 0; tried < 5; tried += 1) {
          test.clock += 60_000;
          await staff.signIn('cass', '9999', test.now());
        }
        expect(await staff.signIn('cass', '4711', test.now())).toMatchObject({ ok: false, error: { code: 'locked' } });
        expect(await staff.signIn('nobody', '4711', test.now())).toMatchObject({
          ok: false,
          error: { code: 'wrong-pin' },
        });
      }));
  });

  test('a store keeps its kind of money, and everything over a restart', async () => {
    const place = newPlace();
    const before = await TestHouse.open(place);
    const { account } = await before.enroll('Ada Winter');
    await before.fund(account, 300_00);
    await before.close({ keep: true });
    await expect(TestHouse.open(place, { kind: 'demo', data: before.data })).rejects.toThrow(
      /is for money, not for demo/,
    );
    const after = await TestHouse.open(place, { data: before.data });
    expect(await after.balances()).toMatchObject({ [`card:${account}`]: 300_00 });
    expect(await after.wrong()).toEqual([]);
    await after.close();
  });
}
