/**
 * The screen's end of the line to the host.
 *
 * It says hello, keeps the newest view, and sends intents one at a time. While one is in flight a second is refused, so
 * a double tap has one effect. Each intent carries its own id and the `rev` of the view it was made on. When the line
 * breaks before the answer, the same frame is sent again after reconnecting, and the host answers it once.
 */
import type { z } from 'zod';
import type { AnswerResult } from '../../protocol/answer.ts';
import { type Change, changed } from '../../protocol/change.ts';
import { type ClientFrame, PROTOCOL } from '../../protocol/client-frame.ts';
import type { Intent } from '../../protocol/intent.ts';
import { type HostFrame, hostFrame } from '../../protocol/messages.ts';
import type { Role } from '../../protocol/roles.ts';
import { type View, view as viewSchema } from '../../protocol/views.ts';
import type { Wire } from './wire.ts';

/** Why an intent had no effect: a stable code for programs, a plain sentence for people. */
export class IntentRefused extends Error {
  override name = 'IntentRefused';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The state of the link; a new object whenever anything in it changes. */
export interface LinkState {
  /** The host has welcomed this screen, and the current view was sent after that. */
  readonly connected: boolean;
  readonly role: Role | null;
  /** Revision of `view`; 0 before the first. */
  readonly rev: number;
  readonly view: View | null;
  /** An intent is in flight: sending keys should be disabled. */
  readonly busy: boolean;
  /** A complaint of the host that concerns no intent (a wrong token), or a frame that this screen cannot read. */
  readonly failure: { readonly code: string; readonly message: string } | null;
}

export interface Link {
  state(): LinkState;
  /** Calls back after every change of `state()`; the returned function unsubscribes. */
  subscribe(listener: () => void): () => void;
  /**
   * Sends an intent made on the view of revision `rev` (the newest when left out). Rejects with `IntentRefused`:
   * codes of the host, or `busy` (another is in flight), `not connected`, `no answer`.
   */
  send(intent: Intent, rev?: number): Promise<AnswerResult | null>;
  /**
   * Sends something on the screen's own account, in parallel to the player's intents: keys stay enabled and nothing
   * waits for the answer. It is lost when the line breaks; false when there is no line.
   */
  tell(intent: Intent): boolean;
  close(): void;
}

export interface LinkOptions {
  readonly wire: Wire;
  readonly token: string;
  readonly makeId?: () => string;
  /** How long an intent may stay unanswered, milliseconds. */
  readonly answerWithin?: number;
}

/** Milliseconds before the next attempt to connect: a quarter second, doubled each time, five seconds at most. */
export const retryDelay = (attempt: number): number => Math.min(250 * 2 ** Math.min(attempt, 10), 5000);

/** How long reading or taking over a list of thousands may take, ms; the screen shows that it is in progress. */
const LIST_WITHIN = 300_000;

/** Opens the line and keeps it open until `close` is called. */
export function openLink({ wire, token, makeId = randomId, answerWithin = 10_000 }: LinkOptions): Link {
  const { state, subscribe, change } = watchedState();
  const flight = oneFlight((busy) => change({ busy }));
  const transmit = (frame: ClientFrame): void => wire.send(JSON.stringify(frame));
  const line = keptOpen(wire, { token, flight, transmit, state, change });

  return {
    state,
    subscribe,
    send(intent, rev = state().rev) {
      if (!state().connected) {
        return Promise.reject(new IntentRefused('not connected', 'The table cannot be reached right now.'));
      }
      if (flight.frame() !== null) {
        return Promise.reject(new IntentRefused('busy', 'One moment: the last key is being done.'));
      }
      const id = makeId();
      const frame = JSON.stringify({ t: 'intent', id, rev, intent } satisfies ClientFrame);
      const within = intent.do === 'exclusion list' ? Math.max(answerWithin, LIST_WITHIN) : answerWithin;
      const answer = flight.begin(id, frame, within);
      wire.send(frame);
      return answer;
    },
    tell(intent) {
      if (!state().connected) return false;
      transmit({ t: 'intent', id: makeId(), rev: state().rev, intent });
      return true;
    },
    close() {
      line.close();
      flight.abandon();
      wire.close();
    },
  };
}

interface WatchedState extends Pick<Link, 'state' | 'subscribe'> {
  change(part: Partial<LinkState>): void;
}

/** The state of a link, and those who are called back when it changes. */
function watchedState(): WatchedState {
  let current: LinkState = { connected: false, role: null, rev: 0, view: null, busy: false, failure: null };
  const listeners = new Set<() => void>();
  return {
    state: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(part) {
      current = { ...current, ...part };
      for (const listener of listeners) listener();
    },
  };
}

interface Flight {
  readonly id: string;
  readonly frame: string;
  readonly done: (result: AnswerResult | null) => void;
  readonly fail: (error: IntentRefused) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

interface OneFlight {
  /** The frame of the intent in flight, to be sent again after a break; null when none is. */
  frame(): string | null;
  /** Puts an intent in flight; rejects with `no answer` when it has not landed within this time, ms. */
  begin(id: string, frame: string, within: number): Promise<AnswerResult | null>;
  /** Settles the intent in flight if it is the one of this id. */
  land(id: string, settle: (flight: Flight) => void): void;
  /** Waits for no answer anymore. */
  abandon(): void;
}

/** The one intent that is in flight at a time. */
function oneFlight(becomes: (busy: boolean) => void): OneFlight {
  let flight: Flight | null = null;
  const land = (id: string, settle: (flight: Flight) => void): void => {
    if (flight?.id !== id) return;
    const landed = flight;
    flight = null;
    clearTimeout(landed.timer);
    becomes(false);
    settle(landed);
  };
  return {
    frame: () => flight?.frame ?? null,
    begin: (id, frame, within) =>
      new Promise((done, fail) => {
        const timer = setTimeout(
          () => land(id, () => fail(new IntentRefused('no answer', 'The table did not answer. Please try again.'))),
          within,
        );
        flight = { id, frame, done, fail, timer };
        becomes(true);
      }),
    land,
    abandon: () => {
      if (flight !== null) clearTimeout(flight.timer);
    },
  };
}

interface LineParts extends Pick<WatchedState, 'state' | 'change'> {
  readonly token: string;
  readonly flight: OneFlight;
  transmit(frame: ClientFrame): void;
}

/** Connects, connects again after every break, and takes in what the host sends. */
function keptOpen(wire: Wire, { token, flight, transmit, state, change }: LineParts): { close(): void } {
  let welcomed = false;
  let attempts = 0;
  let retry: ReturnType<typeof setTimeout> | null = null;
  let closed = false;
  /** The whole view has been requested and has not arrived yet. */
  let waitsForWhole = false;

  const receive = (frame: HostFrame): void => {
    switch (frame.t) {
      case 'welcome': {
        welcomed = true;
        attempts = 0;
        change({ role: frame.role, failure: null });
        const again = flight.frame();
        if (again !== null) wire.send(again);
        return;
      }
      case 'view':
        waitsForWhole = false;
        change({ view: frame.view, rev: frame.rev, connected: welcomed });
        return;
      case 'change': {
        const view = frame.from === state().rev ? viewAfter(state().view, frame.change) : null;
        if (view !== null && !waitsForWhole) change({ view, rev: frame.rev });
        else if (!waitsForWhole) {
          waitsForWhole = true;
          transmit({ t: 'whole' });
        }
        return;
      }
      case 'answer':
        flight.land(frame.id, ({ done }) => done(frame.result));
        return;
      case 'answer refused':
        flight.land(frame.id, ({ fail }) => fail(new IntentRefused(frame.code, frame.message)));
        return;
      case 'error':
        change({ failure: { code: frame.code, message: frame.message } });
        return;
    }
  };
  const connect = (): void =>
    wire.open({
      opened: () => transmit({ t: 'hello', protocol: PROTOCOL, token, changes: true }),
      frame: (text) => {
        const frame = readFrame(text);
        if ('frame' in frame) return receive(frame.frame);
        waitsForWhole = false;
        change({ failure: frame.failure });
      },
      closed: () => {
        welcomed = false;
        waitsForWhole = false;
        if (closed) return;
        change({ connected: false });
        retry = setTimeout(connect, retryDelay(attempts));
        attempts += 1;
      },
    });
  connect();
  return {
    close() {
      closed = true;
      if (retry !== null) clearTimeout(retry);
    },
  };
}

/** The view that results from applying a change to the current one; null when the two do not match. */
function viewAfter(view: View | null, by: Change): View | null {
  try {
    const next = changed(view, by);
    // The view as merged, not zod's copy, so that unchanged parts stay the same objects.
    return viewSchema.safeParse(next).success ? (next as View) : null;
  } catch {
    return null;
  }
}

type Reading =
  | { readonly frame: HostFrame }
  | { readonly failure: { readonly code: string; readonly message: string } };

/**
 * Reads a frame from the host. A frame that does not fit the protocol gives a failure that names the first wrong place.
 */
function readFrame(text: string): Reading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unreadable('the frame is not JSON');
  }
  const read = hostFrame.safeParse(value);
  return read.success ? { frame: read.data } : unreadable(firstIssue(read.error));
}

const unreadable = (why: string): Reading => ({
  failure: { code: 'bad frame', message: `This screen cannot read what the table sent: ${why}.` },
});

function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  return issue ? `${issue.path.join('.') || 'frame'}: ${issue.message}` : 'unknown shape';
}

/** 128 random bits in hex; `crypto.randomUUID` is missing on pages served over plain HTTP from another machine. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
