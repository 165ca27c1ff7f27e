/**
 * Cash in and cash out of each person in a gaming day, each summed by itself: what comes to more than $10,000 either way has to be
 * reported (31 CFR 1021.311, 1021.313). What was voided never took place. A correction that adds is cash in; one that takes off
 * is left for people to look at.
 */
import type { Cents } from '../../games/money.ts';
import { CAGE_BOOK } from './books.ts';
import type { Reader } from './tables.ts';

/** Above this, in one gaming day and one way, a currency transaction report is due. */
const REPORTED_ABOVE: Cents = 10_000_00;

export interface CashOfDay {
  readonly account: string;
  readonly person: string;
  readonly cashIn: Cents;
  readonly cashOut: Cents;
  /** How many transactions in cash it was. */
  readonly times: number;
  readonly isDue: boolean;
}

/** From (included) to (excluded), ms since 1970; the largest first. */
export async function cashOfDay(db: Reader, from: number, to: number): Promise<CashOfDay[]> {
  const rows = await db
    .selectFrom('documents')
    .innerJoin('moves', (join) =>
      join.onRef('moves.book', '=', 'documents.book').onRef('moves.transfer', '=', 'documents.transfer'),
    )
    .select(['documents.account', 'documents.patron', 'documents.transfer', 'documents.type', 'moves.source'])
    .select('documents.amount')
    .where('documents.book', '=', CAGE_BOOK)
    .where('documents.nature', '=', 'cash')
    .where('documents.type', 'in', ['deposit', 'withdrawal', 'correction'])
    .where('documents.at', '>=', from)
    .where('documents.at', '<', to)
    .orderBy('documents.number')
    .execute();
  const voided = await voidedTransfers(db);
  const people = Map.groupBy(
    rows.filter(({ transfer, account }) => account !== null && !voided.has(transfer)),
    ({ account }) => account ?? '',
  );
  const days = [...people].map(([account, own]): CashOfDay => {
    const isIn = (row: (typeof own)[number]): boolean => row.source.startsWith('cage:');
    const sum = (some: typeof own): Cents => some.reduce((all, { amount }) => all + amount, 0);
    const cashIn = sum(own.filter((row) => isIn(row)));
    const cashOut = sum(own.filter((row) => row.type === 'withdrawal'));
    return {
      ...{ account, person: own.at(-1)?.patron ?? account, cashIn, cashOut, times: own.length },
      isDue: cashIn > REPORTED_ABOVE || cashOut > REPORTED_ABOVE,
    };
  });
  const largest = ({ cashIn, cashOut }: CashOfDay): Cents => Math.max(cashIn, cashOut);
  return days.sort((a, b) => largest(b) - largest(a) || a.account.localeCompare(b.account));
}

/** The transfers of the cages that were taken back: they never took place. */
export async function voidedTransfers(db: Reader): Promise<ReadonlySet<number>> {
  const voids = await db.selectFrom('transfers').select('key').where('key', 'like', `void:${CAGE_BOOK}:%`).execute();
  return new Set(voids.map(({ key }) => Number(key.slice(`void:${CAGE_BOOK}:`.length))));
}
