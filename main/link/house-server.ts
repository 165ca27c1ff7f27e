/** A house's lines to its tables: each proves which table it is, and both sides go on from the last number that the other has. */
import { type WebSocket, WebSocketServer } from 'ws';
import { messageOf } from '../../hardware/result.ts';
import type { StaffMember } from '../../protocol/staff-member.ts';
import type { TableStatus } from '../../protocol/table-status.ts';
import { again } from '../house/again.ts';
import { CLOCKS_WITHIN, clocksApart } from '../house/clocks-apart.ts';
import { type HouseFrame, MAX_FRAME_BYTES, type TableFrame, tableFrame } from '../house/frames.ts';
import type { CardHouse } from '../house/house.ts';
import type { HouseFacts } from '../house/house-facts.ts';
import { olderThan } from '../house/older-file.ts';
import { APART } from '../house/requests.ts';
import { StoreError } from '../journal/store-error.ts';
import { Allowance, type Rate } from './allowance.ts';
import { ConnectionLimits } from './connection-limits.ts';
import { type Listening, LOOPBACK } from './listening.ts';
import type { Attached, ScreenConnection } from './server.ts';
import { cutWhenSilent, hangUp, ownOrigin, parseJson, pathOf, textOf } from './socket.ts';
import { leaveBe, listen, PATIENCE, type Patience, refuseConnection, webServer } from './web-server.ts';
import { WrongTokens } from './wrong-tokens.ts';

export interface HouseServerOptions {
  readonly listening?: Listening;
  readonly port: number;
  readonly patience?: Patience;
  /** How often, ms, it is looked whether another process of the house has something for a table. */
  readonly poll?: number;
  /** How far the clock of a table may be from that of the house, ms. */
  readonly clocksWithin?: number;
  /** Whatever goes wrong on a line, in one sentence. */
  onTrouble(text: string): void;
}

export interface HouseServer {
  readonly port: number;
  /** The tables whose line is up, by number. */
  connected(): readonly number[];
  /** Those of them that can play a tournament. */
  forTournaments(): ReadonlySet<number>;
  /** And hand for hand. */
  forRounds(): ReadonlySet<number>;
  /** What a table has told last of how it stands there; null before that. It holds on when the line has ended. */
  status(table: number): TableStatus | null;
  /** Called when a line has come or gone, or a table has told something new. */
  onChange(run: () => void): void;
  /** Opens the floor console of a table for somebody whose PIN the house has seen; null while the table cannot be reached. */
  openConsole(table: number, connection: ScreenConnection, staff: StaffMember, changes: boolean): Attached | null;
  /** Ends all lines, to be opened again: the clock of the house was set, and each table has to be held against it. */
  greetAgain(): void;
  close(): Promise<void>;
}

/** Where tables open their lines. */
export const TABLE_PATH = '/table';

const POLL = 250;

/** How often, ms, it is looked whether the house has something new to tell of itself: a dismissal, a jackpot. */
const FACTS_EVERY = 500;

/** Frames of a table that may wait to be done before no more of it is read. */
const UNDONE = 64;

/** Bytes that may wait for a table that does not read them. */
const BACKLOG = 4 * 1024 * 1024;

/** How often it is told that strangers send what is no message. */
const STRANGERS_TOLD: Rate = { burst: 20, perSecond: 1 };

export async function serveHouse(house: CardHouse, options: HouseServerOptions): Promise<HouseServer> {
  const { listening = LOOPBACK, patience = PATIENCE, poll = POLL, clocksWithin = CLOCKS_WITHIN, onTrouble } = options;
  // Whoever floods the door must not flood the log.
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

/** Tells each table what the house is now, where that is not what it was told last. */
async function tellFacts(house: CardHouse, lines: Iterable<TableLineOfHouse>): Promise<void> {
  const open = [...lines];
  if (open.length === 0) return;
  const facts = await house.facts();
  for (const line of open) line.tellFacts(facts);
}

interface Greeting {
  readonly house: CardHouse;
  readonly lines: Map<number, TableLineOfHouse>;
  readonly patience: Patience;
  readonly clocksWithin: number;
  readonly onTrouble: (text: string) => void;
  /** As `onTrouble`, of lines that have not shown a token. */
  readonly ofStranger: (text: string) => void;
  /** Where the line comes from. */
  readonly address: string;
  readonly wrongTokens: WrongTokens;
  recognized(): void;
  told(table: number, status: TableStatus): void;
  changed(): void;
}

/** Waits for the hello of a table, and joins the line to it; a line that the table had before is ended. */
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

/** Joins a line to the table that it says to be, if its token says so too. */
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
  // While the books were asked it may have ended: it must not take the place of one that has come since.
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

/** What a table shows of itself, and to whom. */
type Shown = Extract<TableFrame, { t: 'status' | 'to screen' | 'screen ended' }>;

/** A table as its hello has it. */
interface TableAtDoor {
  readonly table: number;
  readonly received: number;
  readonly serves: boolean;
  readonly hears: boolean;
  readonly tournaments: boolean;
  readonly rounds: boolean;
  readonly limits: boolean;
}

/** A line of a table whose token was right. */
class TableLineOfHouse {
  readonly #ws: WebSocket;
  readonly #house: CardHouse;
  readonly #table: number;
  readonly #greeting: Greeting;
  /** Newest message that was sent over this line, or that the table has said to have. */
  #sent: number;
  #flushing = false;
  #again = false;
  /** What came is done in the order in which it came. */
  #queue: Promise<void> = Promise.resolve();
  /** Whether the table serves consoles of the house. */
  readonly #serves: boolean;
  /** Whether it wants the facts of the house, and what it was told last of them. */
  readonly #hears: boolean;
  #facts = '';
  #isWelcome = false;
  readonly #consoles = new Map<number, ScreenConnection>();
  #lastConsole = 0;
  /** Frames that have come and are not done. */
  #undone = 0;

  /** Whether it knows limits that players set themselves. */
  readonly #knowsLimits: boolean;

  /** Whether the table can play a tournament. */
  readonly knowsTournaments: boolean;
  /** Whether it can play one hand for hand. */
  readonly knowsRounds: boolean;

  constructor(ws: WebSocket, house: CardHouse, at: TableAtDoor, greeting: Greeting) {
    const { table, received, serves, hears, tournaments, rounds, limits } = at;
    this.#knowsLimits = limits;
    this.knowsTournaments = tournaments;
    this.knowsRounds = rounds;
    this.#ws = ws;
    this.#house = house;
    this.#table = table;
    this.#sent = received;
    this.#serves = serves;
    this.#hears = hears;
    this.#greeting = greeting;
  }

  openConsole(connection: ScreenConnection, staff: StaffMember, changes: boolean): Attached | null {
    if (!this.#serves || !this.#isWelcome || this.#ws.readyState !== this.#ws.OPEN) return null;
    this.#lastConsole += 1;
    const screen = this.#lastConsole;
    this.#consoles.set(screen, connection);
    this.#send({ t: 'open screen', screen, staff, changes });
    return {
      receive: (text) => this.#send({ t: 'from screen', screen, text }),
      closed: () => {
        if (this.#consoles.delete(screen)) this.#send({ t: 'end screen', screen });
      },
    };
  }

  /** The line has ended, and with it those of the consoles. */
  endConsoles(): void {
    const open = [...this.#consoles.values()];
    this.#consoles.clear();
    for (const connection of open) connection.close('the table cannot be reached');
  }

  async welcome(name: string): Promise<void> {
    const received = await this.#house.exchange.inbox.received(this.#table);
    this.#ws.on('message', (data, binary) => this.#take(binary ? '' : textOf(data)));
    this.#send({ t: 'welcome', house: this.#house.name, name, received });
    this.#isWelcome = true;
    if (this.#hears) this.tellFacts(await this.#house.facts());
    this.flushSoon();
  }

  /** What the house tells of itself, if that is new to the table. */
  tellFacts(facts: HouseFacts): void {
    if (!this.#hears || !this.#isWelcome) return;
    const told = JSON.stringify(facts);
    if (told === this.#facts) return;
    this.#facts = told;
    this.#send({ t: 'facts', facts });
  }

  end(why: string): void {
    hangUp(this.#ws, 4009, why, this.#greeting.patience);
  }

  /** When everything that came has been done. */
  done(): Promise<void> {
    return this.#queue;
  }

  #take(text: string): void {
    const frame = tableFrame.safeParse(parseJson(text));
    if (!frame.success || frame.data.t === 'hello') {
      this.#greeting.onTrouble(`table ${this.#table} sends what is no message: the line is ended`);
      this.end('no message');
      return;
    }
    const { data } = frame;
    if (data.t === 'status' || data.t === 'to screen' || data.t === 'screen ended') {
      this.#tell(data);
      return;
    }
    this.#undone += 1;
    // A table that asks faster than the house can answer waits, and what it sends waits with it.
    if (this.#undone >= UNDONE) this.#ws.pause();
    if (data.t === 'request' && APART.has(data.request.ask)) {
      void this.#did(this.#answer(data));
    } else this.#queue = this.#queue.then(() => this.#did(this.#work(data)));
  }

  /** One of the frames that came is done. */
  #did(work: Promise<void>): Promise<void> {
    return this.#done(work).finally(() => {
      this.#undone -= 1;
      if (this.#undone < UNDONE / 2 && this.#ws.isPaused) this.#ws.resume();
    });
  }

  /** What a table shows changes nothing in the books, and waits for nothing that does. */
  #tell(frame: Shown): void {
    if (frame.t === 'status') this.#greeting.told(this.#table, frame.status);
    else if (frame.t === 'to screen') this.#consoles.get(frame.screen)?.send(frame.text);
    else {
      const connection = this.#consoles.get(frame.screen);
      this.#consoles.delete(frame.screen);
      connection?.close(frame.why);
    }
  }

  #done(work: Promise<void>): Promise<void> {
    return work.catch((error: unknown) => {
      this.#greeting.onTrouble(`table ${this.#table}: ${messageOf(error)}`);
      this.end(error instanceof StoreError ? 'another past' : 'the house cannot do what the table has told');
    });
  }

  async #work(frame: Exclude<TableFrame, Shown | { t: 'hello' }>): Promise<void> {
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    if (frame.t === 'request') return this.#answer(frame);
    if (frame.t === 'received') return this.#house.exchange.outbox.acknowledged(this.#table, frame.number);
    const { number, hash, message } = frame;
    const received = await this.#house.exchange.inbox.apply(this.#table, { number, hash, message });
    this.#send({ t: 'received', number: received });
  }

  async #answer({ id, request }: Extract<TableFrame, { t: 'request' }>): Promise<void> {
    const answer = await this.#house.answer(this.#table, request);
    if (answer.ok)
      this.#send({ t: 'answer', id, value: this.#knowsLimits ? answer.value : withoutLimits(answer.value) });
    else this.#send({ t: 'refused', id, code: answer.error.code, message: answer.error.message });
    this.flushSoon();
  }

  /** Sends what is new for the table, as soon as it is committed. */
  flushSoon(): void {
    this.#again = true;
    if (this.#flushing) return;
    this.#flushing = true;
    void this.#done(this.#flush()).finally(() => {
      this.#flushing = false;
    });
  }

  async #flush(): Promise<void> {
    while (this.#again && this.#ws.readyState === this.#ws.OPEN) {
      this.#again = false;
      for (const { number, message } of await this.#house.exchange.outbox.waiting(this.#table, this.#sent)) {
        this.#send({ t: 'message', number, message: this.#knowsLimits ? message : withoutLimits(message) });
        this.#sent = number;
        this.#again = true;
      }
    }
  }

  #send(frame: HouseFrame): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    // A table that reads nothing any more comes back and goes on from what it has.
    if (this.#ws.bufferedAmount > BACKLOG) this.#ws.terminate();
    else this.#ws.send(JSON.stringify(frame));
  }
}

/** The same for a table of before limits, which takes nobody with a field that it does not know. */
function withoutLimits<T>(told: T): T {
  return JSON.parse(JSON.stringify(told, (name, value: unknown) => (name === 'limits' ? undefined : value))) as T;
}
