/** A house in the process of its table has the table's clock: set a day ahead, it brings no looser limit early. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestRoom } from '../test-room.ts';
import { openNear, player, wrongIn } from './near-room.ts';

const DAY = 24 * 60 * 60_000;

let room: TestRoom;
beforeEach(async () => {
  room = await openNear();
});
afterEach(() => room.close());

test('T1: the clock is set a day ahead: a looser limit waits for the rest of its day, and that is on record', async () => {
  const { account } = await player(room, 'Ada', 500_00);
  const { limits, store } = room.near;
  const act = (key: string) => ({ key, at: room.clock.now(), by: account });
  await limits.set(account, 'losses', 100_00, act('strict'));
  await limits.set(account, 'losses', null, act('none'));
  room.clock.set(DAY);
  await room.pass(60_000, 1000);
  await expect
    .poll(async () => (await limits.of(account, room.clock.now()))?.losses)
    .toMatchObject({ now: 100_00, next: { limit: null } });
  const acts = await store.db.selectFrom('acts').select('act').where('act', 'like', '%clock%').execute();
  expect(acts).toHaveLength(1);
  await room.pass(DAY, 60 * 60_000);
  expect(await limits.of(account, room.clock.now())).toBeNull();
  expect(await wrongIn(room)).toEqual([]);
});
