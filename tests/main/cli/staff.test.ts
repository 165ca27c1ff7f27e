import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeWith } from '../../needs.ts';
import { Postgres } from '../house/postgres.ts';
import { TestHouse } from '../house/test-house.ts';
import { TestRoom } from '../test-room.ts';

const MAIN = join(import.meta.dirname, '..', '..', '..', 'bin', 'program.mjs');

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'dealerless-staff-'));
});
afterEach(() => rmSync(data, { recursive: true }));

function staff(args: readonly string[], typed = ''): { code: number | null; said: string } {
  const done = spawnSync(process.execPath, [MAIN, 'staff', ...args, '--data', data], {
    input: typed,
    encoding: 'utf8',
  });
  return { code: done.status, said: done.stdout + done.stderr };
}

test('the first member of staff is added from the command line, with a PIN that is never an argument', () => {
  expect(staff(['add', 'fred', '--name', 'Fred Floor', '--role', 'floor'], '2468\n')).toMatchObject({ code: 0 });
  expect(staff(['list']).said).toMatch(/fred\s+floor\s+Fred Floor/);
  expect(staff(['pin', 'fred'], '5079\n').code).toBe(0);
  const { code, said } = staff(['card', 'fred']);
  expect(code).toBe(0);
  const number = /^card {5}(9\d{15})$/m.exec(said)?.[1];
  expect(said).toContain(`track 2  ;${number}?`);
  expect(said).not.toMatch(/fred floor/i);
  expect(staff(['dismiss', 'fred']).code).toBe(0);
  expect(staff(['card', 'fred'])).toEqual({ code: 2, said: 'dealerless: staff: fred no longer works here.\n' });
  expect(staff(['list']).said).toBe('');
});

test('where the house is beside the table, they are its staff, and sign in at both desks', async () => {
  const room = await TestRoom.open({ kind: 'money', house: 'here', data });
  expect(staff(['list']).said).toMatch(/in use/);
  await room.host.close();
  expect(staff(['add', 'fred', '--name', 'Fred Floor', '--role', 'floor'], '2468\n')).toMatchObject({ code: 0 });
  expect(staff(['add', 'cass', '--name', 'Cass Cage', '--role', 'cage'], '5079\n')).toMatchObject({ code: 0 });
  expect(staff(['list']).said).toMatch(/cass\s+cage\s+Cass Cage\n.*fred\s+floor\s+Fred Floor/);
  const number = /^card {5}(9\d{15})$/m.exec(staff(['card', 'fred']).said)?.[1] ?? '';
  await room.restart();
  room.host.swipe(number, 'floor');
  await room.pass(200, 100);
  expect(room.floor.view.presented).toMatchObject({ id: 'fred' });
  expect(await room.floor.press({ do: 'sign in', staff: 'fred', pin: '2468' })).toMatchObject({ ok: true });
  expect(await room.cage.press({ do: 'sign in', staff: 'cass', pin: '5079' })).toMatchObject({ ok: true });
  await room.host.close();
  expect(staff(['dismiss', 'fred']).code).toBe(0);
  rmSync(join(data, 'house.sqlite'));
  expect(staff(['list'])).toMatchObject({ code: 2, said: expect.stringMatching(/house\.sqlite is missing/) });
});

describeWith('postgresql')('a house on PostgreSQL', () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await Postgres.start({ durable: false });
  });
  afterAll(() => server.stop());

  test('has its staff changed while it runs', async () => {
    const at = server.database('staff');
    const test = await TestHouse.open(at, { data });
    try {
      await test.house.staff.add({ id: 'flo', name: 'Flo Floor', role: 'floor', pin: '4711' }, test.act('flo'));
      const card = staff(['card', 'flo', '--database', at]);
      expect(card).toMatchObject({ code: 0, said: expect.stringMatching(/^card {5}9\d{15}$/m) });
      expect((await test.house.staff.known())[0]?.card).toBe(/^card {5}(9\d{15})$/m.exec(card.said)?.[1]);
      expect(staff(['dismiss', 'flo', '--database', at]).code).toBe(0);
      expect(await test.house.staff.list()).toEqual([]);
      expect(staff(['list', '--database', 'mysql://there']).said).toMatch(/--database expects postgres:/);
    } finally {
      await test.house.close();
    }
  });
});

test('a table of a house apart has no staff of its own', async () => {
  const place = { url: 'ws://127.0.0.1:1', table: 3, token: 'x'.repeat(20) };
  const room = await TestRoom.open({ kind: 'money', house: place, data });
  await room.host.close();
  expect(staff(['list'])).toMatchObject({ code: 2, said: expect.stringMatching(/that of table 3 of a house/) });
});

test.each([
  [['add', 'x', '--name', 'X Y', '--role', 'king'], '2468\n', /--role expects one of floor/],
  [['add', 'x', '--name', 'X Y', '--role', 'floor'], '12\n', /four to eight digits/],
  [['list'], '', /there is no house/],
  [['dance', 'x'], '', /there is no house/],
  [['card', 'x'], '', /there is no house/],
])('%j is refused in one line', (args, typed, why) => {
  const { code, said } = staff(args, typed);
  expect(code).toBe(2);
  expect(said).toMatch(why);
  expect(said.trim().split('\n')).toHaveLength(1);
});
