/** The house's door: whoever sends wrong tokens is listened to less and less, and no table can take more than its share. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type HouseServer, serveHouse, TABLE_PATH } from '../../../main/link/house-server.ts';
import { FILES, until } from '../test-room.ts';
import { TestHouse } from './test-house.ts';

let place: string;
let test: TestHouse;
let server: HouseServer;
const trouble: string[] = [];

beforeEach(async () => {
  trouble.length = 0;
  place = mkdtempSync(join(FILES, 'dealerless-house-'));
  test = await TestHouse.open(place);
  server = await serveHouse(test.house, { port: 0, onTrouble: (text) => trouble.push(text) });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
  await test.close();
  rmSync(place, { recursive: true });
});

/** Opens a line with a token; `welcome`, or the code that it was ended with. */
function say(token: string): Promise<string | number> {
  return new Promise((resolve, reject) => {
    const ws = new WebSocket(`ws://127.0.0.1:${server.port}${TABLE_PATH}`);
    ws.on('open', () => ws.send(JSON.stringify({ t: 'hello', table: 3, token, kind: 'money', received: 0 })));
    ws.on('message', (data) => {
      resolve(JSON.parse(String(data)).t);
      ws.close();
    });
    ws.on('close', (code) => resolve(code));
    ws.on('error', reject);
  });
}

it('after twenty wrong tokens from an address ignores more, without reporting them, for a time', async () => {
  const token = await test.house.tables.add(3, 'Three', test.now());
  if (!token.ok) throw new Error(token.error.message);
  expect(await say(token.value)).toBe('welcome');
  for (let tried = 1; tried <= 20; tried += 1) expect(await say(`wrong-${tried}`)).toBe(4003);
  expect(await say('wrong-21')).toBe(4008);
  expect(await say(token.value)).toBe(4008);
  expect(trouble).toHaveLength(20);
  test.clock += 1000;
  expect(await say(token.value)).toBe('welcome');
  expect(await say('wrong-22')).toBe(4003);
  expect(await say(token.value)).toBe(4008);
});

it('takes nothing off for tokens that are right, however often a table comes back', async () => {
  const token = await test.house.tables.add(3, 'Three', test.now());
  if (!token.ok) throw new Error(token.error.message);
  for (let tried = 1; tried <= 30; tried += 1) expect(await say(token.value)).toBe('welcome');
});

describe('a table whose token is right', () => {
  let token: string;
  beforeEach(async () => {
    const added = await test.house.tables.add(3, 'Three', test.now());
    if (!added.ok) throw new Error(added.error.message);
    token = added.value;
  });

  /** A line that has said hello, and whatever it hears. */
  async function line(knows: object = {}): Promise<{ ws: WebSocket; heard: { t: string }[] }> {
    const ws = new WebSocket(`ws://127.0.0.1:${server.port}${TABLE_PATH}`);
    const heard: { t: string }[] = [];
    ws.on('message', (data) => heard.push(JSON.parse(String(data))));
    await once(ws, 'open');
    ws.send(JSON.stringify({ t: 'hello', table: 3, token, kind: 'money', received: 0, ...knows }));
    return { ws, heard };
  }
  const ask = (ws: WebSocket, id: number): void =>
    ws.send(JSON.stringify({ t: 'request', id, request: { ask: 'pin', account: '4000000002', pin: '2580' } }));

  it('gets the limits that a player has set, unless its program is older than limits', async () => {
    const { account } = await test.enroll('Ada Winter');
    await test.fund(account, 100_00);
    await test.house.answer(3, { ask: 'reserve', key: 'in', account, amount: 50_00, enters: true });
    await test.house.limits.set(account, 'losses', 100_00, test.act('limit'));
    for (const [knows, told] of [
      [{}, false],
      [{ limits: true }, true],
    ] as const) {
      const { ws, heard } = await line(knows);
      await until(() => heard.some(({ t }) => t === 'welcome')); // what a table says before that is not listened to
      ws.send(JSON.stringify({ t: 'request', id: 1, request: { ask: 'guest', account } }));
      await until(() => heard.some(({ t }) => t === 'answer'));
      await until(() => heard.some((frame) => JSON.stringify(frame).includes('"kind":"guest"')));
      expect(heard.filter((frame) => JSON.stringify(frame).includes('"limits"'))).toHaveLength(told ? 2 : 0);
      ws.close();
      await until(() => server.connected().length === 0);
    }
  });

  it('has its new line kept when an older one, which has ended meanwhile, is recognized late', async () => {
    let recognizeLate = (): void => {};
    const late = new Promise<void>((resolve) => {
      recognizeLate = resolve;
    });
    const { tables } = test.house;
    const recognize = tables.recognize.bind(tables);
    let asked = 0;
    vi.spyOn(tables, 'recognize').mockImplementation(async (...of) => {
      asked += 1;
      if (asked === 1) await late;
      return recognize(...of);
    });
    const first = await line();
    await until(() => asked === 1);
    first.ws.terminate();
    const second = await line();
    await until(() => second.heard.length > 0);
    await until(() => server.connected().length === 1);
    recognizeLate();
    expect(await say('wrong')).toBe(4003); // by now the first is done with
    expect(second.ws.readyState).toBe(WebSocket.OPEN);
    expect(server.connected()).toEqual([3]);
    second.ws.close();
    await until(() => server.connected().length === 0);
  });

  it('is read no faster than the house can answer, and nothing it has asked is lost', async () => {
    let inWork = 0;
    let most = 0;
    let answerAll = (): void => {};
    const free = new Promise<void>((resolve) => {
      answerAll = resolve;
    });
    vi.spyOn(test.house, 'answer').mockImplementation(async () => {
      inWork += 1;
      most = Math.max(most, inWork);
      await free;
      inWork -= 1;
      return { ok: true, value: { result: 'ok' } } as never;
    });
    const { ws, heard } = await line();
    await until(() => heard.length === 1);
    const frames = 20_000;
    for (let id = 1; id <= frames; id += 1) ask(ws, id);
    await until(() => most > 0);
    expect(await say('wrong')).toBe(4003); // the house serves others meanwhile
    expect(most).toBeLessThan(frames / 4);
    answerAll();
    await until(() => heard.length === frames + 1);
    expect(most).toBeLessThan(frames / 4);
    ws.close();
  });

  it('is cut when it never reads its answers', async () => {
    vi.spyOn(test.house, 'answer').mockImplementation(
      async () => ({ ok: true, value: { result: 'x'.repeat(500_000) } }) as never,
    );
    const { ws, heard } = await line();
    await until(() => heard.length === 1);
    ws.pause();
    for (let id = 1; id <= 200; id += 1) ask(ws, id);
    await until(() => server.connected().length === 0);
    ws.terminate();
  });
});

it('tells of strangers who send no message at all, too, but twenty at once and one a second', async () => {
  const flood = Array.from({ length: 60 }, async () => {
    const ws = new WebSocket(`ws://127.0.0.1:${server.port}${TABLE_PATH}`);
    ws.on('error', () => {});
    await once(ws, 'open');
    ws.send('x'.repeat(300 * 1024));
    await once(ws, 'close');
  });
  await Promise.all(flood);
  const raw = Array.from({ length: 60 }, async () => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write('no http at all\r\n\r\n'));
    socket.on('error', () => {});
    socket.resume();
    await once(socket, 'close');
  });
  await Promise.all(raw);
  expect(trouble.length).toBeGreaterThan(0);
  expect(trouble.length).toBeLessThanOrEqual(20);
});
