/** What the commands that look into a table's data folder share. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UsageError } from '../command.ts';
import { archivesApart } from '../journal/archived.ts';
import { Fault } from '../journal/check.ts';
import { joinArchives } from '../journal/joined.ts';
import { openReadOnly, type Store, StoreError } from '../journal/store.ts';

/** Opens a ledger for reading; any obstacle is a `UsageError`. */
export function openLedger(path: string): Store {
  return understood(() => openReadOnly(path));
}

/**
 * Opens a ledger with all hands that it ever had: joined with its archives, which are in `folder` or next to the
 * ledger. An archive that is missing or not as it was sealed is a `UsageError`.
 */
export async function openWhole(path: string, folder: string | undefined): Promise<{ store: Store; close(): void }> {
  const store = openLedger(path);
  if (archivesApart(store).length === 0) return { store, close: () => store.close() };
  try {
    return await joinArchives(store, folder ?? dirname(path));
  } catch (error) {
    throw error instanceof Fault ? new UsageError(error.message, { cause: error }) : asUsage(error);
  } finally {
    store.close();
  }
}

/** The ledger of a data folder. */
export function ledgerIn(data: string | undefined): string {
  const path = join(resolve(data ?? 'data'), 'table.sqlite');
  if (!existsSync(path)) throw new UsageError(`${path} does not exist: name the folder of a table with --data`);
  return path;
}

/** Runs work that may come across an unusable file, and reports that in one line. */
export function understood<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw asUsage(error);
  }
}

export const asUsage = (error: unknown): unknown =>
  error instanceof StoreError ? new UsageError(error.message, { cause: error }) : error;

export const moneyName = (kind: Store['kind']): string => (kind === 'money' ? 'real money' : 'play money');
