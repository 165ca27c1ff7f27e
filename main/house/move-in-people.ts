/**
 * Turns the people, cards, bars and staff of a table that has kept its own into rows of the house that takes them over.
 */
import { z } from 'zod';
import type { StaffRole } from '../accounts/roles.ts';
import type { AccountRow, PersonBarRow, TriedPin } from '../accounts/table-rows.ts';
import type { Store } from '../journal/store.ts';
import { barSubject, personSubject, record, staffSubject } from './acts.ts';
import { documentKey } from './person.ts';
import { stayBegun } from './stays.ts';
import type { HouseStore } from './store.ts';
import type { HouseTx } from './tables.ts';

type CardRow = { number: string; account: string; issued_at: number; issued_by: string; dead_at: number | null };
type StaffRow = TriedPin & { id: string; name: string; role: StaffRole; dismissed: number; card: string | null };
/** The act that records this for each person, with a digest of their state at the house. */
const MOVED = 'moved to the house';

const PREFERENCES = 'preferences:';

/** Where each player sits, at a table between hands. */
const seated = z.object({ sittings: z.array(z.object({ account: z.string() })) });

/** Writes all people, in the transaction in which their acts were written before. */
export async function moveInPeople(
  table: Store,
  store: HouseStore,
  tx: HouseTx,
  number: number,
  at: number,
): Promise<void> {
  const subjects = [
    ...(await accounts(table, tx)).map(personSubject),
    ...(await staff(table, tx)).map(staffSubject),
    ...(await bars(table, tx)).map(barSubject),
  ];
  for (const subject of subjects) await record(store, tx, subject, { act: MOVED, at, by: null });
  await preferences(table, tx);
  await sittings(table, tx, number, at);
}

async function accounts(table: Store, tx: HouseTx): Promise<string[]> {
  const rows = table.query<[], AccountRow>('SELECT * FROM accounts ORDER BY account').all();
  const documents = new Set<string>();
  for (const row of rows) {
    const { account, name, handle, born, id_type, id_number, id_expires, created_at, created_by } = row;
    const key = documentKey(id_number);
    // Two accounts on one document, written once with a dash and once without, are from before documents were compared
    // that way.
    const id_key = documents.has(`${id_type} ${key}`) ? `${key} ${account}` : key;
    documents.add(`${id_type} ${key}`);
    const { lost, barred, barred_until, excluded_until } = row;
    await tx
      .insertInto('people')
      .values({
        ...{ account, name, handle, born, id_type, id_number, id_key, id_expires, created_at, created_by },
        ...pinOf(row),
        ...{ lost, barred, barred_until, excluded_until, held: null, closed: null },
        ...{ terms_at: null, facts: null, limits: null, woken_at: null, photo: null },
      })
      .execute();
  }
  for (const card of table.query<[], CardRow>('SELECT * FROM cards ORDER BY number').all()) {
    await tx.insertInto('cards').values(card).execute();
  }
  for (const pair of table.query<[], { a: string; b: string }>('SELECT a, b FROM relations').all()) {
    await tx.insertInto('relations').values(pair).execute();
  }
  return rows.map(({ account }) => account);
}

async function staff(table: Store, tx: HouseTx): Promise<string[]> {
  const wrongAt = table.query<[string], { at: number }>(
    `SELECT at FROM acts WHERE subject = ? AND act = 'PIN wrong' ORDER BY id DESC LIMIT 1`,
  );
  const rows = table.query<[], StaffRow>('SELECT * FROM staff ORDER BY id').all();
  for (const row of rows) {
    const { id, name, role, dismissed, card } = row;
    const key = id.toLowerCase();
    const wrong_at = wrongAt.get(staffSubject(key))?.at ?? null;
    await tx
      .insertInto('staff')
      .values({ key, id, name, role, ...pinOf(row), dismissed, wrong_at, card })
      .execute();
  }
  return rows.map(({ id }) => id.toLowerCase());
}

async function bars(table: Store, tx: HouseTx): Promise<number[]> {
  const rows = table.query<[], PersonBarRow & { lifted: number }>('SELECT * FROM bars ORDER BY id').all();
  for (const { id, ...row } of rows)
    await tx
      .insertInto('bars')
      .values({ number: id, ...row })
      .execute();
  return rows.map(({ id }) => id);
}

async function preferences(table: Store, tx: HouseTx): Promise<void> {
  const rows = table
    .query<[string], { name: string; value: string }>('SELECT name, value FROM settings WHERE name GLOB ?')
    .all(`${PREFERENCES}*`);
  for (const { name, value } of rows) {
    await tx
      .insertInto('preferences')
      .values({ account: name.slice(PREFERENCES.length), value })
      .execute();
  }
}

async function sittings(table: Store, tx: HouseTx, number: number, since: number): Promise<void> {
  const kept = table.query<[], { state: string }>('SELECT state FROM table_state').get();
  if (kept === undefined) return;
  for (const [nth, { account }] of seated.parse(JSON.parse(kept.state)).sittings.entries()) {
    await tx.insertInto('sittings').values({ account, table: number, since }).execute();
    // No message of the table has reported it, so its number is below all of them.
    await stayBegun(tx, number, -nth, account, since);
  }
}

const pinOf = ({ pin_salt, pin_hash, pin_cost, tries }: TriedPin) => ({
  ...{ pin_salt: pin_salt.toString('hex'), pin_hash: pin_hash.toString('hex') },
  ...{ pin_cost, tries },
});
