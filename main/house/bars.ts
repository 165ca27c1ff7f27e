/** Bars of people who have no account, for every table of the house (LR2, LR9, LR34). */
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import { barredWho, liftedByTwo, type PersonBar, type Unknown } from '../accounts/bars.ts';
import { barText } from '../accounts/gaming-day.ts';
import { barSubject, record } from './acts.ts';
import type { KeyedReason } from './cage-port.ts';
import type { HouseStore } from './store.ts';
import type { HouseReader } from './tables.ts';
import { onceSigned } from './two-people.ts';

export class HouseBars {
  readonly #store: HouseStore;

  constructor(store: HouseStore) {
    this.#store = store;
  }

  /** Bars a person until `until`, null for good; returns the number of the bar. Refused: `incomplete`. */
  async enter(who: Unknown, until: number | null, act: KeyedReason): Promise<Result<number, Refusal>> {
    const barred = barredWho(who);
    if (!barred.ok) return barred;
    const { key, at, by, reason } = act;
    return this.#store.once({ key, request: ['bar person', barred.value, until], at }, async (tx) => {
      // If another transaction takes the number at the same moment, this one fails and is retried.
      const newest = await tx
        .selectFrom('bars')
        .select((select) => select.fn.max<number | null>('number').as('number'))
        .executeTakeFirst();
      const number = (newest?.number ?? 0) + 1;
      await tx
        .insertInto('bars')
        .values({ number, ...barred.value, reason, until, at, by, lifted: 0, list: null })
        .execute();
      await record(this.#store, tx, barSubject(number), { act: `barred ${barText(until)}`, at, by, reason });
      return ok(number);
    });
  }

  /**
   * Refused: `no-such-bar` when the bar was lifted or has expired, `second-person` when it is for good and nobody else
   * signs.
   */
  lift(bar: number, act: KeyedReason): Promise<Result<null, Refusal>> {
    return onceSigned(this.#store, act, ['lift person bar', bar], async (tx) => {
      const meant = (await this.list(act.at, tx)).find((each) => each.bar === bar);
      if (meant === undefined) {
        return refuse('no-such-bar', `Bar ${bar} has been lifted or has ended. Look at the list again.`);
      }
      if (meant.until === null && act.second === undefined) return liftedByTwo();
      await tx.updateTable('bars').set({ lifted: 1 }).where('number', '=', bar).execute();
      await record(this.#store, tx, barSubject(bar), { ...act, act: 'bar lifted' });
      return ok(null);
    });
  }

  /** Current bars, in the order in which they were entered. */
  async list(at: number, tx: HouseReader = this.#store.db): Promise<PersonBar[]> {
    const rows = await tx
      .selectFrom('bars')
      .selectAll()
      .where('lifted', '=', 0)
      .where((either) => either.or([either('until', 'is', null), either('until', '>', at)]))
      .orderBy('number')
      .execute();
    return rows.map(({ number, lifted: _lifted, list: _list, ...bar }) => ({ bar: number, ...bar }));
  }
}
