/**
 * What is pressed late, twice, or at the same time as something else must hit whom it meant, or nobody.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RULED, TestRoom, until } from '../test-room.ts';

const config = {
  games: [
    { game: 'holdem', limit: '2-4' },
    { game: 'holdem', limit: '4-8' },
  ],
};

let room: TestRoom;

beforeEach(async () => {
  room = await TestRoom.open({ config });
});

afterEach(async () => {
  await room.close();
});

const request = (): string => room.floor.view.requests[0]?.id ?? 'none';

/** Swipes and types the PIN: as far as the floor, or the buy-in. */
async function arrive(seat: number, index: number): Promise<void> {
  await room.swipe(seat, index);
  await room.pin(seat, room.card(index).pin);
}

describe('the floor', () => {
  test('LR9 a foul pressed on the last hand does not kill one of the next', async () => {
    for (const seat of [1, 2]) await room.sit(seat, seat, 4000);
    await room.deal();
    const { rev } = room.floor;
    await room.playOut();
    await room.deal();
    expect(await room.floor.press({ do: 'foul', seat: 1, reason: 'signalling' }, { rev })).toMatchObject({
      code: 'stale',
    });
    expect(await room.floor.press({ do: 'void', reason: 'signalling', signature: RULED }, { rev })).toMatchObject({
      code: 'stale',
    });
    expect(room.table.hand?.step).toBe(0);
  });

  test.each([
    { do: 'cash in', seat: 1, reason: 'abusive' },
    { do: 'warn', seat: 1 },
    { do: 'extend', seat: 1, reason: 'a meal' },
  ] as const)('LR15 LR16 "$do" meant for one player does not hit the next in their seat', async (act) => {
    await room.sit(1, 1, 4000);
    const { rev } = room.floor;
    await room.station(1).press({ do: 'leave' });
    await room.sit(1, 2, 4000);
    expect(await room.floor.press(act, { rev })).toMatchObject({ code: 'stale' });
    expect(room.table.sitting(1)).toMatchObject({ status: 'playing', leaveNext: false });
  });

  test('LR28a an approval for one player does not let in another', async () => {
    await room.floor.press({ do: 'standing approval', on: false });
    await arrive(5, 1);
    const first = request();
    await room.station(5).press({ do: 'cancel' });
    await arrive(5, 2);
    expect(await room.floor.press({ do: 'approve', request: first })).toMatchObject({ code: 'no such request' });
    expect(room.station(5).view.phase).toMatchObject({ name: 'waiting' });
  });

  test('LR31d the yes given to one seat is not one to another', async () => {
    await room.sit(1, 1, 4000);
    await room.station(1).press({ do: 'move', to: 7 });
    const seven = request();
    await room.station(1).press({ do: 'move', to: 9 });
    expect(await room.floor.press({ do: 'approve', request: seven })).toMatchObject({ code: 'no such request' });
    expect(room.table.sitting(1)?.move).toMatchObject({ to: 9, approved: false });
  });
});

describe('LR20 relations never come to sit side by side', () => {
  beforeEach(() => room.relate(1, 2));

  test('not by arriving at the same time', async () => {
    await arrive(1, 1);
    await room.swipe(2, 2);
    expect(room.station(2).view).toMatchObject({ phase: { name: 'pin', ways: 'desk' }, notice: { level: 'error' } });
    await room.station(2).press({ do: 'pin', pin: room.card(2).pin, to: 'seat' });
    await until(() => room.station(2).view.phase.name === 'desk');
    expect(await room.station(2).press({ do: 'buy in', amount: 4000 })).toMatchObject({ ok: false });
  });

  test('not by changing seats', async () => {
    await room.sit(1, 1, 4000);
    await room.sit(5, 2, 4000);
    expect(await room.station(5).press({ do: 'move', to: 2 })).toMatchObject({ code: 'seat refused' });
    expect(await room.station(5).press({ do: 'move', to: 10 })).toMatchObject({ code: 'seat refused' });
  });

  test('not by changing seats at the same time', async () => {
    await room.sit(1, 1, 4000);
    await room.sit(5, 2, 4000);
    for (const [seat, to] of [
      [5, 8],
      [1, 9],
    ] as const) {
      await room.station(seat).press({ do: 'move', to });
      await room.floor.press({ do: 'approve', request: request() });
    }
    expect([room.table.sitting(8), room.table.sitting(9)].filter(Boolean)).toHaveLength(1);
  });
});

describe('seat changes (LR31d)', () => {
  test('nobody is moved into a seat that somebody is just taking', async () => {
    await room.sit(1, 1, 4000);
    await arrive(5, 2);
    expect(await room.station(1).press({ do: 'move', to: 5 })).toMatchObject({ code: 'seat refused' });
    await room.station(5).press({ do: 'buy in', amount: 4000 });
    expect(room.station(5).view.phase).toMatchObject({ name: 'seated', person: 'Chloe' });
  });

  test('a player who asked first is answered first, though another was approved before them', async () => {
    for (const seat of [1, 2]) await room.sit(seat, seat, 4000);
    await room.deal();
    await room.station(1).press({ do: 'move', to: 7 });
    await room.pass(1000);
    await room.station(2).press({ do: 'move', to: 7 });
    const second = room.floor.view.requests.find((other) => other.seat === 2)?.id ?? '';
    await room.floor.press({ do: 'approve', request: second });
    await room.playOut();
    await room.pass(7000);
    expect(room.table.sitting(7)).toBeUndefined();
    await room.floor.press({ do: 'approve', request: request() });
    await room.pass(20_000);
    await room.playOut();
    await room.pass(7000);
    expect(room.table.sitting(7)?.account).toBe(room.card(1).account);
    expect(room.table.sitting(2)?.move).toBeNull();
  });

  test('asking twice for the same seat is asking once', async () => {
    await room.sit(1, 1, 4000);
    await room.sit(2, 2, 4000);
    await room.deal();
    await room.station(1).press({ do: 'move', to: 7 });
    await room.floor.press({ do: 'approve', request: request() });
    await room.station(1).press({ do: 'move', to: 7 });
    expect(room.table.sitting(1)?.move).toMatchObject({ approved: true });
  });
});

describe('chips', () => {
  test('B-99 a double tap on "add chips" adds them once', async () => {
    await room.sit(1, 1, 4000);
    const { rev } = room.station(1);
    await room.station(1).press({ do: 'top up', amount: 4000 }, { rev });
    expect(await room.station(1).press({ do: 'top up', amount: 4000 }, { rev })).toMatchObject({ code: 'stale' });
    expect(room.table.stack(1)).toBe(8000);
  });

  test('a press on "add chips" in one game adds no chips in the next, or for the next player there', async () => {
    await room.sit(1, 1, 4000);
    let { rev } = room.station(1);
    const add = () => room.station(1).press({ do: 'top up', amount: 4000 }, { rev });
    await room.floor.press({ do: 'profile', profile: 'holdem-4-8' });
    const { phase } = room.station(1).view;
    const change = (phase.name === 'seated' && phase.gameChange?.id) || 0;
    await room.station(1).press({ do: 'come along', change, most: 4000 });
    expect(room.table.state.profile).toBe('holdem-4-8');
    expect(await add()).toMatchObject({ code: 'stale' });
    ({ rev } = room.station(1));
    await room.station(1).press({ do: 'leave' });
    await room.sit(1, 2, 4000);
    expect(await add()).toMatchObject({ code: 'stale' });
    expect(room.table.stack(1)).toBe(4000);
  });

  test('S3 a post that was agreed to in the game before is not paid in the next', async () => {
    await room.sit(1, 1, 4000);
    const { rev } = room.station(1);
    await room.station(1).press({ do: 'entry', entry: 'post' });
    await room.floor.press({ do: 'profile', profile: 'holdem-4-8' });
    const { phase } = room.station(1).view;
    const change = (phase.name === 'seated' && phase.gameChange?.id) || 0;
    await room.station(1).press({ do: 'come along', change, most: 4000 });
    expect(room.table.sitting(1)?.entry).toBe('wait');
    expect(await room.station(1).press({ do: 'entry', entry: 'post' }, { rev })).toMatchObject({ code: 'stale' });
    expect(room.table.sitting(1)?.entry).toBe('wait');
  });

  test('LR19b what a player left a game with last counts, however they came back into it', async () => {
    await room.restart({ config: { ...config, gameChange: 'wait' } });
    await room.sit(1, 1, 4000);
    await room.station(1).press({ do: 'leave' });
    await room.floor.press({ do: 'profile', profile: 'holdem-4-8' });
    await room.sit(1, 1, 9000);
    await room.floor.press({ do: 'profile', profile: 'holdem-2-4' });
    const { phase } = room.station(1).view;
    const change = (phase.name === 'seated' && phase.gameChange?.id) || 0;
    const old = room.station(1).rev;
    await room.station(1).press({ do: 'stay out', change });
    expect(room.table.sitting(1)).toMatchObject({ enters: true });
    expect(await room.station(1).press({ do: 'sit in' }, { rev: old })).toMatchObject({ code: 'stale' });
    expect(await room.station(1).press({ do: 'sit in' })).toMatchObject({ ok: true });
    await room.station(1).press({ do: 'leave' });
    await arrive(1, 1);
    expect(room.station(1).view.phase).toMatchObject({ name: 'buying in', min: 9000 });
  });

  test('LR19b what a player left one game with is not forgotten by sitting in another', async () => {
    await room.sit(1, 1, 34_000);
    await room.station(1).press({ do: 'leave' });
    await room.floor.press({ do: 'profile', profile: 'holdem-4-8' });
    await room.sit(1, 1, 4000);
    await room.station(1).press({ do: 'leave' });
    await room.floor.press({ do: 'profile', profile: 'holdem-2-4' });
    await arrive(1, 1);
    expect(room.station(1).view.phase).toMatchObject({ name: 'buying in', min: 34_000 });
  });

  test('LR19 the house asks a full buy of a player who enters', async () => {
    await arrive(1, 1);
    expect(room.station(1).view.phase).toMatchObject({ name: 'buying in', min: 2000 });
    expect(await room.station(1).press({ do: 'buy in', amount: 1000 })).toMatchObject({ code: 'amount too low' });
  });
});

describe('LR16 nobody keeps a seat forever without playing', () => {
  test('not by sitting out', async () => {
    await room.sit(1, 1, 4000);
    await room.station(1).press({ do: 'sit out' });
    await room.pass(15 * 60_000 + 1000, 30_000);
    expect(room.floor.view.seats[0]).toMatchObject({ overdue: true });
    await room.pass(2 * 60_000 + 1000, 30_000);
    expect(room.table.sitting(1)).toBeUndefined();
  });

  test('C9 not by coming back within the hand without swiping the card', async () => {
    for (const seat of [1, 2]) await room.sit(seat, seat, 4000);
    await room.deal();
    await room.station(1).press({ do: 'break' });
    expect(await room.station(1).press({ do: 'sit in' })).toMatchObject({ code: 'locked' });
    expect(room.table.sitting(1)?.status).toBe('away');
  });

  test('and being warned again gives no more time', async () => {
    await room.sit(1, 1, 4000);
    await room.station(1).press({ do: 'break' });
    await room.pass(15 * 60_000 + 1000, 30_000);
    for (let i = 0; i < 3; i += 1) {
      await room.pass(50_000, 10_000);
      await room.floor.press({ do: 'warn', seat: 1 });
    }
    expect(room.table.sitting(1)).toBeUndefined();
  });

  test('a player who is playing loses nothing by a warning', async () => {
    await room.sit(1, 1, 4000);
    await room.floor.press({ do: 'warn', seat: 1 });
    await room.pass(5 * 60_000, 30_000);
    expect(room.table.sitting(1)?.status).toBe('playing');
  });
});

test('T5 LR9 a barred player is cashed in', async () => {
  await room.sit(1, 1, 4000);
  const { account } = room.card(1);
  await room.cage.press({ do: 'bar', account, term: 'for good', reason: 'signalling' });
  expect(room.table.sitting(1)).toBeUndefined();
  expect(room.host.room.cage.balance(account)).toBe(50_000);
});
