/** The poker desk at the console of a table with its house beside it, the board on its wall, and a player who joins by card. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DeskAct } from '../../../main/house/desk-record.ts';
import { Tokens } from '../../../main/link/tokens.ts';
import { STAFF } from '../desks/staffed-room.ts';
import { newFolder } from '../ledger/books.ts';
import { settled, type TestRoom, until } from '../test-room.ts';
import { leave, openNear, PIN, player, sit, wrongIn } from './near-room.ts';

const LIST: DeskAct = {
  ...{ act: 'open list', list: 'holdem', label: 'Holdem $4-$8', tables: [1], mustMove: false },
  ...{ openingBet: 4_00, callMinutes: 5 },
};

let room: TestRoom;
beforeEach(async () => {
  room = await openNear();
  for (const [id, member] of Object.entries(STAFF)) {
    await room.near.staff.add({ id, ...member }, { key: id, at: room.clock.now(), by: 'setup' });
  }
  await signIn('bea');
});
afterEach(async () => {
  await room.close();
});

const signIn = (staff: 'bea' | 'fred' | 'cass') =>
  room.floor.press({ do: 'sign in', staff, pin: STAFF[staff]?.pin ?? '' });
const desk = (act: DeskAct) => room.floor.press({ do: 'desk', act });
const lists = () => room.floor.view.desk ?? [];
const board = () => room.board.view.lists.map(({ names }) => names.map(({ name, state }) => [name, state]));

test('a list is opened, names wait and are called, a call is held, and anyone who does not come loses it', async () => {
  expect(await desk(LIST)).toMatchObject({ ok: true });
  for (const [name, here] of [
    ['Ann', true],
    ['Bo', true],
    ['Cy', false],
  ] as const) {
    expect(await desk({ act: 'join', list: 'holdem', name, account: null, here })).toMatchObject({ ok: true });
  }
  await until(() => board()[0]?.length === 3);
  expect(board()).toEqual([
    [
      ['Ann', 'waiting'],
      ['Bo', 'waiting'],
      ['Cy', 'interest'],
    ],
  ]);
  expect(lists()[0]?.seats).toEqual([{ table: 1, left: 10, next: 1, mover: null }]);
  // Whoever is called out of turn is called for a reason.
  const bo = { act: 'call', list: 'holdem', entry: 2, table: 1 } as const;
  expect(await desk({ ...bo, skip: null })).toMatchObject({ ok: false, code: 'not next' });
  expect(await desk({ act: 'call', list: 'holdem', entry: 1, table: 1, skip: null })).toMatchObject({ ok: true });
  expect(await desk({ ...bo, skip: null })).toMatchObject({ ok: true });
  expect(await desk({ act: 'hold', list: 'holdem', entry: 2, minutes: 10 })).toMatchObject({ ok: true });
  expect(await desk({ act: 'here', list: 'holdem', entry: 3 })).toMatchObject({ ok: true });
  await until(() => board()[0]?.[1]?.[1] === 'called');
  await room.pass(5 * 60_000 + 2000, 1000);
  await until(() => lists()[0]?.entries.length === 2);
  expect(lists()[0]?.entries.map(({ name, state }) => [name, state])).toEqual([
    ['Bo', 'called'],
    ['Cy', 'waiting'],
  ]);
  expect(await desk({ act: 'no show', list: 'holdem', entry: 2 })).toMatchObject({ ok: true });
  await until(() => board()[0]?.length === 1);
  expect(await wrongIn(room)).toEqual([]);
});

test('a player joins by card at an idle station, is called at the console, and is off the list when they sit down', async () => {
  const [ada, bo] = [await player(room, 'Ada Winter', 300_00), await player(room, 'Bo Summers', 300_00)];
  await desk(LIST);
  await sit(room, 1, bo.card, 100_00);
  room.host.swipe(ada.card, 2);
  await room.pass(200, 100);
  await until(() => room.station(2).view.phase.name === 'pin');
  await room.station(2).press({ do: 'pin', pin: PIN, to: 'desk' });
  await until(() => room.station(2).view.phase.name === 'desk');
  expect(await room.station(2).press({ do: 'player act', act: { act: 'join list', list: 'holdem' } })).toMatchObject({
    ok: true,
  });
  await until(() => lists()[0]?.entries.length === 1);
  const [entry] = lists()[0]?.entries ?? [];
  expect(entry).toMatchObject({ account: ada.account, state: 'waiting' });
  expect(lists()[0]).toMatchObject({
    players: [{ account: bo.account, table: 1, name: 'Bo' }],
    seats: [{ table: 1, left: 9, next: entry?.id, mover: null }],
  });
  await room.station(2).press({ do: 'cancel' });
  await desk({ act: 'call', list: 'holdem', entry: entry?.id ?? 0, table: 1, skip: null });
  await until(() => board()[0]?.[0]?.[1] === 'called');
  // An idle station names for whom a seat is kept.
  const kept = () => {
    const { phase } = room.station(3).view;
    return phase.name === 'vacant' ? (phase.kept ?? []).map(({ name }) => name) : [];
  };
  await until(() => kept().length === 1);
  await sit(room, 2, ada.card, 100_00);
  await room.pass(1500, 500);
  await until(() => lists()[0]?.entries.length === 0);
  expect(lists()[0]?.players.map(({ name }) => name)).toEqual(['Bo', 'Ada']);
  await leave(room, 1);
  await room.pass(1500, 500);
  await until(() => lists()[0]?.players.length === 1);
  expect(await wrongIn(room)).toEqual([]);
});

test('lists are for the floor and the board; nobody sees them without signing in', async () => {
  await desk(LIST);
  await room.floor.press({ do: 'sign out' });
  expect(room.floor.view.desk).toBeUndefined();
  expect(await desk(LIST)).toMatchObject({ ok: false, code: 'not signed in' });
  await signIn('cass');
  expect(await desk({ act: 'close list', list: 'holdem', reason: 'over' })).toMatchObject({
    ok: false,
    code: 'not your role',
  });
  await room.floor.press({ do: 'sign out' });
  await signIn('fred');
  expect(await desk({ act: 'close list', list: 'holdem', reason: 'over' })).toMatchObject({ ok: true });
  await settled();
  expect(lists()).toEqual([]);
});

test('the lists are there again after a restart, with the players who are called', async () => {
  await desk(LIST);
  await desk({ act: 'join', list: 'holdem', name: 'Ann', account: null, here: true });
  await desk({ act: 'call', list: 'holdem', entry: 1, table: 1, skip: null });
  await room.restart();
  await signIn('bea');
  await until(() => lists()[0]?.entries[0]?.state === 'called');
  expect(board()).toEqual([[['Ann', 'called']]]);
});

test('a file of tokens of an earlier version gets one for the board, and keeps the others', () => {
  const path = join(newFolder(), 'tokens.json');
  const before = Tokens.open(path);
  const read = (): Record<string, string> => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  const old = read();
  expect(old).not.toHaveProperty('board');
  const beside = Tokens.openBeside(path);
  expect(beside.roleOf(beside.of({ screen: 'board' }))).toEqual({ screen: 'board' });
  expect(read()).toEqual({ ...old, board: beside.of({ screen: 'board' }) });
  expect(Tokens.openBeside(path).of({ screen: 'board' })).toBe(beside.of({ screen: 'board' }));
  expect(beside.of({ screen: 'cage' })).toBe(before.of({ screen: 'cage' }));
  writeFileSync(path, '{}');
  expect(() => Tokens.openBeside(path)).toThrow('expected one token for each screen');
});
