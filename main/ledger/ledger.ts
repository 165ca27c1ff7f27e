import { type Cents, dollars } from '../../games/money.ts';
import { invariant, ok, type Refusal, type Result, refuse as takeBack } from '../../games/result.ts';
import { digest } from '../journal/canonical.ts';
import { Chain } from '../journal/chain.ts';
import type { Query, Remembered, Store } from '../journal/store.ts';
import {
  HOUSE,
  isCard,
  isChips,
  isLedgerAccount,
  isSeat,
  type LedgerAccount,
  mayOwe,
  nameOf,
  nameOfChips,
  type PlaceOfChips,
} from './places.ts';
import { refuse } from './refusals.ts';

export interface LedgerMove {
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  readonly amount: Cents;
  readonly why: string;
}

/** A move of tournament chips, in units of which `CHIP` make one chip. */
export interface ChipMove {
  readonly from: PlaceOfChips;
  readonly to: PlaceOfChips;
  readonly amount: number;
  readonly why: string;
}

export interface LedgerPosting {
  /** Made by the caller before the first attempt: the same key posts once, however often it is retried. */
  readonly key: string;
  readonly moves: readonly LedgerMove[];
  readonly at: number;
  /** Who did it: a staff id, an account number, or null for the rules of the game. */
  readonly by: string | null;
  readonly hand?: number;
  readonly note?: string;
  /**
   * Whether two people have signed for it and the books are proven: then chips may go from a seat to a card even while
   * the table has a fault.
   */
  readonly despiteFault?: boolean;
}

/** Moves of tournament chips under a key. */
export type ChipPosting = Omit<LedgerPosting, 'moves' | 'despiteFault'> & { readonly moves: readonly ChipMove[] };

export interface PostedTransfer {
  readonly transfer: number;
  readonly key: string;
  readonly moves: readonly LedgerMove[];
  readonly at: number;
  readonly by: string | null;
  readonly hand: number | null;
  readonly note: string | null;
  /** True when this call changed nothing because the key had been posted before. */
  readonly repeated: boolean;
}

/** A transfer as its row stores it. */
export type PostedRow = {
  id: number;
  key: string;
  body: string;
  at: number;
  by: string | null;
  hand: number | null;
  note: string | null;
};
type MoveRow = { transfer: number; source: string; target: string; amount: number; why: string };
/** A correction as its row stores it, from when tables kept the cards; now the house makes corrections. */
export type CorrectionRow = {
  transfer: number;
  account: string;
  before: number;
  after: number;
  at: number;
  by: string;
  second: string;
  reason: string;
};
type Balance = { account: LedgerAccount; balance: Cents };

/**
 * No amount or balance may exceed this: ten billion dollars, far below where cents would no longer be counted exactly.
 */
export const MOST: Cents = 1_000_000_000_000;

/**
 * In files of versions 2 to 5, money waited here between being reserved and being posted or given back. Nothing is
 * posted to it anymore.
 */
export const RESERVED = 'reserved';

/**
 * Double entry: money only moves from one account to another, in groups that are posted whole or not at all and never
 * change afterwards. Only the cage's own accounts may fall below zero: they are negative by what the house holds in
 * cash for everybody else, so that all balances always sum to zero.
 */
export class Ledger {
  readonly #store: Store;
  readonly #transfers: Chain<Omit<PostedRow, 'id'>>;
  readonly #moves: Chain<MoveRow>;
  readonly #byKey: Query<[string], PostedRow>;
  readonly #movesOf: Query<[number], LedgerMove>;
  readonly #balance: Remembered<[string], { balance: Cents }>;
  readonly #setBalance: Query<[string, Cents], never>;
  readonly #balances: Query<[string, string], Balance>;
  /** The fault of the table, which stops all money (GLI-25: 547.8(b)(3)); null while there is none. */
  #fault: () => string | null = () => null;

  constructor(store: Store) {
    this.#store = store;
    this.#transfers = new Chain(store, 'transfers');
    this.#moves = new Chain(store, 'moves');
    this.#byKey = store.query('SELECT * FROM transfers WHERE key = ?');
    this.#movesOf = store.query(
      'SELECT source AS "from", target AS "to", amount, why FROM moves WHERE transfer = ? ORDER BY id',
    );
    this.#balance = store.remembered(['balances'], 'SELECT balance FROM balances WHERE account = ?');
    this.#setBalance = store.query(
      `INSERT INTO balances (account, balance) VALUES (?, ?)
       ON CONFLICT (account) DO UPDATE SET balance = excluded.balance`,
    );
    this.#balances = store.query(
      'SELECT account, balance FROM balances WHERE account >= ? AND account < ? ORDER BY account',
    );
  }

  /**
   * Posts a group of moves. A key posted before with the same moves, by and hand returns the first answer and changes
   * nothing. Refused with `conflict` (the key was used for something else), `bad-amount`, `too-much`, `insufficient`,
   * `fault` while the table has a fault, or `no-transfer` (money may not go from one player's card to another's: LR5).
   */
  post(posting: LedgerPosting): Result<PostedTransfer, Refusal> {
    invariant(
      posting.moves.every(({ from, to }) => from !== RESERVED && to !== RESERVED),
      () => `key ${posting.key}: nothing is reserved at a table`,
    );
    for (const { from, to } of posting.moves) {
      invariant(
        isLedgerAccount(from) && isLedgerAccount(to),
        () => `key ${posting.key}: no such account: ${from}, ${to}`,
      );
    }
    return this.#post(posting);
  }

  /**
   * Posts a group of moves of tournament chips, as `post` does for money. The two never mix: this method takes places
   * of chips, `post` takes accounts, and neither accepts the other's.
   */
  postChips({ moves, ...posting }: ChipPosting): Result<PostedTransfer, Refusal> {
    const named = namedMoves(moves);
    for (const { from, to } of named) {
      invariant(isChips(from) && isChips(to), () => `key ${posting.key}: no place of chips: ${from}, ${to}`);
    }
    return this.#post({ ...posting, moves: named });
  }

  /** Tournament chips at a place, in hundredths of a chip. */
  chips(place: PlaceOfChips): number {
    return this.balance(nameOfChips(place));
  }

  /** From now on nothing is posted while `fault` returns a fault. All money passes through here (547.8(b)(3)). */
  haltWhile(fault: () => string | null): void {
    this.#fault = fault;
  }

  /** Why no money may move now; null when it may. For what is requested now and posted later. */
  halted(): Refusal | null {
    const fault = this.#fault();
    if (fault === null) return null;
    return {
      code: 'fault',
      message: `No money moves while a fault stops the table. The floor can clear the fault, or cash chips in to the card with a second signature. The fault: ${fault}`,
    };
  }

  /** Does the work as if there were no fault, undoes all of it, and returns its result. */
  trial<T>(work: () => Result<T, Refusal>): Result<T, Refusal> {
    const fault = this.#fault;
    this.#fault = () => null;
    try {
      let result: Result<T, Refusal> = takeBack('trial', 'Nothing was tried.');
      this.#store.attempt(() => {
        result = work();
        return takeBack('trial', 'Only tried.');
      });
      return result;
    } finally {
      this.#fault = fault;
    }
  }

  /** What a key has posted; null when it has posted nothing. */
  posted(key: string): PostedTransfer | null {
    const row = this.#byKey.get(key);
    return row === undefined ? null : this.#read(row, true);
  }

  /** 0 for an account on which nothing has moved. */
  balance(account: LedgerAccount): Cents {
    return this.#balance.get(account)?.balance ?? 0;
  }

  /** Every account whose name begins with the prefix, sorted by name. */
  balances(prefix: string): Balance[] {
    return this.#balances.all(prefix, `${prefix}\uffff`);
  }

  #post({ key, moves, at, by, hand, note, despiteFault = false }: LedgerPosting): Result<PostedTransfer, Refusal> {
    invariant(key !== '' && key.length <= 200, () => `key "${key}": 1 to 200 characters expected`);
    invariant(moves.length > 0, () => `key ${key}: nothing to move`);
    for (const { from, to } of moves) {
      invariant(from !== to, () => `key ${key}: ${from} to itself`);
    }
    if (moves.some(({ amount }) => !Number.isSafeInteger(amount) || amount <= 0)) {
      return refuse('bad-amount', 'An amount must be at least one cent, in whole cents.');
    }
    if (moves.some(({ amount }) => amount > MOST)) return tooMuch();
    const body = bodyDigest({ moves, by, hand: hand ?? null, note: note ?? null });
    return this.#store.attempt(() => {
      const first = this.#byKey.get(key);
      if (first !== undefined) return first.body === body ? ok(this.#read(first, true)) : conflict(key);
      const halted = despiteFault && moves.every(isCashIn) ? null : this.halted();
      if (halted !== null) return { ok: false, error: halted };
      const refusal = this.#moveBalances(moves);
      if (refusal !== null) return refusal;
      const row = { key, body, at, by, hand: hand ?? null, note: note ?? null };
      const id = this.#transfers.append(row);
      for (const { from, to, amount, why } of moves) {
        this.#moves.append({ transfer: id, source: from, target: to, amount, why });
      }
      return ok(this.#read({ id, ...row }, false));
    });
  }

  /** Balances are stored next to the moves so that they need not be summed; `audit` sums the moves and compares. */
  #moveBalances(moves: readonly LedgerMove[]): ReturnType<typeof refuse> | null {
    const accounts = accountsOf(moves);
    if (accounts.filter(isCard).length > 1) return noTransfer();
    for (const account of accounts) {
      const before = this.balance(account);
      const after = before + netChange(moves, account);
      if (Math.abs(after) > MOST && Math.abs(after) > Math.abs(before)) return tooMuch();
      if (after < 0 && !mayOwe(account)) {
        const needed = dollars(before - after);
        return refuse('insufficient', `${nameOf(account)} has ${dollars(before)}; this needs ${needed}.`);
      }
      this.#store.write('balances', () => this.#setBalance.run(account, after));
    }
    return null;
  }

  #read({ id, key, at, by, hand, note }: PostedRow, repeated: boolean): PostedTransfer {
    return { transfer: id, key, moves: this.#movesOf.all(id), at, by, hand, note, repeated };
  }
}

/** Moves of chips as the rows of the ledger name them. */
export const namedMoves = (moves: readonly ChipMove[]): LedgerMove[] =>
  moves.map(({ from, to, amount, why }) => ({ from: nameOfChips(from), to: nameOfChips(to), amount, why }));

/** What a key covers: the same moves by the same person for the same hand. The time may differ between attempts. */
export const bodyDigest = ({ moves, by, hand, note }: Pick<PostedTransfer, 'moves' | 'by' | 'hand' | 'note'>): string =>
  digest([moves.map(({ from, to, amount, why }) => [from, to, amount, why]), by, hand, note]);

const accountsOf = (moves: readonly LedgerMove[]): LedgerAccount[] => [
  ...new Set(moves.flatMap(({ from, to }) => [from, to])),
];

/** What a group of moves adds to an account; negative when it takes money away. */
export function netChange(moves: readonly LedgerMove[], account: LedgerAccount): Cents {
  return moves.reduce((sum, { from, to, amount }) => {
    if (to === account) return sum + amount;
    return from === account ? sum - amount : sum;
  }, 0);
}

const conflict = (key: string) => refuse('conflict', `The key ${key} was already used for something else.`);
const tooMuch = () => refuse('too-much', `No account here holds more than ${dollars(MOST)}: check the amount.`);
const isCashIn = ({ from, to }: LedgerMove): boolean => isSeat(from) && (isCard(to) || to === HOUSE);
const noTransfer = () => refuse('no-transfer', 'Money may not go from one player’s card to another’s.');
