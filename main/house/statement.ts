/** What happened on a card, from the books of the cage and of every table. */
import type { StatementLine } from '../../protocol/statement-line.ts';
import { documentName, transferName } from './books.ts';
import type { HouseReader } from './tables.ts';

/**
 * The newest lines of an account, newest first, each with the balance after it. A line without a document of its own
 * names its transfer, like `transferName`.
 */
export async function statementOf(db: HouseReader, account: string, limit: number): Promise<StatementLine[]> {
  const balance = await db.selectFrom('balances').select('balance').where('account', '=', account).executeTakeFirst();
  const rows = await db
    .selectFrom('moves')
    .innerJoin('transfers', (join) =>
      join.onRef('transfers.book', '=', 'moves.book').onRef('transfers.number', '=', 'moves.transfer'),
    )
    .leftJoin('documents', (join) =>
      join.onRef('documents.book', '=', 'moves.book').onRef('documents.transfer', '=', 'moves.transfer'),
    )
    .select(['moves.book', 'moves.transfer', 'moves.source', 'moves.amount', 'moves.why'])
    .select(['transfers.at', 'transfers.by', 'transfers.note', 'documents.number', 'documents.type'])
    .where((either) => either.or([either('moves.source', '=', account), either('moves.target', '=', account)]))
    .orderBy('transfers.at', 'desc')
    .orderBy('moves.book', 'desc')
    .orderBy('moves.transfer', 'desc')
    .orderBy('moves.line', 'desc')
    .limit(limit)
    .execute();
  let after = balance?.balance ?? 0;
  return rows.map((row) => {
    const change = row.source === account ? -row.amount : row.amount;
    const line = {
      at: row.at,
      document:
        row.number === null || row.type === null
          ? transferName(row)
          : documentName({ book: row.book, number: row.number, type: row.type }),
      what: row.note === null ? row.why : `${row.why} (${row.note})`,
      change,
      // Messages from a table have its own clock: a line may come before one that arrived earlier.
      balance: Math.max(0, after),
      by: row.by,
    };
    after -= change;
    return line;
  });
}
