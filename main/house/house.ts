/** A house, put together: its store, people, staff, counter, tables, and the exchange with them. */
import { join } from 'node:path';
import type { Cents } from '../../games/money.ts';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import { Pins } from '../accounts/pin.ts';
import { HouseBooks } from './books.ts';
import { HouseCounter } from './counter.ts';
import { Exchange } from './exchange.ts';
import type { Guest, HouseAnswer, HouseRequest } from './messages.ts';
import { HousePeople } from './people.ts';
import { openHousePepper } from './pins.ts';
import { Registry } from './registry.ts';
import { HouseStaff } from './staff.ts';
import { type HouseKind, type HouseStore, openHouseStore } from './store.ts';

export interface HouseOptions {
  readonly name: string;
  /** `postgres://…`, or the folder that holds `house.sqlite`. */
  readonly at: string;
  /** Folder of what is not in the database: the pepper of the PINs. */
  readonly data: string;
  readonly kind: HouseKind;
  readonly now?: () => number;
  /** scrypt's cost, for tests. */
  readonly pinCost?: number;
  /** What a cashier may pay out of one account in a day without a second signature. */
  readonly signaturesAbove?: Cents;
  /** For so long, ms, a database that is away is waited for; tests are in a hurry. */
  readonly patience?: number;
}

export class CardHouse {
  readonly name: string;
  readonly store: HouseStore;
  readonly books: HouseBooks;
  readonly people: HousePeople;
  readonly staff: HouseStaff;
  readonly counter: HouseCounter;
  readonly tables: Registry;
  readonly exchange: Exchange;
  readonly now: () => number;

  constructor(store: HouseStore, pepper: Buffer, options: HouseOptions) {
    const { name, now = Date.now, pinCost, signaturesAbove } = options;
    const pins = new Pins(pepper, pinCost);
    this.name = name;
    this.store = store;
    this.now = now;
    this.books = new HouseBooks(store);
    this.exchange = new Exchange(store, this.books, () => this.people);
    const { tell } = this.exchange;
    this.people = new HousePeople(store, pins, tell);
    this.staff = new HouseStaff(store, pins);
    const signed = signaturesAbove === undefined ? {} : { signaturesAbove };
    this.counter = new HouseCounter({ store, books: this.books, people: this.people, tell, ...signed });
    this.tables = new Registry(store);
  }

  /** Answers a table's request; whatever it changes is under the key that the table made. */
  async answer(table: number, asked: HouseRequest): Promise<Result<HouseAnswer<HouseRequest['ask']>, Refusal>> {
    const at = this.now();
    switch (asked.ask) {
      case 'card': {
        const found = await this.people.byCard(asked.card, at);
        return found.ok ? this.#guest(found.value.account, at) : found;
      }
      case 'guest':
        return this.#guest(asked.account, at);
      case 'pin':
        return this.people.checkPin(asked.account, asked.pin, at);
      case 'reserve':
        return this.exchange.reserve(table, asked, at);
      case 'sign in':
        return this.staff.signIn(asked.id, asked.pin, at);
      case 'bar': {
        const { key, account, until, reason, by } = asked;
        return this.people.bar(account, until, { key, at, by, reason });
      }
      case 'lift bar': {
        const { key, account, reason, by, second } = asked;
        return this.people.liftBar(account, { key, at, by, reason, second });
      }
    }
  }

  async #guest(account: string, at: number): Promise<Result<Guest, Refusal>> {
    const known = await this.exchange.guest(account, at);
    return known === null ? refuse('unknown-account', `There is no account ${account}.`) : ok(known);
  }

  close(): Promise<void> {
    return this.store.close();
  }
}

/** Opens a house, or makes a new one. Throws `StoreError` as `openHouseStore` and `openHousePepper` do. */
export async function openHouse(options: HouseOptions): Promise<CardHouse> {
  const store = await openHouseStore({ at: options.at, kind: options.kind }, options.patience);
  try {
    const anybody = await store.db.selectFrom('acts').select('number').limit(1).executeTakeFirst();
    return new CardHouse(store, openHousePepper(join(options.data, 'house.pepper'), anybody === undefined), options);
  } catch (error) {
    await store.close();
    throw error;
  }
}
