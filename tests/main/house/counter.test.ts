/** Money over a counter of a house, the same on SQLite and on PostgreSQL. */
import { describe, expect, it } from 'vitest';
import type { HouseCage } from '../../../main/house/house.ts';
import { codeOf, must } from '../ledger/books.ts';
import { onBothEngines } from './engines.ts';
import { atNewCage, type TestHouse } from './test-house.ts';

onBothEngines((newPlace) => {
  interface Counted extends HouseCage {
    readonly test: TestHouse;
    readonly account: string;
    /** Of this player, in cash, $50. */
    act(key: string): ReturnType<TestHouse['act']> & { account: string; amount: number; nature: 'cash' };
    /** Of two people. */
    signed(key: string): ReturnType<TestHouse['act']> & { second: string };
    why(key: string): ReturnType<TestHouse['act']> & { reason: string };
    balance(): Promise<number>;
  }
  /** A counter at which a player has paid $200 in. */
  const withPlayer = (work: (at: Counted) => Promise<void>): Promise<void> =>
    atNewCage(newPlace(), async (test, cage) => {
      const { account } = await test.enroll('Ann Archer');
      await test.fund(account, 200_00);
      await work({
        ...cage,
        test,
        account,
        act: (key) => ({ account, amount: 50_00, nature: 'cash', ...test.act(key) }),
        signed: (key) => ({ ...test.act(key), second: 'fred' }),
        why: (key) => ({ ...test.act(key), reason: 'because' }),
        balance: () => test.house.books.balance(test.house.store.db, `card:${account}`),
      });
    });

  describe('over the counter of a house', () => {
    it('a deposit goes onto the card, a withdrawal off it, each with a numbered document (C4)', () =>
      withPlayer(async ({ counter, act, account, test }) => {
        expect(must(await counter.deposit({ ...act('d'), nature: 'cheque' }))).toEqual({
          ...{ document: 'D-000002', amount: 50_00, balance: 250_00 },
        });
        expect(must(await counter.withdraw(act('w')))).toEqual({
          ...{ document: 'W-000003', amount: 50_00, balance: 200_00 },
        });
        expect(await counter.drawer()).toBe(150_00);
        const row = await test.house.store.db
          .selectFrom('documents')
          .selectAll()
          .orderBy('number', 'desc')
          .limit(1)
          .executeTakeFirst();
        expect(row).toMatchObject({
          ...{ type: 'withdrawal', account, patron: 'Ann Archer', nature: 'cash', amount: 50_00 },
          ...{ agent: 'cass', at: test.now(), second: null },
        });
      }));

    it('a key that was used moves nothing again, and nothing else under it', () =>
      withPlayer(async ({ counter, act, balance, test }) => {
        const first = must(await counter.deposit(act('d')));
        expect(must(await counter.deposit({ ...act('d'), at: test.now() + 60 }))).toEqual(first);
        expect(codeOf(await counter.deposit({ ...act('d'), amount: 50_01 }))).toBe('conflict');
        expect(codeOf(await counter.withdraw(act('d')))).toBe('conflict');
        expect(await balance()).toBe(250_00);
      }));

    it('nobody is paid more than they have, or more cash than the drawer holds', () =>
      withPlayer(async ({ counter, act, balance, signed }) => {
        expect(codeOf(await counter.withdraw({ ...act('w1'), amount: 200_01 }))).toBe('insufficient');
        must(await counter.deposit({ ...act('cheque'), nature: 'cheque', amount: 100_00 }));
        expect(await counter.withdraw({ ...act('w2'), amount: 250_00 })).toEqual({
          ok: false,
          error: {
            code: 'drawer-short',
            message: 'The drawer holds $200 in cash: bring money from the bank, or pay by check.',
          },
        });
        expect(await balance()).toBe(300_00);
        must(await counter.fill({ ...signed('fill'), amount: 50_00 }));
        expect(must(await counter.withdraw({ ...act('w3'), amount: 250_00 })).balance).toBe(50_00);
        expect(await counter.drawer()).toBe(0);
      }));

    it('cash between the drawer and the bank has a document each time, and no more goes than there is (C4)', () =>
      withPlayer(async ({ counter, signed }) => {
        const drop = { ...signed('drop'), amount: 150_00 };
        const first = { document: 'R-000002', amount: 150_00, balance: 50_00 };
        expect(must(await counter.drop(drop))).toEqual(first);
        expect(must(await counter.drop(drop))).toEqual(first);
        expect(codeOf(await counter.fill(drop))).toBe('conflict');
        expect(codeOf(await counter.drop({ ...signed('drop 2'), amount: 50_01 }))).toBe('drawer-short');
        expect(must(await counter.fill({ ...signed('fill'), amount: 10_00 }))).toEqual({
          ...{ document: 'F-000003', amount: 10_00, balance: 60_00 },
        });
      }));

    it('an unknown account is refused by name', () =>
      withPlayer(async ({ counter, act }) => {
        expect(await counter.deposit({ ...act('d'), account: '4999999999' })).toMatchObject({
          error: { code: 'unknown-account', message: 'There is no account 4999999999.' },
        });
      }));

    it('a barred player cannot deposit and is paid what is theirs; an earlier act gets its first answer', () =>
      withPlayer(async ({ counter, people, act, account, why }) => {
        const first = must(await counter.deposit(act('before')));
        must(await people.bar(account, null, why('bar')));
        expect(must(await counter.deposit(act('before')))).toEqual(first);
        expect(codeOf(await counter.deposit(act('d')))).toBe('barred');
        expect(must(await counter.withdraw({ ...act('w'), amount: 250_00 })).balance).toBe(0);
      }));

    it('C13: a self-excluded player puts nothing in, buys no chips, and is paid what is theirs', () =>
      withPlayer(async ({ counter, people, act, account, test }) => {
        must(await people.exclude(account, 'for good', test.act('exclude')));
        expect(codeOf(await counter.deposit(act('d')))).toBe('excluded');
        const buyIn = { key: 'b', account, amount: 100_00, enters: true };
        expect(codeOf(await test.house.exchange.reservations.reserve(1, buyIn, test.now()))).toBe('excluded');
        expect(must(await counter.withdraw({ ...act('w'), amount: 200_00 })).balance).toBe(0);
      }));

    it('nothing goes over a lost card until it is replaced', () =>
      withPlayer(async ({ counter, people, act, account, why }) => {
        must(await people.reportLost(account, why('lost')));
        expect(codeOf(await counter.deposit(act('d')))).toBe('card-lost');
        expect(codeOf(await counter.withdraw(act('w1')))).toBe('card-lost');
        must(await people.replaceCard(account, why('card')));
        expect(must(await counter.withdraw(act('w2'))).balance).toBe(150_00);
      }));

    it('nothing leaves an account that is locked after wrong PINs, until it is unlocked', () =>
      withPlayer(async ({ counter, people, act, account, why, test }) => {
        for (let tries = 0; tries < 5; tries += 1) must(await people.checkPin(account, '9999', test.now()));
        expect(codeOf(await counter.withdraw(act('w1')))).toBe('account-locked');
        must(await people.unlock(account, why('unlock')));
        expect(codeOf(await counter.withdraw(act('w2')))).toBe('ok');
      }));

    it('a correction takes no more than is there, and is made in any state of the account, by two people (A5)', () =>
      withPlayer(async ({ counter, people, act, account, signed, why, balance }) => {
        const correct = (key: string, more: object = {}) =>
          counter.correct({ ...act(key), ...signed(key), way: 'add', reason: 'counted wrong', ...more });
        expect(codeOf(await correct('c1', { way: 'take', amount: 200_01 }))).toBe('insufficient');
        expect(codeOf(await correct('c2', { second: 'Cass' }))).toBe('second-person');
        expect(codeOf(await correct('c3', { account: '4999999999' }))).toBe('unknown-account');
        must(await counter.drop({ ...signed('drop'), amount: 200_00 }));
        expect(codeOf(await correct('c4', { way: 'take' }))).toBe('drawer-short');
        expect(await balance()).toBe(200_00);
        must(await people.bar(account, null, why('bar')));
        expect(must(await correct('c5')).balance).toBe(250_00);
        expect((await counter.statement(account, 1))[0]).toMatchObject({ change: 50_00, by: 'cass' });
      }));
  });
});
