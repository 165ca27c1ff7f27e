import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestRoom } from '../test-room.ts';

const HOUR = 60 * 60_000;

let room: TestRoom;
beforeEach(async () => {
  room = await TestRoom.open();
});
afterEach(() => room.close());

const told = (): string[] => room.floor.view.log.filter(({ code }) => code === 'clock set').map(({ text }) => text);

test('T1: a clock set back an hour is logged, and later entries come after it regardless of their time', async () => {
  await room.floor.press({ do: 'stop', reason: 'before it' });
  room.clock.set(-HOUR);
  await room.pass(60_000, 1000);
  await room.floor.press({ do: 'resume' });
  expect(told()).toEqual(['The clock of the machine was set back by 3600 seconds']);
  const [after, set, before] = room.floor.view.log;
  expect([after?.code, set?.code, before?.code]).toEqual(['resume', 'clock set', 'stop']);
  expect(after?.at).toBeLessThan(before?.at ?? 0);
  room.clock.set(2 * HOUR);
  await room.pass(60_000, 1000);
  expect(told()[0]).toBe('The clock of the machine was set forward by 7200 seconds');
});

test('T1: a clock that goes right is not spoken of', async () => {
  room.clock.set(1500);
  await room.pass(3 * 60_000, 1000);
  expect(told()).toEqual([]);
});
