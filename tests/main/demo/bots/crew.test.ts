/** What the bots of a demo do beside playing: they make room, buy in again, and keep out of other people's business. */
import { afterEach, describe, expect, test } from 'vitest';
import { startBots } from '../../../../main/demo/bots/bots.ts';
import { wrongIn } from '../../house/near-room.ts';
import { houseBalances, seededBytes, settled, TestRoom } from '../../test-room.ts';
import { playDay } from './day.ts';

let room: TestRoom;
let stop = (): void => {};

afterEach(async () => {
  stop();
  await room?.close();
});

async function open(count = 9): Promise<void> {
  room = await TestRoom.open({ bots: count, config: { timing: { result: 500, pause: 500 } } });
  const bytes = seededBytes(3);
  const bots = startBots(room.host, count, room.clock, {
    pace: { min: 200, max: 900 },
    random: () => (bytes(1)[0] ?? 0) / 256,
  });
  stop = () => bots.stop();
}

/** Lets the table run until something is so, for ten minutes at most. */
async function until(what: () => boolean): Promise<void> {
  for (let step = 0; step < 1200 && !what(); step += 1) await room.pass(500);
  expect(what(), String(what)).toBe(true);
}

const botsSeated = (): number =>
  room.table.state.sittings.filter(({ account }) => room.host.bots.includes(account)).length;
const freeSeats = (): readonly number[] =>
  room.lobby.view.screens.flatMap(({ seat, state }) => (seat !== null && state === 'free' ? [seat] : []));

describe('bots make room', () => {
  test('one seat is always free for a person, and bots come back when people go', async () => {
    await open();
    await until(() => botsSeated() === 9);
    expect(freeSeats()).toEqual([1]);
    await room.sit(1, 0, 10_000);
    await until(() => freeSeats().length === 1);
    expect(botsSeated()).toBe(8);
    const [seat = 0] = freeSeats();
    await room.sit(seat, 1, 10_000);
    await until(() => freeSeats().length === 1);
    expect(botsSeated()).toBe(7);
    for (const station of [1, seat]) await room.station(station).press({ do: 'leave' });
    await until(() => botsSeated() === 9);
    expect(freeSeats()).toHaveLength(1);
  });

  test('a card swiped at the station that a bot has left is not the bot’s to answer for', async () => {
    await open();
    await until(() => botsSeated() === 9);
    await room.sit(1, 0, 10_000);
    await until(() => freeSeats().length === 1);
    const [seat = 0] = freeSeats();
    await room.swipe(seat, 1);
    await room.pass(20_000);
    expect(room.station(seat).view.phase).toMatchObject({ name: 'pin', person: 'Ben', triesLeft: 5 });
    expect(room.lobby.view.screens[seat - 1]).toMatchObject({ state: 'swiped', who: 'Ben', bot: false });
  });

  test('screens that push a bot off the line of its station do not end its day', async () => {
    await open(2);
    await until(() => botsSeated() === 2);
    for (let n = 0; n < 4; n += 1) {
      room.host.link.attach({ screen: 'station', station: 10 }, { send: () => {}, close: () => {} });
    }
    const before = room.table.lastNumber;
    await until(() => room.table.lastNumber >= before + 6);
    expect(botsSeated()).toBe(2);
  });

  test('a bot that the floor has cashed in comes back later', async () => {
    await open(3);
    await until(() => botsSeated() === 3);
    await room.floor.press({ do: 'cash in', seat: 10, reason: 'a test of the floor' });
    await until(() => botsSeated() === 2);
    await until(() => botsSeated() === 3);
  });
});

describe('bots buy in again', () => {
  test('when their cards are empty, from the bank of the demo house, by documents', async () => {
    room = await TestRoom.open({ bots: 9, config: { timing: { result: 500, pause: 500 } } });
    const { counter } = await room.near.cage(1);
    for (const account of room.host.bots) {
      const amount = room.host.room.cage.balance(account);
      const act = {
        account,
        amount,
        nature: 'cash',
        at: room.clock.now(),
        by: 'demo',
        key: `empty:${account}`,
      } as const;
      expect(await counter.withdraw(act)).toMatchObject({ ok: true });
    }
    await settled();
    const bank = (): number => houseBalances(room.data)['cage:bank'] ?? 0;
    const [before, money, drawer] = [bank(), room.money, await counter.drawer()];
    const bots = startBots(room.host, 9, room.clock, { pace: { min: 200, max: 900 }, random: () => 0.5 });
    stop = () => bots.stop();
    await until(() => botsSeated() === 9);
    const staked = before - bank();
    expect(staked).toBeGreaterThanOrEqual(9 * room.table.setup.profile.buyIn.fullBuy);
    expect(room.money - money).toBe(staked);
    expect(await counter.drawer()).toBe(drawer);
    const statement = await counter.statement(room.host.bots[0] ?? '', 1000);
    expect(statement.find(({ what }) => what.startsWith('deposit'))?.document).toMatch(/^D-\d+$/);
    expect(await wrongIn(room)).toEqual([]);
  });

  test('when fewer chips are left than a bet takes, so that nobody sits there unable to play', async () => {
    room = await TestRoom.open({
      bots: 3,
      profile: 'no-bust-21',
      config: { timing: { result: 500, pause: 500 } },
    });
    const bots = startBots(room.host, 3, room.clock, { pace: { min: 200, max: 900 }, random: () => 0.5 });
    stop = () => bots.stop();
    await until(() => botsSeated() === 3 && room.table.hand === null);
    const move = { from: 'seat:9', to: 'seat:8', amount: room.table.stack(9) - 300, why: 'a bad day' } as const;
    const { ledger } = room.host.room.books;
    expect(ledger.post({ key: 'bad-day', moves: [move], at: room.clock.now(), by: 'test' })).toMatchObject({
      ok: true,
    });
    expect(room.table.stack(9)).toBe(300);
    await until(() => room.table.stack(9) >= room.table.setup.profile.buyIn.fullBuy);
  });
});

describe('the demo stays alive', () => {
  test.each([
    ['holdem-no-limit-1-2', 15],
    ['no-bust-21', 5],
    ['pure-21-5', 5],
  ])('for a while, all bots playing: %s', (profile, minutes) => playDay({ profile, hours: minutes / 60, hands: 10 }));
});
