/**
 * What a report says about the money of a house: over the counter, and in the jackpots. Sums of its books and nothing
 * else.
 */
import type { Cents } from '../../games/money.ts';
import type { Interval, TableMeters } from '../ledger/meters.ts';
import { CAGE_BOOK } from './books.ts';
import { type Span, voidedOf } from './cash-day.ts';
import type { DocumentRow, HouseReader } from './tables.ts';

const JACKPOT = 'jackpot:';

/** Payments over the counters of all cages, by what was handed over (A2); a voided one never took place. */
export async function countersOver(db: HouseReader, { from, to }: Interval): Promise<TableMeters['instruments']> {
  const rows = await db
    .selectFrom('documents')
    .select(['nature', 'type', 'amount', 'transfer'])
    .where('book', '=', CAGE_BOOK)
    .where('type', 'in', ['deposit', 'withdrawal'])
    .where('at', '>=', from)
    .where('at', '<', to)
    .execute();
  const voided = await voidedOf(
    db,
    rows.map(({ transfer }) => transfer),
  );
  return countersOf(rows.filter(({ transfer }) => !voided.has(transfer)));
}

/** The same from deposits and withdrawals that were already read, with voided ones left out. */
export function countersOf(
  stood: readonly Pick<DocumentRow, 'nature' | 'type' | 'amount'>[],
): TableMeters['instruments'] {
  const sum = (some: typeof stood, what: 'deposit' | 'withdrawal'): Cents =>
    some.reduce((all, { type, amount }) => (type === what ? all + amount : all), 0);
  return [...Map.groupBy(stood, ({ nature }) => nature)]
    .map(([nature, some]) => ({ nature, in: sum(some, 'deposit'), out: sum(some, 'withdrawal') }))
    .sort((a, b) => a.nature.localeCompare(b.nature));
}

/** The total that went from one account to another. */
export interface Flow {
  readonly source: string;
  readonly target: string;
  readonly amount: Cents;
}

/** What went from where to where in a period; with `prefix` only from or to accounts whose names begin with it. */
export async function flowsIn(db: HouseReader, { from, to }: Span, prefix?: string): Promise<Flow[]> {
  const rows = await db
    .selectFrom('moves')
    .innerJoin('transfers', (join) =>
      join.onRef('transfers.book', '=', 'moves.book').onRef('transfers.number', '=', 'moves.transfer'),
    )
    .select(['moves.source', 'moves.target'])
    .select((select) => select.fn.sum<number>('moves.amount').as('amount'))
    .where('transfers.at', '>=', from)
    .where('transfers.at', '<', to)
    .$if(prefix !== undefined, (query) =>
      query.where((is) => is.or([is('moves.source', 'like', `${prefix}%`), is('moves.target', 'like', `${prefix}%`)])),
    )
    .groupBy(['moves.source', 'moves.target'])
    .orderBy('moves.source')
    .orderBy('moves.target')
    .execute();
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** Every jackpot that holds money or had a move in the period, by name; `balance` is what was in it at the end. */
export async function jackpotsOver(db: HouseReader, { from, to }: Interval): Promise<TableMeters['jackpots']> {
  return jackpotsOf(await flowsIn(db, { from: 0, to: from }, JACKPOT), await flowsIn(db, { from, to }, JACKPOT));
}

/** The same from the flows before the period and in it. */
export function jackpotsOf(before: readonly Flow[], within: readonly Flow[]): TableMeters['jackpots'] {
  const names = new Set(
    [...before, ...within].flatMap(({ source, target }) => [source, target]).filter((one) => one.startsWith(JACKPOT)),
  );
  const sum = (flows: readonly Flow[], side: 'source' | 'target', name: string): Cents =>
    flows.reduce((all, flow) => (flow[side] === name ? all + flow.amount : all), 0);
  return [...names]
    .sort()
    .map((name) => {
      const [paidIn, paidOut] = [sum(within, 'target', name), sum(within, 'source', name)];
      const began = sum(before, 'target', name) - sum(before, 'source', name);
      return { name: name.slice(JACKPOT.length), paidIn, paidOut, balance: began + paidIn - paidOut };
    })
    .filter(({ paidIn, paidOut, balance }) => balance !== 0 || paidIn > 0 || paidOut > 0);
}
