/** Jackpots of a house on both engines: dropped, hit, decided by two people, paid to the cent; hit once by several tables. */
import { describe, expect, it } from 'vitest';
import { houseFacts } from '../../../main/house/house-facts.ts';
import { jackpotTerms } from '../../../main/house/jackpot-terms.ts';
import type { TournamentAct } from '../../../protocol/tournament.ts';
import { onBothEngines } from './engines.ts';
import { BAD_BEAT, JackpotHouse } from './jackpot-house.ts';
import { termsOf } from './tournament/made-up.ts';

onBothEngines((newPlace) => {
  const withHouse = async (tables: number, terms: object, run: (own: JackpotHouse) => Promise<void>): Promise<void> => {
    const own = await JackpotHouse.open(newPlace(), tables, terms);
    try {
      await run(own);
      expect(await own.test.wrong()).toEqual([]);
    } finally {
      await own.test.close();
    }
  };

  it('is paid by two people to the cards of those who have won it, with a document each', () =>
    withHouse(1, {}, async (own) => {
      await own.drops(1, 100_03);
      await own.test.tables(1).says(own.hit(1, 17));
      expect(await own.balance('jackpot:bad-beat:hit-1')).toBe(100_03);
      const [open] = await own.test.house.jackpots.open();
      expect(open).toMatchObject({ number: 1, table: 1, hand: 17, amount: 100_03, name: 'Bad beat jackpot' });

      expect(await own.decide(1, true, { second: 'FRED' })).toMatchObject({
        ok: false,
        error: { code: 'second-person' },
      });
      const paid = await own.decide(1, true);
      // 25% of 100.03 is 25.00, twice; the rest is the beaten hand's.
      expect(await own.cards(1)).toEqual([12_50, 50_03, 12_50, 25_00]);
      expect(paid.ok && paid.value.map(({ document }) => document)).toEqual([
        'J-000005',
        'J-000006',
        'J-000007',
        'J-000008',
      ]);
      expect(await own.balance('jackpot:bad-beat')).toBe(0);
      expect(await own.test.house.jackpots.open()).toEqual([]);
      expect(await own.decide(1, true)).toEqual(paid);
      expect(await own.decide(1, false, { key: 'late' })).toMatchObject({ ok: false, error: { code: 'decided' } });
      const told = (await own.test.house.exchange.outbox.waiting(1, 0, 100)).map(({ message }) => message);
      expect(told.filter(({ kind }) => kind === 'hit decided')).toMatchObject([
        { key: 'hit:17', outcome: 'paid', number: 1, shares: [{ part: 'loser' }, { part: 'winner' }, {}, {}] },
      ]);
    }));

  it('of several tables goes to the one whose message is applied first; the other has what the jackpot begins with again', () =>
    withHouse(2, { reserve: 20, seed: 10_00 }, async (own) => {
      await own.drops(1, 100_00);
      await own.drops(2, 50_00);
      const [first, second] = [own.test.tables(1).write(own.hit(1, 5)), own.test.tables(2).write(own.hit(2, 9))];
      await Promise.all([
        own.test.house.exchange.inbox.apply(2, second),
        own.test.house.exchange.inbox.apply(1, first),
      ]);
      const open = await own.test.house.jackpots.open();
      expect(open.map(({ number, amount }) => [number, amount])).toEqual([
        [1, 120_00],
        [2, 10_00],
      ]);
      expect(new Set(open.map(({ table }) => table)).size).toBe(2);
      // Told once more, as after a break of the line: nothing is done twice.
      await own.test.house.exchange.inbox.apply(1, first);
      expect(await own.test.house.jackpots.open()).toEqual(open);
      expect((await own.decide(1, true)).ok && (await own.decide(2, true)).ok).toBe(true);
      expect(await own.balance('jackpot:bad-beat:reserve')).toBe(10_00);
    }));

  it('that is ruled out gives what was set aside to the next hit, or back to the jackpot', () =>
    withHouse(2, {}, async (own) => {
      await own.drops(1, 60_00);
      await own.test.tables(1).says(own.hit(1, 5));
      await own.drops(2, 1_00);
      await own.test.tables(2).says(own.hit(2, 6));
      expect(await own.decide(1, false)).toEqual({ ok: true, value: [] });
      expect((await own.test.house.jackpots.open()).map(({ number, amount }) => [number, amount])).toEqual([
        [2, 61_00],
      ]);
      expect(await own.decide(2, false)).toEqual({ ok: true, value: [] });
      expect(await own.balance('jackpot:bad-beat')).toBe(61_00);
      expect(await own.cards(1)).toEqual([0, 0, 0, 0]);
    }));

  it('that is ruled out gives the next hit only what its terms pay, and the rest back', () =>
    withHouse(2, { prize: 50_00 }, async (own) => {
      await own.drops(1, 120_00);
      for (const table of [1, 2]) await own.test.tables(table).says(own.hit(table, 5));
      await own.test.tables(1).says(own.hit(1, 7));
      const amounts = async () => (await own.test.house.jackpots.open()).map(({ amount }) => amount);
      expect(await amounts()).toEqual([50_00, 50_00, 20_00]);
      expect((await own.decide(1, false)).ok).toBe(true);
      // The second has its fixed prize already; the third gets what was not there for it.
      expect(await amounts()).toEqual([50_00, 50_00]);
      expect(await own.balance('jackpot:bad-beat')).toBe(20_00);
    }));

  it('that is ruled out leaves each later hit its part of what was in the jackpot', () =>
    withHouse(2, { pays: 50 }, async (own) => {
      await own.drops(1, 100_00);
      for (const table of [1, 2]) await own.test.tables(table).says(own.hit(table, 5));
      expect((await own.decide(1, false)).ok).toBe(true);
      expect((await own.test.house.jackpots.open()).map(({ amount }) => amount)).toEqual([50_00]);
      expect(await own.balance('jackpot:bad-beat')).toBe(50_00);
    }));

  it('withholds the share of somebody who is excluded, and the cage pays them none either', () =>
    withHouse(1, {}, async (own) => {
      const [, beaten = ''] = own.seated.get(1) ?? [];
      await own.drops(1, 100_00);
      await own.drops(1, 40_00, 'old');
      await own.test.tables(1).says(own.hit(1, 5));
      const excluded = await own.test.house.people.exclude(beaten, '1 year', own.test.act('exclude'));
      expect(excluded.ok).toBe(true);
      const paid = await own.decide(1, true);
      expect(paid.ok && paid.value.filter(({ document }) => document === null)).toMatchObject([
        { account: beaten, amount: 50_00, withheld: expect.stringContaining('self-excluded') },
      ]);
      expect(await own.cards(1)).toEqual([12_50, 0, 12_50, 25_00]);
      expect(await own.balance('jackpot:bad-beat:withheld')).toBe(50_00);
      const shares = [{ account: beaten, amount: 1_00 }];
      const at = { ...own.test.act('old'), second: 'fred', reason: 'a promotion' };
      const pay = (jackpot: string, key: string) => own.test.house.counter.payJackpot({ ...at, key, jackpot, shares });
      expect(await pay('jackpot:old', 'a')).toMatchObject({ ok: false, error: { code: 'excluded' } });
      expect(await pay('jackpot:bad-beat', 'b')).toMatchObject({ ok: false, error: { code: 'by-its-hits' } });
      expect(await pay('jackpot:bad-beat:withheld', 'c')).toMatchObject({ ok: false, error: { code: 'no-jackpot' } });
    }));

  it('of the best hand of a time goes to it once the time is over, and holds no table meanwhile', () =>
    withHouse(
      2,
      {
        id: 'high',
        name: 'High hand',
        hit: 'held',
        bestOfMinutes: 60,
        prize: 50_00,
        shares: { loser: 0, winner: 100, table: 0 },
      },
      async (own) => {
        await own.drops(1, 80_00, 'high');
        const held = { jackpot: 'high', lost: [], beaten: null };
        own.test.clock = Date.UTC(2026, 10, 28, 20, 10);
        await own.test.tables(1).says(own.hit(1, 5, { ...held, won: [1], worth: 7000 }));
        await own.test.tables(2).says(own.hit(2, 5, { ...held, won: [3], worth: 7100 }));
        await own.test.tables(1).says(own.hit(1, 8, { ...held, won: [2], worth: 7100 }));
        own.test.clock = Date.UTC(2026, 10, 28, 21, 0, 59);
        await own.drops(1, 10_00, 'high');
        expect(await own.test.house.jackpots.open()).toEqual([]);
        own.test.clock = Date.UTC(2026, 10, 28, 21, 1);
        await own.drops(2, 10_00, 'high');
        expect(await own.test.house.jackpots.open()).toMatchObject([{ number: 2, table: 2, amount: 50_00 }]);
        expect((await own.decide(2, true)).ok).toBe(true);
        expect(await own.cards(2)).toEqual([0, 0, 50_00, 0]);
        expect(await own.balance('jackpot:high')).toBe(50_00);
      },
    ));

  describe('of the best hand of a time', () => {
    const HIGH = {
      ...{ id: 'high', name: 'High hand', hit: 'held', bestOfMinutes: 60, prize: 50_00 },
      shares: { loser: 0, winner: 100, table: 0 },
    } as const;
    const held = { jackpot: 'high', lost: [], beaten: null };
    const at = (hour: number, minute: number) => Date.UTC(2026, 10, 28, hour, minute);
    const statuses = async (own: JackpotHouse) => {
      const rows = await own.test.house.store.db
        .selectFrom('jackpot_hits')
        .select('status')
        .orderBy('number')
        .execute();
      return rows.map(({ status }) => status);
    };

    it.each(['a worse one', 'a better one'])(
      'is paid once for each period, even if %s is reported after it was over',
      (which) =>
        withHouse(2, HIGH, async (own) => {
          await own.drops(1, 300_00, 'high');
          own.test.clock = at(20, 10);
          await own.test.tables(1).says(own.hit(1, 5, { ...held, won: [1], worth: 7000 }));
          const worth = which === 'a worse one' ? 6000 : 8000;
          const late = own.test.tables(2).write(own.hit(2, 5, { ...held, won: [3], worth }));
          own.test.clock = at(21, 2);
          await own.drops(1, 1_00, 'high');
          await own.test.house.exchange.inbox.apply(2, late);
          await own.drops(1, 1_00, 'high');
          expect(await statuses(own)).toEqual(['open', 'passed']);
          expect((await own.decide(1, true)).ok).toBe(true);
          own.test.clock = at(21, 10);
          await own.test.tables(2).says(own.hit(2, 6, { ...held, won: [3], worth: 5000 }));
          own.test.clock = at(22, 2);
          await own.drops(1, 1_00, 'high');
          expect(await statuses(own)).toEqual(['paid', 'passed', 'open']);
          expect(await own.balance('jackpot:high')).toBe(203_00);
        }),
    );

    it('goes to the next hand reported of that period when the winner was ruled no hit', () =>
      withHouse(2, HIGH, async (own) => {
        await own.drops(1, 300_00, 'high');
        own.test.clock = at(20, 10);
        await own.test.tables(1).says(own.hit(1, 5, { ...held, won: [1], worth: 7000 }));
        const late = own.test.tables(2).write(own.hit(2, 5, { ...held, won: [3], worth: 6000 }));
        own.test.clock = at(21, 2);
        await own.drops(1, 1_00, 'high');
        expect((await own.decide(1, false)).ok).toBe(true);
        await own.test.house.exchange.inbox.apply(2, late);
        await own.drops(1, 1_00, 'high');
        expect(await statuses(own)).toEqual(['void', 'open']);
      }));

    it('goes to the best of the others reported in time when the winner was ruled no hit, and so on', () =>
      withHouse(2, HIGH, async (own) => {
        await own.drops(1, 300_00, 'high');
        own.test.clock = at(19, 50);
        await own.test.tables(1).says(own.hit(1, 4, { ...held, won: [2], worth: 9000 }));
        own.test.clock = at(20, 10);
        await own.test.tables(1).says(own.hit(1, 5, { ...held, won: [1], worth: 7000 }));
        await own.test.tables(2).says(own.hit(2, 5, { ...held, won: [3], worth: 6000 }));
        await own.test.tables(2).says(own.hit(2, 6, { ...held, won: [4], worth: 6500 }));
        own.test.clock = at(21, 2);
        await own.drops(1, 1_00, 'high');
        expect(await statuses(own)).toEqual(['open', 'open', 'passed', 'passed']);
        expect((await own.decide(2, false)).ok).toBe(true);
        expect(await statuses(own)).toEqual(['open', 'void', 'passed', 'open']);
        expect(await own.test.house.jackpots.open()).toMatchObject([{ number: 1 }, { number: 4, amount: 50_00 }]);
        expect((await own.decide(4, false)).ok).toBe(true);
        expect(await statuses(own)).toEqual(['open', 'void', 'open', 'void']);
        expect((await own.decide(3, true)).ok).toBe(true);
        expect((await own.decide(1, true)).ok).toBe(true);
        expect(await own.cards(2)).toEqual([0, 0, 50_00, 0]);
        expect(await own.cards(1)).toEqual([0, 50_00, 0, 0]);
        expect(await own.balance('jackpot:high')).toBe(201_00);
      }));

    it('that comes to be the best when its player has closed the account is withheld', () =>
      withHouse(2, HIGH, async (own) => {
        await own.drops(1, 300_00, 'high');
        own.test.clock = at(20, 10);
        await own.test.tables(1).says(own.hit(1, 5, { ...held, won: [1], worth: 7000 }));
        await own.test.tables(2).says(own.hit(2, 5, { ...held, won: [3], worth: 6000 }));
        own.test.clock = at(21, 2);
        await own.drops(1, 1_00, 'high');
        await own.leave(2, [500_00, 500_00, 0, 500_00]);
        const account = own.seated.get(2)?.[2] ?? '';
        const gone = { ...own.test.act('gone'), second: 'fred', reason: 'moved away' };
        expect((await own.test.house.people.close(account, gone)).ok).toBe(true);
        expect((await own.decide(1, false)).ok).toBe(true);
        expect(await own.decide(2, true)).toMatchObject({ ok: true, value: [{ withheld: 'the account is closed' }] });
        expect(await own.balance('jackpot:high:withheld')).toBe(50_00);
      }));

    it('is won when the time is over by the clock of the house, whatever that of a table says', () =>
      withHouse(2, HIGH, async (own) => {
        await own.drops(1, 300_00, 'high');
        own.test.clock = at(20, 10);
        await own.test.tables(1).says(own.hit(1, 5, { ...held, won: [1], worth: 7000 }));
        own.test.clock = at(22, 0);
        const ahead = own.test
          .tables(2)
          .write({ kind: 'drop', key: 'ahead', shares: [{ account: 'jackpot:high', amount: 1_00 }] });
        own.test.clock = at(20, 20);
        await own.test.house.exchange.inbox.apply(2, ahead);
        expect(await statuses(own)).toEqual(['waiting']);
        await own.test.tables(1).says(own.hit(1, 8, { ...held, won: [2], worth: 7100 }));
        own.test.clock = at(21, 2);
        await own.drops(1, 1_00, 'high');
        expect(await statuses(own)).toEqual(['passed', 'open']);
      }));
  });

  it('is seeded out of the bank with a document, and closed into another: what was taken stays the players’', () =>
    withHouse(1, { reserve: 50 }, async (own) => {
      const { jackpots } = own.test.house;
      const signed = (key: string) => ({ ...own.test.act(key), second: 'fred', reason: 'end of the promotion' });
      expect(await jackpots.seed('bad-beat', 200_00, signed('seed'))).toEqual({ ok: true, value: 'K-000005' });
      await own.drops(1, 1_00);
      await own.set({ id: 'next', name: 'Next' });
      expect(await jackpots.close('bad-beat', 'bad-beat', signed('same'))).toMatchObject({
        error: { code: 'same-jackpot' },
      });
      expect(await jackpots.close('bad-beat', 'none', signed('none'))).toMatchObject({ error: { code: 'no-jackpot' } });
      expect(await jackpots.close('bad-beat', 'next', signed('close'))).toEqual({ ok: true, value: 201_00 });
      expect(await own.balance('jackpot:next')).toBe(201_00);
      expect((await jackpots.posted()).map(({ qualifier }) => qualifier.id)).toEqual(['next']);
      // A hand that was dealt before has dropped for it still, and may hit it: nothing is lost of that.
      await own.drops(1, 2_00);
      await own.test.tables(1).says(own.hit(1, 6));
      expect(await own.decide(1, true)).toMatchObject({ ok: false, error: { code: 'no-jackpot' } });
      expect((await own.decide(1, false)).ok).toBe(true);
      expect(await own.balance('jackpot:bad-beat')).toBe(2_00);
      // What came late goes on too, for the cage may not pay it.
      expect(await jackpots.close('bad-beat', 'next', signed('late'))).toEqual({ ok: true, value: 2_00 });
      expect(await own.balance('jackpot:next')).toBe(203_00);
      expect(await jackpots.close('next', 'bad-beat', signed('back'))).toMatchObject({ error: { code: 'no-jackpot' } });
    }));

  it('that is hit keeps a tournament from its table until it is decided; one for the best hand of a time keeps none', () =>
    withHouse(2, {}, async (own) => {
      const { house } = own.test;
      await own.set({ id: 'high', hit: 'held', bestOfMinutes: 30, shares: { loser: 0, winner: 100, table: 0 } });
      await own.test.tables(1).says(own.hit(1, 5, { jackpot: 'high', lost: [], beaten: null }));
      await own.drops(2, 100_00);
      await own.leave(1);
      await own.leave(2, [400_00, 500_00, 500_00, 499_00]);
      const act = async (does: TournamentAct, key: string) => {
        const asking = { key, at: own.test.now(), by: 'fred', reached: new Set([1, 2]) };
        const done = await house.tournaments.act(does, asking);
        return done.ok ? 'ok' : done.error.message;
      };
      const accounts = own.seated.get(2) ?? [];
      for (const [nth, table] of [1, 2].entries()) {
        const terms = termsOf({ starts: 'when full', most: 2 });
        expect(await act({ act: 'announce', terms, tables: [table] }, `announce-${nth}`)).toBe('ok');
      }
      await own.test.tables(2).says(own.hit(2, 9));
      for (const [nth, account] of accounts.entries()) {
        const tournament = nth < 2 ? 1 : 2;
        expect(await act({ act: 'enter', tournament, account }, `enter-${nth}`)).toBe('ok');
      }
      const waits = 'A jackpot was hit at table 2: decide that first.';
      const now = async () => (await house.tournaments.list()).map(({ status, waits: why }) => ({ status, why }));
      expect(await now()).toEqual([{ status: 'playing' }, { status: 'entering', why: waits }]);
      expect(await act({ act: 'start', tournament: 2 }, 'start')).toBe(waits);
      // The time of the first is over, and it may be paid; its table plays the tournament meanwhile.
      own.test.clock += 40 * 60_000;
      await own.drops(2, 1_00);
      expect((await house.jackpots.open()).map(({ table }) => table)).toEqual([1, 2]);
      expect((await own.decide(2, true)).ok).toBe(true);
      expect(await house.tournaments.due(new Set([1, 2]), own.test.now())).toBe(true);
      expect(await now()).toEqual([{ status: 'playing' }, { status: 'playing' }]);
    }));

  describe('is sent to tables', () => {
    it('no more of them, and of their hits, than a table can take', () =>
      withHouse(1, { id: 'j1' }, async (own) => {
        for (let nth = 2; nth <= 40; nth += 1) await own.set({ id: `j${nth}` });
        const more = jackpotTerms.parse({ ...BAD_BEAT, id: 'j41' });
        const set = (terms: typeof more, key: string) => own.test.house.jackpots.set(terms, own.test.act(key));
        expect(await set(more, 'more')).toMatchObject({ ok: false, error: { code: 'too-many' } });
        expect((await set({ ...more, id: 'j40' }, 'as before')).ok).toBe(true);
        for (let hand = 1; hand <= 41; hand += 1) await own.test.tables(1).says(own.hit(1, hand, { jackpot: 'j1' }));
        const facts = await own.test.house.facts();
        expect(houseFacts.safeParse(facts).error).toBeUndefined();
        expect(facts.hits.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, nth) => nth + 1));
      }));

    it('with the hand that wins it now and what lies in it, apart from reserve and hits', () =>
      withHouse(1, { reserve: 25, mustHitBy: { amount: 50_00, hand: ['Ts', 'Th', 'Td', '2c', '2d'] } }, async (own) => {
        await own.drops(1, 60_00);
        expect(await own.test.house.facts()).toMatchObject({
          jackpots: [{ account: 'jackpot:bad-beat', balance: 45_00 }],
          posted: [{ balance: 45_00, mustHitBy: 50_00, qualifier: { hand: ['As', 'Ah', 'Ad', '2c', '2d'] } }],
        });
        await own.drops(1, 8_00);
        expect(await own.test.house.facts()).toMatchObject({
          posted: [{ balance: 51_00, qualifier: { hand: ['Ts', 'Th', 'Td', '2c', '2d'] } }],
        });
      }));
  });
});
