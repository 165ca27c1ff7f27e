/** What the audit of a house checks about the points of its players. */
import { counted, Fault } from '../journal/check.ts';
import { pointsFor } from './points.ts';
import type { HouseReader } from './tables.ts';

/**
 * Checks that each stay is credited once, by its length and the rate stored with it, and that nobody ever held fewer
 * than zero points. Throws `Fault`.
 */
export async function checkPoints(db: HouseReader): Promise<string> {
  const rows = await db
    .selectFrom('points')
    .leftJoin('stays', (join) =>
      join.onRef('stays.table', '=', 'points.table').onRef('stays.number', '=', 'points.stay'),
    )
    .select(['points.number', 'points.account', 'points.change', 'points.why', 'points.per_hour'])
    .select(['stays.account as player', 'stays.since', 'stays.until'])
    .orderBy('points.number')
    .execute();
  const held = new Map<string, number>();
  for (const { number, account, change, why, per_hour, player, since, until } of rows) {
    if (why === 'played') {
      const due = since === null || until === null || per_hour === null ? null : pointsFor(until - since, per_hour);
      if (player !== account || due !== change)
        throw new Fault(`points ${number} are not those of a stay of ${account}`);
    }
    const now = (held.get(account) ?? 0) + change;
    if (now < 0) throw new Fault(`account ${account} holds ${now} points after points ${number}`);
    held.set(account, now);
  }
  const all = [...held.values()].reduce((sum, one) => sum + one, 0);
  return `${counted(rows.length, 'line')} of points, ${all} held`;
}
