/**
 * A table's open files: those of its data folder, and the house when it is in this process, or the line to the house
 * that the table belongs to.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ok } from '../games/result.ts';
import { atHouse, type HouseOfTable, type OpenLine } from './at-house.ts';
import { realClock, type TableClock } from './clock/clock.ts';
import { openStaff, openTray } from './demo/demo.ts';
import { type DemoHouse, nearDemoHouse } from './demo/demo-house.ts';
import type { Tray } from './demo/tray.ts';
import type { DeckKeySource, HostOptions } from './host-options.ts';
import type { StaffOfTable } from './house/cage-port.ts';
import { HouseChains } from './house/chains-beside.ts';
import { houseOfFile, rememberHouse } from './house/give-away.ts';
import type { CardHouse, HouseCage } from './house/house.ts';
import type { HouseMoney, People } from './house/house-room.ts';
import { keepsItsOwn } from './house/move-in.ts';
import { type NearHouseOptions, openNearHouse } from './house/near-house.ts';
import { HOUSE_FILE } from './house/store.ts';
import type { MoreChains } from './journal/anchor.ts';
import { Anchoring } from './journal/anchoring.ts';
import { Journal } from './journal/journal.ts';
import { Log } from './journal/log.ts';
import { openStore, type Store, StoreError } from './journal/store.ts';
import { TableStateStore } from './journal/table-state.ts';
import { Ledger } from './ledger/ledger.ts';
import type { HousePlace } from './link/house-line.ts';
import { Tokens } from './link/tokens.ts';
import { ProfileBook } from './profile-book.ts';
import { houseOf, profileNamed, setupsOf } from './setups.ts';
import { askForDeckKey } from './shuffle/deck-key.ts';
import { DeckSeal } from './shuffle/deck-seal.ts';
import { systemShuffler } from './shuffle/shuffler.ts';
import type { Purse } from './table/purse.ts';
import { Table } from './table/table.ts';
import { tableChecks } from './table-checks.ts';

/** The parts that work on the files of the data folder. */
export interface HostFiles {
  readonly store: Store;
  readonly table: Table;
  readonly profiles: ProfileBook;
  readonly cage: HouseMoney & Purse;
  readonly accounts: People;
  readonly staff: StaffOfTable;
  readonly line: OpenLine;
  /** The house, when it is in this process, and its cage. */
  readonly near: CardHouse | null;
  readonly nearCage: HouseCage | null;
  readonly tokens: Tokens;
  /** Null when money is real: cards are then swiped at readers. */
  readonly tray: Tray | null;
  /** Null when money is real, and at a table whose house is apart. */
  readonly demoHouse: DemoHouse | null;
  /** Empty when the books are not anchored anywhere. */
  readonly anchorings: readonly Anchoring[];
}

/**
 * Opens the files of the data folder, and the house if it is here. Throws an error with one sentence when it cannot.
 */
export async function openHostFiles(options: HostOptions): Promise<HostFiles> {
  const { data, kind, clock = realClock() } = options;
  const house = options.house ?? 'here';
  if (typeof house !== 'string' && options.bots)
    throw new Error('bots use cards of the table’s own demo house: they cannot play at a table of a separate house');
  if (kind === 'money' && options.bots) throw new Error('bots use play money only: start a demo house for them');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const store = openStore(join(data, 'table.sqlite'), {
    kind,
    ...(options.onWrite ? { onWrite: options.onWrite } : {}),
  });
  try {
    needSameHouse(store, house);
    const anchoringsOf = (beside: MoreChains | null): Anchoring[] =>
      (options.anchors ?? []).map((anchor) => new Anchoring(anchor, store, () => clock.now(), beside));
    // The table's books are compared with their anchors before anything is written, even to a house of theirs.
    anchoringsOf(null);
    return await openAtHouse(options, house, clock, { store, ledger: new Ledger(store), anchoringsOf });
  } catch (error) {
    store.close();
    throw error;
  }
}

/** The open file of a table, and the anchors of its books and of the house's. */
interface Opened {
  readonly store: Store;
  readonly ledger: Ledger;
  anchoringsOf(beside: MoreChains | null): Anchoring[];
}

/** A table whose people, cards and staff belong to the house. */
async function openAtHouse(
  options: HostOptions,
  place: HousePlace | 'here',
  clock: TableClock,
  { store, ledger, anchoringsOf }: Opened,
): Promise<HostFiles> {
  const { data, kind } = options;
  const house: HouseOfTable =
    place === 'here'
      ? { near: await openNearHouse(nearOptions(options, clock), { store, ledger }) }
      : // Loaded only where the house is apart: the line reads with the schemas of everything that is sent over it.
        { place, Line: (await import('./link/house-line.ts')).TableLine };
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

/** The only cage of a house in its table's process. */
const NEAR_CAGE = 1;

const nearOptions = ({ data, kind, config, pinCost, onWrite }: HostOptions, clock: TableClock): NearHouseOptions => ({
  ...{ data, kind, name: houseOf(config).name, table: config.name, now: () => clock.now() },
  ...{ signaturesAbove: config.signatures.above * 100, cashLogAbove: config.cashLog.above * 100 },
  mostAtOnce: config.cage.mostAtOnce * 100,
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

/** From its first start, a file belongs either to the house in its process or to one apart, and never switches. */
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
    throw new StoreError('wrong-kind', `${store.path} holds its own cards: start a table of a house in a new folder.`);
  }
  throw new StoreError(
    'wrong-kind',
    `${store.path} is that of ${ofHouse(kept)}; it cannot be opened as ${ofHouse(wanted)}.`,
  );
}

const ofHouse = (kept: string): string =>
  kept === 'here' ? 'a table with its house in the same folder' : `table ${kept} of a house`;

/** Makes the table play a profile as soon as no hand is open. Throws when there is no profile of that name. */
function putOn(table: Table, name: string): void {
  const { id } = profileNamed(table.parts.setups, name);
  const put = table.change((draft) => {
    Object.assign(draft, { nextProfile: id === draft.profile ? null : id, asking: null });
    return ok(null);
  });
  if (!put.ok) throw new Error(put.error.message);
}

/**
 * Makes a new key only for a new table: whatever was sealed with the old one, perhaps an open hand, needs the old one.
 */
function openSeal(source: DeckKeySource, journal: Journal): DeckSeal {
  if ('command' in source) return new DeckSeal(askForDeckKey(source.command));
  const path = source.file;
  if (journal.nextNumber() > 1 && !existsSync(path)) {
    throw new StoreError('io', `${path} is missing, and hands were sealed with it. Restore it from the back-up.`);
  }
  return DeckSeal.open(path);
}
