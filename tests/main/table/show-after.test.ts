import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestRoom } from '../test-room.ts';

let room: TestRoom;
beforeEach(async () => {
  room = await TestRoom.open({
    config: {
      games: [{ game: 'holdem', limit: '2-4' }],
      mayShow: true,
      timing: { result: 6000, pause: 1000, show: 3000 },
    },
  });
  for (const seat of [2, 5]) await room.sit(seat, seat, 10_000);
  await room.deal();
});
afterEach(() => room.close());

/** Whoever is first folds; the other has the pot. */
const steal = async (): Promise<number> => {
  const folds = room.turn;
  await room.decide(folds, { kind: 'fold' });
  return folds === 2 ? 5 : 2;
};
const state = () => room.center.view.table.state;
const seatOf = (seat: number, of: 'center' | number) => {
  const { table } = of === 'center' ? room.center.view : room.station(of).view;
  return table.hand?.seats.find((each) => each.seat === seat);
};

describe('a winner whom nobody has seen', () => {
  test('shows one card to everybody, and the hand is settled', async () => {
    const winner = await steal();
    expect(state()).toBe('hand');
    expect(room.station(winner).view.table.hand?.ask).toMatchObject({ kind: 'choose', optional: true });
    const own = seatOf(winner, winner)?.cards ?? [];
    await room.decide(winner, { kind: 'choose', option: 'show-1' });
    expect(state()).toBe('settling');
    expect(seatOf(winner, 'center')?.cards).toEqual([own[0], null]);
    expect(seatOf(winner, winner)?.cards).toEqual(own);
  });

  test('need not answer: it does not count as an absence, and the hand takes no longer', async () => {
    const winner = await steal();
    const hand = room.table.lastNumber;
    await room.pass(2900, 100);
    expect(state()).toBe('hand');
    await room.pass(200, 100);
    expect(state()).toBe('settling');
    expect(room.table.sitting(winner)).toMatchObject({ absences: 0, status: 'playing' });
    await room.pass(2500, 100);
    expect(room.table.lastNumber).toBe(hand);
    await room.pass(1700, 100);
    expect(room.table.lastNumber).toBe(hand + 1);
  });

  test('draws no time for it', async () => {
    const winner = await steal();
    expect(await room.station(winner).press({ do: 'more time' })).toMatchObject({ ok: false });
  });

  test('has the card they showed in the receipt of the other player, and the one they kept not', async () => {
    const winner = await steal();
    const own = seatOf(winner, winner)?.cards ?? [];
    await room.decide(winner, { kind: 'choose', option: 'show-2' });
    const other = room.station(winner === 2 ? 5 : 2);
    const pressed = await other.press({ do: 'receipt', hand: room.table.lastNumber });
    expect(pressed).toMatchObject({ ok: true });
    const { result } = pressed as { result: { receipt: { cards: { card: string }[]; wrong: string[] } } };
    const cards = result.receipt.cards.map(({ card }) => card);
    expect(cards).toContain(own[1]);
    expect(cards).not.toContain(own[0]);
    expect(result.receipt.wrong).toEqual([]);
  });

  test('can show after a restart still, and what they showed is in the journal', async () => {
    const winner = await steal();
    await room.restart();
    const own = seatOf(winner, winner)?.cards ?? [];
    await room.decide(winner, { kind: 'choose', option: 'show' });
    await room.restart();
    expect(room.table.state.fault).toBeNull();
    const recalled = await room.station(winner === 2 ? 5 : 2).press({ do: 'history' });
    const shown = expect.objectContaining({ seat: winner, cards: own });
    expect(recalled).toMatchObject({ result: { hands: [{ view: { seats: expect.arrayContaining([shown]) } }] } });
  });
});
