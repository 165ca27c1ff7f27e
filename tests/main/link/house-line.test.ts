/** A table's line to what says to be its house and is not, or is broken. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import type { Clearing } from '../../../main/house/clearing.ts';
import { TableLine } from '../../../main/link/house-line.ts';

let stop: () => void = () => {};
afterEach(() => stop());

test('a house that welcomes and then talks nonsense is tried less and less often', async () => {
  const house = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(house, 'listening');
  let lines = 0;
  house.on('connection', (ws) => {
    lines += 1;
    ws.on('error', () => {});
    ws.on('message', () => {
      ws.send(JSON.stringify({ t: 'welcome', house: 'A House', name: 'Three', received: 0 }));
      ws.send('{"t":"message","number":-1}');
    });
  });
  const failures: unknown[] = [];
  const line = new TableLine({
    place: { url: `ws://127.0.0.1:${(house.address() as AddressInfo).port}`, table: 3, token: 'x'.repeat(20) },
    kind: 'demo',
    clearing: { received: 0, waiting: () => [], receive: () => 0 } as unknown as Clearing,
    now: () => 0,
    changed: () => {},
    arrived: () => {},
    named: () => {},
    facts: () => {},
    failed: (error) => failures.push(error),
  });
  stop = () => {
    line.stop();
    house.close();
  };
  line.start();
  await new Promise((resolve) => setTimeout(resolve, 1600));
  // After 250, 500 and 1000 ms; a busy machine tries later, never sooner.
  expect(lines).toBeLessThanOrEqual(3);
  expect(failures.length).toBeLessThanOrEqual(lines);
  expect(lines).toBeGreaterThan(0);
});
