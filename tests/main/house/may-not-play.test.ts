/** Who is excluded, barred or closed after they were let into something: an entry, a name on a list. On both engines. */
import { expect, it } from 'vitest';
import { tournamentsWaiting } from '../../../main/desks/waiting.ts';
import type { DeskAct } from '../../../main/house/desk-record.ts';
import { PokerDeskOffice } from '../../../main/house/poker-desk-office.ts';
import type { TournamentTerms } from '../../../main/house/tournament/record.ts';
import { TournamentOffice } from '../../../main/house/tournament-office.ts';
import type { TournamentAct } from '../../../protocol/tournament.ts';
import { onBothEngines } from './engines.ts';
import { TestHouse } from './test-house.ts';
import { termsOf } from './tournament/made-up.ts';

const DAY = 24 * 60 * 60_000;
const WHY = 'self-excluded from play until';

/** A house with people who have $500 each, and a tournament that they have entered, at one table. */
class Entered {
  readonly test: TestHouse;
  readonly accounts: string[] = [];
  readonly office: TournamentOffice;
  readonly trouble: string[] = [];
  #keys = 0;

  private constructor(test: TestHouse) {
    this.test = test;
    this.office = new TournamentOffice({
      house: test.house,
      reached: () => new Set([1]),
      changed: () => {},
      onTrouble: (text) => this.trouble.push(text),
    });
  }

  static async open(
    place: string,
    people: number,
    terms: Partial<TournamentTerms>,
    options: Parameters<typeof TestHouse.open>[1] = {},
  ): Promise<Entered> {
    const own = new Entered(await TestHouse.open(place, options));
    const { test } = own;
    await test.house.tables.add(1, 'Table 1', test.now());
    for (let nth = 0; nth < people; nth += 1) {
      const { account } = await test.enroll(`Player ${String.fromCharCode(65 + nth)}`);
      await test.fund(account, 500_00);
      own.accounts.push(account);
    }
    expect(await own.try({ act: 'announce', terms: termsOf(terms), tables: [1] })).toBe('ok');
    return own;
  }

  account(nth: number): string {
    const account = this.accounts[nth];
    if (account === undefined) throw new Error(`nobody of number ${nth}`);
    return account;
  }

  key(): string {
    this.#keys += 1;
    return `key-${this.#keys}`;
  }

  async try(act: TournamentAct): Promise<string> {
    const done = await this.office.act(act, this.key(), 'fred');
    return done.ok ? 'ok' : done.error.code;
  }

  async enter(...people: number[]): Promise<void> {
    for (const nth of people)
      expect(await this.try({ act: 'enter', tournament: 1, account: this.account(nth) })).toBe('ok');
  }

  async exclude(nth: number): Promise<void> {
    expect(await this.test.house.people.exclude(this.account(nth), '1 year', this.test.act(this.key()))).toMatchObject({
      ok: true,
    });
  }

  bar(nth: number, until: number | null) {
    const act = { ...this.test.act(this.key()), reason: 'threw a chair' };
    return this.test.house.people.bar(this.account(nth), until, act);
  }

  async states(): Promise<string[]> {
    await this.office.look();
    return (this.office.list()[0]?.entries ?? []).map(({ state }) => state);
  }

  async waiting(): Promise<string[]> {
    await this.office.look();
    return tournamentsWaiting(this.office.list(), this.office.mayNotPlay()).map(({ text }) => text);
  }

  async onCard(nth: number): Promise<number> {
    return (await this.test.balances())[`card:${this.account(nth)}`] ?? 0;
  }

  async close(): Promise<void> {
    expect(this.trouble).toEqual([]);
    expect(await this.test.wrong()).toEqual([]);
    await this.test.close();
  }
}

onBothEngines((newPlace) => {
  it('a player excluded or barred after entering is named to the director, refunded at the start, and not seated', async () => {
    const own = await Entered.open(newPlace(), 4, { fewest: 2 });
    await own.enter(0, 1, 2, 3);
    expect(await own.waiting()).toEqual(['Saturday $100 may begin: 4 of at most 100 have entered.']);
    await own.exclude(1);
    expect(await own.bar(3, null)).toMatchObject({ ok: true });
    expect(await own.waiting()).toEqual([
      expect.stringContaining(`(account ${own.account(1)}) and may not play: ${WHY}`),
      expect.stringContaining(`(account ${own.account(3)}) and may not play: barred: threw a chair`),
      'Saturday $100 may begin: 4 of at most 100 have entered.',
    ]);
    expect(await own.try({ act: 'start', tournament: 1 })).toBe('ok');
    expect(await own.states()).toEqual(['playing', 'withdrawn', 'playing', 'withdrawn']);
    expect(await Promise.all([0, 1, 2, 3].map((nth) => own.onCard(nth)))).toEqual([390_00, 500_00, 390_00, 500_00]);
    const sent = await own.test.house.exchange.outbox.waiting(1, 0, 100);
    const seated = sent.flatMap(({ message }) => (message.kind === 'tournament seat' ? [message.account] : []));
    expect(seated.toSorted()).toEqual([own.account(0), own.account(2)].toSorted());
    expect(await own.waiting()).toEqual([]);
    await own.close();
  });

  it('enough players have to be left, and a bar that has ended by then does not count', async () => {
    const own = await Entered.open(newPlace(), 3, { fewest: 3 });
    await own.enter(0, 1, 2);
    expect(await own.bar(1, own.test.now() + DAY)).toMatchObject({ ok: true });
    expect(await own.try({ act: 'start', tournament: 1 })).toBe('too few');
    expect(await own.states()).toEqual(['registered', 'registered', 'registered']);
    own.test.clock += DAY + 1;
    expect(await own.waiting()).toEqual(['Saturday $100 may begin: 3 of at most 100 have entered.']);
    expect(await own.try({ act: 'start', tournament: 1 })).toBe('ok');
    expect(await own.states()).toEqual(['playing', 'playing', 'playing']);
    await own.close();
  });

  it('a sit-n-go that is full pays them back, is not full anymore, and begins with anyone who comes in their place', async () => {
    const own = await Entered.open(newPlace(), 4, { starts: 'when full', fewest: 2, most: 3 });
    await own.enter(0, 1);
    await own.exclude(1);
    expect(await own.states()).toEqual(['registered', 'registered']);
    await own.enter(2);
    expect(await own.states()).toEqual(['registered', 'withdrawn', 'registered']);
    expect(await own.onCard(1)).toBe(500_00);
    expect(await own.try({ act: 'enter', tournament: 1, account: own.account(1) })).toBe('excluded');
    await own.enter(3);
    expect(await own.states()).toEqual(['playing', 'withdrawn', 'playing', 'playing']);
    await own.close();
  });

  it('while no money moves nobody is paid back, so it does not begin; it says why, and begins afterwards', async () => {
    let halt: { code: string; message: string } | null = null;
    const halted = () => halt;
    const own = await Entered.open(newPlace(), 3, { fewest: 2 }, { halted });
    await own.enter(0, 1, 2);
    await own.exclude(2);
    halt = { code: 'fault', message: 'The books do not agree.' };
    expect(await own.try({ act: 'start', tournament: 1 })).toBe('halted');
    expect(await own.states()).toEqual(['registered', 'registered', 'registered']);
    halt = null;
    expect(await own.try({ act: 'start', tournament: 1 })).toBe('ok');
    expect(await own.states()).toEqual(['playing', 'playing', 'withdrawn']);
    await own.close();

    const small = await Entered.open(newPlace(), 3, { starts: 'when full', fewest: 2, most: 2 }, { halted });
    await small.enter(0);
    await small.exclude(0);
    halt = null;
    // Entered by whoever has a card: whether it is full is looked at next.
    const act = { act: 'enter tournament', tournament: 1, pays: 110_00 } as const;
    const at = { key: 'by card', at: small.test.now() };
    expect(await small.test.house.playerDesk.act(small.account(1), act, at)).toMatchObject({ ok: true });
    halt = { code: 'fault', message: 'The books do not agree.' };
    expect(await small.states()).toEqual(['registered', 'registered']);
    expect(small.office.list()[0]?.waits).toBe('The books do not agree.');
    halt = null;
    expect(await small.states()).toEqual(['withdrawn', 'registered']);
    expect(small.office.list()[0]?.waits).toBeUndefined();
    await small.close();
  });

  it('who may not play is off the lists of the poker desk, with the reason on record; the others keep their places', async () => {
    const test = await TestHouse.open(newPlace());
    const { house } = test;
    const list: DeskAct = {
      ...{ act: 'open list', list: 'holdem-4-8', label: 'Hold’em $4-$8', tables: [1], mustMove: false },
      ...{ openingBet: 4_00, callMinutes: 5 },
    };
    const office = new PokerDeskOffice({
      house,
      open: () => new Map([[1, 3]]),
      changed: () => {},
      onTrouble: (text) => expect.fail(text),
    });
    const accounts: string[] = [];
    expect(await office.act(list, 'list', 'bea')).toMatchObject({ ok: true });
    for (const name of ['Ada Winter', 'Ben Ortiz', 'Cy Young', 'Dee Park']) {
      const { account } = await test.enroll(name);
      accounts.push(account);
      const join = { act: 'join', list: 'holdem-4-8', name, account, here: true } as const;
      expect(await office.act(join, name, 'bea')).toMatchObject({ ok: true });
    }
    const unknown = { act: 'join', list: 'holdem-4-8', name: 'Eve Stone', account: null, here: true } as const;
    expect(await office.act(unknown, 'eve', 'bea')).toMatchObject({ ok: true });
    const [ada = '', ben = '', cy = ''] = accounts;
    const call = { act: 'call', list: 'holdem-4-8', entry: 1, table: 1, skip: null } as const;
    expect(await office.act(call, 'call', 'bea')).toMatchObject({ ok: true });
    expect(await house.people.exclude(ada, 'for good', test.act('out'))).toMatchObject({ ok: true });
    const barred = { ...test.act('bar'), reason: 'threw a chair' };
    expect(await house.people.bar(ben, null, barred)).toMatchObject({ ok: true });
    const closed = { ...test.act('close'), second: 'flo', reason: 'asked by the player' };
    expect(await house.people.close(cy, closed)).toMatchObject({ ok: true });
    await office.look();
    expect(office.lists[0]?.entries.map(({ name }) => name)).toEqual(['Dee Park', 'Eve Stone']);
    const acts = await house.store.db.selectFrom('desk_acts').select(['by', 'body']).orderBy('number').execute();
    const struck = acts.flatMap(({ by, body }) => (body.includes('strike') ? [[by, JSON.parse(body).reason]] : []));
    expect(struck).toEqual([
      [null, 'May not play: self-excluded from play for good'],
      [null, 'May not play: barred: threw a chair'],
      [null, 'May not play: the account is closed'],
    ]);
    expect(await test.wrong()).toEqual([]);
    await test.close();
  });
});
