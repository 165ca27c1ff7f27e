/** The house's door: whoever sends wrong tokens is listened to less and less. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type HouseServer, serveHouse, TABLE_PATH } from '../../../main/link/house-server.ts';
import { FILES } from '../test-room.ts';
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

it('after twenty wrong tokens from an address looks at no more, nor tells of them, until some time has gone by', async () => {
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
