/**
 * A separate port for monitoring: health, metrics, and finished hands for surveillance. It only reads, and reveals
 * nothing about a hand in play.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bringsToken, tokenDigest } from '../link/bearer.ts';
import { ConnectionLimits } from '../link/connection-limits.ts';
import { isOwnHost, type Listening } from '../link/listening.ts';
import type { LinkServer } from '../link/server.ts';
import { leaveBe, listen, PATIENCE, type Patience, webServer } from '../link/web-server.ts';
import type { FinishedHands } from './finished-hands.ts';
import type { Health } from './health.ts';
import type { Metrics } from './metrics.ts';

export interface MonitorOptions {
  readonly listening: Listening;
  readonly port: number;
  /** The token that lets a client read metrics and hands; health is open to anybody. */
  readonly token: string;
  readonly health: () => Health;
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>;
  readonly hands: FinishedHands;
  readonly link: Pick<LinkServer, 'strangerRefused' | 'failed'>;
  /** How long to wait for unauthenticated clients; tests shorten it. */
  readonly patience?: Patience;
}

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
const HAND_NUMBER = /^\d{1,15}$/;

/** Starts serving. Resolves with the port in use; rejects with a sentence when the address or port is not available. */
export async function serveMonitor(options: MonitorOptions): Promise<{ port: number; close(): Promise<void> }> {
  const { listening, link, patience = PATIENCE } = options;
  const web = webServer(listening, patience, link, new ConnectionLimits(), (request, response) => {
    request.on('error', leaveBe);
    response.on('error', leaveBe);
    answer(request, response, options).catch((error) => {
      link.failed(null, error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  await listen(web.server, options.port, listening.address, link);
  const address = web.server.address();
  return { port: typeof address === 'object' && address ? address.port : options.port, close: () => web.close() };
}

async function answer(request: IncomingMessage, response: ServerResponse, options: MonitorOptions): Promise<void> {
  const { listening, token, link, health, metrics, hands } = options;
  if (request.method !== 'GET' || !isOwnHost(listening, request.headers.host)) {
    response.writeHead(405, PLAIN).end();
    return;
  }
  const [path, query = ''] = (request.url ?? '/').split('?');
  const known = bringsToken(request, tokenDigest(token));
  if (path === '/live') {
    response.writeHead(200, PLAIN).end('up\n');
  } else if (path === '/health') {
    const { ready, text } = health();
    // The details are for those who run the table; a supervisor without the token only sees that something is wrong.
    response.writeHead(ready ? 200 : 503, PLAIN).end(`${known ? text : ready ? 'ready' : 'not ready'}\n`);
  } else if (path !== '/metrics' && path !== '/hands') {
    response.writeHead(404, PLAIN).end('/live, /health, /metrics and /hands are here.\n');
  } else if (!known) {
    link.strangerRefused('unknownToken', 'a monitor with an unknown token');
    response.writeHead(401, { ...PLAIN, 'www-authenticate': 'Bearer' }).end('Expected the token of the monitor.\n');
  } else if (path === '/metrics') {
    response.writeHead(200, { ...PLAIN, 'content-type': metrics.contentType }).end(await metrics.text());
  } else {
    const after = new URLSearchParams(query).get('after') ?? '0';
    if (HAND_NUMBER.test(after)) await hands.stream(response, Number(after));
    else response.writeHead(400, PLAIN).end('after: expected the number of a hand.\n');
  }
}
