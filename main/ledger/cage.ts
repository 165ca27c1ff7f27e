import type { Cents } from '../../games/money.ts';
import type { Refusal, Result } from '../../games/result.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Store } from '../journal/store.ts';
import type { StatementLine } from '../link/messages.ts';
import type { Ledger } from './ledger.ts';

export type Nature = 'cash' | 'chips' | 'cheque';

export interface Receipt {
  /** Document number; null when a seat without chips was cashed out. */
  readonly document: string | null;
  readonly amount: Cents;
  /** The card's balance afterwards. */
  readonly balance: Cents;
}

export interface CageAct {
  readonly account: string;
  readonly amount: Cents;
  readonly nature: Nature;
  readonly key: string;
  readonly at: number;
  readonly by: string;
}

export declare class Cage {
  constructor(store: Store, ledger: Ledger, accounts: Accounts);
  deposit(act: CageAct): Result<Receipt, Refusal>;
  /** The caller has checked the PIN. */
  withdraw(act: CageAct): Result<Receipt, Refusal>;
  buyIn(act: { account: string; seat: number; amount: Cents; key: string; at: number }): Result<Receipt, Refusal>;
  /** Every chip of the seat to the card. `by` names the floorman of a forced cash-in. */
  cashOut(act: {
    seat: number;
    account: string;
    key: string;
    at: number;
    by?: string | null;
  }): Result<Receipt, Refusal>;
  /** Chips to another seat of the same player. */
  moveSeat(act: { from: number; to: number; account: string; key: string; at: number }): Result<Cents, Refusal>;
  /** Cash from the house bank into the drawer, or back. */
  fill(act: { amount: Cents; key: string; at: number; by: string }): Result<Cents, Refusal>;
  drop(act: { amount: Cents; key: string; at: number; by: string }): Result<Cents, Refusal>;
  /** Cash that should be in the drawer. */
  drawer(): Cents;
  balance(account: string): Cents;
  /** Newest first. */
  statement(account: string, limit?: number): StatementLine[];
}
