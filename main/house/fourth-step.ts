/**
 * The house's schema from 3 to 4: limits that players set themselves, accounts that were woken, how long each player
 * sat where, withheld prizes, what was played by game, photos, who is kept apart, and points. The new tables are filled
 * from what version 3 has stored.
 */
import { type Kysely, sql } from 'kysely';
import { addColumns, type SchemaStep, withColumns } from './columns.ts';
import type { HouseTables } from './tables.ts';

export const fourth: SchemaStep = async (db) => {
  await addColumns(db, 'people', { limits: 'text', woken_at: 'bigint', photo: 'text' });
  await withColumns(db, 'photos', { account: 'text', data: 'text' })
    .addPrimaryKeyConstraint('photos_key', ['account'])
    .addForeignKeyConstraint('photos_account', ['account'], 'people', ['account'])
    .execute();
  await addColumns(db, 'cash_reports', { joined: 'bigint' });
  await stays(db);
  await withheld(db);
  await withColumns(db, 'played', {
    table: 'integer',
    number: 'bigint',
    game: 'text',
    hands: 'integer',
    fees: 'bigint',
    at: 'bigint',
  })
    .addPrimaryKeyConstraint('played_key', ['table', 'number', 'game'])
    .execute();
  await db.schema.createIndex('played_at').on('played').column('at').execute();
  await db.schema
    .createIndex('tournament_events_of')
    .on('tournament_events')
    .columns(['tournament', 'number'])
    .execute();
  await withColumns(db, 'apart', { a: 'text', b: 'text' })
    .addPrimaryKeyConstraint('apart_key', ['a', 'b'])
    .addCheckConstraint('apart_order', sql`a < b`)
    .execute();
  await points(db);
};

async function stays(db: Kysely<HouseTables>): Promise<void> {
  await withColumns(db, 'stays', {
    table: 'integer',
    number: 'bigint',
    account: 'text',
    since: 'bigint',
    until: ['bigint', 'null'],
    game: ['text', 'null'],
  })
    .addPrimaryKeyConstraint('stays_key', ['table', 'number'])
    .execute();
  await db.schema.createIndex('stays_account').on('stays').columns(['account', 'since']).execute();
  await db.schema.createIndex('stays_since').on('stays').column('since').execute();
  await db.schema
    .createIndex('stays_open')
    .on('stays')
    .columns(['table', 'account'])
    .where(sql.ref('until'), 'is', null)
    .execute();
  const messages = await db
    .selectFrom('inbox')
    .select(['table', 'number', 'body', 'at'])
    .where((either) =>
      either.or([either('body', 'like', '%"kind":"seated"%'), either('body', 'like', '%"kind":"cash-out"%')]),
    )
    .orderBy('table')
    .orderBy('number')
    .execute();
  const seated = new Set<string>();
  for (const { table, number, body, at } of messages) {
    // The store wrote it itself, after checking it.
    const { kind, account, enters, profile } = JSON.parse(body) as StayMessage;
    const who = `${table} ${account}`;
    if (kind === 'seated' && enters === true && !seated.has(who)) {
      seated.add(who);
      await db.insertInto('stays').values({ table, number, account, since: at, until: null, game: null }).execute();
    } else if (kind === 'cash-out') {
      seated.delete(who);
      await db
        .updateTable('stays')
        .set({ until: at, game: profile ?? null })
        .where('table', '=', table)
        .where('account', '=', account)
        .where('until', 'is', null)
        .execute();
    }
  }
}

interface StayMessage {
  readonly kind: string;
  readonly account: string;
  readonly enters?: boolean;
  readonly profile?: string;
}

async function points(db: Kysely<HouseTables>): Promise<void> {
  await withColumns(db, 'points', {
    number: 'bigint',
    account: 'text',
    change: 'bigint',
    why: 'text',
    at: 'bigint',
    table: ['integer', 'null'],
    stay: ['bigint', 'null'],
    per_hour: ['integer', 'null'],
    by: ['text', 'null'],
    second: ['text', 'null'],
    reason: ['text', 'null'],
    hash: 'text',
  })
    .addPrimaryKeyConstraint('points_key', ['number'])
    .addUniqueConstraint('points_stay', ['table', 'stay'])
    .execute();
  await db.schema.createIndex('points_account').on('points').columns(['account', 'number']).execute();
}

async function withheld(db: Kysely<HouseTables>): Promise<void> {
  await withColumns(db, 'withheld', {
    number: 'bigint',
    source: 'text',
    event: 'bigint',
    part: 'text',
    account: 'text',
    amount: 'bigint',
    why: 'text',
    at: 'bigint',
    status: 'text',
    ended_at: ['bigint', 'null'],
    ended_by: ['text', 'null'],
    second: ['text', 'null'],
    reason: ['text', 'null'],
    receiver: ['text', 'null'],
    document: ['text', 'null'],
  })
    .addPrimaryKeyConstraint('withheld_key', ['number'])
    .execute();
  const paid = await db
    .selectFrom('jackpot_hits')
    .select(['number', 'jackpot', 'shares', 'decided_at'])
    .where('status', '=', 'paid')
    .orderBy('number')
    .execute();
  let number = 0;
  for (const hit of paid) {
    const shares = JSON.parse(hit.shares ?? '[]') as readonly Share[];
    for (const { account, part, amount, withheld: why } of shares) {
      if (why === undefined) continue;
      number += 1;
      await db
        .insertInto('withheld')
        .values({
          ...{ number, source: `jackpot:${hit.jackpot}`, event: hit.number, part, account, amount, why },
          ...{ at: hit.decided_at ?? 0, status: 'held', ended_at: null, ended_by: null },
          ...{ second: null, reason: null, receiver: null, document: null },
        })
        .execute();
    }
  }
}

interface Share {
  readonly account: string;
  readonly part: string;
  readonly amount: number;
  readonly withheld?: string;
}
