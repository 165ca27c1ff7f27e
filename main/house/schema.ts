/**
 * The house's schema, version by version, in the same code for SQLite and PostgreSQL. A version that has shipped is
 * never changed: later changes are added as a new step at the end.
 */
import { type Kysely, sql } from 'kysely';
import { addColumns, type SchemaStep, withColumns } from './columns.ts';
import { fourth } from './fourth-step.ts';
import type { HouseTables } from './tables.ts';
import { third } from './third-step.ts';

const PIN = { pin_salt: 'text', pin_hash: 'text', pin_cost: 'integer', tries: 'integer' } as const;
const MESSAGE = { table: 'integer', number: 'bigint', body: 'text', at: 'bigint', hash: 'text' } as const;

const first: SchemaStep = async (db) => {
  await withColumns(db, 'chains', { name: 'text', rows: 'bigint', hash: 'text' })
    .addPrimaryKeyConstraint('chains_key', ['name'])
    .execute();
  await withColumns(db, 'answers', { key: 'text', request: 'text', answer: 'text', at: 'bigint' })
    .addPrimaryKeyConstraint('answers_key', ['key'])
    .execute();
  await people(db);
  await books(db);
  await messages(db);
};

async function people(db: Kysely<HouseTables>): Promise<void> {
  await withColumns(db, 'people', {
    account: 'text',
    name: 'text',
    handle: 'text',
    born: 'text',
    id_type: 'text',
    id_number: 'text',
    id_key: 'text',
    id_expires: 'text',
    created_at: 'bigint',
    created_by: 'text',
    ...PIN,
    lost: ['text', 'null'],
    barred: ['text', 'null'],
    barred_until: ['bigint', 'null'],
    excluded_until: ['bigint', 'null'],
  })
    .addPrimaryKeyConstraint('people_key', ['account'])
    .addUniqueConstraint('people_document', ['id_type', 'id_key'])
    .execute();
  await db.schema.createIndex('people_born').on('people').column('born').execute();
  await withColumns(db, 'cards', {
    number: 'text',
    account: 'text',
    issued_at: 'bigint',
    issued_by: 'text',
    dead_at: ['bigint', 'null'],
  })
    .addPrimaryKeyConstraint('cards_key', ['number'])
    .addForeignKeyConstraint('cards_account', ['account'], 'people', ['account'])
    .execute();
  await db.schema
    .createIndex('cards_live')
    .unique()
    .on('cards')
    .column('account')
    .where(sql.ref('dead_at'), 'is', null)
    .execute();
  await withColumns(db, 'relations', { a: 'text', b: 'text' })
    .addPrimaryKeyConstraint('relations_key', ['a', 'b'])
    .addCheckConstraint('relations_order', sql`a < b`)
    .execute();
  await withColumns(db, 'staff', {
    key: 'text',
    id: 'text',
    name: 'text',
    role: 'text',
    ...PIN,
    dismissed: 'integer',
    wrong_at: ['bigint', 'null'],
  })
    .addPrimaryKeyConstraint('staff_key', ['key'])
    .execute();
  await withColumns(db, 'acts', {
    number: 'bigint',
    subject: 'text',
    act: 'text',
    at: 'bigint',
    by: ['text', 'null'],
    second: ['text', 'null'],
    reason: ['text', 'null'],
    state: 'text',
    hash: 'text',
  })
    .addPrimaryKeyConstraint('acts_key', ['number'])
    .execute();
  await db.schema.createIndex('acts_subject').on('acts').columns(['subject', 'number']).execute();
}

async function books(db: Kysely<HouseTables>): Promise<void> {
  await withColumns(db, 'transfers', {
    book: 'text',
    number: 'bigint',
    key: 'text',
    at: 'bigint',
    by: ['text', 'null'],
    note: ['text', 'null'],
    moves: 'text',
    hash: 'text',
  })
    .addPrimaryKeyConstraint('transfers_key', ['book', 'number'])
    .addUniqueConstraint('transfers_once', ['key'])
    .execute();
  await withColumns(db, 'moves', {
    book: 'text',
    transfer: 'bigint',
    line: 'integer',
    source: 'text',
    target: 'text',
    amount: 'bigint',
    why: 'text',
  })
    .addPrimaryKeyConstraint('moves_key', ['book', 'transfer', 'line'])
    .addCheckConstraint('moves_amount', sql`amount > 0 and source <> target`)
    .execute();
  for (const side of ['source', 'target']) {
    await db.schema.createIndex(`moves_${side}`).on('moves').column(side).execute();
  }
  await withColumns(db, 'balances', { account: 'text', balance: 'bigint' })
    .addPrimaryKeyConstraint('balances_key', ['account'])
    .addCheckConstraint('balances_covered', sql`balance >= 0 or account like 'cage:%'`)
    .execute();
  await withColumns(db, 'documents', {
    book: 'text',
    number: 'bigint',
    transfer: 'bigint',
    type: 'text',
    account: ['text', 'null'],
    patron: ['text', 'null'],
    nature: 'text',
    amount: 'bigint',
    agent: ['text', 'null'],
    second: ['text', 'null'],
    at: 'bigint',
    hash: 'text',
  })
    .addPrimaryKeyConstraint('documents_key', ['book', 'number'])
    .addUniqueConstraint('documents_once', ['book', 'transfer'])
    .execute();
  await db.schema.createIndex('documents_account').on('documents').columns(['account', 'at']).execute();
}

async function messages(db: Kysely<HouseTables>): Promise<void> {
  await withColumns(db, 'tables', {
    number: 'integer',
    name: 'text',
    token: 'text',
    joined_at: 'bigint',
    acknowledged: 'bigint',
  })
    .addPrimaryKeyConstraint('tables_key', ['number'])
    .addUniqueConstraint('tables_token', ['token'])
    .execute();
  for (const box of ['inbox', 'outbox']) {
    await withColumns(db, box, MESSAGE).addPrimaryKeyConstraint(`${box}_key`, ['table', 'number']).execute();
  }
  await withColumns(db, 'reservations', {
    key: 'text',
    table: 'integer',
    account: 'text',
    amount: 'bigint',
    state: 'text',
    seated: 'bigint',
    enters: 'integer',
    at: 'bigint',
    ended_at: ['bigint', 'null'],
  })
    .addPrimaryKeyConstraint('reservations_key', ['key'])
    .addCheckConstraint('reservations_seated', sql`seated >= 0 and seated <= amount`)
    .execute();
  await db.schema
    .createIndex('reservations_open')
    .on('reservations')
    .column('table')
    .where(sql.ref('state'), '=', sql.lit('reserved'))
    .execute();
  await withColumns(db, 'exits', { account: 'text', profile: 'text', stack: 'bigint', at: 'bigint' })
    .addPrimaryKeyConstraint('exits_key', ['account', 'profile'])
    .execute();
  await withColumns(db, 'sittings', { account: 'text', table: 'integer', since: 'bigint' })
    .addPrimaryKeyConstraint('sittings_key', ['account'])
    .execute();
}

/**
 * Cages with screens of their own, shifts, corrections; bars of people without an account; staff cards; preferences.
 */
const second: SchemaStep = async (db) => {
  await addColumns(db, 'people', { held: 'text', closed: 'text', terms_at: 'bigint' });
  await addColumns(db, 'staff', { card: 'text' });
  await db.schema.createIndex('staff_card').unique().on('staff').column('card').execute();
  await addColumns(db, 'documents', { cage: 'integer' });
  await withColumns(db, 'bars', {
    number: 'bigint',
    name: ['text', 'null'],
    born: ['text', 'null'],
    description: ['text', 'null'],
    reason: 'text',
    until: ['bigint', 'null'],
    at: 'bigint',
    by: 'text',
    lifted: 'integer',
  })
    .addPrimaryKeyConstraint('bars_key', ['number'])
    .execute();
  await withColumns(db, 'preferences', { account: 'text', value: 'text' })
    .addPrimaryKeyConstraint('preferences_key', ['account'])
    .execute();
  await withColumns(db, 'corrections', {
    number: 'bigint',
    transfer: 'bigint',
    account: 'text',
    before: 'bigint',
    after: 'bigint',
    at: 'bigint',
    by: 'text',
    second: 'text',
    reason: 'text',
    hash: 'text',
  })
    .addPrimaryKeyConstraint('corrections_key', ['number'])
    .execute();
  await withColumns(db, 'log', {
    number: 'bigint',
    at: 'bigint',
    level: 'text',
    code: 'text',
    text: 'text',
    by: ['text', 'null'],
    place: 'text',
    hash: 'text',
  })
    .addPrimaryKeyConstraint('log_key', ['number'])
    .execute();
  await cages(db);
  await withColumns(db, 'desk_acts', {
    number: 'bigint',
    at: 'bigint',
    by: ['text', 'null'],
    body: 'text',
    hash: 'text',
  })
    .addPrimaryKeyConstraint('desk_acts_key', ['number'])
    .execute();
};

async function cages(db: Kysely<HouseTables>): Promise<void> {
  await withColumns(db, 'cages', { number: 'integer', name: 'text', token: 'text', joined_at: 'bigint' })
    .addPrimaryKeyConstraint('cages_key', ['number'])
    .addUniqueConstraint('cages_token', ['token'])
    .execute();
  await withColumns(db, 'shifts', {
    cage: 'integer',
    number: 'integer',
    opened_at: 'bigint',
    opened_by: 'text',
    opened_second: 'text',
    opening: 'bigint',
    opening_variance: 'bigint',
    opened_after: 'bigint',
    closed_at: ['bigint', 'null'],
    closed_by: ['text', 'null'],
    closed_second: ['text', 'null'],
    expected: ['bigint', 'null'],
    counted: ['bigint', 'null'],
    closed_after: ['bigint', 'null'],
  })
    .addPrimaryKeyConstraint('shifts_key', ['cage', 'number'])
    .execute();
  await db.schema
    .createIndex('shifts_open')
    .unique()
    .on('shifts')
    .column('cage')
    .where(sql.ref('closed_at'), 'is', null)
    .execute();
}

/**
 * Columns added after version 1 to what a digest or a hash covers. Empty ones are left out of it, so that earlier rows
 * keep theirs.
 */
export const ADDED_TO_HOUSE: Readonly<Record<string, readonly string[]>> = {
  people: ['held', 'closed', 'terms_at', 'facts', 'limits', 'woken_at', 'photo'],
  staff: ['card'],
  documents: ['cage'],
  bars: ['list'],
  cash_reports: ['joined'],
};

/** The steps, in order: the store of version N has had the first N of them. */
export const HOUSE_STEPS: readonly SchemaStep[] = [first, second, third, fourth];

/** Today's version. */
export const HOUSE_SCHEMA_VERSION = HOUSE_STEPS.length;

/** The version of a store; 0 for an empty one. */
export async function versionOf(db: Kysely<HouseTables>): Promise<number> {
  await db.schema
    .createTable('settings')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  const row = await db.selectFrom('settings').select('value').where('name', '=', 'schema').executeTakeFirst();
  return Number(row?.value ?? 0);
}

/** Takes every step that is missing. Inside a transaction: a step that fails undoes those before it. */
export async function bringUp(tx: Kysely<HouseTables>, steps: readonly SchemaStep[] = HOUSE_STEPS): Promise<void> {
  const version = await versionOf(tx);
  for (const step of steps.slice(version)) await step(tx);
  if (version >= steps.length) return;
  await tx
    .insertInto('settings')
    .values({ name: 'schema', value: String(steps.length) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(steps.length) }))
    .execute();
}
