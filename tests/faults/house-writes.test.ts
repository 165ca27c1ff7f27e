/**
 * The power cut at every write of a house in a file, and at every write of both ends of a message: opened again it is as it was
 * before the act or as after it, never between; its audit is clean; and the act tried again comes to one and the same.
 */
import { expect, test } from 'vitest';
import type { DeskAct } from '../../main/house/desk-record.ts';
import { leave, openNear, player, sit, wrongIn } from '../main/house/near-room.ts';
import { houseBalances, settled, type TestRoom } from '../main/test-room.ts';
import { digestOf, type Folder, ifOther, laidOut, sameFolder, watchStatements } from './house-disk.ts';
import { type Acts, cutOffEverywhere, signed, why } from './house-story.ts';

const LIST: DeskAct = {
  ...{ act: 'open list', list: 'holdem-4-8', label: 'Hold’em $4-$8', tables: [1], mustMove: false },
  ...{ openingBet: 4_00, callMinutes: 5 },
};

/** One act of each kind, in an order in which each is allowed; each is asked under its name as a key. */
const ACTS: Acts = {
  'an account is opened': ({ test }) => test.house.people.enroll(test.person('Cora'), '2580', test.act('enroll')),
  'a drawer is opened': ({ test, cage }) => cage.shifts.open({ counted: 1000_00, ...signed(test, 'open') }),
  'money is paid in': ({ test, cage, people: [ada] }) =>
    cage.counter.deposit({ account: ada?.account ?? '', amount: 300_00, nature: 'cash', ...test.act('in') }),
  'money is paid out': ({ test, cage, people: [ada] }) =>
    cage.counter.withdraw({ account: ada?.account ?? '', amount: 20_00, nature: 'cash', ...test.act('out') }),
  'a card is corrected': ({ test, cage, people: [ada] }) =>
    cage.counter.correct({
      ...{
        account: ada?.account ?? '',
        way: 'take',
        amount: 5_00,
        nature: 'cash',
        reason: 'mistyped',
        ...signed(test, 'correct'),
      },
    }),
  'a document is voided': ({ test, cage }) => cage.counter.void('W-000003', { ...why(test, 'void'), second: 'fred' }),
  'the drawer is filled': ({ test, cage }) => cage.counter.fill({ amount: 500_00, ...signed(test, 'fill') }),
  'a drawer is closed': ({ test, cage }) => cage.shifts.close({ counted: 1790_00, ...signed(test, 'close') }),
  'a wrong PIN is typed': ({ test, people: [ada] }) =>
    test.house.people.checkPin(ada?.account ?? '', '0001', test.now()),
  'a card is replaced': ({ test, people: [, ben] }) =>
    test.house.people.replaceCard(ben?.account ?? '', why(test, 'card')),
  'somebody is barred': ({ test, people: [, ben] }) =>
    test.house.people.bar(ben?.account ?? '', null, why(test, 'bar')),
  'a bar is lifted': ({ test, people: [, ben] }) =>
    test.house.people.liftBar(ben?.account ?? '', { ...why(test, 'lift'), second: 'fred' }),
  'two are related': ({ test, people: [ada, ben] }) =>
    test.house.people.relate(ada?.account ?? '', ben?.account ?? '', why(test, 'relate')),
  'somebody excludes themselves': ({ test, people: [, ben] }) =>
    test.house.people.exclude(ben?.account ?? '', '1 year', test.act('exclude')),
  'a member of staff is added': ({ test }) =>
    test.house.staff.add({ id: 'flo', name: 'Flo Floor', role: 'floor', pin: '4711' }, test.act('staff')),
  'a member of staff mistypes': ({ test }) => test.house.staff.signIn('flo', '0001', test.now()),
  'a list is opened': ({ test }) =>
    test.house.desk.act(LIST, { key: 'list', at: test.now(), by: 'bea', open: new Map([[1, 3]]) }),
  'somebody waits': ({ test }) =>
    test.house.desk.act(
      { act: 'join', list: 'holdem-4-8', name: 'Dee', account: null, here: true },
      { key: 'wait', at: test.now(), by: 'bea', open: new Map([[1, 3]]) },
    ),
  'chips are asked for': ({ test, people: [ada] }) =>
    test.house.exchange.reservations.reserve(
      3,
      { key: 'buy', account: ada?.account ?? '', amount: 100_00, enters: true },
      test.now(),
    ),
  'chips are seated, some of them': ({ test, people: [ada] }) =>
    test.tables(3).says({ kind: 'seated', key: 'buy', account: ada?.account ?? '', amount: 60_00, enters: true }),
  'chips are asked for again': ({ test, people: [ada] }) =>
    test.house.exchange.reservations.reserve(
      3,
      { key: 'more', account: ada?.account ?? '', amount: 40_00, enters: false },
      test.now(),
    ),
  'they are declined': ({ test, people: [ada] }) =>
    test.tables(3).says({ kind: 'declined', key: 'more', account: ada?.account ?? '' }),
  'fees are dropped': ({ test }) =>
    test.tables(3).says({
      kind: 'drop',
      key: 'drop',
      shares: [
        { account: 'collection:player-fee', amount: 3_00 },
        { account: 'jackpot:bad-beat', amount: 1_00 },
      ],
    }),
  'chips are cashed out': ({ test, people: [ada] }) =>
    test.tables(3).says({
      ...{ kind: 'cash-out', key: 'leave', account: ada?.account ?? '', amount: 56_00 },
      ...{ profile: 'holdem', slip: 'C3-000001', by: null, second: null },
    }),
};

test('each act of a house is done or not done, wherever it is cut off; tried again it is done once', async () => {
  const { statements, restarts } = await cutOffEverywhere(ACTS, ['a wrong PIN is typed', 'a member of staff mistypes']);
  expect([statements > 100, restarts > 60]).toEqual([true, true]);
});

describeBothEnds();

/** Chips come to a table, go round, and go back, between a table and the house beside it. */
function describeBothEnds(): void {
  /** What the audit of both finds, once what was under way has arrived. */
  async function wrong(room: TestRoom): Promise<string[]> {
    await settled();
    return wrongIn(room);
  }

  /** What was paid in: on cards, on the way, at the table, and taken. */
  const worth = async (room: TestRoom): Promise<number> =>
    (await room.near.books.balances(''))
      .filter(({ account }) => !account.startsWith('cage:'))
      .reduce((sum, { balance }) => sum + balance, 0);

  test('chips that come to a table and go back are never lost and never doubled, whichever end is cut off', async () => {
    const images = new Map<string, Folder>();
    let at = '';
    let seen: Folder | undefined;
    const look = (): void => {
      if (at === '') return;
      for (const folder of ifOther(seen, at)) {
        images.set(digestOf(folder), folder);
        seen = folder;
      }
    };
    const room = await openNear({ onWrite: (point) => point === 'after:commit' && look() });
    const people = [await player(room, 'Ada Winter', 300_00), await player(room, 'Ben Winter', 300_00)];
    const all = await worth(room);
    watchStatements(room.near, look);
    at = room.data;
    look();

    for (const [nth, { card }] of people.entries()) await sit(room, nth + 1, card, 100_00);
    expect(await room.station(1).press({ do: 'top up', amount: 50_00 })).toMatchObject({ ok: true });
    await settled();
    await room.deal();
    await room.playOut();
    await room.pass(8000);
    for (const seat of [1, 2]) await leave(room, seat);
    await settled();
    look();
    at = '';
    expect(await wrong(room)).toEqual([]);
    expect(await worth(room)).toBe(all);
    const cards = people.map(({ account }) => `card:${account}`);
    const last = [...images.values()].at(-1);
    await room.close();

    expect(images.size).toBeGreaterThan(30);
    let open = 0;
    for (const folder of images.values()) {
      const left = await openNear({ data: laidOut(folder) });
      expect(left.table.state.fault).toBeNull();
      expect(await wrong(left)).toEqual([]);
      expect(await worth(left)).toBe(all);
      // Everybody can still be sent home with what is theirs.
      for (const { seat } of [...left.table.state.sittings]) {
        open += 1;
        expect(left.table.stack(seat)).toBeGreaterThanOrEqual(0);
      }
      const held = houseBalances(left.data);
      const atTable = left.table.state.sittings.reduce((sum, { seat }) => sum + left.table.stack(seat), 0);
      expect(cards.every((name) => (held[name] ?? 0) <= all)).toBe(true);
      expect(held['way:1'] ?? 0).toBeGreaterThanOrEqual(0);
      expect(atTable).toBeLessThanOrEqual(all);
      if (last !== undefined && sameFolder(folder, last)) expect(atTable).toBe(0);
      await left.close();
    }
    expect(open).toBeGreaterThan(20);
  });
}
