/**
 * Which accounts belong to one person: they have the same birth date, and either the same document (a state id and a
 * driver license with one number count as the same) or the same name. One person has one account, but whatever the law
 * or a player's own limit counts is counted by person.
 */
import { sameName } from '../accounts/names.ts';
import type { PersonRow } from './people-rows.ts';
import type { HouseReader } from './tables.ts';

type Known = Pick<PersonRow, 'account' | 'born' | 'id_key' | 'name'>;

const isOne = (one: Known, other: Known): boolean =>
  one.born === other.born && (one.id_key === other.id_key || sameName(one.name, other.name));

/** What the grouping of accounts by person reads. */
type Account = Known & Pick<PersonRow, 'limits' | 'facts'>;

/** Every account of the person who owns `account`, itself first; none for a number that is not an account. */
export async function accountsOfPerson(db: HouseReader, account: string): Promise<Account[]> {
  const born = await db
    .selectFrom('people')
    .select(['account', 'born', 'id_key', 'name', 'limits', 'facts'])
    .where('born', '=', (select) =>
      select.selectFrom('people as own').select('own.born').where('own.account', '=', account),
    )
    .orderBy('account')
    .execute();
  const own = born.find((row) => row.account === account);
  if (own === undefined) return [];
  return ofOnePerson(own, born);
}

/** Among the accounts born on one day, those of the person who owns `own`, itself first. */
export const ofOnePerson = <Row extends Known>(own: Row, born: readonly Row[]): Row[] => [
  own,
  ...born.filter((row) => row !== own && isOne(own, row)),
];

/** How many accounts are queried at a time. */
const AT_A_TIME = 500;

/** For each of these accounts, the account that identifies its person among them. */
export async function personsOf(db: HouseReader, accounts: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(accounts)].sort();
  const people: Known[] = [];
  for (let at = 0; at < asked.length; at += AT_A_TIME) {
    const some = asked.slice(at, at + AT_A_TIME);
    const rows = await db
      .selectFrom('people')
      .select(['account', 'born', 'id_key', 'name'])
      .where('account', 'in', some)
      .orderBy('account')
      .execute();
    people.push(...rows);
  }
  const first = new Map<string, string>();
  for (const own of Map.groupBy(people, ({ born }) => born).values()) {
    for (const [nth, row] of own.entries()) {
      const before = own.slice(0, nth).find((other) => isOne(other, row));
      first.set(row.account, (before && first.get(before.account)) ?? row.account);
    }
  }
  return first;
}
