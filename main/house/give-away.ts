/**
 * Updates a table's file after the house has taken over its people and money, which the file still contains as of then.
 */
import { type Cents, dollars } from '../../games/money.ts';
import { type Store, StoreError } from '../journal/store.ts';
import type { Ledger, LedgerMove } from '../ledger/ledger.ts';
import { HOUSE, type LedgerAccount } from '../ledger/places.ts';
import type { Guests } from './guests.ts';
import type { Guest } from './messages.ts';

/**
 * The setting in a table's file that says whose table it is: its number in a house, or `here` for the house in its
 * folder.
 */
const HOUSE_SETTING = 'house table';

/** Whose table a file is; null for one that keeps its own people, or has none yet. */
export const houseOfFile = (store: Store): string | null =>
  store.query<[string], { value: string }>('SELECT value FROM settings WHERE name = ?').get(HOUSE_SETTING)?.value ??
  null;

/** Records whose table it is; this never changes. */
export function rememberHouse(store: Store, whose: string): void {
  const remember = store.query<[string, string]>('INSERT INTO settings (name, value) VALUES (?, ?)');
  store.transact(() => store.write('settings', () => remember.run(HOUSE_SETTING, whose)));
}

interface GivenAway {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly guests: Guests;
  /** Everybody who had an account, as the house describes them. */
  readonly people: readonly Guest[];
  /** The balance of this table in the house's books. */
  readonly onTable: Cents;
  readonly at: number;
}

/**
 * Moves what is on cards and in the cage to the account of the house, in one transaction, and records whose table this
 * now is; earlier rows are not changed. Throws `StoreError`, and changes nothing, when what is left on the table is not
 * what the house says.
 */
export function giveAway({ store, ledger, guests, people, onTable, at }: GivenAway): void {
  store.transact(() => {
    for (const { account, balance } of [...ledger.balances('card:'), ...ledger.balances('cage:')]) {
      if (balance === 0) continue;
      const moved = ledger.post({ key: `to the house:${account}`, moves: [toHouse(account, balance)], at, by: null });
      if (!moved.ok)
        throw new StoreError('corrupt', `${store.path}: ${account} cannot go to the house: ${moved.error.message}`);
    }
    const left = 0 - ledger.balance(HOUSE);
    if (left !== onTable) {
      throw new StoreError(
        'corrupt',
        `${store.path}: ${dollars(left)} would be left on the table, the house has ${dollars(onTable)} there.`,
      );
    }
    for (const person of people) guests.remember(person, at);
    rememberHouse(store, 'here');
  });
}

/** The cage's accounts are negative by what it holds: both what it has and what it owes go to the house. */
const toHouse = (account: LedgerAccount, balance: Cents): LedgerMove =>
  balance > 0
    ? { from: account, to: HOUSE, amount: balance, why: 'to the house' }
    : { from: HOUSE, to: account, amount: -balance, why: 'to the house' };
