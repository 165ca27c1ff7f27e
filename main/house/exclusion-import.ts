/**
 * Imports a list of people who may not play, whole and in one transaction: nobody on it can open an account, account
 * holders on it are excluded from play at once, and those who only resemble an entry are listed for two people to
 * compare.
 */
import { ok, type Refusal, type Result } from '../../games/result.ts';
import { isMeant, isNear, liftedByTwo } from '../accounts/bars.ts';
import { exclusionText, FOR_GOOD, listReason } from '../accounts/exclusion.ts';
import type { ListedPerson } from '../accounts/exclusion-list.ts';
import { nearDate } from '../accounts/names.ts';
import type { StaffAct } from '../accounts/staff-act.ts';
import { barSubject, personSubject, record } from './acts.ts';
import type { KeyedAct } from './cage-port.ts';
import type { CardHouse } from './house.ts';
import type { BarRow } from './people-rows.ts';
import type { HouseStore } from './store.ts';
import type { HouseTx } from './tables.ts';
import { onceSigned } from './two-people.ts';

/** The result of an import. */
export interface ImportReport {
  readonly added: number;
  readonly kept: number;
  /** Entries of the previous list that are no longer on it. */
  readonly ended: number;
  /** Those of them that were for good: like any bar for good, two people lift them. */
  readonly lifted: number;
  /** Accounts that it excludes from now on. */
  readonly excluded: readonly { readonly account: string; readonly name: string; readonly listed: string }[];
  /** Accounts that may belong to an entry: the same name in another spelling, or with another date. */
  readonly near: readonly {
    readonly account: string;
    readonly name: string;
    readonly born: string;
    readonly listed: string;
  }[];
}

/** Carries the report of a trial run out of a transaction that is undone. */
class Trial extends Error {
  readonly report: ImportReport;
  constructor(report: ImportReport) {
    super('a trial');
    this.report = report;
  }
}

/** The lists that have current entries, by name. */
export async function listsInForce({ db }: Pick<HouseStore, 'db'>): Promise<string[]> {
  const rows = await db.selectFrom('bars').select('list').distinct().where('lifted', '=', 0).orderBy('list').execute();
  return rows.flatMap(({ list }) => (list === null ? [] : [list]));
}

/**
 * `trial`: reports what the import would do, and changes nothing. Refused: `second-person` when entries for good are no
 * longer on the list and nobody else has signed.
 */
export async function importExclusions(
  { store, exchange }: Pick<CardHouse, 'store' | 'exchange'>,
  given: { readonly list: string; readonly people: readonly ListedPerson[]; readonly trial: boolean },
  act: KeyedAct,
): Promise<Result<ImportReport, Refusal>> {
  const { list, people, trial } = given;
  try {
    return await onceSigned(store, act, ['exclusions', list, people], async (tx) => {
      const report = await comparedWith(tx, list, people, act);
      if (trial) throw new Trial(report);
      return report.lifted > 0 && act.second === undefined ? liftedByTwo() : ok(report);
    });
  } catch (error) {
    if (error instanceof Trial) return ok(error.report);
    throw error;
  }

  /** Writes the list unless it is a trial, and returns the result. */
  async function comparedWith(
    tx: HouseTx,
    name: string,
    listed: readonly ListedPerson[],
    { at, by, second }: KeyedAct,
  ): Promise<ImportReport> {
    const signed = second === undefined ? {} : { second };
    const before = await tx.selectFrom('bars').selectAll().where('list', '=', name).where('lifted', '=', 0).execute();
    const wanted = new Map(listed.map((person) => [keyOf(person.name, person.born, endOf(person)), person]));
    const there = new Map(before.map((bar) => [keyOf(bar.name ?? '', bar.born, bar.until), bar]));
    const gone = before.filter((bar) => !wanted.has(keyOf(bar.name ?? '', bar.born, bar.until)));
    const fresh = [...wanted].filter(([key]) => !there.has(key)).map(([, person]) => person);
    for (const bar of trial ? [] : gone) {
      await tx.updateTable('bars').set({ lifted: 1 }).where('number', '=', bar.number).execute();
      await record(store, tx, barSubject(bar.number), { act: `off the list "${name}"`, at, by, ...signed });
    }
    const newest = await tx
      .selectFrom('bars')
      .select((select) => select.fn.max<number | null>('number').as('number'))
      .executeTakeFirst();
    let number = newest?.number ?? 0;
    for (const person of trial ? [] : fresh) {
      number += 1;
      const reason = `on the ${listReason(name, person.reference)}`;
      const row: BarRow = {
        ...{ number, name: person.name, born: person.born, description: null, reason, until: endOf(person) },
        ...{ at, by, lifted: 0, list: name },
      };
      await tx.insertInto('bars').values(row).execute();
      await record(store, tx, barSubject(number), { act: 'barred by a list', at, by, reason, ...signed });
    }
    const forGood = gone.filter(({ until }) => until === null).length;
    const found = await matches(tx, name, listed, { at, by, ...signed });
    return { added: fresh.length, kept: there.size - gone.length, ended: gone.length, lifted: forGood, ...found };
  }

  /** Excludes account holders on the list, and names those who may be. */
  async function matches(
    tx: HouseTx,
    name: string,
    listed: readonly ListedPerson[],
    { at, ...who }: StaffAct,
  ): Promise<Pick<ImportReport, 'excluded' | 'near'>> {
    const rows = await tx.selectFrom('people').selectAll().where('closed', 'is', null).orderBy('account').execute();
    const excluded: { account: string; name: string; listed: string }[] = [];
    const near: { account: string; name: string; born: string; listed: string }[] = [];
    const dates = Map.groupBy(listed, ({ born }) => born);
    /** For an account's birth date, the entries that may match: many accounts share a date. */
    const nearIn = new Map<string, readonly ListedPerson[]>();
    for (const row of rows) {
      // An entry can match only if its date is unknown or near, so only a few names are compared.
      const maybe =
        nearIn.get(row.born) ??
        [...dates].flatMap(([born, people]) => (born === null || nearDate(born, row.born) ? people : []));
      nearIn.set(row.born, maybe);
      // A person may be on the list under two spellings: the entry that lasts longest applies.
      const [meant] = maybe.filter((person) => isMeant(person, row)).sort((a, b) => lasts(b) - lasts(a));
      const like = meant ?? maybe.find((person) => isNear(person, row));
      if (like === undefined) continue;
      if (meant === undefined) {
        near.push({ account: row.account, name: row.name, born: row.born, listed: described(like) });
        continue;
      }
      const until = lasts(meant);
      if (until <= at || (row.excluded_until ?? 0) >= until) continue;
      excluded.push({ account: row.account, name: row.name, listed: described(meant) });
      if (trial) continue;
      await tx.updateTable('people').set({ excluded_until: until }).where('account', '=', row.account).execute();
      const reason = listReason(name, meant.reference);
      await record(store, tx, personSubject(row.account), { act: exclusionText(until), at, ...who, reason });
      await exchange.people.tell(tx, [row.account], at);
    }
    return { excluded, near };
  }
}

/** The end of the last day, ms since 1970; null for good. */
const endOf = ({ until }: ListedPerson): number | null => (until === null ? null : Date.parse(`${until}T23:59:59.999`));

const lasts = (person: ListedPerson): number => endOf(person) ?? FOR_GOOD;

const keyOf = (name: string, born: string | null, until: number | null): string => `${name}\n${born}\n${until}`;

const described = ({ name, born, reference }: ListedPerson): string =>
  [name, born === null ? null : `born ${born}`, reference].filter((text) => text !== null).join(', ');
