/** The documents of a house over a period, and sums of them. */
import type { Cents } from '../../games/money.ts';
import { CAGE_BOOK } from './books.ts';
import type { Span } from './cash-day.ts';
import type { DocumentRow, HouseReader } from './tables.ts';

/** A document with the account from which its money came, and the note of its transfer. */
export type PaperRow = DocumentRow & { readonly source: string; readonly note: string | null };

/** The documents of a period, in order. */
export async function papersIn(db: HouseReader, { from, to }: Span): Promise<PaperRow[]> {
  return db
    .selectFrom('documents')
    .innerJoin('moves', (join) =>
      join
        .onRef('moves.book', '=', 'documents.book')
        .onRef('moves.transfer', '=', 'documents.transfer')
        .on('moves.line', '=', 0),
    )
    .innerJoin('transfers', (join) =>
      join.onRef('transfers.book', '=', 'documents.book').onRef('transfers.number', '=', 'documents.transfer'),
    )
    .selectAll('documents')
    .select(['moves.source', 'transfers.note'])
    .where('documents.at', '>=', from)
    .where('documents.at', '<', to)
    .orderBy('documents.at')
    .orderBy('documents.book')
    .orderBy('documents.number')
    .execute();
}

/** The sum over the rows. */
export const sum = <Row>(rows: readonly Row[], amount: (row: Row) => Cents): Cents =>
  rows.reduce((all, row) => all + amount(row), 0);

/** The documents of some types. */
export const ofType = (papers: readonly PaperRow[], ...types: DocumentRow['type'][]): PaperRow[] =>
  papers.filter(({ type }) => types.includes(type));

/** Money out of a cage account has come in over the counter. */
export const signed = ({ source, amount }: PaperRow): Cents => (source.startsWith('cage:') ? amount : -amount);

/** Deposits and withdrawals at the counters of the cages. */
export const atCounters = (papers: readonly PaperRow[]): PaperRow[] =>
  ofType(papers, 'deposit', 'withdrawal').filter(({ book }) => book === CAGE_BOOK);
