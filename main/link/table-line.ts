/** A house's line to a table whose token was right. */

import type { WebSocket } from 'ws';
import { messageOf } from '../../hardware/result.ts';
import type { TableStatus } from '../../protocol/table-status.ts';
import type { StaffMember } from '../accounts/staff-member.ts';
import { type HouseFrame, type TableFrame, tableFrame } from '../house/frames.ts';
import type { CardHouse } from '../house/house.ts';
import type { HouseFacts } from '../house/house-facts.ts';
import { APART } from '../house/line.ts';
import { parseJson } from '../journal/parse-json.ts';
import { StoreError } from '../journal/store-error.ts';
import type { Attached, ScreenConnection } from './server.ts';
import { hangUp, textOf } from './socket.ts';
import type { Patience } from './web-server.ts';

/** Maximum number of unfinished frames of a table before its line is paused. */
const UNDONE = 64;

/** Maximum number of bytes queued for a table that does not read them. */
const BACKLOG = 4 * 1024 * 1024;

/** What a table shows of itself, and to which console. */
type Shown = Extract<TableFrame, { t: 'status' | 'to screen' | 'screen ended' }>;

/** A table as described by its hello. */
interface TableAtDoor {
  readonly table: number;
  readonly received: number;
  readonly serves: boolean;
  readonly hears: boolean;
  readonly tournaments: boolean;
  readonly rounds: boolean;
  readonly limits: boolean;
}

/** What the server gives to a line. */
export interface TableDoor {
  readonly patience: Patience;
  readonly onTrouble: (text: string) => void;
  told(table: number, status: TableStatus): void;
}

/** A line of a table whose token was right. */
export class TableLineOfHouse {
  readonly #ws: WebSocket;
  readonly #house: CardHouse;
  readonly #table: number;
  readonly #parts: TableDoor;
  /** The newest message that was sent over this line, or that the table says it has. */
  #sent: number;
  #flushing = false;
  #again = false;
  /** Frames are processed in the order in which they came. */
  #queue: Promise<void> = Promise.resolve();
  /** Whether the table serves the house's consoles. */
  readonly #serves: boolean;
  /** Whether it takes the facts of the house, and the facts it was sent last. */
  readonly #hears: boolean;
  #facts = '';
  #isWelcome = false;
  readonly #consoles = new Map<number, ScreenConnection>();
  #lastConsole = 0;
  /** Frames that have come and are not finished. */
  #undone = 0;

  /** Whether it knows the limits that players set for themselves. */
  readonly #knowsLimits: boolean;

  /** Whether the table can play a tournament. */
  readonly knowsTournaments: boolean;
  /** Whether it can play one hand for hand. */
  readonly knowsRounds: boolean;

  constructor(ws: WebSocket, house: CardHouse, at: TableAtDoor, parts: TableDoor) {
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
    this.#parts = parts;
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

  /** The line has ended, and so have the consoles' lines. */
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

  /** Sends the house's facts, if they are new to the table. */
  tellFacts(facts: HouseFacts): void {
    if (!this.#hears || !this.#isWelcome) return;
    const told = JSON.stringify(facts);
    if (told === this.#facts) return;
    this.#facts = told;
    this.#send({ t: 'facts', facts });
  }

  end(why: string): void {
    hangUp(this.#ws, 4009, why, this.#parts.patience);
  }

  /** Resolves when everything that has come is finished. */
  done(): Promise<void> {
    return this.#queue;
  }

  #take(text: string): void {
    const frame = tableFrame.safeParse(parseJson(text));
    if (!frame.success || frame.data.t === 'hello') {
      this.#parts.onTrouble(`table ${this.#table} sends what is not a message: the line is ended`);
      this.end('no message');
      return;
    }
    const { data } = frame;
    if (data.t === 'status' || data.t === 'to screen' || data.t === 'screen ended') {
      this.#tell(data);
      return;
    }
    this.#undone += 1;
    // A table that asks faster than the house can answer has to wait, and its frames wait with it.
    if (this.#undone >= UNDONE) this.#ws.pause();
    if (data.t === 'request' && APART.has(data.request.ask)) {
      void this.#did(this.#answer(data));
    } else this.#queue = this.#queue.then(() => this.#did(this.#work(data)));
  }

  /** Finishes one of the frames that came. */
  #did(work: Promise<void>): Promise<void> {
    return this.#done(work).finally(() => {
      this.#undone -= 1;
      if (this.#undone < UNDONE / 2 && this.#ws.isPaused) this.#ws.resume();
    });
  }

  /** What a table shows changes nothing in the books, so it does not wait for work that does. */
  #tell(frame: Shown): void {
    if (frame.t === 'status') this.#parts.told(this.#table, frame.status);
    else if (frame.t === 'to screen') this.#consoles.get(frame.screen)?.send(frame.text);
    else {
      const connection = this.#consoles.get(frame.screen);
      this.#consoles.delete(frame.screen);
      connection?.close(frame.why);
    }
  }

  #done(work: Promise<void>): Promise<void> {
    return work.catch((error: unknown) => {
      this.#parts.onTrouble(`table ${this.#table}: ${messageOf(error)}`);
      this.end(error instanceof StoreError ? 'another past' : 'the house cannot apply what the table reported');
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

  /** Sends what is new for the table, once it is committed. */
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
    // A table that no longer reads will reconnect and continue from what it has.
    if (this.#ws.bufferedAmount > BACKLOG) this.#ws.terminate();
    else this.#ws.send(JSON.stringify(frame));
  }
}

/** The value without limits, for a table from before limits: it rejects a person with a field it does not know. */
function withoutLimits<T>(told: T): T {
  return JSON.parse(JSON.stringify(told, (name, value: unknown) => (name === 'limits' ? undefined : value))) as T;
}
