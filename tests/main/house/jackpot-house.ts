/** A house with a bad beat jackpot, and tables that drop for it and hit it. */
import { expect } from 'vitest';
import { jackpotTerms } from '../../../main/house/jackpot-terms.ts';
import type { HitMessage } from '../../../main/house/messages.ts';
import { TestHouse } from './test-house.ts';

/** As it is kept, in cents. */
export const BAD_BEAT = {
  id: 'bad-beat',
  name: 'Bad beat jackpot',
  games: ['holdem'],
  hit: 'beaten',
  hand: ['As', 'Ah', 'Ad', '2c', '2d'],
  bothHoleCards: true,
  minPlayers: 4,
  drop: 1_00,
  shares: { loser: 50, winner: 25, table: 25 },
} as const;

export class JackpotHouse {
  readonly test: TestHouse;
  /** By table, the accounts in seats 1 to 4. */
  readonly seated = new Map<number, readonly string[]>();
  #keys = 0;

  private constructor(test: TestHouse) {
    this.test = test;
  }

  /** With four players at each of the tables, of $500 each. */
  static async open(place: string, tables: number, terms: object = {}): Promise<JackpotHouse> {
    const own = new JackpotHouse(await TestHouse.open(place));
    const { test } = own;
    for (let table = 1; table <= tables; table += 1) {
      await test.house.tables.add(table, `Table ${table}`, test.now());
      const accounts: string[] = [];
      for (const name of ['Ann', 'Ben', 'Cal', 'Dee']) {
        const { account } = await test.enroll(`${name} ${'ABCDEFGH'.charAt(table)}`);
        await test.fund(account, 500_00);
        const key = `in-${account}`;
        const asked = { key, account, amount: 500_00, enters: true };
        expect(await test.house.answer(table, { ask: 'reserve', ...asked })).toMatchObject({ ok: true });
        await test.tables(table).says({ kind: 'seated', ...asked });
        accounts.push(account);
      }
      own.seated.set(table, accounts);
    }
    await own.set(terms);
    return own;
  }

  /** Everybody leaves a table, with what they came with if nothing else is said. */
  async leave(table: number, amounts: readonly number[] = []): Promise<void> {
    for (const [nth, account] of (this.seated.get(table) ?? []).entries()) {
      const amount = amounts[nth] ?? 500_00;
      const out = { key: `out-${account}`, account, amount, profile: 'p', slip: 's', by: null, second: null };
      await this.test.tables(table).says({ kind: 'cash-out', ...out });
    }
  }

  async set(terms: object): Promise<void> {
    this.#keys += 1;
    const said = jackpotTerms.parse({ ...BAD_BEAT, ...terms });
    expect(await this.test.house.jackpots.set(said, this.test.act(`set-${this.#keys}`))).toEqual({
      ok: true,
      value: null,
    });
  }

  async drops(table: number, amount: number, id = 'bad-beat'): Promise<void> {
    this.#keys += 1;
    const shares = [{ account: `jackpot:${id}`, amount }];
    await this.test.tables(table).says({ kind: 'drop', key: `drop-${this.#keys}`, shares });
  }

  /** Seat 2 is beaten by seat 4, unless the hit says otherwise. */
  hit(table: number, hand: number, more: Partial<HitMessage> = {}): Omit<HitMessage, 'at'> {
    const players = (this.seated.get(table) ?? []).map((account, nth) => ({ seat: nth + 1, account }));
    return {
      ...{ kind: 'hit', key: `hit:${hand}`, jackpot: 'bad-beat', hand, game: 'holdem', players, lost: [2], won: [4] },
      ...{ beaten: 'full house, aces full of kings', best: 'four of a kind, kings', worth: 7000, seal: 'seal' },
      ...more,
    };
  }

  async decide(number: number, pays: boolean, more: { second?: string; key?: string } = {}) {
    const { key = `decide-${number}`, second = 'aude' } = more;
    const act = { key, at: this.test.now(), by: 'fred', second, reason: 'cards and deck looked at' };
    return this.test.house.jackpots.decide(number, pays, act);
  }

  async balance(name: string): Promise<number> {
    return (await this.test.balances())[name] ?? 0;
  }

  /** What the cards at a table hold. */
  async cards(table: number): Promise<number[]> {
    const balances = await this.test.balances();
    return (this.seated.get(table) ?? []).map((account) => balances[`card:${account}`] ?? 0);
  }
}
