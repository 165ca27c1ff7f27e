/**
 * Bars of people who have no account: by name, with the birth date where it is known, or by a description alone
 * (LR2, LR9, LR34). Whoever asks for an account is compared with them.
 */
import { ok, type Refusal, type Result } from '../../games/result.ts';
import type { Person } from '../../protocol/messages.ts';
import type { Query, Store } from '../journal/store.ts';
import type { ReasonedAct } from './accounts.ts';
import { Acts, barSubject } from './acts.ts';
import { barText } from './gaming-day.ts';
import { likeName, nearDate, nearName, plainName, sameName } from './names.ts';
import { refuse } from './refusals.ts';

/** Who is barred, as far as it is known. */
export interface Unknown {
  readonly name: string | null;
  /** `2001-12-31`. */
  readonly born: string | null;
  readonly description: string | null;
}

export interface PersonBar extends Unknown {
  readonly bar: number;
  readonly reason: string;
  /** When it ends by itself, ms since 1970; null for good. */
  readonly until: number | null;
  readonly at: number;
  readonly by: string;
}

/** A bar as its row has it. */
export type PersonBarRow = {
  id: number;
  name: string | null;
  born: string | null;
  description: string | null;
  reason: string;
  until: number | null;
  at: number;
  by: string;
};
type NewBar = [
  ...[name: string | null, born: string | null, description: string | null],
  ...[reason: string, until: number | null, at: number, by: string],
];

export class Bars {
  readonly #store: Store;
  readonly #acts: Acts;
  readonly #now: () => number;
  readonly #insert: Query<NewBar, never>;
  readonly #newest: Query<[], { id: number }>;
  readonly #inForce: Query<[number], PersonBarRow>;
  readonly #lift: Query<[number], never>;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
    this.#acts = new Acts(store);
    this.#insert = store.query(
      'INSERT INTO bars (name, born, description, reason, until, at, by) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    this.#newest = store.query('SELECT max(id) AS id FROM bars');
    this.#inForce = store.query('SELECT * FROM bars WHERE lifted = 0 AND (until IS NULL OR until > ?) ORDER BY id');
    this.#lift = store.query('UPDATE bars SET lifted = 1 WHERE id = ?');
  }

  /** Bars somebody until then, null for good; gives the number of the bar. Refused: `incomplete`. */
  enter(who: Unknown, until: number | null, { at, by, reason }: ReasonedAct): Result<number, Refusal> {
    const barred = barredWho(who);
    if (!barred.ok) return barred;
    const { name, born, description } = barred.value;
    return this.#store.attempt(() => {
      this.#store.write('bars', () => this.#insert.run(name, born, description, reason, until, at, by));
      const bar = this.#newest.get()?.id ?? 0;
      this.#acts.record(barSubject(bar), { act: `barred ${barText(until)}`, at, by, reason });
      return ok(bar);
    });
  }

  /**
   * Refused: `no-such-bar` for one that has been lifted or has ended, and `second-person` for a bar for good that nobody
   * else stands by.
   */
  lift(bar: number, act: ReasonedAct): Result<null, Refusal> {
    return this.#store.attempt(() => {
      const meant = this.list().find((each) => each.bar === bar);
      if (meant === undefined) {
        return refuse('no-such-bar', `Bar ${bar} has been lifted or has ended. Look at the list again.`);
      }
      if (meant.until === null && act.second === undefined) return liftedByTwo();
      this.#store.write('bars', () => this.#lift.run(bar));
      this.#acts.record(barSubject(bar), { ...act, act: 'bar lifted' });
      return ok(null);
    });
  }

  /** Those in force, in the order in which they were entered. */
  list(): PersonBar[] {
    return this.#inForce.all(this.#now()).map(({ id, ...row }) => ({ ...pick(row), bar: id }));
  }
}

/** Who is barred or stands on a list, and who is compared with them. */
type Named = Pick<Unknown, 'name' | 'born'>;
type Compared = Pick<Person, 'name' | 'born'>;

/**
 * Whether a person is who is barred. Where their birth date is not known the name has to be the same; with the same birth date it
 * is enough that it is like it.
 */
export const isMeant = (bar: Named, { name, born }: Compared): boolean => {
  if (bar.name === null) return false;
  return bar.born === null ? sameName(bar.name, name) : bar.born === born && likeName(bar.name, name);
};

/** The bar that a person comes under; null when there is none. */
export const barAgainst = (bars: readonly PersonBar[], person: Compared): PersonBar | null =>
  bars.find((bar) => isMeant(bar, person)) ?? null;

/** Whether a person may be who is barred, written otherwise: for somebody to look at. */
export const isNear = (bar: Named, { name, born }: Compared): boolean => {
  if (bar.name === null) return false;
  if (bar.born === null || bar.born === born) return nearName(bar.name, name);
  // Dates are compared sooner than names.
  return nearDate(bar.born, born) && likeName(bar.name, name);
};

/** Who is to be barred, as it is kept. Refused: `incomplete`. */
export function barredWho(who: Unknown): Result<Unknown, Refusal> {
  const name = who.name?.trim() || null;
  const description = who.description?.trim() || null;
  if (name === null && description === null) {
    return refuse('incomplete', 'Write the name, or describe the person: one of them is needed.');
  }
  if (name !== null && plainName(name) === '') {
    return refuse('incomplete', `"${name}" has no letter in it: a name is expected. Describe the person instead.`);
  }
  return ok({ name, born: who.born, description });
}

/** What somebody has decided for good, nobody takes back alone. */
export const liftedByTwo = () =>
  refuse('second-person', 'A bar for good is lifted by two people: a second person of another role has to sign.');

const pick = ({
  name,
  born,
  description,
  reason,
  until,
  at,
  by,
}: Omit<PersonBarRow, 'id'>): Omit<PersonBar, 'bar'> => ({
  ...{ name, born, description },
  ...{ reason, until, at, by },
});
