import type { Collection } from '../../games/banked/fees.ts';
import type { GameId } from '../../games/registry.ts';
import type { PrintedBet } from './pays.ts';

type Option = number | string;

/** What the text of a house prints, restated: `sheets/oaks.ts` for the house with the id `oaks`. */
export interface Sheet {
  /** The games that the text spreads, by id, in its order. */
  readonly spreads: readonly string[];
  /** Those of them that are not dealt here. */
  readonly notDealt: readonly string[];
  /** Games that are dealt by a house ruling: the text does not spread them. */
  readonly ruled?: readonly GameId[];
  /** The games against a player-dealer, in the house's order, each with the numbers of its fee options. */
  readonly feeOptions: { readonly [Id in GameId]?: readonly Option[] };
  /** Fee options as printed: the limits of the table, what players pay, what the player-dealer pays. Dollars. */
  readonly schedules: readonly (readonly [
    game: GameId,
    option: Option,
    tables: string,
    players: string,
    dealer: string,
  ])[];
  /** What a payer pays for an amount, such as the first of a row and the last of the row before. Dollars. */
  readonly amounts: readonly (readonly [
    game: GameId,
    option: Option,
    payer: 'player' | 'dealer',
    amount: number,
    fee: number,
  ])[];
  /** What the fees of an option depend on. */
  readonly feesGoBy: readonly (readonly [game: GameId, option: Option, by: Partial<Collection>])[];
  /**
   * Where the rows of the player-dealer, who posts more, are printed to begin above the minimum wager: by game and
   * option, in cents.
   */
  readonly dealerRowsAbove?: Readonly<Record<string, number>>;
  /** Rows that are printed with no more than the row before: by game and option. */
  readonly flatRows?: Readonly<Record<string, readonly number[]>>;
  /** The fees of panguingue: condition, option, of the antes of every hand, of each player by the half hour. Dollars. */
  readonly pan?: readonly (readonly [condition: number, option: number, hand: number, half: number | null])[];
  /** What is printed that bets pay. */
  readonly pays: readonly PrintedBet[];
  /** Games against a player-dealer without any printed payoff. */
  readonly nothingPrinted: readonly GameId[];
}

/** The numbers from 1 to this one. */
export const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, i) => i + 1);

/** The numbers of a sheet filed with one game: G1 and so on. */
export const own = (last: number): readonly string[] => upTo(last).map((number) => `G${number}`);
