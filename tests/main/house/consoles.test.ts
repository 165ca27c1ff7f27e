/** A floorman's console over several tables: what waits at each, and the way to any of them. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { BoardView, FloorView, TablesView } from '../../../protocol/views.ts';
import { FILES, type Pressed, TestScreen, until } from '../test-room.ts';
import { CardRoom } from './card-room.ts';

let room: CardRoom;
afterEach(() => room.close());

const STAFF = [
  ['flo', 'floor', '4711'],
  ['aud', 'auditor', '4812'],
] as const;

async function open(...numbers: number[]): Promise<void> {
  room = await CardRoom.open(mkdtempSync(join(FILES, 'dealerless-house-')), numbers);
  for (const [id, role, pin] of STAFF) {
    await room.test.house.staff.add({ id, name: `${id} of the house`, role, pin }, room.test.act(id));
  }
  await room.host.look();
}

async function player(name: string, amount = 300_00): Promise<{ account: string; card: string }> {
  const issued = await room.test.enroll(name);
  await room.test.fund(issued.account, amount);
  return issued;
}

const newConsole = () => new TestScreen<TablesView>(room.host, { screen: 'tables' }, 'tables');

async function signedIn(): Promise<TestScreen<TablesView>> {
  const screen = newConsole();
  expect(await screen.press({ do: 'sign in', staff: 'flo', pin: '4711' })).toMatchObject({ ok: true });
  await until(() => screen.view.ticket !== null);
  return screen;
}

/** Opens the console of a table with the ticket of a console of the house; null where there is no way. */
function tableAt(screen: TestScreen<TablesView>, number: number, ended: string[] = []): TestScreen<FloorView> | null {
  const { ticket } = screen.view;
  let refused = false;
  const link = {
    attach: (_role: unknown, connection: { send(text: string): void }) => {
      const close = (why: string) => void ended.push(why);
      const line = room.host.tablesDesk.open(number, ticket ?? '', { send: connection.send, close }, false);
      refused = line === null;
      return line ?? { receive: () => {}, closed: () => {} };
    },
  };
  const table = new TestScreen<FloorView>({ link }, { screen: 'floor-console' }, `table-${number}`);
  return refused ? null : table;
}

async function opened(
  screen: TestScreen<TablesView>,
  number: number,
  ended?: string[],
): Promise<TestScreen<FloorView>> {
  const table = tableAt(screen, number, ended);
  if (table === null) throw new Error(`no way to table ${number}`);
  await until(() => table.frames.some(({ t }) => t === 'view'));
  return table;
}

const statusOf = (screen: TestScreen<TablesView>, number: number) =>
  screen.view.tables.find((table) => table.number === number)?.status ?? null;

it('shows every table with its game, its seats and what waits there, to whoever has signed in alone', async () => {
  await open(1, 2);
  const ada = await player('Ada Winter');
  const stranger = newConsole();
  expect(stranger.view).toMatchObject({ staff: null, ticket: null, tables: [] });
  const screen = await signedIn();
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
  const screen = await signedIn();
  for (const number of [2, 1]) {
    const table = await opened(screen, number);
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

it('asks for a second person there as at the table itself', async () => {
  await open(1);
  const people = [await player('Ada Winter'), await player('Ben Ortiz')];
  await room.sit(1, 1, people[0]?.card ?? '', 100_00);
  await room.sit(1, 2, people[1]?.card ?? '', 100_00);
  await room.at(1).room.deal();
  const table = await opened(await signedIn(), 1);
  const signed = (second: string, pin: string) =>
    table.press({ do: 'void', reason: 'a player fell ill', signature: { second, pin } });
  expect(await signed('flo', '4711')).toMatchObject({ ok: false, code: 'second-person' });
  expect(await signed('aud', '4812')).toMatchObject({ ok: true });
  expect(room.at(1).room.table.hand).toBeNull();
});

it('a session belongs to one line: no ticket, one that was made up, and one of somebody who signed out lead nowhere', async () => {
  await open(1);
  const screen = await signedIn();
  const ended: string[] = [];
  const table = await opened(screen, 1, ended);
  expect(tableAt(newConsole(), 1)).toBeNull();
  expect(room.host.tablesDesk.open(1, 'x'.repeat(32), { send: () => {}, close: () => {} }, false)).toBeNull();
  expect(tableAt(screen, 7)).toBeNull();

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

it('whoever does nothing for half an hour is signed out, at every table too; an act at a table is one', async () => {
  await open(1);
  const screen = await signedIn();
  const ended: string[] = [];
  const table = await opened(screen, 1, ended);
  room.clock.advance(20 * 60_000);
  expect(await table.press({ do: 'standing approval', on: false })).toMatchObject({ ok: true });
  room.clock.advance(20 * 60_000);
  expect(screen.view.staff).toMatchObject({ id: 'flo' });
  expect(ended).toEqual([]);
  room.clock.advance(10 * 60_000);
  await until(() => screen.view.staff === null);
  expect(ended).toEqual(['signed out']);
});

it('whoever was dismissed meanwhile is signed out', async () => {
  await open(1);
  const screen = await signedIn();
  await room.test.house.staff.dismiss('flo', room.test.act('dismiss-flo'));
  await room.host.look();
  await until(() => screen.view.staff === null);
  expect(tableAt(screen, 1)).toBeNull();
});

it('a table that cannot be reached says so, keeps what it told last, and is back with its line', async () => {
  await open(1, 2);
  const screen = await signedIn();
  const ended: string[] = [];
  await until(() => statusOf(screen, 1) !== null);
  await opened(screen, 1, ended);
  room.at(1).wire.cut();
  await until(() => screen.view.tables[0]?.up === false);
  expect(ended).toEqual(['the table cannot be reached']);
  expect(statusOf(screen, 1)).not.toBeNull();
  expect(tableAt(screen, 1)).toBeNull();
  await opened(screen, 2);
  room.at(1).wire.heal();
  await until(() => screen.view.tables[0]?.up === true);
  await opened(screen, 1);
});

it('consoles of the house take no place of the table’s own screens', async () => {
  await open(1);
  const { floor } = room.at(1).room;
  expect(floor.view.staff).toBeNull();
  const screen = await signedIn();
  for (let nth = 0; nth < 6; nth += 1) await opened(screen, 1);
  const pressed: Pressed = await floor.press({ do: 'sign in', staff: 'flo', pin: '4711' });
  expect(pressed).toMatchObject({ ok: true });
});

it('the board on the wall tells games and open seats, and nothing of anybody’s money', async () => {
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
