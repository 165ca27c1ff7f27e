/**
 * The host's end of every screen: which screen it is, what it may ask, what it is shown. Works with frames, not with
 * sockets or windows, which pass it text and take text from it.
 */

import type { z } from 'zod';
import { invariant } from '../../games/result.ts';
import { messageOf } from '../../hardware/result.ts';
import { clientFrame, MAX_INTENT_BYTES, PROTOCOL } from '../../protocol/client-frame.ts';
import { INTENTS } from '../../protocol/intent.ts';
import type { HostFrame } from '../../protocol/messages.ts';
import { type Role, roleName } from '../../protocol/roles.ts';
import type { View } from '../../protocol/views.ts';
import type { StaffMember } from '../accounts/staff-member.ts';
import { parseJson } from '../journal/parse-json.ts';
import { Allowance } from './allowance.ts';
import { Answers } from './answers.ts';
import { ChangeText } from './change-text.ts';
import { type Desk, type Desks, type LineId, NO_LINE } from './desk.ts';
import { readIntent } from './read-intent.ts';
import { type SharedParts, SharedText } from './shared-text.ts';

/** A line to one screen. */
export interface ScreenConnection {
  send(text: string): void;
  /** Ends the line; `why` is for the log of the other end. */
  close(why: string): void;
}

/** What the owner of a connection calls. */
export interface Attached {
  receive(text: string): void;
  closed(): void;
}

/** Frames that were rejected or failed, for the floor and for tests. */
export interface LinkCounts {
  malformed: number;
  oversized: number;
  refused: number;
  repeated: number;
  throttled: number;
  unknownToken: number;
  /** Sent by a page of another site, or under a name that is not this machine's. */
  foreign: number;
  /** Failures on our own side, such as drawing a view: a fault of the program, not of the line. */
  failed: number;
}

export interface LinkServerOptions {
  readonly now: () => number;
  /** What each screen may say, when that is not the protocol of this version. */
  readonly intents?: Readonly<Partial<Record<Role['screen'], z.ZodType>>>;
  /** Called with every frame sent; tests inspect them. */
  readonly onSend?: (role: Role, text: string) => void;
  /** A problem on the line that the floor should know about. */
  readonly onTrouble?: (role: Role | null, code: string, text: string) => void;
}

/** Malformed frames after which a line is cut. */
const PATIENCE = 10;
/** Maximum number of lines to one screen. */
const LINES_PER_ROLE = 4;
/** The same for lines that come through the house. */
const LINES_BY_HOUSE = 16;

/** The parts that several screens' views have in common. */
const SHARED: SharedParts = {
  view: {
    table: { places: 'whole', posted: 'whole', hand: { seats: 'each', zones: 'whole', pots: 'whole', events: 'each' } },
  },
};

interface Line {
  readonly id: LineId;
  readonly role: Role;
  readonly connection: ScreenConnection;
  /** Comes through the house, so it takes up none of the table's own lines. */
  readonly byHouse: boolean;
  malformed: number;
  open: boolean;
  /** The screen reads changes of views; one that does not gets every view whole. */
  readonly changes: boolean;
  /** The last view sent to a screen that reads changes; null for a screen that does not, and before the first view. */
  shown: Shown | null;
}

/** A view and its revision. */
interface Shown {
  readonly rev: number;
  readonly view: View;
}

export class LinkServer {
  readonly counts: LinkCounts = {
    malformed: 0,
    oversized: 0,
    refused: 0,
    repeated: 0,
    throttled: 0,
    unknownToken: 0,
    foreign: 0,
    failed: 0,
  };
  readonly #desks: Desks;
  readonly #options: LinkServerOptions;
  readonly #lines = new Map<string, Line[]>();
  readonly #answers = new Answers();
  readonly #allowances = new Map<string, Allowance>();
  #flushing = false;
  /** The screen whose press is shown first; null when no screen has pressed since the last update. */
  #presser: string | null = null;
  #lastLine = NO_LINE;
  #answered: (role: Role, done: boolean, ms: number) => void = () => {};
  readonly #unsubscribe: () => void;

  constructor(desks: Desks, options: LinkServerOptions) {
    this.#desks = desks;
    this.#options = options;
    this.#unsubscribe = desks.onChange(() => this.#changed());
  }

  /**
   * Connects a screen whose role is already known. It gets a welcome and its whole view at once, and later views as
   * changes if it can read them (`changes`). `staff`: the person who works at it, when the house has checked their PIN.
   */
  attach(
    role: Role,
    connection: ScreenConnection,
    { changes = false, staff = null }: { changes?: boolean; staff?: StaffMember | null } = {},
  ): Attached {
    this.#lastLine += 1;
    const line: Line = {
      id: this.#lastLine,
      role,
      connection,
      byHouse: staff !== null,
      malformed: 0,
      open: true,
      changes,
      shown: null,
    };
    const lines = this.#lines.get(roleName(role)) ?? [];
    const alike = lines.filter(({ byHouse }) => byHouse === line.byHouse);
    const oldest = alike.length >= (line.byHouse ? LINES_BY_HOUSE : LINES_PER_ROLE) ? alike[0] : undefined;
    if (oldest) {
      lines.splice(lines.indexOf(oldest), 1);
      oldest.open = false;
      this.#safely(role, () => oldest.connection.close('another screen took this place'));
      this.#safely(role, () => this.#desks.desk(role).ended?.(oldest.id));
    }
    this.#lines.set(roleName(role), [...lines, line]);
    this.#safely(role, () => {
      this.#send(line, { t: 'welcome', protocol: PROTOCOL, role });
      if (staff !== null) this.#desks.desk(role).vouched?.(line.id, staff);
      this.#desks.desk(role).connected(lines.length + 1);
      this.#showWhole(line);
    });
    return {
      receive: (text) => this.#safely(role, () => this.#receive(line, text)),
      closed: () => this.#safely(role, () => this.#closed(line)),
    };
  }

  /** Calls `run` for every intent that a desk has answered: the screen, whether it was done, and how long it took. */
  onAnswered(run: (role: Role, done: boolean, ms: number) => void): void {
    this.#answered = run;
  }

  /** Number of open lines for each kind of screen that has one. */
  screens(): ReadonlyMap<Role['screen'], number> {
    const counts = new Map<Role['screen'], number>();
    for (const lines of this.#lines.values()) {
      for (const { role } of lines) counts.set(role.screen, (counts.get(role.screen) ?? 0) + 1);
    }
    return counts;
  }

  /** Counts and reports a line that never became a screen. */
  strangerRefused(code: 'unknownToken' | 'malformed' | 'oversized' | 'foreign', text: string): void {
    this.counts[code] += 1;
    this.#safely(null, () => this.#options.onTrouble?.(null, code, text));
  }

  /** Counts and reports a failure on our own side; the host goes on. */
  failed(role: Role | null, error: unknown): void {
    this.counts.failed += 1;
    const what = messageOf(error);
    try {
      this.#options.onTrouble?.(role, 'failed', `${role ? roleName(role) : 'a line'} was not served: ${what}`);
    } catch {
      // Reporting itself has failed; the count records it.
    }
  }

  /**
   * Runs what a line or a change has triggered. The caller is a socket, a window or a timer, where a thrown error would
   * end the host, and with it every other screen's table.
   */
  #safely(role: Role | null, run: () => void): void {
    try {
      run();
    } catch (error) {
      this.failed(role, error);
    }
  }

  /** Cuts every line. */
  close(): void {
    this.#unsubscribe();
    for (const line of [...this.#lines.values()].flat()) {
      line.open = false;
      this.#safely(line.role, () => line.connection.close('the table is closing'));
    }
    this.#lines.clear();
  }

  #closed(line: Line): void {
    line.open = false;
    const lines = (this.#lines.get(roleName(line.role)) ?? []).filter((other) => other !== line);
    this.#lines.set(roleName(line.role), lines);
    this.#desks.desk(line.role).connected(lines.length);
    this.#desks.desk(line.role).ended?.(line.id);
  }

  #receive(line: Line, text: string): void {
    if (!line.open) return;
    if (Buffer.byteLength(text) > MAX_INTENT_BYTES) {
      this.counts.oversized += 1;
      this.#malformed(line, 'oversized', `a frame of more than ${MAX_INTENT_BYTES} bytes`);
      return;
    }
    const frame = clientFrame.safeParse(parseJson(text));
    if (!frame.success || frame.data.t === 'hello') {
      this.#malformed(line, 'malformed', frame.success ? 'hello is said once' : 'not a frame of this protocol');
      return;
    }
    if (frame.data.t === 'whole') {
      if (this.#mayAsk(line)) this.#showWhole(line);
      else this.counts.throttled += 1;
      return;
    }
    const { id, rev, intent } = frame.data;
    if (!this.#mayAsk(line)) {
      this.counts.throttled += 1;
      this.#refuse(line, id, 'too fast', 'Too many requests; wait a second and try again.');
      return;
    }
    // The schema belongs to the sender's own screen, so a screen cannot even express what another one may ask.
    const { intents = INTENTS }: Pick<LinkServerOptions, 'intents'> = this.#options;
    const parsed = readIntent(intents[line.role.screen], intent);
    if (!parsed.success) {
      this.counts.malformed += 1;
      this.#refuse(line, id, 'not understood', parsed.why);
      return;
    }
    if (rev > this.#desks.rev()) {
      this.#refuse(line, id, 'stale', 'That request refers to a state that never existed.');
      return;
    }
    this.#answer(line, id, parsed.data, rev).catch((error) => this.failed(line.role, error));
  }

  async #answer(line: Line, id: string, intent: unknown, rev: number): Promise<void> {
    const key = roleName(line.role);
    const since = this.#options.now();
    const asked = this.#answers.once(key, id, intent, () => {
      this.#presser = key;
      return (this.#desks.desk(line.role) as Desk<unknown>).take(intent, { id, rev, line: line.id });
    });
    if (asked === null) {
      this.#refuse(line, id, 'conflict', 'Nothing was done: this id was already used for another request.');
      return;
    }
    if (asked.again) this.counts.repeated += 1;
    const answer = await asked.answer;
    this.#answered(line.role, answer.ok, this.#options.now() - since);
    if (answer.ok) this.#send(line, { t: 'answer', id, ok: true, result: answer.value });
    else this.#refuse(line, id, answer.error.code, answer.error.message);
  }

  #refuse(line: Line, id: string, code: string, message: string): void {
    this.counts.refused += 1;
    this.#send(line, { t: 'answer refused', id, code, message: message.slice(0, 400) });
  }

  #malformed(line: Line, code: string, what: string): void {
    if (code === 'malformed') this.counts.malformed += 1;
    line.malformed += 1;
    this.#send(line, { t: 'error', code, message: `Refused: ${what}.` });
    this.#options.onTrouble?.(line.role, code, `${roleName(line.role)} sent ${what}`);
    if (line.malformed < PATIENCE) return;
    line.connection.close('too many invalid frames');
    this.#closed(line);
  }

  #mayAsk({ role }: Line): boolean {
    const now = this.#options.now();
    const allowance = this.#allowances.get(roleName(role)) ?? new Allowance(now);
    this.#allowances.set(roleName(role), allowance);
    return allowance.take(now);
  }

  /** Several changes in a row are shown once. */
  #changed(): void {
    if (this.#flushing) return;
    this.#flushing = true;
    queueMicrotask(() => {
      this.#flushing = false;
      this.#showAll();
    });
  }

  /**
   * Sends each view as soon as it is made, first to the screen that pressed, which can read its own while the next one
   * is made. If a screen acts while its view is being sent, the views made after it include the act, and so does their
   * revision.
   */
  #showAll(): void {
    const whole = new SharedText(SHARED);
    const changes = new ChangeText();
    for (const lines of this.#presserFirst()) {
      const role = lines[0]?.role;
      if (!role) continue;
      this.#safely(role, () => {
        const desk = this.#desks.desk(role);
        for (const line of lines) {
          this.#safely(role, () => {
            const shown = { rev: this.#desks.rev(), view: this.#viewOf(line, desk) };
            this.#show(line, shown, textOf(line, shown, whole, changes));
          });
        }
      });
    }
  }

  /** The lines to each screen, starting with the screen that has pressed. */
  #presserFirst(): readonly (readonly Line[])[] {
    const presser = this.#presser;
    this.#presser = null;
    const first = presser === null ? undefined : this.#lines.get(presser);
    const all = [...this.#lines.values()];
    return first === undefined ? all : [first, ...all.filter((lines) => lines !== first)];
  }

  #showWhole(line: Line): void {
    const shown = { rev: this.#desks.rev(), view: this.#viewOf(line, this.#desks.desk(line.role)) };
    this.#show(line, shown, JSON.stringify({ t: 'view', ...shown } satisfies HostFrame));
  }

  #show(line: Line, shown: Shown, text: string): void {
    if (line.changes) line.shown = shown;
    this.#sendText(line, text);
  }

  #viewOf(line: Line, desk: Desk<never>): View {
    const view = desk.view(line.id);
    invariant(view.screen === line.role.screen, () => `a ${view.screen} view for ${roleName(line.role)}`);
    return view;
  }

  #send(line: Line, frame: HostFrame): void {
    this.#sendText(line, JSON.stringify(frame));
  }

  #sendText(line: Line, text: string): void {
    if (!line.open) return;
    this.#options.onSend?.(line.role, text);
    line.connection.send(text);
  }
}

/** The frame that shows a line a view: the whole view, or the change from the last one. */
function textOf(line: Line, { rev, view }: Shown, whole: SharedText, changes: ChangeText): string {
  if (line.shown === null) return whole.of({ t: 'view', rev, view } satisfies HostFrame);
  return `{"t":"change","rev":${rev},"from":${line.shown.rev},"change":${changes.of(line.shown.view, view)}}`;
}
