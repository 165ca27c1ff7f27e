/** One table with its house in the same process: the same messages as over a line, and the same audit over both. */
import { afterEach, expect, it, vi } from 'vitest';
import { houseBalances, settled, TestRoom, until } from '../test-room.ts';
import { leave, openNear, player, sit, wrongIn } from './near-room.ts';

let room: TestRoom;
afterEach(() => room.close());

const open = async (): Promise<void> => {
  room = await openNear();
};

const act = (key: string) => ({ key, at: room.clock.now(), by: 'cass' });

it('a player sits down with chips from the house, adds some, and leaves with them', async () => {
  await open();
  const ada = await player(room, 'Ada Winter', 300_00);
  await sit(room, 1, ada.card, 100_00);
  expect(room.table.stack(1)).toBe(100_00);
  expect(houseBalances(room.data)).toMatchObject({ [`card:${ada.account}`]: 200_00, 'way:1': 0, 'table:1': 100_00 });
  expect(room.station(1).view.phase).toMatchObject({ name: 'seated', balance: 200_00 });
  expect(await room.station(1).press({ do: 'top up', amount: 50_00 })).toMatchObject({ ok: true });
  await settled();
  expect(room.table.stack(1)).toBe(150_00);
  expect(await wrongIn(room)).toEqual([]);
  await leave(room, 1);
  await settled();
  expect(houseBalances(room.data)).toMatchObject({ [`card:${ada.account}`]: 300_00, 'table:1': 0 });
  expect(room.station(1).view.notice?.text).toMatch(/^\$150 is back on your card/);
  expect(await wrongIn(room)).toEqual([]);
});

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

it('thirty people come, play and go; what was taken is the house’s, and every cent is somewhere', async () => {
  await open();
  const people: { account: string; card: string }[] = [];
  for (let nth = 0; nth < 30; nth += 1)
    people.push(await player(room, `Player ${LETTERS[nth % 26]}x ${LETTERS[Math.floor(nth / 26)]}y`, 200_00));
  for (let shift = 0; shift < 3; shift += 1) {
    const here = people.slice(shift * 10, shift * 10 + 10);
    for (const [nth, { card }] of here.entries()) await sit(room, nth + 1, card, 100_00);
    for (let hand = 0; hand < 2; hand += 1) {
      await room.deal();
      await room.playOut();
      await room.pass(8000);
    }
    if (shift === 1) await room.restart();
    await settled();
    expect(await wrongIn(room)).toEqual([]);
    for (const { account } of here) {
      const seat = room.table.state.sittings.find((sitting) => sitting.account === account)?.seat;
      if (seat !== undefined) await leave(room, seat);
    }
  }
  await room.pass(8000);
  const all = houseBalances(room.data);
  const sum = (prefix: string): number =>
    Object.entries(all).reduce((total, [name, amount]) => (name.startsWith(prefix) ? total + amount : total), 0);
  expect(all['table:1']).toBe(0);
  expect(all['way:1']).toBe(0);
  expect(sum('collection:1:')).toBeGreaterThan(0);
  expect(sum('card:') + sum('collection:') + sum('jackpot:')).toBe(30 * 200_00);
  expect(await wrongIn(room)).toEqual([]);
});

it('who is barred at the floor leaves, and the house does not let them in again', async () => {
  await open();
  const ada = await player(room, 'Ada Winter', 300_00);
  const staff = { id: 'flo', name: 'Flo Floor', role: 'floor', pin: '4711' } as const;
  await room.near.staff.add(staff, act('flo'));
  await sit(room, 1, ada.card, 100_00);
  await room.floor.press({ do: 'sign in', staff: 'flo', pin: '4711' });
  const barred = await room.floor.press({ do: 'bar', account: ada.account, term: 'for good', reason: 'fighting' });
  expect(barred).toMatchObject({ ok: true });
  await room.pass(1000);
  expect(room.table.sitting(1)).toBeUndefined();
  room.host.swipe(ada.card, 2);
  await room.pass(200, 100);
  expect(room.station(2).view.notice?.text).toMatch(/may not play/);
  expect(await wrongIn(room)).toEqual([]);
});

it('money that comes onto the card at the cage shows at the station at once', async () => {
  await open();
  const ada = await player(room, 'Ada Winter', 100_00);
  await sit(room, 1, ada.card, 100_00);
  expect(room.station(1).view.phase).toMatchObject({ balance: 0 });
  const more = { account: ada.account, amount: 70_00, nature: 'cash', ...act('more') } as const;
  await room.near.counter.deposit(more);
  await settled();
  expect(room.station(1).view.phase).toMatchObject({ balance: 70_00 });
});

it('a house that cannot write stops the table, and what waited is sent when it can', async () => {
  await open();
  const ada = await player(room, 'Ada Winter', 300_00);
  await sit(room, 1, ada.card, 100_00);
  const { exchange } = room.near;
  const apply = exchange.inbox.apply.bind(exchange.inbox);
  const failing = vi.spyOn(exchange.inbox, 'apply').mockRejectedValue(new Error('the disk is full'));
  await room.station(1).press({ do: 'leave' });
  await room.pass(1000);
  expect(room.table.sitting(1)).toBeUndefined();
  expect(room.table.state.fault).toMatch(/the house: the disk is full/);
  expect(await wrongIn(room)).toEqual([]);
  expect(houseBalances(room.data)).toMatchObject({ 'table:1': 100_00 });
  failing.mockImplementation(apply);
  room.table.touch();
  await until(() => failing.mock.results.length > 1);
  await settled();
  expect(houseBalances(room.data)).toMatchObject({ 'table:1': 0, [`card:${ada.account}`]: 300_00 });
  expect(await wrongIn(room)).toEqual([]);
});

it('a buy-in that was cut off between reserving and seating goes back to the card at the next start', async () => {
  await open();
  const ada = await player(room, 'Ada Winter', 300_00);
  const lost = { key: 'lost', account: ada.account, amount: 100_00, enters: true };
  const { store } = room.host.room.books;
  // The process ends when the house has reserved and before the table has written that it heard of it.
  const dead = vi.spyOn(store, 'transact').mockImplementation(() => {
    throw new Error('killed');
  });
  await room.near.exchange.reservations.reserve(1, lost, room.clock.now());
  dead.mockRestore();
  await room.restart();
  await settled();
  expect(houseBalances(room.data)).toMatchObject({ 'way:1': 0, [`card:${ada.account}`]: 300_00 });
  expect(await wrongIn(room)).toEqual([]);
});

it('a folder with its house in it is opened no other way', async () => {
  await open();
  await room.host.close();
  const place = { url: 'wss://127.0.0.1:1', table: 3, token: 'none' } as const;
  const other = TestRoom.open({ kind: 'money', house: place, data: room.data });
  await expect(other).rejects.toThrow(
    /a table with its house in the same folder; it cannot be opened as table 3 of a house/,
  );
  await room.restart();
});
