/**
 * The tables of the house's store as Kysely types; `schema.ts` creates them. Money is whole cents, times are
 * milliseconds since 1970, hashes and PINs are hexadecimal text, so that SQLite and PostgreSQL store the same.
 */
import type { Kysely, Transaction } from 'kysely';
import type { BarRow, CardRow, PersonRow, PointsRow, StaffRow, StayRow, WithheldRow } from './people-rows.ts';

/** The time during which one person is responsible for a drawer: between two counts, each by two people. */
export interface ShiftRow {
  readonly cage: number;
  /** Numbered from 1 at each cage. */
  readonly number: number;
  readonly opened_at: number;
  readonly opened_by: string;
  readonly opened_second: string;
  /** What was counted at the opening, and how much more that was than the books said. */
  readonly opening: number;
  readonly opening_variance: number;
  /** Number of the newest transfer of the cage's book when it was opened, and when it was closed. */
  readonly opened_after: number;
  readonly closed_at: number | null;
  readonly closed_by: string | null;
  readonly closed_second: string | null;
  /** What should have been in the drawer at the close, and what was counted there. */
  readonly expected: number | null;
  readonly counted: number | null;
  readonly closed_after: number | null;
}

/** The report of one person's cash in one gaming day (31 CFR 1021.311): its sums always come from the documents. */
export interface CashReportRow {
  readonly number: number;
  readonly account: string;
  readonly day_from: number;
  readonly day_to: number;
  readonly opened_at: number;
  readonly opened_by: string;
  /** On whose behalf, as JSON (`Behalf`); null for the person's own. */
  readonly behalf: string | null;
  readonly ended_at: number | null;
  readonly ended_by: string | null;
  /** The number under which it was filed, and its amounts at that time. */
  readonly filing: string | null;
  readonly filed_in: number | null;
  readonly filed_out: number | null;
  /** Why none is filed: what it reported was voided. */
  readonly dismissed: string | null;
  /** The report of the same person and day into which it was joined. */
  readonly joined: number | null;
}

/** What looked suspicious, and what was decided about it. */
export interface SuspicionRow {
  readonly number: number;
  readonly at: number;
  readonly by: string;
  readonly account: string | null;
  readonly text: string;
  readonly decided_at: number | null;
  readonly decided_by: string | null;
  readonly reported: number | null;
  readonly decision: string | null;
}

export interface LogRow {
  readonly number: number;
  readonly at: number;
  readonly level: 'info' | 'warning' | 'error';
  readonly code: string;
  readonly text: string;
  readonly by: string | null;
  readonly place: string;
  readonly hash: string;
}

export interface TransferRow {
  /** Whose books: `cage`, or `table:3`. Each has a chain of its own, so that no table waits for another. */
  readonly book: string;
  /** Numbered from 1 in each book. */
  readonly number: number;
  readonly key: string;
  readonly at: number;
  readonly by: string | null;
  readonly note: string | null;
  /** The moves as JSON, which the hash covers. */
  readonly moves: string;
  readonly hash: string;
}

export interface DocumentRow {
  readonly book: string;
  readonly number: number;
  readonly transfer: number;
  readonly type:
    | 'deposit'
    | 'withdrawal'
    | 'buy-in'
    | 'cash-out'
    | 'correction'
    | 'fill'
    | 'drop'
    | 'jackpot'
    | 'seed'
    | 'variance'
    | 'void'
    | 'prize'
    | 'handed over'
    | 'put back';
  readonly account: string | null;
  readonly patron: string | null;
  readonly nature: 'cash' | 'chips' | 'cheque';
  readonly amount: number;
  readonly agent: string | null;
  readonly second: string | null;
  readonly at: number;
  readonly hash: string;
  /** The cage at whose counter it was written; null at a table, and from before cages had numbers. */
  readonly cage: number | null;
}

export interface ReservationRow {
  readonly key: string;
  readonly table: number;
  readonly account: string;
  readonly amount: number;
  readonly state: 'reserved' | 'seated' | 'released';
  /** How much of it the table has seated; 0 until then. */
  readonly seated: number;
  /** Whether the player takes a seat with it, or adds to what they have there. */
  readonly enters: number;
  readonly at: number;
  readonly ended_at: number | null;
}

/** A message, as it was sent or as it arrived: `number` counts from 1 for each table and direction. */
export interface MessageRow {
  readonly table: number;
  readonly number: number;
  readonly body: string;
  readonly at: number;
  readonly hash: string;
}

export interface JackpotRow {
  /** `bad-beat`, whose account is `jackpot:bad-beat`. */
  readonly id: string;
  /** As JSON: `jackpotTerms`. */
  readonly terms: string;
  /** 1 when it is no longer played for. */
  readonly closed: number;
}

/** A hand that has hit a jackpot, in the order in which the house was informed. */
export interface JackpotHitRow {
  readonly number: number;
  readonly jackpot: string;
  readonly table: number;
  /** The table's key for it. */
  readonly key: string;
  /** What the table has reported, as JSON. */
  readonly body: string;
  readonly at: number;
  /** What it pays: set aside for it until it is decided. */
  readonly amount: number;
  /**
   * `waiting`: the best hand of the period is not known yet. `passed`: another hand was better, or as good and reported
   * first.
   */
  readonly status: 'waiting' | 'passed' | 'open' | 'paid' | 'void';
  /** Who was paid what, as JSON. */
  readonly shares: string | null;
  readonly decided_at: number | null;
  readonly decided_by: string | null;
  readonly second: string | null;
  readonly reason: string | null;
}

export interface HouseTables {
  jackpots: JackpotRow;
  jackpot_hits: JackpotHitRow;
  /** What the poker desk has done; its lists are the result of these acts. */
  desk_acts: {
    readonly number: number;
    readonly at: number;
    /** Null for what was due because of the time or a table. */
    readonly by: string | null;
    readonly body: string;
    readonly hash: string;
  };
  /** Tournaments, as JSON: each is the result of its events. */
  tournaments: { readonly number: number; readonly status: string; readonly state: string };
  /**
   * What has happened in tournaments, in one chain; `by` is null for what followed automatically or was reported by a
   * table.
   */
  tournament_events: {
    readonly number: number;
    readonly tournament: number;
    readonly at: number;
    readonly by: string | null;
    readonly body: string;
    readonly hash: string;
  };
  settings: { readonly name: string; readonly value: string };
  chains: { readonly name: string; readonly rows: number; readonly hash: string };
  /** The answer to a request under its key, so that a repeat gets the same answer and changes nothing. */
  answers: { readonly key: string; readonly request: string; readonly answer: string; readonly at: number };
  people: PersonRow;
  cards: CardRow;
  /** Photos of players, JPEG in base64. */
  photos: { readonly account: string; readonly data: string };
  relations: { readonly a: string; readonly b: string };
  /** Hands and fees by game, as message `number` of a table has reported them. */
  played: {
    readonly table: number;
    readonly number: number;
    readonly game: string;
    readonly hands: number;
    readonly fees: number;
    readonly at: number;
  };
  /** Players whom the house keeps apart: they may not sit at the same table. */
  apart: { readonly a: string; readonly b: string };
  staff: StaffRow;
  acts: {
    readonly number: number;
    readonly subject: string;
    readonly act: string;
    readonly at: number;
    readonly by: string | null;
    readonly second: string | null;
    readonly reason: string | null;
    /** Digest of the person's row as the act left it. */
    readonly state: string;
    readonly hash: string;
  };
  tables: {
    readonly number: number;
    readonly name: string;
    /** SHA-256 of the token. */
    readonly token: string;
    readonly joined_at: number;
    /** Newest message from the house that the table has acknowledged. */
    readonly acknowledged: number;
  };
  bars: BarRow;
  preferences: { readonly account: string; readonly value: string };
  /** What a correction changed, account by account (A5). */
  corrections: {
    readonly number: number;
    readonly transfer: number;
    readonly account: string;
    readonly before: number;
    readonly after: number;
    readonly at: number;
    readonly by: string;
    readonly second: string;
    readonly reason: string;
    readonly hash: string;
  };
  cages: {
    readonly number: number;
    readonly name: string;
    /** SHA-256 of the token of its screen. */
    readonly token: string;
    readonly joined_at: number;
  };
  shifts: ShiftRow;
  cash_reports: CashReportRow;
  suspicions: SuspicionRow;
  /** What was done at the screens of the house, and what they refused; `place` is `cage 1`. */
  log: LogRow;
  transfers: TransferRow;
  moves: {
    readonly book: string;
    readonly transfer: number;
    readonly line: number;
    readonly source: string;
    readonly target: string;
    readonly amount: number;
    readonly why: string;
  };
  balances: { readonly account: string; readonly balance: number };
  documents: DocumentRow;
  reservations: ReservationRow;
  inbox: MessageRow;
  outbox: MessageRow;
  /** Who left which game with what, for the hour during which they must come back with at least that (LR19b). */
  exits: {
    readonly account: string;
    readonly profile: string;
    readonly stack: number;
    readonly at: number;
  };
  /** Where each player sits: one player, one seat. */
  sittings: { readonly account: string; readonly table: number; readonly since: number };
  stays: StayRow;
  withheld: WithheldRow;
  points: PointsRow;
}

export type HouseDb = Kysely<HouseTables>;

export type HouseTx = Transaction<HouseTables>;

/** What rows are read from: the database, or a transaction. */
export type HouseReader = Pick<HouseTx, 'selectFrom'>;
