/**
 * The host: one table put together from its parts. The Electron shell and the plain server both run this.
 */
import { type ActorRefFrom, createActor } from 'xstate';
import type { Seat } from '../games/game.ts';
import type { Devices } from '../hardware/devices.ts';
import { openReaders } from '../hardware/open-readers.ts';
import type { Reader, ReaderEvent, ReaderPlace } from '../hardware/reader.ts';
import { SimulatedReader } from '../hardware/readers/simulated.ts';
import type { HostFrame, Role } from '../protocol/messages.ts';
import { ROLES, roleName } from '../protocol/roles.ts';
import type { Device } from '../protocol/views.ts';
import { gamingDayEnd } from './accounts/gaming-day.ts';
import type { TableClock } from './clock/clock.ts';
import { ClockWatch } from './clock/clock-watch.ts';
import { PRESET_CARDS } from './demo/demo.ts';
import type { DemoCard } from './demo/tray.ts';
import { CageDesk } from './desks/cage.ts';
import { CenterDesk } from './desks/center.ts';
import { anchorDevice, generatorDevice, programDevice } from './desks/devices.ts';
import { FloorDesk } from './desks/floor.ts';
import { refuseSeat } from './desks/gate.ts';
import { GuardedDesk } from './desks/guarded-desk.ts';
import { LobbyDesk } from './desks/lobby.ts';
import type { Room } from './desks/room.ts';
import { StationDesk } from './desks/station.ts';
import type { AnchorFile } from './journal/anchor.ts';
import type { Anchoring } from './journal/anchoring.ts';
import type { Check } from './journal/check.ts';
import type { Store, StoreKind } from './journal/store.ts';
import { AuditWorker } from './ledger/audit-worker.ts';
import { firstFault } from './ledger/start-check.ts';
import { addressOf, labelOf } from './link/addresses.ts';
import type { Desk, Desks } from './link/desk.ts';
import { LinkServer } from './link/server.ts';
import type { Tokens } from './link/tokens.ts';
import { OddsWorker } from './odds/odds-worker.ts';
import { type Opened, openParts } from './open-parts.ts';
import { houseOf } from './setups.ts';
import type { Shuffler } from './shuffle/shuffler.ts';
import type { SoftwareCheck } from './software/software-check.ts';
import type { TableConfig } from './table/config.ts';
import type { Setup } from './table/game-on-table.ts';
import { Seats } from './table/seats.ts';
import { tableChart } from './table/table-chart.ts';

const SEATS: readonly Seat[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export interface HostOptions {
  /** Folder of everything the table keeps; made when missing. */
  readonly data: string;
  readonly kind: StoreKind;
  readonly config: TableConfig;
  /** The games it may play, by profile id; left out, those of `config`. */
  readonly setups?: ReadonlyMap<string, Setup>;
  /** The profile to play, by its id or by its game; left out, what the table played last, or at first its first. */
  readonly profile?: string;
  /** Readers and displays; null: simulated readers everywhere, as in a demonstration. */
  readonly devices: Devices | null;
  /** How many bots may sit down; theirs are the last of the accounts that every demo house has. */
  readonly bots?: number;
  readonly clock?: TableClock;
  readonly shuffler?: Shuffler;
  /** scrypt's cost, for tests. */
  readonly pinCost?: number;
  readonly onSend?: (role: Role, frame: HostFrame) => void;
  readonly onWrite?: (point: string) => void;
  /** The program against its manifest, before the table opens and then daily (M7); left out, nothing is compared. */
  readonly software?: SoftwareCheck;
  /** Where the ends of the books are kept, outside the data folder; left out, nowhere. */
  readonly anchor?: AnchorFile;
  /** Whether the whole of the books is audited beside the table: after the start, and then once a day (M7). */
  readonly audits?: boolean;
}

/** Every reader simulated: nothing is plugged in. */
const SIMULATED: Devices = {
  readers: [...SEATS, 'cage' as const, 'floor' as const].map((station) => ({
    station,
    kind: 'simulated' as const,
  })) as Devices['readers'],
  displays: [],
};

export class Host implements Desks {
  readonly room: Room;
  readonly link: LinkServer;
  readonly tokens: Tokens;
  /** Accounts of those who may play by themselves. */
  readonly bots: readonly string[];
  readonly #store: Store;
  readonly #audits: AuditWorker | null;
  readonly #software: SoftwareCheck | null;
  readonly #clockWatch: ClockWatch;
  readonly #anchoring: Anchoring | null;
  #anchorDue = false;
  #closed = false;
  readonly #chart: ActorRefFrom<typeof tableChart>;
  readonly #desks: ReadonlyMap<string, Desk<never>>;
  readonly #stations: ReadonlyMap<Seat, StationDesk>;
  readonly #cageDesk: CageDesk;
  readonly #floorDesk: FloorDesk;
  readonly #readers = new Map<ReaderPlace, Device>();
  readonly #troubles = new Map<string, number>();
  #open: readonly Reader[] = [];

  private constructor(options: HostOptions, parts: Opened) {
    const { table, cage, tokens } = parts;
    this.tokens = tokens;
    const presets = parts.tray?.cards.slice(0, PRESET_CARDS) ?? [];
    this.bots = presets.slice(presets.length - (options.bots ?? 0)).map(({ account }) => account);
    this.#store = parts.store;
    this.#anchoring = parts.anchoring;
    table.onChange(() => this.#anchorSoon());
    this.#chart = createActor(tableChart, { input: { table: table.procedures }, clock: table.parts.clock.chart });
    const stations = new Map<Seat, StationDesk>();
    this.#stations = stations;
    const seats = new Seats(
      table,
      cage,
      (account, seat) => this.room.refuseSeat(account, seat),
      (seat, level, text) => stations.get(seat)?.tell(level, text),
      (seat) => stations.get(seat)?.seatChanged(),
    );
    this.room = {
      ...parts,
      name: options.config.name,
      house: houseOf(options.config).name,
      demo: options.kind === 'demo',
      seats,
      books: table.parts.books,
      log: table.parts.log,
      seal: table.parts.seal,
      odds: new OddsWorker(),
      signInRequired: options.kind === 'money',
      stations,
      devices: () => [
        ...this.#readers.values(),
        generatorDevice(table.parts.shuffler),
        ...(this.#software ? [programDevice(this.#software)] : []),
        anchorDevice(parts.anchoring),
      ],
      reader: (seat) => this.#readers.get(seat)?.state ?? 'none',
      isBot: (account) => this.bots.includes(account),
      refuseSeat: (account, seat) => refuseSeat({ accounts: parts.accounts, table, stations }, account, seat),
      gamingDayEnd: () => gamingDayEnd(table.now(), options.config.gamingDayEnds),
      tableState: () => this.#tableState(),
    };
    this.#software = options.software ?? null;
    this.#clockWatch = new ClockWatch(table.parts.clock, (changedBy) => this.#clockSet(changedBy));
    this.#audits = options.audits
      ? new AuditWorker(parts.store, table.parts.clock, (checks) => this.#audited(checks))
      : null;
    for (const seat of SEATS) stations.set(seat, new StationDesk(this.room, seat));
    this.#cageDesk = new CageDesk(this.room);
    this.#floorDesk = new FloorDesk(this.room);
    const desks: [string, Desk<never>][] = [
      ...[...stations].map(([seat, desk]): [string, Desk<never>] => [
        roleName({ screen: 'station', station: seat }),
        desk,
      ]),
      ['center-display', new CenterDesk(this.room)],
      ['floor-console', this.#floorDesk],
      ['cage', this.#cageDesk],
      ['lobby', this.#lobby()],
    ];
    this.#desks = new Map(desks.map(([name, desk]) => [name, new GuardedDesk(this.room, desk)]));
    this.#chart.subscribe({ error: (error) => table.breaksOff(error) });
    table.drive((event) => this.#chart.send(event), seats);
    this.link = new LinkServer(this, {
      now: () => table.now(),
      onTrouble: (role, code, text) => this.#trouble(role, code, text),
      ...(options.onSend ? { onSend: options.onSend } : {}),
    });
  }

  /** Opens the files, takes up what was left open, starts the readers. Throws with a sentence when it cannot. */
  static async open(options: HostOptions): Promise<Host> {
    const parts = await openParts(options);
    const host = new Host(options, parts);
    try {
      await host.#verify();
      host.#start(options.devices ?? SIMULATED);
      return host;
    } catch (error) {
      await host.close();
      throw error;
    }
  }

  #start(devices: Devices): void {
    this.#chart.start();
    for (const station of this.#stations.values()) station.start();
    this.#chart.send({ type: 'OPEN' });
    this.#open = openReaders(devices, this.room.table.parts.clock, (at, event) => this.#read(at, event));
    for (const { station, kind } of devices.readers) {
      if (!this.#readers.has(station)) this.#device(station, kind, 'ok', 'ready');
    }
    // Each screen has something to show from now on, even if the books can no more be read.
    for (const desk of this.#desks.values()) desk.view();
    this.#audits?.start();
    this.#clockWatch.start();
  }

  // --------------------------------------------------------------------------------------------------- desks

  desk(role: Role): Desk<never> {
    const desk = this.#desks.get(roleName(role));
    if (!desk) throw new Error(`no desk for ${roleName(role)}`);
    return desk;
  }

  rev(): number {
    return this.room.table.rev;
  }

  onChange(run: () => void): () => void {
    return this.room.table.onChange(run);
  }

  /** The cards of a demo house; none where money is real. */
  get tray(): readonly DemoCard[] {
    return this.room.tray?.cards ?? [];
  }

  /** The page of a screen, its token included, from the root of the server. */
  path(role: Role): string {
    return addressOf(role, this.tokens);
  }

  #lobby(): LobbyDesk {
    return new LobbyDesk({
      room: this.room,
      screens: ROLES.filter((role) => role.screen !== 'lobby').map((role) => ({
        role,
        label: labelOf(role),
        path: this.path(role),
      })),
      swipe: (card, at) => this.swipe(card, at),
    });
  }

  /** Draws a card through a simulated reader; false when there is none at that place. */
  swipe(card: string, at: ReaderPlace): boolean {
    const reader = this.#open.find((other) => other.station === at);
    if (!(reader instanceof SimulatedReader)) return false;
    reader.swipe({ account: card });
    return true;
  }

  #tableState(): ReturnType<Room['tableState']> {
    const { play } = this.#chart.getSnapshot().value;
    if (typeof play === 'object') return 'hand';
    // To a screen a void that is shown is a hand that has come to its end.
    if (play === 'voided') return 'settling';
    return play === 'dealing' ? 'between hands' : (play as ReturnType<Room['tableState']>);
  }

  // ------------------------------------------------------------------------------------------------- readers

  #read(at: ReaderPlace, event: ReaderEvent): void {
    try {
      this.#take(at, event);
    } catch (error) {
      this.room.table.fails(error);
    }
  }

  #take(at: ReaderPlace, event: ReaderEvent): void {
    const known = this.#readers.get(at);
    switch (event.kind) {
      case 'swipe':
        this.#reading(at)?.swiped(event.swipe.account);
        break;
      case 'bad-swipe':
        this.#log('info', 'bad swipe', `${placeName(at)}: ${event.error.message}`, at);
        this.#reading(at)?.badSwipe(event.error.message);
        break;
      case 'lost':
        this.#device(at, known?.kind ?? 'reader', 'lost', event.why);
        this.#log('warning', 'reader lost', `${placeName(at)}: card reader lost: ${event.why}`, at);
        break;
      case 'back':
        this.#device(at, known?.kind ?? 'reader', 'ok', 'ready');
        this.#log('info', 'reader back', `${placeName(at)}: card reader is back`, at);
        break;
    }
    this.room.table.touch();
  }

  /** Whose reader it is. */
  #reading(at: ReaderPlace): CageDesk | FloorDesk | StationDesk | undefined {
    if (at === 'cage') return this.#cageDesk;
    return at === 'floor' ? this.#floorDesk : this.#stations.get(at);
  }

  #device(at: ReaderPlace, kind: string, state: Device['state'], detail: string): void {
    this.#readers.set(at, { id: `reader-${at}`, station: placeName(at), kind, state, detail: detail.slice(0, 400) });
  }

  #trouble(role: Role | null, code: string, text: string): void {
    // Whoever floods a line with rubbish must not flood the log: each kind of trouble is written down once a second.
    const now = this.room.table.now();
    if (now - (this.#troubles.get(code) ?? 0) < 1000) return;
    this.#troubles.set(code, now);
    this.#log('warning', `line ${code}`, text, role?.screen === 'station' ? role.station : null);
    this.room.table.touch();
  }

  #log(level: 'info' | 'warning' | 'error', code: string, text: string, at: ReaderPlace | null): void {
    const seat = typeof at === 'number' ? at : null;
    this.room.table.note({ level, code, text, seat, by: null });
  }

  #clockSet(changedBy: number): void {
    const [seconds, way] = [Math.round(Math.abs(changedBy) / 1000), changedBy < 0 ? 'back' : 'forward'];
    this.#log('warning', 'clock set', `The clock of the machine was set ${way} by ${seconds} seconds`, null);
    this.room.table.touch();
  }

  /** A whole audit beside the table has ended: what it found stops play. */
  #audited(checks: readonly Check[]): void {
    const wrong = firstFault(checks);
    if (wrong !== null) this.room.table.fault(wrong, 'books');
    else this.#log('info', 'audit', `The books are sound: all ${checks.length} checks passed`, null);
    this.room.table.touch();
  }

  /** Anchors what has changed, once whoever waits for it has been answered. */
  #anchorSoon(): void {
    if (this.#anchoring === null || this.#anchorDue) return;
    this.#anchorDue = true;
    this.room.table.parts.clock.after(0, () => this.#anchor());
  }

  #anchor(): void {
    if (this.#anchoring === null || this.#closed) return;
    this.#anchorDue = false;
    const before = this.#anchoring.failure;
    this.#anchoring.keepUp();
    const { failure } = this.#anchoring;
    if (failure === before) return;
    if (failure === null) this.#log('info', 'anchor', 'The books are anchored again', null);
    else this.#log('error', 'anchor', `The books cannot be anchored: ${failure}`, null);
    this.room.table.touch();
  }

  /** Nothing is dealt by a program that is not the approved one (M7). */
  async #verify(): Promise<void> {
    const { clock } = this.room.table.parts;
    if (this.#software === null) return;
    this.#verified(await this.#software.verify());
    this.#software.daily(clock, (wrong) => this.#verified(wrong));
  }

  #verified(wrong: string | null): void {
    if (wrong !== null) this.room.table.fault(wrong, 'software');
    else this.#log('info', 'software', `The program: ${this.#software?.detail}`, null);
    this.room.table.touch();
  }

  /** Ends everything in order. The open hand stays open in the journal and is taken up at the next start. */
  async close(): Promise<void> {
    this.link.close();
    await this.#audits?.stop();
    await this.room.odds.stop();
    this.#software?.stop();
    this.#clockWatch.stop();
    await Promise.all(this.#open.map((reader) => reader.close()));
    for (const station of this.#stations.values()) station.stop();
    this.#cageDesk.stop();
    this.#floorDesk.stop();
    this.#chart.stop();
    this.#anchor();
    this.#closed = true;
    this.#store.close();
  }
}

const placeName = (at: ReaderPlace): string =>
  typeof at === 'number' ? `Station ${at}` : at === 'cage' ? 'Cage' : 'Floor';
