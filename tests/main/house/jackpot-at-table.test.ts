/** A jackpot of a house at its tables, beside the table and apart: posted, dropped for, hit, held, decided by two people, paid. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import type { CardHouse } from '../../../main/house/house.ts';
import { jackpotTerms } from '../../../main/house/jackpot-terms.ts';
import { HANG } from '../../hang.ts';
import { FILES, settled, type TestRoom, until } from '../test-room.ts';
import { CardRoom } from './card-room.ts';
import { openNear, player, sit } from './near-room.ts';

/** Any hand at all that comes to a showdown has it. */
const ANY_HAND = jackpotTerms.parse({
  ...{ id: 'any', name: 'Any hand', games: ['holdem'], hit: 'held', hand: ['7c', '5d', '4h', '3s', '2c'] },
  ...{ drop: 1_00, shares: { loser: 0, winner: 60, table: 40 } },
});

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const act = (at: number, key: string) => ({ key, at, by: 'cass' });

async function staffOf(house: CardHouse): Promise<void> {
  for (const [id, name, role] of [
    ['fred', 'Fred Floor', 'floor'],
    ['aude', 'Aude Itor', 'auditor'],
  ] as const) {
    await house.staff.add({ id, name, role, pin: '4711' }, act(house.now(), `staff ${id}`));
  }
}

async function opens(house: CardHouse, count: number): Promise<void> {
  await vi.waitFor(async () => expect(await house.jackpots.open()).toHaveLength(count), { timeout: HANG });
}

async function playHand(table: TestRoom): Promise<void> {
  if (!table.table.hand) await table.deal();
  await table.playOut();
  await table.pass(200, 100);
}

it('of the table’s own house holds it until two people have decided, and pays the cards', async () => {
  const room = await openNear();
  closing.push(() => room.close());
  const { near } = room;
  await staffOf(near);
  const accounts: string[] = [];
  for (const [nth, name] of ['Ada Winter', 'Ben Ortiz'].entries()) {
    const { account, card } = await player(room, name, 300_00);
    accounts.push(account);
    await sit(room, nth === 0 ? 1 : 2, card, 100_00);
  }
  // Nothing is dropped before the house has said who wins it.
  await playHand(room);
  expect(await near.books.balances('jackpot:')).toEqual([]);
  expect((await near.jackpots.set(ANY_HAND, act(near.now(), 'set'))).ok).toBe(true);
  await near.jackpots.seed('any', 50_00, { ...act(near.now(), 'seed'), second: 'fred' });
  await settled();
  await room.pass(8000, 500);
  await playHand(room);
  await until(() => room.table.state.held !== null);
  await settled();
  expect(room.station(1).view.table).toMatchObject({ held: expect.stringMatching(/^Any hand: /) });
  expect(room.station(1).view.table.hand?.events.at(-1)).toMatchObject({ kind: 'jackpot', name: 'Any hand' });
  const hand = room.table.lastNumber;
  await room.pass(60_000, 5000);
  expect(room.table.lastNumber).toBe(hand);

  const [open] = await near.jackpots.open();
  expect(open).toMatchObject({ number: 1, hand, amount: 51_00 });
  const signed = { by: 'fred', second: 'aude', reason: 'looked at' };
  const decide = { ask: 'decide hit', key: 'decide', hit: 1, pays: true, ...signed } as const;
  expect(await room.host.room.line?.ask(decide)).toEqual({ ok: true, value: null });
  await settled();
  expect(room.table.state.held).toBeNull();
  const paid = await Promise.all(accounts.map((account) => near.counter.balance(account)));
  expect(paid.reduce((sum, balance) => sum + balance, 0)).toBe(400_00 + 51_00);
  expect(room.table.state.told.map(({ text }) => text).join()).toMatch(/of the jackpot is on your card, document J-/);
  await room.pass(20_000, 500);
  expect(room.table.lastNumber).toBeGreaterThan(hand);
});

it('of a house of two tables is hit at both while the lines are down: the first report wins', async () => {
  const room = await CardRoom.open(mkdtempSync(join(FILES, 'dealerless-house-')), [1, 2]);
  closing.push(() => room.close());
  const { house } = room.test;
  for (const table of [1, 2]) {
    for (const seat of [1, 2] as const) {
      const issued = await room.test.enroll(`${['Ada', 'Ben'][seat - 1]} ${['Winter', 'Ortiz'][table - 1]}`);
      await room.test.fund(issued.account, 300_00);
      await room.sit(table, seat, issued.card, 100_00);
    }
  }
  expect((await house.jackpots.set({ ...ANY_HAND, bestOfMinutes: null }, room.test.act('set'))).ok).toBe(true);
  await house.jackpots.seed('any', 50_00, { ...room.test.act('seed'), second: 'fred' });
  for (const table of [1, 2]) await until(() => room.at(table).room.host.room.line?.jackpots().length === 1);
  for (const table of [1, 2]) {
    room.at(table).wire.cut();
    await room.isUp(table, false);
  }
  for (const table of [1, 2]) {
    const { room: at } = room.at(table);
    for (let tries = 0; tries < 4 && at.table.state.held === null; tries += 1) {
      await playHand(at);
      if (at.table.state.held === null) await at.pass(8000, 500);
    }
    expect(at.table.state.held).not.toBeNull();
  }
  expect(await house.jackpots.open()).toEqual([]);
  room.at(2).wire.heal();
  await room.isUp(2);
  await opens(house, 1);
  room.at(1).wire.heal();
  await room.isUp(1);
  await opens(house, 2);
  const open = await house.jackpots.open();
  expect(open.map(({ table, amount }) => [table, amount])).toEqual([
    [2, expect.toSatisfy((amount: number) => amount >= 51_00)],
    [1, expect.toSatisfy((amount: number) => amount > 0 && amount < 10_00)],
  ]);
  const decide = (number: number, pays: boolean) =>
    house.jackpots.decide(number, pays, { ...room.test.act(`decide-${number}`), second: 'fred', reason: 'looked at' });
  expect((await decide(1, true)).ok && (await decide(2, false)).ok).toBe(true);
  for (const table of [1, 2]) await until(() => room.at(table).room.table.state.held === null);
  await room.quiet();
  expect(await room.wrong()).toEqual([]);
  expect(await room.test.wrong()).toEqual([]);
});
