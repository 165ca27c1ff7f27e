/** What a cage does at a house, the same on SQLite and on PostgreSQL. */
import { describe, expect, it } from 'vitest';
import { cashOfDay } from '../../../main/house/cash-day.ts';
import type { HouseCage } from '../../../main/house/house.ts';
import type { TournamentAct } from '../../../protocol/tournament.ts';
import { onBothEngines } from './engines.ts';
import { JackpotHouse } from './jackpot-house.ts';
import { atNewCage, TestHouse } from './test-house.ts';
import { termsOf } from './tournament/made-up.ts';

onBothEngines((newPlace) => {
  const withCage = (work: (test: TestHouse, cage: HouseCage) => Promise<void>): Promise<void> =>
    atNewCage(newPlace(), work);
  const why = (test: TestHouse, key: string, reason = 'seen') => ({ ...test.act(key), reason });
  const signed = (test: TestHouse, key: string) => ({ ...test.act(key), second: 'fred' });
  const refused = (code: string) => ({ ok: false, error: { code } });

  describe('people', () => {
    it('are found by a part of the name in whatever case, and by no sign that stands for others', () =>
      withCage(async (test, { people }) => {
        await test.enroll('Ada Winter');
        await test.enroll('Ben Ortiz');
        const names = async (text: string) => (await people.search(text, test.now())).map(({ person }) => person.name);
        expect(await names('wIN')).toEqual(['Ada Winter']);
        expect(await names('t')).toEqual(['Ada Winter', 'Ben Ortiz']);
        expect(await names('%')).toEqual([]);
        expect(await names('_')).toEqual([]);
      }));

    it('who are barred without an account get none, and a person who resembles them only after two have compared them', () =>
      withCage(async (test, { people }) => {
        const until = test.now() + 1000;
        const who = { name: 'Frank Osei', born: '1990-01-01', description: null };
        const bar = await people.bars.enter(who, null, why(test, 'bar', 'fighting'));
        expect(bar).toEqual({ ok: true, value: 1 });
        expect(await people.bars.enter({ ...who, name: null, born: null }, null, why(test, 'b2'))).toMatchObject(
          refused('incomplete'),
        );
        const tonight = await people.bars.enter(
          { name: null, born: null, description: 'red hat' },
          until,
          why(test, 'hat', 'shouting'),
        );
        expect(tonight).toEqual({ ok: true, value: 2 });
        const enroll = (name: string, second?: string) =>
          people.enroll(test.person(name), '2580', {
            ...test.act(`e ${name} ${second}`),
            ...(second ? { second } : {}),
          });
        expect(await enroll('Frank Osei')).toMatchObject(refused('barred'));
        expect(await enroll('Frank Osey')).toMatchObject(refused('near-match'));
        expect(await enroll('Frank Osey', 'fred')).toMatchObject({ ok: true });
        expect((await people.bars.list(test.now())).map((each) => each.bar)).toEqual([1, 2]);
        expect((await people.bars.list(until)).map((each) => each.bar)).toEqual([1]);
        expect(await people.bars.lift(1, why(test, 'lift alone'))).toMatchObject(refused('second-person'));
        expect(await people.bars.lift(1, { ...why(test, 'lift'), second: 'abby' })).toMatchObject({ ok: true });
        expect(await people.bars.lift(1, { ...why(test, 'again'), second: 'abby' })).toMatchObject(
          refused('no-such-bar'),
        );
        expect(await enroll('Frank Osei')).toMatchObject({ ok: true });
      }));

    it('with an account who are barred are listed with who barred them, and let back by two where it was for good', () =>
      withCage(async (test, { people }) => {
        const { account } = await test.enroll('Frank Osei');
        await people.bar(account, null, why(test, 'bar', 'fighting'));
        expect(await people.barred(test.now())).toMatchObject([{ account: { account, note: 'fighting' }, by: 'cass' }]);
        expect(await people.liftBar(account, why(test, 'alone'))).toMatchObject(refused('second-person'));
        expect(await people.liftBar(account, { ...why(test, 'two'), second: 'abby' })).toMatchObject({ ok: true });
        expect(await people.barred(test.now())).toEqual([]);
        const near = await people.enroll({ ...test.person('Frenk Osei'), idNumber: 'other' }, '2580', test.act('near'));
        expect(near).toMatchObject({ ok: true });
      }));

    it('are related and no longer related', () =>
      withCage(async (test, { people }) => {
        const [ada, ben] = [await test.enroll('Ada Winter'), await test.enroll('Ben Ortiz')];
        expect(await people.unrelate(ada.account, ben.account, why(test, 'u0'))).toMatchObject(refused('not-related'));
        await people.relate(ada.account, ben.account, why(test, 'r'));
        expect(await people.related(ben.account)).toEqual([ada.account]);
        expect(await people.unrelate(ben.account, ada.account, why(test, 'u1'))).toMatchObject({ ok: true });
        expect(await people.related(ada.account)).toEqual([]);
        expect(await people.unrelate(ada.account, ada.account, why(test, 'u2'))).toMatchObject(refused('same-account'));
      }));

    it('show another document, and stay who they are', () =>
      withCage(async (test, { people }) => {
        const [ada, ben] = [await test.enroll('Ada Winter'), await test.enroll('Ben Ortiz')];
        const renewed = { ...test.person('Ada Summer'), idNumber: 'P-2' };
        expect(await people.edit(ada.account, renewed, { ...why(test, 'edit'), second: 'fred' })).toMatchObject({
          ok: true,
        });
        expect(await people.byAccount(ada.account, test.now())).toMatchObject({ person: renewed });
        const bens = { ...renewed, idNumber: 'P-Ben Ortiz' };
        expect(await people.edit(ada.account, bens, { ...why(test, 'not theirs'), second: 'fred' })).toMatchObject({
          ...refused('has-account'),
          error: { message: expect.stringContaining(ben.account) },
        });
        const expired = { ...renewed, idExpires: '2020-01-01' };
        expect(await people.edit(ada.account, expired, { ...why(test, 'old'), second: 'fred' })).toMatchObject(
          refused('id-expired'),
        );
      }));
  });

  describe('an account', () => {
    it('that is held pays nothing and plays nowhere until two people release it', () =>
      withCage(async (test, { people, counter }) => {
        const { account } = await test.enroll('Ada Winter');
        await test.fund(account, 300_00);
        await people.hold(account, why(test, 'hold', 'whose money is this'));
        expect(await people.byAccount(account, test.now())).toMatchObject({
          status: 'held',
          held: 'whose money is this',
        });
        const out = { account, amount: 10_00, nature: 'cash' } as const;
        expect(await counter.withdraw({ ...out, ...test.act('w1') })).toMatchObject(refused('held'));
        const buyIn = { key: 'b', account, amount: 100_00, enters: true };
        expect(await test.house.exchange.reservations.reserve(1, buyIn, test.now())).toMatchObject(refused('held'));
        await people.bar(account, null, why(test, 'bar', 'fighting'));
        expect(await counter.withdraw({ ...out, ...test.act('w2') })).toMatchObject(refused('held'));
        await people.liftBar(account, { ...why(test, 'unbar'), second: 'abby' });
        expect(await people.release(account, { ...why(test, 'release'), second: 'fred' })).toMatchObject({ ok: true });
        expect(await people.release(account, { ...why(test, 'again'), second: 'fred' })).toMatchObject(
          refused('not-held'),
        );
        expect(await counter.withdraw({ ...out, ...test.act('w3') })).toMatchObject({ ok: true });
      }));

    describe('is not closed while money may still come to it', () => {
      const close = (test: TestHouse, account: string, key: string) =>
        test.house.people.close(account, { ...why(test, key, 'moved away'), second: 'fred' });
      const until = (text: string) => ({
        ok: false,
        error: { code: 'not-empty', message: expect.stringContaining(text) },
      });

      it.each(['entering', 'playing'] as const)('from a tournament that is %s', (status) =>
        withCage(async (test) => {
          await test.house.tables.add(3, 'Table 3', test.now());
          const accounts = [];
          for (const name of ['Ada Winter', 'Ben Ortiz', 'Cal Moor']) {
            const { account } = await test.enroll(name);
            await test.fund(account, 110_00);
            accounts.push(account);
          }
          const { tournaments } = test.house;
          const does = async (act: TournamentAct, key: string) => {
            const done = await tournaments.act(act, { key, at: test.now(), by: 'fred', reached: new Set([3]) });
            expect(done).toMatchObject({ ok: true });
          };
          const terms = termsOf({ entry: 100_00, fee: 10_00, prizes: [{ from: 2, parts: [70, 30] }] });
          await does({ act: 'announce', terms, tables: [3] }, 'announce');
          for (const account of accounts) await does({ act: 'enter', tournament: 1, account }, `enter ${account}`);
          const [ada = '', ben = '', cal = ''] = accounts;
          await does({ act: 'withdraw', tournament: 1, entry: 3, reason: 'cannot come' }, 'withdraw');
          await test.house.counter.withdraw({ account: cal, amount: 110_00, nature: 'cash', ...test.act('out') });
          expect(await close(test, cal, 'cal')).toMatchObject({ ok: true });
          expect(await close(test, ada, 'ada')).toMatchObject(until('tournament 1, which the player has entered'));
          if (status === 'entering') {
            await does({ act: 'cancel', tournament: 1, reason: 'no players' }, 'cancel');
          } else {
            await does({ act: 'start', tournament: 1 }, 'start');
            const stacks = ((await tournaments.list())[0]?.entries ?? [])
              .filter(({ state }) => state === 'playing')
              .map(({ id, account, stack }) => ({ entry: id, before: stack, after: account === ada ? 2 * stack : 0 }));
            expect(await close(test, ben, 'ben')).toMatchObject({ ok: false });
            const hand = { kind: 'tournament hand', key: 'hand', tournament: 1, nextBig: null, stacks } as const;
            await test.tables(3).says(hand);
          }
          const amount = (await test.balances())[`card:${ada}`] ?? 0;
          expect(amount).toBe(status === 'entering' ? 110_00 : 140_00);
          expect(await close(test, ada, 'paid')).toMatchObject(until('pay out what is on the card'));
          await test.house.counter.withdraw({ account: ada, amount, nature: 'cash', ...test.act('all') });
          expect(await close(test, ada, 'empty')).toMatchObject({ ok: true });
        }),
      );

      it('from a hit of a jackpot, or a prize that is withheld', async () => {
        const own = await JackpotHouse.open(newPlace(), 1);
        const { test } = own;
        const [, account = ''] = own.seated.get(1) ?? [];
        await own.drops(1, 100_00);
        await test.tables(1).says(own.hit(1, 17));
        await own.leave(1, [400_00, 500_00, 500_00, 500_00]);
        await test.house.counter.withdraw({ account, amount: 500_00, nature: 'cash', ...test.act('w') });
        expect(await close(test, account, 'hit')).toMatchObject(until('hit 1 of a jackpot'));
        await test.house.people.bar(account, null, why(test, 'bar', 'fighting'));
        expect(await own.decide(1, true)).toMatchObject({ ok: true });
        expect(await close(test, account, 'prize')).toMatchObject(until('withheld prize 1'));
        await test.house.withheld.end(1, { way: 'put back' }, { ...why(test, 'end', 'as agreed'), second: 'fred' });
        expect(await close(test, account, 'ended')).toMatchObject({ ok: true });
        expect(await test.wrong()).toEqual([]);
        await test.close();
      });
    });

    it('is closed when it is empty, and then holds, plays and gets nothing', () =>
      withCage(async (test, { people, counter }) => {
        const { account, card } = await test.enroll('Ada Winter');
        await test.fund(account, 100_00);
        const close = (key: string) => people.close(account, { ...why(test, key, 'moved away'), second: 'fred' });
        expect(await close('c1')).toMatchObject(refused('not-empty'));
        await test.house.exchange.reservations.reserve(
          3,
          { key: 'k', account, amount: 100_00, enters: false },
          test.now(),
        );
        expect(await close('c2')).toMatchObject({
          error: { message: expect.stringContaining('on their way to table 3') },
        });
        await test.tables(3).says({ kind: 'declined', key: 'k', account });
        await counter.withdraw({ account, amount: 100_00, nature: 'cash', ...test.act('all') });
        expect(await close('c3')).toMatchObject({ ok: true });
        expect(await close('c4')).toMatchObject(refused('closed'));
        expect(await people.byCard(card, test.now())).toMatchObject(refused('dead-card'));
        const paid = await counter.deposit({ account, amount: 1_00, nature: 'cash', ...test.act('in') });
        expect(paid).toMatchObject(refused('closed'));
        expect(await people.replaceCard(account, why(test, 'card'))).toMatchObject(refused('closed'));
      }));

    it('keeps when the terms were acknowledged', () =>
      withCage(async (test, { people }) => {
        const { account } = await test.enroll('Ada Winter');
        expect(await people.acknowledgeTerms(account, test.act('terms'))).toEqual({ ok: true, value: null });
      }));
  });

  describe('the counter', () => {
    it('corrects by two people, and keeps each balance before and after (A5)', () =>
      withCage(async (test, { counter }) => {
        const { account } = await test.enroll('Ada Winter');
        await test.fund(account, 500_00);
        const act = { account, way: 'take', amount: 45_00, nature: 'cash', reason: 'typed 500 for 455' } as const;
        const done = await counter.correct({ ...act, ...signed(test, 'correct') });
        expect(done).toEqual({ ok: true, value: { document: 'A-000002', amount: 45_00, balance: 455_00 } });
        expect(await counter.correct({ ...act, ...signed(test, 'correct') })).toEqual(done);
        const rows = await test.house.store.db.selectFrom('corrections').selectAll().orderBy('number').execute();
        expect(rows).toMatchObject([
          { account: `card:${account}`, before: 500_00, after: 455_00, by: 'cass', second: 'fred' },
          { account: 'cage:drawer', before: -500_00, after: -455_00, reason: 'typed 500 for 455' },
        ]);
      }));

    it('voids a deposit or a withdrawal once; a large one is signed', () =>
      withCage(async (test, { counter }) => {
        const { account } = await test.enroll('Ada Winter');
        const act = { account, nature: 'cash' } as const;
        await counter.deposit({ ...act, amount: 900_00, ...test.act('d1') });
        await counter.withdraw({ ...act, amount: 100_00, ...test.act('w1') });
        const reason = 'pressed twice';
        expect(await counter.void('D-000001', { ...test.act('v1'), reason })).toMatchObject(refused('second-person'));
        expect(await counter.void('W-000002', { ...test.act('v2'), reason })).toMatchObject({
          value: { document: 'X-000003', amount: 100_00, balance: 900_00 },
        });
        expect(await counter.void('W-000002', { ...test.act('v3'), reason })).toMatchObject(refused('voided'));
        expect(await counter.void('W-000001', { ...test.act('v4'), reason })).toMatchObject(refused('no-document'));
        expect(await counter.void('D-000001', { ...signed(test, 'v5'), reason })).toMatchObject({
          value: { balance: 0 },
        });
        expect(await counter.drawer()).toBe(0);
      }));

    it('pays a jackpot to all who won it, or to none', () =>
      withCage(async (test, { counter }) => {
        const [ada, ben] = [await test.enroll('Ada Winter'), await test.enroll('Ben Ortiz')];
        await test.fund(ada.account, 100_00);
        await test.house.exchange.reservations.reserve(
          3,
          { key: 'k', account: ada.account, amount: 100_00, enters: true },
          test.now(),
        );
        const table = test.tables(3);
        await table.says({ kind: 'seated', key: 'k', account: ada.account, amount: 100_00, enters: true });
        await table.says({ kind: 'drop', key: 'd', shares: [{ account: 'jackpot:bad-beat', amount: 60_00 }] });
        const pay = (key: string, first: number) =>
          counter.payJackpot({
            ...{ jackpot: 'jackpot:bad-beat', reason: 'aces full beaten', ...signed(test, key) },
            shares: [
              { account: ada.account, amount: first },
              { account: ben.account, amount: 20_00 },
            ],
          });
        expect(await pay('too much', 50_00)).toMatchObject(refused('insufficient'));
        expect(await counter.jackpots()).toEqual([{ account: 'jackpot:bad-beat', balance: 60_00 }]);
        expect(await pay('paid', 40_00)).toMatchObject({
          value: [
            { document: 'J-000002', amount: 40_00 },
            { document: 'J-000003', amount: 20_00 },
          ],
        });
        expect(await counter.balance(ben.account)).toBe(20_00);
      }));

    it('tells what happened on a card, over cage and tables, newest first (C12)', () =>
      withCage(async (test, { counter }) => {
        const { account } = await test.enroll('Ada Winter');
        await test.fund(account, 300_00);
        test.clock += 1000;
        await test.house.exchange.reservations.reserve(
          3,
          { key: 'k', account, amount: 100_00, enters: true },
          test.now(),
        );
        test.clock += 1000;
        await test.tables(3).says({ kind: 'seated', key: 'k', account, amount: 60_00, enters: true });
        const lines = await counter.statement(account, 100);
        expect(lines.map(({ document, change, balance }) => [document, change, balance])).toEqual([
          ['B3-000001', 40_00, 240_00],
          ['T3-000001', -100_00, 200_00],
          ['D-000001', 300_00, 300_00],
        ]);
        expect(await counter.statement(account, 1)).toHaveLength(1);
      }));
  });

  describe('cash of a gaming day', () => {
    it('is summed in and out apart, over all cages, and is due above $10,000 either way (31 CFR 1021)', () =>
      withCage(async (test, first) => {
        const second = await test.house.cage(2);
        const [ada, ben] = [await test.enroll('Ada Winter'), await test.enroll('Ben Ortiz')];
        const [from, to] = [test.now(), test.now() + 24 * 60 * 60_000];
        const place = { street: '1 Oak St', city: 'Oakland', state: 'CA', zip: '94607', country: 'USA' };
        const facts = { ...place, occupation: 'roofer', tin: null, noTin: 'none given' };
        await first.people.keepFacts(ada.account, facts, test.act('facts'));
        const put = (
          cage: HouseCage,
          account: string,
          amount: number,
          key: string,
          nature: 'cash' | 'chips' = 'cash',
        ) => cage.counter.deposit({ account, amount, nature, ...test.act(key) });
        await put(first, ada.account, 6000_00, 'a1');
        await put(second, ada.account, 4000_00, 'a2');
        await put(first, ben.account, 9000_00, 'b1');
        await put(first, ben.account, 3000_00, 'b2', 'chips');
        const out = { account: ben.account, amount: 8000_00, nature: 'cash', ...signed(test, 'b3') } as const;
        await first.counter.withdraw(out);
        const day = () => cashOfDay(test.house.store.db, from, to);
        expect(await day()).toMatchObject([
          { person: 'Ada Winter', cashIn: 10_000_00, cashOut: 0, times: 2, isDue: false },
          { person: 'Ben Ortiz', cashIn: 9000_00, cashOut: 8000_00, times: 2, isDue: false },
        ]);
        await put(second, ada.account, 1, 'a3');
        expect((await day())[0]).toMatchObject({ cashIn: 10_000_01, isDue: true });
        await first.counter.void('D-000001', { ...signed(test, 'void'), reason: 'pressed twice' });
        expect((await day()).map(({ person, isDue }) => [person, isDue])).toEqual([
          ['Ben Ortiz', false],
          ['Ada Winter', false],
        ]);
        test.clock = to;
        await put(first, ben.account, 2000_00, 'b4');
        expect((await day())[0]).toMatchObject({ cashIn: 9000_00 });
      }));
  });

  describe('several cages', () => {
    it('have a drawer each, and one limit for a person over all of them', () =>
      withCage(async (test, first) => {
        const second = await test.house.cage(2);
        const { account } = await test.enroll('Ada Winter');
        const act = { account, nature: 'cash' } as const;
        await first.counter.deposit({ ...act, amount: 1000_00, ...test.act('d') });
        expect([await first.counter.drawer(), await second.counter.drawer()]).toEqual([1000_00, 0]);
        expect(await second.counter.withdraw({ ...act, amount: 10_00, ...test.act('w1') })).toMatchObject(
          refused('drawer-short'),
        );
        await second.counter.fill({ amount: 800_00, ...signed(test, 'fill') });
        expect(await second.counter.withdraw({ ...act, amount: 400_00, ...test.act('w2') })).toMatchObject({
          ok: true,
        });
        expect(await first.counter.withdraw({ ...act, amount: 200_00, ...test.act('w3') })).toMatchObject(
          refused('second-person'),
        );
        expect([await first.counter.drawer(), await second.counter.drawer()]).toEqual([1000_00, 400_00]);
      }));
  });

  describe('a shift', () => {
    it('is opened and closed by a count, and is what the ledger says', () =>
      withCage(async (test, { counter, shifts }) => {
        const { account } = await test.enroll('Ada Winter');
        await test.fund(account, 100_00);
        expect(await shifts.close({ counted: 0, ...signed(test, 'none') })).toMatchObject(refused('no-shift'));
        const opened = await shifts.open({ counted: 110_00, ...signed(test, 'open') });
        expect(opened).toMatchObject({ value: { shift: 1, opening: 110_00, openingVariance: 10_00, closed: null } });
        expect(await shifts.open({ counted: 0, ...signed(test, 'twice') })).toMatchObject(refused('shift-open'));
        await counter.fill({ amount: 500_00, ...signed(test, 'fill') });
        await counter.deposit({ account, amount: 250_00, nature: 'cash', ...test.act('d1') });
        await counter.deposit({ account, amount: 70_00, nature: 'chips', ...test.act('d2') });
        await counter.withdraw({ account, amount: 120_00, nature: 'cash', ...test.act('w1') });
        await counter.correct({
          ...{ account, way: 'take', amount: 5_00, nature: 'cash', reason: 'mistyped', ...signed(test, 'a1') },
        });
        await counter.void('D-000005', { ...test.act('v1'), reason: 'no chips came' });
        await counter.drop({ amount: 300_00, ...signed(test, 'drop') });
        const drawer = await counter.drawer();
        expect(drawer).toBe(110_00 + 500_00 + 250_00 - 120_00 - 5_00 - 300_00);
        const closed = await shifts.close({ counted: drawer - 3_00, ...signed(test, 'close') });
        expect(closed).toMatchObject({
          value: {
            ...{ opening: 110_00, fills: 500_00, drops: 300_00, expected: drawer, documents: 7 },
            deposits: { cash: 250_00, chips: 70_00, cheque: 0 },
            withdrawals: { cash: 120_00, chips: 0, cheque: 0 },
            corrected: { cash: -5_00, chips: -70_00, cheque: 0 },
            closed: { by: 'cass', second: 'fred', counted: drawer - 3_00, variance: -3_00 },
          },
        });
        expect(await shifts.close({ counted: drawer - 3_00, ...signed(test, 'close') })).toEqual(closed);
        expect(await counter.drawer()).toBe(drawer - 3_00);
        expect(await test.balances()).toMatchObject({ 'cage:variance': 10_00 - 3_00 });
        await test.fund(account, 1_00);
        expect(await shifts.report(1)).toEqual(closed.ok && closed.value);
        expect(await shifts.open({ counted: drawer - 2_00, ...signed(test, 'next') })).toMatchObject({
          value: { shift: 2, openingVariance: 0 },
        });
        expect((await shifts.list(5)).map(({ shift }) => shift)).toEqual([2, 1]);
      }));

    it('is wanted for every act at a cage where the house says so', async () => {
      const test = await TestHouse.open(newPlace(), { shiftsRequired: true });
      try {
        const { counter, shifts } = await test.house.cage(1);
        const { account } = await test.enroll('Ada Winter');
        const deposit = (key: string) => counter.deposit({ account, amount: 1_00, nature: 'cash', ...test.act(key) });
        expect(await deposit('before')).toMatchObject(refused('no-shift'));
        await shifts.open({ counted: 0, ...signed(test, 'open') });
        expect(await deposit('within')).toMatchObject({ ok: true });
        expect(await test.wrong()).toEqual([]);
      } finally {
        await test.close();
      }
    });
  });

  describe('staff', () => {
    it('sign with a card, get a new PIN, and are unlocked by somebody else', () =>
      withCage(async (test, cage) => {
        const { staff } = test.house;
        await staff.add({ id: 'Cass', name: 'Cass Cage', role: 'cage', pin: '4711' }, test.act('cass'));
        const made = await staff.issueCard('cass', test.act('card'));
        await cage.refresh();
        expect(made.ok && cage.staff.byCard(made.value.card)).toMatchObject({ id: 'Cass' });
        expect(cage.staff.member('cass')).toMatchObject({ name: 'Cass Cage' });
        for (let tried = 0; tried < 5; tried += 1) {
          test.clock += 60_000;
          await staff.signIn('cass', '9999', test.now());
        }
        await cage.refresh();
        expect(cage.staff.locked(test.now())).toMatchObject([{ id: 'Cass' }]);
        expect(await staff.unlock('cass', test.act('unlock'))).toMatchObject({ ok: true });
        await cage.refresh();
        expect(cage.staff.locked(test.now())).toEqual([]);
        expect(await staff.setPin('cass', '1234', test.act('weak'))).toMatchObject(refused('bad-pin'));
        expect(await staff.setPin('cass', '2580', test.act('new'))).toMatchObject({ ok: true });
        expect(await cage.staff.signIn('cass', '2580', test.now())).toMatchObject({ value: { id: 'Cass' } });
        expect(await staff.dismiss('cass', test.act('gone'))).toMatchObject({ ok: true });
        await cage.refresh();
        expect(made.ok && cage.staff.byCard(made.value.card)).toBeNull();
        expect(await staff.issueCard('cass', test.act('card 2'))).toMatchObject(refused('dismissed'));
        expect(await staff.unlock('nobody', test.act('unlock 2'))).toMatchObject(refused('unknown-staff'));
      }));
  });
});
