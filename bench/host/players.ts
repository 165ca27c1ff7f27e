/** The screens of `screens.ts`: two that only watch, ten with a player in a hurry. A program in its own thread. */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';
import type { Ask, Decision } from '../../games/ask.ts';
import { changed } from '../../protocol/change.ts';
import { PROTOCOL } from '../../protocol/client-frame.ts';
import type { HostFrame } from '../../protocol/messages.ts';
import type { StationView } from '../../protocol/station-view.ts';

interface Watcher {
  readonly name: string;
  readonly token: string;
}

interface Player {
  readonly seat: number;
  readonly token: string;
  readonly card: string;
  readonly pin: string;
}

export interface ScreensData {
  readonly port: number;
  readonly watchers: readonly Watcher[];
  readonly players: readonly Player[];
}

/** A card swiped at a seat. */
export interface Swipe {
  readonly card: string;
  readonly seat: number;
}

/**
 * How long the presses took, ms, until the last screen and until the screen that was pressed had their frames, and the
 * mean size of each screen's views, bytes.
 */
export interface Measured {
  readonly samples: readonly number[];
  readonly own: readonly number[];
  readonly bytes: readonly number[];
}

const PATIENCE_MS = 200;

const VIEW = /^\{"t":"(?:view|change)","rev":(\d+),/;
const REFUSED = '{"t":"answer refused"';

/** A press is finished when the last screen has shown a later revision than the press was made on. */
class Stopwatch {
  readonly samples: number[] = [];
  readonly own: number[] = [];
  measuring = false;
  #presser = '';
  #since = 0;
  #rev = 0;
  readonly #waits = new Set<string>();
  readonly #sizes = new Map<string, { views: number; bytes: number }>();

  pressed(name: string, rev: number): void {
    this.#presser = name;
    this.#since = performance.now();
    this.#rev = rev;
    for (const name of this.#sizes.keys()) this.#waits.add(name);
  }

  shown(name: string, rev: number, bytes: number): void {
    const size = this.#sizes.get(name) ?? { views: 0, bytes: 0 };
    this.#sizes.set(name, { views: size.views + 1, bytes: size.bytes + bytes });
    if (rev <= this.#rev || !this.#waits.delete(name)) return;
    if (this.measuring && name === this.#presser) this.own.push(performance.now() - this.#since);
    if (this.measuring && this.#waits.size === 0) this.samples.push(performance.now() - this.#since);
  }

  /** The press was refused and has no effect. */
  refused(): void {
    this.#waits.clear();
  }

  /** Whether a screen is still waiting for the effect of a press. */
  get runs(): boolean {
    return this.#waits.size > 0;
  }

  measured(): Measured {
    return {
      samples: this.samples,
      own: this.own,
      bytes: [...this.#sizes.values()].map(({ views, bytes }) => Math.round(bytes / views)),
    };
  }
}

const { port, watchers, players } = workerData as ScreensData;
const stopwatch = new Stopwatch();
const random = generator(7);
const lines: WebSocket[] = [];

/** Reads a frame, and returns what the player does once every frame that has arrived was read. */
type ReadFrame = (frame: HostFrame) => () => void;

/** Frames that have arrived and are unread. */
const unread: { readonly data: Buffer; readonly read: ReadFrame }[] = [];

/**
 * Frames stay unread while a press is timed: the screens of `floor.ts` read nothing either, and the browsers of a table
 * are separate processes. Nobody presses before all frames are read.
 */
function readAll(): void {
  if (stopwatch.runs) return;
  const acts = unread.splice(0).map(({ data, read }) => read(JSON.parse(data.toString()) as HostFrame));
  for (const act of acts) act();
}

/** Joins a screen. Every frame is timed as it arrives. */
async function open(name: string, token: string, read: ReadFrame): Promise<WebSocket> {
  const line = new WebSocket(`ws://127.0.0.1:${port}/link`);
  lines.push(line);
  line.on('message', (data: Buffer) => {
    const start = data.toString('utf8', 0, 40);
    const rev = VIEW.exec(start)?.[1];
    if (rev !== undefined) stopwatch.shown(name, Number(rev), data.length);
    if (start.startsWith(REFUSED)) stopwatch.refused();
    unread.push({ data, read });
    setImmediate(readAll);
  });
  await once(line, 'open');
  line.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, token, changes: true }));
  return line;
}

/** A station whose player sits down, plays without thinking, and buys chips when they have none. */
async function sit({ seat, token, card, pin }: Player): Promise<void> {
  const name = `station-${seat}`;
  let presses = 0;
  let asked = '';
  let last: { view: StationView; rev: number } | null = null;
  const again = (): void => {
    if (last) look(last.view, last.rev);
  };
  const swipe = (question: string): void => {
    if (question === asked) return;
    asked = question;
    parentPort?.postMessage({ card, seat } satisfies Swipe);
  };
  const say = (question: string, rev: number, intent: unknown): void => {
    if (question === asked) return;
    asked = question;
    presses += 1;
    line.send(JSON.stringify({ t: 'intent', id: `${name}-${presses}`, rev, intent }));
  };
  const look = (view: StationView, rev: number): void => {
    const { phase, table } = view;
    const ask = table.hand?.ask;
    if (phase.name === 'vacant') swipe('swipe');
    else if (phase.name === 'pin') say('pin', rev, { do: 'pin', pin });
    else if (phase.name === 'buying in') say('buy in', rev, { do: 'buy in', amount: phase.min });
    else if (phase.name !== 'seated') return;
    else if (phase.locked) swipe('unlock');
    else if (ask) {
      const question = `${table.handNumber} ${table.hand?.events.length}`;
      if (question !== asked) stopwatch.pressed(name, rev);
      say(question, rev, { do: 'decide', decision: answer(ask, random()) });
    } else if (phase.status === 'waiting' && phase.mayPost && phase.entry === 'wait') {
      say(`post ${table.handNumber}`, rev, { do: 'entry', entry: 'post' });
    } else if (phase.status === 'sitting out' && phase.pending === 0) {
      const chips = table.places[seat - 1]?.stack ?? 0;
      const more = phase.topUp ? { do: 'top up', amount: phase.topUp.min } : { do: 'leave' };
      say(`again ${table.handNumber} ${chips}`, rev, chips > 0 ? { do: 'sit in' } : more);
    }
  };
  const line = await open(name, token, (frame) => {
    if (frame.t === 'view') last = { view: frame.view as StationView, rev: frame.rev };
    if (frame.t === 'change' && last) last = { view: changed(last.view, frame.change) as StationView, rev: frame.rev };
    if (frame.t === 'answer refused') asked = '';
    // A press that came too early waits; after any other refusal the player is asked again.
    if (frame.t === 'answer refused' && frame.code === 'too fast') return () => setTimeout(again, PATIENCE_MS);
    return again;
  });
}

/** Careful play, so that ten players have chips for a thousand hands. */
function answer(ask: Ask, mood: number): Decision {
  if (ask.kind !== 'bet') throw new Error('expected a game of bets');
  if (ask.raise && mood < 0.06) return { kind: 'raise', to: ask.raise.min };
  if (ask.call === 0) return { kind: 'check' };
  return ask.fold && mood > 0.45 ? { kind: 'fold' } : { kind: 'call' };
}

/** The same random numbers in every run. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

parentPort?.on('message', (message: 'measure' | 'close') => {
  stopwatch.measuring = message === 'measure';
  if (message === 'measure') return;
  for (const line of lines) line.terminate();
  parentPort?.postMessage(stopwatch.measured());
});

for (const { name, token } of watchers) await open(name, token, () => () => {});
for (const player of players) await sit(player);
