/**
 * The PostgreSQL of a worker of a run of tests, which its files share: to start and stop one costs more than most tests. In a run
 * it is left running between files, and `postgres-setup.ts` stops it; a file that runs elsewhere has one of its own.
 */
import { inject } from 'vitest';
import { Postgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which the workers of a run keep their servers. */
    readonly postgresServers?: string;
  }
}

/** A server, how many databases it has been asked for, and whether the one is there of which others are copies. */
interface Shared {
  readonly server: Postgres;
  databases: number;
  isMade: boolean;
}

/** Of the worker; not of a module, for a file may load those again. */
const worker: { dealerlessPostgres?: Shared } & typeof globalThis = globalThis;

/** The database of which the others are copies. */
const MADE = 'made';

/** The databases of one test file. */
export class FileDatabases {
  readonly #shared: Shared;
  readonly #mayLast: boolean;
  readonly #copyOf: string | undefined;
  readonly #given: string[] = [];

  private constructor(shared: Shared, mayLast: boolean, copyOf: string | undefined) {
    this.#shared = shared;
    this.#mayLast = mayLast;
    this.#copyOf = copyOf;
  }

  /** Where they are not to begin with nothing, `make` makes what each begins with, in an empty one, and leaves it. */
  static async open(make?: (url: string) => Promise<void>): Promise<FileDatabases> {
    const folder = inject('postgresServers');
    const shared = (folder === undefined ? undefined : worker.dealerlessPostgres) ?? (await newShared(folder));
    if (folder !== undefined) worker.dealerlessPostgres = shared;
    const databases = new FileDatabases(shared, folder !== undefined, make && MADE);
    try {
      if (make && !shared.isMade) await make(shared.server.database(MADE));
    } catch (error) {
      databases.close();
      throw error;
    }
    if (make) shared.isMade = true;
    return databases;
  }

  /** The address of a new one, under a name that no other file of the worker has had. */
  next(): string {
    this.#shared.databases += 1;
    const name = `house_${this.#shared.databases}`;
    this.#given.push(name);
    return this.#shared.server.database(name, this.#copyOf);
  }

  /** Cuts every connection to one that was given. */
  cut(url: string): void {
    const name = this.#given.find((given) => url === this.#shared.server.url(given));
    this.#shared.server.sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
  }

  /** Gone, whoever is still connected; and where no other file shares it the server, too. */
  close(): void {
    if (this.#mayLast) this.#shared.server.drop(this.#given);
    else this.#shared.server.stop();
  }
}

async function newShared(folder: string | undefined): Promise<Shared> {
  const server = await Postgres.start({ durable: false, ...(folder === undefined ? {} : { within: folder }) });
  return { server, databases: 0, isMade: false };
}
