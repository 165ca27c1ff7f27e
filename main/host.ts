/** The host: one open table with its screens, from starting the first chart to closing the last file. */
import type { ActorRefFrom } from 'xstate';
import type { Devices } from '../hardware/devices.ts';
import type { ReaderPlace } from '../hardware/reader.ts';
import type { CageIntent } from '../protocol/cage-intent.ts';
import type { Role } from '../protocol/roles.ts';
import type { DemoCard } from './demo/tray.ts';
import type { CageDesk } from './desks/cage.ts';
import type { DeskDirectory } from './desks/directory.ts';
import type { FloorDesk } from './desks/floor.ts';
import type { Room } from './desks/room.ts';
import type { Store } from './journal/store.ts';
import { addressOf } from './link/addresses.ts';
import type { Desk } from './link/desk.ts';
import type { OneUseLinks } from './link/one-use-links.ts';
import type { LinkServer } from './link/server.ts';
import type { Tokens } from './link/tokens.ts';
import type { Readers } from './readers.ts';
import type { tableChart } from './table/table-chart.ts';
import type { PointerSink, TouchScreens } from './touch.ts';
import type { Watch } from './watch.ts';

/** What a host starts and stops; assembled in `compose.ts`. */
export interface HostParts {
  readonly room: Room;
  readonly chart: ActorRefFrom<typeof tableChart>;
  readonly desks: DeskDirectory;
  readonly cageDesk: Desk<CageIntent> & Pick<CageDesk, 'swiped' | 'badSwipe' | 'stop'>;
  readonly floorDesk: FloorDesk;
  readonly readers: Readers;
  readonly touch: TouchScreens;
  readonly watch: Watch;
  readonly link: LinkServer;
  readonly tokens: Tokens;
  readonly links: OneUseLinks;
  readonly store: Store;
  /** The line to the house. */
  readonly line: { start(): Promise<void>; stop(): Promise<void> };
  /** The house, when it is in this process. */
  readonly near: { close(): Promise<void> } | null;
  /** Called with the address where the table's screens are served. */
  servedAt(address: string): void;
  /** Accounts that bots may play. */
  readonly bots: readonly string[];
}

/** How often to check the tournaments and lists of the house in this process for what is due, in ms. */
const LOOKED_AT_EVERY = 1000;

export class Host {
  readonly #parts: HostParts;
  #isClosed = false;
  #stopLooking: () => void = () => {};

  constructor(parts: HostParts) {
    this.#parts = parts;
  }

  /** Takes up what was left open, and opens the readers. */
  async start(devices: Devices): Promise<void> {
    const { room, chart, desks, readers, touch, watch, line } = this.#parts;
    await watch.verify();
    chart.start();
    for (const station of room.stations.values()) station.start();
    chart.send({ type: 'OPEN' });
    readers.open(devices, (at) => this.#takerAt(at));
    touch.open(devices);
    desks.warm();
    watch.start();
    await line.start();
    this.#lookAtHouse();
  }

  /**
   * With time, a tournament reaches its next level, or its start once it is full; calls expire, and called players sit
   * down.
   */
  #lookAtHouse(): void {
    const { tournaments, pokerDesk, table } = this.#parts.room;
    if (tournaments === null || pokerDesk === null) return;
    const again = async (): Promise<void> => {
      await tournaments.look();
      await pokerDesk.look();
      if (!this.#isClosed) this.#stopLooking = table.parts.clock.after(LOOKED_AT_EVERY, look);
    };
    const look = (): void => {
      again().catch((error: unknown) => table.fails(error));
    };
    look();
  }

  /** Ends everything in order. An open hand stays open in the journal and is taken up at the next start. */
  async close(): Promise<void> {
    const { room, chart, readers, touch, watch, link, store, cageDesk, floorDesk, line, near } = this.#parts;
    this.#isClosed = true;
    this.#stopLooking();
    await room.tournaments?.idle();
    await room.pokerDesk?.idle();
    await line.stop();
    link.close();
    await watch.stop();
    await room.odds.stop();
    await readers.close();
    await touch.close();
    for (const station of room.stations.values()) station.stop();
    cageDesk.stop();
    floorDesk.stop();
    chart.stop();
    await watch.anchorLast();
    store.close();
    await near?.close();
  }

  /** What handles cards swiped at a place. */
  #takerAt(at: ReaderPlace) {
    const { room, cageDesk, floorDesk } = this.#parts;
    if (at === 'cage') return cageDesk;
    return at === 'floor' ? floorDesk : room.stations.get(at);
  }

  get room(): Room {
    return this.#parts.room;
  }

  get link(): LinkServer {
    return this.#parts.link;
  }

  get tokens(): Tokens {
    return this.#parts.tokens;
  }

  get bots(): readonly string[] {
    return this.#parts.bots;
  }

  /** The cards of a demo house; none when money is real. */
  get tray(): readonly DemoCard[] {
    return this.room.tray?.cards ?? [];
  }

  /** Receives pointer events from the stations' touch screens. */
  onPointer(sink: PointerSink): void {
    this.#parts.touch.onPointer(sink);
  }

  desk(role: Role): Desk<never> {
    return this.#parts.desks.desk(role);
  }

  rev(): number {
    return this.#parts.desks.rev();
  }

  /** The page of a screen, including its token, from the root of the server. */
  path(role: Role): string {
    return addressOf(role, this.tokens);
  }

  /** The target of a link that opens a screen once; null when it has been used. */
  openLink(code: string): string | null {
    return this.#parts.links.use(code);
  }

  /** The screens are served at this address, which is reported to the consoles that follow several tables. */
  servedAt(address: string): void {
    this.#parts.servedAt(address);
  }

  /** Swipes a card at a simulated reader; false when that place has none. */
  swipe(card: string, at: ReaderPlace): boolean {
    return this.#parts.readers.swipe(card, at);
  }
}
