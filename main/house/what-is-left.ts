/** What keeps an account from being closed: money that is on it, and money that may still come to it. */
import { cardOf } from './books.ts';
import { messageOf } from './jackpot-decision.ts';
import type { HouseStore } from './store.ts';
import type { HouseTx } from './tables.ts';
import { entered } from './tournament/standing.ts';
import { readTournament } from './tournament-rows.ts';

/**
 * Why an account cannot be closed yet, as the end of a sentence; null when nothing is left. Nobody could get money that
 * is paid to a closed card.
 */
export async function whatIsLeft(store: HouseStore, tx: HouseTx, account: string): Promise<string | null> {
  // Locked, so that nothing is paid in meanwhile.
  const held = await tx
    .selectFrom('balances')
    .select('balance')
    .where('account', '=', cardOf(account))
    .$if(store.locksRows, (query) => query.forUpdate())
    .executeTakeFirst();
  if ((held?.balance ?? 0) > 0) return 'pay out what is on the card first';
  const sits = await tx.selectFrom('sittings').select('table').where('account', '=', account).executeTakeFirst();
  if (sits !== undefined) return `the player sits at table ${sits.table}`;
  const way = await tx
    .selectFrom('reservations')
    .select('table')
    .where('account', '=', account)
    .where('state', '=', 'reserved')
    .executeTakeFirst();
  if (way !== undefined) return `chips are on their way to table ${way.table}`;
  return (await inTournament(tx, account)) ?? (await inHit(tx, account)) ?? (await withheldFrom(tx, account));
}

/** Entries that may be paid back or may win a prize, or whose prize is not paid yet. */
async function inTournament(tx: HouseTx, account: string): Promise<string | null> {
  const rows = await tx
    .selectFrom('tournaments')
    .select('state')
    .where('status', 'in', ['entering', 'playing'])
    .orderBy('number')
    .execute();
  const own = rows
    .map(({ state }) => readTournament(state))
    .find((each) => entered(each).some((entry) => entry.account === account));
  return own === undefined ? null : `tournament ${own.id}, which the player has entered, is not over`;
}

/** Jackpot hits that may pay them a share. */
async function inHit(tx: HouseTx, account: string): Promise<string | null> {
  const rows = await tx
    .selectFrom('jackpot_hits')
    .select(['number', 'body'])
    .where('status', 'in', ['waiting', 'open'])
    .orderBy('number')
    .execute();
  const own = rows.find((row) => messageOf(row).players.some((player) => player.account === account));
  return own === undefined ? null : `hit ${own.number} of a jackpot, in which the player had a hand, is not decided`;
}

async function withheldFrom(tx: HouseTx, account: string): Promise<string | null> {
  const row = await tx
    .selectFrom('withheld')
    .select('number')
    .where('account', '=', account)
    .where('status', '=', 'held')
    .executeTakeFirst();
  return row === undefined ? null : `withheld prize ${row.number} of the player has not been decided`;
}
