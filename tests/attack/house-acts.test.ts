/**
 * Everything that a house does, at once and in no order. What is refused changes nothing; afterwards the audit finds
 * nothing, and every day's money adds up.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onBothEngines } from '../main/house/engines.ts';
import { FileDatabases } from '../main/house/shared-postgres.ts';
import { describeWith } from '../needs.ts';
import { repeated } from '../repeated.ts';
import { Crowd, happens, served, sound } from './crowd.ts';

onBothEngines((newPlace) => {
  test('everything at once, and the clock set forward and back: the audit finds nothing, and the money adds up', async () => {
    const crowd = await Crowd.open(newPlace());
    try {
      const { kept, refused } = await happens(crowd, repeated(100, 1500));
      await sound(crowd);
      const { db } = crowd.test.house.store;
      const hits = await db.selectFrom('jackpot_hits').select('status').execute();
      const events = await db.selectFrom('tournament_events').select('body').execute();
      // It was not all refused.
      const isPaid = hits.some(({ status }) => status === 'paid');
      expect([kept > 50, refused > 50, isPaid, events.length > 15]).toEqual(Array(4).fill(true));
    } finally {
      await crowd.close();
    }
  });
});

describeWith('postgresql')('a server whose lines are cut', () => {
  let databases: FileDatabases;
  beforeAll(async () => {
    databases = await FileDatabases.open();
  });
  afterAll(() => databases.close());

  test('in the middle of what happens: each act is done once or not at all, and the audit finds nothing', async () => {
    const url = databases.next();
    const crowd = await Crowd.open(url);
    try {
      const { kept } = await happens(crowd, repeated(30, 300), (nth) => {
        // At another moment of the acts each time, as far as timers go.
        if (nth % 2 === 0) setTimeout(() => databases.cut(url), nth % 12);
      });
      expect(kept).toBeGreaterThan(10);
      await served(() => sound(crowd));
    } finally {
      await crowd.close();
    }
  });
});
