/** Who of some people may not play now, for what they were let into before: an entry, a name on a list. */
import type { PeopleReader } from './person.ts';
import type { Reader } from './tables.ts';
import { whyUnpaid } from './withheld.ts';

/** By account, why: excluded from play, barred, by whichever account of theirs, or the account is closed. Whoever may play is not in it. */
export async function mayNotPlay(
  people: PeopleReader,
  db: Reader,
  accounts: readonly string[],
  at: number,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  if (accounts.length === 0) return found;
  // Nearly nobody is, so only those of whom it may be so are looked at one by one.
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
