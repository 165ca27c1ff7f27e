import type { Cents } from '../../games/money.ts';
import type { Refusal, Result } from '../../games/result.ts';
import type { Store } from '../journal/store.ts';

/** `card:4000000002` · `seat:3` · `pot` · `collection:player-fee` · `jackpot:bad-beat` · `cage:drawer` · `reserved`. */
export type LedgerAccount = string;

export interface LedgerMove {
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  readonly amount: Cents;
  readonly why: string;
}

export interface Posting {
  /** Made by the caller before the first attempt; the same key posts once however often it is tried. */
  readonly key: string;
  readonly moves: readonly LedgerMove[];
  readonly at: number;
  /** Who did it: a staff id, an account, or null for the rules of the game. */
  readonly by: string | null;
  readonly hand?: number;
  readonly note?: string;
}

export interface Posted {
  readonly transfer: number;
  readonly key: string;
  readonly moves: readonly LedgerMove[];
  readonly at: number;
  readonly by: string | null;
  readonly hand: number | null;
  readonly note: string | null;
  /** True when this call changed nothing because the key had been posted before. */
  readonly repeated: boolean;
}

export interface Reservation {
  readonly key: string;
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  readonly amount: Cents;
  readonly why: string;
  readonly at: number;
  readonly by: string | null;
}

export interface HistoryLine {
  readonly transfer: number;
  readonly key: string;
  readonly at: number;
  readonly by: string | null;
  readonly hand: number | null;
  readonly why: string;
  /** The account on the other side. */
  readonly other: LedgerAccount;
  readonly change: Cents;
  readonly balance: Cents;
}

export interface Correction extends Posting {
  readonly by: string;
  /** The second member of staff, who is not the first. */
  readonly second: string;
  readonly reason: string;
}

/** Codes: `insufficient`, `conflict`, `bad-amount`, `no-transfer`, `unknown-key`, `resolved`, `second-person`, `reason`. */
export declare class Ledger {
  constructor(store: Store);
  post(posting: Posting): Result<Posted, Refusal>;
  /** What a key posted, null when it has not. */
  posted(key: string): Posted | null;
  balance(account: LedgerAccount): Cents;
  /** Every account that begins so, with its balance, in order of name. */
  balances(prefix: string): { account: LedgerAccount; balance: Cents }[];
  /** The newest lines of an account, newest first. */
  history(account: LedgerAccount, limit: number): HistoryLine[];
  reserve(reservation: Reservation): Result<Posted, Refusal>;
  postReserved(key: string, act: { at: number; by: string | null }): Result<Posted, Refusal>;
  voidReserved(key: string, act: { at: number; by: string | null }): Result<Posted, Refusal>;
  unresolved(): Reservation[];
  correct(correction: Correction): Result<Posted, Refusal>;
}
