/**
 * A cardroom's evening: people enrolled at one cage, tables that lose their line and are started again, a house that is started
 * again, and, on PostgreSQL, a primary that dies and a standby that takes its place. At the end every cent is where it belongs.
 */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { describeWith } from '../../needs.ts';
import { FILES, until } from '../test-room.ts';
import { CardRoom } from './card-room.ts';
import { Postgres } from './postgres.ts';

const FUNDS = 500_00;
const BUY_IN = 100_00;

let room: CardRoom | null = null;
const servers: Postgres[] = [];
afterEach(async () => {
  await room?.close();
  room = null;
  for (const server of servers.splice(0)) server.stop();
});

interface Person {
  readonly account: string;
  readonly card: string;
}

/** Everybody enrolled and funded, over two desks of one cage at the same time. */
async function enrollAll(here: CardRoom, count: number): Promise<Person[]> {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const one = async (nth: number): Promise<Person> => {
    const person = await here.test.enroll(`Player ${letters[nth % 26]}${nth < 26 ? 'early' : 'late'}`);
    await here.test.fund(person.account, FUNDS);
    return person;
  };
  const people: Person[] = [];
  for (let nth = 0; nth < count; nth += 2) people.push(...(await Promise.all([one(nth), one(nth + 1)])));
  return people;
}

async function hand(here: CardRoom, number: number): Promise<void> {
  const { room: table } = here.at(number);
  if (!table.table.hand) await table.deal();
  await table.playOut();
  await table.pass(8000);
}

/** Void a hand at a table's floor console, with the signature of somebody of another role. */
async function voidWithTwo(here: CardRoom, number: number): Promise<void> {
  const { floor } = here.at(number).room;
  expect(await floor.press({ do: 'sign in', staff: 'flo', pin: '4711' })).toMatchObject({ ok: true });
  const alone = { do: 'void', reason: 'a player fell ill', signature: { second: 'flo', pin: '4711' } } as const;
  expect(await floor.press(alone)).toMatchObject({ ok: false, code: 'second-person' });
  const signed = { ...alone, signature: { second: 'aud', pin: '4812' } } as const;
  expect(await floor.press(signed)).toMatchObject({ ok: true });
}

async function staff(here: CardRoom): Promise<void> {
  for (const [id, role, pin] of [
    ['flo', 'floor', '4711'],
    ['aud', 'auditor', '4812'],
  ] as const) {
    const added = await here.test.house.staff.add({ id, name: `${id} of the house`, role, pin }, here.test.act(id));
    expect(added).toMatchObject({ ok: true });
  }
}

async function cashEverybodyOut(here: CardRoom): Promise<void> {
  for (const [number, { room: table }] of here.tables) {
    for (const { seat } of [...table.table.state.sittings]) await here.leave(number, seat);
  }
  await here.quiet();
}

/** Every cent that was paid in is on a card or was taken by a table; nothing lies on a table or is on its way. */
async function expectAllThere(here: CardRoom, people: number): Promise<void> {
  expect(await here.wrong()).toEqual([]);
  expect(await here.money()).toBe(people * FUNDS);
  const balances = await here.test.balances();
  const under = Object.entries(balances).filter(([account]) => /^(way|table):/.test(account));
  expect(under.map(([, amount]) => amount).every((amount) => amount === 0)).toBe(true);
  expect(await here.test.house.exchange.reservations.onTheWay()).toEqual([]);
}

describeWith('postgresql')('three tables on PostgreSQL', () => {
  it('lose nothing when a line, a table, the house and the primary fail in turn', async () => {
    const primary = await Postgres.start();
    servers.push(primary);
    primary.sql('CREATE DATABASE house');
    const standby = await primary.standby();
    servers.push(standby);
    room = await CardRoom.open(`${primary.url('house')},${standby.url('house')}`, [1, 2, 3]);
    const here = room;
    await staff(here);
    const people = await enrollAll(here, 30);
    for (const [nth, { card }] of people.entries())
      await here.sit((nth % 3) + 1, Math.floor(nth / 3) + 1, card, BUY_IN);
    await here.quiet();
    expect(await here.wrong()).toEqual([]);

    // The line of table 2 is cut in the middle of a hand, and hands go on.
    const second = here.at(2);
    await second.room.deal();
    second.wire.cut();
    await here.isUp(2, false);
    await hand(here, 2);
    await hand(here, 2);
    await here.leave(2, 1);
    expect(await here.wrong()).toEqual([]);
    second.wire.heal();
    await here.isUp(2);

    // Somebody moves from one table to another: the same card, one seat in the house.
    await here.leave(1, 1);
    await here.quiet();
    await here.sit(2, 1, people[0]?.card ?? '', BUY_IN);

    // A table is started again in the middle of a hand; a hand is voided by two people.
    const first = here.at(1).room;
    await first.deal();
    await first.restart();
    await here.isUp(1);
    await voidWithTwo(here, 1);

    // The house is started again while a table deals.
    await here.at(3).room.deal();
    await here.restartHouse();
    await hand(here, 3);

    // The primary dies; what is asked meanwhile waits for the standby.
    await here.leave(3, 1);
    primary.kill();
    const waits = here.test.fund(people[2]?.account ?? '', 0 + 100);
    standby.promote();
    await waits;
    // A line over which something was asked meanwhile may have ended; it comes back by itself.
    await here.quiet();
    for (const number of here.tables.keys()) await here.isUp(number);
    await here.sit(3, 1, people[2]?.card ?? '', BUY_IN);
    await hand(here, 3);

    await cashEverybodyOut(here);
    const out = await here.test.house.counter.withdraw({
      ...{ account: people[2]?.account ?? '', amount: 100, nature: 'cash' as const },
      ...here.test.act('the same dollar'),
    });
    expect(out).toMatchObject({ ok: true });
    await expectAllThere(here, 30);
  });
});

it('one table with a house in a file: the same evening', async () => {
  room = await CardRoom.open(mkdtempSync(join(FILES, 'dealerless-house-')), [1]);
  const here = room;
  await staff(here);
  const people = await enrollAll(here, 6);
  for (const [nth, { card }] of people.entries()) await here.sit(1, nth + 1, card, BUY_IN);
  const { room: table, wire } = here.at(1);
  await table.deal();
  wire.cut();
  await here.isUp(1, false);
  await hand(here, 1);
  await here.leave(1, 1);
  wire.heal();
  await here.isUp(1);
  await table.deal();
  await table.restart();
  await here.isUp(1);
  await voidWithTwo(here, 1);
  await here.restartHouse();
  await hand(here, 1);
  await until(() => table.table.state.fault === null);
  await cashEverybodyOut(here);
  await expectAllThere(here, 6);
});
