/** The most that one transaction may be, by what the house says, on SQLite and on PostgreSQL. */
import { expect, it, test as plainTest } from 'vitest';
import type { Cents } from '../../../games/money.ts';
import type { Refusal, Result } from '../../../games/result.ts';
import type { HouseCage } from '../../../main/house/house.ts';
import { jackpotTerms } from '../../../main/house/jackpot-terms.ts';
import { codeOf, must } from '../ledger/books.ts';
import { TestRoom } from '../test-room.ts';
import { onBothEngines } from './engines.ts';
import { BAD_BEAT } from './jackpot-house.ts';
import { TestHouse } from './test-house.ts';

interface At {
  readonly test: TestHouse;
  readonly cage: HouseCage;
  readonly account: string;
}
type Signed = ReturnType<TestHouse['act']> & { readonly second: string; readonly reason: string };

/** Every act at whose amount somebody's finger may slip. */
const ACTS: Readonly<Record<string, (at: At, amount: Cents, act: Signed) => Promise<Result<unknown, Refusal>>>> = {
  deposit: ({ cage, account }, amount, act) => cage.counter.deposit({ account, amount, nature: 'cash', ...act }),
  'deposit of the command line': ({ test, account }, amount, act) =>
    test.house.counter.deposit({ account, amount, nature: 'chips', ...act }),
  fill: ({ cage }, amount, act) => cage.counter.fill({ amount, ...act }),
  withdraw: ({ cage, account }, amount, act) => cage.counter.withdraw({ account, amount, nature: 'cash', ...act }),
  correct: ({ cage, account }, amount, act) =>
    cage.counter.correct({ account, way: 'add', amount, nature: 'cheque', ...act }),
  drop: ({ cage }, amount, act) => cage.counter.drop({ amount, ...act }),
  seed: ({ test }, amount, act) => test.house.jackpots.seed('bad-beat', amount, act),
};

onBothEngines((newPlace) => {
  const asked = async (at: At, amount: Cents): Promise<Record<string, string>> => {
    const said: Record<string, string> = {};
    for (const [what, does] of Object.entries(ACTS)) {
      const act = { ...at.test.act(`${what} ${amount}`), second: 'fred', reason: 'looked at by two' };
      said[what] = codeOf(await does(at, amount, act));
    }
    return said;
  };
  const everyAct = (code: string) => Object.fromEntries(Object.keys(ACTS).map((what) => [what, code]));

  it.each([
    ['of the house', { mostAtOnce: 500_00 }, 500_00],
    ['of $100,000 where it says nothing', {}, 100_000_00],
  ])('the limit %s is taken and paid, and not a cent more', async (_, options, most) => {
    const test = await TestHouse.open(newPlace(), options);
    try {
      const { account } = await test.enroll('Ann Archer');
      const facts = { street: '12 Main St', city: 'Oakland', state: 'CA', zip: '94607', country: 'USA' };
      const tin = { occupation: 'roofer', tin: '123456789', noTin: null };
      must(await test.house.people.keepFacts(account, { ...facts, ...tin }, test.act('facts')));
      must(await test.house.jackpots.set(jackpotTerms.parse(BAD_BEAT), test.act('set')));
      const at = { test, cage: await test.house.cage(1), account };
      expect(await asked(at, most + 1)).toEqual(everyAct('too-much-at-once'));
      expect((await test.house.books.balances('')).filter(({ balance }) => balance !== 0)).toEqual([]);
      expect(await asked(at, most)).toEqual(everyAct('ok'));
      expect(await test.wrong()).toEqual([]);
    } finally {
      await test.close();
    }
  });

  it('the sentence names both amounts and what to do, before a second person is asked for', async () => {
    const test = await TestHouse.open(newPlace(), { mostAtOnce: 10_000_00 });
    const { account } = await test.enroll('Ann Archer');
    const money = { account, amount: 50_000_00, nature: 'cash', ...test.act('w') } as const;
    expect(await test.house.counter.withdraw(money)).toEqual({
      ok: false,
      error: {
        code: 'too-much-at-once',
        message:
          '$50,000 is more than the $10,000 allowed in one transaction here. Check the amount: if it is right, split it, or have the owner raise the limit (mostAtOnce).',
      },
    });
    await test.close();
  });

  it('what was booked under a higher limit is answered, and voided, under a lower one', async () => {
    const place = newPlace();
    const first = await TestHouse.open(place, { mostAtOnce: 5000_00 });
    const { account } = await first.enroll('Ann Archer');
    const deposit = { account, amount: 5000_00, nature: 'cheque', ...first.act('d') } as const;
    const done = must(await first.house.counter.deposit(deposit));
    await first.close({ keep: true });
    const test = await TestHouse.open(place, { data: first.data, mostAtOnce: 1000_00 });
    try {
      expect(must(await test.house.counter.deposit(deposit))).toEqual(done);
      expect(codeOf(await test.house.counter.deposit({ ...deposit, key: 'again' }))).toBe('too-much-at-once');
      const cage = await test.house.cage(1);
      const signed = { ...test.act('void'), second: 'fred', reason: 'no check was given' };
      expect(must(await cage.counter.void(done.document, signed)).balance).toBe(0);
      expect(await test.wrong()).toEqual([]);
    } finally {
      await test.close();
    }
  });
});

plainTest('a demo house funds its cards in parts of what it moves at once', async () => {
  const room = await TestRoom.open({ house: 'here', bots: 1, config: { cage: { mostAtOnce: 200 } } });
  const [bot = ''] = room.host.bots;
  const deposits = (await room.near.counter.statement(bot, 99)).filter(({ what }) => what.startsWith('deposit'));
  expect(deposits.map(({ change }) => change).sort()).toEqual([100_00, 200_00, 200_00]);
  await room.close();
});
