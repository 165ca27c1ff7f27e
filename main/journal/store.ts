import { chmodSync, closeSync, existsSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { invariant, type Refusal, type Result } from '../../games/result.ts';
import { BUSY_MS, newDatabase, openDatabase } from './database.ts';
import { identityOf } from './file-identity.ts';
import { type Lock, takeLock } from './lock.ts';
import { copyRows, migrate } from './migrations.ts';
import { writableByOthers } from './private-file.ts';
import { APPLICATION_IDS, OLDEST_VERSION, SCHEMA_VERSION } from './schema.ts';
import { StoreError, storeError } from './store-error.ts';

export { StoreError } from './store-error.ts';

/** Play money or real money. A file is created as one of them and never becomes the other. */
export type StoreKind = keyof typeof APPLICATION_IDS;

export interface StoreOptions {
  readonly kind: StoreKind;
  /**
   * For fault injection: called as `before:<name>` and `after:<name>` around each logical write, and as `before:commit`
   * and `after:commit`. A throw undoes the whole transaction, except at `after:commit`, where it is already durable.
   * `before:tidy` and `after:tidy` are outside any transaction: no stored data changes between them.
   */
  readonly onWrite?: (point: string) => void;
}

export type SqlValue = string | number | Buffer | null;

/** A prepared statement. Failures of the file are thrown as `StoreError`, broken constraints as `InvariantError`. */
export interface Query<Params extends SqlValue[], Row> {
  get(...params: Params): Row | undefined;
  all(...params: Params): Row[];
  /** Row by row, for tables that may be long. */
  each(...params: Params): Generator<Row>;
  run(...params: Params): void;
  /** Like `run`; returns how many rows it changed. */
  change(...params: Params): number;
}

/** A statement whose rows are read once and cached until they are written again. */
export type Remembered<Params extends SqlValue[], Row> = Pick<Query<Params, Row>, 'get' | 'all'>;

/** Carries a refusal out of a transaction, so that the transaction is undone. */
class Undo extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** After this many commits the log is written back into the file when nobody waits. */
const TIDY_COMMITS = 30;

/** How many rows of one statement are cached. */
const REMEMBERED = 1000;

/** The one file with everything durable. All work is synchronous: nothing is awaited inside a transaction. */
export class Store {
  readonly path: string;
  readonly kind: StoreKind;
  readonly #db: Database.Database;
  readonly #lock: Lock | null;
  /** The identity of the file that this process writes; null for other files. */
  readonly #identity: string | null;
  readonly #onWrite: (point: string) => void;
  #commits = 0;
  /** Cached rows, dropped when something is written under their name. */
  readonly #remembered = new Map<string, Map<SqlValue | undefined, unknown>[]>();
  /** Whether a transaction or snapshot of ours is in progress: then nothing is cached. */
  #inside = false;
  readonly #inTransaction: Database.Transaction<(work: () => unknown) => unknown>;

  constructor(db: Database.Database, path: string, options: StoreOptions, lock: Lock | null) {
    this.path = path;
    this.kind = options.kind;
    this.#db = db;
    this.#lock = lock;
    this.#identity = lock === null ? null : identityOf(path);
    this.#onWrite = options.onWrite ?? (() => {});
    this.#inTransaction = db.transaction((work: () => unknown) => work());
  }

  /**
   * Runs the work in one IMMEDIATE transaction, durable when this returns. A throw undoes all of it. A nested call
   * joins the outer transaction; when it throws, only its own part is undone, and the outer one decides for itself.
   */
  transact<T>(work: () => T): T {
    if (this.#db.inTransaction) return this.#guard(() => this.#inTransaction(work) as T);
    this.#needSameFile();
    const result = this.#insideOf(
      () =>
        this.#inTransaction.immediate(() => {
          const value = work();
          this.#onWrite('before:commit');
          return value;
        }) as T,
    );
    this.#commits += 1;
    this.#onWrite('after:commit');
    return result;
  }

  /**
   * The file under the name must be the one that was opened: writes to a file that was deleted or replaced would be
   * lost when the process ends. Throws `StoreError` before anything is done.
   */
  #needSameFile(): void {
    if (this.#identity === null || identityOf(this.path) === this.#identity) return;
    throw new StoreError(
      'io',
      `${this.path} was deleted or replaced while the table was running. Stop the table; nothing has been recorded since then.`,
    );
  }

  /**
   * Writes the log ahead of the file back into it, once `TIDY_COMMITS` commits have accumulated. Call it when nobody
   * waits: otherwise a commit has to do it, and somebody at the table waits for the disk. No stored data changes.
   */
  tidy(): void {
    if (this.#lock === null || this.#commits < TIDY_COMMITS) return;
    this.#commits = 0;
    this.#onWrite('before:tidy');
    this.#guard(() => this.#db.pragma('wal_checkpoint(PASSIVE)'));
    this.#onWrite('after:tidy');
  }

  /** `transact` for work that may be refused: a refusal also undoes everything the work has written. */
  attempt<T>(work: () => Result<T, Refusal>): Result<T, Refusal> {
    try {
      return this.transact(() => {
        const result = work();
        if (!result.ok) throw new Undo(result.error);
        return result;
      });
    } catch (error) {
      if (error instanceof Undo) return { ok: false, error: error.refusal };
      throw error;
    }
  }

  /** Reads everything in the work as of one moment, whatever a host writes meanwhile. */
  snapshot<T>(work: () => T): T {
    invariant(!this.#db.inTransaction, 'a snapshot cannot be taken inside a transaction');
    return this.#insideOf(() => {
      this.#db.exec('BEGIN');
      try {
        return work();
      } finally {
        // Nothing was written, and on a damaged file even COMMIT may fail.
        if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
      }
    });
  }

  /** One logical write, named for fault injection. Only inside a transaction. */
  write<T>(name: string, work: () => T): T {
    invariant(this.#db.inTransaction, () => `${name} is written outside a transaction`);
    this.#onWrite(`before:${name}`);
    for (const kept of this.#remembered.get(name) ?? []) kept.clear();
    const result = work();
    this.#onWrite(`after:${name}`);
    return result;
  }

  /**
   * A statement, prepared when it is first run: a start has a hundred statements and runs only a few. The row type
   * relies on the schema.
   */
  query<Params extends SqlValue[], Row = never>(sql: string): Query<Params, Row> {
    let prepared: Database.Statement<Params, Row> | null = null;
    const statement = (): Database.Statement<Params, Row> => {
      prepared ??= this.#db.prepare<Params, Row>(sql);
      return prepared;
    };
    return {
      get: (...params) => this.#guard(() => statement().get(...params)),
      all: (...params) => this.#guard(() => statement().all(...params)),
      each: (...params) => this.#each(statement, params),
      run: (...params) => this.#guard(() => void statement().run(...params)),
      change: (...params) => this.#guard(() => statement().run(...params).changes),
    };
  }

  /**
   * A statement whose rows are cached until something is written under one of the names (`write`): a dozen screens show
   * the same rows after every press. Decisions are made inside a transaction, where nothing is cached and rows are read
   * from the file. Nothing is cached for a file that another process writes either. Rows must not be changed.
   */
  remembered<Params extends SqlValue[], Row = never>(names: readonly string[], sql: string): Remembered<Params, Row> {
    const query = this.query<Params, Row>(sql);
    if (this.#lock === null) return query;
    const remember = <T>(read: (...params: Params) => T): ((...params: Params) => T) => {
      const kept = new Map<SqlValue | undefined, T>();
      for (const name of names) this.#remembered.set(name, [...(this.#remembered.get(name) ?? []), kept]);
      return (...params) => {
        if (this.#inside) return read(...params);
        const key = params.length <= 1 ? params[0] : params.join('\0');
        const known = kept.get(key);
        if (known !== undefined || kept.has(key)) return known as T;
        if (kept.size >= REMEMBERED) kept.clear();
        const rows = read(...params);
        kept.set(key, rows);
        return rows;
      };
    };
    return { get: remember(query.get), all: remember(query.all) };
  }

  /** Writes the WAL back into the file and releases it. */
  close(): void {
    try {
      this.#db.close();
    } finally {
      this.#lock?.release();
    }
  }

  *#each<Params extends SqlValue[], Row>(
    statement: () => Database.Statement<Params, Row>,
    params: Params,
  ): Generator<Row> {
    try {
      yield* statement().iterate(...params);
    } catch (error) {
      throw storeError(error, this.path);
    }
  }

  #insideOf<T>(work: () => T): T {
    this.#inside = true;
    try {
      return this.#guard(work);
    } finally {
      this.#inside = false;
    }
  }

  #guard<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw storeError(error, this.path);
    }
  }
}

/**
 * Opens the file for the one host that writes it, or creates it. `:memory:` is a file that ends with the process. A
 * file of an earlier version is first migrated to today's, and the original is kept next to it (`migrations.ts`).
 * Throws `StoreError`: `locked` when another host has it, `wrong-kind` for the other kind of money, `foreign-version`
 * for a file of another program or of a later version. A refused file is not touched.
 */
export function openStore(path: string, options: StoreOptions): Store {
  if (path === ':memory:') return new Store(newDatabase(path, options.kind), path, options, null);
  needFolder(path);
  const lock = takeLock(path);
  try {
    if (isNew(path)) create(path, options.kind);
    const { kind, version } = headerOf(path);
    checkKind(path, kind, options.kind);
    if (version !== SCHEMA_VERSION) migrate(path, version, (old, to) => makeCopy(old, path, kind, to));
    return new Store(openDatabase(path), path, options, lock);
  } catch (error) {
    lock.release();
    throw storeError(error, path);
  }
}

/**
 * Opens a file to read it: at rest, after a crash, or while its host runs. A file of an earlier version is read as a
 * copy in memory, migrated to today's, and is not changed itself. Throws `StoreError` like `openStore`.
 */
export function openReadOnly(path: string): Store {
  if (!existsSync(path)) throw new StoreError('io', `${path} does not exist.`);
  try {
    const { kind, version } = headerOf(path);
    const db = new Database(path, { readonly: true, fileMustExist: true, timeout: BUSY_MS });
    return new Store(version === SCHEMA_VERSION ? db : copyInMemory(db, path, kind), path, { kind }, null);
  } catch (error) {
    throw storeError(error, path);
  }
}

/**
 * A second connection for the process whose host has the file open, to read it. The header is not read again: opening
 * and closing a file that SQLite has open would release SQLite's own locks on it.
 */
export function openSecondConnection(path: string, kind: StoreKind): Store {
  try {
    return new Store(new Database(path, { readonly: true, timeout: BUSY_MS }), path, { kind }, null);
  } catch (error) {
    throw storeError(error, path);
  }
}

function needFolder(path: string): void {
  const folder = dirname(path);
  if (!existsSync(folder))
    throw new StoreError('io', `${path} cannot be created: the folder ${folder} does not exist.`);
  if (existsSync(path) && statSync(path).isDirectory()) {
    throw new StoreError('io', `${path} is a folder; expected a file.`);
  }
  const open = writableByOthers(folder) ?? (existsSync(path) ? writableByOthers(path) : null);
  if (open !== null) throw new StoreError('io', `${open}.`);
}

const isNew = (path: string): boolean => !existsSync(path) || statSync(path).size === 0;

/** Created under another name and renamed when complete, so that a crash leaves either no file or a good one. */
function create(path: string, kind: StoreKind): void {
  const unfinished = `${path}-new`;
  rmSync(unfinished, { force: true });
  rmSync(`${unfinished}-journal`, { force: true });
  closeSync(openSync(unfinished, 'wx', 0o600));
  newDatabase(unfinished, kind).close();
  renameSync(unfinished, path);
  chmodSync(path, 0o600);
}

/** Writes a copy of the old file in today's schema. */
function makeCopy(old: Database.Database, path: string, kind: StoreKind, to: string): void {
  closeSync(openSync(to, 'wx', 0o600));
  const fresh = newDatabase(to, kind);
  try {
    copyRows(old, fresh, path);
  } finally {
    fresh.close();
  }
}

function copyInMemory(old: Database.Database, path: string, kind: StoreKind): Database.Database {
  const fresh = newDatabase(':memory:', kind);
  try {
    copyRows(old, fresh, path);
    return fresh;
  } catch (error) {
    fresh.close();
    throw error;
  } finally {
    old.close();
  }
}

function checkKind(path: string, kind: StoreKind, wanted: StoreKind): void {
  if (kind === wanted) return;
  throw new StoreError(
    'wrong-kind',
    wanted === 'demo'
      ? `${path} is a real-money ledger: play money and bots may not touch it.`
      : `${path} is a play-money file: real money may not be kept in it.`,
  );
}

const HEADER_BYTES = 100;

/** The kind of money and the schema version, read from the header of the file without opening it as a database. */
function headerOf(path: string): { kind: StoreKind; version: number } {
  const header = Buffer.alloc(HEADER_BYTES);
  const file = openSync(path, 'r');
  try {
    const length = readSync(file, header, 0, HEADER_BYTES, 0);
    if (length < HEADER_BYTES || header.toString('latin1', 0, 16) !== 'SQLite format 3\0') {
      throw new StoreError('foreign-version', `${path} is not a Dealerless file: it is not a SQLite database.`);
    }
  } finally {
    closeSync(file);
  }
  const version = header.readUInt32BE(60);
  const application = header.readUInt32BE(68);
  const kind = (['demo', 'money'] as const).find((each) => APPLICATION_IDS[each] === application);
  if (kind === undefined) {
    throw new StoreError('foreign-version', `${path} is not a Dealerless file: another program made it.`);
  }
  if (version < OLDEST_VERSION || version > SCHEMA_VERSION) {
    throw new StoreError(
      'foreign-version',
      `${path} is a Dealerless file of version ${version}; this program reads versions ${OLDEST_VERSION} to ${SCHEMA_VERSION}.`,
    );
  }
  return { kind, version };
}
