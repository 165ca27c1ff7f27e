/** What the tournament book needs from the house around it. */
import type { Lot } from '../../games/hand-start.ts';
import type { Cents } from '../../games/money.ts';
import type { Refusal, Result } from '../../games/result.ts';
import type { TournamentOrder } from '../table/tournament-orders.ts';
import type { HouseBooks } from './books.ts';
import type { HouseStore } from './store.ts';
import type { HouseReader, HouseTx } from './tables.ts';

/** Which tables can be reached and can play a tournament, according to their lines. */
export type Reached = ReadonlySet<number>;

/** What the book needs from the exchange with the tables, and about people. */
export interface TournamentHouse {
  readonly store: HouseStore;
  readonly books: HouseBooks;
  readonly now: () => number;
  send(tx: HouseTx, table: number, order: TournamentOrder): Promise<void>;
  /** Updates the tables where these players sit about them, and about what is on their cards. */
  tell(tx: HouseTx, accounts: readonly string[], at: number): Promise<void>;
  /** The player's name at the tables; refused when they may not play. */
  player(tx: HouseTx, account: string, at: number): Promise<Result<string, Refusal>>;
  /** Why a player's own limits do not let them pay this much to play; null when they do. */
  mayPay(tx: HouseTx, account: string, amount: Cents, at: number): Promise<Refusal | null>;
  /** By account, why a player among these may not play now. */
  mayNotPlay(db: HouseReader, accounts: readonly string[], at: number): Promise<ReadonlyMap<string, string>>;
  /** Why a player may not be paid a prize; null when they may. */
  whyUnpaid(tx: HouseTx, account: string, at: number): Promise<string | null>;
  /** Those of these tables that deal nothing until a jackpot hit there is decided. */
  heldByHit(db: HouseReader, tables: readonly number[]): Promise<ReadonlySet<number>>;
  /** Why no money moves now; null while it moves. */
  halted(): Refusal | null;
  /** What is known about a table: whether it plays hand for hand, and what has stopped it. */
  table(number: number): TableKnown;
  readonly lot?: Lot;
}

/** A table as the house sees it now. */
export interface TableKnown {
  readonly rounds: boolean;
  /** Why it deals no hand; null when it may. */
  readonly fault: string | null;
}
