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

/** A server, and how many databases it has been asked for. */
interface Shared {
  readonly server: Postgres;
  databases: number;
}

/** Of the worker; not of a module, for a file may load those again. */
const worker: { dealerlessPostgres?: Shared } & typeof globalThis = globalThis;

/** The database of which the others are copies. */
const MADE = 'made';

/** The databases of one test file. */
export class FileDatabases {
  readonly #shared: Shared;
  readonly #mayLast: boolean;
  readonly #given: string[] = [];

  private constructor(shared: Shared, mayLast: boolean) {
    this.#shared = shared;
    this.#mayLast = mayLast;
  }

  /** `make` makes what each database begins with, in an empty one, and leaves it. */
  static async open(make: (url: string) => Promise<void>): Promise<FileDatabases> {
    const folder = inject('postgresServers');
    if (folder === undefined) return new FileDatabases(await newShared(make), false);
    worker.dealerlessPostgres ??= await newShared(make, folder);
    return new FileDatabases(worker.dealerlessPostgres, true);
  }

  /** The address of a new one, under a name that no other file of the worker has had. */
  next(): string {
    this.#shared.databases += 1;
    const name = `house_${this.#shared.databases}`;
    this.#given.push(name);
    return this.#shared.server.database(name, MADE);
  }

  /** Gone, whoever is still connected; and where no other file shares it the server, too. */
  close(): void {
    if (this.#mayLast) this.#shared.server.drop(this.#given);
    else this.#shared.server.stop();
  }
}

async function newShared(make: (url: string) => Promise<void>, folder?: string): Promise<Shared> {
  const server = await Postgres.start({ durable: false, ...(folder === undefined ? {} : { within: folder }) });
  try {
    await make(server.database(MADE));
  } catch (error) {
    server.stop();
    throw error;
  }
  return { server, databases: 0 };
}
