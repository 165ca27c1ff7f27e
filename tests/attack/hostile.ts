/** A stranger who sends raw bytes to the port of a table, and goes away as it pleases. */

import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import fc from 'fast-check';

/** How the stranger goes away once its bytes are sent. */
export type Farewell = 'reset' | 'close' | 'half close' | 'wait';

/** A port of a table, with or without TLS. */
export interface Door {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
}

const open = ({ host, port, tls }: Door): Socket =>
  tls ? connectTls({ host, port, rejectUnauthorized: false }) : connect({ host, port });

/**
 * Sends pieces of bytes one after the other and goes. Resolves with what came back when the connection is closed on
 * both sides; whatever goes wrong on the way is the stranger's own business.
 */
export function intrude(door: Door, pieces: readonly (string | Uint8Array)[], farewell: Farewell): Promise<string> {
  return new Promise((resolve) => {
    const socket = open(door);
    let heard = '';
    socket.on('data', (data) => {
      heard += data.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('end', () => socket.end());
    socket.once('close', () => resolve(heard));
    const go = (): void => {
      if (farewell === 'half close') socket.end();
      if (farewell === 'close') socket.destroy();
      if (farewell === 'reset' && door.tls) socket.destroy();
      else if (farewell === 'reset') socket.resetAndDestroy();
    };
    const send = ([piece, ...rest]: readonly (string | Uint8Array)[]): void => {
      if (piece === undefined) go();
      else socket.write(typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece, () => send(rest));
    };
    socket.once(door.tls ? 'secureConnect' : 'connect', () => send(pieces));
  });
}

/** Goes away by a TCP reset below TLS as well. */
export function resetBelowTls(door: Door, bytes: string): Promise<void> {
  return new Promise((resolve) => {
    const below = connect({ host: door.host, port: door.port });
    below.on('error', () => {});
    below.once('close', () => resolve());
    const above = connectTls({ socket: below, rejectUnauthorized: false });
    above.on('error', () => {});
    above.once('secureConnect', () => above.write(bytes, () => below.resetAndDestroy()));
  });
}

/** The head of a request, as it goes over the wire. */
export const head = (method: string, path: string, headers: Record<string, string>): string =>
  [`${method} ${path} HTTP/1.1`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', ''].join(
    '\r\n',
  );

/** What asks for a line. */
export const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
};

const odd = fc.string({ unit: 'binary', maxLength: 40 }).map((text) => Buffer.from(text).toString('latin1'));
const visible = odd.map((text) => text.replace(/[\0-\x20\x7f]/g, ''));

/** Paths: proper ones, ones that no parser likes, and anything at all. */
export const paths = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '///',
    '//[',
    '/link',
    '/link/',
    '/link?x=%',
    '/%',
    '/%zz',
    '/%00',
    '/..',
    '/%2e%2e/x',
    '*',
    '',
  ),
  fc.constantFrom(
    'http://',
    'http://[',
    'http://a:99999/',
    'https://evil.example/link',
    '\\\\',
    '/\\..\\',
    '/a/%c0%af',
  ),
  fc.integer({ min: 1, max: 20_000 }).map((length) => `/${'a'.repeat(length)}`),
  visible.map((text) => `/${text}`),
);

export const hosts = fc.oneof(
  fc.constantFrom(
    '127.0.0.1',
    'localhost',
    'evil.example',
    '[::1]',
    '[',
    ']',
    ':',
    '[::1',
    '256.1.1.1',
    'a b',
    '.',
    '*',
  ),
  odd,
);

export const origins = fc.option(
  fc.oneof(fc.constantFrom('null', 'http://evil.example', 'http://[', '//', 'http://127.0.0.1:99999'), odd),
  { nil: undefined },
);

/** Requests in all their parts, cut anywhere, or bytes that are none. */
export const requests: fc.Arbitrary<(string | Uint8Array)[]> = fc.oneof(
  fc.array(fc.uint8Array({ maxLength: 200 }), { minLength: 1, maxLength: 3 }),
  fc
    .record({
      method: fc.oneof(fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'CONNECT', 'TRACE', 'get', ''), visible),
      path: paths,
      host: hosts,
      origin: origins,
      upgrade: fc.constantFrom(
        {},
        UPGRADE,
        { ...UPGRADE, 'sec-websocket-version': '99' },
        { ...UPGRADE, upgrade: 'h2c' },
      ),
      more: fc.constantFrom(
        {},
        { 'content-length': '-1' },
        { 'transfer-encoding': 'chunked' },
        { expect: '100-continue' },
      ),
      body: fc.uint8Array({ maxLength: 300 }),
      kept: fc.double({ min: 0, max: 1, noNaN: true }),
      whole: fc.boolean(),
    })
    .map(({ method, path, host, origin, upgrade, more, body, kept, whole }) => {
      const text = head(method, path, { host, ...(origin === undefined ? {} : { origin }), ...upgrade, ...more });
      return whole ? [text, body] : [text.slice(0, Math.floor(text.length * kept))];
    }),
);

export const farewells = fc.constantFrom<Farewell>('reset', 'close', 'half close');

/** Frames of a WebSocket, proper and not; a client's frames are masked. */
export const frames: fc.Arbitrary<(string | Uint8Array)[]> = fc.array(
  fc.oneof(
    fc.uint8Array({ maxLength: 64 }),
    fc
      .record({
        first: fc.integer({ min: 0, max: 255 }),
        body: fc.uint8Array({ maxLength: 125 }),
        masked: fc.boolean(),
      })
      .map(({ first, body, masked }) => Buffer.from([first, (masked ? 0x80 : 0) | body.length, 0, 0, 0, 0, ...body])),
    fc.oneof(fc.json(), odd).map(textFrame),
  ),
  { minLength: 1, maxLength: 4 },
);

/** A text in one frame, masked with nothing. */
export function textFrame(text: string): Buffer {
  const body = Buffer.from(text);
  const length = body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([0x81, ...length, 0, 0, 0, 0]), body]);
}
