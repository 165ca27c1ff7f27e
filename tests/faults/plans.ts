import { tablesOfEach } from '../games/banked/houses.ts';
import type { Plan } from './evening.ts';

/** Split limit with every fee and the jackpot. */
export const LIMIT: Plan = {
  seed: 2026,
  seats: 4,
  games: [{ game: 'holdem', limit: '4-8', collection: [2, 32, 47] }],
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

/** A shoe that goes on from hand to hand, bets of everybody at once. */
export const BACCARAT: Plan = {
  seed: 8,
  seats: 4,
  games: [{ game: 'ez-baccarat-panda-8', house: 'artichoke-joes', limit: '5-500', collection: ['G1'] }],
};

/** Splits and doubles: bets that are put out while the hand is played. */
export const BLACKJACK: Plan = {
  seed: 21,
  seats: 4,
  games: [{ game: 'no-bust-21', house: 'artichoke-joes', limit: '5-500', collection: [2] }],
};

/** A card face down, insurance asked of everybody at once, amounts that are asked for in the middle of a hand. */
const INSURANCE: Plan = {
  seed: 215,
  seats: 4,
  games: [{ game: 'pure-21-5', house: 'lake-elsinore', limit: '5-600', collection: [2] }],
};

/** Dice, and hands that are set by everybody at once in secret. */
export const DOUBLE_HAND: Plan = {
  seed: 49,
  seats: 4,
  games: [{ game: 'double-hand-poker', house: 'artichoke-joes', limit: '5-200', collection: [1] }],
};

/** Three draws, each in turn, with as many players as make the deck run out. */
const DRAW: Plan = {
  seed: 27,
  seats: 6,
  games: [{ game: 'deuce-to-seven-triple-draw', limit: '2-4' }],
};

/** Open cards, a bring-in, five streets. */
export const STUD: Plan = {
  seed: 31,
  seats: 4,
  games: [{ game: 'seven-card-stud', house: 'lake-elsinore', limit: '4-8', collection: [1, 2, 3] }],
};

/** Pots that nobody opens and that stay for the next hand. */
export const JACKS: Plan = {
  seed: 12,
  seats: 4,
  games: [{ game: 'draw-jacks-or-better', house: 'casino-real', limit: '4-8', collection: [1, 2] }],
};

/** A hidden card that is turned up or kept, in turn; fees on the first street and on the last. */
const TURNED: Plan = {
  seed: 77,
  seats: 4,
  games: [{ game: 'mexican-poker', house: 'casino-real', limit: '4-8', collection: [1, 2] }],
};

/** A fee from each player beside the pot. */
const EACH: Plan = {
  seed: 13,
  seats: 4,
  games: [{ game: 'asian-stud', house: 'casino-real', limit: 'spread-10-100', collection: [1] }],
};

/** Hands that are set by everybody at once, with payments across the table, and a fee by the down. */
const CHINESE: Plan = {
  seed: 13,
  seats: 5,
  games: [{ game: 'chinese-poker', house: 'lake-elsinore', limit: '5', collection: [1] }],
};

/** Melds that are paid at once, forced cards, a deck of which there are eight of each. */
const PAN: Plan = {
  seed: 14,
  seats: 4,
  games: [{ game: 'panguingue', house: 'artichoke-joes', limit: '1', collection: [1] }],
};

export const PLANS: Readonly<Record<string, Plan>> = {
  'split limit': LIMIT,
  'no limit': NO_LIMIT,
  'high and low': SPLIT,
  baccarat: BACCARAT,
  'no bust': BLACKJACK,
  insurance: INSURANCE,
  'double hand': DOUBLE_HAND,
  draw: DRAW,
  stud: STUD,
  'jacks or better': JACKS,
  'turned cards': TURNED,
  'a fee from each': EACH,
  'chinese poker': CHINESE,
  pan: PAN,
};

/** Every player-dealer game that a house spreads, by its id, at the first house that spreads it. */
export const BANKED_PLANS: Readonly<Record<string, Plan>> = Object.fromEntries(
  tablesOfEach().map((table, nth) => [table.game, { seed: 300 + nth, seats: 4, games: [table] }]),
);
