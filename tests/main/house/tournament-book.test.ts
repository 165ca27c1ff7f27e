/** Tournaments as the house keeps them, on both engines: their money, what tables are told, and what tables tell. */
import { expect, it } from 'vitest';
import { tournamentsWaiting } from '../../../main/desks/waiting.ts';
import { tournamentBook } from '../../../main/house/books.ts';
import { houseFacts } from '../../../main/house/house-facts.ts';
import { houseReport } from '../../../main/house/house-report.ts';
import type { HouseMessage } from '../../../main/house/messages.ts';
import { tournamentAfter } from '../../../main/house/tournament/fold.ts';
import { movesOf } from '../../../main/house/tournament/money.ts';
import type { Tournament, TournamentEvent, TournamentTerms } from '../../../main/house/tournament/record.ts';
import { hashedTournamentEvent, TOURNAMENT_CHAIN } from '../../../main/house/tournament-book.ts';
import { canonical } from '../../../main/journal/canonical.ts';
import { playerDesk } from '../../../protocol/player-desk.ts';
import type { TournamentAct } from '../../../protocol/tournament.ts';
import { onBothEngines } from './engines.ts';
import { TestHouse } from './test-house.ts';
import { termsOf } from './tournament/made-up.ts';

const MINUTE = 60_000;

class Floor {
  readonly test: TestHouse;
  readonly accounts: string[] = [];
  reached = new Set([1, 2, 3]);
  #keys = 0;

  constructor(test: TestHouse) {
    this.test = test;
  }

  static async open(place: string, people: number, options: Parameters<typeof TestHouse.open>[1] = {}): Promise<Floor> {
    const floor = new Floor(await TestHouse.open(place, options));
    for (const table of [1, 2, 3]) await floor.test.house.tables.add(table, `Table ${table}`, floor.test.now());
    for (let nth = 0; nth < people; nth += 1) {
      const { account } = await floor.test.enroll(`Player ${String.fromCharCode(65 + nth)}`);
      await floor.test.fund(account, 500_00);
      floor.accounts.push(account);
    }
    return floor;
  }

  async try(act: TournamentAct, key?: string): Promise<string> {
    this.#keys += 1;
    const { house } = this.test;
    const asking = { key: key ?? `act-${this.#keys}`, at: this.test.now(), by: 'fred', reached: this.reached };
    const done = await house.tournaments.act(act, asking);
    return done.ok ? 'ok' : done.error.code;
  }

  async announce(terms: Partial<TournamentTerms>, tables = [1, 2, 3]): Promise<void> {
    expect(await this.try({ act: 'announce', terms: termsOf(terms), tables })).toBe('ok');
  }

  async enterAll(): Promise<void> {
    for (const account of this.accounts) expect(await this.try({ act: 'enter', tournament: 1, account })).toBe('ok');
  }

  async tournament() {
    const [first] = await this.test.house.tournaments.list();
    if (!first) throw new Error('no tournament');
    return first;
  }

  async told(table: number): Promise<HouseMessage[]> {
    return (await this.test.house.exchange.outbox.waiting(table, 0, 1000)).map(({ message }) => message);
  }

  async at(table: number) {
    return (await this.tournament()).entries.filter(({ where }) => where?.table === table);
  }

  /** A hand at a table in which the second of them loses everything to the first. */
  async bust(table: number, key: string): Promise<void> {
    const [winner, loser, ...others] = await this.at(table);
    if (!winner || !loser) throw new Error(`two players at table ${table}`);
    const stays = others.map(({ id, stack }) => ({ entry: id, before: stack, after: stack }));
    await this.test.tables(table).says({
      ...{ kind: 'tournament hand', key, tournament: 1, nextBig: null },
      stacks: [
        { entry: winner.id, before: winner.stack, after: winner.stack + loser.stack },
        { entry: loser.id, before: loser.stack, after: 0 },
        ...stays,
      ],
    });
  }

  /** Events of the first tournament as they were written before fees went to the house by themselves. */
  async leftByProgramOfBefore(events: readonly TournamentEvent[]): Promise<void> {
    const { store, books } = this.test.house;
    const at = this.test.now();
    let state: Tournament = await this.tournament();
    await store.transact(async (tx) => {
      for (const event of events) {
        const row = { tournament: 1, at, by: null, body: canonical(event) };
        const { number, hash } = await store.append(tx, TOURNAMENT_CHAIN, hashedTournamentEvent(row));
        await tx
          .insertInto('tournament_events')
          .values({ number, ...row, hash })
          .execute();
        const after = tournamentAfter(state, event, at);
        const moves = movesOf(state, after, event);
        if (moves.length > 0) {
          const key = `${event.event}:1`;
          const posted = await books.post(tx, tournamentBook(1), { key, moves, at, by: null });
          expect(posted.ok).toBe(true);
        }
        state = after;
      }
      const { status } = state;
      await tx
        .updateTable('tournaments')
        .set({ status, state: canonical(state) })
        .where('number', '=', 1)
        .execute();
    });
  }

  async liftAll(): Promise<void> {
    for (const { id, where, stack, state } of (await this.tournament()).entries) {
      if (where === null || state === 'playing') continue;
      const said = {
        kind: 'tournament lifted',
        key: `lift-${id}-${stack}`,
        tournament: 1,
        entry: id,
        chips: stack,
      } as const;
      await this.test.tables(where.table).says(said);
    }
  }
}

onBothEngines((newPlace) => {
  it('takes entries off the cards with the fee apart, pays them back before the start, and audits to the cent', async () => {
    const floor = await Floor.open(newPlace(), 3);
    const [ada = '', ben = ''] = floor.accounts;
    await floor.announce({ entry: 100_00, fee: 10_00 });
    expect(await floor.try({ act: 'enter', tournament: 1, account: ada }, 'twice')).toBe('ok');
    expect(await floor.try({ act: 'enter', tournament: 1, account: ada }, 'twice')).toBe('ok');
    expect(await floor.try({ act: 'enter', tournament: 1, account: ada })).toBe('entered');
    expect(await floor.try({ act: 'enter', tournament: 1, account: '9999999' })).toBe('unknown-account');
    expect(await floor.try({ act: 'enter', tournament: 1, account: ben })).toBe('ok');
    expect(await floor.test.balances()).toMatchObject({
      ...{ [`card:${ada}`]: 390_00, [`card:${ben}`]: 390_00, 'tournament:1': 200_00, 'tournament-fee:1': 20_00 },
    });
    expect(await floor.test.wrong()).toEqual([]);
    expect(await floor.try({ act: 'withdraw', tournament: 1, entry: 2, reason: 'called away' })).toBe('ok');
    expect(await floor.test.balances()).toMatchObject({ [`card:${ben}`]: 500_00, 'tournament:1': 100_00 });
    const statement = await floor.test.house.counter.statement(ben, 10);
    expect(statement[0]).toMatchObject({
      document: 'TT1-000003',
      what: expect.stringContaining('fee of tournament 1 back'),
    });
    expect(await floor.try({ act: 'cancel', tournament: 1, reason: 'too few' })).toBe('ok');
    expect(await floor.test.balances()).toMatchObject({
      [`card:${ada}`]: 500_00,
      'tournament:1': 0,
      'tournament-fee:1': 0,
    });
    expect(await floor.test.wrong()).toEqual([]);
    await floor.test.close();
  });

  it('tells the table at which somebody plays for money what is on their card after an entry, and after it is paid back', async () => {
    const floor = await Floor.open(newPlace(), 1);
    const [account = ''] = floor.accounts;
    await floor.announce({ entry: 100_00, fee: 10_00 }, [1, 2]);
    const asked = { key: 'in', account, amount: 200_00, enters: true };
    expect(await floor.test.house.answer(3, { ask: 'reserve', ...asked })).toMatchObject({ ok: true });
    await floor.test.tables(3).says({ kind: 'seated', ...asked });
    const known = async () => {
      const guests = (await floor.told(3)).flatMap((message) => (message.kind === 'guest' ? [message.guest] : []));
      return guests.at(-1)?.balance;
    };
    expect(await floor.try({ act: 'enter', tournament: 1, account })).toBe('ok');
    expect(await known()).toBe(190_00);
    expect(await floor.try({ act: 'withdraw', tournament: 1, entry: 1, reason: 'called away' })).toBe('ok');
    expect(await known()).toBe(300_00);
    await floor.test.close();
  });

  it('refuses an entry that the card does not hold, a barred player, and two of one person at the same moment', async () => {
    const floor = await Floor.open(newPlace(), 2);
    const [ada = '', ben = ''] = floor.accounts;
    await floor.announce({ entry: 600_00 });
    expect(await floor.try({ act: 'enter', tournament: 1, account: ada })).toBe('insufficient');
    await floor.announce({ entry: 50_00 });
    await floor.test.house.people.bar(ben, null, { ...floor.test.act('bar'), reason: 'a quarrel' });
    expect(await floor.try({ act: 'enter', tournament: 2, account: ben })).toBe('barred');
    const twice = await Promise.all([1, 2, 3].map(() => floor.try({ act: 'enter', tournament: 2, account: ada })));
    expect(twice.toSorted()).toEqual(['entered', 'entered', 'ok']);
    expect(await floor.test.wrong()).toEqual([]);
    await floor.test.close();
  });

  it('announces none with more chips than can be kept: nobody could read it anymore once they are one player’s', async () => {
    const floor = await Floor.open(newPlace(), 0);
    const act = (stack: number) =>
      floor.try({ act: 'announce', terms: termsOf({ stack, most: 100 }), tables: [1, 2, 3] });
    expect(await act(10_000_001)).toBe('too many chips');
    expect(await act(10_000_000)).toBe('ok');
    // Nor more of them than a screen can be shown.
    for (let nth = 2; nth <= 40; nth += 1) expect(await act(1000)).toBe('ok');
    expect(await act(1000)).toBe('too many');
    expect(await floor.try({ act: 'cancel', tournament: 7, reason: 'too few' })).toBe('ok');
    expect(await act(1000)).toBe('ok');
    await floor.test.close();
  });

  it('begins at tables that nobody plays at for money, and takes no buy-in at them until it is over', async () => {
    const floor = await Floor.open(newPlace(), 4);
    const [ada = '', ben = '', cy = '', dee = ''] = floor.accounts;
    const reserve = (table: number, account: string, key: string) =>
      floor.test.house.exchange.reservations.reserve(
        table,
        { key, account, amount: 50_00, enters: true },
        floor.test.now(),
      );
    await floor.announce({ seats: 2, fewest: 3 }, [1, 2]);
    await reserve(2, dee, 'dee comes');
    await floor.test.tables(2).says({ kind: 'seated', key: 'dee comes', account: dee, amount: 50_00, enters: true });
    for (const account of [ada, ben, cy]) await floor.try({ act: 'enter', tournament: 1, account });
    expect(await floor.try({ act: 'start', tournament: 1 })).toBe('table');
    const out = { key: 'dee goes', account: dee, amount: 50_00, profile: 'p', slip: 's', by: null, second: null };
    await floor.test.tables(2).says({ kind: 'cash-out', ...out });
    floor.reached = new Set([1]);
    expect(await floor.try({ act: 'start', tournament: 1 })).toBe('table');
    floor.reached = new Set([1, 2]);
    expect(await floor.try({ act: 'start', tournament: 1 })).toBe('ok');
    expect(await reserve(2, dee, 'dee again')).toMatchObject({ ok: false, error: { code: 'tournament' } });
    expect(await reserve(3, ada, 'ada elsewhere')).toMatchObject({ ok: false, error: { code: 'elsewhere' } });
    const kinds = (await floor.told(2)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind.startsWith('tournament'))[0]).toBe('tournament');
    expect(kinds).toContain('tournament seat');
    expect(await floor.test.wrong()).toEqual([]);
    await floor.test.close();
  });

  it('a full sit-n-go says why it waits, to anyone who has entered, too, and begins as soon as its table is free', async () => {
    const floor = await Floor.open(newPlace(), 3);
    const { house } = floor.test;
    const [ada = '', ben = '', cy = ''] = floor.accounts;
    const why = 'Players are playing for money at table 1: they have to leave it first.';
    const come = { key: 'cy comes', account: cy, amount: 50_00, enters: true };
    await house.exchange.reservations.reserve(1, come, floor.test.now());
    await floor.test.tables(1).says({ kind: 'seated', ...come });
    await floor.announce({ starts: 'when full', most: 2 }, [1]);
    expect(await floor.try({ act: 'enter', tournament: 1, account: ada })).toBe('ok');
    expect((await floor.tournament()).waits).toBeUndefined();
    const pays = 110_00;
    const act = { act: 'enter tournament', tournament: 1, pays } as const;
    expect(await house.playerDesk.act(ben, act, { key: 'ben', at: floor.test.now() })).toMatchObject({ ok: true });
    // Whoever has a card only does not know which tables can be reached: nothing is said before that is looked at.
    expect((await floor.tournament()).waits).toBeUndefined();
    expect((await house.facts()).registered).toEqual([]);
    let told = 0;
    const stop = house.onFacts(() => {
      told += 1;
    });
    expect(await house.tournaments.due(floor.reached, floor.test.now())).toBe(true);
    expect(told).toBeGreaterThan(0);
    expect(await floor.tournament()).toMatchObject({ status: 'entering', waits: why });
    expect(tournamentsWaiting([await floor.tournament()], new Map())).toMatchObject([
      { kind: 'tournament', text: `Saturday $100 is full and begins as soon as possible: ${why}` },
    ]);
    expect(await house.tournaments.due(floor.reached, floor.test.now())).toBe(false);
    const registered = [ada, ben].map((account) => ({ account, name: 'Saturday $100', waitingFor: why }));
    expect(houseFacts.parse(await house.facts()).registered).toEqual(registered);
    const own = async (account: string) => playerDesk.parse(await house.playerDesk.of(account, floor.test.now()));
    expect((await own(ada)).tournaments[0]?.waitingFor).toBe(why);
    expect((await own(cy)).tournaments[0]?.waitingFor).toBeUndefined();
    const out = { key: 'cy goes', account: cy, amount: 50_00, profile: 'p', slip: 's', by: null, second: null };
    await floor.test.tables(1).says({ kind: 'cash-out', ...out });
    expect(await house.tournaments.due(floor.reached, floor.test.now())).toBe(true);
    expect((await floor.tournament()).status).toBe('playing');
    expect((await floor.tournament()).waits).toBeUndefined();
    expect((await house.facts()).registered).toEqual([]);
    expect(await floor.test.wrong()).toEqual([]);
    stop();
    await floor.test.close();
  });

  it('reads an open one again for a player’s page only once something has happened in it', async () => {
    const floor = await Floor.open(newPlace(), 2);
    const { tournaments } = floor.test.house;
    await floor.announce({}, [1]);
    const [before] = await tournaments.open();
    expect((await tournaments.open())[0]).toBe(before);
    expect(await floor.try({ act: 'enter', tournament: 1, account: floor.accounts[0] ?? '' })).toBe('ok');
    const [after] = await tournaments.open();
    expect(after?.entries).toHaveLength(1);
    expect(after).toEqual(await floor.tournament());
    expect(await floor.try({ act: 'cancel', tournament: 1, reason: 'too few' })).toBe('ok');
    expect(await tournaments.open()).toEqual([]);
    await floor.test.close();
  });

  it('three tables to the last player: balanced, broken, paid; a restart in the middle; the audit is clean', async () => {
    const place = newPlace();
    let floor = await Floor.open(place, 8);
    await floor.announce({ seats: 3, entry: 33_33, fee: 1_00 });
    await floor.enterAll();
    expect(await floor.try({ act: 'start', tournament: 1 })).toBe('ok');
    for (let hand = 0; (await floor.tournament()).status === 'playing'; hand += 1) {
      if (hand > 60) throw new Error('no end');
      for (const table of [1, 2, 3]) {
        const players = await floor.at(table);
        if ((await floor.tournament()).status === 'playing' && players.length > 1)
          await floor.bust(table, `hand-${table}-${hand}`);
        await floor.liftAll();
      }
      expect(await floor.test.wrong()).toEqual([]);
      if (hand !== 0) continue;
      const { accounts, test } = floor;
      await test.close({ keep: true });
      const again = new Floor(await TestHouse.open(place, { data: test.data }));
      again.accounts.push(...accounts);
      again.test.clock = test.clock;
      for (const [table, said] of test.saidTables()) again.test.goesOn(table, said);
      floor = again;
    }
    const { prizes } = await floor.tournament();
    expect((prizes ?? []).map(({ place: at }) => at)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect((prizes ?? []).reduce((sum, { amount }) => sum + amount, 0)).toBe(8 * 33_33);
    const balances = await floor.test.balances();
    expect(balances).toMatchObject({ 'tournament:1': 0, 'tournament-fee:1': 0, 'collection:tournaments': 8_00 });
    const cards = floor.accounts.reduce((sum, account) => sum + (balances[`card:${account}`] ?? 0), 0);
    expect(cards).toBe(8 * 500_00 - 8_00);
    expect((await floor.told(1)).at(-1)?.kind).toBe('tournament over');
    await floor.test.close();
  });

  it('raises the level by its own clock and tells the tables; finds a tournament that was written by another hand', async () => {
    const floor = await Floor.open(newPlace(), 3);
    await floor.announce({}, [1]);
    await floor.enterAll();
    await floor.try({ act: 'start', tournament: 1 });
    const { tournaments, store } = floor.test.house;
    expect(await tournaments.due(floor.reached, floor.test.now())).toBe(false);
    floor.test.clock += 20 * MINUTE;
    expect(await tournaments.due(floor.reached, floor.test.now())).toBe(true);
    expect((await floor.told(1)).at(-1)).toMatchObject({
      kind: 'tournament',
      level: 2,
      blinds: { small: 25, big: 50 },
    });
    expect(await floor.test.wrong()).toEqual([]);
    const row = await store.db.selectFrom('tournaments').select('state').executeTakeFirstOrThrow();
    await store.db
      .updateTable('tournaments')
      .set({ state: row.state.replace('"level":2', '"level":3') })
      .execute();
    expect(await floor.test.wrong()).toEqual([
      expect.stringMatching(/tournament 1 is not what its events have come to/),
    ]);
    await floor.test.close();
  });

  it('a table that tells other chips than the house knows is not believed', async () => {
    const floor = await Floor.open(newPlace(), 2);
    await floor.announce({}, [1]);
    await floor.enterAll();
    await floor.try({ act: 'start', tournament: 1 });
    const [one, two] = await floor.at(1);
    const stacks = [
      { entry: one?.id ?? 0, before: 900, after: 1900 },
      { entry: two?.id ?? 0, before: 1000, after: 0 },
    ];
    const said = floor.test.tables(1).says({ kind: 'tournament hand', key: 'h', tournament: 1, nextBig: null, stacks });
    await expect(said).rejects.toThrow(/tells 900 chips of entry/);
    expect(await floor.test.wrong()).toEqual([]);
    await floor.test.close();
  });

  it('pays nobody while a fault of one of its tables stands, says so, and pays as soon as it is cleared', async () => {
    const floor = await Floor.open(newPlace(), 2);
    await floor.announce({ entry: 100_00, fee: 10_00 }, [1]);
    await floor.enterAll();
    await floor.try({ act: 'start', tournament: 1 });
    let fault: string | null = 'the journal cannot be written';
    floor.test.house.watchTables(() => ({ rounds: true, fault }));
    await floor.bust(1, 'the last');
    const before = await floor.test.balances();
    expect(await floor.tournament()).toMatchObject({
      ...{ status: 'playing', waits: 'Table 1 does not deal: the journal cannot be written' },
    });
    expect(before).toMatchObject({ 'tournament:1': 200_00, 'tournament-fee:1': 20_00 });
    expect((await floor.told(1)).at(-1)).toMatchObject({
      stands: 'It is over. The prizes wait: Table 1 does not deal: the journal cannot be written',
    });
    const { tournaments } = floor.test.house;
    expect(await tournaments.due(floor.reached, floor.test.now())).toBe(false);
    expect(await floor.test.wrong()).toEqual([]);
    fault = null;
    expect(await tournaments.due(floor.reached, floor.test.now())).toBe(true);
    expect(await floor.tournament()).toMatchObject({ status: 'over', feesTaken: 20_00 });
    expect((await floor.tournament()).waits).toBeUndefined();
    expect(await floor.test.balances()).toMatchObject({
      ...{ 'tournament:1': 0, 'tournament-fee:1': 0, 'collection:tournaments': 20_00 },
    });
    expect(await floor.test.wrong()).toEqual([]);
    await floor.test.close();
  });

  it('makes the fees the house’s own when it ends, once, in the report as a fee', async () => {
    const floor = await Floor.open(newPlace(), 2);
    const from = floor.test.now();
    await floor.announce({ entry: 100_00, fee: 10_00 }, [1]);
    await floor.enterAll();
    await floor.try({ act: 'start', tournament: 1 });
    await floor.bust(1, 'the last');
    const { store } = floor.test.house;
    const report = () => houseReport(store.db, { from, to: from + MINUTE }, floor.test.now());
    expect((await report()).fees).toEqual([{ table: 0, option: 'entries of tournaments', amount: 20_00 }]);
    expect((await report()).after.fees).toBe(20_00);
    expect((await report()).tables.some(({ table }) => table === 0)).toBe(false);
    await floor.test.close();
  });

  it('takes in the fees that a program of before has left where they were, once, and none while no money moves', async () => {
    let halt: { code: string; message: string } | null = null;
    const floor = await Floor.open(newPlace(), 3, { halted: () => halt });
    const { house } = floor.test;
    await floor.announce({ entry: 100_00, fee: 10_00 }, [1]);
    await floor.enterAll();
    await floor.leftByProgramOfBefore([
      { event: 'started', tournament: 1 },
      ...[1, 2, 3].map((entry) => ({
        ...({ event: 'seated', tournament: 1 } as const),
        ...{ entry, at: { table: 1, seat: entry } },
      })),
      {
        ...{ event: 'hand', tournament: 1, table: 1, nextBig: null },
        stacks: [
          { entry: 1, before: 1000, after: 3000 },
          { entry: 2, before: 1000, after: 0 },
          { entry: 3, before: 1000, after: 0 },
        ],
      },
      { event: 'over', tournament: 1, prizes: [{ entry: 1, place: 1, amount: 300_00 }] },
    ]);
    // Another is being entered: its fees may still be paid back, and stay where they are.
    await floor.announce({ entry: 50_00, fee: 5_00 }, [2]);
    const other = { act: 'enter', tournament: 2, account: floor.accounts[0] ?? '' } as const;
    expect(await floor.try(other)).toBe('ok');
    const left = { 'tournament:1': 0, 'tournament-fee:1': 30_00, 'tournament-fee:2': 5_00 };
    expect(await floor.test.balances()).toMatchObject(left);
    expect(await floor.test.wrong()).toEqual([]);
    const due = () => house.tournaments.due(floor.reached, floor.test.now());
    halt = { code: 'halted', message: 'No money moves.' };
    expect(await due()).toBe(false);
    expect(await floor.test.balances()).toMatchObject(left);
    halt = null;
    expect(await due()).toBe(true);
    const taken = { 'tournament-fee:1': 0, 'tournament-fee:2': 5_00, 'collection:tournaments': 30_00 };
    expect(await floor.test.balances()).toMatchObject(taken);
    expect(await floor.tournament()).toMatchObject({ id: 1, status: 'over', feesTaken: 30_00 });
    expect(await due()).toBe(false);
    expect(await floor.test.balances()).toMatchObject(taken);
    expect(await floor.test.wrong()).toEqual([]);
    await floor.test.close();
  });
});
