import type { Cents } from '../../games/money.ts';
import { type Archive, archivesApart } from '../journal/archived.ts';
import type { Query, Store } from '../journal/store.ts';
import { HOUSE, isCard, isSeat, seatOf } from './places.ts';

/** A period, from (included) to (excluded), in ms since 1970. */
export interface Interval {
  readonly name: 'day' | 'month' | 'year' | 'life' | 'shift';
  readonly from: number;
  readonly to: number;
}

export interface SeatMeters {
  readonly seat: number;
  /** Everything the seat wagered, and everything it was paid from pots and bets. */
  readonly coinIn: Cents;
  readonly coinOut: Cents;
  readonly boughtIn: Cents;
  readonly cashedOut: Cents;
  /** Fees taken from the seat itself; fees taken from a pot belong to no seat. */
  readonly collected: Cents;
  readonly jackpots: Cents;
}

export interface TableMeters extends Omit<SeatMeters, 'seat' | 'collected' | 'jackpots'> {
  readonly interval: Interval;
  /** Hands settled and hands voided in the interval. */
  readonly hands: number;
  readonly voided: number;
  readonly collections: readonly { readonly name: string; readonly amount: Cents }[];
  /** `balance`: what was in it at the end of the interval, whenever it was paid in. */
  readonly jackpots: readonly (PotApart & { readonly balance: Cents })[];
  /** Over the cage's counter, by what was handed over (A2). */
  readonly instruments: readonly { readonly nature: string; readonly in: Cents; readonly out: Cents }[];
  readonly seats: readonly SeatMeters[];
}

/** Meters of an interval except what is in the jackpots; `drops` is what was paid into them. */
type Taken = Omit<TableMeters, 'interval' | 'jackpots' | 'instruments'> & {
  readonly drops: readonly { readonly name: string; readonly amount: Cents }[];
};

/** A jackpot or a collection: what was paid into it and out of it in the interval. */
interface PotApart {
  readonly name: string;
  readonly paidIn: Cents;
  readonly paidOut: Cents;
}

/** What went from one account to another, during hands and outside them. */
type Flow = { source: string; target: string; inHand: 0 | 1; amount: Cents };
type InstrumentRow = { nature: string; in: Cents; out: Cents };

/** The day, month or year that contains `at`, by the machine's time zone; `life` is all time (A11). */
export function interval(name: Exclude<Interval['name'], 'shift'>, at: number): Interval {
  const date = new Date(at);
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  const span = (from: Date, to: Date): Interval => ({ name, from: from.getTime(), to: to.getTime() });
  switch (name) {
    case 'day':
      return span(new Date(year, month, day), new Date(year, month, day + 1));
    case 'month':
      return span(new Date(year, month), new Date(year, month + 1));
    case 'year':
      return span(new Date(year, 0), new Date(year + 1, 0));
    case 'life':
      return { name, from: 0, to: Number.MAX_SAFE_INTEGER };
  }
}

/** Meters are sums of the ledger and nothing else: they cannot be set, cannot roll over and cannot disagree with it. */
export class Meters {
  readonly #flows: Query<[number, number], Flow>;
  readonly #closes: Query<[number, number], { settled: number; voided: number }>;
  readonly #archives: readonly Archive[];
  readonly #instruments: Query<[number, number], InstrumentRow>;

  constructor(store: Store) {
    this.#archives = archivesApart(store);
    this.#flows = store.query(
      `SELECT source, target, hand IS NOT NULL AS inHand, sum(amount) AS amount
       FROM moves JOIN transfers ON transfers.id = moves.transfer
       WHERE at >= ? AND at < ? GROUP BY source, target, inHand`,
    );
    this.#closes = store.query(
      `SELECT count(*) FILTER (WHERE kind = 'settled') AS settled, count(*) FILTER (WHERE kind = 'voided') AS voided
       FROM hand_closes WHERE at >= ? AND at < ?`,
    );
    this.#instruments = store.query(
      `SELECT nature, coalesce(sum(amount) FILTER (WHERE type = 'deposit'), 0) AS "in",
              coalesce(sum(amount) FILTER (WHERE type = 'withdrawal'), 0) AS "out"
       FROM documents WHERE at >= ? AND at < ? AND type IN ('deposit', 'withdrawal')
       GROUP BY nature ORDER BY nature`,
    );
  }

  /**
   * What was played and taken over an interval. It is quick however long the books are, because it leaves out what is
   * in the jackpots.
   */
  taken(over: Omit<Interval, 'name'>): Taken {
    return this.#taken(over, this.#flows.all(over.from, over.to));
  }

  #taken(over: Omit<Interval, 'name'>, flows: readonly Flow[]): Taken {
    const closes = this.#closes.get(over.from, over.to) ?? { settled: 0, voided: 0 };
    const archived = this.#archives
      .flatMap((archive) => archive.closes)
      .filter(([quarter]) => quarter >= over.from && quarter < over.to);
    const seats = seatMeters(flows);
    const sum = (meter: Exclude<keyof SeatMeters, 'seat'>): Cents =>
      seats.reduce((total, each) => total + each[meter], 0);
    return {
      hands: archived.reduce((all, [, settled]) => all + settled, closes.settled),
      voided: archived.reduce((all, [, , voided]) => all + voided, closes.voided),
      coinIn: sum('coinIn'),
      coinOut: sum('coinOut'),
      boughtIn: sum('boughtIn'),
      cashedOut: sum('cashedOut'),
      // What a table has passed on to its house still counts as collected by the table.
      collections: potsApart(
        flows.filter(({ target }) => target !== HOUSE),
        'collection:',
      ).map(({ name, paidIn, paidOut }) => ({
        name,
        amount: paidIn - paidOut,
      })),
      drops: potsApart(flows, 'jackpot:').map(({ name, paidIn }) => ({ name, amount: paidIn })),
      seats,
    };
  }

  /** Every meter of the table and of its seats over an interval. */
  read(over: Interval): TableMeters {
    const flows = this.#flows.all(over.from, over.to);
    const { drops: _, ...taken } = this.#taken(over, flows);
    return {
      ...taken,
      interval: over,
      jackpots: this.#jackpots(flows, over),
      instruments: this.#instruments.all(over.from, over.to),
    };
  }

  /** Every jackpot that holds money or had a move, sorted by name. */
  #jackpots(flows: readonly Flow[], { from, to }: Interval): TableMeters['jackpots'] {
    const moved = new Map(potsApart(flows, 'jackpot:').map((each) => [each.name, each]));
    const ever = from === 0 ? flows : this.#flows.all(0, to);
    return potsApart(ever, 'jackpot:')
      .map(({ name, paidIn, paidOut }) => ({
        ...(moved.get(name) ?? { name, paidIn: 0, paidOut: 0 }),
        balance: paidIn - paidOut,
      }))
      .filter(({ name, balance }) => balance !== 0 || moved.has(name));
  }
}

const total = (flows: readonly Flow[], source: (name: string) => boolean, target: (name: string) => boolean): Cents =>
  flows.reduce((sum, flow) => (source(flow.source) && target(flow.target) ? sum + flow.amount : sum), 0);

const begins = (prefix: string) => (name: string) => name.startsWith(prefix);
/** Bets are in the pot or, in player-dealer games, go straight from seat to seat. */
const inPlay = (name: string): boolean => name === 'pot' || name === 'carried' || isSeat(name);
const fromCard = (name: string): boolean => isCard(name) || name === 'reserved' || name === HOUSE;

function seatMeters(flows: readonly Flow[]): SeatMeters[] {
  const wagers = flows.filter(({ inHand }) => inHand === 1);
  const names = new Set(flows.flatMap(({ source, target }) => [source, target]).filter(isSeat));
  const meters = [...names].map((name): SeatMeters => {
    const own = (place: string): boolean => place === name;
    return {
      seat: seatOf(name),
      coinIn: total(wagers, own, inPlay),
      coinOut: total(wagers, inPlay, own),
      boughtIn: total(flows, fromCard, own),
      cashedOut: total(flows, own, fromCard),
      collected: total(flows, own, begins('collection:')),
      jackpots: total(flows, begins('jackpot:'), own),
    };
  });
  return meters.sort((a, b) => a.seat - b.seat);
}

function potsApart(flows: readonly Flow[], prefix: string): PotApart[] {
  const names = new Set(flows.flatMap(({ source, target }) => [source, target]).filter(begins(prefix)));
  return [...names].sort().map((name) => {
    const own = (place: string): boolean => place === name;
    return {
      name: name.slice(prefix.length),
      paidIn: total(flows, () => true, own),
      paidOut: total(flows, own, () => true),
    };
  });
}
