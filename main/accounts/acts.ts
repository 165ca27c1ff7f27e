import { digest } from '../journal/canonical.ts';
import { Chain } from '../journal/chain.ts';
import { ADDED_COLUMNS } from '../journal/schema.ts';
import type { Query, SqlValue, Store } from '../journal/store.ts';

/** Something done to an account, to a member of staff or to old hands, as it stays on record. */
export interface PersonAct {
  readonly at: number;
  readonly act: string;
  /** Who did it; null when the host did, as when it counts a wrong PIN. */
  readonly by: string | null;
  readonly reason: string | null;
  /** Who stood by it; missing where nobody had to. */
  readonly second?: string;
}

/** An act as its row has it. */
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
 * What was done to people's accounts, append-only. Each act carries a digest of how it left the account, so a row that
 * was changed behind the program's back (a PIN swapped, a bar lifted) no longer agrees with its last act.
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

/** Whether a file keeps bars of people without an account; one of an earlier version, read as it is, does not. */
export const hasBars = (store: Store): boolean =>
  store.query<[], { name: string }>(`SELECT name FROM sqlite_schema WHERE name = 'bars'`).get() !== undefined;

/** Digests of what is kept about a person or an archive now, by the subject of the acts. */
export class StateOf {
  readonly #account: Query<[string], PersonRow>;
  readonly #cards: Query<[string], PersonRow>;
  readonly #relations: Query<[string], PersonRow>;
  readonly #staff: Query<[string], PersonRow>;
  /** Null in a file of a version that knew no bars of people without an account. */
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

/** A row as its digest covers it: an empty column that came with a later schema version is left out. */
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
