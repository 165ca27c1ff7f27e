import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Seat } from '../../../games/seat.ts';
import { codeOf } from '../desks/staffed-room.ts';
import { TestRoom } from '../test-room.ts';

const games = ['2-4', 'no-limit-1-3'].map((limit) => ({ game: 'holdem', limit }));
let room: TestRoom;

beforeEach(async () => {
  room = await TestRoom.open({ config: { games } });
  for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
  await room.deal();
});
afterEach(async () => {
  await room.close();
});

const announce = () => room.floor.press({ do: 'profile', profile: 'holdem-no-limit-1-3' });
const answer = (seat: Seat, most: number | null) => {
  const { phase } = room.station(seat).view;
  if (phase.name !== 'seated' || !phase.gameChange) throw new Error(`seat ${seat} is not asked`);
  const change = phase.gameChange.id;
  return room.station(seat).press(most === null ? { do: 'stay out', change } : { do: 'come along', change, most });
};
async function twoHands(): Promise<void> {
  for (let hand = 0; hand < 2; hand += 1) {
    await room.deal();
    await room.playOut();
  }
  await room.pass(9000);
}
const game = (): string => room.table.setup.profile.id;
const balance = (index: number): number => room.host.room.cage.balance(room.card(index).account);

describe('chips for a game that comes, asked of the house', () => {
  test.each<[string, (number | null)[]]>([
    ['after staying out', [20_000, null, 20_000]],
    ['after another amount', [20_000, 30_000, 20_000]],
    ['at once and twice', [20_000, 20_000]],
  ])('a player who says again what they have said before comes along: %s', async (_, said) => {
    await announce();
    for (const most of said) {
      expect(codeOf(await answer(1, most))).toBe('ok');
      await room.pass(100, 100);
    }
    for (const seat of [2, 3]) expect(codeOf(await answer(seat, 20_000))).toBe('ok');
    const money = room.money;
    await twoHands();
    expect(game()).toBe('holdem-no-limit-1-3');
    expect(room.table.stack(1)).toBeGreaterThanOrEqual(10_000);
    expect(room.table.stack(1) + balance(1)).toBeGreaterThan(40_000);
    await room.pass(1000);
    expect(room.money).toBe(money);
    expect(await room.near.exchange.reservations.onTheWay()).toEqual([]);
  });

  test('chips asked for in the game before are not asked for twice', async () => {
    expect(codeOf(await room.station(1).press({ do: 'top up', amount: 44_000 }))).toBe('ok');
    expect(room.table.sitting(1)?.pending).not.toBeNull();
    await announce();
    expect(codeOf(await answer(1, 20_000))).toBe('ok');
    expect(room.station(1).view.notice?.level).not.toBe('error');
    await room.pass(100, 100);
    expect(room.station(1).view.notice?.level).not.toBe('error');
    for (const seat of [2, 3]) await answer(seat, 20_000);
    await twoHands();
    expect([game(), room.table.sitting(1)?.boughtIn]).toEqual(['holdem-no-limit-1-3', 48_000]);
    expect(balance(1)).toBe(2000);
  });
});
