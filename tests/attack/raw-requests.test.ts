/**
 * T4: whatever bytes reach the port of a table, and however they end, the host goes on. Every byte before a token is
 * hostile; a screen with a token may be broken too.
 */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { isOwnHost, type Listening, LOOPBACK, readListening } from '../../main/link/listening.ts';
import { readPage } from '../../main/link/pages.ts';
import { LinkServer } from '../../main/link/server.ts';
import { Tokens } from '../../main/link/tokens.ts';
import type { Patience } from '../../main/link/web-server.ts';
import { serveWeb } from '../../main/link/websocket.ts';
import { bareDesks } from '../main/link/bare-desks.ts';
import { type Certificate, newCertificate } from '../main/link/certificate.ts';
import {
  type Door,
  farewells,
  frames,
  head,
  hosts,
  intrude,
  paths,
  requests,
  resetBelowTls,
  textFrame,
  UPGRADE,
} from './hostile.ts';

const RUNS = 150;
/** Nobody is cut for being slow while a busy machine is at it. */
const ENDLESS: Patience = { opening: 600_000, sending: 600_000, silent: 600_000 };
const HASTY: Patience = { opening: 40, sending: 40, silent: 40 };

let folder: string;
let certificate: Certificate;
let secure: Listening;
let tokens: Tokens;
let link: LinkServer;
const thrown: unknown[] = [];
const catchIt = (error: unknown): void => void thrown.push(error);
const servers: { close(): Promise<void> }[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dealerless-hostile-'));
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages', 'index.html'), '<p>a page</p>');
  certificate = newCertificate('IP:127.0.0.1');
  secure = readListening({ address: '127.0.0.1', cert: certificate.cert, key: certificate.key });
  tokens = Tokens.open(join(folder, 'tokens.json'));
  process.on('uncaughtException', catchIt);
  process.on('unhandledRejection', catchIt);
});

afterAll(() => {
  process.off('uncaughtException', catchIt);
  process.off('unhandledRejection', catchIt);
  certificate.remove();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  thrown.length = 0;
});

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** Opens a door in front of screens that show next to nothing. */
async function openDoor(listening: Listening, patience: Patience = ENDLESS): Promise<Door> {
  link = new LinkServer(bareDesks, { now: () => 0 });
  const web = await serveWeb(link, tokens, { listening, port: 0, pages: join(folder, 'pages'), home: null, patience });
  servers.push(web);
  return { host: '127.0.0.1', port: web.port, tls: listening.tls !== null };
}

/** The host still gives its page to whoever asks properly, nothing was thrown on the way, and nothing of ours failed. */
async function expectAlive(door: Door): Promise<void> {
  const answer = await intrude(door, [head('GET', '/index.html', { host: '127.0.0.1', connection: 'close' })], 'wait');
  expect(answer).toContain('HTTP/1.1 200 OK');
  expect(answer).toContain('<p>a page</p>');
  expect(thrown).toEqual([]);
  expect(link.counts.failed).toBe(0);
}

describe.each([
  ['over plain HTTP', () => LOOPBACK],
  ['over TLS', () => secure],
])('%s a raw request never ends the host', (_, listening) => {
  test.each([
    ['GET // as an upgrade', '//', {}],
    ['an upgrade with a foreign Origin', '/link', { origin: 'http://evil.example' }],
    ['an upgrade to no address', '/elsewhere', {}],
    ['an upgrade with a foreign Host', '/link', { host: '[' }],
  ])('%s, closed or reset', async (_name, path, headers) => {
    const door = await openDoor(listening());
    const request = head('GET', path, { host: '127.0.0.1', ...UPGRADE, ...headers });
    for (const farewell of ['wait', 'half close', 'close', 'reset'] as const) {
      await intrude(door, [request], farewell);
      if (door.tls) await resetBelowTls(door, request);
      await expectAlive(door);
    }
    expect(link.counts.foreign + link.counts.malformed).toBeGreaterThan(0);
  });

  test('whatever a request is made of, wherever it is cut, however it ends', async () => {
    const door = await openDoor(listening());
    await fc.assert(
      fc.asyncProperty(requests, farewells, async (pieces, farewell) => {
        await intrude(door, pieces, farewell);
        await expectAlive(door);
      }),
      { numRuns: RUNS },
    );
  });

  test('whatever is said on a line, before a token and after', async () => {
    const door = await openDoor(listening());
    const request = head('GET', '/link', { host: '127.0.0.1', ...UPGRADE });
    const hello = textFrame(JSON.stringify({ t: 'hello', protocol: 1, token: tokens.of({ screen: 'cage' }) }));
    await fc.assert(
      fc.asyncProperty(fc.boolean(), frames, farewells, async (isScreen, said, farewell) => {
        await intrude(door, [request, ...(isScreen ? [hello] : []), ...said], farewell);
        await expectAlive(door);
      }),
      { numRuns: RUNS },
    );
  });

  test('a head that is too long is refused and counted', async () => {
    const door = await openDoor(listening());
    const request = head('GET', '/index.html', { host: '127.0.0.1', more: 'x'.repeat(100_000) });
    await intrude(door, [request], 'wait');
    expect(link.counts.oversized).toBe(1);
    await expectAlive(door);
  });
});

test('bytes that are no TLS, and a reset in the middle of a handshake, never end the host', async () => {
  const { host, port } = await openDoor(secure);
  await fc.assert(
    fc.asyncProperty(requests, farewells, async (pieces, farewell) => {
      await intrude({ host, port, tls: false }, [Uint8Array.of(22, 3, 1), ...pieces], farewell);
      await expectAlive({ host, port, tls: true });
    }),
    { numRuns: 50 },
  );
});

describe('a connection that stays half open is cut', () => {
  const upgrade = head('GET', '/link', { host: '127.0.0.1', ...UPGRADE });
  test.each([
    ['that never says a word', () => LOOPBACK, false, []],
    ['with half a head', () => LOOPBACK, false, ['GET / HTTP/1.1\r\nHost: 127']],
    ['with half a body', () => LOOPBACK, false, ['POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\nabc']],
    ['that has a line and no hello', () => LOOPBACK, false, [upgrade]],
    ['that was refused a line and stays', () => LOOPBACK, false, [upgrade.replace('/link', '//')]],
    ['that says no hello and does not close', () => LOOPBACK, false, [upgrade, textFrame('{}')]],
    ['in the middle of a TLS handshake', () => secure, false, [Uint8Array.of(22, 3, 1)]],
    ['over TLS that never says a word', () => secure, true, []],
  ])('%s', async (_, listening, tls, pieces) => {
    const door = await openDoor(listening(), HASTY);
    // Resolves only when the host has closed the connection.
    await intrude({ ...door, tls }, pieces, 'wait');
    expect(thrown).toEqual([]);
  });

  test('a screen that gives no sign of life, so that another may take its place', async () => {
    const door = await openDoor(LOOPBACK, { ...ENDLESS, silent: 40 });
    const ws = new WebSocket(`ws://127.0.0.1:${door.port}/link`, { autoPong: false });
    ws.on('open', () => ws.send(JSON.stringify({ t: 'hello', protocol: 1, token: tokens.of({ screen: 'cage' }) })));
    const said: string[] = [];
    ws.on('message', (data) => said.push(String(data)));
    await new Promise((resolve) => ws.once('close', resolve));
    expect(said[0]).toContain('welcome');
  });
});

test('no Host header, and no path of a page, throws', async () => {
  await fc.assert(
    fc.asyncProperty(hosts, paths, async (host, path) => {
      expect(typeof isOwnHost(secure, host)).toBe('boolean');
      expect(typeof isOwnHost(LOOPBACK, host)).toBe('boolean');
      await readPage(join(folder, 'pages'), path);
    }),
    { numRuns: 300 },
  );
});
