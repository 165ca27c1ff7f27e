/** Views of the floor console as the host would send them. Every one is checked by its schema. */
import type { HandEvent } from '../../games/hand-event.ts';
import type { PotView } from '../../games/hand-view.ts';
import { type FloorView, floorView, type LogEntry } from '../../protocol/floor-view.ts';
import { type RecalledHand, recalledHand } from '../../protocol/recalled-hand.ts';
import { type WaitingItem, worstFirst } from '../../protocol/table-status.ts';
import type { Place } from '../../protocol/table-view.ts';
import { emptyPlace, place, table } from '../renderer/fixtures.ts';

/** The time of day in every fixture. */
export const NOW = new Date(2025, 4, 9, 20, 14, 32).getTime();
const minutes = (count: number): number => NOW - count * 60_000;

const act = (seat: number, what: string, amount = 0, to = amount, allIn = false): HandEvent => ({
  kind: 'act',
  seat,
  what,
  amount,
  to,
  allIn,
  absent: false,
});

const FIRST_EVENTS: readonly HandEvent[] = [
  { kind: 'post', seat: 3, what: 'small blind', amount: 200, allIn: false },
  { kind: 'collected', place: 'jackpot:bad-beat', amount: 100 },
  { kind: 'post', seat: 4, what: 'big blind', amount: 400, allIn: false },
  { kind: 'street', name: 'Before the flop' },
  { kind: 'deal', to: '3', cards: [null, null] },
  { kind: 'deal', to: '4', cards: [null, null] },
  { kind: 'deal', to: '7', cards: [null, null] },
  { kind: 'deal', to: '1', cards: [null, null] },
  { kind: 'deal', to: '2', cards: [null, null] },
  act(7, 'call', 400),
  act(1, 'raise', 800),
  act(2, 'fold'),
  act(3, 'call', 600, 800),
  act(4, 'call', 400, 800),
  act(7, 'call', 400, 800),
  { kind: 'collected', place: 'collection:player-fee', amount: 300 },
  { kind: 'street', name: 'Flop' },
  { kind: 'deal', to: 'board', cards: ['Kh', '7s', '2d'] },
  act(3, 'check'),
  act(4, 'bet', 400),
];

const seat = (number: number, over: Partial<PotView['seats'][number]> = {}): PotView['seats'][number] => ({
  seat: number,
  stack: 18_000 + number * 700,
  bet: 0,
  state: 'in',
  cards: [null, null],
  hand: null,
  plays: [],
  won: 0,
  ...over,
});

/** Hand 1204 on the flop, seat 7 to act; $36 put in: 4 × $8 and a bet of $4, of which $4 was collected. */
export const FLOP: PotView = {
  kind: 'pot',
  game: "Hold'em",
  street: 'Flop',
  button: 2,
  seats: [seat(1), seat(2, { state: 'folded', cards: [] }), seat(3), seat(4, { bet: 400 }), seat(7, { stack: 19_200 })],
  zones: [{ id: 'board', label: 'Board', cards: ['Kh', '7s', '2d'] }],
  pots: [{ label: 'main pot', amount: 2800, seats: [1, 3, 4, 7] }],
  turn: [7],
  ask: null,
  events: FIRST_EVENTS,
  over: false,
};

const LAST_EVENTS: readonly HandEvent[] = [
  ...FIRST_EVENTS,
  act(7, 'fold'),
  act(1, 'raise', 800),
  act(3, 'fold'),
  act(4, 'call', 400, 800),
  { kind: 'street', name: 'Turn' },
  { kind: 'deal', to: 'board', cards: ['Jc'] },
  act(4, 'check'),
  act(1, 'check'),
  { kind: 'street', name: 'River' },
  { kind: 'deal', to: 'board', cards: ['2h'] },
  act(4, 'bet', 800),
  act(1, 'call', 800),
  { kind: 'shown', seat: 4, cards: ['Ts', 'Td'], hand: 'two pair, Tens and Twos' },
  { kind: 'shown', seat: 1, cards: ['Ks', 'Qd'], hand: 'two pair, Kings and Twos' },
  { kind: 'won', seat: 1, amount: 6000, from: 'main pot', hand: 'two pair, Kings and Twos' },
];

/** The same hand when it is over: seat 1 takes $60. */
export const SHOWDOWN: PotView = {
  ...FLOP,
  street: 'River',
  seats: [
    seat(1, {
      cards: ['Ks', 'Qd'],
      hand: 'two pair, Kings and Twos',
      plays: ['Ks', 'Qd', 'Kh', '2d', '2h'],
      won: 6000,
      stack: 22_300,
    }),
    seat(2, { state: 'folded', cards: [] }),
    seat(3, { state: 'folded', cards: [] }),
    seat(4, { cards: ['Ts', 'Td'], hand: 'two pair, Tens and Twos' }),
    seat(7, { state: 'folded', cards: [] }),
  ],
  zones: [{ id: 'board', label: 'Board', cards: ['Kh', '7s', '2d', 'Jc', '2h'] }],
  pots: [],
  turn: [],
  events: LAST_EVENTS,
  over: true,
};

const PLACES: Place[] = [
  ...[1, 2, 3, 4].map((number) => place(number)),
  place(5, { status: 'sitting-out', note: 'sits out by choice' }),
  place(6, { status: 'away', note: 'in the lobby, 3 minutes left' }),
  place(7),
  place(8, { status: 'waiting', waits: 'big-blind' }),
  place(9, { player: null, stack: 0, status: 'reserved' }),
  emptyPlace(10),
];

const SEATS: FloorView['seats'] = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({
  seat: number,
  account: `100000${4000 + number * 37}`,
  balance: 12_000 + number * 2500,
  boughtIn: 20_000 + (number % 3) * 10_000,
  mayFoul: [1, 3, 4, 7].includes(number),
  awaySince: number === 6 ? minutes(12) : null,
  overdue: false,
  related: [],
  along: null,
}));

const LOG: LogEntry[] = [
  ['info', 'hand-dealt', 'Hand 1204 is dealt to seats 1, 2, 3, 4 and 7.', null, null, 1],
  ['info', 'request', 'Frances asks to enter at seat 9.', 9, null, 2],
  ['warning', 'pin-wrong', 'Wrong PIN at station 9; 4 tries left.', 9, null, 3],
  ['info', 'break', 'Priya is on a break for 15 minutes.', 6, null, 12],
  ['info', 'approved', 'Ruth may enter at seat 8.', 8, 'Dana Reyes', 15],
  ['error', 'reader-lost', 'The card reader of station 10 does not answer.', 10, null, 21],
  ['info', 'resumed', 'Play continues.', null, 'Dana Reyes', 34],
  ['info', 'stopped', 'Play is stopped: equipment check.', null, 'Dana Reyes', 36],
  ['info', 'bought-in', 'Sam buys in for $200.', 7, null, 48],
].map(([level, code, text, at, by, ago], index) => ({
  id: 900 - index,
  at: minutes(Number(ago)),
  level: level as LogEntry['level'],
  code: String(code),
  text: String(text),
  seat: at === null ? null : Number(at),
  by: by === null ? null : String(by),
}));

const nobodys = { seat: null, person: null } as const;

/** What waits at a table that stands so, as the host would tell it. */
function waitsOf({ table: at, requests, calls, seats, neighbors, locked, hits = [] }: FloorView): WaitingItem[] {
  const playerAt = (number: number): string => at.places[number - 1]?.player ?? `Seat ${number}`;
  const items: WaitingItem[] = [
    ...hits.map(({ number, name, table: where, hand, text, at: since }) => ({
      ...{ id: `hit-${number}`, kind: 'hit' as const, ...nobodys, since, signs: true as const },
      text: `${name} hit at table ${where}, hand ${hand}: ${text}. $23,418.50 is set aside; the table waits.`,
    })),
    ...calls.map(({ seat: number, person, since, onTheWay }) => ({
      ...{ id: `call-${number}-${since}`, kind: 'call' as const, seat: number, person, since },
      text: onTheWay === null ? 'Calls the floor.' : `Calls the floor; ${onTheWay} is on the way.`,
    })),
    ...at.places.flatMap(({ seat: number, player, bot, connected, reader }) =>
      player === null || bot || (connected && reader === 'ok')
        ? []
        : [
            {
              ...{ id: `dark-${number}`, kind: 'dark' as const, seat: number, person: player, since: minutes(3) },
              text: 'The screen of the station is dark. The player cannot answer: stop play if necessary.',
            },
          ],
    ),
    ...seats.flatMap(({ seat: number, overdue, awaySince }) =>
      overdue
        ? [
            {
              ...{ id: `overdue-${number}`, kind: 'overdue' as const, seat: number, person: playerAt(number) },
              ...{
                since: awaySince,
                text: 'The break is over. If the player does not answer the warning, they lose the seat.',
              },
            },
          ]
        : [],
    ),
    ...neighbors.map(({ seats: both, players }) => ({
      ...{ id: `beside-${both.join('-')}`, kind: 'side by side' as const, seat: both[0] ?? null, person: null },
      ...{
        since: minutes(1),
        text: `${players.join(' and ')} are related and sit side by side: one of them has to move.`,
      },
    })),
    ...locked.map(({ id, name, role }) => ({
      ...{ id: `staff-${id}`, kind: 'staff locked' as const, seat: null, person: name, since: minutes(5) },
      text: `The sign-in (${role}) is locked after five wrong PINs. Ask them whether they typed those; somebody else has to unlock it.`,
    })),
    ...requests.map(({ id, kind, seat: number, to, person, since, remarks }) => ({
      ...{ id, kind, seat: number, person, since },
      text: `${kind === 'entry' ? `Asks to come in at seat ${number}.` : `Asks to move to seat ${to}.`} ${remarks.join('. ')}`,
    })),
  ];
  const halts: WaitingItem[] = [
    ...(at.fault === null
      ? []
      : [
          {
            ...{ id: 'fault', kind: 'fault' as const, ...nobodys, since: minutes(1), signs: true as const },
            text: `Not dealing: ${at.fault}`,
          },
        ]),
    ...(at.stopped === null
      ? []
      : [
          {
            ...{ id: 'stopped', kind: 'stopped' as const, ...nobodys, since: minutes(2) },
            text: `Play is stopped: ${at.stopped}`,
          },
        ]),
  ];
  return [...halts, ...items].sort(worstFirst);
}

/** A table in full swing: a hand on the flop, one player who wants in, one who wants to move, one on a break. */
export function floor(over: Partial<FloorView> = {}, tableOver: Partial<FloorView['table']> = {}): FloorView {
  const made = inFullSwing(over, tableOver);
  return floorView.parse({ waiting: waitsOf(made), ...made });
}

function inFullSwing(over: Partial<FloorView>, tableOver: Partial<FloorView['table']>): FloorView {
  return floorView.parse({
    screen: 'floor-console',
    table: table({
      demo: true,
      places: PLACES,
      hand: FLOP,
      clock: { leftMs: 21_000, totalMs: 30_000 },
      ...tableOver,
    }),
    staff: { id: 'dana', name: 'Dana Reyes', role: 'floor' },
    presented: null,
    notice: null,
    requests: [
      {
        id: 'entry-9',
        kind: 'entry',
        seat: 9,
        to: null,
        person: 'Frances Ito',
        account: '1000004881',
        balance: 50_000,
        since: minutes(2),
        remarks: ['left with $340 twenty minutes ago, so must bring at least $340', 'related to seat 8'],
      },
      {
        id: 'move-5',
        kind: 'move',
        seat: 5,
        to: 10,
        person: 'Kenji',
        account: '1000004185',
        balance: 24_500,
        since: minutes(4),
        remarks: [],
      },
    ],
    locked: [],
    calls: [],
    standingApproval: false,
    seats: SEATS,
    neighbors: [],
    mayVoid: true,
    profiles: [
      { id: 'limit-4-8', label: "Limit Hold'em $4–$8", current: true },
      { id: 'limit-15-30', label: "Limit Hold'em $15–$30", current: false },
      { id: 'no-limit-5', label: "No-Limit Hold'em $2–$5, maximum buy-in $500", current: false },
      { id: 'omaha-4-8', label: 'Omaha $4–$8', current: false },
      { id: 'omaha-hilo-4-8', label: 'Omaha High-Low $4–$8', current: false },
    ],
    nextProfile: null,
    devices: Array.from({ length: 10 }, (_, index) => [
      {
        id: `reader-${index + 1}`,
        station: `station ${index + 1}`,
        kind: 'card reader',
        state: index === 9 ? 'lost' : 'ok',
        detail: index === 9 ? 'no answer for 21 minutes' : 'serial, /dev/ttyS4',
      },
      {
        id: `touch-${index + 1}`,
        station: `station ${index + 1}`,
        kind: 'touchscreen',
        state: 'ok',
        detail: 'HID, calibrated',
      },
    ]).flat(),
    log: LOG,
    ...over,
  });
}

/** One call that nobody has answered, and one to which somebody is on the way. */
export const CALLS: FloorView['calls'] = [
  { seat: 3, person: 'Wen', since: minutes(2), onTheWay: null },
  { seat: 7, person: 'Sam', since: minutes(0), onTheWay: 'Dana Reyes' },
];

/** Hands that have hit jackpots: one at a full table, one whose winner alone is paid. */
export const HITS: NonNullable<FloorView['hits']> = [
  {
    ...{ number: 12, name: 'Bad beat jackpot', table: 7, hand: 1203, amount: 23_418_50, at: minutes(1) },
    text: 'full house, aces full of kings, beaten by four of a kind, kings',
    shares: [
      { who: 'Maria', part: 'loser', amount: 11_709_26 },
      { who: 'Wen', part: 'winner', amount: 5_854_62 },
      ...['Big Al', 'Dolores', 'Kenji', 'Priya', 'Sam', 'Tevita', 'Ruth', 'Oscar'].map((who, nth) => ({
        ...{ who, part: 'table' as const, amount: nth < 6 ? 731_83 : 731_82 },
      })),
    ],
  },
  {
    ...{ number: 13, name: 'High hand of the half hour', table: 12, hand: 88, amount: 250_00, at: minutes(0) },
    ...{ text: 'four of a kind, sevens', shares: [{ who: 'Marian', part: 'winner', amount: 250_00 }] },
  },
];

/** Nobody at the table, nothing to do. */
export const QUIET: FloorView = floor(
  { requests: [], seats: [], mayVoid: false, devices: [], standingApproval: true, log: [] },
  {
    state: 'idle',
    hand: null,
    clock: null,
    handNumber: 0,
    button: null,
    places: Array.from({ length: 10 }, (_, index) => emptyPlace(index + 1)),
  },
);

/** Play stopped, a fault on top of it, a break overdue, a station dark: the worst evening there is. */
export const TROUBLE: FloorView = floor(
  {
    seats: SEATS.map((each) => (each.seat === 6 ? { ...each, awaySince: minutes(17), overdue: true } : each)),
  },
  {
    stopped: 'Dispute at the table',
    fault: 'The journal could not be written: the disk is full.',
    places: PLACES.map((each) =>
      each.seat === 3
        ? { ...each, connected: false, reader: 'lost' as const }
        : each.seat === 6
          ? { ...each, note: 'called back, 1 minute left' }
          : each,
    ),
  },
);

export const RECALLED: RecalledHand = recalledHand.parse({
  hand: 1203,
  at: minutes(3),
  game: "Limit Hold'em $4–$8",
  voided: false,
  before: null,
  after: null,
  players: [1, 2, 3, 4, 7].map((number) => ({ seat: number, player: PLACES[number - 1]?.player ?? '' })),
  view: SHOWDOWN,
  seal: null,
});
