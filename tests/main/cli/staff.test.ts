import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { main } from '../../../main/cli/main.ts';
import { describeWith } from '../../needs.ts';
import { FileDatabases } from '../house/shared-postgres.ts';
import { TestHouse } from '../house/test-house.ts';
import { FILES, TestRoom } from '../test-room.ts';

const PROGRAM = join(import.meta.dirname, '..', '..', '..', 'bin', 'program.mjs');

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(FILES, 'dealerless-staff-'));
});
afterEach(() => rmSync(data, { recursive: true }));

interface Said {
  readonly code: number | null;
  readonly said: string;
}

/** Runs the command in a process of its own. */
function program(args: readonly string[], typed = ''): Said {
  const done = spawnSync(process.execPath, [PROGRAM, 'staff', ...args, '--data', data], {
    input: typed,
    encoding: 'utf8',
  });
  return { code: done.status, said: done.stdout + done.stderr };
}

/** Runs the command here; `typed` comes in on standard input. */
async function staff(args: readonly string[], typed = ''): Promise<Said> {
  const stdin = vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([typed]) as never);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const code = await main(['staff', ...args, '--data', data]);
    const lines = log.mock.calls.map(([line]) => `${line}\n`);
    return { code, said: [...lines, ...errors.mock.calls.map(([text]) => String(text))].join('') };
  } finally {
    for (const spy of [stdin, log, errors]) spy.mockRestore();
  }
}

test('the first member of staff is added from the command line, with a PIN that is never an argument', async () => {
  expect(program(['add', 'fred', '--name', 'Fred Floor', '--role', 'floor'], '2468\n')).toMatchObject({ code: 0 });
  expect(program(['list']).said).toMatch(/fred\s+floor\s+Fred Floor/);
  expect((await staff(['pin', 'fred'], '5079\n')).code).toBe(0);
  const { code, said } = await staff(['card', 'fred']);
  expect(code).toBe(0);
  const number = /^card {5}(9\d{15})$/m.exec(said)?.[1];
  expect(said).toContain(`track 2  ;${number}?`);
  expect(said).not.toMatch(/fred floor/i);
  expect((await staff(['dismiss', 'fred'])).code).toBe(0);
  expect(program(['card', 'fred'])).toEqual({ code: 2, said: 'dealerless: staff: fred no longer works here.\n' });
  expect((await staff(['list'])).said).toBe('');
});

test('where the table runs its own house, they are its staff, and sign in at both desks', async () => {
  const room = await TestRoom.open({ kind: 'money', house: 'here', data });
  expect((await staff(['list'])).said).toMatch(/in use/);
  await room.host.close();
  expect(await staff(['add', 'fred', '--name', 'Fred Floor', '--role', 'floor'], '2468\n')).toMatchObject({ code: 0 });
  expect(await staff(['add', 'cass', '--name', 'Cass Cage', '--role', 'cage'], '5079\n')).toMatchObject({ code: 0 });
  expect((await staff(['list'])).said).toMatch(/cass\s+cage\s+Cass Cage\n.*fred\s+floor\s+Fred Floor/);
  const number = /^card {5}(9\d{15})$/m.exec((await staff(['card', 'fred'])).said)?.[1] ?? '';
  await room.restart();
  room.host.swipe(number, 'floor');
  await room.pass(200, 100);
  expect(room.floor.view.presented).toMatchObject({ id: 'fred' });
  expect(await room.floor.press({ do: 'sign in', staff: 'fred', pin: '2468' })).toMatchObject({ ok: true });
  expect(await room.cage.press({ do: 'sign in', staff: 'cass', pin: '5079' })).toMatchObject({ ok: true });
  await room.host.close();
  expect((await staff(['dismiss', 'fred'])).code).toBe(0);
  rmSync(join(data, 'house.sqlite'));
  expect(await staff(['list'])).toMatchObject({ code: 2, said: expect.stringMatching(/house\.sqlite is missing/) });
});

describeWith('postgresql')('a house on PostgreSQL', () => {
  let databases: FileDatabases;
  beforeAll(async () => {
    databases = await FileDatabases.open();
  });
  afterAll(() => databases.close());

  test('has its staff changed while it runs', async () => {
    const at = databases.next();
    const test = await TestHouse.open(at, { data });
    try {
      await test.house.staff.add({ id: 'flo', name: 'Flo Floor', role: 'floor', pin: '4711' }, test.act('flo'));
      const card = await staff(['card', 'flo', '--database', at]);
      expect(card).toMatchObject({ code: 0, said: expect.stringMatching(/^card {5}9\d{15}$/m) });
      expect((await test.house.staff.known())[0]?.card).toBe(/^card {5}(9\d{15})$/m.exec(card.said)?.[1]);
      expect((await staff(['dismiss', 'flo', '--database', at])).code).toBe(0);
      expect(await test.house.staff.list()).toEqual([]);
      expect((await staff(['list', '--database', 'mysql://there'])).said).toMatch(/--database expects postgres:/);
    } finally {
      await test.house.close();
    }
  });
});

test('a table of a house apart has no staff of its own', async () => {
  const place = { url: 'ws://127.0.0.1:1', table: 3, token: 'x'.repeat(20) };
  const room = await TestRoom.open({ kind: 'money', house: place, data });
  await room.host.close();
  expect(await staff(['list'])).toMatchObject({
    code: 2,
    said: expect.stringMatching(/belongs to table 3 of a house/),
  });
});

test.each([
  [['add', 'x', '--name', 'X Y', '--role', 'king'], '2468\n', /--role expects one of floor/],
  [['add', 'x', '--name', 'X Y', '--role', 'floor'], '12\n', /four to eight digits/],
  [['list'], '', /there is no house/],
  [['dance', 'x'], '', /there is no house/],
  [['card', 'x'], '', /there is no house/],
])('%j is refused in one line', async (args, typed, why) => {
  const { code, said } = await staff(args, typed);
  expect(code).toBe(2);
  expect(said).toMatch(why);
  expect(said.trim().split('\n')).toHaveLength(1);
});
