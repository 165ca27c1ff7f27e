/** What was done to people and staff: append-only, each with a digest of how it left them. */
import { digest } from '../journal/canonical.ts';
import type { HouseStore } from './store.ts';
import type { HouseTables, HouseTx } from './tables.ts';

export interface HouseAct {
  readonly at: number;
  readonly act: string;
  /** Who did it; null when the house did, as when it counts a wrong PIN. */
  readonly by: string | null;
  readonly reason?: string;
  readonly second?: string;
}

export const personSubject = (account: string): string => `account:${account}`;
export const staffSubject = (key: string): string => `staff:${key}`;

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

/** Digest of what is kept about a person or a member of staff now. */
export async function stateOf(tx: Pick<HouseTx, 'selectFrom'>, subject: string): Promise<string> {
  const [kind = '', id = ''] = subject.split(/:(.*)/);
  if (kind === 'staff') return digest(await tx.selectFrom('staff').selectAll().where('key', '=', id).execute());
  const relations = tx
    .selectFrom('relations')
    .selectAll()
    .where((either) => either.or([either('a', '=', id), either('b', '=', id)]));
  return digest([
    await tx.selectFrom('people').selectAll().where('account', '=', id).execute(),
    await tx.selectFrom('cards').selectAll().where('account', '=', id).orderBy('number').execute(),
    await relations.orderBy('a').orderBy('b').execute(),
  ]);
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
