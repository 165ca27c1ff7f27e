/**
 * The screens' pages and their lines over HTTP, where there is no Electron: on loopback, or over TLS where others
 * reach it.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { pageHeaders, readPage } from '../pages.ts';
import { isOwnHost, type Listening, LOOPBACK } from './listening.ts';
import { clientFrame, MAX_INTENT_BYTES } from './messages.ts';
import type { LinkServer } from './server.ts';
import type { Tokens } from './tokens.ts';

export interface WebOptions {
  /** Loopback without TLS when left out. */
  readonly listening?: Listening;
  readonly port: number;
  /** Folder of the built pages. */
  readonly pages: string;
  /** Where `/` leads, with its token; null where there is no lobby for strangers. */
  readonly home: string | null;
}

/** Milliseconds in which a new line must say who it is. */
const HELLO_MS = 5000;
/** Connections at a time: every screen of a table many times over, and no flood. */
const CONNECTIONS = 256;

/** Starts serving. Resolves with the port in use; rejects when address or port cannot be had, saying so. */
export async function serveWeb(
  link: LinkServer,
  tokens: Tokens,
  options: WebOptions,
): Promise<{ port: number; close(): Promise<void> }> {
  const { listening = LOOPBACK } = options;
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    page(request, response, listening, options).catch(() => response.writeHead(500).end());
  };
  const { tls } = listening;
  const server = tls === null ? createServer(answer) : createTlsServer({ ...tls, minVersion: 'TLSv1.3' }, answer);
  server.maxConnections = CONNECTIONS;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_INTENT_BYTES, perMessageDeflate: false });
  server.on('upgrade', (request, socket, head) => {
    if (!ownOrigin(request, listening) || new URL(request.url ?? '/', 'http://host').pathname !== '/link') {
      link.strangerRefused('foreign', 'a line from a page of another site');
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (ws) => greet(ws, link, tokens));
  });
  await listen(server, options.port, listening.address);
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    close: async () => {
      for (const client of sockets.clients) client.terminate();
      sockets.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function listen(server: Server, port: number, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      switch (error.code) {
        case 'EADDRINUSE':
          return reject(new Error(`port ${port} is in use; choose another with --port`));
        case 'EADDRNOTAVAIL':
          return reject(new Error(`--listen ${address}: this machine has no such address`));
        default:
          return reject(error);
      }
    });
    server.listen(port, address, () => resolve());
  });
}

/** Waits for the hello, then joins the line to its screen. */
function greet(ws: WebSocket, link: LinkServer, tokens: Tokens): void {
  const impatience = setTimeout(() => ws.close(4000, 'no hello'), HELLO_MS);
  ws.on('error', (error) => {
    if (error.message.includes('Max payload')) link.strangerRefused('oversized', 'a frame of too many bytes');
  });
  ws.once('message', (data, binary) => {
    clearTimeout(impatience);
    const frame = binary ? null : clientFrame.safeParse(parseJson(textOf(data)));
    if (!frame?.success || frame.data.t !== 'hello') {
      link.strangerRefused('malformed', 'a line that did not begin with hello');
      ws.close(4001, 'expected hello');
      return;
    }
    const role = tokens.roleOf(frame.data.token);
    if (role === null) {
      link.strangerRefused('unknownToken', 'a line with an unknown token');
      ws.close(4003, 'unknown token');
      return;
    }
    const attached = link.attach(role, {
      send: (text) => {
        if (ws.readyState === ws.OPEN) ws.send(text);
      },
      close: (why) => ws.close(4002, why),
    });
    ws.on('message', (more, isBinary) => attached.receive(isBinary ? '' : textOf(more)));
    ws.on('close', () => attached.closed());
  });
}

const textOf = (data: RawData): string =>
  Array.isArray(data) ? Buffer.concat(data).toString('utf8') : Buffer.from(data as Buffer).toString('utf8');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A page of another site must not reach the table through a browser on this machine. */
function ownOrigin({ headers: { host, origin } }: IncomingMessage, listening: Listening): boolean {
  const scheme = listening.tls === null ? 'http' : 'https';
  return isOwnHost(listening, host) && (origin === undefined || origin === `${scheme}://${host}`);
}

async function page(
  request: IncomingMessage,
  response: ServerResponse,
  listening: Listening,
  options: WebOptions,
): Promise<void> {
  const headers = pageHeaders("'self'");
  const [path = '/'] = (request.url ?? '/').split(/[?#]/);
  if (request.method !== 'GET' || !isOwnHost(listening, request.headers.host)) {
    response.writeHead(405, headers).end();
    return;
  }
  if (path === '/' && options.home) {
    response.writeHead(302, { ...headers, location: options.home }).end();
    return;
  }
  const found = await readPage(options.pages, path.endsWith('/') ? `${path}index.html` : path);
  if (found === null) {
    response.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end('No such page.\n');
    return;
  }
  response.writeHead(200, { ...headers, 'content-type': found.type }).end(found.body);
}
