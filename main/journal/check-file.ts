import { beginningOf } from './archived.ts';
import { type ChainHead, hashedColumns, hashedValues, linkHash } from './chain.ts';
import { type Check, check, counted, Fault } from './check.ts';
import { CHAINED, type ChainedName, SCHEMA_PARTS, type SchemaPart } from './schema.ts';
import type { Query, SqlValue, Store } from './store.ts';
import { stateDigest } from './table-state.ts';

type ChainedRow = Record<string, SqlValue> & { id: number; hash: Buffer };

/** The end of each chain up to which it has already been proven. */
export type Since = Readonly<Record<ChainedName, ChainHead>>;

/**
 * Checks the file as SQLite sees it, its tables and triggers, the chain of each append-only table (from the first row
 * that is not archived, or from `since` on), and the saved table.
 */
export function checkFile(store: Store, since?: Since): Check[] {
  return [
    check('file', () => checkPages(store)),
    check('tables', () => checkSchema(store)),
    ...CHAINED.map((table) =>
      check(`chain of ${table}`, () => {
        const from = provenHead(store, table, since);
        return checkChain(store, table, from, rowsOf(store, table).each(from.rows));
      }),
    ),
    check('saved table', () => checkSavedTable(store)),
  ];
}

/**
 * The part of this that any start can check, however long the file is: its tables, the saved table, and the last `rows`
 * rows of each chain. The row before those is assumed to be right; `checkFile` goes back to the first one that is not
 * archived.
 */
export function checkFileEnd(store: Store, rows: number): Check[] {
  return [
    check('tables', () => checkSchema(store)),
    ...CHAINED.map((table) =>
      check(`chain of ${table}`, () => {
        const from = headBefore(store, table, rows);
        return checkChain(store, table, from, rowsOf(store, table).all(from.rows));
      }),
    ),
    check('saved table', () => checkSavedTable(store)),
  ];
}

function checkPages(store: Store): string {
  const page = store.query<[], { integrity_check: string }>('SELECT * FROM pragma_integrity_check LIMIT 1').get();
  if (page?.integrity_check !== 'ok') throw new Fault(page?.integrity_check ?? 'SQLite could not check the file');
  const reference = store
    .query<[], { table: string; rowid: number | null; parent: string }>('SELECT * FROM pragma_foreign_key_check')
    .get();
  if (reference !== undefined) {
    throw new Fault(`${reference.table} row ${reference.rowid} names a row of ${reference.parent} that does not exist`);
  }
  return 'every page and every reference is sound';
}

/** Every table, index and trigger must be as in a new file: without its triggers a table is not append-only. */
function checkSchema(store: Store): string {
  const found = partsOf(store);
  for (const [name, { type, sql }] of SCHEMA_PARTS) {
    const part = found.get(name);
    if (part === undefined) throw new Fault(`${type} ${name} is missing`);
    if (part.sql !== sql) throw new Fault(`${type} ${name} was changed`);
  }
  for (const [name, { type }] of found) if (!SCHEMA_PARTS.has(name)) throw new Fault(`${type} ${name} was added`);
  return `${SCHEMA_PARTS.size} tables, indexes and triggers as made`;
}

function partsOf(store: Store): Map<string, SchemaPart> {
  const parts = store.query<[], SchemaPart>(
    `SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name`,
  );
  return new Map(parts.all().map((part) => [part.name, part]));
}

/** The rows of a chain after one of them. */
const rowsOf = (store: Store, table: ChainedName): Query<[number], ChainedRow> =>
  store.query(`SELECT * FROM ${table} WHERE id > ? ORDER BY id`);

/** Names the first of the `rows` after `from` that was changed, moved, removed or added. */
function checkChain(store: Store, table: ChainedName, from: ChainHead, rows: Iterable<ChainedRow>): string {
  const columns = hashedColumns(store, table);
  let last = from;
  for (const row of rows) {
    const next = last.rows + 1;
    if (row.id > next) throw new Fault(`${table} row ${next} is missing`);
    if (row.id < next) throw new Fault(`${table} row ${row.id} does not belong: rows are numbered from 1`);
    const hash = linkHash(last.hash, row.id, hashedValues(table, columns, row));
    if (!hash.equals(row.hash)) throw new Fault(`${table} row ${row.id} was changed or stands in another row's place`);
    last = { rows: row.id, hash };
  }
  checkHead(store, table, last);
  return last.rows === 0 ? 'empty' : `${counted(last.rows, 'row')}, ends in ${last.hash.toString('hex').slice(0, 16)}`;
}

/** What the newest rows are chained to: the row before them, or the beginning. */
function headBefore(store: Store, table: ChainedName, newest: number): ChainHead {
  const nth = store.query<[number], ChainHead>(
    `SELECT id AS rows, hash FROM ${table} ORDER BY id DESC LIMIT 1 OFFSET ?`,
  );
  return nth.get(newest) ?? beginningOf(store, table);
}

/** Where to continue: the last row that was proven must still be the same row, unless it has been archived since. */
function provenHead(store: Store, table: ChainedName, since: Since | undefined): ChainHead {
  const beginning = beginningOf(store, table);
  const head = since?.[table];
  if (head === undefined || head.rows < beginning.rows || head.rows === 0) return beginning;
  const found =
    head.rows === beginning.rows
      ? beginning
      : store.query<[number], { hash: Buffer }>(`SELECT hash FROM ${table} WHERE id = ?`).get(head.rows);
  if (found === undefined) throw new Fault(`${table} row ${head.rows} is missing: it was there when it was proven`);
  if (!found.hash.equals(head.hash)) {
    throw new Fault(`${table} row ${head.rows} is not the one that was proven: the chain was made again`);
  }
  return head;
}

/** The head is stored apart from the rows, so that cutting off the last rows is detected. */
function checkHead(store: Store, table: ChainedName, last: ChainHead): void {
  const kept = store.query<[string], ChainHead>('SELECT rows, hash FROM chains WHERE name = ?').get(table);
  const rows = kept?.rows ?? 0;
  if (rows > last.rows) throw new Fault(`${table} row ${last.rows + 1} is missing: ${rows} were written`);
  if (rows < last.rows) throw new Fault(`${table} row ${rows + 1} was added: ${rows} were written`);
  if (kept !== undefined && !kept.hash.equals(last.hash)) {
    throw new Fault(`${table} row ${last.rows} is not the one that was written last`);
  }
}

function checkSavedTable(store: Store): string {
  const saved = store
    .query<[], { at: number; state: string; digest: string }>('SELECT at, state, digest FROM table_state')
    .get();
  if (saved === undefined) return 'none saved';
  if (stateDigest(saved.at, saved.state) !== saved.digest) throw new Fault('the saved table was changed');
  return 'as it was saved';
}
