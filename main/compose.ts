/**
 * Assembles a table for all its users: the command line, Electron, benchmarks and tests. Each part is given only what
 * already exists; a part that must notify a later one is connected to it by name.
 */
import type { Devices } from '../hardware/devices.ts';
import type { Role } from '../protocol/roles.ts';
import { ROLES, ROLES_BESIDE } from '../protocol/roles.ts';
import { ApartCageDesk } from './desks/apart-cage.ts';
import { BoardDesk } from './desks/board.ts';
import { CageDesk } from './desks/cage.ts';
import { cageAtTable } from './desks/cage-site.ts';
import { CenterDesk } from './desks/center.ts';
import { DeskDirectory } from './desks/directory.ts';
import { FloorDesk } from './desks/floor.ts';
import { LobbyDesk } from './desks/lobby.ts';
import type { Room } from './desks/room.ts';
import { statusOf } from './desks/table-status.ts';
import { SEATS } from './desks/table-view.ts';
import { Host } from './host.ts';
import { type HostFiles, openHostFiles } from './host-files.ts';
import type { HostOptions } from './host-options.ts';
import { labelOf } from './link/addresses.ts';
import type { Desk } from './link/desk.ts';
import { OneUseLinks } from './link/one-use-links.ts';
import { LinkServer } from './link/server.ts';
import { troubleLog } from './link/trouble.ts';
import { onlyTable } from './offices.ts';
import type { Readers } from './readers.ts';
import { runTable } from './running.ts';

/** Every reader is simulated: no hardware is plugged in. */
const SIMULATED: Devices = {
  readers: [...SEATS, 'cage' as const, 'floor' as const].map((station) => ({
    station,
    kind: 'simulated' as const,
  })) as Devices['readers'],
  touch: [],
  displays: [],
};

/**
 * Opens the files, takes up what was left open, starts the readers. Throws an error with one sentence when it cannot.
 */
export async function openHost(options: HostOptions): Promise<Host> {
  const host = hostOf(options, await openHostFiles(options));
  try {
    await host.start(options.devices ?? SIMULATED);
    return host;
  } catch (error) {
    await host.close();
    throw error;
  }
}

/** The host over the opened files: desks and lines to the screens, around a running table. */
function hostOf(options: HostOptions, kept: HostFiles): Host {
  const { table, store, tokens } = kept;
  const { room, chart, readers, touch, watch, bots } = runTable(options, kept);
  const links = new OneUseLinks(tokens, () => table.now());
  links.onUsed(() => table.touch());
  const cageDesk = kept.nearCage === null ? new ApartCageDesk(room) : new CageDesk(cageAtTable(room, kept.nearCage));
  const floorDesk = new FloorDesk(room);
  const desks = new DeskDirectory(room, [
    ...[...room.stations].map(([station, desk]) => [{ screen: 'station', station }, desk] as const),
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

/** The board of the house in the table's process. */
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
    // The screen of a real table is opened at its own address, by the person who was given it.
    linkOf: (role) => (room.demo ? links.linkOf(role) : null),
    swipe: (card, at) => readers.swipe(card, at),
  });
