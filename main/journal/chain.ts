import { hash } from 'node:crypto';
import { ADDED_COLUMNS, type ChainedName } from './schema.ts';
import type { Query, SqlValue, Store, StoreKind } from './store.ts';

/** The hash before the first row. It differs by table and by kind of money, so no row fits into another chain. */
export const genesis = (kind: StoreKind, table: ChainedName): Buffer =>
  hash('sha256', `dealerless ${kind} ${table}`, 'buffer');

/** SHA-256 over the previous row's hash, the row's number and its values in the order of the table's columns. */
export function linkHash(previous: Buffer, id: number, values: readonly SqlValue[]): Buffer {
  const row = JSON.stringify([id, ...values.map((value) => (Buffer.isBuffer(value) ? value.toString('hex') : value))]);
  if (previous.length + 3 * row.length > room.length) {
    return hash('sha256', Buffer.concat([previous, Buffer.from(row)]), 'buffer');
  }
  const end = previous.copy(room);
  return hash('sha256', room.subarray(0, end + room.write(row, end)), 'buffer');
}

/** Where rows are put together to be hashed: a start checks more than a thousand. A longer row gets a buffer of its own. */
const room = Buffer.allocUnsafeSlow(2 ** 16);

/**
 * The values that a row's hash covers, in the order of `columns`. Empty values at the end, in columns that a later
 * schema version added, are left out, so that earlier rows keep their hash.
 */
export function hashedValues(
  table: ChainedName,
  columns: readonly string[],
  row: Readonly<Record<string, SqlValue | undefined>>,
): SqlValue[] {
  const values = columns.map((column) => row[column] ?? null);
  const shortest = columns.length - (ADDED_COLUMNS[table]?.length ?? 0);
  while (values.length > shortest && values.at(-1) === null) values.pop();
  return values;
}

/** The columns of a table that its hash covers: all except the number and the hash itself. */
export function hashedColumns(store: Store, table: ChainedName): string[] {
  return store
    .query<[string], { name: string }>('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map(({ name }) => name)
    .filter((name) => name !== 'id' && name !== 'hash');
}

/** The number of rows and the hash of the last one. */
export interface ChainHead {
  readonly rows: number;
  readonly hash: Buffer;
}

/** An append-only table: every row is numbered from 1 and bound to the previous one by its hash. */
export class Chain<Row extends Record<string, SqlValue>> {
  readonly #store: Store;
  readonly #table: ChainedName;
  readonly #columns: readonly string[];
  readonly #start: ChainHead;
  readonly #head: Query<[string], ChainHead>;
  readonly #insert: Query<SqlValue[], never>;
  readonly #setHead: Query<[string, number, Buffer], never>;
  readonly #moveHead: Query<[number, Buffer, string, number, Buffer], never>;
  /** The head that this chain wrote last. The file has another one if that was undone. */
  #last: ChainHead | null = null;

  constructor(store: Store, table: ChainedName) {
    this.#store = store;
    this.#table = table;
    this.#columns = hashedColumns(store, table);
    this.#start = { rows: 0, hash: genesis(store.kind, table) };
    this.#head = store.query('SELECT rows, hash FROM chains WHERE name = ?');
    const names = ['id', ...this.#columns, 'hash'];
    this.#insert = store.query(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    );
    this.#setHead = store.query(
      `INSERT INTO chains (name, rows, hash) VALUES (?, ?, ?)
       ON CONFLICT (name) DO UPDATE SET rows = excluded.rows, hash = excluded.hash`,
    );
    this.#moveHead = store.query('UPDATE chains SET rows = ?, hash = ? WHERE name = ? AND rows = ? AND hash = ?');
  }

  /** Appends a row and returns its number. Only inside a transaction. */
  append(row: Row): number {
    return this.#store.write(this.#table, () => {
      const values = hashedValues(this.#table, this.#columns, row);
      const { rows: id, hash } = this.#headMoved(values);
      this.#insert.run(id, ...this.#columns.map((column) => row[column] ?? null), hash);
      return id;
    });
  }

  /** Moves the head in the file over a row with these values. It is read only where it is not the one written last. */
  #headMoved(values: readonly SqlValue[]): ChainHead {
    const last = this.#last;
    if (last !== null) {
      const next = headAfter(last, values);
      this.#last = next;
      if (this.#moveHead.change(next.rows, next.hash, this.#table, last.rows, last.hash) === 1) return next;
    }
    const next = headAfter(this.#head.get(this.#table) ?? this.#start, values);
    this.#setHead.run(this.#table, next.rows, next.hash);
    this.#last = next;
    return next;
  }
}

const headAfter = ({ rows, hash }: ChainHead, values: readonly SqlValue[]): ChainHead => ({
  rows: rows + 1,
  hash: linkHash(hash, rows + 1, values),
});
