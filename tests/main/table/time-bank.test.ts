import { afterEach, describe, expect, test } from 'vitest';
import { newSitting } from '../../../main/table/sitting-down.ts';
import { addForHand, drawOn, inBank, putBack } from '../../../main/table/time-bank.ts';
import { RULED, TestRoom } from '../test-room.ts';

const TERMS = { start: 30_000, perHand: 1000, most: 60_000 };
const sitting = () =>
  newSitting({ seat: 1, account: 'a', handle: 'Ann', boughtIn: 100, entry: 'wait', timed: false, owes: 0, satAt: 0 });

describe('a time bank', () => {
  test('begins with its start, is drawn whole, and has back what a turn leaves', () => {
    const player = sitting();
    expect(inBank(player, TERMS)).toBe(30_000);
    drawOn(player, TERMS);
    expect([inBank(player, TERMS), player.drawn]).toEqual([0, 30_000]);
    putBack(player, 12_000);
    expect([inBank(player, TERMS), player.drawn]).toEqual([12_000, 0]);
  });

  test('gets back no more than was drawn, though the turn has more left', () => {
    const player = sitting();
    drawOn(player, TERMS);
    putBack(player, 55_000);
    expect(inBank(player, TERMS)).toBe(30_000);
  });

  test('grows with each hand up to its maximum, and is zero in a game without one', () => {
    const player = sitting();
    for (let hand = 0; hand < 40; hand += 1) addForHand(player, TERMS);
    expect(inBank(player, TERMS)).toBe(60_000);
    expect(inBank(player, null)).toBe(0);
    expect(inBank(player, { ...TERMS, most: 10_000 })).toBe(10_000);
  });
});

describe('at the table', () => {
  let room: TestRoom;
  afterEach(() => room.close());
  const open = async (config: object = {}): Promise<void> => {
    room = await TestRoom.open({ config: { games: [{ game: 'holdem', limit: '2-4' }], ...config } });
    for (const seat of [2, 5]) await room.sit(seat, seat, 10_000);
    await room.deal();
  };
  const left = (seat: number): number => room.station(seat).view.table.clock?.leftMs ?? 0;
  const bank = (seat: number): number => {
    const { phase } = room.station(seat).view;
    return phase.name === 'seated' ? (phase.timeBank ?? 0) : 0;
  };
  const draw = (seat: number) => room.station(seat).press({ do: 'more time' });

  test('a player adds it to their turn, which costs nobody a hand, and what is left goes back', async () => {
    await open();
    const seat = room.turn;
    expect([bank(seat), bank(seat === 2 ? 5 : 2)]).toEqual([30_000, 0]);
    await room.pass(25_000, 1000);
    expect((await draw(seat)).ok).toBe(true);
    expect(left(seat)).toBe(35_000);
    expect((await draw(seat)).ok).toBe(false);
    await room.pass(20_000, 1000);
    expect(room.turn).toBe(seat);
    await room.decide(seat, { kind: 'call' });
    expect(room.table.sitting(seat)).toMatchObject({ bank: 15_000, drawn: 0 });
  });

  test('a player who does not answer within that has used it up', async () => {
    await open();
    const seat = room.turn;
    await draw(seat);
    await room.pass(59_000, 1000);
    expect(room.turn).toBe(seat);
    await room.pass(2000, 1000);
    expect(room.table.hand).toBeNull();
    expect(room.table.sitting(seat)).toMatchObject({ bank: 1000, drawn: 0 });
  });

  test('it outlives a restart in the middle of the longer turn', async () => {
    await open();
    const seat = room.turn;
    await room.pass(28_000, 1000);
    await draw(seat);
    const before = left(seat);
    await room.restart();
    expect(left(seat)).toBeGreaterThanOrEqual(before);
    expect(left(seat)).toBeLessThanOrEqual(before + 1000);
    expect(bank(seat)).toBe(0);
  });

  test('a voided hand gives it back', async () => {
    await open();
    const seat = room.turn;
    await draw(seat);
    const { ok } = await room.floor.press({ do: 'void', reason: 'a power failure', signature: RULED });
    expect(ok).toBe(true);
    expect(room.table.sitting(seat)).toMatchObject({ bank: 30_000, drawn: 0 });
  });

  test('a game, or a table, may go without one', async () => {
    await open({ games: [{ game: 'holdem', limit: '2-4', timeBank: null }] });
    expect(bank(room.turn)).toBe(0);
    expect(await draw(room.turn)).toMatchObject({ ok: false });
    expect(left(room.turn)).toBe(30_000);
  });
});
