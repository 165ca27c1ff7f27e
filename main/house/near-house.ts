/**
 * The house of a single table, in the process and the data folder of that table: the same house, with no other table
 * connected. A table that has kept its own people gives them to it at the first start.
 */
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cents } from '../../games/money.ts';
import { flush } from '../journal/flush.ts';
import { type Store, StoreError } from '../journal/store.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { onTable } from './books.ts';
import { giveAway, houseOfFile, rememberHouse } from './give-away.ts';
import { Guests } from './guests.ts';
import { type CardHouse, openHouse } from './house.ts';
import { inboxChain } from './inbox.ts';
import { keepsItsOwn, takeOver } from './move-in.ts';
import type { Abreast } from './older-file.ts';
import { outboxChain } from './outbox.ts';
import { HOUSE_FILE, type HouseKind, type HouseStore } from './store.ts';

export interface NearHouseOptions {
  /** The data folder of the table. */
  readonly data: string;
  readonly kind: HouseKind;
  /** The name of the house, and of its table. */
  readonly name: string;
  readonly table: string;
  readonly now: () => number;
  readonly signaturesAbove: Cents;
  /** The limit for one transaction, in cents. */
  readonly mostAtOnce?: Cents;
  /** When the gaming day ends, `06:00`. */
  readonly gamingDayEnds?: string;
  /** Above this, in cents, a person is in the cash log. */
  readonly cashLogAbove?: Cents;
  /** After this many days without an act of its player an account is dormant. */
  readonly dormantAfterDays?: number;
  /** Points for an hour at a table. */
  readonly pointsPerHour?: number;
  readonly pinCost?: number;
  readonly onWrite?: (point: string) => void;
}

/** The number of the only table. */
export const NEAR_TABLE = 1;

/** How far two files have come that are next to each other, or were copied together. */
export async function abreast(house: HouseStore, table: Store): Promise<Abreast> {
  const ends = await house.db.selectFrom('chains').select(['name', 'rows']).execute();
  const atHouse = (name: string): number => ends.find((end) => end.name === name)?.rows ?? 0;
  const end = table.query<[string], { rows: number }>('SELECT rows FROM chains WHERE name = ?');
  const here = (name: string): number => end.get(name)?.rows ?? 0;
  return {
    ...{ told: here('outbox'), applied: atHouse(inboxChain(NEAR_TABLE)) },
    ...{ sent: atHouse(outboxChain(NEAR_TABLE)), received: here('inbox') },
  };
}

/**
 * Opens the house next to a table’s open file, or makes it, and moves in what the table has kept so far. Throws
 * `StoreError` like `openHouse`, `takeOver` and `giveAway`, and when the file of a house that existed is missing.
 */
export async function openNearHouse(
  { data, table, ...options }: NearHouseOptions,
  { store, ledger }: { readonly store: Store; readonly ledger: Ledger },
): Promise<CardHouse> {
  const isHere = houseOfFile(store) !== null;
  const file = join(data, HOUSE_FILE);
  if (isHere && !existsSync(file)) {
    throw new StoreError(
      'io',
      `${file} is missing: it holds the people of this table and their money. Restore it from the back-up.`,
    );
  }
  const moves = !isHere && keepsItsOwn(store);
  if (moves) takePepper(store.path, join(data, 'house.pepper'));
  // A fault of the table also stops its cage: both are one machine, and while it has a fault no money moves
  // (547.8(b)(3)).
  const shiftsRequired = options.kind === 'money';
  const house = await openHouse({ ...options, at: data, data, shiftsRequired, halted: () => ledger.halted() });
  try {
    await joinHouse(house, table);
    if (moves) await moveIn(house, { store, ledger });
    else if (!isHere) rememberHouse(store, 'here');
    return house;
  } catch (error) {
    await house.close();
    throw error;
  }
}

async function joinHouse(house: CardHouse, name: string): Promise<void> {
  const tables = await house.tables.list();
  if (tables.some(({ number }) => number === NEAR_TABLE)) return;
  // The token is not given to anybody: this table does not connect over the network.
  const joined = await house.tables.add(NEAR_TABLE, name, house.now());
  if (!joined.ok) throw new Error(`the table cannot join its house: ${joined.error.message}`);
}

async function moveIn(
  house: CardHouse,
  { store, ledger }: { readonly store: Store; readonly ledger: Ledger },
): Promise<void> {
  const at = house.now();
  await takeOver(store, house, NEAR_TABLE, at);
  const accounts = store.query<[], { account: string }>('SELECT account FROM accounts ORDER BY account').all();
  const people = await house.exchange.people.guests(
    accounts.map(({ account }) => account),
    at,
  );
  giveAway({
    store,
    ledger,
    guests: new Guests(store),
    people,
    onTable: await house.books.balance(house.store.db, onTable(NEAR_TABLE)),
    at,
  });
}

/**
 * The PINs were hashed with the pepper of the table, which now belongs to the house. The old file stays, for old
 * copies.
 */
function takePepper(path: string, to: string): void {
  const from = `${path}.pepper`;
  if (!existsSync(from)) return;
  if (!existsSync(to)) {
    copyFileSync(from, to);
    flush(to);
  } else if (readFileSync(from, 'utf8').trim() !== readFileSync(to, 'utf8').trim()) {
    throw new StoreError('corrupt', `${to} is not the pepper of ${path}: move one of the two houses away.`);
  }
}
