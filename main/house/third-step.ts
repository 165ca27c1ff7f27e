/** What version 3 of the house's schema added: tournaments, cash reports, jackpots with terms. */
import type { Kysely } from 'kysely';
import { addColumns, type SchemaStep, withColumns } from './columns.ts';
import type { HouseTables } from './tables.ts';

/** Tournaments; what the law requires about cash; jackpots with their hits. */
export const third: SchemaStep = async (db) => {
  await cashReports(db);
  await jackpots(db);
  await addColumns(db, 'bars', { list: 'text' });
  await withColumns(db, 'tournaments', { number: 'integer', status: 'text', state: 'text' })
    .addPrimaryKeyConstraint('tournaments_key', ['number'])
    .execute();
  await withColumns(db, 'tournament_events', {
    number: 'bigint',
    tournament: 'integer',
    at: 'bigint',
    by: ['text', 'null'],
    body: 'text',
    hash: 'text',
  })
    .addPrimaryKeyConstraint('tournament_events_key', ['number'])
    .execute();
};

async function cashReports(db: Kysely<HouseTables>): Promise<void> {
  await addColumns(db, 'people', { facts: 'text' });
  await withColumns(db, 'cash_reports', {
    number: 'bigint',
    account: 'text',
    day_from: 'bigint',
    day_to: 'bigint',
    opened_at: 'bigint',
    opened_by: 'text',
    behalf: ['text', 'null'],
    ended_at: ['bigint', 'null'],
    ended_by: ['text', 'null'],
    filing: ['text', 'null'],
    filed_in: ['bigint', 'null'],
    filed_out: ['bigint', 'null'],
    dismissed: ['text', 'null'],
  })
    .addPrimaryKeyConstraint('cash_reports_key', ['number'])
    .addUniqueConstraint('cash_reports_day', ['account', 'day_from'])
    .execute();
  await withColumns(db, 'suspicions', {
    number: 'bigint',
    at: 'bigint',
    by: 'text',
    account: ['text', 'null'],
    text: 'text',
    decided_at: ['bigint', 'null'],
    decided_by: ['text', 'null'],
    reported: ['integer', 'null'],
    decision: ['text', 'null'],
  })
    .addPrimaryKeyConstraint('suspicions_key', ['number'])
    .execute();
}

async function jackpots(db: Kysely<HouseTables>): Promise<void> {
  await withColumns(db, 'jackpots', { id: 'text', terms: 'text', closed: 'integer' })
    .addPrimaryKeyConstraint('jackpots_key', ['id'])
    .execute();
  await withColumns(db, 'jackpot_hits', {
    number: 'bigint',
    jackpot: 'text',
    table: 'integer',
    key: 'text',
    body: 'text',
    at: 'bigint',
    amount: 'bigint',
    status: 'text',
    shares: ['text', 'null'],
    decided_at: ['bigint', 'null'],
    decided_by: ['text', 'null'],
    second: ['text', 'null'],
    reason: ['text', 'null'],
  })
    .addPrimaryKeyConstraint('jackpot_hits_key', ['number'])
    .addUniqueConstraint('jackpot_hits_once', ['table', 'key', 'jackpot'])
    .execute();
}
