/**
 * Connections to PostgreSQL. A file of its own, which `engine.ts` loads with the library below it when a house is opened there:
 * a table with its house beside it, in SQLite, starts without either.
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { StoreError } from '../journal/store-error.ts';

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

/** Connections at a time: enough for the tables that press at once, few enough for one small server. */
const CONNECTIONS = 16;

/**
 * A pool over the servers of one database, of which one takes writes. When that one goes, the next connection is made
 * to whichever other takes writes: a standby that was promoted.
 */
export class WritablePool implements PostgresPool {
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
