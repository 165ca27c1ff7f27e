/** One table with its house in the same process: the same messages as over a line, and the same audit over both. */
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import type { Seat } from '../../../games/game.ts';
import { auditTables } from '../../../main/house/check-tables.ts';
import type { CardHouse } from '../../../main/house/house.ts';
import { openReadOnly } from '../../../main/journal/store.ts';
import { settled, TestRoom, until } from '../test-room.ts';

let room: TestRoom;
afterEach(() => room.close());

const open = async (): Promise<void> => {
  room = await TestRoom.open({ kind: 'money', house: 'here', config: { standingApproval: true } });
};

function near(): CardHouse {
  const { near: house } = room.host.room;
  if (house === null) throw new Error('the house is apart');
  return house;
}

const act = (key: string) => ({ key, at: room.clock.now(), by: 'cass' });

async function player(name: string, amount: number): Promise<{ account: string; card: string }> {
  const papers = { born: '1990-01-01', idType: 'passport', idNumber: `P-${name}`, idExpires: '2099-12-31' } as const;
  const issued = await near().people.enroll({ name, handle: '', ...papers }, '2580', act(`enroll ${name}`));
  if (!issued.ok) throw new Error(issued.error.message);
  const { account, card } = issued.value;
  const paid = await near().counter.deposit({ account, amount, nature: 'cash', ...act(`fund ${name}`) });
  if (!paid.ok) throw new Error(paid.error.message);
  return { account, card };
}

async function comeIn(seat: Seat, card: string): Promise<void> {
  room.host.swipe(card, seat);
  await room.pass(200, 100);
  await room.pin(seat, '2580');
}

async function sit(seat: Seat, card: string, amount: number): Promise<void> {
  await comeIn(seat, card);
  const bought = await room.station(seat).press({ do: 'buy in', amount });
  if (!bought.ok) throw new Error(`seat ${seat}: ${bought.message}`);
  await settled();
}

async function leave(seat: Seat): Promise<void> {
  await room.station(seat).press({ do: 'leave' });
  for (let turn = 0; turn < 100 && room.table.sitting(seat); turn += 1) {
    if (room.table.hand) await room.playOut();
    await room.pass(500);
  }
  expect(room.table.sitting(seat)).toBeUndefined();
}

const balances = async (): Promise<Record<string, number>> =>
  Object.fromEntries((await near().books.balances('')).map(({ account, balance }) => [account, balance]));

async function wrong(): Promise<string[]> {
  const table = openReadOnly(join(room.data, 'table.sqlite'));
  try {
    const checks = await auditTables(near().store, new Map([[1, table]]));
    return checks.filter(({ ok }) => !ok).map(({ name, detail }) => `${name}: ${detail}`);
  } finally {
    table.close();
  }
}

it('a player sits down with chips from the house, adds some, and leaves with them', async () => {
  await open();
  const ada = await player('Ada Winter', 300_00);
  await sit(1, ada.card, 100_00);
  expect(room.table.stack(1)).toBe(100_00);
  expect(await balances()).toMatchObject({ [`card:${ada.account}`]: 200_00, 'way:1': 0, 'table:1': 100_00 });
  expect(room.station(1).view.phase).toMatchObject({ name: 'seated', balance: 200_00 });
  expect(await room.station(1).press({ do: 'top up', amount: 50_00 })).toMatchObject({ ok: true });
  await settled();
  expect(room.table.stack(1)).toBe(150_00);
  expect(await wrong()).toEqual([]);
  await leave(1);
  await settled();
  expect(await balances()).toMatchObject({ [`card:${ada.account}`]: 300_00, 'table:1': 0 });
  expect(room.station(1).view.notice?.text).toMatch(/^\$150 is back on your card/);
  expect(await wrong()).toEqual([]);
});

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

it('thirty people come, play and go; what was taken is the house’s, and every cent is somewhere', async () => {
  await open();
  const people: { account: string; card: string }[] = [];
  for (let nth = 0; nth < 30; nth += 1)
    people.push(await player(`Player ${LETTERS[nth % 26]}x ${LETTERS[Math.floor(nth / 26)]}y`, 200_00));
  for (let shift = 0; shift < 3; shift += 1) {
    const here = people.slice(shift * 10, shift * 10 + 10);
    for (const [nth, { card }] of here.entries()) await sit(nth + 1, card, 100_00);
    for (let hand = 0; hand < 2; hand += 1) {
      await room.deal();
      await room.playOut();
      await room.pass(8000);
    }
    if (shift === 1) await room.restart();
    await settled();
    expect(await wrong()).toEqual([]);
    for (const { account } of here) {
      const seat = room.table.state.sittings.find((sitting) => sitting.account === account)?.seat;
      if (seat !== undefined) await leave(seat);
    }
  }
  await room.pass(8000);
  const all = await balances();
  const sum = (prefix: string): number =>
    Object.entries(all).reduce((total, [name, amount]) => (name.startsWith(prefix) ? total + amount : total), 0);
  expect(all['table:1']).toBe(0);
  expect(all['way:1']).toBe(0);
  expect(sum('collection:1:')).toBeGreaterThan(0);
  expect(sum('card:') + sum('collection:') + sum('jackpot:')).toBe(30 * 200_00);
  expect(await wrong()).toEqual([]);
});

it('who is barred at the floor leaves, and the house does not let them in again', async () => {
  await open();
  const ada = await player('Ada Winter', 300_00);
  const staff = { id: 'flo', name: 'Flo Floor', role: 'floor', pin: '4711' } as const;
  await near().staff.add(staff, act('flo'));
  await sit(1, ada.card, 100_00);
  await room.floor.press({ do: 'sign in', staff: 'flo', pin: '4711' });
  const barred = await room.floor.press({ do: 'bar', account: ada.account, term: 'for good', reason: 'fighting' });
  expect(barred).toMatchObject({ ok: true });
  await room.pass(1000);
  expect(room.table.sitting(1)).toBeUndefined();
  room.host.swipe(ada.card, 2);
  await room.pass(200, 100);
  expect(room.station(2).view.notice?.text).toMatch(/may not play/);
  expect(await wrong()).toEqual([]);
});

it('money that comes onto the card at the cage shows at the station at once', async () => {
  await open();
  const ada = await player('Ada Winter', 100_00);
  await sit(1, ada.card, 100_00);
  expect(room.station(1).view.phase).toMatchObject({ balance: 0 });
  const more = { account: ada.account, amount: 70_00, nature: 'cash', ...act('more') } as const;
  await near().counter.deposit(more);
  await settled();
  expect(room.station(1).view.phase).toMatchObject({ balance: 70_00 });
});

it('a house that cannot write stops the table, and what waited is told when it can', async () => {
  await open();
  const ada = await player('Ada Winter', 300_00);
  await sit(1, ada.card, 100_00);
  const { exchange } = near();
  const apply = exchange.apply.bind(exchange);
  const failing = vi.spyOn(exchange, 'apply').mockRejectedValue(new Error('the disk is full'));
  await room.station(1).press({ do: 'leave' });
  await room.pass(1000);
  expect(room.table.sitting(1)).toBeUndefined();
  expect(room.table.state.fault).toMatch(/the house: the disk is full/);
  expect(await wrong()).toEqual([]);
  expect(await balances()).toMatchObject({ 'table:1': 100_00 });
  failing.mockImplementation(apply);
  room.table.touch();
  await until(() => failing.mock.results.length > 1);
  await settled();
  expect(await balances()).toMatchObject({ 'table:1': 0, [`card:${ada.account}`]: 300_00 });
  expect(await wrong()).toEqual([]);
});

it('a buy-in that was cut off between reserving and seating goes back to the card at the next start', async () => {
  await open();
  const ada = await player('Ada Winter', 300_00);
  const lost = { key: 'lost', account: ada.account, amount: 100_00, enters: true };
  const { store } = room.host.room.books;
  // The process ends when the house has reserved and before the table has written that it heard of it.
  const dead = vi.spyOn(store, 'transact').mockImplementation(() => {
    throw new Error('killed');
  });
  await near().exchange.reserve(1, lost, room.clock.now());
  dead.mockRestore();
  await room.restart();
  await settled();
  expect(await balances()).toMatchObject({ 'way:1': 0, [`card:${ada.account}`]: 300_00 });
  expect(await wrong()).toEqual([]);
});

it('a folder with its house in it is opened no other way', async () => {
  await open();
  await room.host.close();
  const other = TestRoom.open({ kind: 'money', house: 'own', data: room.data });
  await expect(other).rejects.toThrow(
    /a table with its house in the same folder; it cannot be opened as a table by itself/,
  );
  await room.restart();
});
