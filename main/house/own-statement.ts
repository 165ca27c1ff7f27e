/**
 * A player's own statement, one gaming day at a time: what has put money on their card or taken it off. It shows no
 * other person.
 */
import { OWN_LINES, type OwnStatement, STATEMENT_KINDS, type StatementKind } from '../../protocol/player-desk.ts';
import { gamingDay } from '../accounts/gaming-day.ts';
import { localDate } from '../accounts/identity.ts';
import { cardOf, documentName, transferName } from './books.ts';
import type { DocumentRow, HouseReader } from './tables.ts';

/** A line of the books about one card. */
interface BookLine {
  readonly book: string;
  readonly transfer: number;
  readonly source: string;
  readonly target: string;
  readonly amount: number;
  readonly why: string;
  readonly at: number;
  readonly number: number | null;
  readonly type: DocumentRow['type'] | null;
}

/** The page of a gaming day of an account, or of its newest day with lines; as of one moment of the books. */
export async function ownStatementOf(
  db: HouseReader,
  account: string,
  day: string | null,
  dayEnds: string,
): Promise<OwnStatement> {
  const card = cardOf(account);
  const held = await db.selectFrom('balances').select('balance').where('account', '=', card).executeTakeFirst();
  const balance = held?.balance ?? 0;
  const lines = await linesOf(db, card);
  const dayOf = ({ at }: BookLine): string => localDate(gamingDay(at, dayEnds).from);
  const days = [...Map.groupBy(lines, dayOf)].toSorted(([a], [b]) => b.localeCompare(a));
  const nth = Math.max(
    0,
    days.findIndex(([name]) => name === day),
  );
  const [name, own] = days[nth] ?? [];
  if (name === undefined || own === undefined) return { balance, page: null };
  const changeOf = (line: BookLine): number => (line.source === card ? -line.amount : line.amount);
  const sum = (some: readonly BookLine[]): number => some.reduce((all, line) => all + changeOf(line), 0);
  const closing = balance - sum(days.slice(0, nth).flatMap(([, newer]) => newer));
  const { from, to } = gamingDay(own[0]?.at ?? 0, dayEnds);
  let after = closing;
  const shown = own.map((line) => {
    const statement = {
      ...{ at: line.at, document: nameOf(line), kind: kindOf(line, card), place: placeOf(line, card) },
      ...{ change: changeOf(line), balance: after },
    };
    after -= changeOf(line);
    return statement;
  });
  return {
    balance,
    page: {
      ...{ day: name, from, to, older: days[nth + 1]?.[0] ?? null, newer: days[nth - 1]?.[0] ?? null },
      ...{ opening: closing - sum(own), closing },
      sums: STATEMENT_KINDS.flatMap((kind) => {
        const some = shown.filter((line) => line.kind === kind);
        return some.length === 0
          ? []
          : [{ kind, amount: some.reduce((all, { change }) => all + change, 0), lines: some.length }];
      }),
      lines: shown.slice(0, OWN_LINES),
      more: Math.max(0, shown.length - OWN_LINES),
    },
  };
}

/** Everything that has moved on a card, newest first. */
async function linesOf(db: HouseReader, card: string): Promise<BookLine[]> {
  return db
    .selectFrom('moves')
    .innerJoin('transfers', (join) =>
      join.onRef('transfers.book', '=', 'moves.book').onRef('transfers.number', '=', 'moves.transfer'),
    )
    .leftJoin('documents', (join) =>
      join.onRef('documents.book', '=', 'moves.book').onRef('documents.transfer', '=', 'moves.transfer'),
    )
    .select(['moves.book', 'moves.transfer', 'moves.source', 'moves.target', 'moves.amount', 'moves.why'])
    .select(['transfers.at', 'documents.number', 'documents.type'])
    .where((either) => either.or([either('moves.source', '=', card), either('moves.target', '=', card)]))
    .orderBy('transfers.at', 'desc')
    .orderBy('moves.book', 'desc')
    .orderBy('moves.transfer', 'desc')
    .orderBy('moves.line', 'desc')
    .execute();
}

const nameOf = ({ book, transfer, number, type }: BookLine): string =>
  number === null || type === null ? transferName({ book, transfer }) : documentName({ book, number, type });

const otherOf = ({ source, target }: BookLine, card: string): string => (source === card ? target : source);

function kindOf(line: BookLine, card: string): StatementKind {
  const { type, source } = line;
  if (type === 'correction' || type === 'void' || type === 'jackpot') return type;
  const isOff = source === card;
  const [where] = otherOf(line, card).split(':');
  switch (where) {
    case 'cage':
      return isOff ? 'withdrawal' : 'deposit';
    case 'way':
      return isOff ? 'buy-in' : 'back from a table';
    case 'table':
      return type === 'cash-out' ? 'cash-out' : 'back from a table';
    case 'tournament':
      return isOff ? 'entry' : line.why.startsWith('place ') ? 'prize' : 'entry back';
    case 'tournament-fee':
      return isOff ? 'entry fee' : 'entry back';
    case 'jackpot':
      return 'jackpot';
    default:
      return 'other';
  }
}

/** `way:3` and `table:3` belong to table 3, `tournament:5` to tournament 5. */
function placeOf(line: BookLine, card: string): number | null {
  const [, number] = /^(?:way|table|tournament|tournament-fee):(\d+)$/.exec(otherOf(line, card)) ?? [];
  return number === undefined ? null : Number(number);
}
