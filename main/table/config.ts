/**
 * The settings an operator may make: `table.json` in the data folder. Without the file, a table runs as a demonstration
 * of the house.
 */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { readJsonFile, strict } from '../../hardware/json-file.ts';
import type { JsonText } from '../../hardware/json-text.ts';
import { look } from '../../protocol/center-look.ts';
import { language } from '../../protocol/language.ts';
import type { BetSizes } from '../../protocol/table-view.ts';
import { timeOfDay } from '../accounts/gaming-day.ts';
import { MOST_AT_ONCE } from '../ledger/most-at-once.ts';
import { SIGNATURES_ABOVE } from '../ledger/signatures.ts';
import { profileId, timeBank, timeTerms, timing } from './profile.ts';

/** One game that a table offers, as the house posts it. */
export const offered = strict({
  game: z.string(),
  /** The house whose rules and fees the game uses; left out: the table's own. */
  house: z.string().exactOptional(),
  /** Id of one of the house's limits for this game. */
  limit: z.string(),
  /** Posted collection options: one for each range of players, or the one of a player-dealer game (5, or "G3"). */
  collection: z
    .array(z.union([z.int().min(1), z.string()], 'the number of a posted option, such as 5, or its id, such as "G3"'))
    .default([]),
  /** Whether to take the house's jackpot drop. */
  jackpot: z.boolean().default(false),
  /** The time bank of its players; null: none. Left out: the table's. */
  timeBank: timeBank.nullable().exactOptional(),
});
export type Offered = z.infer<typeof offered>;

/** A list of offered games to play in turn. */
export const rotationOffered = strict({
  id: profileId,
  label: z.string().min(1).max(40),
  /** Profile ids, such as "holdem-4-8". */
  games: z.array(z.string()).min(2),
  /** How long each game lasts: as many hands as there are players, or half an hour. */
  every: z.enum(['round', 'half-hour']).default('round'),
  /** How the next game is chosen: the next in the list, or by the players, each in turn. */
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

/** Built-in lists; each is offered where all of its games are offered. */
export const READY_ROTATIONS: readonly RotationOffered[] = [
  HORSE,
  { id: 'eight-game', label: 'Eight-Game', games: EIGHT_GAMES, every: 'round', next: 'in-order' },
  { id: 'dealers-choice', label: 'Dealer’s Choice', games: EIGHT_GAMES, every: 'round', next: 'dealers-choice' },
];

export const tableConfig = strict({
  name: z.string().min(1).max(40).default('Table 1'),
  house: z.string().default('lightning'),
  /** The games that the floorman may put on; a new table starts with the first. */
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
  /**
   * Lists of these games to play in turn, each a profile of its own. Left out: the built-in lists whose games are all
   * offered.
   */
  rotations: z.array(rotationOffered).exactOptional(),
  /** Whether a new table lets everyone in without asking the floor; null: only in a demonstration. */
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
    /** Maximum of one deposit, withdrawal, fill, drop or correction, in whole dollars; the cage refuses more. */
    mostAtOnce: z
      .int()
      .min(100)
      .max(10_000_000)
      .default(MOST_AT_ONCE / 100),
  }).prefault({}),
  cashLog: strict({
    /**
     * Cash in one direction in a gaming day, in whole dollars, above which a player's transactions go into the cage's
     * cash log.
     */
    above: z.int().min(0).max(10_000).default(2500),
  }).prefault({}),
  dormant: strict({
    /** Days without an act of its player after which an account is dormant; null: never. */
    afterDays: z.int().min(1).max(36_500).nullable().default(null),
  }).prefault({}),
  points: strict({
    /** Player's points per hour at a table; null: the house gives none. */
    perHour: z.int().min(1).max(10_000).nullable().default(null),
  }).prefault({}),
  /** The bet size keys: big blinds before the flop, later shares of the pot such as "2/3" and "1/1". */
  betSizes: strict({
    blinds: z.array(z.number().min(1).max(100)).max(4).default([2, 2.5, 3]),
    pot: z
      .array(z.string().regex(/^[1-9]\d?\/[1-9]\d?$/, 'a share of the pot, such as "2/3"'))
      .max(4)
      .default(['1/3', '1/2', '2/3', '1/1']),
  }).prefault({}),
  /** Volume of the screens, in percent; players can turn their own stations down further. */
  sound: strict({ stations: percent.default(100), center: percent.default(60) }).prefault({}),
  /**
   * Language of the stations until a player chooses one, and of the center display: "en", "es", "vi", "zh", "ko" or
   * "tl".
   */
  languages: strict({ stations: language.default('en'), center: language.default('en') }).prefault({}),
  /** When a gaming day ends, by the house's clock. A player barred for tonight is barred until then. */
  gamingDayEnds: timeOfDay.default('06:00'),
  /**
   * What happens to a player who does not come along to another game: chips go to the card, or the player waits in the
   * seat.
   */
  gameChange: z.enum(['cash-out', 'wait']).default('cash-out'),
  /** The center display: readable from one side or turned toward both, and how fast cards and chips move on it. */
  center: look
    .extend({
      facing: look.shape.facing.default('one-way'),
      pace: look.shape.pace.default('normal'),
      verifier: look.shape.verifier.default(null),
    })
    .prefault({}),
  /** Time beyond the turn that players may draw on, in milliseconds; null: none. */
  timeBank: timeBank.nullable().prefault({}),
  /** After a hand, a player who won without a showdown or mucked may show one card, all or none. */
  mayShow: z.boolean().default(true),
  timeCollection: timeTerms.prefault({}),
  timing: timing.prefault({}),
});
export type TableConfig = z.infer<typeof tableConfig>;

/** The bet size keys in the form that screens get. */
export const betSizesOf = ({ blinds, pot }: TableConfig['betSizes']): BetSizes => ({
  blinds,
  pot: pot.map((share) => {
    const [part = 1, of = 1] = share.split('/').map(Number);
    return [part, of];
  }),
});

/** The settings, and the file they came from; null for the defaults. */
export interface WrittenConfig {
  readonly config: TableConfig;
  readonly source: { readonly path: string; readonly json: JsonText } | null;
}

/**
 * Reads `table.json`, or returns the defaults where there is none. Throws an error with one line for each fault: file,
 * line and column, the setting, its value and what was expected.
 */
export function readConfig(path: string): WrittenConfig {
  if (!existsSync(path)) return { config: tableConfig.parse({}), source: null };
  const read = readJsonFile(path, tableConfig, 'the settings of the table');
  if (!read.ok) throw new Error(read.error.message);
  return { config: read.value.value, source: { path, json: read.value.json } };
}
