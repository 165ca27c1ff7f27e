/**
 * A table's line to its house: reopened whenever it breaks, and continued from the last number that the other side has.
 */
import { WebSocket } from 'ws';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { TableStatus } from '../../protocol/table-status.ts';
import type { Clearing } from '../house/clearing.ts';
import { type HouseFrame, houseFrame, MAX_FRAME_BYTES, type TableFrame } from '../house/frames.ts';
import type { HouseFacts } from '../house/house-facts.ts';
import { type HouseLine, houseAway } from '../house/line.ts';
import { olderThan } from '../house/older-file.ts';
import { ANSWERS, type HouseAnswer, type HouseRequest } from '../house/requests.ts';
import { parseJson } from '../journal/parse-json.ts';
import type { StoreKind } from '../journal/store.ts';
import { type AttachConsole, HouseScreens } from './house-screens.ts';
import { cutWhenSilent, textOf } from './socket.ts';

export interface HousePlace {
  /** `ws://127.0.0.1:8090`, or `wss://house.example:8443`. */
  readonly url: string;
  readonly table: number;
  readonly token: string;
  /** The certificate that vouches for the house, in PEM; left out: those of the machine. */
  readonly ca?: Buffer;
}

export interface TableLineParts {
  readonly place: HousePlace;
  readonly kind: StoreKind;
  readonly clearing: Clearing;
  /** The time by the table's clock. */
  now(): number;
  /** The line is up, or down, with a sentence for the log. */
  changed(isUp: boolean, text: string): void;
  /** Messages from the house are on disk. */
  arrived(): void;
  /** The house's report about itself. */
  facts(facts: HouseFacts): void;
  /** The house's name for this table. */
  named(name: string): void;
  failed(error: unknown): void;
}

/** Waits between attempts, in ms. */
const WAITS = [250, 500, 1000, 2000, 5000] as const;
/** A line that was up for this long, in ms, counts as stable. */
const STEADY = 1000;
/** A house that does not answer for this long, in ms, counts as away. */
const ANSWER_WITHIN = 15_000;
/** Maximum number of messages sent ahead of the house's acknowledgment. */
const WINDOW = 50;
const SILENT = 5000;
/** From this code on, the other side has closed the line on purpose (RFC 6455, 7.4.2). */
const REFUSED = 4000;

/** A line waits in real time, as the network does, whatever clock the table uses. */
function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** What a table shows to consoles that follow several tables; connected to the line once its screens are there. */
export interface Followed {
  /** The table's current status. */
  status(): TableStatus;
  readonly attach: AttachConsole;
}

/** Minimum time between two status reports, in ms: a hand changes the status several times a second. */
const STATUS_EVERY = 250;

interface Waiting {
  readonly ask: HouseRequest['ask'];
  readonly answered: (answer: Result<never, Refusal>) => void;
  readonly stopWaiting: () => void;
}

/** What this program can do that older versions could not. */
const KNOWS = { follows: true, hears: true, tournaments: true, rounds: true, limits: true } as const;

export class TableLine implements HouseLine {
  readonly #parts: TableLineParts;
  #ws: WebSocket | null = null;
  #isUp = false;
  #isStopped = false;
  #tries = 0;
  /** When the line came up, by the machine's own clock. */
  #upSince = 0;
  #stopWaiting: (() => void) | null = null;
  /** The house's last reason for refusing the line; null once the line was up again. */
  #refusedBecause: string | null = null;
  #sent = 0;
  #acknowledged = 0;
  #requests = 0;
  readonly #waiting = new Map<number, Waiting>();
  #followed: Followed | null = null;
  #screens: HouseScreens | null = null;
  /** The last status reported, and whether another report is due soon. */
  #told = '';
  #tellsSoon = false;

  constructor(parts: TableLineParts) {
    this.#parts = parts;
  }

  /** Reports the table's status to the house and serves its consoles from now on. */
  follow(followed: Followed): void {
    this.#followed = followed;
    this.#screens = new HouseScreens(followed.attach, (frame) => this.#send(frame));
  }

  /** Something has changed here, so the consoles that follow several tables get a report soon. */
  changed(): void {
    if (this.#tellsSoon || !this.#isUp || this.#followed === null) return;
    this.#tellsSoon = true;
    after(STATUS_EVERY, () => {
      this.#tellsSoon = false;
      this.#tellStatus();
    });
  }

  #tellStatus(): void {
    if (!this.#isUp || this.#isStopped || this.#followed === null) return;
    try {
      const status = this.#followed.status();
      const told = JSON.stringify(status);
      if (told === this.#told) return;
      this.#told = told;
      this.#send({ t: 'status', status });
    } catch (error) {
      this.#parts.failed(error);
    }
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** Number of the newest message that the house says it has applied. */
  get acknowledged(): number {
    return this.#acknowledged;
  }

  start(): void {
    const { place } = this.#parts;
    const ws = new WebSocket(`${place.url.replace(/\/$/, '')}/table`, {
      maxPayload: MAX_FRAME_BYTES,
      handshakeTimeout: ANSWER_WITHIN,
      ...(place.ca ? { ca: place.ca } : {}),
    });
    this.#ws = ws;
    let why = '';
    ws.on('error', (error) => {
      why = error.message;
    });
    ws.on('open', () => {
      cutWhenSilent(ws, SILENT);
      const { kind, clearing, now } = this.#parts;
      const { table, token } = place;
      const { received, receivedAt } = clearing;
      const last = receivedAt === null ? {} : { receivedAt };
      this.#send({ t: 'hello', table, token, kind, received, ...last, now: now(), ...KNOWS });
    });
    ws.on('message', (data, binary) => {
      try {
        this.#take(binary ? '' : textOf(data));
      } catch (error) {
        this.#parts.failed(error);
        ws.terminate();
      }
    });
    ws.on('close', (code, reason) => this.#ended(reason.toString() || why || 'the line ended', code >= REFUSED));
  }

  /** The table's clock was set, so the line is reopened for the house to compare it with its own. */
  greetAgain(): void {
    this.#ws?.terminate();
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopWaiting?.();
    this.#screens?.end();
    this.#ws?.terminate();
  }

  /** `isRefused`: the house closed the line on purpose, and gives the reason. */
  #ended(why: string, isRefused: boolean): void {
    this.#ws = null;
    const wasUp = this.#isUp;
    this.#isUp = false;
    // If a house welcomes the table and then talks nonsense, the table does not retry four times a second forever, nor
    // log it that often.
    if (wasUp && performance.now() - this.#upSince >= STEADY) this.#tries = 0;
    this.#told = '';
    this.#screens?.end();
    for (const { answered, stopWaiting } of this.#waiting.values()) {
      stopWaiting();
      answered(houseAway());
    }
    this.#waiting.clear();
    if (this.#isStopped) return;
    // When a house that was away now refuses, staff need to know, but once is enough.
    const isNews = isRefused && why !== this.#refusedBecause;
    if (wasUp || this.#tries === 0 || isNews) this.#parts.changed(false, why);
    if (isRefused) this.#refusedBecause = why;
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 0;
    this.#tries += 1;
    this.#stopWaiting = after(wait, () => this.start());
  }

  #take(text: string): void {
    const frame = houseFrame.parse(parseJson(text));
    switch (frame.t) {
      case 'welcome':
        this.#welcomed(frame);
        break;
      case 'received':
        this.#acknowledged = Math.max(this.#acknowledged, frame.number);
        this.pump();
        break;
      case 'message':
        this.#send({ t: 'received', number: this.#parts.clearing.receive(frame.number, frame.message) });
        this.#parts.arrived();
        break;
      case 'facts':
        this.#parts.facts(frame.facts);
        break;
      case 'answer':
        this.#answered(frame.id, (ask) => ok(ANSWERS[ask].parse(frame.value) as never));
        break;
      case 'refused':
        this.#answered(frame.id, () => refuse(frame.code, frame.message));
        break;
      default:
        this.#screens?.take(frame);
    }
  }

  #welcomed({ received, house, name }: Extract<HouseFrame, { t: 'welcome' }>): void {
    // Whatever this table sends from now on would not fit what the house already has from it.
    if (received > this.#parts.clearing.told) throw new Error(olderThan('the file of this table', house));
    this.#isUp = true;
    this.#refusedBecause = null;
    this.#upSince = performance.now();
    this.#sent = received;
    this.#acknowledged = received;
    this.#parts.named(name);
    this.#parts.changed(true, `the line to ${house} is up; this table is ${name}`);
    this.pump();
    this.#tellStatus();
  }

  /** Sends the table's new messages, up to a window ahead of the house's acknowledgment. */
  pump(): void {
    if (!this.#isUp) return;
    const room = WINDOW - (this.#sent - this.#acknowledged);
    if (room <= 0) return;
    for (const { number, hash, message } of this.#parts.clearing.waiting(this.#sent, room)) {
      this.#send({ t: 'message', number, hash, message });
      this.#sent = number;
    }
  }

  ask<Request extends HouseRequest>(request: Request): Promise<Result<HouseAnswer<Request['ask']>, Refusal>> {
    if (!this.#isUp) return Promise.resolve(houseAway());
    // Earlier acts go first, so that the house's answer includes them.
    this.pump();
    this.#requests += 1;
    const id = this.#requests;
    return new Promise((resolve) => {
      const stopWaiting = after(ANSWER_WITHIN, () => this.#ws?.terminate());
      this.#waiting.set(id, { ask: request.ask, answered: resolve, stopWaiting });
      this.#send({ t: 'request', id, request });
    });
  }

  #answered(id: number, answer: (ask: HouseRequest['ask']) => Result<never, Refusal>): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    waiting.stopWaiting();
    waiting.answered(answer(waiting.ask));
  }

  #send(frame: TableFrame): void {
    if (this.#ws?.readyState === WebSocket.OPEN) this.#ws.send(JSON.stringify(frame));
  }
}
