import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { again } from '../../../main/house/again.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('slow work never runs twice at once', async () => {
  let running = 0;
  let most = 0;
  let times = 0;
  const stop = again(
    100,
    async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 350));
      running -= 1;
      times += 1;
    },
    () => {},
  );
  await vi.advanceTimersByTimeAsync(2000);
  stop();
  expect([most, times]).toEqual([1, 4]);
});

test('work that fails is reported and tried again', async () => {
  const told: string[] = [];
  const stop = again(
    100,
    () => Promise.reject(new Error('no line to the house')),
    (text) => told.push(text),
  );
  await vi.advanceTimersByTimeAsync(250);
  stop();
  expect(told).toEqual(['no line to the house', 'no line to the house']);
});

test('nothing is begun once it is stopped, not even after work that was under way', async () => {
  let times = 0;
  const work = async (): Promise<void> => {
    times += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  const stop = again(100, work, () => {});
  await vi.advanceTimersByTimeAsync(120);
  stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(times).toBe(1);
});
