/** The two engines below the house: SQLite in a file of its own, PostgreSQL where there are many tables. */
import Database from 'better-sqlite3';
import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely';
import pg from 'pg';
import { StoreError } from '../journal/store-error.ts';
import type { HouseTables } from './tables.ts';

export type EngineName = 'sqlite' | 'postgres';

/** Eight bytes are read as a number, and one that would not be exact is an error. */
function exactNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new StoreError('corrupt', `${text} is more than can be counted in cents.`);
  return number;
}

const INT8 = 20;
const NUMERIC = 1700;
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === INT8 || id === NUMERIC ? exactNumber : pg.types.getTypeParser(id, format as 'text'),
};

/** SQLSTATEs after which the same transaction may be tried again: conflicts, and a server that goes or is not there yet. */
const AGAIN = new Set(['40001', '40P01', '23505', '25006', '55P03', '57P01', '57P02', '57P03', '53300']);
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);

/**
 * Whether a transaction that failed so may be tried again. After a line that broke nobody knows whether it was committed;
 * every transaction of the house has a key, so trying again is right either way.
 */
export function mayTryAgain(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (AGAIN.has(code) || NETWORK.has(code) || code.startsWith('08')) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    message,
  );
}

/** Connections at a time: enough for the tables that press at once, few enough for one small server. */
const CONNECTIONS = 16;

/**
 * A pool over the servers of one database, of which one takes writes. When that one goes, the next connection is made
 * to whichever other takes writes: a standby that was promoted.
 */
class WritablePool implements PostgresPool {
  readonly #pools: readonly pg.Pool[];
  #current = 0;

  constructor(urls: readonly string[]) {
    this.#pools = urls.map((connectionString) => {
      const pool = new pg.Pool({ connectionString, types, max: CONNECTIONS, connectionTimeoutMillis: 5000 });
      // An idle connection that breaks is made again when it is needed.
      pool.on('error', () => {});
      // One that breaks while it is used fails the query that uses it; heard by nobody it would end the process.
      pool.on('connect', (client) => client.on('error', () => {}));
      return pool;
    });
  }

  async connect(): Promise<PostgresPoolClient> {
    let failure: unknown = new Error('no server is named');
    for (let tried = 0; tried < this.#pools.length; tried += 1) {
      const at = (this.#current + tried) % this.#pools.length;
      try {
        const client = await this.#writable(at);
        this.#current = at;
        return client;
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  /** A connection to a server that takes writes. A single server is taken at its word. */
  async #writable(at: number): Promise<PostgresPoolClient> {
    const client = await (this.#pools[at] as pg.Pool).connect();
    if (this.#pools.length === 1) return client as PostgresPoolClient;
    try {
      const { rows } = await client.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
      if (rows[0]?.standby !== true) return client as PostgresPoolClient;
    } catch (error) {
      client.release(true);
      throw error;
    }
    client.release();
    throw Object.assign(new Error('the server is a standby, which takes no writes'), { code: '25006' });
  }

  async end(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.end()));
  }
}

/** `postgres://…`; several servers of one database with commas between them. */
export function openPostgres(urls: string): Kysely<HouseTables> {
  return new Kysely<HouseTables>({ dialect: new PostgresDialect({ pool: new WritablePool(urls.split(',')) }) });
}

/** Told `before:` and `after:` each statement that writes to a house's file, and its `commit`, for tests that break one off there. */
export type OnWrite = (point: string) => void;

/** A file that one house writes; its lock is the caller's business. */
export function openSqlite(path: string, { readonly = false, onWrite }: SqliteOptions = {}): Kysely<HouseTables> {
  const file = new Database(path, { timeout: 250, readonly });
  const database = new Prepared(file, onWrite ?? null);
  if (readonly) return new Kysely<HouseTables>({ dialect: new SqliteDialect({ database }) });
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL'); // as the tables' own files (B-92)
  file.pragma('foreign_keys = ON');
  return new Kysely<HouseTables>({ dialect: new SqliteDialect({ database }) });
}

interface SqliteOptions {
  readonly readonly?: boolean;
  readonly onWrite?: OnWrite;
}

/** Statements that are kept: more than a house has, and an end to those whose text grows with what is asked. */
const KEPT = 500;

/** A file whose statements are kept: Kysely prepares one whenever it is run, which takes longer than to run it. */
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
    const statement = this.#told(sql, this.#file.prepare(sql) as unknown as SqliteStatement);
    this.#kept.set(sql, statement);
    return statement;
  }

  #told(sql: string, statement: SqliteStatement): SqliteStatement {
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

  /** SQLite has rolled back already when its disk is full: rolled back twice, that would be the error told instead of the full disk. */
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
