import { afterEach, expect, it } from 'vitest';
import { timing } from '../../../main/table/profile.ts';
import { TestRoom } from '../test-room.ts';

let room: TestRoom;
afterEach(() => room.close());

it('tells the center of the hand before, as soon as the next is dealt, and what lies in the jackpots', async () => {
  room = await TestRoom.open({ config: { games: [{ game: 'holdem', limit: '4-8' }] } });
  await room.sit(1, 0, 20_000);
  await room.sit(2, 1, 20_000);
  await room.deal();
  expect(room.center.view.beside?.before).toBeNull();
  await room.playOut();
  const { hand, handNumber, places } = room.center.view.table;
  expect(room.center.view.beside?.before).toBeNull();
  const winners = hand?.seats.filter(({ won }) => won > 0) ?? [];
  await room.pass(timing.parse({}).result);
  await room.deal();
  const before = room.center.view.beside?.before;
  expect(before?.hand).toBe(handNumber);
  expect(before?.zones[0]?.cards).toEqual(hand?.zones[0]?.cards);
  expect(before?.wins).toEqual(winners.map(({ seat, won }) => ({ who: places[seat - 1]?.player, amount: won })));
});

it('shows the center as table.json will have it, one way and at an even pace by default', async () => {
  room = await TestRoom.open({ config: { center: { facing: 'both' } } });
  expect(room.center.view.look).toEqual({ facing: 'both', pace: 'normal', verifier: null });
});
