/**
 * A PostgreSQL of its own for a test, in a folder of its own, on a free port of loopback. Started as whoever runs the tests, or
 * as the user of Debian's package where that is root, whom PostgreSQL refuses.
 */
import { type ChildProcess, type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FILES } from '../../files.ts';
import { freePort } from '../../free-port.ts';
import { postgresBin } from '../../needs.ts';

const idOf = (flag: '-u' | '-g'): number => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};

export class Postgres {
  readonly folder: string;
  readonly port: number;
  readonly #data: string;
  readonly #watcher: ChildProcess;

  private constructor(folder: string, port: number, data: string) {
    this.folder = folder;
    this.port = port;
    this.#data = data;
    this.#watcher = watch(folder);
  }

  /** A new server, its folder `within` another; `durable: false` for what does not kill it, and then it waits for no disk. */
  static async start({
    durable = true,
    within = FILES,
  }: {
    durable?: boolean;
    within?: string;
  } = {}): Promise<Postgres> {
    const folder = ownFolder(within);
    const data = join(folder, 'data');
    copy(`${emptyData()}/.`, data);
    const server = new Postgres(folder, await freePort(), data);
    server.#configure(durable ? '' : 'fsync = off\nsynchronous_commit = off\nfull_page_writes = off\n');
    server.start();
    return server;
  }

  /** A standby of this server; from then on the primary commits nothing that the standby has not on disk. */
  async standby(): Promise<Postgres> {
    const folder = ownFolder();
    const data = join(folder, 'data');
    const from = `host=127.0.0.1 port=${this.port} user=house application_name=standby`;
    run('pg_basebackup', [
      '--pgdata',
      data,
      '--dbname',
      from,
      '--write-recovery-conf',
      '--checkpoint=fast',
      '--no-sync',
    ]);
    const standby = new Postgres(folder, await freePort(), data);
    standby.#configure('');
    standby.start();
    this.sql("ALTER SYSTEM SET synchronous_standby_names = 'standby'");
    this.sql('SELECT pg_reload_conf()');
    return standby;
  }

  #configure(more: string): void {
    appendFileSync(
      join(this.#data, 'postgresql.conf'),
      `listen_addresses = '127.0.0.1'\nport = ${this.port}\nunix_socket_directories = '${this.folder}'\nmax_connections = 100\nshared_buffers = 64MB\n${more}`,
    );
  }

  start(): void {
    run('pg_ctl', ['start', '--wait', '--silent', '--pgdata', this.#data, '--log', join(this.folder, 'log')]);
  }

  /** Gone at once, as with `kill -9`. */
  kill(): void {
    run('pg_ctl', ['stop', '--mode', 'immediate', '--silent', '--pgdata', this.#data]);
  }

  promote(): void {
    run('pg_ctl', ['promote', '--wait', '--silent', '--pgdata', this.#data]);
    this.sql("ALTER SYSTEM SET synchronous_standby_names = ''");
    this.sql('SELECT pg_reload_conf()');
  }

  /** A database of its own for a test: an empty one, or a copy of one to which nobody is connected. */
  database(name: string, copyOf = 'template1'): string {
    // They are small and last for one test: copied file by file, as all versions before 15 do, not logged page by page.
    const byFile = Number(/\d+/.exec(versionHere())) < 15 ? '' : 'STRATEGY file_copy';
    this.sql(`CREATE DATABASE ${name} TEMPLATE ${copyOf} ${byFile}`);
    return this.url(name);
  }

  /** Takes databases away, whoever is connected to them. */
  drop(names: readonly string[]): void {
    if (names.length === 0) return;
    // Each a command of its own, for in a transaction no database can be dropped.
    this.#psql(names.flatMap((name) => ['-c', `DROP DATABASE ${name} WITH (FORCE)`]));
  }

  url(name: string): string {
    return `postgres://house@127.0.0.1:${this.port}/${name}`;
  }

  sql(text: string, database = 'postgres'): string {
    return this.#psql(['-c', text], database);
  }

  #psql(commands: readonly string[], database = 'postgres'): string {
    const where = ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'house', '-d', database];
    return run('psql', ['--no-psqlrc', '-qAt', '-v', 'ON_ERROR_STOP=1', ...where, ...commands]);
  }

  stop(): void {
    stopServer(this.folder);
    this.#watcher.stdin?.end();
  }
}

/**
 * Stops the server of a folder when this process is gone, however it went: whoever is killed with `kill -9` stops nothing, and
 * nobody else would. The end of its pipe tells the watcher.
 */
function watch(folder: string): ChildProcess {
  const then = 'cat >/dev/null; kill -QUIT "$(head -n 1 "$0/data/postmaster.pid")"; rm -rf "$0"';
  const watcher = spawn('sh', ['-c', then, folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  watcher.unref();
  return watcher;
}

/** Stops the server of a folder, if it runs, and takes the folder away. */
export function stopServer(folder: string): void {
  const stop = ['stop', '--mode', 'immediate', '--silent', '--pgdata', join(folder, 'data')];
  spawnSync(postgresBin('pg_ctl'), stop, user);
  rmSync(folder, { recursive: true, force: true });
}

let version: string | null = null;

/** `initdb (PostgreSQL) 15.18`, asked once. */
function versionHere(): string {
  version ??= run('initdb', ['--version']);
  return version;
}

/** Where a folder of data that nothing has been done with is kept from run to run: to make one takes longer than most tests. */
const EMPTY = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'dealerless-postgres');

/** The folder of data of a new server, made once for each version and user. */
function emptyData(): string {
  const version = versionHere().replaceAll(/[^\w.]+/g, '-');
  const kept = join(EMPTY, `${version}-${user.uid ?? process.getuid?.()}`);
  if (existsSync(kept)) return kept;
  const folder = ownFolder();
  const data = join(folder, 'data');
  const way = ['--username', 'house', '--auth', 'trust', '--no-locale', '--encoding', 'UTF8', '--no-sync'];
  run('initdb', ['--pgdata', data, ...way]);
  mkdirSync(EMPTY, { recursive: true });
  const unfinished = `${kept}-${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  copy(data, unfinished);
  rmSync(folder, { recursive: true });
  try {
    renameSync(unfinished, kept);
  } catch (error) {
    // Another worker was quicker.
    rmSync(unfinished, { recursive: true });
    if (!existsSync(kept)) throw error;
  }
  return kept;
}

/** With owners and rights, which Node's own copy leaves out. */
function copy(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`cp failed: ${stderr}`);
}

function ownFolder(within = FILES): string {
  const folder = mkdtempSync(join(within, 'dealerless-postgres-'));
  mkdirSync(join(folder, 'data'), { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) {
    for (const path of [folder, join(folder, 'data')]) chownSync(path, user.uid, user.gid);
  }
  return folder;
}

function run(program: string, words: readonly string[]): string {
  // Its own output would be held open by the server that it starts.
  const quiet = program === 'pg_ctl' ? { stdio: 'ignore' as const } : {};
  const done: SpawnSyncReturns<string> = spawnSync(postgresBin(program), words, {
    encoding: 'utf8',
    ...user,
    ...quiet,
  });
  if (done.status !== 0) throw new Error(`${program} failed: ${done.stderr ?? done.error?.message ?? done.status}`);
  return done.stdout?.trim() ?? '';
}
