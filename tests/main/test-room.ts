/**
 * A whole host in a folder of its own, on a clock that stands still, with screens that a test can press.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Decision } from '../../games/ask.ts';
import type { Seat } from '../../games/seat.ts';
import { simulatedClock } from '../../main/clock/clock.ts';
import { openHost } from '../../main/compose.ts';
import { startBots } from '../../main/demo/bots/bots.ts';
import type { Hand } from '../../main/hand/hand.ts';
import type { Host } from '../../main/host.ts';
import type { HostOptions } from '../../main/host-options.ts';
import type { CardHouse } from '../../main/house/house.ts';
import { NEAR_TABLE } from '../../main/house/near-house.ts';
import { HOUSE_FILE } from '../../main/house/store.ts';
import type { Attached, LinkServer } from '../../main/link/server.ts';
import { systemShuffler } from '../../main/shuffle/shuffler.ts';
import { tableConfig } from '../../main/table/config.ts';
import type { AnswerResult } from '../../protocol/answer.ts';
import type { BoardView } from '../../protocol/board-view.ts';
import type { CageView } from '../../protocol/cage-view.ts';
import type { CenterView } from '../../protocol/center-view.ts';
import type { FloorView } from '../../protocol/floor-view.ts';
import type { Intent } from '../../protocol/intent.ts';
import type { LobbyView } from '../../protocol/lobby-view.ts';
import type { HostFrame } from '../../protocol/messages.ts';
import type { Role } from '../../protocol/roles.ts';
import { AUDITOR, TECHNICIAN } from '../../protocol/second-person.ts';
import type { StationView } from '../../protocol/station-view.ts';
import type { View } from '../../protocol/views.ts';
import { FILES } from '../files.ts';
import { HANG } from '../hang.ts';

export { FILES };

/** The signature of a second person, in a demo house. */
export const SIGNED = { second: TECHNICIAN.id, pin: TECHNICIAN.pin };

/** The signature of a second person for a hand or its chips, in a demo house. */
export const RULED = { second: AUDITOR.id, pin: AUDITOR.pin };

/** What a press came to. */
export type Pressed = { ok: true; result: AnswerResult | null } | { ok: false; code: string; message: string };

/** Lets whatever waits for a microtask, or for scrypt, come to its end. */
export const settled = async (): Promise<void> => {
  for (let i = 0; i < 3; i += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Waits for what runs on another thread, such as scrypt, to bring something about. */
export async function until(what: () => boolean): Promise<void> {
  for (const hangs = performance.now() + HANG; performance.now() < hangs; ) {
    if (what()) return;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  throw new Error(`it never came about: ${what}`);
}

/** What is worked out of a hand in play, once for each position: a dozen screens are sent something about it. */
export function oncePerHand<T>(work: (hand: Hand) => T): (hand: Hand) => T {
  let last: { readonly hand: Hand; readonly done: T } | null = null;
  return (hand) => {
    if (last?.hand !== hand) last = { hand, done: work(hand) };
    return last.done;
  };
}

/** Whether a frame shows anything of the table, whole or by what is different. */
export const showsTable = (text: string): boolean => /^\{"t":"(?:view|change)"/.test(text);

/**
 * What a frame tells of the hand on show: what the center tells beside it is of the hand before, whose cards were another
 * deck's. `tests/main/desks/center.test.ts` holds that this is what everybody saw then.
 */
export const toldOfHand = (role: Role, text: string): string =>
  role.screen === 'center-display'
    ? JSON.stringify(JSON.parse(text, (key, value: unknown) => (key === 'beside' ? undefined : value)))
    : text;

/** Bytes that are the same in every run: a xorshift generator, for tests alone. */
export function seededBytes(seed: number): (count: number) => Uint8Array {
  let state = seed >>> 0 || 1;
  return (count) =>
    Uint8Array.from({ length: count }, () => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return state & 0xff;
    });
}

/** Presses so far: a screen never makes an id twice, not even after a restart. */
let presses = 0;

export class TestScreen<V extends View> {
  readonly frames: HostFrame[] = [];
  readonly #line: Attached;
  readonly #name: string;

  constructor(host: { readonly link: Pick<LinkServer, 'attach'> }, role: Role, name: string) {
    this.#name = name;
    this.#line = host.link.attach(role, {
      send: (text) => this.frames.push(JSON.parse(text) as HostFrame),
      close: () => {},
    });
  }

  get rev(): number {
    return this.#newest().rev;
  }

  get view(): V {
    return this.#newest().view as V;
  }

  #newest(): Extract<HostFrame, { t: 'view' }> {
    const frame = this.frames.findLast((other) => other.t === 'view');
    if (!frame) throw new Error('no view yet');
    return frame;
  }

  /** Presses something; `rev` and `id` may be given to press late or twice. */
  async press(intent: Intent, options: { rev?: number; id?: string } = {}): Promise<Pressed> {
    presses += 1;
    const id = options.id ?? `${this.#name}-press-${presses}`;
    const before = this.frames.length;
    this.#line.receive(JSON.stringify({ t: 'intent', id, rev: options.rev ?? this.rev, intent }));
    for (let i = 0, hangs = performance.now() + HANG; performance.now() < hangs; i += 1) {
      const answer = this.frames
        .slice(before)
        .find((frame) => (frame.t === 'answer' || frame.t === 'answer refused') && frame.id === id);
      // What the table has asked of the house beside it comes before anything else.
      if (answer) await new Promise((resolve) => setImmediate(resolve));
      if (answer?.t === 'answer') return { ok: true, result: answer.result };
      if (answer?.t === 'answer refused') return { ok: false, code: answer.code, message: answer.message };
      // A PIN is hashed on another thread, which may be busy.
      await new Promise((resolve) => (i < 200 ? setImmediate(resolve) : setTimeout(resolve, 1)));
    }
    throw new Error(`no answer to ${JSON.stringify(intent)}`);
  }

  receive(text: string): void {
    this.#line.receive(text);
  }

  close(): void {
    this.#line.closed();
  }
}

type TestOptions = Partial<Omit<HostOptions, 'config'>> & {
  readonly config?: Parameters<typeof tableConfig.parse>[0];
  readonly seed?: number;
};

/** Options that the files of the house beside the table do not depend on. */
const OF_THE_TABLE: ReadonlySet<string> = new Set(['bots', 'config', 'profile', 'seed', 'setups', 'shuffler']);

/** Whether the house beside the table begins as that of every other demo table does. */
const hasUsualHouse = (options: TestOptions): boolean =>
  Object.keys(options).every((name) => OF_THE_TABLE.has(name)) && !Object.hasOwn(Object(options.config), 'name');

/**
 * The files of a demo house as its first start makes them, kept for all tests of a worker: its twenty people are enrolled and
 * funded once, which takes longer than all else that a room begins with.
 */
const demoHouse = new Map<string, Buffer>();
const DEMO_FILES = ['house.pepper', 'demo-cards.json'] as const;

function layDemoHouse(data: string): void {
  for (const [name, bytes] of demoHouse) writeFileSync(join(data, name), bytes, { mode: 0o600 });
}

function keepDemoHouse(data: string): void {
  if (demoHouse.size > 0) return;
  for (const name of DEMO_FILES) demoHouse.set(name, readFileSync(join(data, name)));
  const file = new Database(join(data, HOUSE_FILE), { readonly: true });
  demoHouse.set(HOUSE_FILE, file.serialize());
  file.close();
}

export class TestRoom {
  readonly clock = simulatedClock();
  readonly data: string;
  host: Host;
  #options: TestOptions;
  readonly #screens = new Map<string, TestScreen<View>>();

  private constructor(data: string, options: TestOptions, host: Host) {
    this.data = data;
    this.#options = options;
    this.host = host;
  }

  static async open(options: TestOptions = {}): Promise<TestRoom> {
    const data = options.data ?? mkdtempSync(join(FILES, 'dealerless-room-'));
    const room = new TestRoom(data, options, null as unknown as Host);
    const isUsual = hasUsualHouse(options);
    if (isUsual) layDemoHouse(data);
    room.host = await room.#start();
    if (isUsual) keepDemoHouse(data);
    return room;
  }

  async #start(): Promise<Host> {
    const { config, seed = 1, ...others } = this.#options;
    return openHost({
      ...{ kind: 'demo', house: 'here' },
      devices: null,
      clock: this.clock,
      pinCost: 16,
      shuffler: systemShuffler(seededBytes(seed)),
      ...others,
      data: this.data,
      // Hands end with the last bet, as most tests expect them to; `show-after.test.ts` has it otherwise.
      config: tableConfig.parse({ mayShow: false, ...Object(config) }),
    });
  }

  /** Closes the host and opens it again from its files, as after a power cut between two acts. */
  async restart(otherwise: TestOptions = {}): Promise<void> {
    this.#options = { ...this.#options, ...otherwise };
    await this.host.close();
    this.#screens.clear();
    this.host = await this.#start();
  }

  async close(): Promise<void> {
    await this.host.close();
    rmSync(this.data, { recursive: true, force: true });
  }

  get table() {
    return this.host.room.table;
  }

  /** Moves the clock in small steps, so that what one step starts the next one sees. */
  async pass(ms: number, step = 500): Promise<void> {
    for (let gone = 0; gone < ms; gone += step) {
      this.clock.advance(Math.min(step, ms - gone));
      await settled();
    }
  }

  #screen<V extends View>(role: Role): TestScreen<V> {
    const name = role.screen === 'station' ? `station-${role.station}` : role.screen;
    const screen = this.#screens.get(name) ?? new TestScreen<View>(this.host, role, name);
    this.#screens.set(name, screen);
    return screen as TestScreen<V>;
  }

  station(seat: Seat): TestScreen<StationView> {
    return this.#screen({ screen: 'station', station: seat });
  }

  get floor(): TestScreen<FloorView> {
    return this.#screen({ screen: 'floor-console' });
  }

  get cage(): TestScreen<CageView> {
    return this.#screen({ screen: 'cage' });
  }

  get center(): TestScreen<CenterView> {
    return this.#screen({ screen: 'center-display' });
  }

  get board(): TestScreen<BoardView> {
    return this.#screen({ screen: 'board' });
  }

  get lobby(): TestScreen<LobbyView> {
    return this.#screen({ screen: 'lobby' });
  }

  card(index: number) {
    const card = this.host.tray[index];
    if (!card) throw new Error(`no demo card ${index}`);
    return card;
  }

  /** Swipes the demo card of that index at a station and waits for the reader's line to end. */
  async swipe(seat: Seat, index: number): Promise<void> {
    this.host.swipe(this.card(index).card, seat);
    await this.pass(200, 100);
  }

  /** Types a PIN and waits for what comes of it. */
  async pin(seat: Seat, pin: string): Promise<void> {
    const before = this.station(seat).view;
    await this.station(seat).press({ do: 'pin', pin });
    await until(() => {
      const { phase, notice } = this.station(seat).view;
      return phase.name !== before.phase.name || notice !== null;
    });
  }

  /** Brings the demo player of that index into a seat with so many cents. */
  async sit(seat: Seat, index: number, amount: number): Promise<void> {
    await this.swipe(seat, index);
    await this.pin(seat, this.card(index).pin);
    const bought = await this.station(seat).press({ do: 'buy in', amount });
    if (!bought.ok) throw new Error(`seat ${seat}: ${bought.message}`);
  }

  /** Passes the pauses until a hand is being played. */
  async deal(): Promise<void> {
    for (let i = 0; i < 100 && !this.table.hand; i += 1) await this.pass(500);
    if (!this.table.hand) throw new Error(`no hand was dealt; ${this.table.state.fault ?? 'no fault'}`);
  }

  /** The seat whose turn it is. */
  get turn(): Seat {
    const seat = this.table.hand?.asks()[0]?.seat;
    if (seat === undefined) throw new Error('nobody is on turn');
    return seat;
  }

  async decide(seat: Seat, decision: Decision): Promise<Pressed> {
    return this.station(seat).press({ do: 'decide', decision });
  }

  /** Everybody checks or calls until the hand is over and settled. */
  async playOut(): Promise<void> {
    while (this.table.hand) {
      const ask = this.table.hand.asks()[0];
      if (!ask) break;
      const call = ask.kind === 'bet' && ask.call === 0 ? ({ kind: 'check' } as const) : ({ kind: 'call' } as const);
      const pressed = await this.decide(ask.seat, call);
      if (!pressed.ok) throw new Error(pressed.message);
    }
    await settled();
  }

  /** Has the floor put another game on; everybody comes along with whatever it takes, after the hand that is promised. */
  async changeGame(profile: string, playOut: () => Promise<void> = () => this.playOut()): Promise<void> {
    const asked = await this.floor.press({ do: 'profile', profile });
    if (!asked.ok) throw new Error(asked.message);
    for (let hand = 0; hand < 4 && this.table.state.profile !== profile; hand += 1) {
      for (const { seat } of this.table.state.sittings) {
        const { phase } = this.station(seat).view;
        if (phase.name !== 'seated' || !phase.gameChange) continue;
        await this.station(seat).press({ do: 'come along', change: phase.gameChange.id, most: phase.balance });
      }
      if (this.table.hand) await playOut();
      else await this.deal().catch(() => {});
      if (!this.table.hand) await this.pass(8000);
    }
    if (this.table.state.profile !== profile) throw new Error(`${profile} was not put on`);
  }

  /** The house beside the table. */
  get near(): CardHouse {
    const { near } = this.host.room;
    if (near === null) throw new Error('the house of this table is apart');
    return near;
  }

  /** What was taken under that name, still on the table or in the house: `half-hour`, `down`. */
  collected(name: string): number {
    const here = this.host.room.books.ledger.balance(`collection:${name}`);
    return here + (houseBalances(this.data)[`collection:${NEAR_TABLE}:${name}`] ?? 0);
  }

  /** Enters the demo players of these indexes as married. */
  async relate(one: number, other: number): Promise<void> {
    const act = { key: `related ${one} ${other}`, at: 0, by: 'floor', reason: 'married' };
    const related = await this.near.people.relate(this.card(one).account, this.card(other).account, act);
    if (!related.ok) throw new Error(related.error.message);
    await settled();
  }

  /** Chips on the table, on cards, collected and in the jackpot: the same all evening, less what the cage paid out. */
  get money(): number {
    const { ledger } = this.host.room.books;
    const all = ledger.balances('');
    const here = all.reduce((sum, { account, balance }) => (account === 'house' ? sum : sum + balance), 0);
    if (here !== -ledger.balance('house')) throw new Error(`${here} is here, ${ledger.balance('house')} is owed`);
    return Object.entries(houseBalances(this.data)).reduce(
      (sum, [account, balance]) => (account.startsWith('cage:') ? sum : sum + balance),
      0,
    );
  }
}

/** What the house beside a table has on each account. */
export function houseBalances(data: string): Record<string, number> {
  const rows = houseRows<{ account: string; balance: number }>(data, 'SELECT account, balance FROM balances');
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
}

/** Rows of the file of the house beside a table. */
export function houseRows<Row>(data: string, query: string): Row[] {
  const file = new Database(join(data, HOUSE_FILE), { readonly: true });
  try {
    return file.prepare<[], Row>(query).all();
  } finally {
    file.close();
  }
}

/** The newest document of the house beside a table. */
export const newestPaper = (data: string) =>
  houseRows<{ type: string; agent: string | null; second: string | null }>(
    data,
    'SELECT type, agent, second FROM documents ORDER BY at DESC, rowid DESC LIMIT 1',
  )[0];

/**
 * Lets bots in a hurry play until so many hands are over and there is `enough` of what is asked for, or for so many turns of the clock;
 * screens that nobody plays at, an empty station and the one that everybody sees, look on.
 */
export async function letBotsPlay(
  room: TestRoom,
  bots: number,
  hands: number,
  turns: number,
  enough: () => boolean = () => true,
): Promise<void> {
  const line = { send: () => {}, close: () => {} };
  for (const role of [{ screen: 'station', station: 1 }, { screen: 'center-display' }] as const) {
    room.host.link.attach(role, line, { changes: true });
  }
  const random = seededBytes(7);
  const playing = startBots(room.host, bots, room.clock, {
    pace: { min: 1, max: 3 },
    random: () => (random(1)[0] ?? 0) / 256,
    fill: true,
  });
  const isPlayed = (): boolean => (room.table.shownHand?.facts.number ?? 0) > hands && enough();
  for (let turn = 0; turn < turns && !isPlayed(); turn += 1) {
    room.clock.advance(5);
    // Their PINs are hashed on another thread, which a busy machine may let wait for more turns than there are.
    const isSeating = room.table.state.sittings.length < bots;
    await new Promise((resolve) => (isSeating ? setTimeout(resolve, 1) : setImmediate(resolve)));
  }
  playing.stop();
}
