/**
 * Migrates a file of an earlier schema version to today's. A new version needs no statements of its own: the migration
 * makes a fresh database with today's schema, copies every row of every table into it, and puts the result in the old
 * file's place. For this to work, a change of `schema.ts` follows these rules:
 *
 * - Raise `SCHEMA_VERSION` once per release that changes the tables.
 * - A table or column is never removed. A new column is nullable or has a default; if its table is chained or part of a
 *   person's record, list it in `ADDED_COLUMNS`, so that hashes made before it existed still agree.
 * - A CHECK may admit more than before, never less.
 */
import { copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { flush } from './flush.ts';
import { StoreError } from './store-error.ts';

/** Where the file of an earlier version is kept when it is migrated to today's: `table.sqlite.version-2`. */
export const keptCopy = (path: string, version: number): string => `${path}.version-${version}`;

/** For these tables, only the rows from a number on. */
export type FromRow = Readonly<Record<string, number>>;

/**
 * Copies every row of `old`, or for some tables those from a number on, into `fresh`, an empty database of today's
 * schema, in one transaction. Throws `StoreError` when `old` has a table or a column that today's schema does not, or
 * when a reference is broken.
 */
export function copyRows(old: Database.Database, fresh: Database.Database, path: string, from: FromRow = {}): void {
  fresh.pragma('foreign_keys = OFF'); // rows arrive in the order of the tables, not of their references
  fresh.transaction(() => {
    for (const table of tablesOf(old)) copyTable(old, fresh, { table, from: from[table] }, path);
  })();
  const broken = fresh.pragma('foreign_key_check') as { table: string; rowid: number }[];
  if (broken[0] !== undefined) {
    throw new StoreError(
      'corrupt',
      `${path}: ${broken[0].table} row ${broken[0].rowid} names a row that does not exist.`,
    );
  }
  fresh.pragma('foreign_keys = ON');
}

function copyTable(
  old: Database.Database,
  fresh: Database.Database,
  { table, from }: { readonly table: string; readonly from: number | undefined },
  path: string,
): void {
  const columns = columnsOf(old, table);
  const known = new Set(columnsOf(fresh, table));
  const strange = columns.find((column) => !known.has(column));
  if (known.size === 0 || strange !== undefined) {
    const what = known.size === 0 ? `table ${table}` : `column ${strange} of ${table}`;
    throw new StoreError('foreign-version', `${path} has the ${what}, which no version of Dealerless made.`);
  }
  const names = columns.join(', ');
  const insert = fresh.prepare(`INSERT INTO ${table} (${names}) VALUES (${columns.map(() => '?').join(', ')})`);
  const wanted = from === undefined ? '' : ` WHERE id >= ${from}`;
  const rows = old.prepare<[], unknown[]>(`SELECT ${names} FROM ${table}${wanted}`).raw().safeIntegers();
  for (const row of rows.iterate()) insert.run(...row);
}

const tablesOf = (db: Database.Database): string[] =>
  db
    .prepare<[], { name: string }>(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name`,
    )
    .all()
    .map(({ name }) => name);

const columnsOf = (db: Database.Database, table: string): string[] =>
  db
    .prepare<[string], { name: string }>('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map(({ name }) => name);

/**
 * Replaces the file with a copy in today's schema, which `make` writes from the open old file to the path it is given.
 * The old file stays next to it as `keptCopy`. Only for the process that holds the file's lock. Throws `StoreError`.
 */
export function migrate(path: string, version: number, make: (old: Database.Database, to: string) => void): void {
  replaceFile(path, `${path}-migrating`, make, () => keep(path, keptCopy(path, version)));
}

/**
 * Replaces the file with one that `make` writes under another name from the open old file; `before` is called when the
 * new file is on disk. A crash at any moment leaves either the old file or the complete new one, and the next start
 * works with either. Only for the process that holds the file's lock.
 */
export function replaceFile(
  path: string,
  unfinished: string,
  make: (old: Database.Database, to: string) => void,
  before: () => void,
): void {
  for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(unfinished + suffix, { force: true });
  const old = new Database(path, { fileMustExist: true });
  try {
    // The log of the old file must be empty, because the new file takes its name.
    old.pragma('wal_checkpoint(TRUNCATE)');
    old.pragma('journal_mode = DELETE');
    make(old, unfinished);
  } finally {
    old.close();
  }
  flush(unfinished);
  before();
  renameSync(unfinished, path);
  flush(dirname(path));
}

/** A hard link to the same file costs nothing; where the file system has no links, the file is copied. */
function keep(path: string, kept: string): void {
  if (existsSync(kept)) rmSync(kept);
  try {
    linkSync(path, kept);
  } catch {
    copyFileSync(path, kept);
  }
  flush(kept);
}
