/** Which of these people may not play now, although they were let in before: into a tournament, or onto a list. */
import type { PeopleReader } from './person.ts';
import type { HouseReader } from './tables.ts';
import { whyUnpaid } from './withheld.ts';

/**
 * By account, the reason: the player is excluded from play or barred, under any of their accounts, or the account is
 * closed. A player who may play is not in it.
 */
export async function mayNotPlay(
  people: PeopleReader,
  db: HouseReader,
  accounts: readonly string[],
  at: number,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  if (accounts.length === 0) return found;
  // Hardly anybody is, so only those to whom it may apply are checked one by one.
  const maybe = await db
    .selectFrom('people as own')
    .innerJoin('people as one', 'one.born', 'own.born')
    .select(['own.account', 'own.closed'])
    .distinct()
    .where('own.account', 'in', accounts)
    .where((any) =>
      any.or([
        any('one.barred', 'is not', null),
        any('one.excluded_until', '>', at),
        any('own.closed', 'is not', null),
      ]),
    )
    .orderBy('own.account')
    .execute();
  for (const { account, closed } of maybe) {
    const why = closed === null ? await whyUnpaid(people, db, account, at) : 'the account is closed';
    if (why !== null) found.set(account, why);
  }
  return found;
}
