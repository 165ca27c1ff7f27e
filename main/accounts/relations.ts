/** Players with a common interest: they may share a game, but not sit side by side (LR20). */
import { ok, type Refusal, type Result } from '../../games/result.ts';
import type { Query, Remembered, Store } from '../journal/store.ts';
import type { ReasonedAct } from './accounts.ts';
import { Acts, accountSubject } from './acts.ts';
import { refuse } from './refusals.ts';

type Pair = Query<[string, string], never>;

export class Relations {
  readonly #store: Store;
  readonly #acts: Acts;
  readonly #known: Query<[string], { account: string }>;
  readonly #of: Remembered<[string, string], { account: string }>;
  readonly #insert: Pair;
  readonly #delete: Pair;

  constructor(store: Store) {
    this.#store = store;
    this.#acts = new Acts(store);
    this.#known = store.query('SELECT account FROM accounts WHERE account = ?');
    this.#of = store.remembered(
      ['accounts'],
      'SELECT b AS account FROM relations WHERE a = ? UNION SELECT a FROM relations WHERE b = ? ORDER BY account',
    );
    this.#insert = store.query('INSERT OR IGNORE INTO relations (a, b) VALUES (?, ?)');
    this.#delete = store.query('DELETE FROM relations WHERE a = ? AND b = ?');
  }

  /** The accounts related to one. */
  of(account: string): string[] {
    return this.#of.all(account, account).map((row) => row.account);
  }

  /** From now on neither is seated beside the other. Refused: `same-account`, `unknown-account`. */
  enter(one: string, other: string, act: ReasonedAct): Result<null, Refusal> {
    return this.#change(one, other, 'related to', this.#insert, act);
  }

  /** They have no common interest any more. Refused: `same-account`, `unknown-account`, `not-related`. */
  end(one: string, other: string, act: ReasonedAct): Result<null, Refusal> {
    if (this.#known.get(one) !== undefined && !this.of(one).includes(other)) {
      return refuse('not-related', `Accounts ${one} and ${other} are not related.`);
    }
    return this.#change(one, other, 'no longer related to', this.#delete, act);
  }

  #change(one: string, other: string, what: string, change: Pair, act: ReasonedAct): Result<null, Refusal> {
    const [a, b] = one < other ? [one, other] : [other, one];
    if (a === b) return refuse('same-account', 'An account cannot be related to itself.');
    return this.#store.attempt(() => {
      for (const account of [a, b]) {
        if (this.#known.get(account) === undefined) {
          return refuse('unknown-account', `There is no account ${account}.`);
        }
      }
      this.#store.write('accounts', () => change.run(a, b));
      const { at, by, reason } = act;
      this.#acts.record(accountSubject(a), { act: `${what} ${b}`, at, by, reason });
      this.#acts.record(accountSubject(b), { act: `${what} ${a}`, at, by, reason });
      return ok(null);
    });
  }
}
