/** The two database engines of the house: SQLite in a file of its own, PostgreSQL where there are many tables. */
import Database from 'better-sqlite3';
import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely';
import type { HouseTables } from './tables.ts';

export type EngineName = 'sqlite' | 'postgres';

/**
 * SQLSTATEs after which the same transaction may be retried: conflicts, and a server that is shutting down or not up
 * yet.
 */
const AGAIN = new Set(['40001', '40P01', '23505', '25006', '55P03', '57P01', '57P02', '57P03', '53300']);
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);

/**
 * Whether a transaction that failed this way may be retried. After a broken connection it is unknown whether it was
 * committed; every transaction of the house has a key, so a retry is right either way.
 */
export function mayTryAgain(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (AGAIN.has(code) || NETWORK.has(code) || code.startsWith('08')) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    message,
  );
}

/** `postgres://…`; several servers of one database with commas between them. */
export function openPostgres(urls: string): Kysely<HouseTables> {
  const pool = async (): Promise<PostgresPool> => {
    const { WritablePool } = await import('./writable-pool.ts');
    return new WritablePool(urls.split(','));
  };
  return new Kysely<HouseTables>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * Called `before:` and `after:` each statement that writes to a house's file, and its `commit`, for tests that
 * interrupt one there.
 */
export type OnWrite = (point: string) => void;

/** A file that one house writes; the caller takes its lock. */
export function openSqlite(path: string, { readonly = false, onWrite }: SqliteOptions = {}): Kysely<HouseTables> {
  const file = new Database(path, { timeout: 250, readonly });
  const database = new Prepared(file, onWrite ?? null);
  if (readonly) return new Kysely<HouseTables>({ dialect: new SqliteDialect({ database }) });
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL'); // as for the tables' own files (B-92)
  file.pragma('foreign_keys = ON');
  return new Kysely<HouseTables>({ dialect: new SqliteDialect({ database }) });
}

interface SqliteOptions {
  readonly readonly?: boolean;
  readonly onWrite?: OnWrite;
}

/** How many statements are cached: more than a house has, but a limit for those whose text grows with the query. */
const KEPT = 500;

/** A file with cached statements: Kysely prepares a statement every time, which takes longer than running it. */
class Prepared implements SqliteDatabase {
  readonly #file: Database.Database;
  readonly #onWrite: OnWrite | null;
  readonly #kept = new Map<string, SqliteStatement>();

  constructor(file: Database.Database, onWrite: OnWrite | null) {
    this.#file = file;
    this.#onWrite = onWrite;
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#kept.get(sql);
    if (known !== undefined) return known;
    if (this.#kept.size >= KEPT) this.#kept.clear();
    const statement = this.#watched(sql, this.#file.prepare(sql) as unknown as SqliteStatement);
    this.#kept.set(sql, statement);
    return statement;
  }

  #watched(sql: string, statement: SqliteStatement): SqliteStatement {
    if (sql === 'rollback') return this.#undoing(statement);
    const onWrite = this.#onWrite;
    const [written] = /^(?:insert into|update|delete from) "\w+"|^commit/.exec(sql) ?? [];
    if (onWrite === null || written === undefined) return statement;
    const around = <T>(run: () => T): T => {
      onWrite(`before:${written}`);
      const done = run();
      onWrite(`after:${written}`);
      return done;
    };
    return {
      reader: statement.reader,
      all: (parameters) => around(() => statement.all(parameters)),
      run: (parameters) => around(() => statement.run(parameters)),
      iterate: (parameters) => statement.iterate(parameters),
    };
  }

  /**
   * When its disk is full SQLite has already rolled back: a second rollback would hide the full disk behind its own
   * error.
   */
  #undoing(statement: SqliteStatement): SqliteStatement {
    return {
      reader: statement.reader,
      all: (parameters) => statement.all(parameters),
      run: (parameters) => (this.#file.inTransaction ? statement.run(parameters) : { changes: 0, lastInsertRowid: 0 }),
      iterate: (parameters) => statement.iterate(parameters),
    };
  }

  close(): void {
    this.#file.close();
  }
}
