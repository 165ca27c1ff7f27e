/**
 * The audit over a house and its tables. What a table owes its house changes only with each message in its outbox, and
 * the house has applied the first N of them. So at any moment the balance of the table in the house's books equals what
 * the table says, less the messages that are still under way.
 */
import { z } from 'zod';
import { type Cents, dollars } from '../../games/money.ts';
import { messageOf } from '../../hardware/result.ts';
import { type Check, counted, Fault } from '../journal/check.ts';
import type { Store } from '../journal/store.ts';
import { CHIP, CHIPS_OUT, nameOfChips } from '../ledger/places.ts';
import { tournamentOrder } from '../table/tournament-orders.ts';
import { checkHouse, snapshot } from './check.ts';
import { houseMessage, type TableMessage, tableMessage } from './messages.ts';
import type { HouseStore } from './store.ts';
import { chipsByMessages } from './tournament-clearing.ts';

/** What the house knows about a table, at one moment. */
interface HouseSide {
  /** How many of the table's messages were applied, and the hash of the last. */
  readonly applied: number;
  readonly hash: string | null;
  readonly onTable: Cents;
  readonly outbox: readonly { readonly number: number; readonly body: string }[];
  readonly reservations: ReadonlyMap<string, { readonly amount: Cents; readonly state: string }>;
}

/** What a table's message adds to the money on the table, in the house's books. */
const effectOf = (message: TableMessage): Cents => {
  switch (message.kind) {
    case 'seated':
      return message.amount;
    case 'declined':
    case 'hit':
    case 'tournament hand':
    case 'tournament lifted':
    case 'tournament ready':
      return 0;
    case 'cash-out':
    case 'given back':
      return -message.amount;
    case 'drop':
      return -message.shares.reduce((sum, { amount }) => sum + amount, 0);
  }
};

/**
 * Checks the house, and each of its tables against it. It also works on live files: the house is read first, and a
 * table can only have sent more since then. Each table's own books are checked by `audit`.
 */
export async function auditTables(house: HouseStore, tables: ReadonlyMap<number, Store>): Promise<Check[]> {
  const sides = await snapshot(house, async (db) => {
    const known = await db.selectFrom('tables').select('number').orderBy('number').execute();
    const all = new Map<number, HouseSide>();
    for (const { number } of known) all.set(number, await sideOf(db, number));
    return all;
  });
  const checks = await checkHouse(house);
  for (const [number, store] of tables) {
    const side = sides.get(number);
    const name = `table ${number}`;
    if (side === undefined) checks.push({ name, ok: false, detail: `the house has no table ${number}` });
    else checks.push(checkTable(name, store, side));
  }
  return checks;
}

async function sideOf(db: Parameters<Parameters<typeof snapshot>[1]>[0], table: number): Promise<HouseSide> {
  const newest = await db
    .selectFrom('inbox')
    .select(['number', 'hash'])
    .where('table', '=', table)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const balance = await db
    .selectFrom('balances')
    .select('balance')
    .where('account', '=', `table:${table}`)
    .executeTakeFirst();
  const outbox = await db
    .selectFrom('outbox')
    .select(['number', 'body'])
    .where('table', '=', table)
    .orderBy('number')
    .execute();
  const reservations = await db
    .selectFrom('reservations')
    .select(['key', 'amount', 'state'])
    .where('table', '=', table)
    .execute();
  return {
    applied: newest?.number ?? 0,
    hash: newest?.hash ?? null,
    onTable: balance?.balance ?? 0,
    outbox,
    reservations: new Map(reservations.map(({ key, amount, state }) => [key, { amount, state }])),
  };
}

function checkTable(name: string, store: Store, side: HouseSide): Check {
  try {
    return { name, ok: true, detail: store.snapshot(() => compare(store, side)) };
  } catch (error) {
    return { name, ok: false, detail: error instanceof Fault ? error.message : messageOf(error) };
  }
}

type OutRow = { id: number; body: string; hash: Buffer };

function compare(store: Store, side: HouseSide): string {
  const outgoing = store.query<[], OutRow>('SELECT id, body, hash FROM outbox ORDER BY id').all();
  if (outgoing.length < side.applied) {
    throw new Fault(
      `it has sent ${outgoing.length} messages, but the house has applied ${side.applied}: it is an old back-up`,
    );
  }
  const last = outgoing[side.applied - 1];
  if (last !== undefined && last.hash.toString('hex') !== side.hash) {
    throw new Fault(`message ${side.applied} is another here than the house has applied`);
  }
  const owed = store.query<[], { balance: number }>("SELECT balance FROM balances WHERE account = 'house'").get();
  const here = 0 - (owed?.balance ?? 0);
  const messages = outgoing.map(({ body }) => tableMessage.parse(JSON.parse(body)));
  const underWay = messages.slice(side.applied);
  const effect = underWay.reduce((sum, message) => sum + effectOf(message), 0);
  if (here !== side.onTable + effect) {
    throw new Fault(
      `${dollars(here)} lies on the table, the house has ${dollars(side.onTable)} there and ${dollars(effect)} is under way`,
    );
  }
  checkReserved(store, side, messages);
  checkChips(store, messages);
  const flight =
    underWay.length === 0
      ? 'nothing under way'
      : `${counted(underWay.length, 'message')} under way, ${dollars(effect)}`;
  return `${dollars(here)} as the house has it; ${flight}`;
}

/** Tournament chips on the table are those that have come, less those that have gone. */
function checkChips(store: Store, messages: readonly TableMessage[]): void {
  const rows = store.query<[], { id: number; body: string }>(
    "SELECT id, body FROM inbox WHERE kind GLOB 'tournament*' ORDER BY id",
  );
  const orders = rows.all().map(({ id, body }) => ({ number: id, order: tournamentOrder.parse(JSON.parse(body)) }));
  const saved = store.query<[], { state: string }>('SELECT state FROM table_state').get();
  const { ordersDone } = z.object({ ordersDone: z.int().default(0) }).parse(JSON.parse(saved?.state ?? '{}'));
  const owed = store.query<[string], { balance: number }>('SELECT balance FROM balances WHERE account = ?');
  const here = 0 - (owed.get(nameOfChips(CHIPS_OUT))?.balance ?? 0);
  const due = chipsByMessages(orders, messages, ordersDone);
  if (here !== due) throw new Fault(`${here / CHIP} chips of tournaments lie on the table, ${due / CHIP} have come`);
}

/** Each buy-in that has come is answered once, or still waits here; none was answered that never came. */
function checkReserved(store: Store, side: HouseSide, messages: readonly TableMessage[]): void {
  const inbox = store.query<[], { id: number; body: string }>('SELECT id, body FROM inbox ORDER BY id').all();
  const outgoing = new Map(side.outbox.map(({ number, body }) => [number, body]));
  const waits = store.query<[], { key: string; amount: number }>('SELECT key, amount FROM arrivals').all();
  const here = new Map(waits.map(({ key, amount }) => [key, amount]));
  const answers = new Map<string, number>();
  for (const message of messages) {
    if (message.kind !== 'seated' && message.kind !== 'declined') continue;
    answers.set(message.key, (answers.get(message.key) ?? 0) + 1);
  }
  for (const { id, body } of inbox) {
    // The house was read first, so the table may have sent more since then.
    const sent = outgoing.get(id);
    if (sent !== undefined && sent !== body) throw new Fault(`message ${id} of the house is another here than there`);
    const message = houseMessage.parse(JSON.parse(body));
    if (message.kind !== 'reserved') continue;
    const { key, amount } = message;
    const count = answers.get(key) ?? 0;
    if (count > 1) throw new Fault(`buy-in ${key} was answered ${count} times`);
    if (count === 0 && here.get(key) !== amount)
      throw new Fault(`buy-in ${key}, ${dollars(amount)}, has come and is gone`);
    if (count === 1 && here.has(key)) throw new Fault(`buy-in ${key} was answered and still waits`);
    answers.delete(key);
  }
  const [stray] = answers.keys();
  if (stray !== undefined) throw new Fault(`buy-in ${stray} was answered and never came`);
}
