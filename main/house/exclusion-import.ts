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

type ImportingHouse = Pick<CardHouse, 'store' | 'exchange'>;

interface Given {
  readonly list: string;
  readonly people: readonly ListedPerson[];
  /** Reports what the import would do, and changes nothing. */
  readonly trial: boolean;
}

/** Refused: `second-person` when entries for good are no longer on the list and nobody else has signed. */
export async function importExclusions(
  house: ImportingHouse,
  given: Given,
  act: KeyedAct,
): Promise<Result<ImportReport, Refusal>> {
  try {
    return await onceSigned(house.store, act, ['exclusions', given.list, given.people], async (tx) => {
      const report = await imported(house, tx, given, act);
      if (given.trial) throw new Trial(report);
      return report.lifted > 0 && act.second === undefined ? liftedByTwo() : ok(report);
    });
  } catch (error) {
    if (error instanceof Trial) return ok(error.report);
    throw error;
  }
}

/** Writes the list unless it is a trial, and returns the result. */
async function imported(
  house: ImportingHouse,
  tx: HouseTx,
  given: Given,
  { at, by, second }: KeyedAct,
): Promise<ImportReport> {
  const { list, people, trial } = given;
  const who: StaffAct = { at, by, ...(second === undefined ? {} : { second }) };
  const before = await tx.selectFrom('bars').selectAll().where('list', '=', list).where('lifted', '=', 0).execute();
  const wanted = new Map(people.map((person) => [keyOf(person.name, person.born, endOf(person)), person]));
  const there = new Map(before.map((bar) => [keyOf(bar.name ?? '', bar.born, bar.until), bar]));
  const gone = before.filter((bar) => !wanted.has(keyOf(bar.name ?? '', bar.born, bar.until)));
  const fresh = [...wanted].filter(([key]) => !there.has(key)).map(([, person]) => person);
  if (!trial) {
    await endBars(house.store, tx, gone, { list, ...who });
    await enterBars(house.store, tx, fresh, { list, ...who });
  }
  const forGood = gone.filter(({ until }) => until === null).length;
  const found = await matches(house, tx, given, who);
  return { added: fresh.length, kept: there.size - gone.length, ended: gone.length, lifted: forGood, ...found };
}

/** An act of staff on a list. */
type ListAct = StaffAct & { readonly list: string };

/** Ends the entries that are no longer on the list. */
async function endBars(
  store: HouseStore,
  tx: HouseTx,
  gone: readonly BarRow[],
  { list, ...who }: ListAct,
): Promise<void> {
  for (const { number } of gone) {
    await tx.updateTable('bars').set({ lifted: 1 }).where('number', '=', number).execute();
    await record(store, tx, barSubject(number), { act: `off the list "${list}"`, ...who });
  }
}

/** Enters those who are new on the list. */
async function enterBars(
  store: HouseStore,
  tx: HouseTx,
  fresh: readonly ListedPerson[],
  { list, ...who }: ListAct,
): Promise<void> {
  const newest = await tx
    .selectFrom('bars')
    .select((select) => select.fn.max<number | null>('number').as('number'))
    .executeTakeFirst();
  let number = newest?.number ?? 0;
  for (const person of fresh) {
    number += 1;
    const reason = `on the ${listReason(list, person.reference)}`;
    const row: BarRow = {
      ...{ number, name: person.name, born: person.born, description: null, reason, until: endOf(person) },
      ...{ at: who.at, by: who.by, lifted: 0, list },
    };
    await tx.insertInto('bars').values(row).execute();
    await record(store, tx, barSubject(number), { act: 'barred by a list', reason, ...who });
  }
}

/** Excludes account holders on the list unless it is a trial, and names those who may be on it. */
async function matches(
  { store, exchange }: ImportingHouse,
  tx: HouseTx,
  { list, people, trial }: Given,
  { at, ...who }: StaffAct,
): Promise<Pick<ImportReport, 'excluded' | 'near'>> {
  const rows = await tx.selectFrom('people').selectAll().where('closed', 'is', null).orderBy('account').execute();
  const excluded: { account: string; name: string; listed: string }[] = [];
  const near: { account: string; name: string; born: string; listed: string }[] = [];
  const maybe = entriesByDate(people);
  for (const row of rows) {
    const entries = maybe(row.born);
    // A person may be on the list under two spellings: the entry that lasts longest applies.
    const [meant] = entries.filter((person) => isMeant(person, row)).sort((a, b) => lasts(b) - lasts(a));
    const like = meant ?? entries.find((person) => isNear(person, row));
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
    const reason = listReason(list, meant.reference);
    await record(store, tx, personSubject(row.account), { act: exclusionText(until), at, ...who, reason });
    await exchange.people.tell(tx, [row.account], at);
  }
  return { excluded, near };
}

/**
 * For an account's birth date, the entries that may match it: those whose date is unknown or near. So only a few names
 * are compared, and they are looked up once for a date that many accounts share.
 */
function entriesByDate(listed: readonly ListedPerson[]): (born: string) => readonly ListedPerson[] {
  const dates = Map.groupBy(listed, ({ born }) => born);
  const found = new Map<string, readonly ListedPerson[]>();
  return (of) => {
    const entries =
      found.get(of) ?? [...dates].flatMap(([born, people]) => (born === null || nearDate(born, of) ? people : []));
    found.set(of, entries);
    return entries;
  };
}

/** The end of the last day, ms since 1970; null for good. */
const endOf = ({ until }: ListedPerson): number | null => (until === null ? null : Date.parse(`${until}T23:59:59.999`));

const lasts = (person: ListedPerson): number => endOf(person) ?? FOR_GOOD;

const keyOf = (name: string, born: string | null, until: number | null): string => `${name}\n${born}\n${until}`;

const described = ({ name, born, reference }: ListedPerson): string =>
  [name, born === null ? null : `born ${born}`, reference].filter((text) => text !== null).join(', ');
