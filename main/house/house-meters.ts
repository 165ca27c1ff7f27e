/** What a report says of the money of a house: over the counter, and in the jackpots. Sums of its books and nothing else. */
import type { Interval, TableMeters } from '../ledger/meters.ts';
import { CAGE_BOOK } from './books.ts';
import { voidedTransfers } from './cash-day.ts';
import type { Reader } from './tables.ts';

const JACKPOT = 'jackpot:';

/** Over the counters of all cages, by what was handed over (A2); what was voided never took place. */
export async function countersOver(db: Reader, { from, to }: Interval): Promise<TableMeters['instruments']> {
  const voided = await voidedTransfers(db);
  const rows = await db
    .selectFrom('documents')
    .select(['nature', 'type', 'amount', 'transfer'])
    .where('book', '=', CAGE_BOOK)
    .where('type', 'in', ['deposit', 'withdrawal'])
    .where('at', '>=', from)
    .where('at', '<', to)
    .execute();
  const stood = Map.groupBy(
    rows.filter(({ transfer }) => !voided.has(transfer)),
    ({ nature }) => nature,
  );
  const sum = (some: typeof rows, what: 'deposit' | 'withdrawal'): number =>
    some.reduce((all, { type, amount }) => (type === what ? all + amount : all), 0);
  return [...stood]
    .map(([nature, some]) => ({ nature, in: sum(some, 'deposit'), out: sum(some, 'withdrawal') }))
    .sort((a, b) => a.nature.localeCompare(b.nature));
}

/** Every jackpot that holds money or moved some in the time, by name; `balance` is what lay in it at the end. */
export async function jackpotsOver(db: Reader, { from, to }: Interval): Promise<TableMeters['jackpots']> {
  const moves = await db
    .selectFrom('moves')
    .innerJoin('transfers', (join) =>
      join.onRef('transfers.book', '=', 'moves.book').onRef('transfers.number', '=', 'moves.transfer'),
    )
    .select(['moves.source', 'moves.target', 'moves.amount', 'transfers.at'])
    .where((is) => is.or([is('source', 'like', `${JACKPOT}%`), is('target', 'like', `${JACKPOT}%`)]))
    .where('at', '<', to)
    .execute();
  const names = new Set(
    moves.flatMap(({ source, target }) => [source, target]).filter((one) => one.startsWith(JACKPOT)),
  );
  return [...names]
    .sort()
    .map((name) => {
      const sum = (side: 'source' | 'target', since: number): number =>
        moves.reduce((all, move) => (move[side] === name && move.at >= since ? all + move.amount : all), 0);
      return {
        name: name.slice(JACKPOT.length),
        paidIn: sum('target', from),
        paidOut: sum('source', from),
        balance: sum('target', 0) - sum('source', 0),
      };
    })
    .filter(({ paidIn, paidOut, balance }) => balance !== 0 || paidIn > 0 || paidOut > 0);
}
