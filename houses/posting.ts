/**
 * The only way from what a table posts to the rules it plays by: the host, the command line and scenario files all use
 * it.
 */
import type { Cents } from '../games/money.ts';
import type { CollectionRow } from '../games/poker/rules.ts';
import { ok, type Refusal, type Result } from '../games/result.ts';
import {
  type AnyOptions,
  type BankedFeeOption,
  type BankedGame,
  type FeeOption,
  gameIn,
  type House,
  type HouseGame,
  jackpotFault,
  type Limit,
  type PotGame,
  type TimeOption,
} from './house.ts';

/** What is posted at a table. Amounts are cents. */
export interface Posting {
  /** Id of one of the house's limits for the game. Absent: the amounts are those of `rules`, or the game's own. */
  readonly limit?: string;
  /**
   * Options that override those of the house and of the limit. `collection` is posted by number, several where each is
   * for other numbers of players, or by the id of a player-dealer game's option; or it is written out as the game has
   * it.
   */
  readonly rules?: AnyOptions;
  /** Whether the house's jackpot drop is taken. */
  readonly jackpot?: boolean;
  /** The buy-in, where it differs from the limit's. */
  readonly buyIn?: Cents;
}

/** A posted table. */
export interface Posted {
  /** The house's own options with everything that is posted, for the game's schema to check. */
  readonly rules: Readonly<Record<string, unknown>>;
  /** Null where no limit is posted. */
  readonly limit: Limit<AnyOptions> | null;
  /** The collection by time; null where the posted collection is taken from the hands. */
  readonly time: TimeOption | null;
  /** The jackpot drop, 0 where there is none. */
  readonly drop: Cents;
}

/** Why a table cannot be posted this way, and which part of the posting is at fault. */
export interface PostingRefusal extends Refusal {
  readonly at: 'game' | 'limit' | 'collection' | 'jackpot';
}

type Answer<T> = Result<T, PostingRefusal>;

const refuse = (at: PostingRefusal['at'], code: string, message: string): Answer<never> => ({
  ok: false,
  error: { at, code, message },
});

/**
 * The rules of a posted table: the game's own, unless the house, the limit or the posting say otherwise.
 *
 * A posted `collection` becomes what the schedule lists under that number. In a pot game it is one number or several:
 * all rows with those numbers; for a number of players that no posted row fits, nothing is collected. An option taken
 * by the half hour must be the only one, because a table uses one option at a time (000:9029-9031).
 *
 * In a player-dealer game it is one number or id, and includes the limits of wagers; limit and `rules` may narrow them.
 *
 * Refused: a game that is not spread; a limit or an option that the house does not have; an option printed for other
 * games (by the betting, and by the lower limit or the buy-in where they are known); two rows for the same number of
 * players; wider limits than a player-dealer game's option has; a jackpot that nobody could win.
 */
export function postedRules(house: House, gameId: string, posting: Posting): Answer<Posted> {
  const game = gameIn(house, gameId);
  if (!game) {
    const known = Object.keys(house.games).join(', ');
    return refuse('game', 'not-spread', `${house.name} spreads ${known}, not "${gameId}"`);
  }
  const limit = posting.limit === undefined ? null : game.limits.find(({ id }) => id === posting.limit);
  if (limit === undefined) {
    const known = game.limits.map(({ id }) => id).join(', ');
    return refuse('limit', 'no-such-limit', `one of ${known}, not "${posting.limit}"`);
  }
  const drop = posting.jackpot ? dropOf(house, game) : ok(0);
  if (!drop.ok) return drop;
  const jackpot = drop.value > 0 ? { jackpots: [qualifierOf(game, drop.value)] } : {};
  const overrides = { ...limit?.rules, ...jackpot, ...posting.rules };
  const buyIn = posting.buyIn ?? limit?.buyIn.fullBuy ?? null;
  const table = game.kind === 'banked' ? bankedTable(house, game, overrides) : potTable(house, game, overrides, buyIn);
  return table.ok ? ok({ ...table.value, limit, drop: drop.value }) : table;
}

type Table = Pick<Posted, 'rules' | 'time'>;

/** The jackpot drop. Refused where the game has no jackpot, or none that anybody can win. */
function dropOf(house: House, game: HouseGame): Answer<Cents> {
  const jackpot = game.kind === 'pot' ? game.jackpot : null;
  if (jackpot === null) {
    return refuse('jackpot', 'no-jackpot', `${house.name} has no jackpot for this game: set it to false`);
  }
  const fault = jackpotFault(jackpot);
  return fault === null
    ? ok(jackpot.drop)
    : refuse('jackpot', 'not-winnable', `${house.name}: ${fault}. Set it to false`);
}

/** A house's bad beat jackpot, in the terms of its game. */
function qualifierOf(game: HouseGame, drop: Cents): AnyOptions {
  const terms = game.kind === 'pot' ? game.jackpot?.terms : null;
  const { hand, bothHoleCards, minPlayers } = terms ?? {};
  return { id: 'bad-beat', name: 'Bad beat jackpot', hit: 'beaten', hand, bothHoleCards, minPlayers, drop };
}

// ------------------------------------------------------------------------------------------ player-dealer games

/** The maximum wager of a table without limit: a million dollars, more than any stack. */
export const NO_LIMIT: Cents = 100_000_000;

function bankedTable(house: House, game: BankedGame<AnyOptions>, overrides: AnyOptions): Answer<Table> {
  const untimed = (rules: AnyOptions): Answer<Table> => ok({ rules, time: null });
  const rules = { ...game.rules, ...overrides };
  const ids = postedIds(overrides.collection);
  if (ids === null) return untimed(rules);
  const [id, ...more] = ids;
  if (id === undefined) return untimed({ ...rules, collection: null });
  if (more.length > 0) {
    return refuse('collection', 'one-option', `one option is posted at a table, not ${ids.join(' and ')}.`);
  }
  const posted = game.collections.find(({ option }) => option === id);
  if (!posted) {
    const known = optionsInWords(game.collections);
    return refuse('collection', 'no-such-option', `${house.name} has no option ${id} for this game; it has ${known}.`);
  }
  const { min, max } = { min: posted.limits.min, max: posted.limits.max ?? NO_LIMIT };
  const { collection } = posted;
  const limits = { minBet: min, maxBet: max, betStep: stepFor(min, max), ...posted.rules };
  const table = { ...game.rules, ...limits, ...overrides, collection };
  if (isBelow(table.minBet, min) || isBelow(max, table.maxBet)) {
    return refuse('collection', 'other-limits', `option ${id} is for tables of ${limitsInWords(posted)}.`);
  }
  return untimed(table);
}

function postedIds(collection: unknown): readonly (number | string)[] | null {
  const isId = (value: unknown): value is number | string => typeof value === 'number' || typeof value === 'string';
  if (isId(collection)) return [collection];
  return Array.isArray(collection) && collection.every(isId) ? collection : null;
}

/** `1 to 30 and G1 to G9`, or `none`. */
function optionsInWords(options: readonly BankedFeeOption<AnyOptions>[]): string {
  const numbers = options.filter(({ option }) => typeof option === 'number');
  const ids = options.filter(({ option }) => typeof option === 'string');
  const spans = [numbers, ids].flatMap((list) => {
    const [first, last] = [list[0], list.at(-1)];
    return first && last ? [`${first.option} to ${last.option}`] : [];
  });
  return spans.join(' and ') || 'none';
}

const isBelow = (a: unknown, b: unknown): boolean => typeof a === 'number' && typeof b === 'number' && a < b;

/** Wagers go in steps of five dollars where the limits do, otherwise of one dollar. */
export const stepFor = (min: Cents, max: Cents): Cents => (min % 500 === 0 && max % 500 === 0 ? 500 : 100);

/** `$20-$1,000`, `$100 or more`. */
export function limitsInWords({ limits: { min, max } }: Pick<BankedFeeOption<AnyOptions>, 'limits'>): string {
  if (max === null) return `${inDollars(min)} or more`;
  return min === max ? inDollars(min) : `${inDollars(min)}-${inDollars(max)}`;
}

/** Limits are whole dollars. Formatted without the locale data, which takes longer to load than all houses. */
const inDollars = (amount: Cents): string => `$${String(amount / 100).replace(/\B(?=(\d{3})+$)/g, ',')}`;

// ---------------------------------------------------------------------------------------------------- pot games

/**
 * Looks up the named options in the schedule. The posted options are in `collection`; a time collection leaves nothing
 * there to take from the hands.
 */
function potTable(house: House, game: PotGame<AnyOptions>, overrides: AnyOptions, buyIn: Cents | null): Answer<Table> {
  const rules: Record<string, unknown> = { ...game.rules, ...overrides };
  const posted = postedNumbers(rules.collection);
  if (posted === null) return ok({ rules: withRows(game, rules, rules.collection), time: null });
  const size = sizeOf(rules, buyIn);
  const time = postedTime(game, posted, size);
  if (!time.ok) return time;
  if (time.value) return ok({ rules: withRows(game, rules, otherRows(time.value)), time: time.value });
  const rows = postedRows(house, game, posted, size);
  return rows.ok ? ok({ rules: { ...rules, collection: rows.value }, time: null }) : rows;
}

/** What a time option also takes from every hand. */
function otherRows(time: TimeOption): readonly CollectionRow[] {
  const playerFee = 'perHalfHour' in time ? (time.perHand ?? 0) : 0;
  if (playerFee === 0) return [];
  return [{ minPlayers: 2, maxPlayers: 10, playerFee, modifiedFee: 0, turnFee: 0, riverFee: 0, splitFee: 0 }];
}

/**
 * The options with what is taken from the hands; without that where the game has no such option and nothing is taken.
 */
function withRows(game: PotGame<AnyOptions>, { collection: _, ...rules }: AnyOptions, rows: unknown): AnyOptions {
  const isNothing = rows === undefined || (Array.isArray(rows) && rows.length === 0);
  return isNothing && game.collections.length === 0 ? rules : { ...rules, collection: rows };
}

function postedNumbers(collection: unknown): readonly number[] | null {
  if (typeof collection === 'number') return [collection];
  if (!Array.isArray(collection) || collection.length === 0) return null;
  return collection.every((each): each is number => typeof each === 'number') ? collection : null;
}

/** What the schedule depends on: the kind of betting, and the lower limit or the buy-in; null where it is not known. */
interface Size {
  readonly kind: FeeOption['forGames'] | null;
  readonly amount: Cents | null;
}

function sizeOf({ betting, lowerLimit, bigBlind, unit }: AnyOptions, buyIn: Cents | null): Size {
  // Games of points or chips, without betting, go by the value of one point or chip.
  if (typeof unit === 'number') return { kind: null, amount: unit };
  if (betting === 'no-limit' || betting === 'pot-limit') return { kind: 'no limit and pot limit', amount: buyIn };
  if (betting !== 'split-limit' && betting !== 'spread-limit') return { kind: null, amount: null };
  const lower = lowerLimit ?? bigBlind;
  return { kind: 'limit', amount: typeof lower === 'number' ? lower : null };
}

function postedRows(
  house: House,
  game: PotGame<AnyOptions>,
  posted: readonly number[],
  size: Size,
): Answer<CollectionRow[]> {
  const rows: FeeOption[] = [];
  for (const number of posted) {
    const row = game.collections.find(({ option }) => option === number);
    if (!row) return refuse('collection', 'no-such-option', `${house.name} has no option ${number} for this game.`);
    const misfit = misfitOf(row, size);
    if (misfit) return refuse('collection', 'other-games', `option ${number} is ${misfit}.`);
    const other = rows.find(
      ({ minPlayers, maxPlayers }) => minPlayers <= row.maxPlayers && row.minPlayers <= maxPlayers,
    );
    if (other) {
      return refuse(
        'collection',
        'two-rows',
        `options ${other.option} and ${number} are for the same number of players.`,
      );
    }
    rows.push(row);
  }
  return ok(rows.map(rowOf));
}

/** The posted option that is taken by time. Refused: one printed for other games, or a second option with it. */
function postedTime(game: PotGame<AnyOptions>, posted: readonly number[], size: Size): Answer<TimeOption | null> {
  const option = game.timeCollections.find((each) => posted.includes(each.option));
  if (!option) return ok(null);
  if (posted.length > 1) {
    const message = `option ${option.option} is taken by time, and no other beside it.`;
    return refuse('collection', 'one-option', message);
  }
  const misfit = misfitOf(option, size);
  return misfit ? refuse('collection', 'other-games', `option ${option.option} is ${misfit}.`) : ok(option);
}

/** Why an option does not fit the game, or null when it does. */
function misfitOf({ forGames, sizes }: Pick<FeeOption, 'forGames' | 'sizes'>, { kind, amount }: Size): string | null {
  if (kind !== null && kind !== forGames) return `for ${forGames} games; this one is ${kind}`;
  const { min, max, only } = sizes;
  if (amount === null || (only?.includes(amount) ?? (min <= amount && amount <= (max ?? amount)))) return null;
  return `for ${sizes.asPrinted}, which this game is not in`;
}

function rowOf(option: FeeOption): CollectionRow {
  const { minPlayers, maxPlayers, playerFee, modifiedFee, turnFee, riverFee, splitFee, eachFee, wholePotBy } = option;
  const wholePot = wholePotBy !== undefined;
  const each = eachFee === undefined ? {} : { eachFee };
  return { minPlayers, maxPlayers, playerFee, modifiedFee, turnFee, riverFee, splitFee, ...each, wholePot };
}
