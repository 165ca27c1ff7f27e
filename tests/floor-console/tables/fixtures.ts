/** A house with tables, as the console over all of them is shown it. */
import { tournamentGames } from '../../../main/desks/tournament-games.ts';
import type { BoardView } from '../../../protocol/board-view.ts';
import type { TableStatus, WaitingItem } from '../../../protocol/table-status.ts';
import type { TableOfHouse, TablesView } from '../../../protocol/tables-view.ts';
import { NOW } from '../fixtures.ts';

const PLAYERS = ['Ada', 'Marcus', 'Linh', 'Rosa', 'Kenji', 'Tom'];

export function waits(kind: WaitingItem['kind'], since: number | null, more: Partial<WaitingItem> = {}): WaitingItem {
  return { id: `${kind}-${since ?? 0}`, kind, seat: 3, person: 'Linh', since, text: 'Calls the floor.', ...more };
}

export function tableOfHouse(
  number: number,
  status: Partial<TableStatus> = {},
  name = `Table ${number}`,
): TableOfHouse {
  return {
    ...{ number, name, up: true },
    status: {
      address: 'https://192.168.1.10:8080',
      game: 'Texas Hold’em · Limit $4–$8',
      profile: 'holdem-4-8',
      nextGame: null,
      state: 'hand',
      hand: 40 + number,
      stopped: null,
      fault: null,
      seats: Array.from({ length: 10 }, (_, index) => ({
        seat: index + 1,
        player: PLAYERS[index] ?? null,
        stack: index < PLAYERS.length ? 120_00 : 0,
        status: index < PLAYERS.length ? 'playing' : 'open',
      })),
      openSeats: 4,
      waiting: [],
      profiles: [{ id: 'holdem-4-8', label: 'Texas Hold’em · Limit $4–$8', game: 'holdem' }],
      ...status,
    },
  };
}

/** Five tables, each in another state. */
export const HOUSE: readonly TableOfHouse[] = [
  tableOfHouse(1, {
    waiting: [
      waits('call', NOW - 95_000),
      waits('entry', NOW - 30_000, {
        seat: 8,
        person: 'Ben Ortiz',
        text: 'Asks to come in at seat 8. Left with $340 20 minutes ago.',
      }),
    ],
  }),
  tableOfHouse(2, {
    game: 'Omaha · Pot Limit, $40 buy-in',
    state: 'idle',
    seats: [...(tableOfHouse(2).status?.seats ?? [])].map((seat) => ({
      ...seat,
      player: null,
      stack: 0,
      status: 'open' as const,
    })),
  }),
  tableOfHouse(
    3,
    {
      fault: 'the shuffler failed its test',
      waiting: [
        waits('fault', NOW - 60_000, {
          seat: null,
          person: null,
          signs: true,
          text: 'Not dealing: the shuffler failed its test',
        }),
      ],
    },
    'Corner table',
  ),
  tableOfHouse(4, {
    nextGame: 'Razz · Limit $4–$8',
    stopped: 'Dispute at the table',
    waiting: [
      waits('stopped', NOW - 30_000, { seat: null, person: null, text: 'Play is stopped: Dispute at the table' }),
    ],
  }),
  { ...tableOfHouse(5), up: false },
];

export const tablesView = (more: Partial<TablesView> = {}): TablesView => ({
  screen: 'tables',
  house: 'Lightning Poker Club',
  demo: false,
  staff: { id: 'dana', name: 'Dana Reyes', role: 'floor' },
  notice: null,
  ticket: 't'.repeat(32),
  tables: [...HOUSE],
  waiting: [],
  tournaments: [],
  tournamentGames,
  desk: [],
  ...more,
});

export const boardView = (more: Partial<BoardView> = {}): BoardView => ({
  screen: 'board',
  house: 'Lightning Poker Club',
  demo: false,
  tables: HOUSE.map(({ number, name, up, status }) => ({
    ...{ number, name, up, game: status?.game ?? null, nextGame: status?.nextGame ?? null },
    seats: (status?.seats ?? []).map(({ player }) => (player === null ? 'open' : 'taken')),
    dealing: status?.fault === null && status.stopped === null,
  })),
  lists: [
    {
      ...{ id: 'holdem-4-8', label: 'Hold’em $4–$8' },
      names: [
        { id: 1, name: 'Ada Winter', state: 'called', call: { table: 1, until: NOW + 240_000 } },
        { id: 2, name: 'Ben Ortiz', state: 'waiting', call: null },
        { id: 4, name: 'Dee', state: 'interest', call: null },
      ],
    },
  ],
  ...more,
});

/** One list, with somebody in each state. */
export function deskLists(): TablesView['desk'] {
  const entry = {
    account: null,
    kind: 'list',
    state: 'waiting',
    since: NOW - 600_000,
    from: null,
    call: null,
  } as const;
  return [
    {
      ...{
        id: 'holdem-4-8',
        label: 'Hold’em $4–$8',
        tables: [1, 4],
        mustMove: false,
        openingBet: 4_00,
        callMinutes: 5,
      },
      ...{ filling: [], placed: [], players: [{ account: '4000000002', name: 'Rosa', table: 4 }] },
      entries: [
        {
          ...entry,
          id: 1,
          name: 'Ada Winter',
          state: 'called',
          call: { table: 1, at: NOW - 60_000, until: NOW + 240_000 },
        },
        { ...entry, id: 2, name: 'Ben Ortiz' },
        { ...entry, id: 3, name: 'Cyrus Lang' },
        { ...entry, id: 4, name: 'Dee', state: 'interest' },
      ],
      seats: [
        { table: 1, left: 3, next: 2, mover: null },
        { table: 4, left: 0, next: 2, mover: null },
      ],
    },
  ];
}
