/** The house of one table, in the process and the data folder of that table: the same house, with nobody else at its door. */
import type { Cents } from '../../games/money.ts';
import { type CardHouse, openHouse } from './house.ts';
import type { HouseKind } from './store.ts';

export interface NearHouseOptions {
  /** The data folder of the table. */
  readonly data: string;
  readonly kind: HouseKind;
  /** What the house is called, and its table. */
  readonly name: string;
  readonly table: string;
  readonly now: () => number;
  readonly signaturesAbove: Cents;
  readonly pinCost?: number;
}

/** The number of the only table. */
export const NEAR_TABLE = 1;

/** Opens the house beside a table, or makes it. Throws as `openHouse` does. */
export async function openNearHouse({ data, table, ...options }: NearHouseOptions): Promise<CardHouse> {
  const house = await openHouse({ ...options, at: data, data });
  try {
    const tables = await house.tables.list();
    if (tables.some(({ number }) => number === NEAR_TABLE)) return house;
    // Nobody is told the token: this table comes by no door.
    const joined = await house.tables.add(NEAR_TABLE, table, options.now());
    if (!joined.ok) throw new Error(`the table cannot join its house: ${joined.error.message}`);
    return house;
  } catch (error) {
    await house.close();
    throw error;
  }
}
