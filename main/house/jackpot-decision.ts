/**
 * What staff have decided about a hit, in money: its shares are paid to cards, or what was set aside for it goes where
 * it is due instead.
 */
import { type Cents, dollars } from '../../games/money.ts';
import { ok, type Refusal, type Result } from '../../games/result.ts';
import { hitSubject, record } from './acts.ts';
import { CAGE_BOOK, cardOf, type HouseBooks, type HouseMove, jackpotOf, setAsideFor, withheldOf } from './books.ts';
import type { KeyedReason } from './cage-port.ts';
import { type HouseJackpotTerms, prizeOf, sharesOf } from './jackpot-terms.ts';
import { type HitMessage, hitMessage } from './messages.ts';
import type { PeopleReader } from './person.ts';
import type { HouseStore } from './store.ts';
import type { HouseTx, JackpotHitRow } from './tables.ts';
import { noteWithheld, whyUnpaid } from './withheld.ts';

/** What was paid to whom; `document` is null for a withheld share, and `withheld` says why. */
export interface PaidShare {
  readonly account: string;
  readonly part: 'loser' | 'winner' | 'table';
  readonly amount: Cents;
  readonly document: string | null;
  readonly withheld?: string;
}

export interface DecisionParts {
  readonly store: HouseStore;
  readonly books: HouseBooks;
  readonly people: () => PeopleReader;
  /** Updates the tables where these players sit about what is on their cards. */
  tell(tx: HouseTx, accounts: readonly string[], at: number): Promise<void>;
}

type Signed = KeyedReason & { readonly second: string };

/** What a table has reported about a hit. */
export const messageOf = (row: Pick<JackpotHitRow, 'body'>): HitMessage => hitMessage.parse(JSON.parse(row.body));

/**
 * Pays each share to its card; the share of a player who is excluded from play or barred, or whose account is closed, is
 * withheld. Refused like `HouseBooks.post`.
 */
export async function payHit(
  { store, books, people, tell }: DecisionParts,
  tx: HouseTx,
  { row, terms }: { readonly row: JackpotHitRow; readonly terms: HouseJackpotTerms },
  { key, at, by, second, reason }: Signed,
): Promise<Result<PaidShare[], Refusal>> {
  const from = setAsideFor(row.jackpot, row.number);
  const paid: PaidShare[] = [];
  for (const [nth, share] of sharesOf(row.amount, terms.shares, messageOf(row)).entries()) {
    const person = await people().byAccount(share.account, at, tx);
    // Only a hand that has won because a better one was void can be that of an account closed since.
    const isClosed = person?.status === 'closed';
    const unpaid = isClosed ? 'the account is closed' : await whyUnpaid(people(), tx, share.account, at);
    const why = `${terms.name}, ${share.part}`;
    const to = unpaid === null ? cardOf(share.account) : withheldOf(row.jackpot);
    const move = { from, to, amount: share.amount, why };
    const note = `hit ${row.number}: ${reason}; seen by ${second}`;
    const posted = await books.post(tx, CAGE_BOOK, { key: `${key}:${nth}`, moves: [move], at, by, note });
    if (!posted.ok) return posted;
    if (person === null || unpaid !== null) {
      const reasoned = unpaid ?? 'there is no such account';
      paid.push({ ...share, document: null, withheld: reasoned });
      const { account, part, amount } = share;
      const source = `jackpot:${row.jackpot}`;
      await noteWithheld(store, tx, { source, event: row.number, part, account, amount, why: reasoned, at });
      continue;
    }
    const { account, amount } = share;
    const paper = { type: 'jackpot', nature: 'chips', account, patron: person.person.name, amount } as const;
    const signed = { agent: by, second, cage: null };
    paid.push({ ...share, document: await books.document(tx, CAGE_BOOK, posted.value, at, { ...paper, ...signed }) });
    await tell(tx, [account], at);
  }
  return ok(paid);
}

/**
 * Moves what was set aside for a voided hit to the hits that wait after it, as far as their terms pay it, and the rest
 * back to the jackpot. Without terms, when the jackpot is closed, the first of them gets all of it. Refused like
 * `HouseBooks.post`.
 */
export async function voidHit(
  { books, store }: DecisionParts,
  tx: HouseTx,
  { row, terms }: { readonly row: JackpotHitRow; readonly terms: HouseJackpotTerms | null },
  { key, at, by, second, reason }: Signed,
): Promise<Result<PaidShare[], Refusal>> {
  if (row.amount === 0) return ok([]);
  const from = setAsideFor(row.jackpot, row.number);
  const why = `hit ${row.number} is void`;
  const after = await tx
    .selectFrom('jackpot_hits')
    .selectAll()
    .where('jackpot', '=', row.jackpot)
    .where('status', '=', 'open')
    .where('number', '>', row.number)
    .orderBy('number')
    .execute();
  const moves: HouseMove[] = [];
  let left = row.amount;
  for (const next of after) {
    // Never more than it would have been paid if the voided hit had not been reported.
    const more = terms === null ? left : prizeOf(terms, left, next.amount);
    if (more === 0) continue;
    left -= more;
    moves.push({ from, to: setAsideFor(row.jackpot, next.number), amount: more, why });
    const amount = next.amount + more;
    await tx.updateTable('jackpot_hits').set({ amount }).where('number', '=', next.number).execute();
    await record(store, tx, hitSubject(next.number), { act: `${dollars(more)} more`, at, by });
  }
  if (left > 0) moves.push({ from, to: jackpotOf(row.jackpot), amount: left, why });
  const note = `${reason}; seen by ${second}`;
  const posted = await books.post(tx, CAGE_BOOK, { key, moves, at, by, note });
  return posted.ok ? ok([]) : posted;
}
