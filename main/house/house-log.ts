/** What was done at the screens of the house, append-only. Never a PIN. */
import type { HouseStore } from './store.ts';
import type { LogRow } from './tables.ts';

export type HouseEntry = Omit<LogRow, 'number' | 'hash'>;

/** The row of an entry as its hash covers it. */
export const hashedEntry = ({ at, level, code, text, by, place }: HouseEntry) => [at, level, code, text, by, place];

export async function writeLog(store: HouseStore, entry: HouseEntry): Promise<void> {
  await store.transact(async (tx) => {
    const { number, hash } = await store.append(tx, 'log', hashedEntry(entry));
    await tx
      .insertInto('log')
      .values({ number, ...entry, hash })
      .execute();
  });
}

/** The newest entries, newest first. */
export const readLog = (store: HouseStore, limit: number): Promise<LogRow[]> =>
  store.db.selectFrom('log').selectAll().orderBy('number', 'desc').limit(limit).execute();

/** An entry in one line, for a terminal. */
export const logLine = ({ at, place, text }: HouseEntry): string => `${new Date(at).toISOString()}  ${place}  ${text}`;
