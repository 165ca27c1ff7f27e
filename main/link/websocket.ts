/**
 * The screens' pages and their lines over HTTP, where there is no Electron: on loopback, or over TLS where others can
 * reach it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { clientFrame, MAX_INTENT_BYTES } from '../../protocol/client-frame.ts';
import { parseJson } from '../journal/parse-json.ts';
import { ConnectionLimits, type Limits } from './connection-limits.ts';
import { isOwnHost, type Listening, LOOPBACK } from './listening.ts';
import { pageHeaders, readPage } from './pages.ts';
import type { Attached, LinkServer, ScreenConnection } from './server.ts';
import { cutWhenSilent, hangUp, ownOrigin, pathOf, textOf } from './socket.ts';
import type { Tokens } from './tokens.ts';
import { leaveBe, listen, PATIENCE, type Patience, refuseConnection, webServer } from './web-server.ts';

export interface WebOptions {
  /** Loopback without TLS when left out. */
  readonly listening?: Listening;
  readonly port: number;
  /** Folder of the built pages. */
  readonly pages: string;
  /** The target of `/`, including its token; null where there is no lobby for strangers. */
  readonly home: string | null;
  /** The target of a link that opens a screen once; null for a used link. Left out: there are none. */
  readonly openLink?: (code: string) => string | null;
  /**
   * Lets a screen reach another table through this server, at `/link/3`: connects it to that table if its ticket is
   * valid. Null when it is not, or the table cannot be reached. Left out: there is no such access.
   */
  readonly through?: (table: number, ticket: string, connection: ScreenConnection, changes: boolean) => Attached | null;
  /** Other names of pages, such as `/board`. */
  readonly names?: Readonly<Record<string, string>>;
  /** How long to wait for strangers; tests use shorter times. */
  readonly patience?: Patience;
  /** Limits on open connections. */
  readonly limits?: Limits;
}

/** What takes the screens' lines: a link server, or several under one address. */
export type ScreenLink = Pick<LinkServer, 'attach' | 'strangerRefused' | 'failed'>;

/** A browser that has been here over TLS never comes without it again (HSTS, a year). */
const STRICT_TLS = { 'strict-transport-security': 'max-age=31536000' };

/** The path at which lines are opened. */
const LINK_PATH = '/link';

/** Maximum number of bytes queued for a screen that does not read them. */
const BACKLOG = 16 * 1024 * 1024;

/** Starts serving. Resolves with the port in use; rejects, with the reason, when address or port are not available. */
export async function serveWeb(
  link: ScreenLink,
  tokens: Pick<Tokens, 'roleOf'>,
  options: WebOptions,
): Promise<{ port: number; close(): Promise<void> }> {
  const { listening = LOOPBACK, patience = PATIENCE } = options;
  const limits = new ConnectionLimits(options.limits);
  const web = webServer(listening, patience, link, limits, (request, response) => {
    request.on('error', leaveBe);
    response.on('error', leaveBe);
    page(request, response, listening, options).catch((error) => {
      link.failed(null, error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  const { server } = web;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_INTENT_BYTES, perMessageDeflate: false });
  server.on('upgrade', (request, socket, head) => {
    // Node has removed its own listener, and an error without a listener would end the process.
    socket.on('error', leaveBe);
    if (!ownOrigin(request, listening)) {
      link.strangerRefused('foreign', 'a line from a page of another site');
      refuseConnection(socket, '403 Forbidden', patience);
    } else if (joinerAt(pathOf(request), link, tokens, options) === null) {
      link.strangerRefused('malformed', 'a connection to an address that takes none');
      refuseConnection(socket, '404 Not Found', patience);
    } else {
      const join = joinerAt(pathOf(request), link, tokens, options);
      sockets.handleUpgrade(request, socket, head, (ws) => {
        if (join) greet(ws, link, join, patience, () => limits.recognize(request.socket));
      });
    }
  });
  await listen(server, options.port, listening.address, link);
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    close: async () => {
      for (const client of sockets.clients) client.terminate();
      sockets.close();
      await web.close();
    },
  };
}

/** Connects a line to the screen whose secret it sends; null when the secret belongs to none. */
type Join = (secret: string, connection: ScreenConnection, changes: boolean) => Attached | null;

/** How lines at an address are connected; null where no line can be opened. */
function joinerAt(
  path: string,
  link: ScreenLink,
  tokens: Pick<Tokens, 'roleOf'>,
  { through }: WebOptions,
): Join | null {
  if (path === LINK_PATH) {
    return (secret, connection, changes) => {
      const role = tokens.roleOf(secret);
      return role === null ? null : link.attach(role, connection, { changes });
    };
  }
  const table = Number(/^\/link\/([1-9]\d{0,3})$/.exec(path)?.[1] ?? 0);
  return table === 0 || through === undefined ? null : (...hello) => through(table, ...hello);
}

/** Waits for the hello, reports that it came from a screen, and connects the line to it. */
function greet(ws: WebSocket, link: ScreenLink, join: Join, patience: Patience, recognized: () => void): void {
  const impatience = setTimeout(() => hangUp(ws, 4000, 'no hello', patience), patience.opening);
  ws.once('close', () => clearTimeout(impatience));
  ws.on('error', (error) => {
    if (error.message.includes('Max payload')) link.strangerRefused('oversized', 'a frame of too many bytes');
  });
  ws.once('message', (data, binary) => {
    clearTimeout(impatience);
    if (ws.readyState !== ws.OPEN) return;
    const frame = binary ? null : clientFrame.safeParse(parseJson(textOf(data)));
    if (!frame?.success || frame.data.t !== 'hello') {
      link.strangerRefused('malformed', 'a line that did not begin with hello');
      hangUp(ws, 4001, 'expected hello', patience);
      return;
    }
    const attached = join(frame.data.token, connectionOver(ws, patience), frame.data.changes ?? false);
    if (attached === null) {
      link.strangerRefused('unknownToken', 'a line with an unknown token');
      hangUp(ws, 4003, 'unknown token', patience);
      return;
    }
    recognized();
    ws.on('message', (more, isBinary) => attached.receive(isBinary ? '' : textOf(more)));
    ws.on('close', () => attached.closed());
    cutWhenSilent(ws, patience.silent);
  });
}

const connectionOver = (ws: WebSocket, patience: Patience): ScreenConnection => ({
  send: (text) => {
    if (ws.readyState !== ws.OPEN) return;
    // A screen that no longer reads will reconnect and get the whole view.
    if (ws.bufferedAmount > BACKLOG) ws.terminate();
    else ws.send(text);
  },
  close: (why) => hangUp(ws, 4002, why, patience),
});

async function page(
  request: IncomingMessage,
  response: ServerResponse,
  listening: Listening,
  options: WebOptions,
): Promise<void> {
  const headers = { ...pageHeaders("'self'"), ...(listening.tls === null ? {} : STRICT_TLS) };
  const path = pathOf(request);
  if (request.method !== 'GET' || !isOwnHost(listening, request.headers.host)) {
    response.writeHead(405, headers).end();
    return;
  }
  if (path === '/' && options.home) {
    response.writeHead(302, { ...headers, location: options.home }).end();
    return;
  }
  const code = /[?&]open=([\w-]{1,64})$/.exec(request.url ?? '')?.[1];
  if (code !== undefined) {
    // A used link leads to the start page, which has a new one.
    const to = options.openLink?.(code) ?? (options.home === null ? null : '/');
    response.writeHead(to === null ? 404 : 303, { ...headers, ...(to === null ? {} : { location: to }) }).end();
    return;
  }
  const named = options.names?.[path] ?? path;
  const found = await readPage(options.pages, named.endsWith('/') ? `${named}index.html` : named);
  if (found === null) {
    response.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end('No such page.\n');
    return;
  }
  response.writeHead(200, { ...headers, 'content-type': found.type }).end(found.body);
}
