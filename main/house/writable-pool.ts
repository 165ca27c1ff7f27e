/**
 * Connections to PostgreSQL. It is a separate file, which `engine.ts` loads together with its library when a house is
 * opened on PostgreSQL: a table with its house next to it, in SQLite, starts without either.
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { StoreError } from '../journal/store-error.ts';

/** Reads an eight-byte integer as a number; one that would not be exact is an error. */
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

/**
 * Maximum number of connections: enough for the tables that are busy at the same time, few enough for one small server.
 */
const CONNECTIONS = 16;

/**
 * A pool over the servers of one database, of which one accepts writes. When that one goes away, the next connection is
 * made to whichever server now accepts writes: a standby that was promoted.
 */
export class WritablePool implements PostgresPool {
  readonly #pools: readonly pg.Pool[];
  #current = 0;

  constructor(urls: readonly string[]) {
    this.#pools = urls.map((connectionString) => {
      const pool = new pg.Pool({ connectionString, types, max: CONNECTIONS, connectionTimeoutMillis: 5000 });
      // An idle connection that breaks is replaced when it is needed.
      pool.on('error', () => {});
      // A connection that breaks in use fails its query; without a listener the error would end the process.
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

  /** A connection to a server that accepts writes. A single server is used without checking. */
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
    throw Object.assign(new Error('the server is a standby and takes no writes'), { code: '25006' });
  }

  async end(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.end()));
  }
}
