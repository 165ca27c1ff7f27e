/**
 * A house in which everything happens at once and in no order: two windows that act for the same players, the same prizes
 * and the same tournaments, under keys that were used before, on a clock that is set forward and back, while tables tell of
 * hands, hits and players who come and go.
 */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Refusal, Result } from '../../games/result.ts';
import { mayTryAgain } from '../../main/house/engine.ts';
import { jackpotTerms } from '../../main/house/jackpot-terms.ts';
import { BAD_BEAT } from '../main/house/jackpot-house.ts';
import { TestHouse } from '../main/house/test-house.ts';
import { termsOf } from '../main/house/tournament/made-up.ts';

export type Done = Promise<Result<unknown, Refusal>>;
export interface Press {
  readonly key: string;
  readonly at: number;
  readonly by: string;
  readonly second: string;
  readonly reason: string;
}
export type Deed = (house: Crowd, press: Press) => Done;

const HOUR = 60 * 60_000;
const PLAYERS = 6;

/** A house with players, two tables for money, one for tournaments, and two jackpots. */
export class Crowd {
  readonly accounts: string[] = [];
  readonly test: TestHouse;
  /** By table, who sits there with how much. */
  readonly seated = new Map<number, Map<string, number>>([
    [1, new Map()],
    [2, new Map()],
  ]);
  /** The reservations that a table has answered: it gets each of them once, however often it is asked for. */
  readonly #answered = new Set<string>();
  #told = 0;

  private constructor(test: TestHouse) {
    this.test = test;
  }

  static async open(place: string): Promise<Crowd> {
    const test = await TestHouse.open(place, { pointsPerHour: 60 });
    const crowd = new Crowd(test);
    const { house } = test;
    for (const table of [1, 2, 3]) await house.tables.add(table, `Table ${table}`, test.now());
    await house.cages.add(1, 'Main', test.now());
    await (await house.cage(1)).counter.fill({ amount: 50_000_00, ...test.act('fill'), second: 'fred' });
    for (let nth = 0; nth < PLAYERS; nth += 1) {
      const { account } = await test.enroll(`Player ${'ABCDEFGH'.charAt(nth)}`);
      await test.fund(account, 2000_00);
      crowd.accounts.push(account);
    }
    const high = { ...BAD_BEAT, id: 'high', name: 'High hand', hit: 'held', bestOfMinutes: 60, minPlayers: 2 };
    for (const terms of [
      { ...BAD_BEAT, minPlayers: 2, reserve: 20, seed: 50_00 },
      { ...high, shares: { loser: 0, winner: 60, table: 40 } },
    ]) {
      const set = await house.jackpots.set(jackpotTerms.parse(terms), test.act(`set ${terms.id}`));
      if (!set.ok) throw new Error(set.error.message);
    }
    for (const nth of [0, 1, 2, 3]) {
      const press = { ...test.act(`sit ${nth}`), second: 'fred', reason: 'to begin with' };
      await crowd.sit(1 + (nth % 2), crowd.account(nth), press);
    }
    for (const most of [3, 12]) await crowd.announces(most, test.act(`announce ${most}`));
    return crowd;
  }

  announces(most: number, { key, at, by }: Pick<Press, 'key' | 'at' | 'by'>): Done {
    const act = { act: 'announce' as const, terms: terms(most), tables: [3] };
    return this.test.house.tournaments.act(act, { key, at, by, reached: new Set([3]) });
  }

  account(nth: number): string {
    return this.accounts[nth % this.accounts.length] ?? '';
  }

  next(): string {
    this.#told += 1;
    return `told-${this.#told}`;
  }

  async sit(table: number, account: string, press: Press): Done {
    const asked = { key: press.key, account, amount: 100_00, enters: true };
    const seats = this.seated.get(table);
    if (seats === undefined || seats.has(account)) return { ok: true, value: null };
    const come = await this.test.house.exchange.reservations.reserve(table, asked, press.at);
    if (!come.ok || this.#answered.has(asked.key)) return come;
    this.#answered.add(asked.key);
    // Both hands of a player may have asked for the seat; there is one.
    if (seats.has(account)) {
      await this.test.tables(table).says({ kind: 'declined', key: asked.key, account });
      return come;
    }
    seats.set(account, 100_00);
    await this.test.tables(table).says({ kind: 'seated', key: asked.key, account, amount: 100_00, enters: true });
    return come;
  }

  async leave(table: number, account: string): Done {
    const amount = this.seated.get(table)?.get(account);
    if (amount === undefined) return { ok: true, value: null };
    this.seated.get(table)?.delete(account);
    const out = { key: this.next(), account, amount, profile: 'holdem', slip: 's', by: null, second: null };
    await this.test.tables(table).says({ kind: 'cash-out', ...out });
    return { ok: true, value: null };
  }

  /** A hand: the first player pays the fee and the drops; it may hit a jackpot. */
  async hand(table: number, hits: string | null): Done {
    const seats = this.seated.get(table) ?? new Map<string, number>();
    const [payer] = [...seats].find(([, chips]) => chips >= 20_00) ?? [];
    if (payer !== undefined) {
      seats.set(payer, (seats.get(payer) ?? 0) - 20_00);
      const shares = [
        { account: 'collection:holdem:1', amount: 4_99 },
        { account: 'jackpot:bad-beat', amount: 10_01 },
        { account: 'jackpot:high', amount: 5_00 },
      ];
      await this.test.tables(table).says({ kind: 'drop', key: this.next(), shares });
    }
    const players = [...seats.keys()].map((account, nth) => ({ seat: nth + 1, account }));
    if (hits !== null && players.length >= 2) {
      const won = { players, lost: hits === 'high' ? [] : [1], won: [2], worth: 7000 + (this.#told % 3) };
      const words = { beaten: hits === 'high' ? null : 'aces full', best: 'four kings', seal: 'seal' };
      const hand = { hand: this.#told + 1, game: 'holdem', ...won, ...words };
      await this.test.tables(table).says({ kind: 'hit', key: this.next(), jackpot: hits, ...hand });
    }
    return { ok: true, value: null };
  }

  async close(): Promise<void> {
    await this.test.close();
  }
}

const small = fc.integer({ min: 0, max: PLAYERS - 1 });
const amount = fc.constantFrom(1, 99, 100_00, 333_33, 2000_00, 99_999_99, 100_000_01);
const number = fc.constantFrom(1, 1, 2, 2, 3, 4);
const table = fc.constantFrom(1, 2);
const terms = (most: number) =>
  termsOf({ entry: 50_00, fee: 5_05, fewest: 2, most, starts: most < 4 ? 'when full' : 'by the director', seats: 4 });

/** What windows do now and then. */
const seldom: fc.Arbitrary<Deed> = fc.oneof(
  fc.tuple(small, amount).map(
    ([who, cents]): Deed =>
      (crowd, press) =>
        crowd.test.house.counter.deposit({ account: crowd.account(who), amount: cents, nature: 'cash', ...press }),
  ),
  fc.tuple(small, amount, fc.boolean()).map(
    ([who, cents, alone]): Deed =>
      (crowd, { second, reason: _, ...press }) =>
        crowd.test.house.counter.withdraw({
          ...{ account: crowd.account(who), amount: cents, nature: 'cash', ...press },
          ...(alone ? {} : { second }),
        }),
  ),
  fc.tuple(small, amount, fc.constantFrom('add', 'take')).map(
    ([who, cents, way]): Deed =>
      (crowd, press) =>
        crowd.test.house.counter.correct({
          ...{ account: crowd.account(who), amount: cents, way: way === 'add' ? 'add' : 'take', nature: 'cash' },
          ...press,
        }),
  ),
  fc.tuple(fc.constantFrom('D', 'W', 'C', 'J'), fc.integer({ min: 1, max: 30 })).map(
    ([kind, nth]): Deed =>
      (crowd, press) =>
        crowd.test.house.counter.void(`${kind}-${String(nth).padStart(6, '0')}`, press),
  ),
  fc.tuple(small, fc.constantFrom(1, 30, 1000, 1_000_000)).map(
    ([who, points]): Deed =>
      (crowd, { second: _, ...press }) =>
        crowd.test.house.points.redeem(crowd.account(who), points, press),
  ),
  fc.tuple(small, fc.constantFrom(-1_000_000, -30, 1, 500)).map(
    ([who, change]): Deed =>
      (crowd, press) =>
        crowd.test.house.points.correct(crowd.account(who), change, press),
  ),
  fc
    .tuple(small, fc.constantFrom('deposits', 'losses', 'time'), fc.constantFrom(null, null, 0, 1000_00, 36_000_000))
    .map(
      ([who, kind, limit]): Deed =>
        (crowd, { key, at, by }) =>
          crowd.test.house.limits.set(crowd.account(who), kind as 'deposits' | 'losses' | 'time', limit, {
            key,
            at,
            by,
          }),
    ),
  fc.tuple(small, fc.integer({ min: 0, max: 5 })).map(
    ([who, what]): Deed =>
      (crowd, press) => {
        const { people } = crowd.test.house;
        const account = crowd.account(who);
        if (what === 0) return people.bar(account, press.at + HOUR, press);
        if (what === 1) return people.liftBar(account, press);
        if (what === 2) return people.hold(account, press);
        if (what === 3) return people.release(account, press);
        // Two of them stay in the house to the end.
        if (who < 2) return people.liftBar(account, press);
        if (what === 4) return people.close(account, press);
        const { key, at, by } = press;
        return people.exclude(account, '30 days', { key, at, by });
      },
  ),
  fc.constantFrom(2, 3, 12).map(
    (most): Deed =>
      (crowd, press) =>
        crowd.announces(most, press),
  ),
);

/** What goes on all the time: tournaments, hits and prizes, players who come and go, hands. */
const often: fc.Arbitrary<Deed> = fc.oneof(
  fc.tuple(fc.constantFrom(1, 1, 2, 2, 3), small, fc.integer({ min: 0, max: 12 })).map(
    ([tournament, who, what]): Deed =>
      (crowd, { key, at, by, reason }) => {
        const acting = { key, at, by, reached: new Set([3]) };
        const { tournaments } = crowd.test.house;
        const entry = who + 1;
        if (what < 6) return tournaments.act({ act: 'enter', tournament, account: crowd.account(who) }, acting);
        if (what === 6) return tournaments.act({ act: 'withdraw', tournament, entry, reason }, acting);
        if (what === 7) return tournaments.act({ act: 'cancel', tournament, reason }, acting);
        if (what < 10) return tournaments.act({ act: 'start', tournament }, acting);
        return tournaments.act({ act: 'disqualify', tournament, entry, reason }, acting);
      },
  ),
  fc.tuple(number, fc.boolean()).map(
    ([hit, pays]): Deed =>
      (crowd, press) =>
        crowd.test.house.jackpots.decide(hit, pays, press),
  ),
  fc.tuple(fc.constantFrom('bad-beat', 'high', 'none'), amount).map(
    ([id, cents]): Deed =>
      (crowd, press) =>
        crowd.test.house.jackpots.seed(id, cents, press),
  ),
  fc.tuple(fc.constantFrom('bad-beat', 'high'), fc.constantFrom('bad-beat', 'high')).map(
    ([id, to]): Deed =>
      (crowd, press) =>
        crowd.test.house.jackpots.close(id, to, press),
  ),
  fc.tuple(number, fc.constantFrom('pay', 'hand over', 'put back')).map(
    ([prize, way]): Deed =>
      (crowd, press) =>
        crowd.test.house.withheld.end(
          prize,
          way === 'hand over' ? { way, receiver: 'The state' } : { way: way === 'pay' ? 'pay' : 'put back' },
          press,
        ),
  ),
  fc.tuple(table, small).map(
    ([where, who]): Deed =>
      (crowd, press) =>
        crowd.sit(where, crowd.account(who), press),
  ),
  fc.tuple(table, small).map(
    ([where, who]): Deed =>
      (crowd, press) =>
        crowd.sit(where, crowd.account(who), press),
  ),
  fc.tuple(table, small).map(
    ([where, who]): Deed =>
      (crowd) =>
        crowd.leave(where, crowd.account(who)),
  ),
  fc.tuple(table, fc.constantFrom('bad-beat', 'bad-beat', 'high')).map(
    ([where, hits]): Deed =>
      (crowd) =>
        crowd.hand(where, hits),
  ),
);

export const deeds: fc.Arbitrary<Deed> = fc.oneof({ weight: 1, arbitrary: seldom }, { weight: 3, arbitrary: often });

export interface Happened {
  readonly kept: number;
  readonly refused: number;
}

/** Two deeds at a time, on a clock that is set forward and back; `meanwhile` with each two. */
export async function happens(
  crowd: Crowd,
  times: number,
  meanwhile: (nth: number) => void = () => {},
): Promise<Happened> {
  const passing = fc.constantFrom(1, 60_000, HOUR, -HOUR, 24 * HOUR, -24 * HOUR);
  const pressed = fc.tuple(deeds, deeds, fc.integer({ min: 0, max: 30 }), passing);
  let [kept, refused] = [0, 0];
  for (const [nth, [one, other, key, passes]] of fc.sample(pressed, { numRuns: times, seed: 77 }).entries()) {
    crowd.test.clock += passes;
    const press = (what: string): Press => ({
      ...{ key: key < 2 ? `used-${key}` : `${what}-${nth}`, at: crowd.test.now(), by: 'cass' },
      ...{ second: 'fred', reason: 'as the lot has it' },
    });
    const both = [one(crowd, press('one')), other(crowd, press('other'))];
    meanwhile(nth);
    for (const done of await Promise.all(both)) {
      if (done.ok) kept += 1;
      else refused += 1;
    }
    await served(() => crowd.test.house.tournaments.due(new Set([3]), crowd.test.now()));
  }
  return { kept, refused };
}

/** Looks again, as a house does, when the connection to the server breaks during a look. */
export async function served<T>(look: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (!mayTryAgain(error)) throw error;
    }
  }
}

/** The audit finds nothing, every cent is somewhere, and what is on the tables is what sits there. */
export async function sound(crowd: Crowd): Promise<void> {
  expect(await crowd.test.wrong()).toEqual([]);
  const balances = await crowd.test.balances();
  expect(Object.values(balances).reduce((sum, balance) => sum + balance, 0)).toBe(0);
  for (const [where, seats] of crowd.seated) {
    const chips = [...seats.values()].reduce((sum, each) => sum + each, 0);
    expect([where, balances[`table:${where}`] ?? 0]).toEqual([where, chips]);
  }
}
