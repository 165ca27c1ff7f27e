/** Who comes from a broken game, or is forced to move: the floor says so as it lets them in (000:363-373, 000:1601-1606). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestRoom } from '../test-room.ts';

let room: TestRoom;
const open = async (limit: string) => {
  room = await TestRoom.open({
    config: { house: 'artichoke-joes', games: [{ game: 'holdem', limit }] },
  });
};
afterEach(() => room.close());

/** Four players are in the middle of their game, whose button does not pass seat 7 soon, and a fifth asks to enter there. */
async function asking(): Promise<string> {
  for (const seat of [1, 2, 3, 4]) await room.sit(seat, seat, 30_000);
  await room.deal();
  while (room.table.hand?.facts.start.button !== 1) {
    await room.playOut();
    await room.deal();
  }
  await room.floor.press({ do: 'standing approval', on: false });
  return asks(5);
}

/** The card of that index is swiped at seat 7, and the floor is asked. */
async function asks(index: number): Promise<string> {
  await room.swipe(7, index);
  await room.pin(7, room.card(index).pin);
  return room.floor.view.requests[0]?.id ?? '';
}

const approve = (request: string, transferred = false) =>
  room.floor.press({ do: 'approve', request, ...(transferred ? { transferred } : {}) });

const buyingIn = () => {
  const { phase } = room.station(7).view;
  if (phase.name !== 'buying in') throw new Error(`station 7 is ${phase.name}`);
  return phase;
};

describe('where the text lets them in', () => {
  beforeEach(() => open('10-20'));

  test('they bring what they have, and are dealt in without a post', async () => {
    const request = await asking();
    expect(room.floor.view.requests[0]).toMatchObject({ transfers: true });
    await approve(request, true);
    expect(buyingIn()).toMatchObject({ min: 100, entry: { message: 'You are dealt in with the next hand.' } });
    await room.station(7).press({ do: 'buy in', amount: 2_500 });
    expect(room.table.sitting(7)).toMatchObject({ transferred: true, boughtIn: 2_500 });
    expect(room.table.waiting).toEqual([]);
    const log = room.host.room.log.last(20).map(({ text }) => text);
    expect(log).toContainEqual(expect.stringContaining('approve from a broken or forced-move game'));
  });

  test('it is over with the first hand they are dealt', async () => {
    await approve(await asking(), true);
    await room.station(7).press({ do: 'buy in', amount: 2_500 });
    await room.playOut();
    await room.deal();
    expect(room.table.hand?.has(7)).toBe(true);
    expect(room.table.sitting(7)).toMatchObject({ transferred: false });
  });

  test('anybody else brings the posted buy-in and waits for the big blind', async () => {
    await approve(await asking());
    expect(buyingIn()).toMatchObject({ min: 10_000, entry: { mayPost: true } });
  });

  test('what was said of one does not hold for the next at that station', async () => {
    await approve(await asking(), true);
    await room.station(7).press({ do: 'cancel' });
    await approve(await asks(6));
    expect(buyingIn()).toMatchObject({ min: 10_000, entry: { mayPost: true } });
  });
});

describe('with standing approval, where nobody is asked', () => {
  beforeEach(() => open('10-20'));

  /** The table deals, and card 5 is at seat 7 and has been let in. */
  async function comesIn(): Promise<void> {
    await asking();
    await room.floor.press({ do: 'standing approval', on: true });
  }

  const moved = (seat: number) => room.floor.press({ do: 'moved by the house', seat });

  test('the floor says so while they buy in: they bring what they have, and post nothing', async () => {
    await comesIn();
    expect(buyingIn().min).toBe(10_000);
    expect(room.floor.view.mayBeMoved).toContain(7);
    await moved(7);
    expect(buyingIn()).toMatchObject({ min: 100, entry: { message: 'You are dealt in with the next hand.' } });
    expect(room.floor.view.mayBeMoved).not.toContain(7);
    await room.station(7).press({ do: 'buy in', amount: 2_500 });
    expect(room.table.sitting(7)).toMatchObject({ transferred: true, boughtIn: 2_500 });
    expect(room.host.room.log.last(20).map(({ text }) => text)).toContainEqual(
      expect.stringContaining('moved by the house seat 7'),
    );
  });

  test('or while they wait for a first hand: the next one is theirs', async () => {
    await comesIn();
    await room.station(7).press({ do: 'buy in', amount: 20_000 });
    expect(room.table.waiting).toMatchObject([{ seat: 7, why: 'big-blind' }]);
    expect(room.floor.view.mayBeMoved).toEqual([7]);
    await moved(7);
    await room.playOut();
    await room.deal();
    expect(room.table.hand?.has(7)).toBe(true);
    expect(room.table.sitting(7)).toMatchObject({ transferred: false });
    expect(room.floor.view.mayBeMoved).toEqual([]);
  });

  test('not of those who play, and not in a game that asks everybody the same', async () => {
    await comesIn();
    const answer = await moved(2);
    expect(answer).toMatchObject({ ok: false });
    expect(room.table.sitting(2)).toMatchObject({ transferred: false });
  });

  test('the floor is asked even about a player without the posted buy-in', async () => {
    for (const seat of [1, 2, 3]) await room.sit(seat, seat, 30_000);
    await room.floor.press({ do: 'standing approval', on: true });
    const { account } = room.card(5);
    const rest = room.host.room.cage.balance(account) - 3_000;
    await room.cage.press({ do: 'withdraw', account, amount: rest, pin: room.card(5).pin, nature: 'cash' });
    const request = await asks(5);
    expect(request).not.toBe('');
    await approve(request, true);
    expect(buyingIn()).toMatchObject({ min: 100, max: 3_000 });
  });
});

describe('where it does not', () => {
  test('the floor is not asked, and saying so changes nothing', async () => {
    room = await TestRoom.open({ config: { games: [{ game: 'holdem', limit: '2-4' }] } });
    const request = await asking();
    expect(room.floor.view.requests[0]).not.toHaveProperty('transfers');
    await approve(request, true);
    expect(buyingIn().min).toBeGreaterThan(100);
    expect(buyingIn().entry.mayPost).toBe(true);
  });
});
