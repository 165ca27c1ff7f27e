/** What the audit of a house checks about withheld prizes. */
import { dollars } from '../../games/money.ts';
import { counted, Fault } from '../journal/check.ts';
import { jackpotIn } from './books.ts';
import type { HouseReader } from './tables.ts';
import { holderOf } from './withheld.ts';

/**
 * Checks that the money set aside is what is withheld and not ended, that every share a hit has withheld is numbered,
 * and that what has ended has its document. Throws `Fault`.
 */
export async function checkWithheld(db: HouseReader): Promise<string> {
  const rows = await db.selectFrom('withheld').selectAll().orderBy('number').execute();
  const held = new Map<string, number>();
  for (const { source, amount, status } of rows) {
    const holder = holderOf(source);
    held.set(holder, (held.get(holder) ?? 0) + (status === 'held' ? amount : 0));
  }
  const balances = await db
    .selectFrom('balances')
    .selectAll()
    .where((either) =>
      either.or([either('account', 'like', 'jackpot:%:withheld'), either('account', 'like', 'tournament-withheld:%')]),
    )
    .execute();
  for (const { account, balance } of balances) {
    const expected = held.get(account) ?? 0;
    if (balance !== expected) throw new Fault(`${dollars(balance)} is on ${account}, ${dollars(expected)} is withheld`);
  }
  const hits = await db
    .selectFrom('jackpot_hits')
    .select(['number', 'jackpot', 'shares'])
    .where('status', '=', 'paid')
    .execute();
  for (const { number, jackpot, shares } of hits) {
    const paid = JSON.parse(shares ?? '[]') as readonly { account: string; amount: number; withheld?: string }[];
    const withheldShares = paid
      .filter(({ withheld }) => withheld !== undefined)
      .map(({ account, amount }) => `${account} ${amount}`);
    const kept = rows.filter(
      (row) => row.source.startsWith('jackpot:') && row.event === number && jackpotIn(row.source) === jackpot,
    );
    if (
      withheldShares.sort().join() !==
      kept
        .map(({ account, amount }) => `${account} ${amount}`)
        .sort()
        .join()
    ) {
      throw new Fault(`what hit ${number} has withheld is not what is kept of it`);
    }
  }
  const papers = await db.selectFrom('acts').select('subject').where('subject', 'like', 'withheld:%').execute();
  const acted = new Set(papers.map(({ subject }) => subject));
  for (const { number, status, document } of rows) {
    if (status !== 'held' && (document === null || !acted.has(`withheld:${number}`))) {
      throw new Fault(`withheld prize ${number} is ${status} without a document`);
    }
  }
  const open = rows.filter(({ status }) => status === 'held');
  return `${counted(rows.length, 'prize')}, ${dollars(open.reduce((sum, { amount }) => sum + amount, 0))} withheld`;
}
