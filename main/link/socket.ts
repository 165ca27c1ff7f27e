/** What every WebSocket line needs, whether to a screen or to a table. */
import type { IncomingMessage } from 'node:http';
import type { RawData, WebSocket } from 'ws';
import { isOwnHost, type Listening } from './listening.ts';
import type { Patience } from './web-server.ts';

/** Ends a line with a reason, and cuts it if the other end does not close it, too. */
export function hangUp(ws: WebSocket, code: number, why: string, patience: Patience): void {
  ws.close(code, why);
  const cut = setTimeout(() => ws.terminate(), patience.opening);
  ws.once('close', () => clearTimeout(cut));
}

/**
 * Cuts a line whose other end has gone without closing it, for example when its cable was pulled. A browser answers
 * pings on its own.
 */
export function cutWhenSilent(ws: WebSocket, every: number): void {
  let heard = true;
  const heartbeat = setInterval(() => {
    if (!heard) return ws.terminate();
    heard = false;
    ws.ping();
  }, every);
  ws.on('pong', () => {
    heard = true;
  });
  ws.once('close', () => clearInterval(heartbeat));
}

/** A frame as text. */
export const textOf = (data: RawData): string =>
  Array.isArray(data) ? Buffer.concat(data).toString('utf8') : Buffer.from(data as Buffer).toString('utf8');

/** The path of a request exactly as received: it is never parsed as a URL. */
export const pathOf = ({ url }: IncomingMessage): string => (url ?? '/').split(/[?#]/)[0] ?? '/';

/** A page of another site must not reach the table through a browser on this machine. */
export function ownOrigin({ headers: { host, origin } }: IncomingMessage, listening: Listening): boolean {
  const scheme = listening.tls === null ? 'http' : 'https';
  return isOwnHost(listening, host) && (origin === undefined || origin === `${scheme}://${host}`);
}
