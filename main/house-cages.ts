/** The cages of a house: each has a token of its own, all share one address. */
import { timingSafeEqual } from 'node:crypto';
import { invariant, ok, refuse } from '../games/result.ts';
import { messageOf } from '../hardware/result.ts';
import type { Role } from '../protocol/roles.ts';
import { gamingDayEnd } from './accounts/gaming-day.ts';
import { realClock, type TableClock } from './clock/clock.ts';
import { CageDesk } from './desks/cage.ts';
import type { CageSite } from './desks/cage-site.ts';
import { again } from './house/again.ts';
import type { KnownCage } from './house/cages.ts';
import type { CardHouse, HouseCage } from './house/house.ts';
import { type HouseEntry, writeLog } from './house/house-log.ts';
import { officeOver } from './house/people-office.ts';
import { hashOf } from './house/registry.ts';
import type { Listening } from './link/listening.ts';
import { LinkServer } from './link/server.ts';
import { onceASecond } from './link/trouble.ts';
import type { Patience } from './link/web-server.ts';
import { type ScreenLink, serveWeb } from './link/websocket.ts';
import type { CardTaker } from './readers.ts';

export interface CagesOptions {
  readonly listening?: Listening;
  readonly port: number;
  /** Folder of the built pages. */
  readonly pages: string;
  readonly patience?: Patience;
  readonly clock?: TableClock;
  /** Called for every log entry, and for every problem on a line. */
  onEntry(entry: HouseEntry): void;
  onTrouble(text: string): void;
}

export interface ServedCages {
  readonly port: number;
  /** What handles cards swiped at a cage; undefined for a cage without a screen. */
  takerAt(cage: number): CardTaker | undefined;
  close(): Promise<void>;
}

/** How often to check for changes by other processes of the house, such as a new cage or a dismissal, in ms. */
const POLL = 1000;

/** Serves the cages of a house until it is closed. Rejects as `serveWeb` does. */
export async function serveCages(house: CardHouse, options: CagesOptions): Promise<ServedCages> {
  const cages = new CageScreens(house, options);
  await cages.refresh();
  const { listening, port, pages, patience } = options;
  const web = await serveWeb(cages, cages, {
    ...{ port, pages, home: null },
    ...(listening === undefined ? {} : { listening }),
    ...(patience === undefined ? {} : { patience }),
  });
  const stopPolling = again(POLL, () => cages.refresh(), options.onTrouble);
  return {
    port: web.port,
    takerAt: (cage) => cages.deskOf(cage),
    close: async () => {
      stopPolling();
      cages.close();
      await web.close();
    },
  };
}

/** A cage with a screen. */
interface OpenCage {
  readonly role: Role;
  readonly cage: HouseCage;
  readonly desk: CageDesk;
  readonly link: LinkServer;
  known: KnownCage;
}

class CageScreens implements ScreenLink {
  readonly #house: CardHouse;
  readonly #options: CagesOptions;
  readonly #open = new Map<number, OpenCage>();
  readonly #isDue: (code: string) => boolean;
  #isClosed = false;

  constructor(house: CardHouse, options: CagesOptions) {
    this.#house = house;
    this.#options = options;
    this.#isDue = onceASecond(() => house.now());
  }

  /** Opens cages that were added, and picks up changes by other processes. */
  async refresh(): Promise<void> {
    for (const known of await this.#house.cages.list()) {
      if (this.#isClosed) return;
      const open = this.#open.get(known.number);
      if (open === undefined) {
        const cage = await this.#house.cage(known.number);
        if (!this.#isClosed) this.#open.set(known.number, this.#openCage(known, cage));
      } else {
        open.known = known;
        await open.cage.refresh();
        if (this.#house.store.engine === 'postgres') open.desk.refreshSoon();
      }
    }
  }

  #openCage(known: KnownCage, cage: HouseCage): OpenCage {
    const site = new SiteOfHouse(this.#house, cage, this.#options);
    const desk = new CageDesk(site);
    const isDue = onceASecond(() => site.table.now());
    const link = new LinkServer(
      {
        desk: () => desk,
        rev: () => site.table.rev,
        onChange: (run) => site.table.onChange(run),
      },
      {
        now: () => site.table.now(),
        onTrouble: (_role, code, text) => {
          if (isDue(code)) this.#options.onTrouble(`cage ${known.number}: ${text}`);
        },
      },
    );
    return { role: { screen: 'cage' }, cage, desk, link, known };
  }

  deskOf(cage: number): CageDesk | undefined {
    return this.#open.get(cage)?.desk;
  }

  /** The screen that a token belongs to; takes the same time for any token. */
  roleOf(token: string): Role | null {
    const offered = Buffer.from(hashOf(token), 'hex');
    let found: Role | null = null;
    for (const { known, role } of this.#open.values()) {
      if (timingSafeEqual(Buffer.from(known.token, 'hex'), offered)) found = role;
    }
    return found;
  }

  attach(role: Role, ...rest: Tail<Parameters<LinkServer['attach']>>): ReturnType<LinkServer['attach']> {
    const open = [...this.#open.values()].find((each) => each.role === role);
    invariant(open !== undefined, 'a screen that is not a cage of this house');
    return open.link.attach(role, ...rest);
  }

  strangerRefused(code: string, text: string): void {
    if (this.#isDue(code)) this.#options.onTrouble(`refused: ${text}`);
  }

  failed(_role: Role | null, error: unknown): void {
    if (this.#isDue('failed')) this.#options.onTrouble(messageOf(error));
  }

  close(): void {
    this.#isClosed = true;
    for (const { link, desk } of this.#open.values()) {
      link.close();
      desk.stop();
    }
  }
}

type Tail<Of extends readonly unknown[]> = Of extends readonly [unknown, ...infer Rest] ? Rest : never;

/** What a cage's desk needs from a house: a clock, revisions of what is shown, the log. */
class SiteOfHouse implements CageSite {
  readonly house: string;
  readonly demo: boolean;
  readonly signInRequired = true;
  readonly tray = null;
  readonly books = null;
  readonly keys: string;
  readonly staff: CageSite['staff'];
  readonly port: HouseCage;
  readonly ofHouse: HouseCage;
  readonly office: CageSite['office'];
  readonly table: HouseMoments;
  readonly #options: CagesOptions;
  readonly #dayEnds: string;

  constructor(house: CardHouse, cage: HouseCage, options: CagesOptions) {
    this.house = house.name;
    this.demo = house.store.kind === 'demo';
    this.keys = `cage ${cage.number}: `;
    this.staff = cage.staff;
    this.port = cage;
    this.ofHouse = cage;
    this.office = officeOver(cage.people);
    this.#options = options;
    this.#dayEnds = house.gamingDayEnds;
    this.table = new HouseMoments(house, `cage ${cage.number}`, options);
  }

  gamingDayEnd(): number {
    return gamingDayEnd(this.table.now(), this.#dayEnds);
  }

  /** The house notifies the tables, which send the player away themselves. */
  async offTheTable() {
    return ok(null);
  }

  async related(): Promise<void> {}

  /** The house does not know players' seats at a table. */
  seatOf(): null {
    return null;
  }

  async handReceipt() {
    return refuse('at-the-table', 'Print the receipt of a hand at the station, or at the table where it was played.');
  }

  failed(error: unknown): void {
    this.#options.onTrouble(messageOf(error));
  }
}

class HouseMoments {
  readonly parts: { readonly clock: Pick<TableClock, 'after'> };
  readonly #house: CardHouse;
  readonly #place: string;
  readonly #options: CagesOptions;
  readonly #listeners = new Set<() => void>();
  #rev = 1;

  constructor(house: CardHouse, place: string, options: CagesOptions) {
    this.#house = house;
    this.#place = place;
    this.#options = options;
    this.parts = { clock: options.clock ?? realClock() };
  }

  get rev(): number {
    return this.#rev;
  }

  now(): number {
    return this.#house.now();
  }

  touch(): void {
    this.#rev += 1;
    for (const run of this.#listeners) run();
  }

  onChange(run: () => void): () => void {
    this.#listeners.add(run);
    return () => this.#listeners.delete(run);
  }

  note({ level, code, text, by }: Pick<HouseEntry, 'level' | 'code' | 'text' | 'by'>): void {
    const entry = { at: this.now(), level, code, text, by, place: this.#place };
    this.#options.onEntry(entry);
    writeLog(this.#house.store, entry).catch((error: unknown) => this.#options.onTrouble(messageOf(error)));
  }
}
