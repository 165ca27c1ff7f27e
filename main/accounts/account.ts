/** A player's account as the staff who look it up see it. Its balance is kept by the ledger. */
import type { Person } from './person.ts';

export type AccountStatus = 'active' | 'locked' | 'lost' | 'held' | 'excluded' | 'barred' | 'closed';

export interface Account {
  /** Ten digits with a check digit. */
  readonly account: string;
  readonly person: Person;
  /** What the table calls them: their handle, or their first name. */
  readonly handle: string;
  /** The most serious status that applies: closed, barred, excluded, held, card lost, PIN locked. */
  readonly status: AccountStatus;
  /**
   * Why they are barred, until when they are excluded, or why the account is held or closed or its card lost; null
   * otherwise.
   */
  readonly note: string | null;
  /** When the current bar expires, ms since 1970; null when it is for good, and when there is no bar. */
  readonly barredUntil: number | null;
  /** Why the house pays nothing out of the account until it has looked into something; missing when it is not held. */
  readonly held?: string;
  readonly triesLeft: number;
  /** Number of the live card; null while the card is lost. */
  readonly card: string | null;
  readonly createdAt: number;
  readonly createdBy: string;
}
