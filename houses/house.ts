/**
 * A house: which games it spreads, with which options, limits, buy-ins and fees. Data only, each figure with the lines
 * it comes from; amounts in cents.
 *
 * A game of a house is one entry of `games`, under the game's id. The compiler knows the options of that game: an
 * option, a value or an id that does not exist does not compile. An entry names the options that differ from the game's
 * own defaults, each with its lines; the limits, of which a table plays one; and the numbered collections, of which a
 * table posts some. What several entries share is a function or a constant with a type: `PotGame<PokerRules>`,
 * `Limit<StudRules>`. A callback that makes such data declares its return type, because otherwise its options are not
 * checked. `posting.ts` is the only way from an entry to the rules of a table.
 */
import type { Collection } from '../games/banked/fees.ts';
import type { BankedRules } from '../games/banked/rules.ts';
import type { Cents } from '../games/money.ts';
import type { CollectionRow } from '../games/poker/rules.ts';
import type { GameId, RulesOf } from '../games/registry.ts';

export interface House {
  readonly id: string;
  readonly name: string;
  /** Document and lines. */
  readonly source: string;
  /** The games in the house's text, in its order, whether or not they are dealt here. */
  readonly text: readonly SpreadGame[];
  /** The games dealt here, by game id. */
  readonly games: HouseGames;
}

/** One game in a house's text. Its id is that of the game, or of a game to come. */
export interface SpreadGame {
  readonly id: string;
  readonly name: string;
  /** Document and lines. */
  readonly source: string;
  /** Listed by name, but no text prints its rules. */
  readonly noRules?: true;
}

/** Each game with its own options only. */
export type HouseGames = { readonly [Id in GameId]?: HouseGameOf<RulesOf<Id>> };

type HouseGameOf<Rules> = Rules extends BankedRules ? BankedGame<Rules> : PotGame<Rules>;

/** One game as a house spreads it, played for a pot or against a player-dealer, whatever its options are. */
export type HouseGame = PotGame<AnyOptions> | BankedGame<AnyOptions>;

/** The game of that id as a house spreads it; undefined where it does not. */
export function gameIn({ games }: Pick<House, 'games'>, id: string): HouseGame | undefined {
  const byId: Readonly<Record<string, HouseGame | undefined>> = games;
  return Object.hasOwn(byId, id) ? byId[id] : undefined;
}

/** Values for some options of a game. Collections are posted and never among them. */
export type Options<Rules> = Readonly<Partial<Omit<Rules, 'collection'>>>;

/** The options of any game, which its own schema has to check. */
export type AnyOptions = Readonly<Record<string, unknown>>;

interface AnyHouseGame<Rules> {
  readonly source: string;
  /** Option values that differ from the game's own defaults. */
  readonly rules: Options<Rules>;
  /** The sizes of game that the house offers; a table plays one of them. */
  readonly limits: readonly Limit<Rules>[];
}

export interface PotGame<Rules> extends AnyHouseGame<Rules> {
  readonly kind: 'pot';
  /** Collection options that may be posted at a table. None is in force until it is posted. */
  readonly collections: readonly FeeOption[];
  readonly timeCollections: readonly TimeOption[];
  /**
   * Null where the game has no jackpot. Not in force until posted, and nothing is dropped without terms for winning it.
   */
  readonly jackpot: Jackpot | null;
}

/** A drop for a bad beat jackpot, and who wins it. */
export interface Jackpot {
  /** 0 where none is printed. */
  readonly drop: Cents;
  readonly source: string;
  /** Null where the house has not said who wins it: then nothing is dropped. */
  readonly terms: JackpotTerms | null;
}

/** What it takes to win a bad beat jackpot, and how it is shared, as the house posts it. */
export interface JackpotTerms {
  /** The lowest hand that must have lost, card by card: `As Ah Ad Jc Js` are aces full of jacks. */
  readonly hand: readonly string[];
  /** Whether both players must use both their hole cards. */
  readonly bothHoleCards: boolean;
  /** The minimum number of players dealt in. */
  readonly minPlayers: number;
  /**
   * Percent to the losing hand, the winning hand, and the others at the table; together at most 100. Null where not
   * printed.
   */
  readonly shares: { readonly loser: number; readonly winner: number; readonly table: number } | null;
  readonly source: string;
}

/** Why a jackpot with these terms cannot be offered, in one sentence; null when it can. */
export function jackpotFault({ terms, drop }: Jackpot): string | null {
  if (terms === null) return 'no qualifying hand and no shares are stated, so nobody could win what is dropped';
  if (terms.shares === null) return 'no shares are stated, so nobody could be paid what is dropped';
  const { loser, winner, table } = terms.shares;
  const total = loser + winner + table;
  if (Math.min(loser, winner, table) < 0 || loser <= 0 || total > 100) return `shares of ${total}% cannot be paid`;
  if (terms.hand.length === 0) return 'no qualifying hand is stated';
  if (drop <= 0) return 'no drop is stated';
  return terms.minPlayers < 2 ? 'a losing hand takes two players or more' : null;
}

export interface BankedGame<Rules> extends AnyHouseGame<Rules> {
  readonly kind: 'banked';
  /**
   * Collection options, of which one may be posted at a table. None is in force until it is posted; empty where the
   * house's amounts are not known.
   */
  readonly collections: readonly BankedFeeOption<Rules>[];
}

/** A size of game: blinds or limits of wagers, and the buy-in. */
export interface Limit<Rules> {
  readonly id: string;
  readonly label: string;
  readonly rules: Options<Rules>;
  readonly buyIn: BuyIn;
  readonly source: string;
}

export interface BuyIn {
  /** The posted buy-in (LR19). */
  readonly fullBuy: Cents;
  /** The minimum of the one short buy a player may make (LR19a); null where there is none. */
  readonly shortBuy: Cents | null;
  /**
   * The maximum that may be bought; a player with half the full buy or more may then not buy again (V-NL1). Null: no
   * maximum.
   */
  readonly maximum: Cents | null;
  readonly step: Cents;
}

/** The sizes of game an option is for: lower limits of a limit game, buy-ins of any other. */
export interface Sizes {
  readonly min: Cents;
  /** Null where there is no bound. */
  readonly max: Cents | null;
  /** Where the sheet has a row only for some sizes between these. Absent: for all of them. */
  readonly only?: readonly Cents[];
  readonly asPrinted: string;
}

/**
 * One numbered line of a pot game's fee schedule, per hand. Its fees leave the last chip of a pot to the winner, unless
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

/** One line of a player-dealer game's fee schedule: a table limit and the fees of each payer at such a table. */
export interface BankedFeeOption<Rules> {
  /**
   * The number printed in the house's own schedule for all its games; `G` and the number for a line of a sheet that was
   * filed with that one game: 5, 'G3'.
   */
  readonly option: number | string;
  /** What may be wagered on a spot; no maximum wager where the table has no limit. */
  readonly limits: { readonly min: Cents; readonly max: Cents | null };
  /** What else is printed with the option: limits of bonus wagers, as option values of the game. */
  readonly rules: Options<Rules>;
  readonly collection: Collection;
  readonly source: string;
}

/** One numbered line of a fee schedule, from each player at the end of each half hour or of each down. */
export type TimeOption = Pick<FeeOption, 'option' | 'forGames' | 'sizes' | 'source'> & (PerHalfHour | PerDown);

export interface PerHalfHour {
  readonly perHalfHour: Cents;
  /** What the same line also takes from the pot of every hand; missing where it takes nothing. */
  readonly perHand?: Cents;
}

/** The time that one dealer deals: each player's fee depends on how many are playing when it is over. */
export interface PerDown {
  readonly downMinutes: number;
  readonly perDown: readonly { readonly players: number; readonly amount: Cents }[];
}
