/**
 * A house: which games it spreads, with which options, limits, buy-ins and fees. Data only, each figure with the lines
 * it comes from; amounts in cents.
 */
import type { Collection } from '../games/banked/fees.ts';
import type { Cents } from '../games/money.ts';
import type { CollectionRow } from '../games/poker/rules.ts';
import { ok, type Refusal, type Result, refuse } from '../games/result.ts';

export interface House {
  readonly id: string;
  readonly name: string;
  /** Document and lines. */
  readonly source: string;
  /** What is spread, by game id. */
  readonly games: Readonly<Record<string, HouseGame>>;
}

/** One game as a house spreads it: played for a pot, or against a player-dealer. */
export type HouseGame = PotGame | BankedGame;

interface AnyHouseGame {
  readonly source: string;
  /** Option values that differ from the game's own defaults. */
  readonly rules: Readonly<Record<string, unknown>>;
  /** The sizes of game that the house offers; a table plays one of them. */
  readonly limits: readonly Limit[];
}

export interface PotGame extends AnyHouseGame {
  readonly kind: 'pot';
  /** Collection options that may be posted at a table. None is in force until one is posted. */
  readonly collections: readonly FeeOption[];
  readonly timeCollections: readonly TimeOption[];
  /** Null where the game has no jackpot. Not in force until posted, and nothing is dropped without terms to win it by. */
  readonly jackpot: Jackpot | null;
}

/** A drop for a bad beat jackpot, and who wins it. */
export interface Jackpot {
  readonly drop: Cents;
  readonly source: string;
  /** Null where the house has not said who wins it: then nothing is dropped. */
  readonly terms: JackpotTerms | null;
}

/** What must have happened for a bad beat jackpot to be won, and how it is shared, as the house posts it. */
export interface JackpotTerms {
  /** The least hand that must have lost, in the posted words: `aces full of jacks`. */
  readonly leastLosingHand: string;
  /** Whether both players must use both their hole cards. */
  readonly bothHoleCards: boolean;
  /** How many players must have been dealt in, at least. */
  readonly minPlayers: number;
  /** Percent to the losing hand, the winning hand, and the others at the table; together at most 100. */
  readonly shares: { readonly loser: number; readonly winner: number; readonly table: number };
  readonly source: string;
}

/** Why a jackpot of these terms cannot be offered, in one sentence; null when it can. */
export function jackpotFault({ terms }: Jackpot): string | null {
  if (terms === null) return 'no qualifying hand and no shares are stated, so nobody could win what is dropped';
  const { loser, winner, table } = terms.shares;
  const total = loser + winner + table;
  if (Math.min(loser, winner, table) < 0 || loser <= 0 || total > 100) return `shares of ${total}% cannot be paid`;
  if (terms.leastLosingHand.trim() === '') return 'no qualifying hand is stated';
  return terms.minPlayers < 2 ? 'a losing hand takes two players or more' : null;
}

export interface BankedGame extends AnyHouseGame {
  readonly kind: 'banked';
  /**
   * Collection options, of which one may be posted at a table. None is in force until it is posted; empty where the
   * house's amounts are not known.
   */
  readonly collections: readonly BankedFeeOption[];
}

/** A size of game: blinds or limits of wagers, and what it takes to sit down. */
export interface Limit {
  readonly id: string;
  readonly label: string;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly buyIn: BuyIn;
  readonly source: string;
}

export interface BuyIn {
  /** The posted buy-in (LR19). */
  readonly fullBuy: Cents;
  /** The least of the one short buy a player may make (LR19a); null where there is none. */
  readonly shortBuy: Cents | null;
  /** Most that may be bought; who has half the full buy or more may then not buy again (V-NL1). Null: no maximum. */
  readonly maximum: Cents | null;
  readonly step: Cents;
}

/** The sizes of game an option is for: lower limits of a limit game, buy-ins of any other. */
export interface Sizes {
  readonly least: Cents;
  /** Null where there is no bound. */
  readonly most: Cents | null;
  readonly asPrinted: string;
}

/**
 * One numbered line of a pot game's fee schedule, per hand. Its fees leave the last chip of a pot to who wins it, unless
 * the text says that they may take it.
 */
export interface FeeOption extends Omit<CollectionRow, 'wholePot'> {
  /** Where the text says that the fees may take the last chip of a pot; missing where it does not. */
  readonly wholePotBy?: string;
  readonly option: number;
  readonly forGames: 'limit' | 'no limit and pot limit';
  readonly sizes: Sizes;
  readonly source: string;
}

/** One line of a player-dealer game's fee schedule: a table limit and what is taken from whom at such a table. */
export interface BankedFeeOption {
  /**
   * The number that is printed in the house's own schedule for all its games; `G` and the number for a line of a
   * sheet that was filed with the one game alone: 5, 'G3'.
   */
  readonly option: number | string;
  /** What may be wagered on a spot; no greatest wager where the table is without limit. */
  readonly limits: { readonly min: Cents; readonly max: Cents | null };
  /** What else is printed with the option: limits of bonus wagers, as option values of the game. */
  readonly rules: Readonly<Record<string, unknown>>;
  readonly collection: Collection;
  readonly source: string;
}

/** One numbered line of a fee schedule, from each player at the end of each half hour. */
export interface TimeOption extends Pick<FeeOption, 'option' | 'forGames' | 'sizes'> {
  readonly perHalfHour: Cents;
  readonly source: string;
}

/**
 * The options a game is played with in a house: the game's own unless the house or `overrides` say otherwise. Amounts
 * are cents; the result is for the game's schema to check. Refused: a game that is not spread.
 *
 * A posted `collection` becomes what the schedule says under that number. In a pot game it is one number or several: the
 * rows that carry them; for a number of players that no posted row fits, nothing is collected. Refused: a number that
 * is not in the schedule or is printed for other games (by the betting, and by the lower limit or the table's `buyIn`
 * where they are known), two rows for as many players.
 *
 * In a player-dealer game it is one number or id, and brings the limits of wagers with it; `overrides` may draw them
 * closer. Refused: an option that is not in the schedule, more than one, wider limits than the option has.
 */
export function resolveRules(
  house: House,
  gameId: string,
  overrides: Readonly<Record<string, unknown>> = {},
  buyIn: Cents | null = null,
): Result<Record<string, unknown>, Refusal> {
  const game = house.games[gameId];
  if (!game) return refuse('not-spread', `${house.name} does not spread ${gameId}.`);
  if (game.kind === 'banked') return bankedRules(house, game, overrides);
  const rules: Record<string, unknown> = { ...game.rules, ...overrides };
  const posted = postedNumbers(rules.collection);
  if (posted === null) return ok(rules);
  const rows = postedRows(house, game, posted, sizeOf(rules, buyIn));
  return rows.ok ? ok({ ...rules, collection: rows.value }) : rows;
}

// ------------------------------------------------------------------------------------------ player-dealer games

/** The greatest wager of a table without limit: a million dollars, more than any stack. */
export const NO_LIMIT: Cents = 100_000_000;

function bankedRules(
  house: House,
  game: BankedGame,
  overrides: Readonly<Record<string, unknown>>,
): Result<Record<string, unknown>, Refusal> {
  const rules = { ...game.rules, ...overrides };
  const ids = postedIds(overrides.collection);
  if (ids === null) return ok(rules);
  const [id, ...more] = ids;
  if (id === undefined) return ok({ ...rules, collection: null });
  if (more.length > 0) {
    return refuse('one-option', `collection: one option is posted at a table, not ${ids.join(' and ')}.`);
  }
  const posted = game.collections.find(({ option }) => option === id);
  if (!posted) {
    const known = optionsInWords(game.collections);
    return refuse('no-such-option', `collection: ${house.name} has no option ${id} for this game; it has ${known}.`);
  }
  const { min, max } = { min: posted.limits.min, max: posted.limits.max ?? NO_LIMIT };
  const { collection } = posted;
  const limits = { minBet: min, maxBet: max, betStep: stepFor(min, max), ...posted.rules };
  const table = { ...game.rules, ...limits, ...overrides, collection };
  if (isBelow(table.minBet, min) || isBelow(max, table.maxBet)) {
    return refuse('other-limits', `collection: option ${id} is for tables of ${limitsInWords(posted)}.`);
  }
  return ok(table);
}

function postedIds(collection: unknown): readonly (number | string)[] | null {
  const isId = (value: unknown): value is number | string => typeof value === 'number' || typeof value === 'string';
  if (isId(collection)) return [collection];
  return Array.isArray(collection) && collection.every(isId) ? collection : null;
}

/** `1 to 30 and G1 to G9`, or `none`. */
function optionsInWords(options: readonly BankedFeeOption[]): string {
  const numbers = options.filter(({ option }) => typeof option === 'number');
  const ids = options.filter(({ option }) => typeof option === 'string');
  const spans = [numbers, ids].flatMap((list) => {
    const [first, last] = [list[0], list.at(-1)];
    return first && last ? [`${first.option} to ${last.option}`] : [];
  });
  return spans.join(' and ') || 'none';
}

const isBelow = (a: unknown, b: unknown): boolean => typeof a === 'number' && typeof b === 'number' && a < b;

/** Wagers go by five dollars where the limits do, by one dollar otherwise. */
export const stepFor = (min: Cents, max: Cents): Cents => (min % 500 === 0 && max % 500 === 0 ? 500 : 100);

/** `$20-$1,000`, `$100 and more`. */
export function limitsInWords({ limits: { min, max } }: Pick<BankedFeeOption, 'limits'>): string {
  if (max === null) return `${inDollars(min)} and more`;
  return min === max ? inDollars(min) : `${inDollars(min)}-${inDollars(max)}`;
}

/** Limits are whole dollars. */
const inDollars = (amount: Cents): string => `$${(amount / 100).toLocaleString('en-US')}`;

// ---------------------------------------------------------------------------------------------------- pot games

function postedNumbers(collection: unknown): readonly number[] | null {
  if (typeof collection === 'number') return [collection];
  if (!Array.isArray(collection) || collection.length === 0) return null;
  return collection.every((each): each is number => typeof each === 'number') ? collection : null;
}

/** What the schedule goes by: the kind of betting, and the lower limit or the buy-in; null where it is not known. */
interface Size {
  readonly kind: FeeOption['forGames'] | null;
  readonly amount: Cents | null;
}

function sizeOf({ betting, lowerLimit, bigBlind }: Readonly<Record<string, unknown>>, buyIn: Cents | null): Size {
  if (betting === 'no-limit' || betting === 'pot-limit') return { kind: 'no limit and pot limit', amount: buyIn };
  if (betting !== 'split-limit' && betting !== 'spread-limit') return { kind: null, amount: null };
  const lower = lowerLimit ?? bigBlind;
  return { kind: 'limit', amount: typeof lower === 'number' ? lower : null };
}

function postedRows(
  house: House,
  game: PotGame,
  posted: readonly number[],
  size: Size,
): Result<CollectionRow[], Refusal> {
  const rows: FeeOption[] = [];
  for (const number of posted) {
    if (game.timeCollections.some(({ option }) => option === number)) {
      return refuse('time-collection', `collection: option ${number} is taken by the half hour, not from the hands.`);
    }
    const row = game.collections.find(({ option }) => option === number);
    if (!row) return refuse('no-such-option', `collection: ${house.name} has no option ${number} for this game.`);
    const misfit = misfitOf(row, size);
    if (misfit) return refuse('other-games', `collection: option ${number} is ${misfit}.`);
    const other = rows.find(
      ({ minPlayers, maxPlayers }) => minPlayers <= row.maxPlayers && row.minPlayers <= maxPlayers,
    );
    if (other) {
      return refuse(
        'two-rows',
        `collection: options ${other.option} and ${number} are for the same number of players.`,
      );
    }
    rows.push(row);
  }
  return ok(rows.map(rowOf));
}

/**
 * The time collection that is posted at a table, null where the posted options are taken from the hands. `rules` are the
 * table's own. Refused: an option printed for other games; a second one beside it, for one option is in use at a table
 * at any one time (000:9029-9031).
 */
export function postedTime(
  game: HouseGame,
  posted: readonly (number | string)[],
  rules: Readonly<Record<string, unknown>>,
  buyIn: Cents,
): Result<TimeOption | null, Refusal> {
  const option = game.kind === 'pot' ? game.timeCollections.find((each) => posted.includes(each.option)) : undefined;
  if (!option) return ok(null);
  if (posted.length > 1) {
    return refuse('one-option', `collection: option ${option.option} is taken by time, and no other beside it.`);
  }
  const misfit = misfitOf(option, sizeOf({ ...game.rules, ...rules }, buyIn));
  return misfit ? refuse('other-games', `collection: option ${option.option} is ${misfit}.`) : ok(option);
}

/** Why an option does not fit the game, or null when it does. */
function misfitOf({ forGames, sizes }: Pick<FeeOption, 'forGames' | 'sizes'>, { kind, amount }: Size): string | null {
  if (kind !== null && kind !== forGames) return `for ${forGames} games; this one is ${kind}`;
  if (amount === null || (sizes.least <= amount && amount <= (sizes.most ?? amount))) return null;
  return `for ${sizes.asPrinted}, which this game is not in`;
}

function rowOf(option: FeeOption): CollectionRow {
  const { minPlayers, maxPlayers, playerFee, modifiedFee, turnFee, riverFee, splitFee, wholePotBy } = option;
  const wholePot = wholePotBy !== undefined;
  return { minPlayers, maxPlayers, playerFee, modifiedFee, turnFee, riverFee, splitFee, wholePot };
}
