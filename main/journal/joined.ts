/** Joins the books of a table and its archives again, in a temporary file that lasts as long as the caller needs it. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type ArchivedRow, provenArchive } from './archive-file.ts';
import { archivesOf } from './archived.ts';
import { Fault } from './check.ts';
import { newDatabase } from './database.ts';
import { copyRows } from './migrations.ts';
import { Store } from './store.ts';

export interface Joined {
  /** All rows from the first on, as if nothing had been archived. */
  readonly store: Store;
  close(): void;
}

/**
 * Joins books with their archives, which are in `folder`, as of one moment, and proves each archive on the way. It
 * needs as much room as all of them together in the folder for temporary files. Throws a `Fault` when an archive is
 * missing or not as it was sealed.
 */
export async function joinArchives(books: Store, folder: string): Promise<Joined> {
  const scratch = mkdtempSync(join(tmpdir(), 'dealerless-joined-'));
  const remove = (): void => rmSync(scratch, { recursive: true, force: true });
  const path = join(scratch, 'table.sqlite');
  const db = newDatabase(path, books.kind);
  try {
    // A power cut costs nothing here: it is a copy and can be made again.
    db.pragma('journal_mode = OFF');
    db.pragma('synchronous = OFF');
    const source = new Database(books.path, { readonly: true, fileMustExist: true });
    try {
      source.exec('BEGIN'); // all of it as of one moment, whatever a host writes meanwhile
      copyRows(source, db, books.path);
    } finally {
      source.close();
    }
    const store = new Store(db, books.path, { kind: books.kind }, null);
    await addArchives(store, db, folder);
    return {
      store,
      close: () => {
        store.close();
        remove();
      },
    };
  } catch (error) {
    db.close();
    remove();
    throw error;
  }
}

async function addArchives(store: Store, db: Database.Database, folder: string): Promise<void> {
  const add = adder(db);
  const archives = archivesOf(store);
  db.pragma('foreign_keys = OFF'); // the last hand of an archive comes before the first that is there
  for (const [nth, archive] of archives.entries()) {
    const path = join(folder, archive.file);
    if (!existsSync(path)) {
      throw new Fault(
        `${archive.file} is not in ${folder}: it holds hands ${(archives[nth - 1]?.hands ?? 0) + 1} to ${archive.hands}. Name its folder with --archives`,
      );
    }
    db.exec('BEGIN');
    await provenArchive(path, { archive, last: archives[nth - 1], store }, add);
    db.exec('COMMIT');
  }
  db.pragma('foreign_keys = ON');
}

/** Inserts a row where it was before it was archived. */
function adder(db: Database.Database): (row: ArchivedRow) => void {
  const inserts = new Map<
    string,
    { names: readonly string[]; blobs: ReadonlySet<string>; insert: Database.Statement }
  >();
  const insertInto = (table: string, names: readonly string[]) => {
    const columns = db
      .prepare<[string], { name: string }>(`SELECT name FROM pragma_table_info(?) WHERE type = 'BLOB'`)
      .all(table);
    const marks = ['id', 'hash', ...names].map(() => '?').join(', ');
    const insert = db.prepare(`INSERT INTO ${table} (${['id', 'hash', ...names].join(', ')}) VALUES (${marks})`);
    return { names, insert, blobs: new Set(columns.map(({ name }) => name)) };
  };
  return ({ table, id, values, hash }) => {
    const into = inserts.get(table) ?? insertInto(table, Object.keys(values));
    inserts.set(table, into);
    const cells = into.names.map((name) => {
      const value = values[name] ?? null;
      return into.blobs.has(name) && typeof value === 'string' ? Buffer.from(value, 'hex') : value;
    });
    into.insert.run(id, hash, ...cells);
  };
}
