/**
 * Players whom the house keeps apart: they may not sit at the same table. Both accounts record who said so and why.
 * Only staff know about it; the players are asked to choose another table.
 */

import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import { unknownAccount } from './account-refusals.ts';
import type { HouseAct } from './acts.ts';
import type { KeyedReason } from './cage-port.ts';
import type { HouseStore } from './store.ts';
import type { HouseReader, HouseTx } from './tables.ts';

/** Two accounts, the lower number first. */
interface Pair {
  readonly a: string;
  readonly b: string;
}

/** How many pairs a house keeps apart at most: it sends all of them to each table. */
const MOST_APART = 500;

/** What the player reads. */
const ELSEWHERE = refuse(
  'apart',
  'The house asks you not to play at this table. Please ask the floor for another one.',
);

interface ApartParts {
  readonly store: HouseStore;
  /** Whether there is such an account. */
  knows(tx: HouseReader, account: string): Promise<boolean>;
  /** Records what was done to an account, after its changes. */
  recorded(tx: HouseTx, account: string, act: HouseAct): Promise<void>;
}

export class KeptApart {
  readonly #parts: ApartParts;
  readonly #listeners = new Set<() => void>();

  constructor(parts: ApartParts) {
    this.#parts = parts;
  }

  /**
   * Calls back when a pair was entered or ended; the change may not be committed yet. Returns the function that
   * unsubscribes.
   */
  onChange(run: () => void): () => void {
    this.#listeners.add(run);
    return () => this.#listeners.delete(run);
  }

  list(tx: HouseReader = this.#parts.store.db): Promise<Pair[]> {
    return tx.selectFrom('apart').selectAll().orderBy('a').orderBy('b').execute();
  }

  /** The accounts from which an account is kept apart. */
  async of(account: string, tx: HouseReader = this.#parts.store.db): Promise<string[]> {
    const rows = await tx
      .selectFrom('apart')
      .selectAll()
      .where((either) => either.or([either('a', '=', account), either('b', '=', account)]))
      .orderBy('a')
      .orderBy('b')
      .execute();
    return rows.map(({ a, b }) => (a === account ? b : a));
  }

  /**
   * Refused with `apart` when a person from whom the account is kept apart sits at the table or is on the way to it.
   */
  async mayPlayAt(tx: HouseReader, account: string, table: number): Promise<Result<null, Refusal>> {
    const others = await this.of(account, tx);
    if (others.length === 0) return ok(null);
    const there = await tx
      .selectFrom('sittings')
      .select('account')
      .where('table', '=', table)
      .where('account', 'in', others)
      .executeTakeFirst();
    return there === undefined ? ok(null) : ELSEWHERE;
  }

  /** From now on the two may not sit at the same table. Refused: `same-account`, `unknown-account`, `too-many`. */
  keep(one: string, other: string, act: KeyedReason): Promise<Result<null, Refusal>> {
    return this.#change('keep apart', one, other, act, async (tx, { a, b }) => {
      const all = await this.list(tx);
      if (all.length >= MOST_APART)
        return refuse('too-many', `${MOST_APART} pairs are already kept apart: end some first.`);
      await tx
        .insertInto('apart')
        .values({ a, b })
        .onConflict((conflict) => conflict.columns(['a', 'b']).doNothing())
        .execute();
      return ok('kept apart from');
    });
  }

  /** The two may share a table again. Refused: `same-account`, `unknown-account`, `not-apart`. */
  end(one: string, other: string, act: KeyedReason): Promise<Result<null, Refusal>> {
    return this.#change('end apart', one, other, act, async (tx, { a, b }) => {
      if (!(await this.of(a, tx)).includes(b)) {
        return refuse('not-apart', `Accounts ${a} and ${b} are not kept apart.`);
      }
      await tx.deleteFrom('apart').where('a', '=', a).where('b', '=', b).execute();
      return ok('no longer kept apart from');
    });
  }

  #change(
    what: 'keep apart' | 'end apart',
    one: string,
    other: string,
    act: KeyedReason,
    change: (tx: HouseTx, pair: Pair) => Promise<Result<string, Refusal>>,
  ): Promise<Result<null, Refusal>> {
    const { store, knows, recorded } = this.#parts;
    const [a, b] = one < other ? [one, other] : [other, one];
    const { key, at, by, reason } = act;
    return store.once({ key, request: [what, a, b], at }, async (tx) => {
      if (a === b) return refuse('same-account', 'An account cannot be kept apart from itself.');
      for (const account of [a, b]) {
        if (!(await knows(tx, account))) return unknownAccount(account);
      }
      const done = await change(tx, { a, b });
      if (!done.ok) return done;
      await recorded(tx, a, { at, by, reason, act: `${done.value} ${b}` });
      await recorded(tx, b, { at, by, reason, act: `${done.value} ${a}` });
      for (const run of this.#listeners) run();
      return ok(null);
    });
  }
}
