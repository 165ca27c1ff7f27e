/** An open table: its chart, seats and stations, its readers and touch screens, and the watch over all of it. */
import { join } from 'node:path';
import { type ActorRefFrom, createActor } from 'xstate';
import { gamingDay, gamingDayEnd } from './accounts/gaming-day.ts';
import type { OpenLine } from './at-house.ts';
import { PRESET_CARDS } from './demo/demo.ts';
import { deckKeyDevice, generatorDevice } from './desks/devices.ts';
import { refuseSeat } from './desks/gate.ts';
import { Recall } from './desks/recall.ts';
import type { Room } from './desks/room.ts';
import { StationDesk } from './desks/station.ts';
import { Stations } from './desks/stations.ts';
import { SEATS } from './desks/table-view.ts';
import type { HostFiles } from './host-files.ts';
import type { HostOptions } from './host-options.ts';
import { OddsWorker } from './odds/odds-worker.ts';
import { pokerDeskBeside, tournamentsBeside } from './offices.ts';
import { Readers } from './readers.ts';
import { houseOf } from './setups.ts';
import { betSizesOf } from './table/config.ts';
import { Seats } from './table/seats.ts';
import type { Gate } from './table/sittings.ts';
import { screenState, tableChart } from './table/table-chart.ts';
import { TouchScreens } from './touch.ts';
import { TouchFile } from './touch-file.ts';
import { Watch } from './watch.ts';

/** What drives an open table, and the room that gives every desk access to it. */
export interface Running {
  readonly room: Room;
  readonly chart: ActorRefFrom<typeof tableChart>;
  readonly readers: Readers;
  readonly touch: TouchScreens;
  readonly watch: Watch;
  /** Accounts that bots may play. */
  readonly bots: readonly string[];
}

/** Connects the table to its chart, its seats and its stations, and returns the room for the desks. */
export function runTable(options: HostOptions, kept: HostFiles): Running {
  const { table, store } = kept;
  const software = options.software ?? null;
  const watch = new Watch({
    ...{ table, store, software, anchorings: kept.anchorings, audits: options.audits ?? false },
    clockSet: (changedBy) => {
      kept.line.greetAgain();
      kept.near?.limits.clockSet(changedBy, table.now()).catch((error: unknown) => table.fails(error));
    },
  });
  const readers = new Readers(table);
  const touch = new TouchScreens(table, TouchFile.open(join(options.data, 'touch.json')), options.makeTouch);
  const bots = botsOf(options, kept);
  const chart = createActor(tableChart, { input: { table: table.procedures }, clock: table.parts.clock.chart });
  chart.subscribe({ error: (error) => table.breaksOff(error) });
  const stations = new Stations();
  const { seats, gate } = seated(kept, stations);
  table.drive(chart, seats);
  kept.line.join(seats);
  const room: Room = {
    ...kept,
    ...shownOf(options),
    tournaments: kept.near && tournamentsBeside(kept.near, table),
    pokerDesk: kept.near && pokerDeskBeside(kept.near, table, () => room),
    called: () => calledBy(options.config.name, kept.line),
    seats,
    books: table.parts.books,
    log: table.parts.log,
    seal: table.parts.seal,
    recall: new Recall({ ...table.parts, accounts: kept.accounts }),
    odds: new OddsWorker(),
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
  return { room, chart, readers, touch, watch, bots };
}

/** The part of a room that comes from the configuration alone. */
const shownOf = ({ kind, config }: HostOptions) => ({
  name: config.name,
  house: houseOf(config).name,
  demo: kind === 'demo',
  languages: config.languages,
  sound: config.sound,
  betSizes: betSizesOf(config.betSizes),
});

/** The seats of the table, and why an account may not have one. */
function seated({ table, cage, accounts, line }: HostFiles, stations: Stations): { seats: Seats; gate: Gate } {
  const gate: Gate = (account, seat) =>
    refuseSeat({ accounts, table, stations: stations.desks, apart: () => line.apart() }, account, seat);
  const seats = new Seats({
    ...{ table, cage, gate },
    tell: (seat, level, text) => stations.tell(seat, level, text),
    seatChanged: (seat) => stations.seatChanged(seat),
    keepsAt: (account) => accounts.preferences.of(account).topUpTo,
  });
  return { seats, gate };
}

/** The last of the preset accounts, as many as bots may sit down. */
function botsOf({ bots = 0 }: HostOptions, { tray }: HostFiles): string[] {
  const presets = tray?.cards.slice(0, PRESET_CARDS) ?? [];
  return presets.slice(presets.length - bots).map(({ account }) => account);
}

/** The name of a table on its screens: with the house it belongs to, when that is apart. */
const calledBy = (name: string, line: OpenLine): ReturnType<Room['called']> =>
  line.table === null ? { name } : { name: line.name ?? name, number: line.table };
