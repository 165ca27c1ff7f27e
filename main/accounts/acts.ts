import { digest } from '../journal/canonical.ts';
import { Chain } from '../journal/chain.ts';
import { ADDED_COLUMNS } from '../journal/schema.ts';
import type { Query, SqlValue, Store } from '../journal/store.ts';

/** A recorded act on an account, a member of staff or old hands. */
export interface PersonAct {
  readonly at: number;
  readonly act: string;
  /** Who did it; null when the host did it, for example when it counts a wrong PIN. */
  readonly by: string | null;
  readonly reason: string | null;
  /** The second person who signed; missing where none was needed. */
  readonly second?: string;
}

/** An act as its row stores it. */
export type ActRow = {
  subject: string;
  act: string;
  at: number;
  by: string | null;
  reason: string | null;
  state: string;
  second: string | null;
};
type PersonRow = Record<string, SqlValue>;

/**
 * What was done to people's accounts, append-only. Each act carries a digest of the state in which it left the account,
 * so a row that was changed outside the program (a swapped PIN, a lifted bar) no longer matches its last act.
 */
export class Acts {
  readonly #acts: Chain<ActRow>;
  readonly #state: StateOf;

  constructor(store: Store) {
    this.#acts = new Chain(store, 'acts');
    this.#state = new StateOf(store);
  }

  /** Records an act after its changes have been written, in the same transaction. */
  record(subject: string, { act, at, by, reason, second }: PersonAct): void {
    this.#acts.append({ subject, act, at, by, reason, second: second ?? null, state: this.#state.digest(subject) });
  }
}

export const archiveSubject = (archive: number): string => `archive:${archive}`;
export const shiftSubject = (shift: number): string => `shift:${shift}`;

/**
 * Whether a file has bars of people without an account. A file of an earlier version that is opened to be read has
 * none.
 */
export const hasBars = (store: Store): boolean =>
  store.query<[], { name: string }>(`SELECT name FROM sqlite_schema WHERE name = 'bars'`).get() !== undefined;

/** Digests of what is now on record about a person or an archive, by the subject of the acts. */
export class StateOf {
  readonly #account: Query<[string], PersonRow>;
  readonly #cards: Query<[string], PersonRow>;
  readonly #relations: Query<[string], PersonRow>;
  readonly #staff: Query<[string], PersonRow>;
  /** Null in a file of a version before bars of people without an account. */
  readonly #bar: Query<[string], PersonRow> | null;
  readonly #archive: Query<[string], PersonRow>;

  constructor(store: Store) {
    this.#account = store.query('SELECT * FROM accounts WHERE account = ?');
    this.#cards = store.query('SELECT * FROM cards WHERE account = ? ORDER BY number');
    this.#relations = store.query('SELECT * FROM relations WHERE ? IN (a, b) ORDER BY a, b');
    this.#staff = store.query('SELECT * FROM staff WHERE id = ?');
    this.#archive = store.query('SELECT * FROM archives WHERE id = CAST(? AS INTEGER)');
    this.#bar = hasBars(store) ? store.query('SELECT * FROM bars WHERE id = CAST(? AS INTEGER)') : null;
  }

  digest(subject: string): string {
    const [kind = '', id = ''] = subject.split(/:(.*)/);
    return digest(this.#rows(kind, id));
  }

  #rows(kind: string, id: string): Record<string, unknown>[] {
    if (kind === 'staff') return this.#staff.all(id).map((row) => recorded('staff', row));
    if (kind === 'archive') return this.#archive.all(id);
    if (kind === 'bar') return (this.#bar?.all(id) ?? []).map((row) => recorded('bars', row));
    return [
      ...this.#account.all(id).map((row) => recorded('accounts', row)),
      ...this.#cards.all(id).map((row) => recorded('cards', row)),
      ...this.#relations.all(id).map((row) => recorded('relations', row)),
    ];
  }
}

/** A row as its digest covers it. Empty columns that a later schema version added are left out. */
function recorded(table: string, row: PersonRow): Record<string, unknown> {
  const added = ADDED_COLUMNS[table] ?? [];
  return inHex(
    Object.fromEntries(Object.entries(row).filter(([name, value]) => value !== null || !added.includes(name))),
  );
}

const inHex = (row: PersonRow): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, Buffer.isBuffer(value) ? value.toString('hex') : value]),
  );
