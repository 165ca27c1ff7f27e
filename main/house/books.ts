/**
 * The house's books: double entry, each transfer once by its key, one chain per book. The accounts: `card:4000000002` a
 * player's card · `way:3` chips on their way to table 3 · `table:3` chips on table 3 · `collection:3:player-fee` what
 * table 3 took for the house · `tournament:5` what the entries of tournament 5 have put into its prizes ·
 * `tournament-fee:5` what the house keeps of them until it is over, then `collection:tournaments` · `jackpot:bad-beat`
 * · `cage:drawer`, `cage:chips`, `cage:cheques`, `cage:bank`, `cage:variance`, which are negative by what the house
 * holds there for everybody else; the drawer of a second cage is `cage:drawer:2`.
 */
import { type Cents, dollars } from '../../games/money.ts';
import { invariant, ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import { MOST } from '../ledger/ledger.ts';
import type { HouseStore } from './store.ts';
import type { DocumentRow, HouseReader, HouseTables, HouseTx, TransferRow } from './tables.ts';

export interface HouseMove {
  readonly from: string;
  readonly to: string;
  readonly amount: Cents;
  readonly why: string;
}

export interface HousePosting {
  readonly key: string;
  readonly moves: readonly HouseMove[];
  readonly at: number;
  /** A staff id or an account; null for a table. */
  readonly by: string | null;
  readonly note?: string;
}

/** What a document says in addition to its posting. */
export type Paper = Pick<
  DocumentRow,
  'type' | 'account' | 'patron' | 'nature' | 'amount' | 'agent' | 'second' | 'cage'
>;

/** The books of the counter. */
export const CAGE_BOOK = 'cage';
export const tableBook = (table: number): string => `table:${table}`;
export const tournamentBook = (tournament: number): string => `tournament:${tournament}`;

export const cardOf = (account: string): string => `card:${account}`;
export const onTable = (table: number): string => `table:${table}`;
export const onTheWay = (table: number): string => `way:${table}`;
export const prizesFor = (tournament: number): string => `tournament:${tournament}`;
export const feesOf = (tournament: number): string => `tournament-fee:${tournament}`;
/** What the house has kept of the entries of tournaments that are over. */
export const TOURNAMENT_FEES = 'collection:tournaments';

const ACCOUNT =
  /^(card:\d{6,19}|(way|table|tournament|tournament-fee|tournament-withheld):[1-9]\d{0,5}|collection:[1-9]\d{0,5}:[^\s:].{0,59}|collection:tournaments|(jackpot|cage):[^\s:].{0,59})$/;
export const isHouseAccount = (name: string): boolean => ACCOUNT.test(name);
const isCage = (name: string): boolean => name.startsWith('cage:');

const LETTER: Record<DocumentRow['type'], string> = {
  deposit: 'D',
  withdrawal: 'W',
  'buy-in': 'B',
  'cash-out': 'C',
  fill: 'F',
  correction: 'A',
  drop: 'R',
  jackpot: 'J',
  seed: 'K',
  variance: 'V',
  void: 'X',
  prize: 'P',
  'handed over': 'H',
  'put back': 'G',
};

/** Reads the name of a document of the cage, `D-000017`; null for anything else. */
export function cageDocument(name: string): { readonly type: DocumentRow['type']; readonly number: number } | null {
  const [, letter, digits] = /^([A-Z])-(\d{6,12})$/.exec(name.trim().toUpperCase()) ?? [];
  const type = (Object.keys(LETTER) as DocumentRow['type'][]).find((each) => LETTER[each] === letter);
  return type === undefined || digits === undefined ? null : { type, number: Number(digits) };
}

/** `D-000017` at the cage, `B3-000017` from table 3. */
export const documentName = ({ book, number, type }: Pick<DocumentRow, 'book' | 'number' | 'type'>): string => {
  const table = book === CAGE_BOOK ? '' : book.slice('table:'.length);
  return `${LETTER[type]}${table}-${String(number).padStart(6, '0')}`;
};

/** A transfer that has no document: `T-000017` at the cage, `T3-000017` of table 3, `TT5-000017` of tournament 5. */
export function transferName({ book, transfer }: { readonly book: string; readonly transfer: number }): string {
  const whose = book === CAGE_BOOK ? '' : book.replace(/^table:/, '').replace(/^tournament:/, 'T');
  return `T${whose}-${String(transfer).padStart(6, '0')}`;
}

/** The row of a transfer as its hash covers it. */
export const hashedTransfer = ({ key, at, by, note, moves }: Omit<TransferRow, 'book' | 'number' | 'hash'>) => [
  key,
  at,
  by,
  note,
  moves,
];

/** The row of a document as its hash covers it. */
export const hashedDocument = (row: Omit<DocumentRow, 'book' | 'number' | 'hash'>) => [
  row.transfer,
  row.type,
  row.account,
  row.patron,
  row.nature,
  row.amount,
  row.agent,
  row.second,
  row.at,
  ...(row.cage === null ? [] : [row.cage]),
];

/** The row of a correction as its hash covers it. */
export const hashedCorrection = (row: Omit<HouseTables['corrections'], 'number' | 'hash'>) => [
  row.transfer,
  row.account,
  row.before,
  row.after,
  row.at,
  row.by,
  row.second,
  row.reason,
];

/** The jackpot itself, without its reserve and what is set aside for its hits. */
export const jackpotOf = (id: string): string => `jackpot:${id}`;
export const reserveOf = (id: string): string => `jackpot:${id}:reserve`;
export const setAsideFor = (id: string, hit: number): string => `jackpot:${id}:hit-${hit}`;
/** Shares of people who may not be paid, held until the authority decides what happens to them. */
export const withheldOf = (id: string): string => `jackpot:${id}:withheld`;
/** The same for a tournament, `tournament:5`. */
export const withheldInTournament = (source: string): string => source.replace('tournament:', 'tournament-withheld:');
export const isWholeJackpot = (account: string): boolean => /^jackpot:[^:]+$/.test(account);
/** The jackpot of `jackpot:bad-beat` is `bad-beat`. */
export const jackpotIn = (account: string): string => account.slice('jackpot:'.length);
export const isJackpot = (account: string): boolean => account.startsWith('jackpot:');

const VOID = `void:${CAGE_BOOK}:`;
/** The key under which a transfer of the cages is voided; a key is used once. */
export const voidKey = (transfer: number): string => `${VOID}${transfer}`;
/** The transfer that a key has voided. */
export const voidedBy = (key: string): number => Number(key.slice(VOID.length));

export const transferChain = (book: string): string => `transfers:${book}`;
export const documentChain = (book: string): string => `documents:${book}`;

export class HouseBooks {
  readonly #store: HouseStore;
  readonly #listeners = new Set<() => void>();

  constructor(store: HouseStore) {
    this.#store = store;
  }

  /**
   * Calls back when money moves in a jackpot; the move may not be committed yet. Returns the function that
   * unsubscribes.
   */
  onJackpot(run: () => void): () => void {
    this.#listeners.add(run);
    return () => this.#listeners.delete(run);
  }

  /**
   * Posts moves under a key, in the caller's transaction; the caller makes sure that they are posted once. Refused:
   * `bad-amount`, `too-much`, `insufficient`. Returns the number of the transfer in its book.
   */
  async post(tx: HouseTx, book: string, posting: HousePosting): Promise<Result<number, Refusal>> {
    const { key, moves, at, by, note = null } = posting;
    invariant(moves.length > 0, () => `key ${key}: nothing to move`);
    for (const { from, to, amount } of moves) {
      invariant(isHouseAccount(from) && isHouseAccount(to), () => `key ${key}: no such account: ${from}, ${to}`);
      invariant(from !== to, () => `key ${key}: ${from} to itself`);
      if (!Number.isSafeInteger(amount) || amount <= 0) {
        return refuse('bad-amount', 'An amount must be at least one cent, in whole cents.');
      }
    }
    const row = {
      key,
      at,
      by,
      note,
      moves: JSON.stringify(moves.map(({ from, to, amount, why }) => [from, to, amount, why])),
    };
    const { number, hash } = await this.#store.append(tx, transferChain(book), hashedTransfer(row));
    const refusal = await this.#moveBalances(tx, moves);
    if (refusal !== null) return refusal;
    await tx
      .insertInto('transfers')
      .values({ book, number, ...row, hash })
      .execute();
    await tx
      .insertInto('moves')
      .values(
        moves.map(({ from, to, amount, why }, line) => ({
          ...{ book, transfer: number, line },
          ...{ source: from, target: to, amount, why },
        })),
      )
      .execute();
    if (moves.some(({ from, to }) => isJackpot(from) || isJackpot(to))) for (const run of this.#listeners) run();
    return ok(number);
  }

  /** Writes the document of a transfer and returns its name. */
  async document(tx: HouseTx, book: string, transfer: number, at: number, paper: Paper): Promise<string> {
    const row = { transfer, at, ...paper };
    const { number, hash } = await this.#store.append(tx, documentChain(book), hashedDocument(row));
    await tx
      .insertInto('documents')
      .values({ book, number, ...row, hash })
      .execute();
    return documentName({ book, number, type: paper.type });
  }

  /** 0 for an account on which nothing has moved. */
  async balance(tx: HouseReader, account: string): Promise<Cents> {
    const row = await tx.selectFrom('balances').select('balance').where('account', '=', account).executeTakeFirst();
    return row?.balance ?? 0;
  }

  /** The balances of those of these accounts on which something has moved. */
  async balancesOf(tx: HouseReader, accounts: readonly string[]): Promise<ReadonlyMap<string, Cents>> {
    const rows = await tx.selectFrom('balances').selectAll().where('account', 'in', accounts).execute();
    return new Map(rows.map(({ account, balance }) => [account, balance]));
  }

  /** Every account whose name begins with the prefix, sorted by name. */
  balances(prefix: string): Promise<{ readonly account: string; readonly balance: Cents }[]> {
    return this.#store.db
      .selectFrom('balances')
      .selectAll()
      .where('account', 'like', `${prefix}%`)
      .orderBy('account')
      .execute();
  }

  /** What is in each jackpot, by account, without reserves and what is set aside. */
  async jackpots(): Promise<{ readonly account: string; readonly balance: Cents }[]> {
    return (await this.balances('jackpot:')).filter(({ account }) => isWholeJackpot(account));
  }

  /** Locks the accounts sorted by name, so that two transfers never wait for each other, and moves their balances. */
  async #moveBalances(tx: HouseTx, moves: readonly HouseMove[]): Promise<ReturnType<typeof refuse> | null> {
    const accounts = [...new Set(moves.flatMap(({ from, to }) => [from, to]))].sort();
    const before = await this.#locked(tx, accounts);
    for (const account of accounts) {
      const had = before.get(account) ?? 0;
      const has = moves.reduce((sum, move) => {
        if (move.to === account) return sum + move.amount;
        return move.from === account ? sum - move.amount : sum;
      }, had);
      if (Math.abs(has) > MOST)
        return refuse('too-much', `No account here holds more than ${dollars(MOST)}: check the amount.`);
      if (has < 0 && !isCage(account)) {
        const what = account.startsWith('card:') ? 'The card' : `The account ${account}`;
        return refuse('insufficient', `${what} has ${dollars(had)}; this needs ${dollars(had - has)}.`);
      }
      await tx.updateTable('balances').set({ balance: has }).where('account', '=', account).execute();
    }
    return null;
  }

  async #locked(tx: HouseTx, accounts: readonly string[]): Promise<Map<string, Cents>> {
    const read = () =>
      tx
        .selectFrom('balances')
        .selectAll()
        .where('account', 'in', accounts)
        .orderBy('account')
        .$if(this.#store.locksRows, (query) => query.forUpdate())
        .execute();
    let rows = await read();
    if (rows.length < accounts.length) {
      // Only a row that exists can be locked.
      await tx
        .insertInto('balances')
        .values(accounts.map((account) => ({ account, balance: 0 })))
        .onConflict((conflict) => conflict.column('account').doNothing())
        .execute();
      rows = await read();
    }
    return new Map(rows.map(({ account, balance }) => [account, balance]));
  }
}
