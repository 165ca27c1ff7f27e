/**
 * Cash reports (31 CFR 1021.311 to 1021.313, 1010.306, 1010.312): one per person and gaming day, whatever accounts the
 * person has, opened by the transaction that brings what they paid in, or were paid, above $10,000. That transaction is
 * not done until the person's facts are on record. The amounts in a report are summed from the documents every time it
 * is read.
 */
import { type Cents, dollars } from '../../games/money.ts';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { CashLine, CashReport, CashReportSheet } from '../../protocol/cash-report.ts';
import { gamingDay } from '../accounts/gaming-day.ts';
import { cashReportSubject, type HouseAct, record } from './acts.ts';
import type { KeyedAct, KeyedReason } from './cage-port.ts';
import { cashLines, isDue, REPORTED_ABOVE, type Span, sumsOf } from './cash-day.ts';
import { type Behalf, behalfRecord } from './facts-record.ts';
import { accountsOfPerson } from './one-person.ts';
import type { PersonRow } from './people-rows.ts';
import { factsOf } from './person.ts';
import type { HouseStore } from './store.ts';
import type { CashReportRow, HouseReader, HouseTx } from './tables.ts';

/** A report is due by the fifteenth day after the day of its transactions (31 CFR 1010.306(a)(1)). */
const DAYS_TO_FILE = 15;

/**
 * Above this a person is in the cash log: a house starts to watch that early, so that nobody reaches $10,000 unseen.
 */
export const CASH_LOG_ABOVE = 2_500_00;

const LISTED = 200;

export interface CashReportParts {
  readonly store: HouseStore;
  /** When the gaming day ends, `06:00`. */
  readonly dayEnds: string;
}

export class CashReports {
  readonly #store: HouseStore;
  readonly #dayEnds: string;

  constructor({ store, dayEnds }: CashReportParts) {
    this.#store = store;
    this.#dayEnds = dayEnds;
  }

  /** The gaming day that contains a moment. */
  day(at: number): Span {
    return gamingDay(at, this.#dayEnds);
  }

  /**
   * Checks a person's day after a transaction was written in it. Refused with `facts-missing`, which undoes the
   * transaction, when a report is due and the facts it needs about the person are not on record. The law does not cover
   * play money: there it opens a report to demonstrate it, and requires no facts.
   */
  async written(tx: HouseTx, account: string, at: number, by: string): Promise<Result<null, Refusal>> {
    if (!(await this.open(tx, account, at, by)) || this.#store.kind === 'demo') return ok(null);
    const people = await accountsOfPerson(tx, account);
    if (people.length === 0 || people.some(({ facts }) => facts !== null)) return ok(null);
    const most = dollars(REPORTED_ABOVE);
    return refuse(
      'facts-missing',
      `This brings this person’s cash above ${most} today: take down at a cage what the report needs, then continue.`,
    );
  }

  /** Opens the report of a day that needs one. Returns whether it does. */
  async open(tx: HouseTx, account: string, at: number, by: string): Promise<boolean> {
    const { from, to } = this.day(at);
    const accounts = await numbersOf(tx, account);
    if (!isDue(sumsOf(await cashLines(tx, { from, to }, accounts)))) return false;
    // Acts run one after the other, so that nobody else takes the next number.
    await this.#store.chainEnd(tx, 'acts');
    const there = await reportsOf(tx, accounts).where('day_from', '=', from).execute();
    if (there.length > 0) {
      await this.#join(tx, there, { at, by });
      return true;
    }
    const newest = await tx
      .selectFrom('cash_reports')
      .select((select) => select.fn.max<number | null>('number').as('number'))
      .executeTakeFirst();
    const number = (newest?.number ?? 0) + 1;
    await tx
      .insertInto('cash_reports')
      .values({
        ...{ number, account, day_from: from, day_to: to, opened_at: at, opened_by: by, behalf: null },
        ...{ ended_at: null, ended_by: null, filing: null, filed_in: null, filed_out: null, dismissed: null },
        joined: null,
      })
      .execute();
    await record(this.#store, tx, cashReportSubject(number), { act: 'opened', at, by });
    return true;
  }

  /**
   * An account may now belong to another person: drafts for one person and day are joined into the oldest of them, and
   * a draft that was joined with another person's report becomes a draft again.
   */
  async identityChanged(tx: HouseTx, account: string, act: Pick<HouseAct, 'at' | 'by'>): Promise<void> {
    await this.#store.chainEnd(tx, 'acts');
    const own = (await reportsOf(tx, [account]).execute()).map(({ number }) => number);
    const joined = await tx
      .selectFrom('cash_reports')
      .selectAll()
      .where((either) =>
        either.or([
          either.and([either('account', '=', account), either('joined', 'is not', null)]),
          ...(own.length === 0 ? [] : [either('joined', 'in', own)]),
        ]),
      )
      .execute();
    for (const row of joined) {
      const kept = await rowOf(tx, row.joined ?? 0);
      if (kept !== undefined && (await numbersOf(tx, row.account)).includes(kept.account)) continue;
      await this.#set(
        tx,
        row.number,
        { ended_at: null, ended_by: null, joined: null },
        { ...act, act: 'a draft again' },
      );
    }
    const now = await reportsOf(tx, await numbersOf(tx, account)).execute();
    for (const ofDay of Map.groupBy(now, (row) => row.day_from).values()) await this.#join(tx, ofDay, act);
  }

  /**
   * Of several drafts for one person and day the oldest stays; they have the same content, because each sums over all
   * accounts.
   */
  async #join(tx: HouseTx, rows: readonly CashReportRow[], { at, by }: Pick<HouseAct, 'at' | 'by'>): Promise<void> {
    const drafts = rows.filter((row) => row.ended_at === null).toSorted((a, b) => a.number - b.number);
    const [kept, ...others] = drafts;
    if (kept === undefined) return;
    const accounts = await numbersOf(tx, kept.account);
    for (const row of others) {
      // Drafts about different people, or on behalf of different people, are not joined: the cashier sees both, and
      // files both.
      if (!accounts.includes(row.account) || (row.behalf ?? kept.behalf) !== kept.behalf) continue;
      const set = { ended_at: at, ended_by: by, joined: kept.number };
      await this.#set(tx, row.number, set, { at, by, act: `joined with report ${kept.number}` });
    }
  }

  async #set(tx: HouseTx, report: number, set: Partial<CashReportRow>, act: HouseAct): Promise<void> {
    await tx.updateTable('cash_reports').set(set).where('number', '=', report).execute();
    await record(this.#store, tx, cashReportSubject(report), act);
  }

  /** A person's cash so far today, each way, over all of their accounts. */
  async cashOf(account: string, at: number): Promise<ReturnType<typeof sumsOf>> {
    const { db } = this.#store;
    return sumsOf(await cashLines(db, this.day(at), await numbersOf(db, account)));
  }

  /**
   * The cash log of a gaming day: each transaction that brought a person above the limit, or came when they were
   * already above it.
   */
  async log(at: number, above: Cents): Promise<Span & { readonly lines: CashLine[] }> {
    const day = this.day(at);
    const lines = await cashLines(this.#store.db, day);
    return { ...day, lines: lines.filter(({ together }) => together > above) };
  }

  /** The newest reports, those still to be filed first. */
  async list(at: number): Promise<CashReport[]> {
    const rows = await this.#store.db
      .selectFrom('cash_reports')
      .selectAll()
      .orderBy((row) => row('ended_at', 'is', null), 'desc')
      .orderBy('number', 'desc')
      .limit(LISTED)
      .execute();
    return Promise.all(rows.map(async (row) => (await this.#sheet(this.#store.db, row, at)).report));
  }

  /** The full report; null when there is none of that number. */
  async sheet(report: number, at: number, tx: HouseReader = this.#store.db): Promise<CashReportSheet | null> {
    const row = await rowOf(tx, report);
    return row === undefined ? null : this.#sheet(tx, row, at);
  }

  /**
   * Records the person on whose behalf the customer acted; null when it was for themselves. Refused: `no-report`,
   * `ended`.
   */
  onBehalf(report: number, whose: Behalf | null, act: KeyedAct): Promise<Result<null, Refusal>> {
    return this.#change(report, { ...act, what: 'on behalf' }, async () =>
      ok({ behalf: whose === null ? null : JSON.stringify(whose) }),
    );
  }

  /**
   * Records the number under which it was filed. Refused: `no-report`, `ended`, `day-open` while more may be added to
   * it, `facts-missing`, `not-due` when it is below the limit because something was voided.
   */
  file(report: number, filing: string, act: KeyedAct): Promise<Result<null, Refusal>> {
    return this.#change(report, { ...act, what: `filed: ${filing}` }, async (tx, row) => {
      const { report: now } = await this.#sheet(tx, row, act.at);
      if (act.at < row.day_to) return dayOpen();
      if (now.standing === 'small') return refuse('not-due', 'No report is due anymore: dismiss it, and say why.');
      if (now.lacks.length > 0) return refuse('facts-missing', `The report still needs: ${now.lacks.join(', ')}.`);
      const { cashIn: filed_in, cashOut: filed_out } = now;
      return ok({ ...ended(act), filing, filed_in, filed_out });
    });
  }

  /**
   * Ends a report without a filing. Refused: `no-report`, `ended`, `due` while the law requires it, `day-open` while
   * more may be added to it: there is one report per person and day, and it is not opened again.
   */
  dismiss(report: number, act: KeyedReason): Promise<Result<null, Refusal>> {
    return this.#change(report, { ...act, what: 'dismissed' }, async (tx, row) => {
      const { report: now } = await this.#sheet(tx, row, act.at);
      if (now.standing === 'due') return refuse('due', 'This report is due: file it; it cannot be dismissed.');
      if (act.at < row.day_to) return dayOpen();
      return ok({ ...ended(act), dismissed: act.reason });
    });
  }

  #change(
    report: number,
    { what, key, ...act }: KeyedAct & { readonly what: string; readonly reason?: string },
    work: (tx: HouseTx, row: CashReportRow) => Promise<Result<Partial<CashReportRow>, Refusal>>,
  ): Promise<Result<null, Refusal>> {
    return this.#store.once({ key, request: [what, report], at: act.at }, async (tx) => {
      await this.#store.chainEnd(tx, 'acts');
      const row = await rowOf(tx, report);
      if (row === undefined) return refuse('no-report', `There is no report ${report}.`);
      if (row.joined !== null) return refuse('ended', `Report ${report} was already joined with report ${row.joined}.`);
      if (row.ended_at !== null) return refuse('ended', `Report ${report} was already filed or dismissed.`);
      const set = await work(tx, row);
      if (!set.ok) return set;
      await this.#set(tx, report, set.value, { ...act, act: what });
      return ok(null);
    });
  }

  async #sheet(tx: HouseReader, row: CashReportRow, at: number): Promise<CashReportSheet> {
    const { account, day_from: from, day_to: to } = row;
    const accounts = await accountsOfPerson(tx, account);
    const lines = await cashLines(
      tx,
      { from, to },
      accounts.map((each) => each.account),
    );
    const own = await tx.selectFrom('people').selectAll().where('account', '=', account).executeTakeFirstOrThrow();
    const facts = accounts.find((each) => each.facts !== null)?.facts ?? null;
    const person = { ...own, facts };
    const numbers = accounts.map((each) => each.account);
    const others = await reportsOf(tx, numbers)
      .where('day_from', '=', from)
      .where('number', '<>', row.number)
      .where('dismissed', 'is', null)
      .orderBy('number')
      .execute();
    const also = row.joined === null ? others.map(({ number }) => number) : [];
    return {
      report: { ...reportOf(row, person, sumsOf(lines), at), also },
      ...{ born: person.born, idType: person.id_type, idNumber: person.id_number, facts: factsOf(person) },
      behalf: row.behalf === null ? null : behalfRecord.parse(JSON.parse(row.behalf)),
      lines: lines.slice(-LINES_ON_PAPER),
    };
  }
}

const numbersOf = async (db: HouseReader, account: string): Promise<string[]> =>
  (await accountsOfPerson(db, account)).map((each) => each.account);

const LINES_ON_PAPER = 500;

const dayOpen = () => refuse('day-open', 'The gaming day is not over: this report may still grow.');

const ended = ({ at, by }: KeyedAct) => ({ ended_at: at, ended_by: by });

/** Reports of some accounts, without those that were joined into another. */
const reportsOf = (tx: HouseReader, accounts: readonly string[]) =>
  tx.selectFrom('cash_reports').selectAll().where('account', 'in', accounts).where('joined', 'is', null);

const rowOf = (tx: HouseReader, report: number): Promise<CashReportRow | undefined> =>
  tx.selectFrom('cash_reports').selectAll().where('number', '=', report).executeTakeFirst();

function reportOf(
  row: CashReportRow,
  person: PersonRow,
  sums: ReturnType<typeof sumsOf>,
  at: number,
): Omit<CashReport, 'also'> {
  const { number, account, day_from: from, day_to: to, ended_at, ended_by, filing, dismissed, joined } = row;
  const text = filing ?? dismissed ?? (joined === null ? '' : String(joined));
  return {
    ...{ report: number, account, person: person.name, from, to, ...sums },
    standing: endingOf(row) ?? (isDue(sums) ? 'due' : 'small'),
    lacks: [
      ...(person.facts === null ? ['the address, occupation and taxpayer number of the person'] : []),
      ...(at < to ? ['the end of the gaming day'] : []),
    ],
    ...{ fileBy: daysAfter(from, DAYS_TO_FILE), openedAt: row.opened_at, openedBy: row.opened_by },
    ended: ended_at === null ? null : { at: ended_at, by: ended_by ?? '', text },
    hasChanged: filing !== null && (row.filed_in !== sums.cashIn || row.filed_out !== sums.cashOut),
  };
}

/** How a report ended; null while it is open. */
function endingOf({ filing, dismissed, joined }: CashReportRow): 'filed' | 'dismissed' | 'joined' | null {
  if (filing !== null) return 'filed';
  if (dismissed !== null) return 'dismissed';
  return joined === null ? null : 'joined';
}

function daysAfter(at: number, days: number): number {
  const day = new Date(at);
  day.setDate(day.getDate() + days);
  return day.getTime();
}
