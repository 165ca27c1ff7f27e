/** A house for a test, on a clock that stands still, with tables that say what a test has them say. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Refusal } from '../../../games/result.ts';
import type { Person } from '../../../main/accounts/person.ts';
import { checkHouse } from '../../../main/house/check.ts';
import { hashedMessage } from '../../../main/house/hashed-message.ts';
import { type CardHouse, type HouseCage, openHouse } from '../../../main/house/house.ts';
import type { Arrival } from '../../../main/house/inbox.ts';
import type { TableMessage } from '../../../main/house/messages.ts';
import { genesis, linkHash } from '../../../main/journal/chain.ts';
import { FILES } from '../test-room.ts';

type Said = TableMessage extends infer M ? (M extends { at: number } ? Omit<M, 'at'> : never) : never;

/** A table that is nothing but its outbox. */
class SaidTable {
  readonly #house: CardHouse;
  readonly #number: number;
  readonly #now: () => number;
  #end = { rows: 0, hash: genesis('money', 'outbox') };
  #line: Promise<unknown> = Promise.resolve();

  constructor(house: CardHouse, number: number, now: () => number) {
    this.#house = house;
    this.#number = number;
    this.#now = now;
  }

  /** The same table at a house that was opened again. */
  at(house: CardHouse, now: () => number): SaidTable {
    const table = new SaidTable(house, this.#number, now);
    table.#end = this.#end;
    return table;
  }

  write(said: Said): Arrival {
    const message = { ...said, at: this.#now() } as TableMessage;
    const number = this.#end.rows + 1;
    const hash = linkHash(this.#end.hash, number, hashedMessage(message));
    this.#end = { rows: number, hash };
    return { number, hash: hash.toString('hex'), message };
  }

  /** One message after the other, as a table sends them: a house takes none that comes before its turn. */
  says(said: Said): Promise<number> {
    const arrival = this.write(said);
    const applied = this.#line.then(() => this.#house.exchange.inbox.apply(this.#number, arrival));
    this.#line = applied.catch(() => {});
    return applied;
  }
}

export class TestHouse {
  clock = Date.UTC(2026, 10, 28, 20);
  readonly house: CardHouse;
  readonly data: string;
  readonly #tables = new Map<number, SaidTable>();
  #keys = 0;

  private constructor(house: CardHouse, data: string) {
    this.house = house;
    this.data = data;
  }

  static async open(
    at: string,
    options: {
      kind?: 'demo' | 'money';
      data?: string;
      shiftsRequired?: boolean;
      name?: string;
      dormantAfterDays?: number;
      halted?: () => Refusal | null;
      pointsPerHour?: number;
      mostAtOnce?: number;
    } = {},
  ): Promise<TestHouse> {
    const { kind = 'money', data = mkdtempSync(join(FILES, 'dealerless-pepper-')), shiftsRequired = false } = options;
    const { name = 'Test House' } = options;
    const now = { read: () => 0 };
    const house = await openHouse({
      name,
      at,
      data,
      kind,
      pinCost: 16,
      shiftsRequired,
      ...(options.halted === undefined ? {} : { halted: options.halted }),
      ...(options.dormantAfterDays === undefined ? {} : { dormantAfterDays: options.dormantAfterDays }),
      ...(options.pointsPerHour === undefined ? {} : { pointsPerHour: options.pointsPerHour }),
      ...(options.mostAtOnce === undefined ? {} : { mostAtOnce: options.mostAtOnce }),
      patience: 30_000,
      now: () => now.read(),
    });
    const test = new TestHouse(house, data);
    now.read = () => test.clock;
    return test;
  }

  now(): number {
    return this.clock;
  }

  act(key: string) {
    return { key, at: this.clock, by: 'cass' };
  }

  person(name: string): Person {
    return { name, handle: '', born: '1990-01-01', idType: 'passport', idNumber: `P-${name}`, idExpires: '2099-12-31' };
  }

  async enroll(name: string): Promise<{ account: string; card: string }> {
    this.#keys += 1;
    const issued = await this.house.people.enroll(this.person(name), '2580', this.act(`enroll-${this.#keys}-${name}`));
    if (!issued.ok) throw new Error(issued.error.message);
    return issued.value;
  }

  async fund(account: string, amount: number): Promise<void> {
    this.#keys += 1;
    const paid = await this.house.counter.deposit({
      account,
      amount,
      nature: 'cash',
      ...this.act(`fund-${this.#keys}`),
    });
    if (!paid.ok) throw new Error(paid.error.message);
  }

  tables(number: number): SaidTable {
    const table = this.#tables.get(number) ?? new SaidTable(this.house, number, () => this.clock);
    this.#tables.set(number, table);
    return table;
  }

  /** The tables that have said something so far, and where what they have said ends: for a house that is opened again. */
  saidTables(): ReadonlyMap<number, SaidTable> {
    return this.#tables;
  }

  /** A table goes on with what it has said to the house before this one was opened. */
  goesOn(number: number, said: SaidTable): void {
    this.#tables.set(
      number,
      said.at(this.house, () => this.clock),
    );
  }

  async balances(): Promise<Record<string, number>> {
    return Object.fromEntries((await this.house.books.balances('')).map(({ account, balance }) => [account, balance]));
  }

  /** What the audit of the house finds. */
  async wrong(): Promise<string[]> {
    const checks = await checkHouse(this.house.store);
    return checks.filter(({ ok }) => !ok).map(({ name, detail }) => `${name}: ${detail}`);
  }

  async close({ keep = false } = {}): Promise<void> {
    await this.house.close();
    if (!keep) rmSync(this.data, { recursive: true, force: true });
  }
}

/** Does something at a house of its own, whose audit must find nothing after it. */
export async function atNewHouse(place: string, work: (test: TestHouse) => Promise<void>): Promise<void> {
  const test = await TestHouse.open(place);
  try {
    await work(test);
    expect(await test.wrong()).toEqual([]);
  } finally {
    await test.close();
  }
}

/** The same at the first cage of the house. */
export const atNewCage = (place: string, work: (test: TestHouse, cage: HouseCage) => Promise<void>): Promise<void> =>
  atNewHouse(place, async (test) => work(test, await test.house.cage(1)));
