/** A house with all its parts: its store, people, staff, counter, tables, and the exchange with them. */

import { join } from 'node:path';
import type { Cents } from '../../games/money.ts';
import type { Refusal, Result } from '../../games/result.ts';
import type { OwnStatement } from '../../protocol/player-desk.ts';
import { Pins } from '../accounts/pin.ts';
import { MOST_AT_ONCE } from '../ledger/most-at-once.ts';
import { answerTable } from './answers.ts';
import { cardOf, HouseBooks } from './books.ts';
import type { CagePort, KeyedAct } from './cage-port.ts';
import { Cages } from './cages.ts';
import type { Span } from './cash-day.ts';
import { CASH_LOG_ABOVE, CashReports } from './cash-reports.ts';
import { snapshot } from './check.ts';
import { HouseCounter } from './counter.ts';
import { DeskBook } from './desk-book.ts';
import type { PokerDesk } from './desk-record.ts';
import { Dormancy } from './dormancy.ts';
import { Exchange } from './exchange.ts';
import { importExclusions, listsInForce } from './exclusion-import.ts';
import {
  type HouseFacts,
  MOST_BALANCES,
  MOST_CALLS,
  MOST_HITS,
  MOST_REGISTERED,
  type OpenCall,
  type Registered,
} from './house-facts.ts';
import { type HouseReport, houseReport } from './house-report.ts';
import type { PaidSlip } from './inbox.ts';
import { HouseJackpots } from './jackpots.ts';
import { HouseLimits } from './limits.ts';
import { mayNotPlay } from './may-not-play.ts';
import { ownStatementOf } from './own-statement.ts';
import { HousePeople } from './people.ts';
import { officeOver, type PeopleOffice } from './people-office.ts';
import { needOwnPepper, openHousePepper } from './pins.ts';
import { HousePlayerDesk } from './player-desk.ts';
import { HousePoints } from './points.ts';
import { HousePreferences } from './preferences.ts';
import { Registry } from './registry.ts';
import type { HouseAnswer, HouseRequest } from './requests.ts';
import type { OnTheWay } from './reservations.ts';
import { HouseShifts } from './shifts.ts';
import { HouseStaff } from './staff.ts';
import { StaffBook } from './staff-book.ts';
import { type HouseKind, type HouseStore, openHouseStore } from './store.ts';
import { Suspicions } from './suspicions.ts';
import type { HouseReader } from './tables.ts';
import type { Tournament } from './tournament/record.ts';
import { TournamentBook } from './tournament-book.ts';
import type { TableKnown } from './tournament-house.ts';
import { Withheld, whyUnpaid } from './withheld.ts';

export interface HouseOptions {
  readonly name: string;
  /** `postgres://…`, or the folder that holds `house.sqlite`. */
  readonly at: string;
  /** The folder for what is not in the database: the pepper of the PINs. */
  readonly data: string;
  readonly kind: HouseKind;
  readonly now?: () => number;
  /** scrypt's cost, for tests. */
  readonly pinCost?: number;
  /** What a cashier may pay out of one account in a day without a second signature. */
  readonly signaturesAbove?: Cents;
  /** The limit for one transaction; $100,000 when left out. */
  readonly mostAtOnce?: Cents;
  /** Whether a cage pays nothing in or out while no shift is open there. */
  readonly shiftsRequired?: boolean;
  /** When the gaming day ends; 06:00 when left out. */
  readonly gamingDayEnds?: string;
  /** After this many days without an act of its player an account is dormant; left out: never. */
  readonly dormantAfterDays?: number;
  /** Points for an hour at a table; left out: none are given. */
  readonly pointsPerHour?: number;
  /** Above this, in cents, a person is in the cash log; $2,500 when left out. */
  readonly cashLogAbove?: Cents;
  /** How long to wait for a database that is away, ms; tests shorten it. */
  readonly patience?: number;
  /** Why no money moves over the counters now; null while it moves. Left out: it always moves. */
  readonly halted?: () => Refusal | null;
  /** Called at each write to a file, for tests that interrupt one. */
  readonly onWrite?: (point: string) => void;
}

/** A cage of a house: what any cage has, and what only a house has. */
export interface HouseCage extends CagePort {
  readonly number: number;
  readonly staff: StaffBook;
  readonly people: HousePeople;
  readonly counter: HouseCounter;
  readonly shifts: HouseShifts;
  readonly reports: CashReports;
  readonly suspicions: Suspicions;
  readonly playerDesk: HousePlayerDesk;
  readonly limits: HouseLimits;
  readonly dormancy: Dormancy;
  readonly points: HousePoints;
  readonly withheld: Withheld;
  readonly cashLogAbove: Cents;
  /** Lists of people who may not play. */
  readonly exclusions: {
    inForce(): Promise<string[]>;
    take(given: Parameters<typeof importExclusions>[1], act: KeyedAct): ReturnType<typeof importExclusions>;
  };
  /** The report of a period, as of now. */
  report(span: Span, now: number): Promise<HouseReport>;
  /** Chips that are off a card and on their way to a table, oldest first. */
  way(): Promise<OnTheWay[]>;
  /** What a slip of a table is for; null while the table's message is under way. */
  slip(name: string): Promise<PaidSlip | null>;
  /** The table where a player sits, or to which their chips are on the way; null when there is none. */
  whereSeated(account: string): Promise<number | null>;
  /** Picks up what another process of the house may have changed. */
  refresh(): Promise<void>;
}

export class CardHouse {
  readonly name: string;
  readonly store: HouseStore;
  readonly books: HouseBooks;
  readonly people: HousePeople;
  readonly staff: HouseStaff;
  readonly preferences: HousePreferences;
  /** The counter of the command line. */
  readonly counter: HouseCounter;
  readonly tables: Registry;
  readonly desk: DeskBook;
  readonly tournaments: TournamentBook;
  readonly playerDesk: HousePlayerDesk;
  readonly jackpots: HouseJackpots;
  readonly withheld: Withheld;
  readonly cages: Cages;
  readonly exchange: Exchange;
  readonly reports: CashReports;
  readonly limits: HouseLimits;
  readonly dormancy: Dormancy;
  readonly points: HousePoints;
  readonly gamingDayEnds: string;
  readonly cashLogAbove: Cents;
  readonly now: () => number;
  readonly #office: PeopleOffice;
  readonly #counter: (cage: number | null) => HouseCounter;
  readonly #halted: () => Refusal | null;
  #tableKnown: (table: number) => TableKnown = () => ({ rounds: true, fault: null });

  constructor(store: HouseStore, pepper: Buffer, options: HouseOptions) {
    const { name, now = Date.now, pinCost, signaturesAbove, mostAtOnce = MOST_AT_ONCE } = options;
    const pins = new Pins(pepper, pinCost);
    this.name = name;
    this.store = store;
    this.now = now;
    this.books = new HouseBooks(store);
    this.exchange = new Exchange(store, this.books, {
      people: () => this.people,
      tournaments: () => this.tournaments,
      jackpots: () => this.jackpots,
      limits: () => this.limits,
      dormancy: () => this.dormancy,
      points: () => this.points,
    });
    const { tell } = this.exchange.people;
    this.people = new HousePeople(store, pins, tell, (tx, account, act) =>
      this.reports.identityChanged(tx, account, act),
    );
    this.#office = officeOver(this.people);
    this.staff = new HouseStaff(store, pins);
    this.preferences = new HousePreferences(store);
    const { books, people } = this;
    this.points = new HousePoints({ store, people, perHour: options.pointsPerHour ?? null });
    const signed = signaturesAbove === undefined ? {} : { signaturesAbove };
    this.gamingDayEnds = options.gamingDayEnds ?? '06:00';
    this.cashLogAbove = options.cashLogAbove ?? CASH_LOG_ABOVE;
    this.reports = new CashReports({ store, dayEnds: this.gamingDayEnds });
    this.limits = new HouseLimits({ store, tell, dayEnds: this.gamingDayEnds });
    this.dormancy = new Dormancy({ store, tell, afterDays: options.dormantAfterDays ?? null });
    const { reports, limits, dormancy } = this;
    const { shiftsRequired = false, halted = () => null } = options;
    this.#halted = halted;
    const kept = { store, books, people, tell, reports, limits, dormancy };
    const parts = { ...kept, mostAtOnce, shiftsRequired, halted, ...signed };
    this.#counter = (cage) => new HouseCounter({ ...parts, cage });
    this.counter = this.#counter(null);
    this.tables = new Registry(store);
    const outOfPlay = (db: HouseReader, accounts: readonly string[], at: number) =>
      mayNotPlay(people, db, accounts, at);
    this.desk = new DeskBook(store, outOfPlay);
    const { send } = this.exchange.outbox;
    const { player } = this.exchange.people;
    const table = (number: number): TableKnown => this.#tableKnown(number);
    this.tournaments = new TournamentBook({
      ...{ store, books, now, send, tell, player, halted, table },
      mayNotPlay: outOfPlay,
      whyUnpaid: (tx, account, at) => whyUnpaid(people, tx, account, at),
      heldByHit: (db, tables) => this.jackpots.holding(db, tables),
      mayPay: (tx, account, amount, at) => limits.refuseChips(tx, account, amount, at),
    });
    const { desk, tournaments } = this;
    this.playerDesk = new HousePlayerDesk({
      ...{ db: store.db, desk, tournaments, player },
      balance: (account) => books.balance(store.db, cardOf(account)),
      points: (account) => this.points.standing(account),
    });
    this.jackpots = new HouseJackpots({ store, books, now, people: () => people, send, tell, mostAtOnce, halted });
    this.withheld = new Withheld({ store, books, people, tell, halted });
    this.cages = new Cages(store);
  }

  /** Answers a table's request. Whatever the request changes is done under the key that the table made. */
  answer(table: number, asked: HouseRequest): Promise<Result<HouseAnswer<HouseRequest['ask']>, Refusal>> {
    return answerTable(this, this.#office, table, asked);
  }

  /** A player's own statement for a gaming day, or for the newest day that has lines. */
  ownStatement(account: string, day: string | null): Promise<OwnStatement> {
    return snapshot(this.store, (db) => ownStatementOf(db, account, day, this.gamingDayEnds));
  }

  /** What the house sends its tables about itself. */
  async facts(): Promise<HouseFacts> {
    const staff = await this.staff.known();
    const jackpots = await this.books.jackpots();
    const [posted, hits] = [await this.jackpots.posted(), await this.jackpots.open()];
    const { lists } = await this.desk.read();
    const waiting = ({ entries }: (typeof lists)[number]): number =>
      entries.filter(({ state }) => state === 'waiting').length;
    return {
      staff,
      jackpots: jackpots.slice(0, MOST_BALANCES),
      posted,
      // A table accepts no more than this many; later ones are sent once these are decided.
      hits: hits.slice(0, MOST_HITS),
      apart: await this.people.apart.list(),
      lists: lists.map((list) => ({ tables: list.tables, waiting: waiting(list) })),
      calls: lists.flatMap(callsOf).slice(0, MOST_CALLS),
      registered: (await this.tournaments.open()).flatMap(registeredOf).slice(0, MOST_REGISTERED),
    };
  }

  /** From now on `known` says for each table what it can do and what has stopped it. */
  watchTables(known: (table: number) => TableKnown): void {
    this.#tableKnown = known;
  }

  /**
   * Calls back when this process may have changed them; the change may not be committed yet. Returns the function that
   * unsubscribes.
   */
  onFacts(run: () => void): () => void {
    const { staff, books, jackpots, desk, people } = this;
    const changes = [staff.onChange(run), books.onJackpot(run), jackpots.onChange(run), desk.onChange(run)];
    const off = [...changes, people.apart.onChange(run), this.tournaments.onWaits(run)];
    return () => {
      for (const stop of off) stop();
    };
  }

  /** A cage of this house, by its number: cage 1 has the drawer that the command line uses. */
  async cage(number: number): Promise<HouseCage> {
    const { store, books, people, exchange } = this;
    const staff = new StaffBook(this.staff);
    const refresh = async (): Promise<void> => staff.hear(await this.staff.known());
    await refresh();
    return {
      ...{ number, people, staff, counter: this.#counter(number) },
      shifts: new HouseShifts({ store, books, cage: number, halted: this.#halted }),
      ...{
        reports: this.reports,
        suspicions: new Suspicions(store),
        limits: this.limits,
        dormancy: this.dormancy,
        points: this.points,
        withheld: this.withheld,
        cashLogAbove: this.cashLogAbove,
      },
      playerDesk: this.playerDesk,
      exclusions: {
        inForce: () => listsInForce(store),
        take: (given, act) => importExclusions({ store, exchange }, given, act),
      },
      report: (span, now) => snapshot(store, (db) => houseReport(db, span, now, this.dormancy.afterDays)),
      way: () => exchange.reservations.onTheWay(),
      slip: (name) => exchange.inbox.slip(name),
      whereSeated: (account) => exchange.people.seatedAt(account),
      refresh,
      onChange: (run) => store.onCommit(run),
    };
  }

  close(): Promise<void> {
    return this.store.close();
  }
}

/** Seats that are kept for names of a list. */
const callsOf = ({ label, entries }: PokerDesk['lists'][number]): OpenCall[] =>
  entries.flatMap(({ account, name, call }) =>
    account === null || call === null ? [] : [{ account, name, label, table: call.table, until: call.until }],
  );

/** Players who have entered a sit-n-go that is full and waits. */
const registeredOf = ({ terms, status, waits, entries }: Tournament): Registered[] =>
  status !== 'entering' || waits === undefined
    ? []
    : entries.flatMap(({ state, account }) =>
        state === 'registered' ? [{ account, name: terms.name, waitingFor: waits }] : [],
      );

/** Opens a house, or makes a new one. Throws `StoreError` like `openHouseStore` and `openHousePepper`. */
export async function openHouse(options: HouseOptions): Promise<CardHouse> {
  const { at, kind, patience, onWrite } = options;
  const store = await openHouseStore(
    { at, kind },
    { ...(patience === undefined ? {} : { patience }), ...(onWrite === undefined ? {} : { onWrite }) },
  );
  try {
    const anybody = await store.db.selectFrom('acts').select('number').limit(1).executeTakeFirst();
    const path = join(options.data, 'house.pepper');
    const pepper = openHousePepper(path, anybody === undefined);
    await needOwnPepper(store, pepper, path);
    return new CardHouse(store, pepper, options);
  } catch (error) {
    await store.close();
    throw error;
  }
}
