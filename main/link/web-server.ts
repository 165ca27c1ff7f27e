/**
 * The HTTP server below the pages and the lines. Anyone who can reach its port may send any bytes and disconnect at any
 * moment, so everything counts as hostile until a token has been seen. Nothing received may end the host or hold a
 * connection for long.
 */
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ConnectionLimits } from './connection-limits.ts';
import { http, https } from './http.ts';
import type { Listening } from './listening.ts';
import type { LinkServer } from './server.ts';

/** How long to wait for the other end of a connection, in milliseconds. */
export interface Patience {
  /** For a TLS handshake, for the head of a request, and for the hello of a line. */
  readonly opening: number;
  /** For a byte to go either way while a page is sent. */
  readonly sending: number;
  /** For a sign of life from a screen. It is then asked for one, and cut after the same time again. */
  readonly silent: number;
}

export const PATIENCE: Patience = { opening: 5000, sending: 30_000, silent: 15_000 };

/** A server that no input can end. `close` ends it along with all of its connections. */
export interface WebServer {
  readonly server: Server;
  close(): Promise<void>;
}

/**
 * Makes the server, which is not listening yet. Input that is not HTTP is answered here, counted, and reported to the
 * floor.
 */
export function webServer(
  { tls }: Listening,
  patience: Patience,
  link: Pick<LinkServer, 'strangerRefused' | 'failed'>,
  limits: ConnectionLimits,
  answer: RequestListener,
): WebServer {
  const timeouts = {
    headersTimeout: patience.opening,
    requestTimeout: patience.opening,
    connectionsCheckingInterval: patience.opening / 2,
    handshakeTimeout: patience.opening,
  };
  const server =
    tls === null
      ? http.createServer(timeouts, answer)
      : https.createServer({ ...timeouts, ...tls, minVersion: 'TLSv1.3' }, answer);
  server.setTimeout(patience.sending);

  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    socket.on('error', leaveBe);
    if (!limits.admit(socket)) {
      socket.destroy();
      return;
    }
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('secureConnection', (socket: Duplex) => socket.on('error', leaveBe));
  // Covers input that is not HTTP and input that is not TLS.
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // More of the same may come while the answer is being sent.
    if (socket.writableEnded) return;
    const refusal = refusalOf(error);
    if (refusal === null) {
      socket.on('error', leaveBe);
      socket.destroy();
      return;
    }
    if (refusal.counts !== null) link.strangerRefused(refusal.counts, 'a request that is not HTTP');
    refuseConnection(socket, refusal.status, patience);
  });

  return {
    server,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

/**
 * Starts listening. From then on an error of the server, such as too many open files, is reported to the floor and ends
 * nothing.
 */
export function listen(server: Server, port: number, address: string, link: Pick<LinkServer, 'failed'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const cannot = (error: NodeJS.ErrnoException): void => {
      const why: Record<string, string> = {
        EADDRINUSE: `port ${port} is in use; choose another with --port`,
        EADDRNOTAVAIL: `--listen ${address}: this machine has no such address`,
      };
      const sentence = why[error.code ?? ''];
      reject(sentence === undefined ? error : new Error(sentence));
    };
    server.once('error', cannot);
    server.listen(port, address, () => {
      server.off('error', cannot);
      server.on('error', (error) => link.failed(null, error));
      resolve();
    });
  });
}

/** Answers a connection with a status and nothing else, then cuts it. */
export function refuseConnection(socket: Duplex, status: string, patience: Patience): void {
  socket.on('error', leaveBe);
  // The other end may neither read nor close.
  const cut = setTimeout(() => socket.destroy(), patience.opening);
  socket.once('close', () => clearTimeout(cut));
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** The other end is gone, and the connection with it, so there is nothing left to do. */
export const leaveBe = (): void => {};

/** How to answer and count a broken request; null when the connection itself broke, which needs no report. */
function refusalOf({ code }: NodeJS.ErrnoException): {
  status: string;
  counts: 'malformed' | 'oversized' | null;
} | null {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: '408 Request Timeout', counts: null };
  if (code === 'HPE_HEADER_OVERFLOW') return { status: '431 Request Header Fields Too Large', counts: 'oversized' };
  return code?.startsWith('HPE_') ? { status: '400 Bad Request', counts: 'malformed' } : null;
}
