/**
 * Where a table is put together, for whoever shows it: the command line, Electron, benchmarks and tests. Each part is
 * given only what is there already; a part that must hear of a later one is joined to it by name.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createActor } from 'xstate';
import type { Seat } from '../games/game.ts';
import { ok } from '../games/result.ts';
import type { Devices, TouchConfig } from '../hardware/devices.ts';
import type { TouchSource } from '../hardware/touch/controller.ts';
import type { Role } from '../protocol/messages.ts';
import { ROLES, ROLES_BESIDE } from '../protocol/roles.ts';
import { gamingDay, gamingDayEnd } from './accounts/gaming-day.ts';
import { atHouse, type HouseOfTable, type OpenLine } from './at-house.ts';
import { realClock, type TableClock } from './clock/clock.ts';
import { openStaff, openTray, PRESET_CARDS } from './demo/demo.ts';
import { type DemoHouse, nearDemoHouse } from './demo/demo-house.ts';
import type { Tray } from './demo/tray.ts';
import { ApartCageDesk } from './desks/apart-cage.ts';
import { BoardDesk } from './desks/board.ts';
import { CageDesk } from './desks/cage.ts';
import { cageAtTable } from './desks/cage-site.ts';
import { CenterDesk } from './desks/center.ts';
import { deckKeyDevice, generatorDevice } from './desks/devices.ts';
import { DeskDirectory } from './desks/directory.ts';
import { FloorDesk } from './desks/floor.ts';
import { refuseSeat } from './desks/gate.ts';
import { LobbyDesk } from './desks/lobby.ts';
import { Recall } from './desks/recall.ts';
import type { Room } from './desks/room.ts';
import { StationDesk } from './desks/station.ts';
import { Stations } from './desks/stations.ts';
import { statusOf } from './desks/table-status.ts';
import { Host } from './host.ts';
import type { StaffOfTable } from './house/cage-port.ts';
import { HouseChains } from './house/chains-beside.ts';
import { houseOfFile, rememberHouse } from './house/give-away.ts';
import type { CardHouse, HouseCage } from './house/house.ts';
import type { HouseMoney, People } from './house/house-room.ts';
import { keepsItsOwn } from './house/move-in.ts';
import { type NearHouseOptions, openNearHouse } from './house/near-house.ts';
import { HOUSE_FILE } from './house/store.ts';
import type { MoreChains } from './journal/anchor.ts';
import { Anchoring, type AnchorPlace } from './journal/anchoring.ts';
import { Journal } from './journal/journal.ts';
import { Log } from './journal/log.ts';
import { openStore, type Store, StoreError, type StoreKind } from './journal/store.ts';
import { TableStateStore } from './journal/table-state.ts';
import { Ledger } from './ledger/ledger.ts';
import { labelOf } from './link/addresses.ts';
import type { Desk } from './link/desk.ts';
import type { HousePlace } from './link/house-line.ts';
import { OneUseLinks } from './link/one-use-links.ts';
import { LinkServer } from './link/server.ts';
import { Tokens } from './link/tokens.ts';
import { troubleLog } from './link/trouble.ts';
import { OddsWorker } from './odds/odds-worker.ts';
import { onlyTable, pokerDeskBeside, tournamentsBeside } from './offices.ts';
import { ProfileBook } from './profile-book.ts';
import { Readers } from './readers.ts';
import { houseOf, profileNamed, setupsOf } from './setups.ts';
import { askForDeckKey } from './shuffle/deck-key.ts';
import { DeckSeal } from './shuffle/deck-seal.ts';
import { type Shuffler, systemShuffler } from './shuffle/shuffler.ts';
import type { SoftwareCheck } from './software/software-check.ts';
import { betSizesOf, type TableConfig } from './table/config.ts';
import type { Setup } from './table/game-on-table.ts';
import type { Purse } from './table/purse.ts';
import { Seats } from './table/seats.ts';
import { Table } from './table/table.ts';
import { screenState, tableChart } from './table/table-chart.ts';
import { tableChecks } from './table-checks.ts';
import { TouchScreens } from './touch.ts';
import { TouchFile } from './touch-file.ts';
import { Watch } from './watch.ts';

/** A file outside the data folder, or a program that prints the key. */
export type DeckKeySource = { readonly file: string } | { readonly command: string };

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
  /** Makes the touch controllers of `devices`; left out, those that are plugged in. */
  readonly makeTouch?: (config: TouchConfig) => TouchSource;
  /** scrypt's cost, for tests. */
  readonly pinCost?: number;
  readonly onSend?: (role: Role, text: string) => void;
  /** Told of each write to the files; to that of a house in this process as `house before:…`. */
  readonly onWrite?: (point: string) => void;
  /** The program against its manifest, before the table opens and then daily (M7); left out, nothing is compared. */
  readonly software?: SoftwareCheck;
  /** Where the ends of the books are kept, outside the data folder; left out, nowhere. */
  readonly anchors?: readonly AnchorPlace[];
  /** Where the key of the decks comes from; left out, from `deck.key` in the data folder, made there when missing. */
  readonly deckKey?: DeckKeySource;
  /** The house that this table belongs to: where it is, or `here`, as when it is left out: in this process and data folder. */
  readonly house?: HousePlace | 'here';
  /** Whether the whole of the books is audited beside the table: after the start, and then once a day (M7). */
  readonly audits?: boolean;
}

/** Every reader simulated: nothing is plugged in. */
const SIMULATED: Devices = {
  readers: [...SEATS, 'cage' as const, 'floor' as const].map((station) => ({
    station,
    kind: 'simulated' as const,
  })) as Devices['readers'],
  touch: [],
  displays: [],
};

/** Opens the files, takes up what was left open, starts the readers. Throws with a sentence when it cannot. */
export async function openHost(options: HostOptions): Promise<Host> {
  const host = hostOf(options, await openKept(options));
  try {
    await host.start(options.devices ?? SIMULATED);
    return host;
  } catch (error) {
    await host.close();
    throw error;
  }
}

/** What works on the files of the data folder. */
interface Kept {
  readonly store: Store;
  readonly table: Table;
  readonly profiles: ProfileBook;
  readonly cage: HouseMoney & Purse;
  readonly accounts: People;
  readonly staff: StaffOfTable;
  readonly line: OpenLine;
  /** The house, where it is in this process, and its cage. */
  readonly near: CardHouse | null;
  readonly nearCage: HouseCage | null;
  readonly tokens: Tokens;
  /** Null where money is real: cards are then swiped at readers. */
  readonly tray: Tray | null;
  /** Null where money is real, and at a table of a house apart. */
  readonly demoHouse: DemoHouse | null;
  /** Empty where the books are anchored nowhere else. */
  readonly anchorings: readonly Anchoring[];
}

async function openKept(options: HostOptions): Promise<Kept> {
  const { data, kind, clock = realClock() } = options;
  const house = options.house ?? 'here';
  if (typeof house !== 'string' && options.bots)
    throw new Error('bots play with cards of the demo house beside the table: not with a house apart');
  if (kind === 'money' && options.bots) throw new Error('bots play with play money only: start a demo house for them');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const store = openStore(join(data, 'table.sqlite'), {
    kind,
    ...(options.onWrite ? { onWrite: options.onWrite } : {}),
  });
  try {
    needSameHouse(store, house);
    const anchoringsOf = (beside: MoreChains | null): Anchoring[] =>
      (options.anchors ?? []).map((anchor) => new Anchoring(anchor, store, () => clock.now(), beside));
    // The books of the table are held against their anchors before anything is written, to a house of theirs either.
    anchoringsOf(null);
    return await openAtHouse(options, house, clock, { store, ledger: new Ledger(store), anchoringsOf });
  } catch (error) {
    store.close();
    throw error;
  }
}

/** The file of a table that is open, and the anchors of its books with those beside it. */
interface Opened {
  readonly store: Store;
  readonly ledger: Ledger;
  anchoringsOf(beside: MoreChains | null): Anchoring[];
}

/** A table whose people, cards and staff are the house's. */
async function openAtHouse(
  options: HostOptions,
  place: HousePlace | 'here',
  clock: TableClock,
  { store, ledger, anchoringsOf }: Opened,
): Promise<Kept> {
  const { data, kind } = options;
  const house: HouseOfTable =
    place === 'here' ? { near: await openNearHouse(nearOptions(options, clock), { store, ledger }) } : { place };
  const near = 'near' in house ? house.near : null;
  try {
    const { table, profiles } = openTableOf(options, clock, { store, ledger }, near);
    const at = atHouse(house, { kind, table, store, ledger });
    const nearCage = near === null ? null : await near.cage(NEAR_CAGE);
    const demoHouse = near === null || nearCage === null || kind !== 'demo' ? null : nearDemoHouse(near, nearCage);
    const tray = demoHouse && (await openTray(join(data, DEMO_CARDS), demoHouse, clock.now()));
    if (near !== null && kind === 'demo') await openStaff(near.staff, clock.now());
    const known = [...table.state.sittings, ...(tray?.cards ?? [])];
    await at.line.meet(known.map(({ account }) => account));
    const anchorings = anchoringsOf(near === null ? null : new HouseChains(join(data, HOUSE_FILE)));
    const secrets = join(data, 'tokens.json');
    const tokens = near === null ? Tokens.open(secrets) : Tokens.openBeside(secrets);
    return { store, table, profiles, tokens, tray, demoHouse, near, nearCage, anchorings, ...at };
  } catch (error) {
    await near?.close();
    throw error;
  }
}

/** The cards of a demo house with their PINs, in its data folder. */
const DEMO_CARDS = 'demo-cards.json';

/** The only cage of a house in the process of its table. */
const NEAR_CAGE = 1;

const nearOptions = ({ data, kind, config, pinCost, onWrite }: HostOptions, clock: TableClock): NearHouseOptions => ({
  ...{ data, kind, name: houseOf(config).name, table: config.name, now: () => clock.now() },
  ...{ signaturesAbove: config.signatures.above * 100, cashLogAbove: config.cashLog.above * 100 },
  gamingDayEnds: config.gamingDayEnds,
  ...(config.dormant.afterDays === null ? {} : { dormantAfterDays: config.dormant.afterDays }),
  ...(config.points.perHour === null ? {} : { pointsPerHour: config.points.perHour }),
  ...(pinCost === undefined ? {} : { pinCost }),
  ...(onWrite === undefined ? {} : { onWrite: (point: string) => onWrite(`house ${point}`) }),
});

function openTableOf(
  options: HostOptions,
  clock: TableClock,
  { store, ledger }: { readonly store: Store; readonly ledger: Ledger },
  near: CardHouse | null,
): { readonly table: Table; readonly profiles: ProfileBook } {
  const { data, kind, config } = options;
  const journal = new Journal(store);
  const profiles = new ProfileBook({ store, config, setups: options.setups ?? setupsOf(config) });
  const table = new Table({
    name: config.name,
    books: { store, journal, ledger, tableState: new TableStateStore(store) },
    clock,
    log: new Log(store),
    timing: config.timing,
    shuffler: options.shuffler ?? systemShuffler(),
    seal: openSeal(options.deckKey ?? { file: join(data, 'deck.key') }, journal),
    checks: tableChecks({ store, software: options.software ?? null, near }),
    setups: profiles.setups,
    standingApproval: config.standingApproval ?? kind === 'demo',
    gameChange: config.gameChange,
    timeTerms: config.timeCollection,
  });
  profiles.serve(table);
  if (options.profile !== undefined) putOn(table, options.profile);
  return { table, profiles };
}

/** A file belongs to the house beside it or to one apart from its first start on, and never becomes the other. */
function needSameHouse(store: Store, place: HousePlace | 'here'): void {
  const kept = houseOfFile(store);
  const wanted = place === 'here' ? place : String(place.table);
  if (kept === wanted) return;
  if (kept === null && wanted === 'here') return; // `openNearHouse` moves in what the file has kept so far
  if (kept === null) {
    if (!keepsItsOwn(store)) {
      rememberHouse(store, wanted);
      return;
    }
    throw new StoreError(
      'wrong-kind',
      `${store.path} keeps cards of its own: a table of a house begins with a new folder.`,
    );
  }
  throw new StoreError(
    'wrong-kind',
    `${store.path} is that of ${ofHouse(kept)}; it cannot be opened as ${ofHouse(wanted)}.`,
  );
}

const ofHouse = (kept: string): string =>
  kept === 'here' ? 'a table with its house in the same folder' : `table ${kept} of a house`;

/** The host over what is kept: charts, seats, desks, readers, lines to the screens. */
function hostOf(options: HostOptions, kept: Kept): Host {
  const { table, store, tokens } = kept;
  const presets = kept.tray?.cards.slice(0, PRESET_CARDS) ?? [];
  const bots = presets.slice(presets.length - (options.bots ?? 0)).map(({ account }) => account);
  const software = options.software ?? null;
  const watch = new Watch({ table, store, software, anchorings: kept.anchorings, audits: options.audits ?? false });
  const readers = new Readers(table);
  const touch = new TouchScreens(table, TouchFile.open(join(options.data, 'touch.json')), options.makeTouch);
  const chart = createActor(tableChart, { input: { table: table.procedures }, clock: table.parts.clock.chart });
  chart.subscribe({ error: (error) => table.breaksOff(error) });
  const stations = new Stations();
  const gate = (account: string, seat: Seat): string | null =>
    refuseSeat(
      { accounts: kept.accounts, table, stations: stations.desks, apart: () => kept.line?.apart() ?? [] },
      account,
      seat,
    );
  const seats = new Seats({
    ...{ table, cage: kept.cage, gate },
    tell: (seat, level, text) => stations.tell(seat, level, text),
    seatChanged: (seat) => stations.seatChanged(seat),
    keepsAt: (account) => kept.accounts.preferences.of(account).topUpTo,
  });
  table.drive(chart, seats);
  kept.line.join(seats);
  const room: Room = {
    ...kept,
    tournaments: kept.near && tournamentsBeside(kept.near, table),
    pokerDesk: kept.near && pokerDeskBeside(kept.near, table, () => room),
    name: options.config.name,
    called: () => calledBy(options.config.name, kept.line),
    house: houseOf(options.config).name,
    demo: options.kind === 'demo',
    seats,
    books: table.parts.books,
    log: table.parts.log,
    seal: table.parts.seal,
    recall: new Recall({ ...table.parts, accounts: kept.accounts }),
    odds: new OddsWorker(),
    languages: options.config.languages,
    sound: options.config.sound,
    betSizes: betSizesOf(options.config.betSizes),
    signInRequired: options.kind === 'money' || kept.near === null,
    stations: stations.desks,
    touch,
    devices: () => [
      ...readers.devices(),
      ...touch.devices(),
      generatorDevice(table.parts.shuffler),
      ...watch.devices(),
      deckKeyDevice(options.deckKey !== undefined),
    ],
    reader: (seat) => readers.stateAt(seat),
    isBot: (account) => bots.includes(account),
    refuseSeat: gate,
    gamingDayStart: () => gamingDay(table.now(), options.config.gamingDayEnds).from,
    gamingDayEnd: () => gamingDayEnd(table.now(), options.config.gamingDayEnds),
    tableState: () => screenState(chart.getSnapshot()),
  };
  for (const seat of SEATS) stations.join(new StationDesk(room, seat));
  const links = new OneUseLinks(tokens, () => table.now());
  links.onUsed(() => table.touch());
  const cageDesk = kept.nearCage === null ? new ApartCageDesk(room) : new CageDesk(cageAtTable(room, kept.nearCage));
  const floorDesk = new FloorDesk(room);
  const desks = new DeskDirectory(room, [
    ...[...stations.desks].map(([station, desk]) => [{ screen: 'station', station }, desk] as const),
    [{ screen: 'center-display' }, new CenterDesk(room, options.config.center)],
    [{ screen: 'floor-console' }, floorDesk],
    [{ screen: 'cage' }, cageDesk],
    [{ screen: 'lobby' }, lobbyOf(room, links, readers)],
    ...boardOf(room),
  ]);
  const link = new LinkServer(desks, {
    now: () => table.now(),
    onTrouble: troubleLog(table),
    ...(options.onSend ? { onSend: options.onSend } : {}),
  });
  let address: string | null = null;
  kept.line.follow({
    status: () => statusOf(room, address),
    attach: (connection, staff, changes) => link.attach({ screen: 'floor-console' }, connection, { changes, staff }),
  });
  return new Host({
    line: kept.line,
    near: kept.near,
    servedAt: (at) => {
      address = at;
      table.touch();
    },
    room,
    chart,
    desks,
    cageDesk,
    floorDesk,
    readers,
    touch,
    watch,
    link,
    tokens,
    links,
    store,
    bots,
  });
}

/** A table as its screens name it: by the house it belongs to, where that is apart. */
const calledBy = (name: string, line: OpenLine): ReturnType<Room['called']> =>
  line.table === null ? { name } : { name: line.name ?? name, number: line.table };

/** The board of the house beside the table. */
function boardOf(room: Room): [Role, Desk<never>][] {
  const { house: name, demo, pokerDesk: desk } = room;
  if (desk === null) return [];
  return [[{ screen: 'board' }, new BoardDesk({ name, demo, desk, tables: () => [onlyTable(room)] })]];
}

const lobbyOf = (room: Room, links: OneUseLinks, readers: Readers): LobbyDesk =>
  new LobbyDesk({
    room,
    screens: [...ROLES, ...(room.near === null ? [] : ROLES_BESIDE)].flatMap((role) =>
      role.screen === 'lobby' ? [] : [{ role, label: labelOf(role) }],
    ),
    // A screen of a real table is opened at its own address, by whoever was given that.
    linkOf: (role) => (room.demo ? links.linkOf(role) : null),
    swipe: (card, at) => readers.swipe(card, at),
  });

/** Has the table play a profile as soon as no hand is open. Throws when there is none of that name. */
function putOn(table: Table, name: string): void {
  const { id } = profileNamed(table.parts.setups, name);
  const put = table.change((draft) => {
    Object.assign(draft, { nextProfile: id === draft.profile ? null : id, asking: null });
    return ok(null);
  });
  if (!put.ok) throw new Error(put.error.message);
}

/** A new key for a new table only: what was sealed with the old one, an open hand perhaps, needs the old one. */
function openSeal(source: DeckKeySource, journal: Journal): DeckSeal {
  if ('command' in source) return new DeckSeal(askForDeckKey(source.command));
  const path = source.file;
  if (journal.nextNumber() > 1 && !existsSync(path)) {
    throw new StoreError('io', `${path} is missing: hands were sealed with it. Restore it from the back-up.`);
  }
  return DeckSeal.open(path);
}
