/** An account of a player, as whoever looks at one sees it. What it is worth is the ledger's business. */
import type { Person } from '../../protocol/person.ts';

export type AccountStatus = 'active' | 'locked' | 'lost' | 'held' | 'excluded' | 'barred' | 'closed';

export interface Account {
  /** Ten digits with a check digit. */
  readonly account: string;
  readonly person: Person;
  /** What the table calls them: their handle, or their first name. */
  readonly handle: string;
  /** The gravest that applies: closed, barred, excluded, held, card lost, PIN locked. */
  readonly status: AccountStatus;
  /** Why they are barred, until when excluded, why the account is held or closed, or their card lost; null otherwise. */
  readonly note: string | null;
  /** When the bar that is in force ends by itself, ms since 1970; null for good, and when there is none. */
  readonly barredUntil: number | null;
  /** Why the house pays nothing out of it until it has looked into something; missing when it is not held. */
  readonly held?: string;
  readonly triesLeft: number;
  /** Number of the live card; null while the card is lost. */
  readonly card: string | null;
  readonly createdAt: number;
  readonly createdBy: string;
}
