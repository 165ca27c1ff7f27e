/** The house's store: transactions that may be retried, chains, and answers that are given once. */
import { createHash } from 'node:crypto';
import { closeSync, copyFileSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { invariant, ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import { messageOf } from '../../hardware/result.ts';
import { digest } from '../journal/canonical.ts';
import { identityOf } from '../journal/file-identity.ts';
import { flush } from '../journal/flush.ts';
import { type Lock, takeLock } from '../journal/lock.ts';
import { writableByOthers } from '../journal/private-file.ts';
import { StoreError, storeError } from '../journal/store-error.ts';
import { type EngineName, mayTryAgain, type OnWrite, openPostgres, openSqlite } from './engine.ts';
import { needHouseFile } from './house-file.ts';
import { bringUp, HOUSE_SCHEMA_VERSION, versionOf } from './schema.ts';
import type { HouseDb, HouseTx } from './tables.ts';

/** Play money or real money: like a table's file, a store is created as one of them and never becomes the other. */
export type HouseKind = 'demo' | 'money';

export interface StorePlace {
  /** `postgres://…`, with commas between several servers of one database; or a folder, which then holds `house.sqlite`. */
  readonly at: string;
  readonly kind: HouseKind;
}

interface StoreHabits {
  /** How long to wait for a database that is away, ms; when left out, as long as a promotion takes. */
  readonly patience?: number;
  /** Called at each write to a file. */
  readonly onWrite?: OnWrite;
}

/** Carries a refusal out of a transaction, so that the transaction is undone. */
class Undo extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** How long a transaction is retried while the database is away, in ms: longer than it takes to promote a standby. */
const PATIENCE_MS = 30_000;

/**
 * A key or number that is taken is found on the second try; if it is still taken after this many tries, that is a
 * fault.
 */
const TAKEN_TRIES = 5;

/** The hash before the first row of a chain. */
const genesis = (kind: HouseKind, name: string): string => sha256(`dealerless house ${kind} ${name}`);

/** The hash that binds a row to the one before it. */
export const linked = (previous: string, number: number, row: unknown): string =>
  sha256(`${previous}\n${number}\n${digest(row)}`);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Where a chain ends. */
export interface ChainEnd {
  readonly rows: number;
  readonly hash: string;
}

interface Opened extends Pick<StoreHabits, 'patience'> {
  readonly engine: EngineName;
  readonly kind: HouseKind;
  readonly lock: Lock | null;
  /** The file that is written; null for a database, and for a file that is only read. */
  readonly file: string | null;
}

export class HouseStore {
  readonly db: HouseDb;
  readonly engine: EngineName;
  readonly kind: HouseKind;
  readonly #lock: Lock | null;
  /** The file that this process writes, and its identity; null for a database, and for a file that is only read. */
  readonly #file: { readonly path: string; readonly identity: string | null } | null;
  readonly #patience: number;
  readonly #committed = new Set<() => void>();
  /** What to run for each current transaction when it is committed. */
  readonly #due = new WeakMap<HouseTx, (() => void)[]>();

  constructor(db: HouseDb, options: Opened) {
    this.db = db;
    this.engine = options.engine;
    this.kind = options.kind;
    this.#lock = options.lock;
    this.#file = options.file === null ? null : { path: options.file, identity: identityOf(options.file) };
    this.#patience = options.patience ?? PATIENCE_MS;
  }

  /**
   * Runs the work in one transaction, durable when this resolves. The work may run more than once, so it must do
   * nothing except write to the transaction it is given. A throw undoes it. When the connection breaks at the end of a
   * transaction, it is unknown whether it was committed, so the work has to find what it has done before under its key.
   */
  async transact<T>(work: (tx: HouseTx) => Promise<T>): Promise<T> {
    const until = Date.now() + this.#patience;
    for (let tried = 1; ; tried += 1) {
      let done: T;
      const due: (() => void)[] = [];
      try {
        done = await this.db.transaction().execute((tx) => {
          this.#needSameFile();
          this.#due.set(tx, due);
          return work(tx);
        });
      } catch (error) {
        if (error instanceof Undo || !mayTryAgain(error) || Date.now() > until) throw this.#described(error);
        if ((error as { code?: string }).code === '23505' && tried >= TAKEN_TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.min(5 * 2 ** tried, 250)));
        continue;
      }
      // The transaction is committed: a listener that throws is no reason to run it again.
      for (const run of [...due, ...this.#committed]) run();
      return done;
    }
  }

  /** Runs `run` as soon as the transaction is committed; never when it is undone. */
  whenCommitted(tx: HouseTx, run: () => void): void {
    const due = this.#due.get(tx);
    invariant(due !== undefined, 'there is no such transaction of this house');
    due.push(run);
  }

  /**
   * The file under the name must be the one that was opened: writes to a file that was deleted or replaced would be
   * lost when the process ends. Throws `StoreError` before anything is done.
   */
  #needSameFile(): void {
    if (this.#file === null || identityOf(this.#file.path) === this.#file.identity) return;
    throw new StoreError(
      'io',
      `${this.#file.path} was deleted or replaced while the house was running. Stop the table; nothing has been recorded since then.`,
    );
  }

  /** Writes existing data again: throws like `transact` while nothing can be written. */
  async writable(): Promise<void> {
    const { kind } = this;
    await this.transact((tx) => tx.updateTable('settings').set({ value: kind }).where('name', '=', 'kind').execute());
  }

  /** Names the cause when a file has failed. */
  #described(error: unknown): unknown {
    return this.#file === null ? error : storeError(error, this.#file.path);
  }

  /**
   * Calls back after each transaction of this process; those of another process are not noticed. Returns the function
   * that unsubscribes.
   */
  onCommit(run: () => void): () => void {
    this.#committed.add(run);
    return () => this.#committed.delete(run);
  }

  /** `transact` for work that may be refused: a refusal also undoes everything that was written. */
  async attempt<T>(work: (tx: HouseTx) => Promise<Result<T, Refusal>>): Promise<Result<T, Refusal>> {
    try {
      return await this.transact(async (tx) => {
        const result = await work(tx);
        if (!result.ok) throw new Undo(result.error);
        return result;
      });
    } catch (error) {
      if (error instanceof Undo) return { ok: false, error: error.refusal };
      throw error;
    }
  }

  /**
   * `attempt` under a key: a repeat of the same request gets the first answer, and nothing is done twice. Refused with
   * `conflict` when the key was used for another request. A refusal is not stored: the same request is tried again.
   */
  once<T>(
    { key, request, at }: { readonly key: string; readonly request: unknown; readonly at: number },
    work: (tx: HouseTx) => Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refusal>> {
    invariant(key !== '' && key.length <= 200, () => `key "${key}": 1 to 200 characters expected`);
    const asked = digest(request);
    return this.attempt(async (tx) => {
      const before = await tx.selectFrom('answers').selectAll().where('key', '=', key).executeTakeFirst();
      if (before !== undefined) {
        if (before.request !== asked) return refuse('conflict', `The key ${key} was already used for something else.`);
        return ok(JSON.parse(before.answer) as T);
      }
      const result = await work(tx);
      if (result.ok) {
        const answer = JSON.stringify(result.value) ?? 'null';
        await tx.insertInto('answers').values({ key, request: asked, answer, at }).execute();
      }
      return result;
    });
  }

  /** Where a chain ends now; no other transaction appends to it until this one is over. */
  async chainEnd(tx: HouseTx, name: string): Promise<ChainEnd> {
    const end = await this.#lockedEnd(tx, name);
    if (end !== undefined) return end;
    await tx
      .insertInto('chains')
      .values({ name, ...this.chainStart(name) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return (await this.#lockedEnd(tx, name)) ?? this.chainStart(name);
  }

  /** How many rows a chain has; 0 before its first. */
  async rowsOf(name: string): Promise<number> {
    const end = await this.db.selectFrom('chains').select('rows').where('name', '=', name).executeTakeFirst();
    return end?.rows ?? 0;
  }

  /** A chain before its first row. */
  chainStart(name: string): ChainEnd {
    return { rows: 0, hash: genesis(this.kind, name) };
  }

  #lockedEnd(tx: HouseTx, name: string): Promise<ChainEnd | undefined> {
    return tx
      .selectFrom('chains')
      .select(['rows', 'hash'])
      .where('name', '=', name)
      .$if(this.locksRows, (query) => query.forUpdate())
      .executeTakeFirst();
  }

  /** Takes the next number of a chain for a row, and returns it with its hash. */
  async append(tx: HouseTx, name: string, row: unknown): Promise<{ readonly number: number; readonly hash: string }> {
    const end = await this.chainEnd(tx, name);
    const number = end.rows + 1;
    const hash = linked(end.hash, number, row);
    await tx.updateTable('chains').set({ rows: number, hash }).where('name', '=', name).execute();
    return { number, hash };
  }

  /** SQLite has one writer at a time, so there is nothing to lock rows against. */
  get locksRows(): boolean {
    return this.engine === 'postgres';
  }

  async close(): Promise<void> {
    try {
      await this.db.destroy();
    } finally {
      this.#lock?.release();
    }
  }
}

/** The name of the house's file in its folder. */
export const HOUSE_FILE = 'house.sqlite';

/**
 * Opens the house's store, or makes a new one. A store of an earlier version is migrated to today's: for a file, the
 * original is first kept next to it; in a database, it is one transaction. Throws `StoreError` for a store of the other
 * kind of money, of a later version, or in use by another house, and the database's own error when it cannot be
 * reached.
 */
export async function openHouseStore({ at, kind }: StorePlace, habits: StoreHabits = {}): Promise<HouseStore> {
  const { patience, onWrite } = habits;
  const engine = isPostgres(at) ? 'postgres' : 'sqlite';
  const lock = engine === 'sqlite' ? await prepareFile(at) : null;
  const file = join(at, HOUSE_FILE);
  const db = engine === 'sqlite' ? openSqlite(file, onWrite === undefined ? {} : { onWrite }) : openPostgres(at);
  const store = new HouseStore(db, {
    ...{ engine, kind, lock, file: engine === 'sqlite' ? file : null },
    ...(patience === undefined ? {} : { patience }),
  });
  try {
    await store.transact(async (tx) => {
      await needOurs(tx, store, at);
      await bringUp(tx);
    });
    return store;
  } catch (error) {
    await store.close();
    if (error instanceof StoreError) throw error;
    throw new StoreError('io', `The house's store at ${publicName(at)} cannot be opened: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

/**
 * Opens a house's store to read it, even while a house runs on it; `at` may also be the file itself, such as a copy.
 * Throws `StoreError` when it does not exist or is of another version.
 */
export async function openHouseToRead({ at, kind }: StorePlace): Promise<HouseStore> {
  const engine = isPostgres(at) ? 'postgres' : 'sqlite';
  const file = at.endsWith('.sqlite') ? at : join(at, HOUSE_FILE);
  if (engine === 'sqlite' && !existsSync(file)) throw new StoreError('io', `${file} does not exist.`);
  if (engine === 'sqlite') needHouseFile(file);
  const db = engine === 'sqlite' ? openSqlite(file, { readonly: true }) : openPostgres(at);
  const store = new HouseStore(db, { engine, kind, lock: null, file: null });
  try {
    const rows = await db.selectFrom('settings').selectAll().execute();
    const settings = new Map(rows.map(({ name, value }) => [name, value]));
    if (settings.get('kind') !== kind) {
      throw new StoreError('wrong-kind', `${publicName(at)} is for ${settings.get('kind')}, not for ${kind}.`);
    }
    if (Number(settings.get('schema')) === HOUSE_SCHEMA_VERSION) return store;
    throw new StoreError(
      'foreign-version',
      `${publicName(at)} is of version ${settings.get('schema')}: open the house once.`,
    );
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Takes the lock of the file, and keeps the original of one of an earlier version. */
async function prepareFile(folder: string): Promise<Lock> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, HOUSE_FILE);
  const open = writableByOthers(folder) ?? (existsSync(path) ? writableByOthers(path) : null);
  if (open !== null) throw new StoreError('io', open);
  const lock = takeLock(path);
  if (!existsSync(path)) {
    // SQLite gives its other files the permissions of this one: only its owner may read people, PINs and balances.
    closeSync(openSync(path, 'wx', 0o600));
    return lock;
  }
  try {
    needHouseFile(path);
  } catch (error) {
    lock.release();
    throw error;
  }
  const db = openSqlite(path);
  try {
    const version = await versionOf(db);
    if (version === 0 || version >= HOUSE_SCHEMA_VERSION) return lock;
    await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
    const kept = `${path}.version-${version}`;
    rmSync(kept, { force: true });
    copyFileSync(path, kept);
    flush(kept);
    return lock;
  } catch (error) {
    lock.release();
    throw error;
  } finally {
    await db.destroy();
  }
}

/** Until the end of the transaction; the number is arbitrary. */
const lockDatabase = (tx: HouseTx): Promise<unknown> => sql`SELECT pg_advisory_xact_lock(1145852488)`.execute(tx);

/**
 * Checks the kind of money for which a store was made, recorded when it was made; a store of a later version is not
 * touched.
 */
async function needOurs(tx: HouseTx, { kind, locksRows }: HouseStore, at: string): Promise<void> {
  // Two houses that start at the same time create the tables one after the other.
  if (locksRows) await lockDatabase(tx);
  const version = await versionOf(tx);
  const name = publicName(at);
  if (version > HOUSE_SCHEMA_VERSION) {
    throw new StoreError(
      'foreign-version',
      `The house's store at ${name} is of version ${version}; this program reads versions 1 to ${HOUSE_SCHEMA_VERSION}.`,
    );
  }
  const kept = await tx.selectFrom('settings').select('value').where('name', '=', 'kind').executeTakeFirst();
  if (kept !== undefined && kept.value !== kind) {
    throw new StoreError('wrong-kind', `The house's store at ${name} is for ${kept.value}, not for ${kind}.`);
  }
  if (kept === undefined) await tx.insertInto('settings').values({ name: 'kind', value: kind }).execute();
}

/** A condition: the column contains the text, ignoring case. */
export const containing = (column: 'name' | 'handle', text: string) =>
  sql<boolean>`lower(${sql.ref(column)}) like lower(${`%${text.trim().replace(/[\\%_]/g, '\\$&')}%`}) escape '\\'`;

/** Whether a place is a database; otherwise it is a folder. */
export const isPostgres = (at: string): boolean => /^postgres(ql)?:\/\//.test(at);

/** A place without the password in it. */
export const publicName = (at: string): string => at.replace(/(postgres(?:ql)?:\/\/[^:@/,]*):[^@/,]*@/g, '$1@');
