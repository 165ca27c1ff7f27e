/**
 * A day of a cardroom with three tables and its house on PostgreSQL, from the count of the drawer to the count of the drawer:
 * thirty people, the lists, a full main game and its must-move feeder, a bad beat, a sit-n-go, a tournament, cash over the limit,
 * somebody excluded; everybody is paid, nothing is missing, and each report says what the ledger says.
 */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Seat } from '../../../../games/seat.ts';
import { readExclusionList } from '../../../../main/accounts/exclusion-list.ts';
import type { DeskAct } from '../../../../main/house/desk-record.ts';
import { importExclusions } from '../../../../main/house/exclusion-import.ts';
import { houseReport } from '../../../../main/house/house-report.ts';
import { jackpotTerms } from '../../../../main/house/jackpot-terms.ts';
import { type ServedCages, serveCages } from '../../../../main/house-cages.ts';
import { openReadOnly } from '../../../../main/journal/store.ts';
import { interval, Meters } from '../../../../main/ledger/meters.ts';
import type { BoardView } from '../../../../protocol/board-view.ts';
import type { TablesView } from '../../../../protocol/tables-view.ts';
import type { TournamentAct } from '../../../../protocol/tournament.ts';
import { wireTo } from '../../../e2e/line-at.ts';
import { StaffScreen } from '../../../e2e/staff-screen.ts';
import { describeWith } from '../../../needs.ts';
import { FILES, TestScreen, until } from '../../test-room.ts';
import { CardRoom } from '../card-room.ts';
import { opened, signedIn } from '../house-console.ts';
import { BAD_BEAT } from '../jackpot-house.ts';
import { FileDatabases } from '../shared-postgres.ts';
import { termsOf } from '../tournament/made-up.ts';
import { AUD, allIn, Cashier, FACTS, type Player, STAFF } from './cashier.ts';
import { ForcedDecks } from './forced-decks.ts';
import { expectEqualToLedger } from './ledger-sums.ts';

const TABLES = [1, 2, 3];
const FUNDS = 1_000_00;
const BUY_IN = 200_00;
const GAME = { game: 'holdem', limit: '10-20', collection: [2, 32, 47], jackpot: false } as const;
const LIST = 'holdem-10-20';

describeWith('postgresql')('on PostgreSQL', () => {
  const decks = new Map(TABLES.map((number) => [number, new ForcedDecks(number)]));
  let databases: FileDatabases;
  let room: CardRoom;
  let cages: ServedCages;
  let line: StaffScreen<'cage'>;
  let cashier: Cashier;
  let floor: TestScreen<TablesView>;

  beforeAll(async () => {
    databases = await FileDatabases.open();
    room = await CardRoom.open(databases.next(), TABLES, {
      shiftsRequired: true,
      tables: (number) => ({
        config: { standingApproval: true, games: [GAME] },
        shuffler: (decks.get(number) as ForcedDecks).shuffler,
      }),
    });
    const { house } = room.test;
    // The day begins for the house and its tables at the same moment, an hour into a gaming day.
    room.test.clock = house.reports.day(room.test.now()).from + 60 * 60_000;
    for (const { room: at } of room.tables.values()) at.clock.set(room.test.now() - at.clock.now());
    for (const [id, role, pin] of STAFF) {
      const added = await house.staff.add({ id, name: `${id} of the house`, role, pin }, room.test.act(id));
      expect(added).toMatchObject({ ok: true });
    }
    await room.host.look();
    const cage = await house.cages.add(1, 'Main cage', room.test.now());
    cages = await serveCages(house, { port: 0, pages: FILES, onEntry: () => {}, onTrouble: () => {} });
    const token = cage.ok ? cage.value : '';
    line = new StaffScreen('cage', wireTo(`ws://127.0.0.1:${cages.port}/link`), token);
    cashier = new Cashier(line, async () => takesTime());
  });
  afterAll(async () => {
    line.close();
    await cages.close();
    await room.close();
    databases.close();
  });

  /** Whoever works at a screen takes some time over it: one that is pressed too fast refuses. */
  const takesTime = (): void => {
    room.test.clock += 2000;
    for (const clock of [room.clock, ...[...room.tables.values()].map((each) => each.room.clock)]) clock.advance(2000);
  };
  const desk = async (act: DeskAct): Promise<void> => {
    takesTime();
    const done = await floor.press({ do: 'desk', act });
    if (!done.ok) throw new Error(`${act.act}: ${done.code}, ${done.message}`);
  };
  const directs = async (act: TournamentAct): Promise<void> => {
    takesTime();
    const done = await floor.press({ do: 'tournament', act });
    if (!done.ok) throw new Error(`${act.act}: ${done.code}, ${done.message}`);
  };

  /** Time goes by for the house and for its tables alike. */
  const passes = async (ms: number): Promise<void> => {
    room.test.clock += ms;
    for (const { room: at } of room.tables.values()) await at.pass(ms, Math.min(ms, 1000));
    await room.host.look();
  };

  const listed = () => floor.view.desk.find(({ id }) => id === LIST);

  /** Whoever is next for a table is called there, so many of them, and sits down. */
  async function fill(table: number, players: ReadonlyMap<string, Player>, count: number): Promise<void> {
    const called: string[] = [];
    for (let nth = 0; nth < count; nth += 1) {
      await until(() => listed()?.seats.find((each) => each.table === table)?.next !== null);
      const entry = listed()?.seats.find((each) => each.table === table)?.next ?? 0;
      called.push(listed()?.entries.find(({ id }) => id === entry)?.account ?? '');
      await desk({ act: 'call', list: LIST, entry, table, skip: null });
    }
    for (const account of called) {
      const seat =
        ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).find((one) => !room.at(table).room.table.sitting(one)) ?? 1;
      await room.sit(table, seat, players.get(account)?.card ?? '', BUY_IN);
    }
    await room.host.look();
  }

  async function hand(table: number): Promise<void> {
    const { room: at } = room.at(table);
    await at.deal();
    await at.playOut();
    await passes(8000);
  }

  /** Whoever has a seat at a tournament swipes the card there; everybody goes all in until it is over. */
  async function toTheLast(number: number, players: ReadonlyMap<string, Player>): Promise<void> {
    const state = () => floor.view.tournaments.find(({ id }) => id === number);
    for (let turn = 0; turn < 3000 && state()?.status === 'playing'; turn += 1) {
      for (const { room: at } of room.tables.values()) {
        if (at.table.state.tournament === null) continue;
        for (const { seat, account, locked } of at.table.state.sittings) {
          if (locked) at.host.swipe(players.get(account)?.card ?? '', seat);
        }
        allIn(at, `t${number}-${turn}`);
      }
      await passes(2000);
      await room.quiet();
      await room.host.look();
    }
    expect(state()?.status).toBe('over');
    for (const { room: at } of room.tables.values()) {
      await until(() => at.table.state.tournament === null);
      expect(at.table.state.fault).toBeNull();
    }
    await room.quiet();
  }

  it('a day with three tables ends with every cent where it belongs, and every report equal to the ledger', async () => {
    const { house } = room.test;
    await cashier.begin();
    floor = await signedIn(room);

    // Thirty people are enrolled; whoever is on a list of the state is not.
    const exclude = (...names: string[]) => {
      const csv = ['name,born,until,reference', ...names.map((name, nth) => `${name},1990-01-01,,S-${nth}`)].join('\n');
      const { people } = readExclusionList(Buffer.from(csv));
      return importExclusions(house, { list: 'state', people, trial: false }, room.test.act(`list of ${names.length}`));
    };
    expect(await exclude('Max Barred')).toMatchObject({ ok: true });
    const barred = { do: 'issue', person: Cashier.person('Max Barred'), pin: '2580' } as const;
    expect(await line.says(barred)).toBe('barred');
    const players: Player[] = [];
    for (let nth = 0; nth < 30; nth += 1) {
      const letter = String.fromCharCode(65 + (nth % 26));
      players.push(await cashier.enroll(`Player ${letter}${nth < 26 ? 'early' : 'late'}`));
    }
    const byAccount = new Map(players.map((player) => [player.account, player]));
    for (const { account } of players.slice(1)) expect(await cashier.deposit(account, FUNDS)).toBe('ok');
    const [rich, excluded] = players.slice(0, 2) as [Player, Player];
    expect(await cashier.deposit(rich.account, 10_000_01)).toBe('facts-missing');
    expect(await line.says({ do: 'keep facts', account: rich.account, facts: FACTS })).toBe('ok');
    expect(await cashier.deposit(rich.account, 10_000_01)).toBe('ok');

    // The lists: a full main game at table 1, and table 2 that feeds it.
    const jackpot = jackpotTerms.parse({ ...BAD_BEAT, minPlayers: 4 });
    expect(await house.jackpots.set(jackpot, { ...room.test.act('terms') })).toMatchObject({ ok: true });
    expect(await house.jackpots.seed('bad-beat', 500_00, { ...room.test.act('seed'), second: 'flo' })).toMatchObject({
      ok: true,
    });
    for (const table of TABLES) await until(() => room.at(table).room.host.room.line?.jackpots().length === 1);
    const list = {
      list: LIST,
      label: 'Hold’em $10-$20',
      tables: [1],
      mustMove: true,
      openingBet: 10_00,
      callMinutes: 5,
    };
    await desk({ act: 'open list', ...list });
    for (const [nth, { account }] of players.slice(2, 22).entries())
      await desk({ act: 'join', list: LIST, name: `Name ${nth}`, account, here: true });
    const board = new TestScreen<BoardView>(room.host, { screen: 'board' }, 'board');
    expect(board.view.lists[0]?.names).toHaveLength(20);
    await fill(1, byAccount, 10);
    await desk({ act: 'open table', list: LIST, table: 2 });
    await fill(2, byAccount, 8);
    await until(() => board.view.lists[0]?.names.length === 2);
    for (const table of [1, 2]) for (let nth = 0; nth < 2; nth += 1) await hand(table);

    // A seat change within the feeder; then a seat of the main game is open, and the first of the feeder must move.
    const feeder = room.at(2).room;
    const changer = players.find(({ account }) => account === feeder.table.sitting(3)?.account) as Player;
    expect(await feeder.station(3).press({ do: 'move', to: 10 })).toMatchObject({ ok: true });
    const console2 = await opened(room, floor, 2);
    await until(() => console2.view.requests.length === 1);
    const request = console2.view.requests[0]?.id ?? '';
    expect(await console2.press({ do: 'approve', request })).toMatchObject({ ok: true });
    console2.close();
    await hand(2);
    expect(feeder.table.sitting(10)?.account).toBe(changer.account);
    feeder.host.swipe(changer.card, 10);
    await feeder.pass(200, 100);
    await until(() => feeder.table.sitting(10)?.locked === false);
    await room.leave(1, 4);
    await room.quiet();
    await room.host.look();
    await until(() => (listed()?.seats[0]?.left ?? 0) > 0 && listed()?.seats[0]?.mover !== null);
    const waiting = listed()?.entries.find(({ kind }) => kind === 'list')?.id ?? 0;
    const past = { act: 'call', list: LIST, entry: waiting, table: 1, skip: null } as const;
    expect(await floor.press({ do: 'desk', act: past })).toMatchObject({ code: 'must move' });
    const mover = listed()?.seats[0]?.mover;
    const moved = byAccount.get(mover?.account ?? '') as Player;
    await desk({ act: 'force move', list: LIST, name: mover?.name ?? '', account: moved.account, from: 2, to: 1 });
    const from = room.at(2).room.table.state.sittings.find(({ account }) => account === moved.account)?.seat ?? 1;
    await room.leave(2, from);
    await room.quiet();
    await room.sit(1, 4, moved.card, BUY_IN);
    await room.host.look();
    await until(() => listed()?.entries.every(({ kind }) => kind === 'list') === true);

    // A bad beat at the main game: the table stands until two people have signed.
    const main = room.at(1).room;
    const dealtIn = () => main.table.state.sittings.length;
    expect(dealtIn()).toBe(10);
    // Whoever has just come in may wait for the blinds: the deck is for those who are dealt in.
    for (let tries = 0; tries < 15 && main.table.state.held === null; tries += 1) {
      await main.deal();
      const dealt = main.table.hand?.facts.start.players.length;
      await main.playOut();
      if (dealt === 10 && main.table.state.held === null) decks.get(1)?.badBeatNext(10);
      await passes(8000);
    }
    await until(() => main.table.state.held !== null);
    await room.quiet();
    const lain = (await room.test.balances())['jackpot:bad-beat'] ?? 0;
    const console1 = await opened(room, floor, 1);
    await until(() => (console1.view.hits?.length ?? 0) === 1);
    const [hit] = console1.view.hits ?? [];
    expect(hit).toMatchObject({
      table: 1,
      shares: expect.arrayContaining([expect.objectContaining({ part: 'loser' })]),
    });
    const pays = {
      do: 'decide jackpot',
      hit: hit?.number ?? 0,
      pays: true,
      reason: 'cards and deck looked at',
    } as const;
    expect(await console1.press({ ...pays, signature: { second: 'flo', pin: '4711' } })).toMatchObject({ ok: false });
    expect(await console1.press({ ...pays, signature: AUD })).toMatchObject({ ok: true });
    await until(() => main.table.state.held === null);
    console1.close();
    expect(hit?.amount).toBeGreaterThanOrEqual(500_00);
    expect((hit?.shares ?? []).reduce((all, { amount }) => all + amount, 0)).toBe(hit?.amount);
    expect(lain).toBeLessThan(500_00);

    // The next edition of the list has somebody who plays here: no seat from now on, and what is theirs is paid.
    expect(await exclude('Max Barred', excluded.name)).toMatchObject({
      ok: true,
      value: { excluded: [{ account: excluded.account }] },
    });
    await room.comeIn(3, 9, excluded.card);
    expect(room.at(3).room.station(9).view.phase.name).toBe('vacant');
    expect(await cashier.payOut(excluded)).toBe(FUNDS);

    // A sit-n-go at table 3 while the others play for money.
    const fast = { entry: 50_00, fee: 5_00, every: { by: 'hands', hands: 2 }, stack: 500 } as const;
    const sitNGo = termsOf({ ...fast, name: 'Sit-n-go $50', seats: 6, most: 4, starts: 'when full' });
    await directs({ act: 'announce', terms: sitNGo, tables: [3] });
    for (const { account } of players.slice(22, 26)) await directs({ act: 'enter', tournament: 1, account });
    await until(() => room.at(3).room.table.state.sittings.length === 4);
    await toTheLast(1, byAccount);
    expect(room.at(1).room.table.lastNumber).toBeGreaterThan(4);

    // Everybody leaves the money games; a tournament at three tables.
    for (const table of [1, 2])
      for (const { seat } of [...room.at(table).room.table.state.sittings]) await room.leave(table, seat as Seat);
    await room.quiet();
    await desk({ act: 'close list', list: LIST, reason: 'the tables are for the tournament' });
    await directs({ act: 'announce', terms: termsOf({ ...fast, name: 'Evening $50', seats: 4 }), tables: TABLES });
    for (const { account } of players.slice(10, 22)) await directs({ act: 'enter', tournament: 2, account });
    await directs({ act: 'start', tournament: 2 });
    const seated = () => TABLES.map((table) => room.at(table).room.table.state.sittings.length).join();
    await until(() => seated() === '4,4,4');
    await toTheLast(2, byAccount);

    // Everybody is paid, the drawer is counted, and nothing is missing.
    for (const player of players) await cashier.payOut(player);
    await cashier.end();
    const balances = await room.test.balances();
    const held = (prefix: string): number =>
      Object.entries(balances).reduce((all, [name, amount]) => (name.startsWith(prefix) ? all + amount : all), 0);
    for (const none of ['card:', 'way:', 'table:', 'tournament:']) expect([none, held(none)]).toEqual([none, 0]);
    const kept = held('collection:') + held('jackpot:') + held('tournament-fee:');
    expect(cashier.counted.in - cashier.counted.out + 500_00).toBe(kept);
    expect(cashier.drawer).toBe(5_000_00 + cashier.counted.in - cashier.counted.out);
    expect(await room.wrong()).toEqual([]);
    expect(await room.test.wrong()).toEqual([]);

    // The reports of the house, and those of each table.
    const day = house.reports.day(room.test.now());
    const report = await houseReport(house.store.db, day, room.test.now());
    await expectEqualToLedger(house, report);
    await cashier.signIn('aud');
    const shown = await line.press({ do: 'house report', over: { shift: 1 } });
    expect(shown).toMatchObject({ kind: 'house report' });
    for (const { table, boughtIn, cashedOut, fees } of report.tables) {
      const file = openReadOnly(join(room.at(table).room.data, 'table.sqlite'));
      const meters = new Meters(file).read(interval('life', 0));
      file.close();
      expect(meters).toMatchObject({ boughtIn, cashedOut });
      expect(meters.collections.reduce((all, { amount }) => all + amount, 0)).toBe(fees);
    }

    // The report of cash is filed by an auditor once its day is over.
    const file = { do: 'file report', report: 1, filing: 'BSA 31000123' } as const;
    expect(await line.says(file)).toBe('day-open');
    room.test.clock = day.to;
    expect(await line.says(file)).toBe('ok');
    expect(await line.press({ do: 'cash reports' })).toMatchObject({
      reports: [{ account: rich.account, cashIn: 10_000_01, cashOut: expect.any(Number), standing: 'filed' }],
    });
  });
});
