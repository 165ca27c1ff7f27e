/** A house with its screens: the lines to its tables, the floor's console over all of them, and the board on the wall. */
import { join } from 'node:path';
import { messageOf } from '../hardware/result.ts';
import type { Role } from '../protocol/roles.ts';
import { HOUSE_ROLES, roleName } from '../protocol/roles.ts';
import type { TableOfHouse } from '../protocol/tables-view.ts';
import type { StaffMember } from './accounts/staff-member.ts';
import type { TableClock } from './clock/clock.ts';
import { ClockWatch, clockSetText } from './clock/clock-watch.ts';
import { BoardDesk } from './desks/board.ts';
import { ClockDesk } from './desks/clock.ts';
import { type HouseFloor, TablesDesk } from './desks/tables.ts';
import { again } from './house/again.ts';
import type { CardHouse } from './house/house.ts';
import type { KnownStaff, OpenHit } from './house/house-facts.ts';
import { writeLog } from './house/house-log.ts';
import type { DeskFacts } from './house/poker-desk.ts';
import { PokerDeskOffice } from './house/poker-desk-office.ts';
import type { HouseTable } from './house/registry.ts';
import { TournamentOffice } from './house/tournament-office.ts';
import { addressOf } from './link/addresses.ts';
import type { Desk, Desks } from './link/desk.ts';
import { type HouseServer, type HouseServerOptions, serveHouse } from './link/house-server.ts';
import { LinkServer } from './link/server.ts';
import { Tokens } from './link/tokens.ts';
import { onceASecond } from './link/trouble.ts';
import { serveWeb } from './link/websocket.ts';

export interface HouseHostOptions extends HouseServerOptions {
  /** Folder of the house's own files, including its screens' tokens. */
  readonly data: string;
  readonly clock: TableClock;
  /** Where the screens are served, and the built pages; left out: only lines to tables are served. */
  readonly screens?: { readonly port: number; readonly pages: string };
}

/** How often to check whether another process has let a table in or dismissed a person, in ms. */
const LOOK_EVERY = 2000;

export class HouseHost {
  readonly #house: CardHouse;
  readonly #options: HouseHostOptions;
  readonly server: HouseServer;
  readonly tokens: Tokens;
  readonly link: LinkServer;
  readonly tablesDesk: TablesDesk;
  readonly #tournaments: TournamentOffice;
  readonly #desk: PokerDeskOffice;
  #tables: readonly HouseTable[] = [];
  #staff: ReadonlyMap<string, StaffMember> = new Map();
  /** The owners of staff cards, by card number. */
  #cards: ReadonlyMap<string, StaffMember> = new Map();
  #locks: readonly KnownStaff[] = [];
  #hits: readonly OpenHit[] = [];
  #rev = 1;
  readonly #listeners = new Set<() => void>();
  #screens: { readonly port: number; close(): Promise<void> } | null = null;
  #stopLooking: () => void = () => {};
  readonly #clockWatch: ClockWatch;

  private constructor(house: CardHouse, server: HouseServer, options: HouseHostOptions) {
    this.#house = house;
    this.#options = options;
    this.server = server;
    this.#clockWatch = new ClockWatch(options.clock, (changedBy) => this.#clockSet(changedBy));
    this.tokens = Tokens.open(join(options.data, 'screens.json'), HOUSE_ROLES);
    this.#tournaments = new TournamentOffice({
      house,
      reached: () => server.forTournaments(),
      changed: () => this.#changed(),
      onTrouble: options.onTrouble,
    });
    this.#desk = new PokerDeskOffice({
      house,
      open: () => this.#openSeats(),
      changed: () => this.#changed(),
      onTrouble: options.onTrouble,
    });
    house.watchTables((table) => ({
      rounds: server.forRounds().has(table),
      fault: server.status(table)?.fault ?? null,
    }));
    const floor = this.#floor();
    this.tablesDesk = new TablesDesk(floor);
    const desks = new Map<string, Desk<never>>([
      [roleName({ screen: 'tables' }), this.tablesDesk as Desk<never>],
      [roleName({ screen: 'board' }), new BoardDesk(floor)],
      [roleName({ screen: 'clock' }), new ClockDesk(floor)],
    ]);
    const isDue = onceASecond(() => options.clock.now());
    this.link = new LinkServer(this.#desks(desks), {
      now: () => options.clock.now(),
      onTrouble: (_role, code, text) => {
        if (isDue(code)) options.onTrouble(text);
      },
    });
    server.onChange(() => this.#changed());
  }

  static async open(house: CardHouse, options: HouseHostOptions): Promise<HouseHost> {
    const server = await serveHouse(house, options);
    const host = new HouseHost(house, server, options);
    try {
      await host.look();
      host.#clockWatch.start();
      host.#stopLooking = again(LOOK_EVERY, () => host.look(), options.onTrouble);
      if (options.screens) await host.#serve(options.screens);
      return host;
    } catch (error) {
      await host.close();
      throw error;
    }
  }

  async #serve({ port, pages }: NonNullable<HouseHostOptions['screens']>): Promise<void> {
    this.#screens = await serveWeb(this.link, this.tokens, {
      ...(this.#options.listening ? { listening: this.#options.listening } : {}),
      ...(this.#options.patience ? { patience: this.#options.patience } : {}),
      port,
      pages,
      home: null,
      names: { '/board': '/center-display/board.html', '/clock': '/center-display/clock.html' },
      through: (...hello) => this.tablesDesk.open(...hello),
    });
  }

  /** The port on which the screens are served; null when they are not. */
  get screensPort(): number | null {
    return this.#screens?.port ?? null;
  }

  /** The page of a screen, including its token, from the root of the server. */
  path(role: Role): string {
    return addressOf(role, this.tokens);
  }

  /** Reads which tables have joined and who works here, since another process of the house may have changed it. */
  async look(): Promise<void> {
    await this.#desk.look();
    await this.#tournaments.look();
    const tables = await this.#house.tables.list();
    const staff = await this.#house.staff.known();
    const before = this.#looked();
    this.#tables = tables;
    this.#hits = await this.#house.jackpots.open();
    this.#locks = staff.filter(({ lockedUntil }) => lockedUntil !== null);
    this.#staff = new Map(staff.map(({ member }) => [member.id, member]));
    this.#cards = new Map(staff.flatMap(({ member, card }) => (card === null ? [] : [[card, member] as const])));
    if (before !== this.#looked()) this.#changed();
  }

  /** The part of the last look that screens show. */
  #looked(): string {
    const tables = this.#tables.map(({ number, name }) => [number, name]);
    return JSON.stringify([tables, [...this.#staff.keys()], this.#hits, this.#lockedNow()]);
  }

  #lockedNow(): StaffMember[] {
    const now = this.#house.now();
    return this.#locks.flatMap(({ member, lockedUntil }) =>
      lockedUntil !== null && lockedUntil > now ? [member] : [],
    );
  }

  /** Open seats at each table that can be reached. */
  #openSeats(): DeskFacts['open'] {
    return new Map(
      this.server.connected().flatMap((table) => {
        const status = this.server.status(table);
        return status === null ? [] : [[table, status.openSeats] as const];
      }),
    );
  }

  #floor(): HouseFloor {
    const { clock, onTrouble } = this.#options;
    const { staff, name, store } = this.#house;
    return {
      name,
      demo: store.kind === 'demo',
      tables: () => this.#tables.map((table) => this.#tableOf(table)),
      openConsole: (...who) => this.server.openConsole(...who),
      desk: this.#desk,
      tournaments: () => this.#tournaments.list(),
      mayNotPlay: () => this.#tournaments.mayNotPlay(),
      findPlayer: (part) => this.#tournaments.find(part),
      tournamentAct: (act, key, by) => this.#tournaments.act(act, key, by),
      hits: () => this.#hits,
      locked: () => this.#lockedNow(),
      now: () => this.#house.now(),
      record: (member, act) => {
        staff.record(member.id, act, this.#house.now()).catch((error: unknown) => onTrouble(messageOf(error)));
      },
      place: {
        signInRequired: true,
        signIn: async (id, pin) => {
          const signed = await staff.signIn(id, pin, this.#house.now());
          if (signed.ok) this.#staff = new Map([...this.#staff, [signed.value.id, signed.value]]);
          return signed;
        },
        works: (id) => this.#staff.has(id),
        byCard: (card) => this.#cards.get(card) ?? null,
        now: () => clock.now(),
        after: (ms, run) => clock.after(ms, run),
        note: ({ level, text }) => {
          if (level !== 'info') onTrouble(text);
        },
        touch: () => this.#changed(),
        booksEnd: () => null,
      },
    };
  }

  #tableOf({ number, name }: HouseTable): TableOfHouse {
    return { number, name, up: this.server.connected().includes(number), status: this.server.status(number) };
  }

  #desks(desks: ReadonlyMap<string, Desk<never>>): Desks {
    return {
      desk: (role) => {
        const desk = desks.get(roleName(role));
        if (!desk) throw new Error(`no desk for ${roleName(role)}`);
        return desk;
      },
      rev: () => this.#rev,
      onChange: (run) => {
        this.#listeners.add(run);
        return () => this.#listeners.delete(run);
      },
    };
  }

  /** Records that the clock was set (T1) and reports it; the tables' clocks are compared with it again. */
  #clockSet(changedBy: number): void {
    const { onTrouble } = this.#options;
    const text = clockSetText(changedBy);
    onTrouble(text);
    const entry = {
      at: this.#house.now(),
      level: 'warning',
      code: 'clock set',
      text,
      by: null,
      place: 'house',
    } as const;
    writeLog(this.#house.store, entry).catch((error: unknown) => onTrouble(messageOf(error)));
    this.#house.limits.clockSet(changedBy, this.#house.now()).catch((error: unknown) => onTrouble(messageOf(error)));
    this.server.greetAgain();
  }

  #changed(): void {
    this.#rev += 1;
    for (const run of this.#listeners) run();
  }

  async close(): Promise<void> {
    this.#stopLooking();
    this.#clockWatch.stop();
    this.tablesDesk.stop();
    this.link.close();
    await this.#screens?.close();
    await this.server.close();
  }
}
