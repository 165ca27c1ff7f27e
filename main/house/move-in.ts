/**
 * A table that has kept people, cards, staff and money in its own file gives them to the house in its folder. The house
 * takes all of it in one transaction, and posts every movement of a card or of the cage's money again; only then does
 * the table record, in a transaction of its own, that it has given them away. If the process ends in between, the next
 * start continues from there: the house notes the end of the books that it has taken over.
 */
import { type Cents, dollars } from '../../games/money.ts';
import type { ActRow } from '../accounts/acts.ts';
import { headsOf } from '../journal/anchor.ts';
import { canonical } from '../journal/canonical.ts';
import { type Store, StoreError } from '../journal/store.ts';
import type { CorrectionRow, PostedRow } from '../ledger/ledger.ts';
import { isCage, isCard, type LedgerAccount } from '../ledger/places.ts';
import { hashedAct } from './acts.ts';
import { CAGE_BOOK, type HouseBooks, type HouseMove, hashedCorrection, onTable, type Paper } from './books.ts';
import { moveInPeople } from './move-in-people.ts';
import type { HouseStore } from './store.ts';
import type { HouseTx } from './tables.ts';

/** Where the house notes the end of the books that it has taken over. */
const TAKEN_OVER = 'taken over';

/** How many rows are read at a time. */
const PAGE = 500;

/** The parts of the house that take over something. */
interface NewHome {
  readonly store: HouseStore;
  readonly books: HouseBooks;
}

/** Whether a file has people or money of its own. */
export function keepsItsOwn(store: Store): boolean {
  const any = (table: 'accounts' | 'staff' | 'transfers'): boolean =>
    store.query<[], { one: number }>(`SELECT 1 AS one FROM ${table} LIMIT 1`).get() !== undefined;
  return any('accounts') || any('staff') || any('transfers');
}

/** Identifies the current books of a table by the ends of the chains of money and people. */
function endOf(store: Store): string {
  const { transfers, documents, corrections, acts } = headsOf(store);
  return canonical({ transfers, documents, corrections, acts });
}

/**
 * Takes over what a table has kept, as the house's table of that number; does nothing when an earlier start has done
 * it. Throws `StoreError` for a house that has people of its own, or has taken over other books, and when the sums
 * differ by even a cent; then nothing is written.
 */
export async function takeOver(table: Store, { store, books }: NewHome, number: number, at: number): Promise<void> {
  const end = endOf(table);
  await store.transact(async (tx) => {
    const kept = await tx.selectFrom('settings').select('value').where('name', '=', TAKEN_OVER).executeTakeFirst();
    if (kept?.value === end) return;
    if (kept !== undefined) throw otherBooks(table.path);
    const somebody = await tx.selectFrom('acts').select('number').limit(1).executeTakeFirst();
    if (somebody !== undefined) {
      throw new StoreError(
        'corrupt',
        `Both ${table.path} and the house in its folder have people: move one of the two files away.`,
      );
    }
    await takeActs(table, store, tx);
    await moveInPeople(table, store, tx, number, at);
    await takeMoney(table, { store, books }, tx, number);
    await compare(table, books, tx, number);
    await tx.insertInto('settings').values({ name: TAKEN_OVER, value: end }).execute();
  });
}

const otherBooks = (path: string): StoreError =>
  new StoreError(
    'corrupt',
    `${path} is not the file whose people its house took over: it is an older copy, or another table’s. Keep both files, and look for the newest.`,
  );

/** Copies everything that was done to people, in its order; the digests are those of the table's own rows. */
async function takeActs(table: Store, store: HouseStore, tx: HouseTx): Promise<void> {
  const acts = table.query<[number, number], ActRow>(
    'SELECT subject, act, at, by, reason, state, second FROM acts WHERE id > ? ORDER BY id LIMIT ?',
  );
  for (let after = 0; ; after += PAGE) {
    const page = acts.all(after, PAGE);
    for (const row of page) {
      const { number, hash } = await store.append(tx, 'acts', hashedAct(row));
      await tx
        .insertInto('acts')
        .values({ number, ...row, hash })
        .execute();
    }
    if (page.length < PAGE) return;
  }
}

type CorrectedRow = Omit<CorrectionRow, 'transfer'>;
type PaperRow = Omit<Paper, 'cage'> & { id: number };

/** Posts every movement of a card or of the cage's money, with its document under its old number. */
async function takeMoney(table: Store, { store, books }: NewHome, tx: HouseTx, number: number): Promise<void> {
  const transfers = table.query<[number, number], Pick<PostedRow, 'id' | 'key' | 'at' | 'by' | 'note'>>(
    `SELECT id, key, at, by, note FROM transfers WHERE id > ? AND id IN (
       SELECT transfer FROM moves WHERE source GLOB 'card:*' OR target GLOB 'card:*' OR source GLOB 'cage:*' OR target GLOB 'cage:*')
     ORDER BY id LIMIT ?`,
  );
  const movesOf = table.query<[number], HouseMove>(
    'SELECT source AS "from", target AS "to", amount, why FROM moves WHERE transfer = ? ORDER BY id',
  );
  const paperOf = table.query<[number], PaperRow>(
    'SELECT id, type, account, patron, nature, amount, agent, second FROM documents WHERE transfer = ?',
  );
  const correctionsOf = table.query<[number], CorrectedRow>(
    'SELECT account, before, after, at, by, second, reason FROM corrections WHERE transfer = ? ORDER BY id',
  );
  for (let page = transfers.all(0, PAGE); page.length > 0; page = transfers.all(page.at(-1)?.id ?? 0, PAGE)) {
    for (const { id, key, at, by, note } of page) {
      const moves = movesOf.all(id).flatMap((move) => asOfHouse(move, number));
      if (moves.length === 0) continue;
      const posted = await books.post(tx, CAGE_BOOK, { key, moves, at, by, ...(note === null ? {} : { note }) });
      if (!posted.ok) throw unsound(table.path, `transfer ${id}: ${posted.error.message}`);
      const paper = paperOf.get(id);
      if (paper !== undefined) await takePaper(books, tx, { path: table.path, transfer: posted.value, at, row: paper });
      for (const row of correctionsOf.all(id)) {
        await takeCorrection(store, tx, { ...row, transfer: posted.value, account: placeOf(row.account, number) });
      }
    }
  }
}

/**
 * A move as the house has it: everything except cards and the cage's accounts is on the table. Nothing when the money
 * stays there.
 */
function asOfHouse({ from, to, ...rest }: HouseMove, number: number): HouseMove[] {
  const [source, target] = [placeOf(from, number), placeOf(to, number)];
  return source === target ? [] : [{ from: source, to: target, ...rest }];
}

const placeOf = (account: LedgerAccount, number: number): string =>
  isCard(account) || isCage(account) ? account : onTable(number);

interface OldPaper {
  /** The file of the table that wrote it. */
  readonly path: string;
  /** The transfer that it belongs to, as the house numbers it. */
  readonly transfer: number;
  readonly at: number;
  readonly row: PaperRow;
}

async function takePaper(books: HouseBooks, tx: HouseTx, { path, transfer, at, row }: OldPaper): Promise<void> {
  const { id, ...paper } = row;
  const name = await books.document(tx, CAGE_BOOK, transfer, at, { ...paper, cage: null });
  if (!name.endsWith(`-${String(id).padStart(6, '0')}`)) throw unsound(path, `document ${id} would become ${name}`);
}

async function takeCorrection(
  store: HouseStore,
  tx: HouseTx,
  row: Parameters<typeof hashedCorrection>[0],
): Promise<void> {
  const { number, hash } = await store.append(tx, 'corrections', hashedCorrection(row));
  await tx
    .insertInto('corrections')
    .values({ number, ...row, hash })
    .execute();
}

/**
 * Checks that what is on each card, in the cage and on the table is the same in the house and in the table's books, to
 * the cent.
 */
async function compare(table: Store, books: HouseBooks, tx: HouseTx, number: number): Promise<void> {
  const kept = table.query<[], { account: string; balance: Cents }>('SELECT account, balance FROM balances').all();
  const expected = new Map<string, Cents>();
  for (const { account, balance } of kept) {
    const place = placeOf(account, number);
    expected.set(place, (expected.get(place) ?? 0) + balance);
  }
  for (const [account, balance] of expected) {
    const has = await books.balance(tx, account);
    if (has !== balance) {
      throw unsound(table.path, `${account} stands at ${dollars(balance)}, its movements come to ${dollars(has)}`);
    }
  }
}

const unsound = (path: string, what: string): StoreError =>
  new StoreError('corrupt', `${path} cannot be taken over by a house: ${what}. Nothing was changed; audit the file.`);
