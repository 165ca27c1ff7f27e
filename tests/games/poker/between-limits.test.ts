/** Where either of two limits may be bet, an all-in may come to lie between the two. */
import { expect, test } from 'vitest';
import { mexicanPoker } from '../../../games/mexican-poker.ts';
import { type BettingRound, raiseRange } from '../../../games/poker/betting.ts';

const rules = mexicanPoker.rules.parse({ raiseOverAllIn: 'complete' });
const PLAYER = { bet: 0, stack: 7200, acted: false };

/** $3 or $40 may be bet; what has been put in is `level`. */
const after = (level: number): BettingRound => ({
  ...{ level, full: 300, size: 300, most: Number.POSITIVE_INFINITY, wagers: 1 },
  ...{ uncapped: false, either: 4000, bringIn: 300, opening: 0 },
});

test('over the smaller bet either limit may be raised', () => {
  expect(raiseRange(rules, after(300), PLAYER, 800)).toMatchObject({ min: 600, max: 4300 });
});

test('over an all-in of more than the smaller raise only the greater is a raise', () => {
  expect(raiseRange(rules, after(1200), PLAYER, 1700)).toMatchObject({ min: 4300, max: 4300 });
});

test('a player who cannot make the greater one raises with all their chips', () => {
  expect(raiseRange(rules, after(1200), { ...PLAYER, stack: 2000 }, 1700)).toMatchObject({ min: 2000, max: 2000 });
});
