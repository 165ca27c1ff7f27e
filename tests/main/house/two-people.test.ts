/** Nobody stands by their own act: the house looks at who signs, on SQLite and on PostgreSQL. */
import { expect, it } from 'vitest';
import type { Refusal, Result } from '../../../games/result.ts';
import { importExclusions } from '../../../main/house/exclusion-import.ts';
import type { HouseCage } from '../../../main/house/house.ts';
import { jackpotTerms } from '../../../main/house/jackpot-terms.ts';
import { codeOf, must } from '../ledger/books.ts';
import { onBothEngines } from './engines.ts';
import { BAD_BEAT, JackpotHouse } from './jackpot-house.ts';
import type { TestHouse } from './test-house.ts';

interface At {
  readonly test: TestHouse;
  readonly cage: HouseCage;
  readonly account: string;
  readonly other: string;
}
type Signed = ReturnType<TestHouse['act']> & { readonly second: string; readonly reason: string };

/** Every act of the house that a second person may sign. */
const ACTS: Readonly<Record<string, (at: At, act: Signed) => Promise<Result<unknown, Refusal>>>> = {
  withdraw: ({ cage, account }, act) => cage.counter.withdraw({ account, amount: 1_00, nature: 'cash', ...act }),
  correct: ({ cage, account }, act) =>
    cage.counter.correct({ account, way: 'add', amount: 1_00, nature: 'cash', ...act }),
  void: ({ cage }, act) => cage.counter.void('D-000005', act),
  fill: ({ cage }, act) => cage.counter.fill({ amount: 1_00, ...act }),
  drop: ({ cage }, act) => cage.counter.drop({ amount: 1_00, ...act }),
  'pay jackpot': ({ cage, account }, act) =>
    cage.counter.payJackpot({ jackpot: 'jackpot:loose', shares: [{ account, amount: 1_00 }], ...act }),
  'open a shift': ({ cage }, act) => cage.shifts.open({ counted: 0, ...act }),
  'close a shift': ({ cage }, act) => cage.shifts.close({ counted: 0, ...act }),
  'set a jackpot': ({ test }, act) =>
    test.house.jackpots.set(jackpotTerms.parse({ ...BAD_BEAT, id: 'new', name: 'New' }), act),
  'seed a jackpot': ({ test }, act) => test.house.jackpots.seed('bad-beat', 1_00, act),
  'decide a hit': ({ test }, act) => test.house.jackpots.decide(1, true, act),
  'close a jackpot': ({ test }, act) => test.house.jackpots.close('bad-beat', 'next', act),
  'end a withheld prize': ({ test }, act) => test.house.withheld.end(1, { way: 'pay' }, act),
  'correct points': ({ test, account }, act) => test.house.points.correct(account, 1, act),
  'enroll somebody like who is barred': ({ test }, act) =>
    test.house.people.enroll(test.person('Zoe Zimmer'), '2580', act),
  'set a PIN': ({ test, account }, act) => test.house.people.setPin(account, '8642', act),
  unlock: ({ test, account }, act) => test.house.people.unlock(account, act),
  'replace a card': ({ test, account }, act) => test.house.people.replaceCard(account, act),
  'lift a bar': ({ test, other }, act) => test.house.people.liftBar(other, act),
  'lift the bar of a person': ({ test }, act) => test.house.people.bars.lift(1, act),
  'take over a list': ({ test }, act) => importExclusions(test.house, { list: 'state', people: [], trial: false }, act),
  hold: ({ test, account }, act) => test.house.people.hold(account, act),
  release: ({ test, account }, act) => test.house.people.release(account, act),
  'change who somebody is': ({ test, account }, act) => test.house.people.edit(account, test.person('Ann Archer'), act),
  'close an account': ({ test, other }, act) => test.house.people.close(other, act),
};

onBothEngines((newPlace) => {
  const withEverything = async (work: (at: At) => Promise<void>): Promise<void> => {
    const own = await JackpotHouse.open(newPlace(), 1);
    const { test } = own;
    try {
      const members = [
        ['cass', 'Cass Cole'],
        ['cass2', 'COLE, Cass'],
        ['fred', 'Fred Floor'],
      ] as const;
      for (const [id, name] of members) {
        must(await test.house.staff.add({ id, name, role: 'floor', pin: '2727' }, test.act(`staff ${id}`)));
      }
      const { account } = await test.enroll('Ann Able');
      const { account: other } = await test.enroll('Ben Bold');
      await test.fund(account, 100_00);
      await own.set({ id: 'next', name: 'Next' });
      await own.drops(1, 10_00);
      await own.drops(1, 10_00, 'loose');
      await test.tables(1).says(own.hit(1, 17));
      const why = { ...test.act('why'), reason: 'threw a chair' };
      must(await test.house.people.bar(other, null, { ...why, key: 'bar' }));
      const unknown = { name: null, born: null, description: 'a man with a red cap' };
      must(await test.house.people.bars.enter(unknown, null, { ...why, key: 'bar person' }));
      await work({ test, cage: await test.house.cage(1), account, other });
      expect(await test.wrong()).toEqual([]);
    } finally {
      await own.test.close();
    }
  };
  const asked = async (at: At, second: string): Promise<Record<string, string>> => {
    const said: Record<string, string> = {};
    for (const [what, does] of Object.entries(ACTS)) {
      const act = { ...at.test.act(`${what} by ${second}`), second, reason: 'looked at by two' };
      said[what] = codeOf(await does(at, act));
    }
    return said;
  };
  const chains = ({ test }: At) => test.house.store.db.selectFrom('chains').selectAll().orderBy('name').execute();
  const everyAct = (code: string) => Object.fromEntries(Object.keys(ACTS).map((what) => [what, code]));

  it.each([
    ['under the same id', 'cass'],
    ['under the same id in other letters', 'CASS'],
    ['under another id of the same person', 'cass2'],
    ['under no id', ' '],
  ])('the person who acts cannot also sign, %s; and nothing is written', (_, second) =>
    withEverything(async (at) => {
      const [before, money] = [await chains(at), await at.test.balances()];
      expect(await asked(at, second)).toEqual(everyAct('second-person'));
      expect(await chains(at)).toEqual(before);
      expect(await at.test.balances()).toEqual(money);
    }),
  );

  it('somebody else does', () =>
    withEverything(async (at) => {
      const first = await asked(at, 'fred');
      expect(Object.values(first)).not.toContain('second-person');
      expect(Object.entries(first).filter(([, code]) => code !== 'ok')).toEqual([['end a withheld prize', 'no-prize']]);
    }));

  it('the refusal names the person who has both ids', () =>
    withEverything(async ({ cage, test }) => {
      expect(await cage.counter.fill({ amount: 1_00, ...test.act('fill'), second: 'cass2' })).toMatchObject({
        error: { message: 'Another person has to sign: cass and cass2 are both Cass Cole.' },
      });
    }));
});
