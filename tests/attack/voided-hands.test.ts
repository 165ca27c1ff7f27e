/**
 * A floorman who voids hands at whatever moment suits somebody: a hand of each kind at each of its steps, at a real table.
 * Every cent is where it was before the hand: at each seat, in the fees and in the jackpots; and nothing is announced as
 * going back that a seat did not have.
 */
import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Evening } from '../faults/evening.ts';
import { BANKED_PLANS, PLANS } from '../faults/plans.ts';
import { auditClean, newFolder } from '../faults/power-cut.ts';
import { RULED } from '../main/test-room.ts';
import { repeated } from '../repeated.ts';

const MOST_STEPS = 2000;
const VOIDS = repeated(4, 25);
/** In the short form every third step, and the kinds that keep money in the most places. */
const STRIDE = repeated(3, 1);
const ALL = Object.entries({ ...PLANS, ...BANKED_PLANS });
const KINDS = repeated(0, 1) === 1 ? ALL : ALL.filter(([name]) => ['split limit', 'insurance', 'pan'].includes(name));

/** Plays on until a hand is dealt; returns what everybody, the fees and the jackpots were worth just before it. */
async function dealt(evening: Evening): Promise<unknown> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const before = evening.worth();
    await evening.step();
    if (evening.table.hand !== null) return before;
  }
  throw new Error('no hand is dealt');
}

/** Plays the hand on for so many steps; false if it ends before. */
async function reaches(evening: Evening, steps: number): Promise<boolean> {
  const number = evening.newest;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { hand } = evening.table;
    if (hand === null || hand.facts.number !== number) return false;
    if (hand.step >= steps) return true;
    await evening.step();
  }
  throw new Error(`hand ${number} does not come to step ${steps}`);
}

test.each(KINDS)('%s: voided at each step', async (_, plan) => {
  const data = newFolder();
  const evening = await Evening.open({ plan, data });
  try {
    // Something is in the fees and jackpots before anything is voided.
    await evening.playTo(1);
    let steps = 0;
    for (let voids = 0; voids < VOIDS; ) {
      const before = await dealt(evening);
      if (!(await reaches(evening, steps))) {
        steps = 0;
        continue;
      }
      const { hand } = evening.table;
      const players = hand?.facts.start.players ?? [];
      const done = await evening.floor({ do: 'void', reason: 'a card was seen', signature: RULED });
      expect([steps, done.ok]).toEqual([steps, true]);
      expect([steps, evening.worth()]).toEqual([steps, before]);
      for (const { seat, stack } of players)
        expect([steps, seat, evening.table.stack(seat)]).toEqual([steps, seat, stack]);
      const { voided } = evening.table.state;
      expect([steps, voided?.hand]).toEqual([steps, hand?.facts.number]);
      for (const { seat, amount } of voided?.back ?? []) {
        const stack = players.find((one) => one.seat === seat)?.stack ?? 0;
        expect([steps, amount > 0 && amount <= stack]).toEqual([steps, true]);
      }
      voids += 1;
      steps += STRIDE;
    }
    await auditClean(data);
  } finally {
    await evening.abandon();
    rmSync(data, { recursive: true, force: true });
  }
});
