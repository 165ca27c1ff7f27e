import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { request as requestTls } from 'node:https';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readListening } from '../../../main/link/listening.ts';
import { LinkServer, type ScreenConnection } from '../../../main/link/server.ts';
import { Tokens } from '../../../main/link/tokens.ts';
import { serveWeb } from '../../../main/link/websocket.ts';
import { until } from '../test-room.ts';
import { bareDesks } from './bare-desks.ts';
import { type Certificate, newCertificate } from './certificate.ts';

let folder: string;
let tokens: Tokens;
let link: LinkServer;
let web: Awaited<ReturnType<typeof serveWeb>>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dealerless-web-'));
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages', 'index.html'), '<p>a page</p>');
  tokens = Tokens.open(join(folder, 'tokens.json'));
  link = new LinkServer(bareDesks, { now: () => 0 });
  web = await serveWeb(link, tokens, { port: 0, pages: join(folder, 'pages'), home: '/index.html' });
});

afterEach(async () => {
  await web.close();
  rmSync(folder, { recursive: true });
});

/** Opens a line, says `first`, and tells how it ended or what came. */
function say(first: string | Buffer, options: { origin?: string } = {}): Promise<string> {
  return new Promise((resolve) => {
    const ws = new WebSocket(`ws://127.0.0.1:${web.port}/link`, options);
    ws.on('open', () => ws.send(first));
    ws.on('message', (data) => {
      resolve(String(data));
      ws.close();
    });
    ws.on('close', (code) => resolve(`closed ${code}`));
    ws.on('error', () => {});
  });
}

const hello = (token: string): string => JSON.stringify({ t: 'hello', protocol: 1, token });

function get(path: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: web.port, path, headers }, (response) => {
      let body = '';
      response.on('data', (data) => {
        body += String(data);
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}

describe('a line over WebSocket', () => {
  test('whose token is known becomes that screen', async () => {
    const answer = await say(hello(tokens.of({ screen: 'cage' })));
    expect(JSON.parse(answer)).toEqual({ t: 'welcome', protocol: 1, role: { screen: 'cage' } });
  });

  test('T4 with an unknown token is cut and counted', async () => {
    expect(await say(hello('x'.repeat(32)))).toBe('closed 4003');
    expect(link.counts.unknownToken).toBe(1);
  });

  test('T4 that does not begin with hello is cut and counted', async () => {
    expect(await say('{"t":"intent"}')).toBe('closed 4001');
    expect(await say('rubbish')).toBe('closed 4001');
    expect(await say(Buffer.from([1, 2, 3]))).toBe('closed 4001');
    expect(link.counts.malformed).toBe(3);
  });

  test('T4 a frame of ten megabytes is cut before it is read', async () => {
    expect(await say('x'.repeat(10 * 1024 * 1024))).toMatch(/closed (1009|1006)/);
    expect(link.counts.oversized).toBe(1);
  });

  test('T4 from a page of another site is refused and counted', async () => {
    expect(await say(hello(tokens.of({ screen: 'cage' })), { origin: 'http://evil.example' })).toBe('closed 1006');
    expect(link.counts.foreign).toBe(1);
  });
});

describe('a flood of connections', () => {
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  /** Opens a connection from an address of this machine that says nothing; whether the host keeps it. */
  const linger = (from: string): Promise<'kept' | 'cut'> =>
    new Promise((resolve) => {
      const socket = connect({ host: '127.0.0.1', port: web.port, localAddress: from });
      sockets.push(socket);
      socket.on('error', () => {});
      socket.on('close', () => resolve('cut'));
      // A request that has been answered shows that the connection was taken.
      socket.on('data', () => resolve('kept'));
      socket.write('GET /index.html HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    });

  const lingering = (count: number, from: string) => Promise.all(Array.from({ length: count }, () => linger(from)));

  test('from one address keeps nobody at another out, and no screen at its own once it is known', async () => {
    await web.close();
    web = await serveWeb(link, tokens, {
      port: 0,
      pages: join(folder, 'pages'),
      home: null,
      limits: { perAddress: 8, strangers: 12 },
    });
    const flood = await lingering(10, '127.0.0.3');
    expect(flood.filter((kept) => kept === 'cut')).toHaveLength(2);
    expect(JSON.parse(await say(hello(tokens.of({ screen: 'cage' }))))).toMatchObject({ t: 'welcome' });
    const more = await lingering(8, '127.0.0.4');
    expect(more.filter((kept) => kept === 'kept')).toHaveLength(4);
    // Strangers everywhere else, but a screen has been at this address.
    expect(JSON.parse(await say(hello(tokens.of({ screen: 'cage' }))))).toMatchObject({ t: 'welcome' });
    expect(await linger('127.0.0.5')).toBe('cut');
  });
});

test('a screen that stops reading is cut by what waits for it; one that reads is shown the newest', async () => {
  const FRAME = 'x'.repeat(512 * 1024);
  const lines: { readonly name: string; readonly connection: ScreenConnection; closed: boolean }[] = [];
  const served = await serveWeb(
    {
      attach: (_role, connection) => {
        const line = { name: `line ${lines.length}`, connection, closed: false };
        lines.push(line);
        return {
          receive: () => {},
          closed: () => {
            line.closed = true;
          },
        };
      },
      strangerRefused: () => {},
      failed: () => {},
    },
    tokens,
    { port: 0, pages: join(folder, 'pages'), home: null },
  );
  const open = async (): Promise<WebSocket> => {
    const before = lines.length;
    const ws = new WebSocket(`ws://127.0.0.1:${served.port}/link`);
    ws.on('open', () => ws.send(hello(tokens.of({ screen: 'floor-console' }))));
    await until(() => lines.length > before);
    return ws;
  };
  try {
    const [deaf, hears] = [await open(), await open()];
    let heard = 0;
    hears.on('message', () => {
      heard += 1;
    });
    deaf.pause();
    const [stuck, reading] = lines;
    let sent = 0;
    // What the kernel takes is a few megabytes; a gigabyte would be what grew without end.
    for (; sent < 2000 && stuck?.closed === false; sent += 1) {
      stuck.connection.send(FRAME);
      reading?.connection.send(FRAME);
      await until(() => heard > sent);
    }
    expect(stuck?.closed).toBe(true);
    expect(reading?.closed).toBe(false);
    expect(sent * FRAME.length).toBeLessThan(64 * 1024 * 1024);
  } finally {
    await served.close();
  }
});

describe('the pages', () => {
  test('are served, with the lobby at the root', async () => {
    expect((await get('/')).status).toBe(302);
    expect(await get('/index.html')).toEqual({ status: 200, body: '<p>a page</p>' });
  });

  test.each(['/../tokens.json', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '/nothing.html', '/%'])(
    'nothing outside their folder is: %s',
    async (path) => {
      const { status } = await get(path);
      expect([404, 405]).toContain(status);
    },
  );

  test('are not given to a foreign name for this machine', async () => {
    expect((await get('/', { host: 'evil.example' })).status).toBe(405);
  });
});

test('tokens are kept in a file that only its owner reads, and last', () => {
  const path = join(folder, 'tokens.json');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(Tokens.open(path).of({ screen: 'cage' })).toBe(tokens.of({ screen: 'cage' }));
  expect(Tokens.open(join(folder, 'others.json')).of({ screen: 'cage' })).not.toBe(tokens.of({ screen: 'cage' }));
});

describe('T3 T4 over TLS, on an address of its own', () => {
  let certificate: Certificate;
  let secure: Awaited<ReturnType<typeof serveWeb>>;

  beforeEach(async () => {
    certificate = newCertificate('IP:127.0.0.2');
    const { cert, key } = certificate;
    const listening = readListening({ address: '127.0.0.2', cert, key });
    secure = await serveWeb(link, tokens, { listening, port: 0, pages: join(folder, 'pages'), home: null });
  });
  afterEach(async () => {
    await secure.close();
    certificate.remove();
  });

  /** Opens a line at the secure address and says hello with the cage's token. */
  const greet = (options: { origin?: string; ca?: Buffer } = {}): Promise<string> =>
    new Promise((resolve) => {
      const ws = new WebSocket(`wss://127.0.0.2:${secure.port}/link`, {
        ca: readFileSync(certificate.cert),
        ...options,
      });
      ws.on('open', () => ws.send(hello(tokens.of({ screen: 'cage' }))));
      ws.on('message', (data) => {
        resolve(String(data));
        ws.close();
      });
      ws.on('error', (error) => resolve(error.message));
    });

  test('a screen that trusts the certificate and has a token gets in', async () => {
    expect(JSON.parse(await greet())).toMatchObject({ t: 'welcome', role: { screen: 'cage' } });
    const origin = `https://127.0.0.2:${secure.port}`;
    expect(JSON.parse(await greet({ origin }))).toMatchObject({ t: 'welcome' });
  });

  test('a browser is told never to come without TLS', async () => {
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
      const options = { host: '127.0.0.2', port: secure.port, path: '/index.html', ca: readFileSync(certificate.cert) };
      requestTls(options, (response) => {
        response.resume();
        resolve(response.headers);
      })
        .on('error', reject)
        .end();
    });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test('one that does not trust it stays out, and so does a page that came without TLS', async () => {
    const other = newCertificate('IP:127.0.0.2');
    expect(await greet({ ca: readFileSync(other.cert) })).toMatch(/self-signed|certificate/);
    other.remove();
    expect(await greet({ origin: `http://127.0.0.2:${secure.port}` })).toBe('Unexpected server response: 403');
  });

  test('nothing is told to anyone who speaks plain HTTP', async () => {
    await expect(
      new Promise((resolve, reject) => {
        request({ host: '127.0.0.2', port: secure.port }, resolve).on('error', reject).end();
      }),
    ).rejects.toThrow();
  });
});

test('an address that this machine does not have is refused by name', async () => {
  const options = { port: 0, pages: folder, home: null };
  const listening = { address: '192.0.2.7', tls: null };
  await expect(serveWeb(link, tokens, { ...options, listening })).rejects.toThrow(
    '--listen 192.0.2.7: this machine has no such address',
  );
});
