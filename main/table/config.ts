/**
 * What an operator may set: `table.json` in the data folder. Without one, a table is a demonstration of the house.
 */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { readJsonFile, strict } from '../../hardware/json-file.ts';
import type { JsonText } from '../../hardware/json-text.ts';
import { look } from '../../protocol/center-view.ts';
import { language } from '../../protocol/language.ts';
import type { BetSizes } from '../../protocol/table-view.ts';
import { timeOfDay } from '../accounts/gaming-day.ts';
import { MOST_AT_ONCE } from '../ledger/most-at-once.ts';
import { SIGNATURES_ABOVE } from '../ledger/signatures.ts';
import { profileId, timeBank, timeTerms, timing } from './profile.ts';

/** One game that a table offers, as the house posts it. */
export const offered = strict({
  game: z.string(),
  /** The house by whose rules and fees it is played; left out: the table's own. */
  house: z.string().exactOptional(),
  /** Id of one of the house's limits for that game. */
  limit: z.string(),
  /** Posted collection options: one for each range of players, or the one of a player-dealer game (5, or "G3"). */
  collection: z
    .array(z.union([z.int().min(1), z.string()], 'the number of a posted option, such as 5, or its id, such as "G3"'))
    .default([]),
  /** Whether the house's jackpot drop is taken. */
  jackpot: z.boolean().default(false),
  /** Its players' time bank; null: none. Left out, that of the table. */
  timeBank: timeBank.nullable().exactOptional(),
});
export type Offered = z.infer<typeof offered>;

/** A list of offered games that are played in turn. */
export const rotationOffered = strict({
  id: profileId,
  label: z.string().min(1).max(40),
  /** Profile ids, such as "holdem-4-8". */
  games: z.array(z.string()).min(2),
  /** Each game for as many hands as there are players, or for half an hour. */
  every: z.enum(['round', 'half-hour']).default('round'),
  /** The next game is the next of the list, or the one that a player has chosen, each player in turn. */
  next: z.enum(['in-order', 'dealers-choice']).default('in-order'),
});
export type RotationOffered = z.output<typeof rotationOffered>;

const HORSE: RotationOffered = {
  id: 'horse',
  label: 'H.O.R.S.E.',
  games: ['holdem-4-8', 'omaha-hi-lo-8-4-8', 'razz-4-8', 'seven-card-stud-4-8', 'seven-card-stud-hi-lo-8-4-8'],
  every: 'round',
  next: 'in-order',
};

const percent = z.int().min(0).max(100);

const EIGHT_GAMES = [
  'deuce-to-seven-triple-draw-4-8',
  'holdem-4-8',
  'omaha-hi-lo-8-4-8',
  'razz-4-8',
  'seven-card-stud-4-8',
  'seven-card-stud-hi-lo-8-4-8',
  'holdem-no-limit-1-2',
  'omaha-pot-limit-40',
];

/** Lists that are ready to be put on, each offered where all its games are. */
export const READY_ROTATIONS: readonly RotationOffered[] = [
  HORSE,
  { id: 'eight-game', label: 'Eight-Game', games: EIGHT_GAMES, every: 'round', next: 'in-order' },
  { id: 'dealers-choice', label: 'Dealer’s Choice', games: EIGHT_GAMES, every: 'round', next: 'dealers-choice' },
];

export const tableConfig = strict({
  name: z.string().min(1).max(40).default('Table 1'),
  house: z.string().default('lightning'),
  /** The games that the floorman may put on; the first is what a new table plays. */
  games: z
    .array(offered)
    .min(1)
    .default([
      { game: 'holdem', limit: '4-8', collection: [2, 32, 47], jackpot: false },
      { game: 'holdem', limit: 'no-limit-1-2', collection: [57, 72, 78], jackpot: false },
      { game: 'omaha', limit: '4-8', collection: [2, 32, 47], jackpot: false },
      { game: 'omaha-hi-lo-8', limit: '4-8', collection: [2, 32, 47], jackpot: false },
      { game: 'omaha', house: 'lake-elsinore', limit: 'pot-limit-40', collection: [], jackpot: false },
      { game: 'razz', house: 'artichoke-joes', limit: '4-8', collection: [], jackpot: false },
      { game: 'seven-card-stud', house: 'artichoke-joes', limit: '4-8', collection: [], jackpot: false },
      { game: 'seven-card-stud-hi-lo-8', house: 'artichoke-joes', limit: '4-8', collection: [], jackpot: false },
      { game: 'asian-stud', house: 'casino-real', limit: 'spread-10-100', collection: [1], jackpot: false },
      { game: 'mexican-poker', house: 'casino-real', limit: '4-8', collection: [1, 2], jackpot: false },
      { game: 'holdem-hi-lo-8', house: 'casino-real', limit: '4-8', collection: [1, 2], jackpot: false },
      { game: 'fast-action-holdem', house: 'casino-real', limit: '4-8', collection: [1, 2], jackpot: false },
      { game: 'tahoe-pineapple-hi-lo-8', house: 'casino-real', limit: '4-8', collection: [1, 2], jackpot: false },
      { game: 'pineapple', house: 'artichoke-joes', limit: '4-8', collection: [2, 32, 47], jackpot: false },
      { game: 'pineapple-hi-lo-8', house: 'artichoke-joes', limit: '4-8', collection: [2, 32, 47], jackpot: false },
      { game: 'crazy-pineapple', house: 'artichoke-joes', limit: '4-8', collection: [2, 32, 47], jackpot: false },
      {
        game: 'crazy-pineapple-hi-lo-8',
        house: 'artichoke-joes',
        limit: '4-8',
        collection: [2, 32, 47],
        jackpot: false,
      },
      { game: 'short-deck-holdem', limit: 'no-limit-1-2', collection: [], jackpot: false },
      { game: 'deuce-to-seven-triple-draw', limit: '4-8', collection: [], jackpot: false },
      { game: 'badugi', limit: '4-8', collection: [], jackpot: false },
      { game: 'draw-poker', house: 'casino-real', limit: '4-8', collection: [1, 2], jackpot: false },
      { game: 'draw-jacks-or-better', house: 'casino-real', limit: '4-8', collection: [1, 2], jackpot: false },
      { game: 'draw-hi-lo-split', house: 'casino-real', limit: '4-8', collection: [1, 2], jackpot: false },
      { game: 'lo-ball', house: 'lake-elsinore', limit: '4-8', collection: [1, 2, 3], jackpot: false },
      { game: 'kansas-city-lowball', house: 'lake-elsinore', limit: '4-8', collection: [1, 2, 3], jackpot: false },
      { game: 'chinese-poker', house: 'lake-elsinore', limit: '1', collection: [1], jackpot: false },
      { game: 'panguingue', house: 'artichoke-joes', limit: '1', collection: [1], jackpot: false },
      { game: 'ez-baccarat', house: 'artichoke-joes', limit: '5-500', collection: [1], jackpot: false },
      { game: 'ez-baccarat-panda-8', house: 'artichoke-joes', limit: '5-500', collection: ['G1'], jackpot: false },
      { game: 'commission-free-baccarat', house: 'casino-real', limit: '5-5000', collection: [1], jackpot: false },
      { game: 'cash-in-baccarat', house: 'casino-real', limit: '5-5000', collection: [1], jackpot: false },
      { game: 'no-bust-21', house: 'artichoke-joes', limit: '5-500', collection: [2], jackpot: false },
      { game: 'pure-21-5', house: 'lake-elsinore', limit: '5-600', collection: [2], jackpot: false },
      { game: 'california-blackjack-22', house: 'artichoke-joes', limit: '5-200', collection: [1], jackpot: false },
      { game: 'blackjack-8-0', house: 'empire', limit: '5-600', collection: [1], jackpot: false },
      { game: 'century-21-blackjack', house: 'oaks', limit: '5-200', collection: [], jackpot: false },
      { game: 'double-hand-poker', house: 'artichoke-joes', limit: '5-200', collection: [1], jackpot: false },
      { game: 'fast-nine', house: 'artichoke-joes', limit: '5-200', collection: [], jackpot: false },
      { game: 'three-card-poker', house: 'artichoke-joes', limit: '5-200', collection: [1], jackpot: false },
      { game: 'three-card-poker-6-card', house: 'artichoke-joes', limit: '5-200', collection: [1], jackpot: false },
      { game: 'three-card-poker-parkwest', house: 'casino-real', limit: '5-5000', collection: [1], jackpot: false },
      { game: 'caribbean-stud', house: 'lake-elsinore', limit: '5-50', collection: [1], jackpot: false },
      { game: 'ultimate-texas-holdem', house: 'casino-real', limit: '5-5000', collection: [1], jackpot: false },
      { game: 'fortune-pai-gow-poker', house: 'artichoke-joes', limit: '5-200', collection: [1], jackpot: false },
      { game: 'ace-up-pai-gow-poker', house: 'casino-real', limit: '5-5000', collection: [2], jackpot: false },
      { game: 'nines-up', house: 'empire', limit: '10-100', collection: [1], jackpot: false },
      { game: 'lucky-pai-gow-poker', house: 'casino-real', limit: '5-5000', collection: [2], jackpot: false },
      { game: 'century-baccarat', house: 'artichoke-joes', limit: '5-500', collection: [1], jackpot: false },
      { game: 'community-baccarat', house: 'lake-elsinore', limit: '5-200', collection: [], jackpot: false },
      { game: 'pai-gow-tiles', house: 'artichoke-joes', limit: '5-1000', collection: [1], jackpot: false },
    ]),
  /** Lists of these games that are played in turn, each a profile of its own; left out, those that are ready, where their games are offered. */
  rotations: z.array(rotationOffered).exactOptional(),
  /** Whether a new table lets everyone in without asking the floor; null: in a demonstration, yes. */
  standingApproval: z.boolean().nullable().default(null),
  signatures: strict({
    /** Whole dollars that a cashier may pay out of one account within 24 hours without a second signature. */
    above: z
      .int()
      .min(0)
      .max(1_000_000)
      .default(SIGNATURES_ABOVE / 100),
  }).prefault({}),
  cage: strict({
    /** Whole dollars that one deposit, withdrawal, fill, drop or correction may be at most: above that the cage refuses it. */
    mostAtOnce: z
      .int()
      .min(100)
      .max(10_000_000)
      .default(MOST_AT_ONCE / 100),
  }).prefault({}),
  cashLog: strict({
    /** Whole dollars of cash in a gaming day, one way, above which a player's transactions are in the cage's log of cash. */
    above: z.int().min(0).max(10_000).default(2500),
  }).prefault({}),
  dormant: strict({
    /** Days without an act of its player after which an account is dormant; null: none ever is. */
    afterDays: z.int().min(1).max(36_500).nullable().default(null),
  }).prefault({}),
  points: strict({
    /** Player's points for an hour at a table; null: the house has none. */
    perHour: z.int().min(1).max(10_000).nullable().default(null),
  }).prefault({}),
  /** The keys for the size of a bet: before the flop so many big blinds, later shares of the pot such as "2/3" and "1/1". */
  betSizes: strict({
    blinds: z.array(z.number().min(1).max(100)).max(4).default([2, 2.5, 3]),
    pot: z
      .array(z.string().regex(/^[1-9]\d?\/[1-9]\d?$/, 'a share of the pot, such as "2/3"'))
      .max(4)
      .default(['1/3', '1/2', '2/3', '1/1']),
  }).prefault({}),
  /** How loud the screens are, percent; players turn their own stations down further. */
  sound: strict({ stations: percent.default(100), center: percent.default(60) }).prefault({}),
  /** What the stations speak until somebody chooses, and what the center display speaks: "en", "es", "vi", "zh", "ko" or "tl". */
  languages: strict({ stations: language.default('en'), center: language.default('en') }).prefault({}),
  /** When a gaming day is over, by the clock of the house: until then somebody is barred for tonight. */
  gamingDayEnds: timeOfDay.default('06:00'),
  /** What becomes of a player who does not come along to another game: chips to the card, or a wait in the seat. */
  gameChange: z.enum(['cash-out', 'wait']).default('cash-out'),
  /** The center display: readable from one side or turned toward both, and how fast cards and chips move on it. */
  center: look
    .extend({
      facing: look.shape.facing.default('one-way'),
      pace: look.shape.pace.default('normal'),
      verifier: look.shape.verifier.default(null),
    })
    .prefault({}),
  /** Time beyond the turn that players may draw on, milliseconds; null: none. */
  timeBank: timeBank.nullable().prefault({}),
  /** After a hand, whoever won unseen or mucked may show one card, all or none. */
  mayShow: z.boolean().default(true),
  timeCollection: timeTerms.prefault({}),
  timing: timing.prefault({}),
});
export type TableConfig = z.infer<typeof tableConfig>;

/** The keys for bets as screens are told them. */
export const betSizesOf = ({ blinds, pot }: TableConfig['betSizes']): BetSizes => ({
  blinds,
  pot: pot.map((share) => {
    const [part = 1, of = 1] = share.split('/').map(Number);
    return [part, of];
  }),
});

/** The settings, and the file they were written in; null for the default ones. */
export interface WrittenConfig {
  readonly config: TableConfig;
  readonly source: { readonly path: string; readonly json: JsonText } | null;
}

/**
 * Reads `table.json`, or the default where there is none. Throws an error with a line for each thing that is wrong: file,
 * line and column, the setting, what it is and what was expected.
 */
export function readConfig(path: string): WrittenConfig {
  if (!existsSync(path)) return { config: tableConfig.parse({}), source: null };
  const read = readJsonFile(path, tableConfig, 'the settings of the table');
  if (!read.ok) throw new Error(read.error.message);
  return { config: read.value.value, source: { path, json: read.value.json } };
}
