/** What a player does by card away from a seat: lists, tournaments and their own statement, on both engines. */
import { expect, it } from 'vitest';
import type { DeskAct } from '../../../main/house/desk-record.ts';
import type { PlayerAct } from '../../../protocol/player-desk.ts';
import type { TournamentAct } from '../../../protocol/tournament.ts';
import { onBothEngines } from './engines.ts';
import { atNewCage, atNewHouse, type TestHouse } from './test-house.ts';
import { termsOf } from './tournament/made-up.ts';

const openList = (list: string, label: string, tables: number[]): DeskAct => ({
  ...{ act: 'open list', list, label, tables, mustMove: false, openingBet: 4_00, callMinutes: 7 },
});
const ALL_OPEN = new Map([
  [1, 2],
  [2, 2],
]);

let keys = 0;
const newKey = (): string => {
  keys += 1;
  return `key-${keys}`;
};

const floor = (test: TestHouse, act: DeskAct) =>
  test.house.desk.act(act, { key: newKey(), at: test.now(), by: 'bea', open: ALL_OPEN });

const director = async (test: TestHouse, act: TournamentAct) => {
  if (act.act === 'announce') await test.house.tables.add(1, 'Table 1', test.now());
  return test.house.tournaments.act(act, { key: newKey(), at: test.now(), by: 'fred', reached: new Set([1]) });
};

/** As a table asks for somebody whose PIN was right there. */
async function press(test: TestHouse, account: string, act: PlayerAct, { table = 1, key = newKey() } = {}) {
  const done = await test.house.answer(table, { ask: 'player act', key, account, act });
  return done.ok ? 'ok' : done.error.message;
}

const sits = async (test: TestHouse, account: string, table: number): Promise<void> => {
  const key = newKey();
  await test.house.exchange.reservations.reserve(table, { key, account, amount: 100_00, enters: true }, test.now());
  await test.tables(table).says({ kind: 'seated', key, account, amount: 100_00, enters: true });
};

onBothEngines((newPlace) => {
  it('joins several lists by card, sees the games running and the wait, and is on each list once', () =>
    atNewHouse(newPlace(), async (test) => {
      const { playerDesk } = test.house;
      const [ada, ben, cy] = [await test.enroll('Ada A'), await test.enroll('Ben B'), await test.enroll('Cy C')];
      await test.fund(cy.account, 300_00);
      await floor(test, openList('holdem', 'Hold’em $4-$8', [1, 2]));
      await floor(test, openList('omaha', 'Omaha $4-$8', [2]));
      await sits(test, cy.account, 2);
      expect(await press(test, ada.account, { act: 'join list', list: 'holdem' })).toBe('ok');
      test.clock += 20 * 60_000;
      const same = { key: newKey() };
      expect(await press(test, ben.account, { act: 'join list', list: 'holdem' }, same)).toBe('ok');
      expect(await press(test, ben.account, { act: 'join list', list: 'holdem' }, same)).toBe('ok');
      expect(await press(test, ben.account, { act: 'join list', list: 'omaha' })).toBe('ok');
      const again = [1, 2].map((table) => press(test, ben.account, { act: 'join list', list: 'holdem' }, { table }));
      expect(await Promise.all(again)).toEqual(Array(2).fill('You are already on this list.'));
      expect((await playerDesk.of(ben.account, test.now())).lists).toEqual([
        {
          ...{ id: 'holdem', label: 'Hold’em $4-$8', running: [{ table: 2, players: 1 }], waiting: 2, callMinutes: 7 },
          firstSince: test.now() - 20 * 60_000,
          mine: { state: 'waiting', since: test.now(), before: 1, call: null, mayLeave: true },
        },
        expect.objectContaining({ id: 'omaha', waiting: 1, mine: expect.objectContaining({ before: 0 }) }),
      ]);
      expect((await playerDesk.of(cy.account, test.now())).lists.map(({ mine }) => mine)).toEqual([null, null]);
      expect(await press(test, cy.account, { act: 'join list', list: 'omaha' })).toBe(
        'You play this game at table 2. The floor puts you down for another table.',
      );
      expect(await press(test, ada.account, { act: 'join list', list: 'razz' })).toBe('This list no longer exists.');
      // Off again: a second touch, and another station, find it done.
      const leave: PlayerAct = { act: 'leave list', list: 'holdem' };
      expect(await Promise.all([press(test, ada.account, leave), press(test, ada.account, leave)])).toContain('ok');
      expect(await press(test, ada.account, leave)).toBe('ok');
      const { lists } = await test.house.desk.read();
      expect(lists.map(({ entries }) => entries.map(({ name }) => name))).toEqual([['Ben'], ['Ben']]);
    }));

  it('tells anyone who is called where their seat is kept and until when, at every table', () =>
    atNewHouse(newPlace(), async (test) => {
      const [ada, ben] = [await test.enroll('Ada A'), await test.enroll('Ben B')];
      await floor(test, openList('holdem', 'Hold’em $4-$8', [1, 2]));
      for (const { account } of [ada, ben]) await press(test, account, { act: 'join list', list: 'holdem' });
      expect((await test.house.facts()).calls).toEqual([]);
      await floor(test, { act: 'call', list: 'holdem', entry: 1, table: 2, skip: null });
      const until = test.now() + 7 * 60_000;
      expect((await test.house.facts()).calls).toEqual([
        { account: ada.account, name: 'Ada', table: 2, label: 'Hold’em $4-$8', until },
      ]);
      const mine = async (account: string) => (await test.house.playerDesk.of(account, test.now())).lists[0]?.mine;
      expect(await mine(ada.account)).toMatchObject({ state: 'called', before: 0, call: { table: 2, until } });
      expect(await mine(ben.account)).toMatchObject({ state: 'waiting', before: 1, call: null });
      expect(await press(test, ada.account, { act: 'leave list', list: 'holdem' })).toBe('ok');
      expect((await test.house.facts()).calls).toEqual([]);
    }));

  it('nobody leaves a list on which they have to move, and who may not play joins none', () =>
    atNewHouse(newPlace(), async (test) => {
      const [ada, ben] = [await test.enroll('Ada A'), await test.enroll('Ben B')];
      await test.fund(ada.account, 300_00);
      await floor(test, {
        ...openList('big', 'Hold’em $20-$40', [1, 2]),
        mustMove: true,
        openingBet: 20_00,
      } as DeskAct);
      await sits(test, ada.account, 2);
      const move = { act: 'force move', list: 'big', name: 'Ada', account: ada.account, from: 2, to: 1 } as const;
      expect(await floor(test, move)).toMatchObject({ ok: true });
      expect((await test.house.playerDesk.of(ada.account, test.now())).lists[0]?.mine).toMatchObject({
        mayLeave: false,
      });
      expect(await press(test, ada.account, { act: 'leave list', list: 'big' })).toBe(
        'You have to move to that table: the floor will arrange it.',
      );
      await test.house.people.bar(ben.account, null, { ...test.act('bar'), reason: 'counterfeit' });
      expect(await press(test, ben.account, { act: 'join list', list: 'big' })).toBe('This player is barred.');
    }));

  it('enters a tournament from the card once, however often and wherever it is pressed, and takes the entry back', () =>
    atNewHouse(newPlace(), async (test) => {
      const { playerDesk, books, store } = test.house;
      const [ada, ben] = [await test.enroll('Ada A'), await test.enroll('Ben B')];
      await test.fund(ada.account, 500_00);
      await test.fund(ben.account, 50_00);
      await director(test, { act: 'announce', terms: termsOf({ fewest: 2 }), tables: [1] });
      const [told] = (await playerDesk.of(ada.account, test.now())).tournaments;
      if (told === undefined) throw new Error('no tournament');
      const price = told.entry + told.fee;
      expect(told).toMatchObject({ entered: 0, mine: null, mayEnter: true, mayWithdraw: false, prizesFor: 2 });
      expect(told.prizes.reduce((all, prize) => all + prize, 0)).toBe(2 * told.entry);
      const held = () => books.balance(store.db, `card:${ada.account}`);
      const enter: PlayerAct = { act: 'enter tournament', tournament: 1, pays: price };
      expect(await press(test, ada.account, { ...enter, pays: price - 1 })).toMatch(
        /^Entering costs .* Nothing was taken/,
      );
      const both = await Promise.all([1, 2].map((table) => press(test, ada.account, enter, { table })));
      expect(both.toSorted()).toEqual([expect.stringMatching(/^Ada has already entered .*\.$/), 'ok']);
      expect(await held()).toBe(500_00 - price);
      expect((await playerDesk.of(ada.account, test.now())).tournaments[0]).toMatchObject({
        ...{ entered: 1, mayEnter: false, mayWithdraw: true, mine: { state: 'registered', table: null } },
      });
      expect(await press(test, ben.account, enter)).toBe('The card has $50; this needs $110.');
      const back: PlayerAct = { act: 'leave tournament', tournament: 1 };
      const twice = { key: newKey() };
      expect(await press(test, ada.account, back, twice)).toBe('ok');
      expect(await press(test, ada.account, back, twice)).toBe('ok');
      expect(await press(test, ada.account, back)).toBe('ok');
      expect(await held()).toBe(500_00);
      // Once it has begun nobody takes an entry back.
      await test.fund(ben.account, 500_00);
      for (const { account } of [ada, ben]) expect(await press(test, account, enter)).toBe('ok');
      expect(await director(test, { act: 'start', tournament: 1 })).toMatchObject({ ok: true });
      expect(await press(test, ada.account, back)).toBe('It has begun: entries are no longer paid back.');
      expect((await playerDesk.of(ada.account, test.now())).tournaments[0]).toMatchObject({
        mayWithdraw: false,
        mine: { table: 1 },
      });
      expect(await press(test, ada.account, { ...enter, tournament: 9 })).toBe('This tournament no longer exists.');
    }));

  it('a sit-n-go that a card fills begins as soon as it is looked at', () =>
    atNewHouse(newPlace(), async (test) => {
      const both = [await test.enroll('Ada A'), await test.enroll('Ben B')];
      await director(test, {
        act: 'announce',
        terms: termsOf({ fewest: 2, most: 2, starts: 'when full' }),
        tables: [1],
      });
      for (const { account } of both) {
        await test.fund(account, 500_00);
        const [told] = (await test.house.playerDesk.of(account, test.now())).tournaments;
        expect(told).toMatchObject({ prizesFor: 2, starts: 'when full' });
        const pays = (told?.entry ?? 0) + (told?.fee ?? 0);
        expect(await press(test, account, { act: 'enter tournament', tournament: 1, pays })).toBe('ok');
      }
      expect((await test.house.tournaments.list())[0]?.status).toBe('entering');
      expect(await test.house.tournaments.due(new Set([1]), test.now())).toBe(true);
      expect((await test.house.tournaments.list())[0]?.status).toBe('playing');
    }));

  it('a statement is the ledger, gaming day by gaming day, only for its owner', () =>
    atNewCage(newPlace(), async (test, cage) => {
      const [ada, ben] = [await test.enroll('Ada A'), await test.enroll('Ben B')];
      const { house } = test;
      const read = async (account: string, day: string | null = null) => {
        const told = await house.answer(1, { ask: 'own statement', account, day });
        if (!told.ok) throw new Error(told.error.message);
        return told.value as Awaited<ReturnType<typeof house.ownStatement>>;
      };
      expect(await read(ada.account)).toEqual({ balance: 0, page: null });
      await test.fund(ada.account, 900_00);
      await test.fund(ben.account, 700_00);
      await sits(test, ben.account, 2);
      test.clock = house.reports.day(test.now()).to + 60_000;
      const signed = (key: string) => ({ ...test.act(key), second: 'fred' });
      await test.fund(ada.account, 100_00);
      const wrong = await cage.counter.deposit({
        account: ada.account,
        amount: 40_00,
        nature: 'cash',
        ...test.act('w'),
      });
      await cage.counter.void(wrong.ok ? wrong.value.document : '', { ...signed('x'), reason: 'pressed twice' });
      const add = { account: ada.account, way: 'add', amount: 5_00, nature: 'cash', reason: 'not booked' } as const;
      await cage.counter.correct({ ...add, ...signed('add') });
      await sits(test, ada.account, 1);
      const out = { kind: 'cash-out', key: 'out', account: ada.account, profile: 'holdem', slip: 'S1-000001' } as const;
      await test.tables(1).says({ ...out, amount: 70_00, by: null, second: null });
      await cage.counter.withdraw({ account: ada.account, amount: 60_00, nature: 'cash', ...test.act('out') });
      await director(test, { act: 'announce', terms: termsOf({ fewest: 2 }), tables: [1] });
      const [told] = (await house.playerDesk.of(ada.account, test.now())).tournaments;
      const pays = (told?.entry ?? 0) + (told?.fee ?? 0);
      await press(test, ada.account, { act: 'enter tournament', tournament: 1, pays });
      await press(test, ada.account, { act: 'leave tournament', tournament: 1 });
      await press(test, ada.account, { act: 'enter tournament', tournament: 1, pays });

      const newest = await read(ada.account);
      const { page } = newest;
      if (page === null || page.older === null) throw new Error('two days');
      const held = (await test.balances())[`card:${ada.account}`];
      expect(newest.balance).toBe(held);
      expect(page).toMatchObject({ opening: 900_00, closing: held, newer: null, more: 0 });
      const sums = new Map(page.sums.map(({ kind, amount }) => [kind, amount]));
      expect(Object.fromEntries(sums)).toEqual({
        ...{ deposit: 140_00, void: -40_00, correction: 5_00, 'buy-in': -100_00, 'cash-out': 70_00 },
        ...{
          withdrawal: -60_00,
          entry: -2 * (told?.entry ?? 0),
          'entry fee': -2 * (told?.fee ?? 0),
          'entry back': pays,
        },
      });
      expect(page.lines[0]?.balance).toBe(held);
      page.lines.forEach((line, nth) => {
        expect(line.balance - line.change).toBe(page.lines[nth + 1]?.balance ?? page.opening);
      });
      // Every line is a move of the books on that card, and every such move a line.
      const moves = await house.store.db.selectFrom('moves').selectAll().execute();
      const card = `card:${ada.account}`;
      const own = moves.filter(({ source, target }) => source === card || target === card);
      const before = await read(ada.account, page.older);
      expect(before.page).toMatchObject({ opening: 0, closing: 900_00, older: null, newer: page.day });
      const lines = [...page.lines, ...(before.page?.lines ?? [])];
      const changes = own.map(({ source, amount }) => (source === card ? -amount : amount));
      const inOrder = (some: readonly number[]) => some.toSorted((a, b) => a - b);
      expect(inOrder(lines.map(({ change }) => change))).toEqual(inOrder(changes));
      expect(new Set(lines.map(({ document }) => document)).has('D-000002')).toBe(false);
      expect(JSON.stringify([newest, before])).not.toContain('Ben');
      // A day without lines shows the newest.
      expect((await read(ada.account, '2001-01-01')).page?.day).toBe(page.day);
    }));
});
