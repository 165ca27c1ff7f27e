/**
 * Simulated tables of one house in a process of their own: each buys in, pays fees and cashes out as fast as it can,
 * with its own books on the disk. Over IPC it is asked to end a table as a power cut does and to reopen it, and to
 * stop.
 */
import { join } from 'node:path';
import { Clearing } from '../../main/house/clearing.ts';
import { Guests } from '../../main/house/guests.ts';
import { openStore, type Store } from '../../main/journal/store.ts';
import { Ledger } from '../../main/ledger/ledger.ts';
import { TableLine } from '../../main/link/house-line.ts';

/** The task with which the process is started. */
export interface TablesTask {
  readonly folder: string;
  readonly url: string;
  readonly tables: readonly { readonly number: number; readonly token: string; readonly accounts: readonly string[] }[];
}

export type ToTables = { readonly end: number } | { readonly rest: true };
export type FromTables = { readonly buyIns: readonly number[] } | { readonly rested: true };

const BUY_IN = 100_00;
const FEE = 1_00;
const SEATS = 10;

const task = JSON.parse(process.argv[2] ?? '{}') as TablesTask;
const life = process.pid.toString(36) + Date.now().toString(36);
let lives = 0;
let rests = false;
let buyIns: number[] = [];

class BenchTable {
  readonly #of: TablesTask['tables'][number];
  readonly #store: Store;
  readonly #ledger: Ledger;
  readonly #clearing: Clearing;
  readonly #line: TableLine;
  readonly #life: string;
  readonly #asked = new Map<string, number>();
  #count = 0;
  #ended = false;

  constructor(of: TablesTask['tables'][number]) {
    lives += 1;
    this.#life = `${life}-${lives}`;
    this.#of = of;
    this.#store = openStore(join(task.folder, `table-${of.number}.sqlite`), { kind: 'money' });
    this.#ledger = new Ledger(this.#store);
    const guests = new Guests(this.#store);
    this.#clearing = new Clearing(this.#store, this.#ledger, guests, Date.now, () => 'holdem');
    this.#line = new TableLine({
      place: { url: task.url, table: of.number, token: of.token },
      kind: 'money',
      now: Date.now,
      clearing: this.#clearing,
      changed: () => {},
      named: () => {},
      facts: () => {},
      arrived: () => this.#arrived(),
      failed: (error) => console.error(error),
    });
    this.#line.start();
    this.#turn();
  }

  get isAtRest(): boolean {
    const empty = this.#stacks().every((stack) => stack === 0) && this.#clearing.arrivals().length === 0;
    return empty && this.#asked.size === 0 && this.#line.isUp && this.#line.acknowledged === this.#clearing.told;
  }

  /** Ends it as a power cut does: anything uncommitted is lost. */
  end(): void {
    this.#ended = true;
    this.#line.stop();
    this.#store.close();
  }

  #stacks(): number[] {
    return Array.from({ length: SEATS }, (_, nth) => this.#ledger.balance(`seat:${nth + 1}`));
  }

  #turn(): void {
    if (this.#ended) return;
    const at = Date.now();
    this.#arrived();
    this.#of.accounts.forEach((account, nth) => {
      const seat = nth + 1;
      const stack = this.#ledger.balance(`seat:${seat}`);
      if (stack > 0) this.#playAndLeave(account, seat, stack, at);
      else if (!rests && this.#line.isUp && ![...this.#asked.keys()].some((key) => key.startsWith(`${account}:`)))
        this.#ask(account);
    });
    this.#clearing.drop(at);
    this.#line.pump();
    setTimeout(() => this.#turn(), 5);
  }

  #ask(account: string): void {
    this.#count += 1;
    const key = `${account}:${this.#life}:${this.#count}`;
    this.#asked.set(key, performance.now());
    this.#line
      .ask({ ask: 'reserve', key, account, amount: BUY_IN, enters: true })
      .then((answer) => {
        if (!answer.ok) this.#asked.delete(key);
      })
      .catch(() => this.#asked.delete(key));
  }

  #playAndLeave(account: string, seat: number, stack: number, at: number): void {
    const fee = { from: `seat:${seat}`, to: 'collection:player-fee', amount: FEE, why: 'fee' };
    const key = `${this.#life}:${this.#clearing.told}:${seat}`;
    if (stack > FEE) this.#ledger.post({ key: `fee:${key}`, moves: [fee], at, by: null });
    const left = { account, seat, table: this.#of.number, profile: 'bench', at, by: null, second: null };
    this.#clearing.cashOut({ key: `out:${key}`, ...left });
  }

  #arrived(): void {
    if (this.#ended) return;
    for (const { key, account, amount } of this.#clearing.arrivals()) {
      const asked = this.#asked.get(key);
      this.#asked.delete(key);
      const seat = this.#of.accounts.indexOf(account) + 1;
      if (asked === undefined || this.#ledger.balance(`seat:${seat}`) > 0) this.#clearing.decline(key, Date.now());
      else if (this.#clearing.seat({ key, account, seat, amount, at: Date.now() }).ok)
        buyIns.push(performance.now() - asked);
    }
    this.#line.pump();
  }
}

const tables = new Map(task.tables.map((table) => [table.number, new BenchTable(table)]));

process.on('message', (told: ToTables) => {
  if ('rest' in told) {
    rests = true;
    return;
  }
  const of = task.tables.find(({ number }) => number === told.end);
  if (of === undefined) return;
  tables.get(of.number)?.end();
  tables.set(of.number, new BenchTable(of));
});
process.on('disconnect', () => process.exit(0));

setInterval(() => {
  process.send?.({ buyIns } satisfies FromTables);
  buyIns = [];
  if (rests && [...tables.values()].every(({ isAtRest }) => isAtRest))
    process.send?.({ rested: true } satisfies FromTables);
}, 250);
