/** What was done to people and staff: append-only, each act with a digest of the state in which it left them. */
import { digest } from '../journal/canonical.ts';
import { ADDED_TO_HOUSE } from './schema.ts';
import type { HouseStore } from './store.ts';
import type { HouseReader, HouseTables, HouseTx } from './tables.ts';

export interface HouseAct {
  readonly at: number;
  readonly act: string;
  /** Who did it; null when the house did it, for example when it counts a wrong PIN. */
  readonly by: string | null;
  readonly reason?: string;
  readonly second?: string;
}

export const personSubject = (account: string): string => `account:${account}`;
export const staffSubject = (key: string): string => `staff:${key}`;
export const barSubject = (bar: number): string => `bar:${bar}`;
export const cashReportSubject = (report: number): string => `cash-report:${report}`;
export const suspicionSubject = (note: number): string => `suspicion:${note}`;
export const jackpotSubject = (id: string): string => `jackpot:${id}`;
export const hitSubject = (number: number): string => `hit:${number}`;
export const withheldSubject = (number: number): string => `withheld:${number}`;
export const shiftSubject = (cage: number, shift: number): string => `shift:${cage}:${shift}`;

/** The row of an act as its hash covers it. */
export const hashedAct = (row: Omit<HouseTables['acts'], 'number' | 'hash'>) => [
  row.subject,
  row.act,
  row.at,
  row.by,
  row.second,
  row.reason,
  row.state,
];

/**
 * Digest of what is now on record about a person, a member of staff, a bar, a shift, a cash report, a suspicion or a
 * withheld prize.
 */
export async function stateOf(tx: HouseReader, subject: string): Promise<string> {
  const [kind = '', id = ''] = subject.split(/:(.*)/);
  switch (kind) {
    case 'staff':
      return digest(recorded('staff', await tx.selectFrom('staff').selectAll().where('key', '=', id).execute()));
    case 'bar':
      return digest(
        recorded('bars', await tx.selectFrom('bars').selectAll().where('number', '=', Number(id)).execute()),
      );
    case 'cash-report':
      return digest(
        recorded(
          'cash_reports',
          await tx.selectFrom('cash_reports').selectAll().where('number', '=', Number(id)).execute(),
        ),
      );
    case 'suspicion':
      return digest(await tx.selectFrom('suspicions').selectAll().where('number', '=', Number(id)).execute());
    case 'jackpot':
      return digest(await tx.selectFrom('jackpots').selectAll().where('id', '=', id).execute());
    case 'withheld':
      return digest(await tx.selectFrom('withheld').selectAll().where('number', '=', Number(id)).execute());
    case 'hit':
      return digest(await tx.selectFrom('jackpot_hits').selectAll().where('number', '=', Number(id)).execute());
    case 'shift': {
      const [cage, number] = id.split(':').map(Number);
      const shift = tx
        .selectFrom('shifts')
        .selectAll()
        .where('cage', '=', cage ?? 0)
        .where('number', '=', number ?? 0);
      return digest(await shift.execute());
    }
    default:
      return personState(tx, id);
  }
}

async function personState(tx: HouseReader, account: string): Promise<string> {
  const relations = tx
    .selectFrom('relations')
    .selectAll()
    .where((either) => either.or([either('a', '=', account), either('b', '=', account)]));
  const apart = await tx
    .selectFrom('apart')
    .selectAll()
    .where((either) => either.or([either('a', '=', account), either('b', '=', account)]))
    .orderBy('a')
    .orderBy('b')
    .execute();
  return digest([
    recorded('people', await tx.selectFrom('people').selectAll().where('account', '=', account).execute()),
    await tx.selectFrom('cards').selectAll().where('account', '=', account).orderBy('number').execute(),
    await relations.orderBy('a').orderBy('b').execute(),
    // Added in a later version: where there is none, the digest is the same as before.
    ...(apart.length === 0 ? [] : [apart]),
  ]);
}

/** Rows as their digest covers them. Empty columns that a later version added are left out. */
function recorded(table: string, rows: readonly object[]): object[] {
  const added = ADDED_TO_HOUSE[table] ?? [];
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name, value]) => value !== null || !added.includes(name))),
  );
}

/** Records an act after its changes have been written, in the same transaction. */
export async function record(store: HouseStore, tx: HouseTx, subject: string, done: HouseAct): Promise<void> {
  const { act, at, by, reason = null, second = null } = done;
  const row = { subject, act, at, by, second, reason, state: await stateOf(tx, subject) };
  const { number, hash } = await store.append(tx, 'acts', hashedAct(row));
  await tx
    .insertInto('acts')
    .values({ number, ...row, hash })
    .execute();
}
