/**
 * What a monitoring system reads about a table, in the OpenMetrics format. Sums and states only: no name, no account,
 * no card, and nothing about a hand in play.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client';
import type { Room } from '../desks/room.ts';
import { isCage } from '../ledger/places.ts';
import type { LinkServer } from '../link/server.ts';

/** What the metrics are read from. */
export interface MetricsParts {
  readonly room: Pick<Room, 'name' | 'table' | 'books' | 'near' | 'line' | 'devices' | 'tableState'>;
  readonly link: Pick<LinkServer, 'counts' | 'screens'>;
}

const TABLE_STATES = ['closed', 'opening', 'idle', 'between hands', 'hand', 'settling'] as const;

/** Upper bounds of the answer time buckets, in seconds: from a single commit to what a player would call broken. */
const ANSWER_SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5];

export class Metrics {
  readonly #registry: Registry<OpenMetricsContentType>;
  readonly #answers: Histogram<'screen' | 'result'>;

  constructor({ room, link }: MetricsParts) {
    const registry = new Registry<OpenMetricsContentType>();
    registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
    registry.setDefaultLabels({ table: room.name });
    const registers = [registry];
    this.#registry = registry;
    collectDefaultMetrics({ register: registry });
    this.#answers = new Histogram({
      name: 'dealerless_answer_seconds',
      help: 'From an intent of a screen to its answer, the commit included',
      labelNames: ['screen', 'result'],
      buckets: ANSWER_SECONDS,
      registers,
    });
    addTable(registers, room);
    addMoney(registers, room);
    addHouse(registers, room);
    addLines(registers, link);
  }

  /** Counts an answered intent. */
  answered(screen: string, done: boolean, ms: number): void {
    this.#answers.observe({ screen, result: done ? 'done' : 'refused' }, ms / 1000);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All metrics as text, read at the time of the call. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

type Registers = Registry<OpenMetricsContentType>[];

function addTable(registers: Registers, { table, devices, tableState }: MetricsParts['room']): void {
  new Gauge({
    name: 'dealerless_table_state',
    help: '1 for the state that the table is in',
    labelNames: ['state'],
    registers,
    collect() {
      for (const state of TABLE_STATES) this.set({ state }, tableState() === state ? 1 : 0);
    },
  });
  new Gauge({
    name: 'dealerless_table_stopped',
    help: '1 while the floor has stopped the table',
    registers,
    collect() {
      this.set(table.state.stopped === null ? 0 : 1);
    },
  });
  new Gauge({
    name: 'dealerless_table_fault',
    help: '1 while a fault keeps the table from dealing and money from moving',
    registers,
    collect() {
      this.set(table.state.fault === null ? 0 : 1);
    },
  });
  new Gauge({
    name: 'dealerless_seats_taken',
    help: 'Players who have a seat',
    registers,
    collect() {
      this.set(table.state.sittings.length);
    },
  });
  new Counter({
    name: 'dealerless_hands',
    help: 'Hands begun since the books were opened',
    registers,
    collect() {
      this.reset();
      this.inc(table.lastNumber);
    },
  });
  new Gauge({
    name: 'dealerless_device_ok',
    help: '0 for a reader, generator, program check or anchor that is not as it should be',
    labelNames: ['device', 'kind'],
    registers,
    collect() {
      this.reset();
      for (const { id, kind, state } of devices()) this.set({ device: id, kind }, state === 'ok' ? 1 : 0);
    },
  });
}

const begins = (prefix: string) => (account: string) => account.startsWith(prefix);

/**
 * The kinds of places where money is, at the table and at a house in the same process, each with its name in the
 * metrics.
 */
const PLACES: readonly (readonly [name: string, holds: (account: string) => boolean])[] = [
  ['cards', begins('card:')],
  ['seats', begins('seat:')],
  ['pot', (account) => account === 'pot' || account === 'carried'],
  ['collections', begins('collection:')],
  ['jackpots', begins('jackpot:')],
  // Excludes the account that balances tournament chips: they are not money.
  ['cage', isCage],
  ['on the way', begins('way:')],
  ['tournaments', (account) => account.startsWith('tournament:') || account.startsWith('tournament-fee:')],
  // What a table owes its house, and what that house records against it: the two cancel out, except for messages in
  // flight.
  ['house', (account) => account === 'house' || account.startsWith('table:')],
];

function addMoney(registers: Registers, { books: { ledger }, near }: MetricsParts['room']): void {
  new Gauge({
    name: 'dealerless_money_cents',
    help: 'What lies in each kind of account, in cents; the cage is below zero by what it holds for all others',
    labelNames: ['place'],
    registers,
    async collect() {
      const balances = [...((await near?.books.balances('')) ?? []), ...ledger.balances('')];
      for (const [place, holds] of PLACES) {
        this.set(
          { place },
          balances.reduce((sum, { account, balance }) => (holds(account) ? sum + balance : sum), 0),
        );
      }
    },
  });
}

/** The line to the house. */
function addHouse(registers: Registers, { line }: MetricsParts['room']): void {
  new Gauge({
    name: 'dealerless_house_up',
    help: '1 while the house of the table can be reached; without it, hands continue, and coming in and pay-outs wait',
    registers,
    collect() {
      this.set(line.isUp ? 1 : 0);
    },
  });
}

function addLines(registers: Registers, link: MetricsParts['link']): void {
  new Gauge({
    name: 'dealerless_screens_connected',
    help: 'Lines open to each kind of screen',
    labelNames: ['screen'],
    registers,
    collect() {
      this.reset();
      for (const [screen, lines] of link.screens()) this.set({ screen }, lines);
    },
  });
  new Counter({
    name: 'dealerless_frames_refused',
    help: 'Frames and lines that came to nothing, by what was wrong with them',
    labelNames: ['why'],
    registers,
    collect() {
      this.reset();
      for (const [why, count] of Object.entries(link.counts)) this.inc({ why }, count);
    },
  });
}
