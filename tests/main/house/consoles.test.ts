/** A floorman's console over several tables: what waits at each, and the way to any of them. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { DeskAct } from '../../../main/house/desk-record.ts';
import type { BoardView } from '../../../protocol/board-view.ts';
import type { TablesView } from '../../../protocol/tables-view.ts';
import { describeWith } from '../../needs.ts';
import { FILES, type Pressed, TestScreen, until } from '../test-room.ts';
import { CardRoom } from './card-room.ts';
import { hire, newConsole, opened, signedIn, tableAt } from './house-console.ts';
import { FileDatabases } from './shared-postgres.ts';

let room: CardRoom;
afterEach(() => room.close());

async function open(...numbers: number[]): Promise<void> {
  room = await CardRoom.open(mkdtempSync(join(FILES, 'dealerless-house-')), numbers);
  await hire(room);
}

async function player(name: string, amount = 300_00): Promise<{ account: string; card: string }> {
  const issued = await room.test.enroll(name);
  await room.test.fund(issued.account, amount);
  return issued;
}

const statusOf = (screen: TestScreen<TablesView>, number: number) =>
  screen.view.tables.find((table) => table.number === number)?.status ?? null;

it('shows every table with its game, its seats and what waits there, only after a sign-in', async () => {
  await open(1, 2);
  const ada = await player('Ada Winter');
  const stranger = newConsole(room);
  expect(stranger.view).toMatchObject({ staff: null, ticket: null, tables: [] });
  const screen = await signedIn(room);
  await until(() => statusOf(screen, 2) !== null);
  expect(screen.view.tables.map(({ number, name, up }) => [number, name, up])).toEqual([
    [1, 'Table 1', true],
    [2, 'Table 2', true],
  ]);
  await room.sit(1, 4, ada.card, 100_00);
  await room.at(1).room.station(4).press({ do: 'call floor' });
  await until(() => statusOf(screen, 1)?.waiting.some(({ kind }) => kind === 'call') === true);
  expect(statusOf(screen, 1)).toMatchObject({
    game: expect.stringMatching(/Hold/),
    seats: expect.arrayContaining([{ seat: 4, player: 'Ada', stack: 100_00, status: expect.any(String) }]),
    waiting: [expect.objectContaining({ kind: 'call', seat: 4, person: 'Ada' })],
  });
  expect(stranger.view.tables).toEqual([]);
  expect(JSON.stringify(screen.view)).not.toContain(ada.account);
});

it('takes over any table: an act there is the table’s own, on its record under who signed in at the house', async () => {
  await open(1, 2);
  const screen = await signedIn(room);
  for (const number of [2, 1]) {
    const table = await opened(room, screen, number);
    expect(table.view).toMatchObject({
      staff: { id: 'flo', role: 'floor' },
      table: { number, table: `Table ${number}` },
    });
    expect(await table.press({ do: 'stop', reason: 'a spilled drink' })).toMatchObject({ ok: true });
    expect(room.at(number).room.table.state.stopped).toBe('a spilled drink');
    await until(() => statusOf(screen, number)?.stopped === 'a spilled drink');
    expect(room.at(number).room.host.room.log.last(1)[0]).toMatchObject({ code: 'stop', by: 'flo of the house' });
    expect(await table.press({ do: 'resume' })).toMatchObject({ ok: true });
    table.close();
  }
});

it('knows a staff card that is swiped at it: the PIN does the rest', async () => {
  await open(1);
  const made = await room.test.house.staff.issueCard('flo', room.test.act('card'));
  await room.host.look();
  const screen = newConsole(room);
  room.host.tablesDesk.swiped('9000000000000000');
  await until(() => screen.view.notice !== null);
  expect(screen.view).toMatchObject({ presented: null, notice: { text: expect.stringContaining('not a staff card') } });
  room.host.tablesDesk.swiped(made.ok ? made.value.card : '');
  await until(() => screen.view.presented?.id === 'flo');
  expect(await screen.press({ do: 'sign in', staff: 'flo', pin: '4711' })).toMatchObject({ ok: true });
  expect(screen.view).toMatchObject({ staff: { id: 'flo' }, presented: null });
});

it('has what waits in the house itself once, whatever the number of tables: a locked sign-in', async () => {
  await open(1, 2);
  const screen = await signedIn(room);
  const { house } = room.test;
  for (let wrong = 0; wrong < 5; wrong += 1) {
    await house.staff.signIn('aud', '0000', room.test.now());
    room.test.clock += 60_000;
  }
  await room.host.look();
  await until(() => screen.view.waiting.length > 0);
  expect(screen.view.waiting).toMatchObject([{ kind: 'staff locked', person: 'aud of the house', table: 1 }]);
  expect([1, 2].flatMap((number) => statusOf(screen, number)?.waiting ?? [])).toEqual([]);
  // It is settled at the table that it names, by way of the house.
  const table = await opened(room, screen, 1);
  await until(() => table.view.waiting?.some(({ kind }) => kind === 'staff locked') === true);
  expect(await table.press({ do: 'unlock staff', staff: 'aud' })).toMatchObject({ ok: true });
  await room.host.look();
  await until(() => screen.view.waiting.length === 0);
});

it('asks for a second person there as at the table itself', async () => {
  await open(1);
  const people = [await player('Ada Winter'), await player('Ben Ortiz')];
  await room.sit(1, 1, people[0]?.card ?? '', 100_00);
  await room.sit(1, 2, people[1]?.card ?? '', 100_00);
  await room.at(1).room.deal();
  const table = await opened(room, await signedIn(room), 1);
  const signed = (second: string, pin: string) =>
    table.press({ do: 'void', reason: 'a player fell ill', signature: { second, pin } });
  expect(await signed('flo', '4711')).toMatchObject({ ok: false, code: 'second-person' });
  expect(await signed('aud', '4812')).toMatchObject({ ok: true });
  expect(room.at(1).room.table.hand).toBeNull();
});

it('a session belongs to one line: no ticket, one that was made up, and one of somebody who signed out lead nowhere', async () => {
  await open(1);
  const screen = await signedIn(room);
  const ended: string[] = [];
  const table = await opened(room, screen, 1, ended);
  expect(tableAt(room, newConsole(room), 1)).toBeNull();
  expect(room.host.tablesDesk.open(1, 'x'.repeat(32), { send: () => {}, close: () => {} }, false)).toBeNull();
  expect(tableAt(room, screen, 7)).toBeNull();

  const { ticket } = screen.view;
  expect(await screen.press({ do: 'sign out' })).toMatchObject({ ok: true });
  expect(ended).toEqual(['signed out']);
  expect(room.host.tablesDesk.open(1, ticket ?? '', { send: () => {}, close: () => {} }, false)).toBeNull();
  const said = table.frames.length;
  table.receive(
    JSON.stringify({ t: 'intent', id: 'too-late-1', rev: table.rev, intent: { do: 'stop', reason: 'late' } }),
  );
  await room.at(1).room.pass(500);
  expect(room.at(1).room.table.state.stopped).toBeNull();
  expect(table.frames.length).toBe(said);
});

it('anyone who does nothing for half an hour is signed out, at every table too; an act at a table counts', async () => {
  await open(1);
  const screen = await signedIn(room);
  const ended: string[] = [];
  const table = await opened(room, screen, 1, ended);
  room.clock.advance(20 * 60_000);
  expect(await table.press({ do: 'standing approval', on: false })).toMatchObject({ ok: true });
  room.clock.advance(20 * 60_000);
  expect(screen.view.staff).toMatchObject({ id: 'flo' });
  expect(ended).toEqual([]);
  room.clock.advance(10 * 60_000);
  await until(() => screen.view.staff === null);
  expect(ended).toEqual(['signed out']);
});

it('anyone who was dismissed meanwhile is signed out', async () => {
  await open(1);
  const screen = await signedIn(room);
  await room.test.house.staff.dismiss('flo', room.test.act('dismiss-flo'));
  await room.host.look();
  await until(() => screen.view.staff === null);
  expect(tableAt(room, screen, 1)).toBeNull();
});

it('a table that cannot be reached says so, keeps its last report, and is back with its line', async () => {
  await open(1, 2);
  const screen = await signedIn(room);
  const ended: string[] = [];
  await until(() => statusOf(screen, 1) !== null);
  await opened(room, screen, 1, ended);
  room.at(1).wire.cut();
  await until(() => screen.view.tables[0]?.up === false);
  expect(ended).toEqual(['the table cannot be reached']);
  expect(statusOf(screen, 1)).not.toBeNull();
  expect(tableAt(room, screen, 1)).toBeNull();
  await opened(room, screen, 2);
  room.at(1).wire.heal();
  await until(() => screen.view.tables[0]?.up === true);
  await opened(room, screen, 1);
});

it('consoles of the house take no place of the table’s own screens', async () => {
  await open(1);
  const { floor } = room.at(1).room;
  expect(floor.view.staff).toBeNull();
  const screen = await signedIn(room);
  for (let nth = 0; nth < 6; nth += 1) await opened(room, screen, 1);
  const pressed: Pressed = await floor.press({ do: 'sign in', staff: 'flo', pin: '4711' });
  expect(pressed).toMatchObject({ ok: true });
});

it('the board on the wall shows games and open seats, and nothing about anybody’s money', async () => {
  await open(1, 2);
  const ada = await player('Ada Winter');
  await room.sit(1, 4, ada.card, 100_00);
  const board = new TestScreen<BoardView>(room.host, { screen: 'board' }, 'board');
  await until(() => board.view.tables[0]?.seats[3] === 'taken');
  expect(board.view.tables[0]).toMatchObject({
    number: 1,
    up: true,
    dealing: true,
    game: expect.stringMatching(/Hold/),
  });
  expect(board.view.tables[1]?.seats).toEqual(Array.from({ length: 10 }, () => 'open'));
  expect(JSON.stringify(board.view)).not.toMatch(/Ada|10000|\d{6,}/);
});

it('the poker desk opens a list, calls who is next, and the wall shows it; who sits down there is off the list', async () => {
  await open(1);
  const ada = await player('Ada Winter');
  const screen = await signedIn(room);
  await until(() => statusOf(screen, 1) !== null);
  const list = {
    list: 'holdem-4-8',
    label: 'Hold’em $4-$8',
    tables: [1],
    mustMove: false,
    openingBet: 4_00,
    callMinutes: 5,
  };
  const desk = (act: DeskAct) => screen.press({ do: 'desk', act });
  expect(await newConsole(room).press({ do: 'desk', act: { act: 'open list', ...list } })).toMatchObject({
    code: 'not signed in',
  });
  expect(await desk({ act: 'open list', ...list })).toMatchObject({ ok: true });
  const join = { act: 'join', list: list.list, name: 'Ada', account: ada.account, here: true } as const;
  expect(await desk(join)).toMatchObject({ ok: true });
  expect(await desk(join)).toMatchObject({ ok: false, code: 'on it already' });
  await until(() => screen.view.desk[0]?.seats[0]?.next === 1);
  expect(screen.view.desk[0]?.seats[0]).toMatchObject({ table: 1, left: 10, mover: null });
  expect(await desk({ act: 'call', list: list.list, entry: 1, table: 1, skip: null })).toMatchObject({ ok: true });
  const board = new TestScreen<BoardView>(room.host, { screen: 'board' }, 'board');
  expect(board.view.lists).toEqual([
    {
      id: list.list,
      label: list.label,
      names: [expect.objectContaining({ name: 'Ada', state: 'called', call: expect.objectContaining({ table: 1 }) })],
    },
  ]);
  expect(JSON.stringify(board.view)).not.toContain(ada.account);
  await room.sit(1, 1, ada.card, 100_00);
  await room.host.look();
  await until(() => board.view.lists[0]?.names.length === 0);
  expect(await room.wrong()).toEqual([]);
});

describeWith('postgresql')('three tables of a house on PostgreSQL', () => {
  let databases: FileDatabases;
  beforeAll(async () => {
    databases = await FileDatabases.open();
  });
  afterAll(() => databases.close());

  it('one console moves between them: lets in, rules with a second person, makes a game for all, and every cent is there', async () => {
    room = await CardRoom.open(databases.next(), [1, 2, 3]);
    await hire(room);
    const people = [];
    for (const name of ['Ada Winter', 'Ben Ortiz', 'Linh Tran', 'Rosa Diaz']) people.push(await player(name));
    const [ada, ben, linh, rosa] = people;
    await room.sit(1, 1, ada?.card ?? '', 100_00);
    await room.sit(1, 2, ben?.card ?? '', 100_00);
    await room.sit(3, 5, linh?.card ?? '', 100_00);
    const screen = await signedIn(room);

    // Table 2: nobody comes in without a yes; it is asked for over the console.
    const second = await opened(room, screen, 2);
    expect(await second.press({ do: 'standing approval', on: false })).toMatchObject({ ok: true });
    await room.comeIn(2, 7, rosa?.card ?? '');
    await until(() => statusOf(screen, 2)?.waiting.some(({ kind }) => kind === 'entry') === true);
    expect(await second.press({ do: 'approve', request: second.view.requests[0]?.id ?? '' })).toMatchObject({
      ok: true,
    });
    expect(await room.at(2).room.station(7).press({ do: 'buy in', amount: 100_00 })).toMatchObject({ ok: true });
    await until(() => room.at(2).room.table.sitting(7) !== undefined);
    second.close();

    // Table 1: a hand is voided by two people.
    await room.at(1).room.deal();
    const first = await opened(room, screen, 1);
    const signature = { second: 'aud', pin: '4812' };
    expect(await first.press({ do: 'void', reason: 'a player fell ill', signature })).toMatchObject({ ok: true });
    first.close();

    // Table 3: a call, answered from there.
    await room.at(3).room.station(5).press({ do: 'call floor' });
    await until(() => statusOf(screen, 3)?.waiting[0]?.kind === 'call');
    const third = await opened(room, screen, 3);
    expect(await third.press({ do: 'on my way', seat: 5 })).toMatchObject({ ok: true });
    await until(() => statusOf(screen, 3)?.waiting[0]?.text.includes('flo of the house is on the way') === true);

    // A game for all three, each on its own record.
    const draft = {
      ...{ id: 'evening-6-12', game: 'holdem', limit: '6-12', label: null, collection: [], jackpot: false },
      ...{ buyIn: null, rules: {} },
    };
    for (const number of [1, 2, 3]) {
      const table = await opened(room, screen, number);
      expect(await table.press({ do: 'make profile', draft })).toMatchObject({ ok: true });
      await until(() => statusOf(screen, number)?.profiles.some(({ id }) => id === draft.id) === true);
      expect(room.at(number).room.host.room.log.last(5)).toContainEqual(
        expect.objectContaining({ code: 'make profile', by: 'flo of the house' }),
      );
    }
    await room.quiet();
    expect(await room.wrong()).toEqual([]);
    expect(await room.money()).toBe(4 * 300_00);
  });
});
