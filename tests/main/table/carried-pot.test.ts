/** A pot that nobody has won: the chips stay for the next hand, and go back to whose they are where no hand comes. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Seat } from '../../../games/seat.ts';
import { setupsOf } from '../../../main/setups.ts';
import { tableConfig } from '../../../main/table/config.ts';
import { RULED, TestRoom } from '../test-room.ts';

const JACKS = { game: 'draw-jacks-or-better', house: 'casino-real', limit: '4-8' };
const HOLDEM = { game: 'holdem', limit: '2-4' };

let room: TestRoom;

beforeEach(async () => {
  room = await TestRoom.open({ config: { games: [JACKS, HOLDEM] } });
  for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
  await room.deal();
});
afterEach(() => room.close());

const carried = (): number => room.host.room.books.ledger.balance('carried');
const stacks = (): number[] => [1, 2, 3].map((seat) => room.table.stack(seat));
const balance = (index: number): number => room.host.room.cage.balance(room.card(index).account);

/** Everybody passes, so that the pot stays; then the next hand is dealt. */
async function passIn(): Promise<void> {
  await room.playOut();
  await room.deal();
}

/** Everybody checks, if nobody opens for them. Tells whether the hand was over with that. */
async function checkedAround(): Promise<boolean> {
  for (let ask = room.table.hand?.asks()[0]; ask; ask = room.table.hand?.asks()[0]) {
    if (ask.kind !== 'bet' || ask.call !== 0) return false;
    await room.decide(ask.seat, { kind: 'check' });
  }
  return true;
}

describe('a pot that nobody opens', () => {
  test('lies in an account of its own, is in the next hand, and is won there', async () => {
    const money = room.money;
    await room.playOut();
    expect([carried(), stacks()]).toEqual([300, [3900, 3900, 3900]]);
    expect(room.center.view.table.hand).toMatchObject({
      over: true,
      pots: [{ label: 'pot of the next hand', amount: 300, seats: [] }],
    });
    expect(room.money).toBe(money);
    await room.deal();
    expect(room.center.view.table.hand).toMatchObject({ pots: [{ label: 'main pot', amount: 600 }] });
    await room.decide(room.turn, { kind: 'fold' });
    const left = room.table.hand?.asks()[0]?.seat ?? 0;
    await room.decide(left, { kind: 'fold' });
    expect(carried()).toBe(0);
    expect([...stacks()].sort()).toEqual([3800, 3800, 4400]);
    expect(room.money).toBe(money);
  });

  test('is still there after a restart, and said on every screen', async () => {
    await room.playOut();
    await room.restart();
    expect(carried()).toBe(300);
    expect(room.center.view.table.posted).toContain('$3 of earlier hands is in the pot until somebody wins it');
    expect(room.station(1).view.table.posted).toContain('$3 of earlier hands is in the pot until somebody wins it');
  });

  test('is restored when the floor voids a hand', async () => {
    await passIn();
    await room.floor.press({ do: 'void', reason: 'A card was seen', signature: RULED });
    expect([carried(), stacks()]).toEqual([300, [3900, 3900, 3900]]);
    await room.deal();
    expect(room.center.view.table.hand).toMatchObject({ pots: [{ amount: 600 }] });
  });

  test('goes back to everybody when another game is put on', async () => {
    await room.playOut();
    await room.changeGame('holdem-2-4');
    expect(carried()).toBe(0);
    expect(stacks().reduce((sum, stack) => sum + stack)).toBe(12_000);
    expect(room.table.state.fault).toBeNull();
  });

  test('goes back to the cards when everybody has left, also to who left first', async () => {
    const before = [1, 2, 3].map(balance);
    await passIn();
    await room.station(3).press({ do: 'leave' });
    await passIn();
    await room.playOut();
    for (const seat of [1, 2]) await room.station(seat).press({ do: 'leave' });
    await room.pass(8000);
    expect(room.table.state.sittings).toEqual([]);
    expect([carried(), [1, 2, 3].map(balance)]).toEqual([0, before.map((one) => one + 4000)]);
  });

  test('keeps everybody in their seats (003:871)', async () => {
    await room.playOut();
    await room.station(1).press({ do: 'move', to: 7 });
    await room.floor.press({ do: 'approve', request: room.floor.view.requests[0]?.id ?? 'none' });
    await room.pass(1000);
    expect(room.table.sitting(1)?.move).toMatchObject({ to: 7, approved: true });
    expect(room.table.sitting(7)).toBeUndefined();
  });
});

test('a player without chips for another ante is dealt in for what they have in the pot (003:892-894)', async () => {
  await room.close();
  const buyIn = { fullBuy: 100, shortBuy: null, maximum: null, step: 100 };
  const tiny = [...setupsOf(tableConfig.parse({ games: [JACKS] }))].map(
    ([id, setup]) => [id, { ...setup, profile: { ...setup.profile, buyIn } }] as const,
  );
  // A deck that gives the player who is all in no openers: with them, the rules open the pot for them.
  for (let seed = 1, passed = false; !passed; seed += 1) {
    room = await TestRoom.open({ setups: new Map(tiny), seed });
    for (const seat of [1, 2]) await room.sit(seat, seat, 4000);
    await room.sit(3, 3, 100);
    await room.deal();
    expect(room.table.hand?.has(3)).toBe(true);
    passed = await checkedAround();
    if (!passed) await room.close();
  }
  await room.deal();
  const seat: Seat = 3;
  expect(room.table.stack(seat)).toBe(0);
  expect(room.table.hand?.has(seat)).toBe(true);
  expect(room.table.sitting(seat)?.status).toBe('playing');
});
