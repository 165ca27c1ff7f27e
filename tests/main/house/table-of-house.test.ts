/** A table whose house is apart: coming in, playing, leaving, with the line up and down. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { FILES, until } from '../test-room.ts';
import { CardRoom } from './card-room.ts';

let room: CardRoom;
afterEach(() => room.close());

const open = async (...numbers: number[]): Promise<CardRoom> => {
  room = await CardRoom.open(mkdtempSync(join(FILES, 'dealerless-house-')), numbers);
  return room;
};

async function player(name: string, amount: number): Promise<{ account: string; card: string }> {
  const issued = await room.test.enroll(name);
  await room.test.fund(issued.account, amount);
  return issued;
}

it('a player sits down with chips from the house, and leaves with them', async () => {
  await open(3);
  const ada = await player('Ada Winter', 300_00);
  await room.sit(3, 1, ada.card, 100_00);
  await room.quiet();
  expect(await room.test.balances()).toMatchObject({ [`card:${ada.account}`]: 200_00, 'way:3': 0, 'table:3': 100_00 });
  expect(room.at(3).room.table.stack(1)).toBe(100_00);
  expect(await room.wrong()).toEqual([]);
  await room.leave(3, 1);
  await room.quiet();
  expect(await room.test.balances()).toMatchObject({ [`card:${ada.account}`]: 300_00, 'table:3': 0 });
  expect(room.at(3).room.station(1).view.notice?.text).toMatch(/\$100 goes back to your card \(slip S3-00000\d\)/);
  expect(await room.wrong()).toEqual([]);
});

it('hands continue with the line cut; the fees go to the house when it heals', async () => {
  await open(3);
  const { room: table, wire } = room.at(3);
  const people = [await player('Ada Winter', 300_00), await player('Ben Ortiz', 300_00)];
  await room.sit(3, 1, people[0]?.card ?? '', 100_00);
  await room.sit(3, 2, people[1]?.card ?? '', 100_00);
  await table.deal();
  wire.cut();
  await room.isUp(3, false);
  for (let hand = 0; hand < 3; hand += 1) {
    if (!table.table.hand) await table.deal();
    await table.playOut();
    await table.pass(8000);
  }
  expect(table.table.state.fault).toBeNull();
  expect(await room.wrong()).toEqual([]);
  expect(await room.test.balances()).toMatchObject({ 'table:3': 200_00 });
  wire.heal();
  await room.isUp(3);
  await room.quiet();
  const balances = await room.test.balances();
  const fees = Object.entries(balances).filter(([account]) => account.startsWith('collection:3:'));
  expect(fees.reduce((sum, [, amount]) => sum + amount, 0)).toBeGreaterThan(0);
  expect(await room.wrong()).toEqual([]);
  expect(await room.money()).toBe(600_00);
});

it('while the house is away nobody comes in or adds chips, and each screen says so in a sentence', async () => {
  await open(3);
  const { room: table, wire } = room.at(3);
  const ada = await player('Ada Winter', 300_00);
  const ben = await player('Ben Ortiz', 300_00);
  await room.sit(3, 1, ada.card, 100_00);
  await room.comeIn(3, 2, ben.card);
  expect(table.station(2).view.phase.name).toBe('buying in');
  wire.cut();
  await room.isUp(3, false);
  const late = await table.station(2).press({ do: 'buy in', amount: 100_00 });
  expect(late).toMatchObject({ ok: false, code: 'house-away', message: expect.stringMatching(/Hands continue/) });
  const more = await table.station(1).press({ do: 'top up', amount: 50_00 });
  expect(more).toMatchObject({ ok: false, code: 'house-away' });
  table.host.swipe(ben.card, 5);
  await table.pass(200, 100);
  await until(() => table.station(5).view.notice !== null);
  expect(table.station(5).view.notice?.text).toMatch(/The house cannot be reached/);
  wire.heal();
  await room.isUp(3);
  expect(await table.station(1).press({ do: 'top up', amount: 50_00 })).toMatchObject({ ok: true });
  await until(() => table.table.stack(1) === 150_00);
  await room.quiet();
  expect(await room.wrong()).toEqual([]);
});

it('buying in again while chips are on their way takes nothing more off the card, and brings what was asked for first', async () => {
  await open(3);
  const { room: table, wire } = room.at(3);
  const [ada, ben] = [await player('Ada Winter', 300_00), await player('Ben Ortiz', 300_00)];
  const reserved = async (account: string) =>
    room.test.house.store.db.selectFrom('reservations').select('amount').where('account', '=', account).execute();
  await room.comeIn(3, 1, ada.card);
  const [first, second] = await Promise.all([
    table.station(1).press({ do: 'buy in', amount: 100_00 }),
    table.station(1).press({ do: 'buy in', amount: 120_00 }),
  ]);
  expect(first).toMatchObject({ ok: true });
  const message = '$100 is on its way from the house. You sit down when it arrives.';
  expect(second).toMatchObject({ ok: false, code: 'chips on their way', message });
  await until(() => table.table.stack(1) === 100_00);
  await room.quiet();
  // Nobody in a seat is told any longer that their chips are under way.
  expect(table.station(1).view.notice).toEqual({ level: 'info', text: 'Your $100 is here.' });
  expect(await reserved(ada.account)).toEqual([{ amount: 100_00 }]);

  // The line breaks before the house has heard of it: pressed again, the same is asked for.
  await room.comeIn(3, 2, ben.card);
  wire.cut();
  expect(await table.station(2).press({ do: 'buy in', amount: 100_00 })).toMatchObject({ ok: true });
  await room.isUp(3, false);
  const away = await table.station(2).press({ do: 'buy in', amount: 150_00 });
  expect(away).toMatchObject({ ok: false, code: 'house-away' });
  wire.heal();
  await room.isUp(3);
  const again = await table.station(2).press({ do: 'buy in', amount: 150_00 });
  expect(again).toMatchObject({ ok: false, code: 'chips on their way', message });
  await until(() => table.table.stack(2) === 100_00);
  await room.quiet();
  expect(await reserved(ben.account)).toEqual([{ amount: 100_00 }]);
  expect(await room.wrong()).toEqual([]);
});

it('anyone who leaves with the line down has a slip, which is paid when the message is in', async () => {
  await open(3);
  const { room: table, wire } = room.at(3);
  const ada = await player('Ada Winter', 300_00);
  await room.sit(3, 1, ada.card, 100_00);
  await room.quiet();
  wire.cut();
  await room.isUp(3, false);
  await room.leave(3, 1);
  const slip = /slip number, (S3-\d{6})/.exec(table.station(1).view.notice?.text ?? '')?.[1] ?? '';
  expect(slip).not.toBe('');
  expect(await room.test.house.exchange.inbox.slip(slip)).toBeNull();
  expect(await room.test.balances()).toMatchObject({ [`card:${ada.account}`]: 200_00, 'table:3': 100_00 });
  expect(await room.wrong()).toEqual([]);
  wire.heal();
  await room.isUp(3);
  await room.quiet();
  expect(await room.test.house.exchange.inbox.slip(slip)).toMatchObject({ account: ada.account, amount: 100_00 });
  expect(await room.test.balances()).toMatchObject({ [`card:${ada.account}`]: 300_00, 'table:3': 0 });
});

it('chips that come for a player who has gone away go back to the card', async () => {
  await open(3);
  const { room: table } = room.at(3);
  const ada = await player('Ada Winter', 300_00);
  await room.comeIn(3, 1, ada.card);
  const asked = table.station(1).press({ do: 'buy in', amount: 100_00 });
  await table.station(1).press({ do: 'cancel' });
  await asked;
  await until(() => table.host.room.books.ledger.balance('house') === 0);
  await expect.poll(async () => (await room.test.balances())[`card:${ada.account}`]).toBe(300_00);
  await room.quiet();
  expect(table.table.sitting(1)).toBeUndefined();
  expect(await room.test.house.exchange.reservations.onTheWay()).toEqual([]);
  expect(await room.wrong()).toEqual([]);
});

it('a table that is killed between asking and seating sends back what had come', async () => {
  await open(3);
  const { room: table } = room.at(3);
  const ada = await player('Ada Winter', 300_00);
  await room.comeIn(3, 1, ada.card);
  await table.restart();
  // The house has reserved it meanwhile; the table that has started again knows of nobody who waits.
  await room.test.house.exchange.reservations.reserve(
    3,
    { key: 'lost', account: ada.account, amount: 100_00, enters: true },
    room.test.now(),
  );
  await room.isUp(3);
  await expect.poll(async () => (await room.test.balances())[`card:${ada.account}`]).toBe(300_00);
  expect(await room.wrong()).toEqual([]);
});

it('one player has one seat in the whole house', async () => {
  await open(1, 2);
  const ada = await player('Ada Winter', 300_00);
  await room.sit(1, 1, ada.card, 100_00);
  const { room: second } = room.at(2);
  second.host.swipe(ada.card, 1);
  await second.pass(200, 100);
  await until(() => second.station(1).view.notice !== null);
  expect(second.station(1).view.notice?.text).toMatch(/in use at table 1/);
});

it('anyone who comes back within the hour brings what they left with, at whatever table (LR19b)', async () => {
  await open(1, 2);
  const ada = await player('Ada Winter', 600_00);
  await room.sit(1, 1, ada.card, 400_00);
  await room.quiet();
  await room.leave(1, 1);
  await room.quiet();
  room.test.clock = room.at(2).room.clock.now();
  await room.comeIn(2, 1, ada.card);
  expect(room.at(2).room.station(1).view.phase).toMatchObject({ name: 'buying in', min: 400_00 });
});

it('a bar at one table holds at every other', async () => {
  await open(1, 2);
  const ada = await player('Ada Winter', 600_00);
  await room.test.house.staff.add({ id: 'flo', name: 'Flo Floor', role: 'floor', pin: '4711' }, room.test.act('flo'));
  await room.sit(1, 1, ada.card, 100_00);
  const { room: first } = room.at(1);
  expect(await first.floor.press({ do: 'sign in', staff: 'flo', pin: '4711' })).toMatchObject({ ok: true });
  const barred = await first.floor.press({ do: 'bar', account: ada.account, term: 'for good', reason: 'fighting' });
  expect(barred).toMatchObject({ ok: true });
  await until(() => first.table.sitting(1) === undefined);
  await room.quiet();
  const { room: second } = room.at(2);
  second.host.swipe(ada.card, 1);
  await second.pass(200, 100);
  await until(() => second.station(1).view.notice !== null);
  expect(second.station(1).view.notice?.text).toMatch(/may not play/);
  expect(await room.wrong()).toEqual([]);
});
