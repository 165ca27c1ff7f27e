/**
 * One player, one seat: a player who asks for chips at two tables, leaves, comes back and asks again, while what the tables
 * have told is late. A table tells in order, but its requests may overtake what it has told.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Arrival } from '../../main/house/inbox.ts';
import { onBothEngines } from '../main/house/engines.ts';
import { atNewHouse, type TestHouse } from '../main/house/test-house.ts';
import { repeated } from '../repeated.ts';

const BUY_IN = 100_00;

/** A table as one player sees it: chips that have come, the chips in front of them, and what it has yet to tell. */
class LateTable {
  readonly #house: TestHouse;
  readonly #account: string;
  readonly #number: number;
  readonly #late: Arrival[] = [];
  readonly come: string[] = [];
  sits = false;

  constructor(house: TestHouse, number: number, account: string) {
    this.#house = house;
    this.#account = account;
    this.#number = number;
  }

  get holds(): boolean {
    return this.sits || this.come.length > 0;
  }

  async ask(key: string): Promise<string> {
    const asked = { key, account: this.#account, amount: BUY_IN, enters: true };
    const done = await this.#house.house.exchange.reservations.reserve(this.#number, asked, this.#house.now());
    if (!done.ok) return done.error.code;
    this.come.push(key);
    return 'ok';
  }

  seat(): void {
    const key = this.come.shift();
    if (key === undefined || this.sits) return;
    this.sits = true;
    this.#tell({ kind: 'seated', key, account: this.#account, amount: BUY_IN, enters: true });
    while (this.come.length > 0) this.decline();
  }

  decline(): void {
    const key = this.come.shift();
    if (key !== undefined) this.#tell({ kind: 'declined', key, account: this.#account });
  }

  leave(key: string): void {
    if (!this.sits) return;
    this.sits = false;
    const left = { key, account: this.#account, amount: BUY_IN, profile: 'holdem', slip: `S${this.#number}-000001` };
    this.#tell({ kind: 'cash-out', ...left, by: null, second: null });
  }

  #tell(said: Parameters<ReturnType<TestHouse['tables']>['write']>[0]): void {
    this.#late.push(this.#house.tables(this.#number).write(said));
  }

  /** The oldest of what it has to tell arrives. */
  async tells(): Promise<boolean> {
    const arrival = this.#late.shift();
    if (arrival === undefined) return false;
    await this.#house.house.exchange.inbox.apply(this.#number, arrival);
    return true;
  }
}

onBothEngines((newPlace) => {
  async function atTwoTables(
    work: (tables: readonly [LateTable, LateTable], house: TestHouse, account: string) => Promise<void>,
  ): Promise<void> {
    await atNewHouse(newPlace(), async (house) => {
      await house.house.tables.add(1, 'One', house.now());
      await house.house.tables.add(2, 'Two', house.now());
      const { account } = await house.enroll('Ada Winter');
      await house.fund(account, 1000_00);
      await work([new LateTable(house, 1, account), new LateTable(house, 2, account)], house, account);
    });
  }

  test('who asks again before it is known that the first chips went back has one seat', () =>
    atTwoTables(async ([one, two]) => {
      expect(await one.ask('first')).toBe('ok');
      one.decline();
      expect(await one.ask('second')).toBe('ok');
      await one.tells();
      expect(await two.ask('elsewhere')).toBe('elsewhere');
      one.seat();
      await one.tells();
      expect(await two.ask('elsewhere again')).toBe('elsewhere');
    }));

  test('who leaves and comes back before it is known that they left has one seat', () =>
    atTwoTables(async ([one, two]) => {
      expect(await one.ask('first')).toBe('ok');
      one.seat();
      await one.tells();
      one.leave('left');
      expect(await one.ask('second')).toBe('ok');
      await one.tells();
      expect(await two.ask('elsewhere')).toBe('elsewhere');
    }));

  test('in whatever order it comes, nobody has chips at two tables, and no cent is lost', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.boolean()), { minLength: 10, maxLength: 40 }),
        (steps) =>
          atTwoTables(async (tables, house, account) => {
            const [one, two] = tables;
            for (const [nth, [what, isFirst]] of steps.entries()) {
              const table = isFirst ? one : two;
              if (what === 0 && !table.sits) await table.ask(`k${nth}`);
              if (what === 1) table.seat();
              if (what === 2) table.decline();
              if (what === 3) table.leave(`left ${nth}`);
              if (what === 4) await table.tells();
              expect(one.holds && two.holds).toBe(false);
            }
            for (const table of tables) {
              while (table.come.length > 0) table.decline();
              table.leave('home');
              while (await table.tells());
            }
            expect((await house.balances())[`card:${account}`]).toBe(1000_00);
            expect(await house.house.exchange.people.seatedAt(account)).toBeNull();
          }),
      ),
      { numRuns: repeated(8, 200), seed: 4 },
    ));
});
