/**
 * Notes of what looked suspicious (31 CFR 1021.320): any member of staff may write one, few may read them, and nothing
 * else reveals that one exists: no log, no account, no screen.
 */

import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { Suspicion } from '../../protocol/cash-report.ts';
import { unknownAccount } from './account-refusals.ts';
import { record, suspicionSubject } from './acts.ts';
import type { KeyedAct } from './cage-port.ts';
import type { HouseStore } from './store.ts';

const LISTED = 200;

export class Suspicions {
  readonly #store: HouseStore;

  constructor(store: HouseStore) {
    this.#store = store;
  }

  /** Writes a note, about an account holder or about anybody. Refused: `unknown-account`. */
  note(account: string | null, text: string, { key, at, by }: KeyedAct): Promise<Result<null, Refusal>> {
    return this.#store.once({ key, request: ['suspicion', account, text], at }, async (tx) => {
      if (account !== null) {
        const known = await tx.selectFrom('people').select('account').where('account', '=', account).executeTakeFirst();
        if (known === undefined) return unknownAccount(account);
      }
      // Acts run one after the other, so that nobody else takes the next number.
      await this.#store.chainEnd(tx, 'acts');
      const newest = await tx
        .selectFrom('suspicions')
        .select((select) => select.fn.max<number | null>('number').as('number'))
        .executeTakeFirst();
      const number = (newest?.number ?? 0) + 1;
      const undecided = { decided_at: null, decided_by: null, reported: null, decision: null };
      await tx
        .insertInto('suspicions')
        .values({ number, at, by, account, text, ...undecided })
        .execute();
      await record(this.#store, tx, suspicionSubject(number), { act: 'noted', at, by });
      return ok(null);
    });
  }

  /** Records whether it was reported, with the number, or why not. Refused: `no-note`, `decided`. */
  decide(
    note: number,
    { reported, text }: { readonly reported: boolean; readonly text: string },
    { key, at, by }: KeyedAct,
  ): Promise<Result<null, Refusal>> {
    return this.#store.once({ key, request: ['decide suspicion', note, reported, text], at }, async (tx) => {
      await this.#store.chainEnd(tx, 'acts');
      const row = await tx.selectFrom('suspicions').selectAll().where('number', '=', note).executeTakeFirst();
      if (row === undefined) return refuse('no-note', `There is no note ${note}.`);
      if (row.decided_at !== null) return refuse('decided', `Note ${note} was already decided.`);
      await tx
        .updateTable('suspicions')
        .set({ decided_at: at, decided_by: by, reported: reported ? 1 : 0, decision: text })
        .where('number', '=', note)
        .execute();
      await record(this.#store, tx, suspicionSubject(note), { act: 'decided', at, by });
      return ok(null);
    });
  }

  /** The newest notes, undecided ones first. Only for staff who may read them. */
  async list(): Promise<Suspicion[]> {
    const rows = await this.#store.db
      .selectFrom('suspicions')
      .leftJoin('people', 'people.account', 'suspicions.account')
      .selectAll('suspicions')
      .select('people.name as person')
      .orderBy((row) => row('decided_at', 'is', null), 'desc')
      .orderBy('number', 'desc')
      .limit(LISTED)
      .execute();
    return rows.map(({ number, at, by, account, person, text, decided_at, decided_by, reported, decision }) => ({
      ...{ note: number, at, by, account, person, text },
      decided:
        decided_at === null
          ? null
          : { at: decided_at, by: decided_by ?? '', reported: reported === 1, text: decision ?? '' },
    }));
  }
}
