/**
 * The screens' pages and their lines over HTTP, where there is no Electron. Loopback only.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { pageHeaders, readPage } from '../pages.ts';
import { clientFrame, MAX_INTENT_BYTES } from './messages.ts';
import type { LinkServer } from './server.ts';
import type { Tokens } from './tokens.ts';

export interface WebOptions {
  readonly port: number;
  /** Folder of the built pages. */
  readonly pages: string;
  /** Where `/` leads, with its token; null where there is no lobby for strangers. */
  readonly home: string | null;
}

/** Milliseconds in which a new line must say who it is. */
const HELLO_MS = 5000;

/** Starts serving on loopback. Resolves with the port in use; rejects when the port is taken, saying so. */
export async function serveWeb(
  link: LinkServer,
  tokens: Tokens,
  options: WebOptions,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    page(request, response, options).catch(() => response.writeHead(500).end());
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_INTENT_BYTES, perMessageDeflate: false });
  server.on('upgrade', (request, socket, head) => {
    if (!ownOrigin(request) || new URL(request.url ?? '/', 'http://host').pathname !== '/link') {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (ws) => greet(ws, link, tokens));
  });
  await listen(server, options.port);
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

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`port ${port} is in use; choose another with --port`) : error);
    });
    server.listen(port, '127.0.0.1', () => resolve());
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
function ownOrigin(request: IncomingMessage): boolean {
  const origin = request.headers.origin;
  return ownHost(request) && (origin === undefined || origin === `http://${request.headers.host}`);
}

/** A foreign name that was made to point at this machine is not this machine. */
const ownHost = (request: IncomingMessage): boolean =>
  /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(request.headers.host ?? '');

async function page(request: IncomingMessage, response: ServerResponse, options: WebOptions): Promise<void> {
  const headers = pageHeaders("'self'");
  const [path = '/'] = (request.url ?? '/').split(/[?#]/);
  if (request.method !== 'GET' || !ownHost(request)) {
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
