/** The SQLite connections that a `Store` works on. */
import Database from 'better-sqlite3';
import { APPLICATION_IDS, SCHEMA, SCHEMA_VERSION } from './schema.ts';

/** When the log has this many pages, a commit writes it back even if somebody waits. `tidy` keeps it far below. */
const LOG_PAGES = 4000;

/** How long to wait for another program's write before giving up, in ms. The host is blocked meanwhile. */
export const BUSY_MS = 250;

/** A new, empty file of today's schema, or one in memory. */
export function newDatabase(path: string, kind: keyof typeof APPLICATION_IDS): Database.Database {
  const db = new Database(path, { timeout: BUSY_MS });
  db.pragma('foreign_keys = ON');
  db.transaction(() => {
    db.exec(SCHEMA);
    db.pragma(`application_id = ${APPLICATION_IDS[kind]}`);
    db.pragma(`user_version = ${SCHEMA_VERSION}`);
  })();
  return db;
}

/** The file of a table, opened to be written: each commit is on disk when it returns. */
export function openDatabase(path: string): Database.Database {
  const db = new Database(path, { fileMustExist: true, timeout: BUSY_MS });
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL'); // in WAL, anything less may lose the last commits at a power cut (B-92)
    db.pragma('foreign_keys = ON');
    db.pragma(`wal_autocheckpoint = ${LOG_PAGES}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
