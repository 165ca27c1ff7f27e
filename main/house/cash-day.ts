/**
 * Cash in and cash out of each person in a gaming day, each summed separately and never netted: a total above $10,000
 * either way has to be reported (31 CFR 1021.311, 1021.313). A person with two accounts is one person. A voided
 * transaction never took place. A correction that adds is cash in; one that takes off is left for people to review.
 * What is paid to a card, including a jackpot, is not cash until it is withdrawn.
 */
import type { Cents } from '../../games/money.ts';
import type { CashLine } from '../../protocol/cash-report.ts';
import { CAGE_BOOK, documentName, voidedBy, voidKey } from './books.ts';
import { personsOf } from './one-person.ts';
import type { HouseReader } from './tables.ts';

/** Above this total, one way in one gaming day, a currency transaction report is due. */
export const REPORTED_ABOVE: Cents = 10_000_00;

export interface CashOfDay {
  readonly account: string;
  readonly person: string;
  readonly cashIn: Cents;
  readonly cashOut: Cents;
  /** The number of cash transactions. */
  readonly times: number;
  readonly isDue: boolean;
}

/** A period: from (included) to (excluded), ms since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Everybody's cash, by person; the largest first. `account` is the one that identifies a person with two. */
export async function cashOfDay(db: HouseReader, from: number, to: number): Promise<CashOfDay[]> {
  const lines = await cashLines(db, { from, to });
  const persons = await personsOf(
    db,
    lines.map(({ account }) => account),
  );
  const people = Map.groupBy(lines, ({ account }) => persons.get(account) ?? account);
  const days = [...people].map(([account, own]): CashOfDay => {
    const sums = sumsOf(own);
    return { account, person: own.at(-1)?.person ?? account, ...sums, times: own.length, isDue: isDue(sums) };
  });
  const largest = ({ cashIn, cashOut }: CashOfDay): Cents => Math.max(cashIn, cashOut);
  return days.sort((a, b) => largest(b) - largest(a) || a.account.localeCompare(b.account));
}

type Sums = Pick<CashOfDay, 'cashIn' | 'cashOut'>;

export const isDue = ({ cashIn, cashOut }: Sums): boolean => cashIn > REPORTED_ABOVE || cashOut > REPORTED_ABOVE;

/** The sum of one person's lines, each way separately. */
export function sumsOf(lines: readonly CashLine[]): Sums {
  const sum = (way: CashLine['way']): Cents =>
    lines.reduce((all, line) => (line.way === way ? all + line.amount : all), 0);
  return { cashIn: sum('in'), cashOut: sum('out') };
}

/** Every cash transaction, of everybody or of the accounts of one person, in the order in which they were written. */
export async function cashLines(
  db: HouseReader,
  { from, to }: Span,
  accounts?: readonly string[],
): Promise<CashLine[]> {
  const rows = await db
    .selectFrom('documents')
    .innerJoin('moves', (join) =>
      join.onRef('moves.book', '=', 'documents.book').onRef('moves.transfer', '=', 'documents.transfer'),
    )
    .select(['documents.account', 'documents.patron', 'documents.transfer', 'documents.type', 'moves.source'])
    .select(['documents.amount', 'documents.at', 'documents.number', 'documents.cage', 'documents.agent'])
    .where('documents.book', '=', CAGE_BOOK)
    .where('documents.nature', '=', 'cash')
    .where('documents.type', 'in', ['deposit', 'withdrawal', 'correction'])
    .where('documents.at', '>=', from)
    .where('documents.at', '<', to)
    .$if(accounts !== undefined, (query) => query.where('documents.account', 'in', accounts ?? []))
    .orderBy('documents.number')
    .execute();
  const voided = await voidedOf(
    db,
    rows.map(({ transfer }) => transfer),
  );
  const persons = await personsOf(
    db,
    rows.flatMap(({ account }) => account ?? []),
  );
  const together = new Map<string, Cents>();
  const lines: CashLine[] = [];
  for (const row of rows) {
    const isIn = row.source.startsWith('cage:');
    if (row.account === null || voided.has(row.transfer) || (row.type === 'correction' && !isIn)) continue;
    const way = isIn ? 'in' : 'out';
    const whose = `${persons.get(row.account) ?? row.account} ${way}`;
    const so = (together.get(whose) ?? 0) + row.amount;
    together.set(whose, so);
    lines.push({
      ...{ at: row.at, document: documentName({ book: CAGE_BOOK, number: row.number, type: row.type }) },
      ...{ account: row.account, person: row.patron ?? row.account, way, amount: row.amount, together: so },
      ...{ cage: row.cage, by: row.agent },
    });
  }
  return lines;
}

/** How many keys are queried at a time. */
const AT_A_TIME = 500;

/** Which of these transfers of the cage were voided: they never took place. */
export async function voidedOf(db: HouseReader, transfers: readonly number[]): Promise<Set<number>> {
  const voided = new Set<number>();
  for (let at = 0; at < transfers.length; at += AT_A_TIME) {
    const keys = transfers.slice(at, at + AT_A_TIME).map(voidKey);
    const rows = await db.selectFrom('transfers').select('key').where('key', 'in', keys).execute();
    for (const { key } of rows) voided.add(voidedBy(key));
  }
  return voided;
}
