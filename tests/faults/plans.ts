import type { Plan } from './evening.ts';

/** Split limit with every fee and the jackpot. */
export const LIMIT: Plan = {
  seed: 2026,
  seats: 4,
  games: [{ game: 'holdem', limit: '4-8', collection: [2, 32, 47], jackpot: true }],
};

/** No limit: all-ins, side pots, players who are broke. */
const NO_LIMIT: Plan = {
  seed: 11,
  seats: 6,
  games: [{ game: 'holdem', limit: 'no-limit-1-2', collection: [57, 72, 78] }],
};

/** Split pots and odd chips. */
const SPLIT: Plan = {
  seed: 5,
  seats: 5,
  games: [{ game: 'omaha-hi-lo-8', limit: '2-4', collection: [2, 32, 47] }],
};

export const PLANS: Readonly<Record<string, Plan>> = {
  'split limit': LIMIT,
  'no limit': NO_LIMIT,
  'high and low': SPLIT,
};
