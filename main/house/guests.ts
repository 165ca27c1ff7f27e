/** The people a table has been told of: those whose cards were swiped here. Kept, so that they have names while the house is away. */
import type { Cents } from '../../games/money.ts';
import type { Account } from '../accounts/accounts.ts';
import type { Query, Store } from '../journal/store.ts';
import { type Guest, guest } from './messages.ts';

export class Guests {
  readonly #store: Store;
  readonly #of: Query<[string], { body: string; at: number }>;
  readonly #put: Query<[string, string, number], never>;

  constructor(store: Store) {
    this.#store = store;
    this.#of = store.query('SELECT body, at FROM guests WHERE account = ?');
    this.#put = store.query(
      `INSERT INTO guests (account, body, at) VALUES (?, ?, ?)
       ON CONFLICT (account) DO UPDATE SET body = excluded.body, at = excluded.at`,
    );
  }

  /** What the house has told last. */
  remember(told: Guest, at: number): void {
    const body = JSON.stringify(told);
    if (this.#of.get(told.account)?.body === body) return;
    this.#store.transact(() => this.#store.write('guests', () => this.#put.run(told.account, body, at)));
  }

  /** Null for somebody the house has never told of. */
  of(account: string): Guest | null {
    const row = this.#of.get(account);
    return row === undefined ? null : guest.parse(JSON.parse(row.body));
  }

  /** The card holds so much more, or less, for what the table and the house have just done. */
  adjust(account: string, change: Cents): void {
    const row = this.#of.get(account);
    const known = this.of(account);
    if (row === undefined || known === null || change === 0) return;
    this.remember({ ...known, balance: Math.max(0, known.balance + change) }, row.at);
  }

  /** A guest as the table knows an account of its own. */
  account(account: string): Account | null {
    const known = this.of(account);
    if (known === null) return null;
    const { name, handle, born, idType, idNumber, idExpires } = known;
    return {
      account,
      person: { name, handle, born, idType, idNumber, idExpires },
      handle,
      status: known.status,
      note: known.note,
      barredUntil: known.barredUntil,
      triesLeft: known.triesLeft,
      card: known.card,
      createdAt: known.createdAt,
      createdBy: known.createdBy,
    };
  }
}
