/**
 * The people the house has described to a table: those whose cards were swiped here. Stored, so that the table has
 * their names while the house is away.
 */
import type { Cents } from '../../games/money.ts';
import type { Account } from '../accounts/account.ts';
import { onceFor } from '../journal/once-for.ts';
import type { Query, Remembered, Store } from '../journal/store.ts';
import { type Guest, guest } from './messages.ts';

interface GuestRow {
  readonly body: string;
  readonly at: number;
}

export class Guests {
  readonly #store: Store;
  /** Every screen's view needs names, balances and relations several times: rows are cached until one is written. */
  readonly #of: Remembered<[string], GuestRow>;
  readonly #put: Query<[string, string, number], never>;
  readonly #read = onceFor(({ body }: GuestRow): Guest => guest.parse(JSON.parse(body)));
  readonly #asAccount = onceFor(accountOf);

  constructor(store: Store) {
    this.#store = store;
    this.#of = store.remembered(['guests'], 'SELECT body, at FROM guests WHERE account = ?');
    this.#put = store.query(
      `INSERT INTO guests (account, body, at) VALUES (?, ?, ?)
       ON CONFLICT (account) DO UPDATE SET body = excluded.body, at = excluded.at`,
    );
  }

  /** Stores what the house sent last. */
  remember(known: Guest, at: number): void {
    const body = JSON.stringify(known);
    if (this.#of.get(known.account)?.body === body) return;
    this.#store.transact(() => this.#store.write('guests', () => this.#put.run(known.account, body, at)));
  }

  /**
   * Null for a person the house has never described. Returns the same object until the house sends something else: it
   * must not be changed.
   */
  of(account: string): Guest | null {
    const row = this.#of.get(account);
    return row === undefined ? null : this.#read(row);
  }

  /** Adds to the card's balance, or takes from it, what the table and the house have just done. */
  adjust(account: string, change: Cents): void {
    const row = this.#of.get(account);
    const known = this.of(account);
    if (row === undefined || known === null || change === 0) return;
    this.remember({ ...known, balance: Math.max(0, known.balance + change) }, row.at);
  }

  /** A guest in the form of an account that the table keeps itself. */
  account(account: string): Account | null {
    const known = this.of(account);
    return known === null ? null : this.#asAccount(known);
  }
}

function accountOf({ account, name, handle, born, idType, idNumber, idExpires, ...kept }: Guest): Account {
  const { status, note, barredUntil, triesLeft, card, createdAt, createdBy } = kept;
  return {
    ...{ account, handle, status, note, barredUntil, triesLeft, card, createdAt, createdBy },
    person: { name, handle, born, idType, idNumber, idExpires },
  };
}
