/** The house next to a table's file: `house.sqlite` or, for a copy, `NAME.house.sqlite` next to `NAME.sqlite`. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Store } from '../journal/store.ts';
import type { Check } from '../ledger/audit.ts';
import { HouseChains } from './chains-beside.ts';
import { auditTables } from './check-tables.ts';
import { houseOfFile } from './give-away.ts';
import { abreast, NEAR_TABLE } from './near-house.ts';
import { olderFile } from './older-file.ts';
import { HOUSE_FILE, type HouseStore, openHouseToRead } from './store.ts';

/** Whether a table's people and money are in a file next to its own. */
export const hasHouseBeside = (store: Store): boolean => houseOfFile(store) === 'here';

/** The path for the copy of a house that goes with the copy of its table. */
export const houseCopyOf = (copy: string): string => `${copy.replace(/\.sqlite$/, '')}.house.sqlite`;

/**
 * Checks the house next to a table, and the table against it; nothing for a table without one. The house is read before
 * the table.
 */
export async function houseBeside(store: Store): Promise<Check[]> {
  if (!hasHouseBeside(store)) return [];
  const file = fileBeside(store);
  if (file === null) {
    return [{ name: 'house', ok: false, detail: `${HOUSE_FILE} is missing: it holds the people and their money` }];
  }
  const house = await openHouseToRead({ at: file, kind: store.kind }).catch((error: unknown) => String(error));
  if (typeof house === 'string') return [{ name: 'house', ok: false, detail: house }];
  try {
    const checks = await auditTables(house, new Map([[NEAR_TABLE, store]]));
    return checks.map((check) => ({ ...check, name: `house: ${check.name}` }));
  } finally {
    await house.close();
  }
}

/** Opens the house next to a table to read it; null for a table without one. Throws `StoreError` when it is missing. */
export async function openHouseBeside(store: Store): Promise<HouseStore | null> {
  if (!hasHouseBeside(store)) return null;
  const file = fileBeside(store) ?? join(dirname(store.path), HOUSE_FILE);
  return openHouseToRead({ at: file, kind: store.kind });
}

/** The file of the house next to a table; null when there is none. */
const fileBeside = (store: Store): string | null =>
  [houseCopyOf(store.path), join(dirname(store.path), HOUSE_FILE)].find((path) => existsSync(path)) ?? null;

/** The chains of the house next to a table, for its anchor; null for a table without one. */
export function chainsBeside(store: Store): HouseChains | null {
  const file = hasHouseBeside(store) ? fileBeside(store) : null;
  return file === null ? null : new HouseChains(file);
}

/** Why two copies do not belong together: one was made before the other had come that far. Null when they do. */
export async function apart(store: Store, copyOfHouse: string): Promise<string | null> {
  const house = await openHouseToRead({ at: copyOfHouse, kind: store.kind });
  try {
    return olderFile(await abreast(house, store));
  } finally {
    await house.close();
  }
}
