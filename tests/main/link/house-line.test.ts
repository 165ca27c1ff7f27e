/** A table's line to what says to be its house and is not, or is broken. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Clearing } from '../../../main/house/clearing.ts';
import { TableLine } from '../../../main/link/house-line.ts';

let house: WebSocketServer;
let line: TableLine;
/** How often the line was opened; where to is read for nothing else. */
let tries: number;
let failures: unknown[];
let changes: boolean[];
let told: () => void;

beforeEach(async () => {
  // The clock moves by hand: while bytes are under way no time goes by.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  house = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(house, 'listening');
  const url = `ws://127.0.0.1:${(house.address() as AddressInfo).port}`;
  tries = 0;
  failures = [];
  changes = [];
  told = () => {};
  line = new TableLine({
    place: {
      get url() {
        tries += 1;
        return url;
      },
      table: 3,
      token: 'x'.repeat(20),
    },
    kind: 'demo',
    clearing: { received: 0, receivedAt: null, told: 0, waiting: () => [], receive: () => 0 } as unknown as Clearing,
    now: () => 0,
    changed: (isUp) => {
      changes.push(isUp);
      told();
    },
    arrived: () => {},
    named: () => {},
    facts: () => {},
    failed: (error) => failures.push(error),
  });
});

afterEach(() => {
  line.stop();
  house.close();
  vi.useRealTimers();
});

/** The next time that the line says it is up or down. */
const change = async (): Promise<boolean> => {
  if (changes.length === 0)
    await new Promise<void>((resolve) => {
      told = resolve;
    });
  return changes.shift() ?? false;
};

/** The line is opened again after so many milliseconds, no sooner and no later. */
function triesAfter(wait: number): void {
  const before = tries;
  vi.advanceTimersByTime(wait - 1);
  expect(tries).toBe(before);
  vi.advanceTimersByTime(1);
  expect(tries).toBe(before + 1);
}

/** A house that answers the greeting with a welcome and then does this. */
const welcomesAnd = (then: (ws: WebSocket) => void): unknown =>
  house.on('connection', (ws) => {
    ws.on('error', () => {});
    ws.on('message', () => {
      ws.send(JSON.stringify({ t: 'welcome', house: 'A House', name: 'Three', received: 0 }));
      then(ws);
    });
  });

test('a house that welcomes and then talks nonsense is tried less and less often, at last every five seconds', async () => {
  welcomesAnd((ws) => ws.send('{"t":"message","number":-1}'));
  line.start();
  const waits = [250, 500, 1000, 2000, 5000, 5000];
  for (const wait of waits) {
    expect([await change(), await change()]).toEqual([true, false]);
    triesAfter(wait);
  }
  expect(failures).toHaveLength(waits.length);
});

test('a line that was up for a second is tried as often as at first when it breaks', async () => {
  let up: WebSocket | undefined;
  welcomesAnd((ws) => {
    up = ws;
  });
  line.start();
  for (const [upFor, wait] of [
    [999, 250],
    [999, 500],
    [1000, 250],
    [0, 500],
  ] as const) {
    expect(await change()).toBe(true);
    vi.advanceTimersByTime(upFor);
    up?.terminate();
    expect(await change()).toBe(false);
    triesAfter(wait);
  }
  expect(failures).toEqual([]);
});
