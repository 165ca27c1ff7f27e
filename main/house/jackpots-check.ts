/** What the audit of a house checks about its jackpots. */
import { dollars } from '../../games/money.ts';
import { counted, Fault } from '../journal/check.ts';
import { setAsideFor } from './books.ts';
import type { HouseReader } from './tables.ts';

/**
 * Checks that what is set aside for a hit is there while it is open, and none of it is left once it is decided; that
 * what was paid matches its shares; and that money has gone out of a jackpot only to jackpots and cards, except what
 * was withheld and handed to an authority. Throws `Fault`.
 */
export async function checkJackpots(db: HouseReader): Promise<string> {
  const hits = await db.selectFrom('jackpot_hits').selectAll().orderBy('number').execute();
  const balances = await db.selectFrom('balances').selectAll().where('account', 'like', 'jackpot:%').execute();
  const held = new Map(balances.map(({ account, balance }) => [account, balance]));
  const stray = await db
    .selectFrom('moves')
    .selectAll()
    .where('source', 'like', 'jackpot:%')
    .where('target', 'not like', 'jackpot:%')
    .where('target', 'not like', 'card:%')
    .where((either) =>
      either.not(either.and([either('source', 'like', 'jackpot:%:withheld'), either('target', '=', 'cage:bank')])),
    )
    .executeTakeFirst();
  if (stray !== undefined) throw new Fault(`${dollars(stray.amount)} went from ${stray.source} to ${stray.target}`);
  for (const { number, jackpot, amount, status, shares } of hits) {
    const aside = held.get(setAsideFor(jackpot, number)) ?? 0;
    if (aside !== (status === 'open' ? amount : 0)) {
      throw new Fault(`${dollars(aside)} is set aside for hit ${number}, which is ${status}`);
    }
    const paid: readonly { readonly amount: number }[] = shares === null ? [] : JSON.parse(shares);
    const total = paid.reduce((sum, share) => sum + share.amount, 0);
    if (status === 'paid' && total !== amount) {
      throw new Fault(`hit ${number} of ${dollars(amount)} was paid as ${dollars(total)}`);
    }
  }
  const owed = balances.reduce((sum, { balance }) => sum + balance, 0);
  return `${counted(hits.length, 'hit')}, ${dollars(owed)} owed to players`;
}
