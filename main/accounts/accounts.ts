import type { Refusal, Result } from '../../games/result.ts';
import type { Store } from '../journal/store.ts';
import type { Person } from '../link/messages.ts';

export type AccountStatus = 'active' | 'locked' | 'lost' | 'barred';

export interface Account {
  /** Ten digits, Luhn-checked. */
  readonly account: string;
  readonly person: Person;
  /** What the table calls him. */
  readonly handle: string;
  readonly status: AccountStatus;
  /** Why he is barred, or the card lost; null otherwise. */
  readonly note: string | null;
  readonly triesLeft: number;
  /** The live card's number; null when the card was reported lost. */
  readonly card: string | null;
  readonly createdAt: number;
  readonly createdBy: string;
}

export interface Issued {
  readonly account: string;
  readonly card: string;
  /** What is written to the stripe, sentinels included. */
  readonly track1: string;
  readonly track2: string;
}

/** A member of staff's act on an account. */
export interface StaffAct {
  readonly at: number;
  readonly by: string;
}

export type PinCheck =
  | { readonly result: 'ok' }
  | { readonly result: 'wrong'; readonly triesLeft: number }
  | { readonly result: 'locked' };

export const PIN_TRIES = 5;

export declare class Accounts {
  /** `cost` is scrypt's N; tests lower it. */
  constructor(store: Store, pepper: Buffer, options?: { cost?: number });
  issue(person: Person, pin: string, act: StaffAct): Promise<Result<Issued, Refusal>>;
  /** Codes: `unknown-card`, `dead-card`. */
  byCard(number: string): Result<Account, Refusal>;
  byAccount(account: string): Account | null;
  /** Up to 50, by name. */
  search(name: string): Account[];
  setPin(account: string, pin: string, act: StaffAct): Promise<Result<null, Refusal>>;
  /** Refused only for an unknown account. The try is durable before the answer. */
  checkPin(account: string, pin: string, at: number): Promise<Result<PinCheck, Refusal>>;
  unlock(account: string, act: StaffAct & { reason: string }): Result<null, Refusal>;
  reportLost(account: string, act: StaffAct & { reason: string }): Result<null, Refusal>;
  replaceCard(account: string, act: StaffAct & { reason: string }): Result<Issued, Refusal>;
  bar(account: string, barred: boolean, act: StaffAct & { reason: string }): Result<null, Refusal>;
  /** LR20: may share a game, may not sit side by side. */
  relate(a: string, b: string, act: StaffAct & { reason: string }): Result<null, Refusal>;
  related(account: string): string[];
  all(limit?: number): Account[];
}
