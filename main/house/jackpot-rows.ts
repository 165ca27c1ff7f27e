/** What several parts of a house do with the rows of its jackpots: read their terms, and set aside what a hit pays. */
import type { Cents } from '../../games/money.ts';
import { invariant } from '../../games/result.ts';
import { type HouseBooks, type HouseMove, jackpotOf, reserveOf, setAsideFor, tableBook } from './books.ts';
import { type HouseJackpotTerms, jackpotTerms, prizeOf } from './jackpot-terms.ts';
import type { HouseReader, HouseTx } from './tables.ts';

/** Hits are written one after the other, whichever table they come from. */
export const HITS_CHAIN = 'jackpot hits';

/** The act that records new terms of a jackpot. */
export const TERMS_SET = 'terms set';

/** The terms of a jackpot; null when there is none of that id, or it is closed. */
export async function openTerms(tx: HouseReader, id: string): Promise<HouseJackpotTerms | null> {
  const row = await tx.selectFrom('jackpots').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined || row.closed === 1 ? null : jackpotTerms.parse(JSON.parse(row.terms));
}

/** Sets aside what a hit pays, and starts the next jackpot from the reserve. Returns the amount set aside. */
export async function setAsideHit(
  books: HouseBooks,
  tx: HouseTx,
  terms: HouseJackpotTerms | null,
  hit: { readonly number: number; readonly jackpot: string; readonly table: number; readonly at: number },
): Promise<Cents> {
  const { number, jackpot, table, at } = hit;
  const balance = await books.balance(tx, jackpotOf(jackpot));
  const amount = terms === null ? balance : prizeOf(terms, balance);
  const moves: HouseMove[] = [];
  const [main, reserve] = [jackpotOf(jackpot), reserveOf(jackpot)];
  if (amount > 0) moves.push({ from: main, to: setAsideFor(jackpot, number), amount, why: `hit ${number}` });
  const begins = Math.min(Math.max(0, (terms?.seed ?? 0) - (balance - amount)), await books.balance(tx, reserve));
  if (begins > 0) moves.push({ from: reserve, to: main, amount: begins, why: 'the next jackpot' });
  if (moves.length > 0) {
    const posted = await books.post(tx, tableBook(table), { key: `hit:${number}`, moves, at, by: null });
    invariant(posted.ok, () => `hit ${number} cannot be set aside: ${posted.ok ? '' : posted.error.message}`);
  }
  return amount;
}
