/** A day of the demo: nine bots, nobody who looks after them. */
import { test } from 'vitest';
import { playDay } from './day.ts';

const HOURS = 24;

test.each([
  ['holdem', 500],
  ['holdem-no-limit-1-2', 500],
  ['no-bust-21', 1_000],
  ['ez-baccarat', 1_000],
  ['double-hand-poker', 1_000],
])('the demo stays alive for a day: %s', { timeout: 0 }, (profile, hands) => playDay({ profile, hours: HOURS, hands }));
