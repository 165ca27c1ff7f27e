/**
 * A house's lines to its tables. Each table proves which one it is, and both sides continue from the last number that
 * the other has.
 */
import { type WebSocket, WebSocketServer } from 'ws';
import { messageOf } from '../../hardware/result.ts';
import type { TableStatus } from '../../protocol/table-status.ts';
import type { StaffMember } from '../accounts/staff-member.ts';
import { again } from '../house/again.ts';
import { CLOCKS_WITHIN, clocksApart } from '../house/clocks-apart.ts';
import { MAX_FRAME_BYTES, type TableFrame, tableFrame } from '../house/frames.ts';
import type { CardHouse } from '../house/house.ts';
import { olderThan } from '../house/older-file.ts';
import { parseJson } from '../journal/parse-json.ts';
import { Allowance, type Rate } from './allowance.ts';
import { ConnectionLimits } from './connection-limits.ts';
import { type Listening, LOOPBACK } from './listening.ts';
import type { Attached, ScreenConnection } from './server.ts';
import { cutWhenSilent, hangUp, ownOrigin, pathOf, textOf } from './socket.ts';
import { type TableDoor, TableLineOfHouse } from './table-line.ts';
import { leaveBe, listen, PATIENCE, type Patience, refuseConnection, webServer } from './web-server.ts';
import { WrongTokens } from './wrong-tokens.ts';

export interface HouseServerOptions {
  readonly listening?: Listening;
  readonly port: number;
  readonly patience?: Patience;
  /** How often to check whether another process of the house has something for a table, in ms. */
  readonly poll?: number;
  /** How far a table's clock may differ from the house's, in ms. */
  readonly clocksWithin?: number;
  /** Called for every problem on a line, with one sentence. */
  onTrouble(text: string): void;
}

export interface HouseServer {
  readonly port: number;
  /** The tables whose line is up, by number. */
  connected(): readonly number[];
  /** Of these, the tables that can play a tournament. */
  forTournaments(): ReadonlySet<number>;
  /** Of these, the tables that can play hand for hand. */
  forRounds(): ReadonlySet<number>;
  /** A table's last status report; null before the first. It stays valid when the line has ended. */
  status(table: number): TableStatus | null;
  /** Called when a line has come or gone, or a table has sent a new report. */
  onChange(run: () => void): void;
  /**
   * Opens the floor console of a table for a person whose PIN the house has checked; null while the table cannot be
   * reached.
   */
  openConsole(table: number, connection: ScreenConnection, staff: StaffMember, changes: boolean): Attached | null;
  /** Ends all lines so that they are reopened: the house's clock was set, and each table has to be compared with it. */
  greetAgain(): void;
  close(): Promise<void>;
}

/** The path at which tables open their lines. */
export const TABLE_PATH = '/table';

const POLL = 250;

/** How often to check whether the house has news about itself, such as a dismissal or a jackpot, in ms. */
const FACTS_EVERY = 500;

/** How often to report that strangers send what is not a message. */
const STRANGERS_TOLD: Rate = { burst: 20, perSecond: 1 };

export async function serveHouse(house: CardHouse, options: HouseServerOptions): Promise<HouseServer> {
  const { listening = LOOPBACK, patience = PATIENCE, poll = POLL, clocksWithin = CLOCKS_WITHIN, onTrouble } = options;
  // A flood from outside must not fill the log.
  const strangersTold = new Allowance(house.now(), STRANGERS_TOLD);
  const ofStranger = (text: string): void => {
    if (strangersTold.take(house.now())) onTrouble(text);
  };
  const stranger = {
    strangerRefused: (_kind: string, what: string) => ofStranger(`refused: ${what}`),
    failed: (_role: null, error: unknown) => onTrouble(messageOf(error)),
  };
  const limits = new ConnectionLimits();
  const wrongTokens = new WrongTokens();
  const web = webServer(listening, patience, stranger, limits, (_request, response) => {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('A house: its tables know the way.\n');
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false });
  const lines = new Map<number, TableLineOfHouse>();
  const statuses = new Map<number, TableStatus>();
  const listeners = new Set<() => void>();
  const changed = (): void => {
    for (const run of listeners) run();
  };
  const told = (table: number, status: TableStatus): void => {
    statuses.set(table, status);
    changed();
  };
  web.server.on('upgrade', (request, socket, head) => {
    socket.on('error', leaveBe);
    if (!ownOrigin(request, listening) || request.headers.origin !== undefined) {
      refuseConnection(socket, '403 Forbidden', patience);
    } else if (pathOf(request) !== TABLE_PATH) refuseConnection(socket, '404 Not Found', patience);
    else {
      const address = request.socket.remoteAddress ?? '';
      const recognized = () => limits.recognize(request.socket);
      const at = { house, lines, patience, clocksWithin, onTrouble, ofStranger, address, wrongTokens };
      sockets.handleUpgrade(request, socket, head, (ws) => greet(ws, { ...at, recognized, told, changed }));
    }
  });
  const offSent = house.exchange.outbox.onSent((table) => lines.get(table)?.flushSoon());
  const polling = setInterval(() => {
    for (const line of lines.values()) line.flushSoon();
  }, poll);
  const stopFacts = again(FACTS_EVERY, () => tellFacts(house, lines.values()), onTrouble);
  await listen(web.server, options.port, listening.address, stranger);
  const address = web.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    connected: () => [...lines.keys()].sort((a, b) => a - b),
    forTournaments: () => new Set([...lines].flatMap(([table, line]) => (line.knowsTournaments ? [table] : []))),
    forRounds: () => new Set([...lines].flatMap(([table, line]) => (line.knowsRounds ? [table] : []))),
    status: (table) => statuses.get(table) ?? null,
    onChange: (run) => void listeners.add(run),
    openConsole: (table, ...who) => lines.get(table)?.openConsole(...who) ?? null,
    greetAgain: () => {
      for (const line of lines.values()) line.end('the clock of the house was set');
    },
    close: async () => {
      clearInterval(polling);
      offSent();
      stopFacts();
      for (const client of sockets.clients) client.terminate();
      sockets.close();
      await Promise.all([...lines.values()].map((line) => line.done()));
      await web.close();
    },
  };
}

/** Sends each table the facts of the house, if they differ from what it was sent last. */
async function tellFacts(house: CardHouse, lines: Iterable<TableLineOfHouse>): Promise<void> {
  const open = [...lines];
  if (open.length === 0) return;
  const facts = await house.facts();
  for (const line of open) line.tellFacts(facts);
}

interface Greeting extends TableDoor {
  readonly house: CardHouse;
  readonly lines: Map<number, TableLineOfHouse>;
  readonly clocksWithin: number;
  /** Like `onTrouble`, for lines that have not shown a token. */
  readonly ofStranger: (text: string) => void;
  /** Where the line comes from. */
  readonly address: string;
  readonly wrongTokens: WrongTokens;
  recognized(): void;
  changed(): void;
}

/** Waits for a table's hello, and connects the line to it. An earlier line of the same table is ended. */
function greet(ws: WebSocket, greeting: Greeting): void {
  const { patience, onTrouble, ofStranger } = greeting;
  const impatience = setTimeout(() => hangUp(ws, 4000, 'no hello', patience), patience.opening);
  ws.once('close', () => clearTimeout(impatience));
  ws.on('error', (error) => ofStranger(`a table's line: ${error.message}`));
  ws.once('message', (data, binary) => {
    clearTimeout(impatience);
    const frame = binary ? null : tableFrame.safeParse(parseJson(textOf(data)));
    if (!frame?.success || frame.data.t !== 'hello') {
      hangUp(ws, 4001, 'expected hello', patience);
      return;
    }
    const { table } = frame.data;
    join(ws, frame.data, greeting).catch((error: unknown) => {
      onTrouble(`table ${table}: ${messageOf(error)}`);
      hangUp(ws, 4010, 'the house cannot reach its books', patience);
    });
  });
}

/** Connects a line to the table that it claims to be, if its token proves it. */
async function join(
  ws: WebSocket,
  {
    table,
    token,
    kind,
    received,
    receivedAt,
    now,
    follows,
    hears,
    tournaments,
    rounds,
    limits,
  }: Extract<TableFrame, { t: 'hello' }>,
  greeting: Greeting,
): Promise<void> {
  const { house, lines, patience, clocksWithin, onTrouble, address, wrongTokens } = greeting;
  if (wrongTokens.tooMany(address, house.now())) {
    hangUp(ws, 4008, 'too many wrong tokens from this address: wait', patience);
    return;
  }
  const known = await house.tables.recognize(table, token);
  if (known === null) {
    wrongTokens.count(address, house.now());
    onTrouble(`a line from ${address} that says to be table ${table}, with an unknown token`);
    hangUp(ws, 4003, `not the token of table ${table}`, patience);
    return;
  }
  if (kind !== house.store.kind) {
    hangUp(ws, 4004, `this house is for ${house.store.kind}`, patience);
    return;
  }
  const apart = now === undefined ? null : clocksApart(now, house.now(), clocksWithin);
  if (apart !== null) {
    onTrouble(`the clock of table ${table} is ${apart}`);
    hangUp(ws, 4012, `the clock of this table is ${apart}`, patience);
    return;
  }
  const last = receivedAt ?? null;
  if (!(await house.exchange.outbox.hasSent(table, received, last))) {
    onTrouble(olderThan('the file of the house', `table ${table}`));
    hangUp(ws, 4011, 'the file of the house is an older copy: it lacks messages that this table has', patience);
    return;
  }
  // The line may have ended during the look into the books. It must not then replace a newer one.
  if (ws.readyState !== ws.OPEN) return;
  greeting.recognized();
  lines.get(table)?.end('another line of this table was opened');
  const line = new TableLineOfHouse(
    ws,
    house,
    {
      ...{ table, received, serves: follows === true, hears: hears === true },
      ...{ tournaments: tournaments === true, rounds: rounds === true, limits: limits === true },
    },
    greeting,
  );
  lines.set(table, line);
  ws.once('close', () => {
    line.endConsoles();
    if (lines.get(table) === line) lines.delete(table);
    greeting.changed();
  });
  cutWhenSilent(ws, patience.silent);
  await line.welcome(known.name);
  greeting.changed();
}
