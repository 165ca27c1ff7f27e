/** The floor closes a table after the running hand: said on every screen, everybody cashed out to the cent, opened again. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestRoom } from '../test-room.ts';

let room: TestRoom;

beforeEach(async () => {
  room = await TestRoom.open({ house: 'here', config: { games: [{ game: 'holdem', limit: '2-4' }] } });
  for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
});
afterEach(() => room.close());

const close = () => room.floor.press({ do: 'close table', reason: 'End of the day' });
const onCards = (): number =>
  [1, 2, 3].reduce((sum, index) => sum + room.host.room.cage.balance(room.card(index).account), 0);

test('the running hand is played to its end, then chips go to the cards and the seats are open', async () => {
  await room.deal();
  const before = onCards();
  const hand = room.table.lastNumber;
  expect(await close()).toMatchObject({ ok: true });
  for (const view of [room.center.view, room.station(1).view, room.floor.view]) {
    expect(view.table.closing).toEqual({ reason: 'End of the day', closed: false });
  }
  expect(room.table.hand?.over).toBe(false);
  expect(room.table.state.sittings).toHaveLength(3);
  await room.playOut();
  for (let turn = 0; turn < 40 && room.table.state.sittings.length > 0; turn += 1) await room.pass(500);
  expect(room.table.state.sittings).toEqual([]);
  expect(room.table.lastNumber).toBe(hand);
  const fees = room.collected('collection');
  expect(onCards() + fees).toBe(before + 3 * 4000);
  expect(room.center.view.table.closing).toEqual({ reason: 'End of the day', closed: true });
});

test('nobody comes in while it is closed, and everybody may when it is opened again', async () => {
  await close();
  for (let turn = 0; turn < 20 && room.table.state.sittings.length > 0; turn += 1) await room.pass(500);
  await room.swipe(5, 5);
  await room.pin(5, room.card(5).pin);
  expect(room.station(5).view.phase.name).not.toBe('buying in');
  expect(room.table.state.sittings).toEqual([]);
  await room.restart();
  expect(room.floor.view.table.closing).toMatchObject({ closed: true });
  expect(await room.floor.press({ do: 'open table' })).toMatchObject({ ok: true });
  expect(room.floor.view.table.closing).toBeUndefined();
  await room.sit(1, 1, 4000);
  await room.sit(2, 2, 4000);
  await room.deal();
  expect(room.table.hand?.has(1)).toBe(true);
});

test('an announced game is called off; closing twice, or opening what is open, is refused', async () => {
  await close();
  expect(await close()).toMatchObject({ ok: false, code: 'closed' });
  await room.floor.press({ do: 'open table' });
  expect(await room.floor.press({ do: 'open table' })).toMatchObject({ ok: false, code: 'open' });
  const log = room.host.room.log.last(20).map(({ text }) => text);
  expect(log).toContainEqual(expect.stringContaining('close the table after this hand'));
  expect(log).toContainEqual(expect.stringContaining('End of the day'));
});
