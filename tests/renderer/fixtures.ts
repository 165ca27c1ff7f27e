/** Views as the host would send them, for the galleries and the browser tests. Every one is checked by its schema. */
import type { HandEvent } from '../../games/hand-event.ts';
import type { PotView, SeatView } from '../../games/hand-view.ts';
import { type CenterView, centerView } from '../../protocol/center-view.ts';
import { type HandReceipt, handReceipt } from '../../protocol/hand-receipt.ts';
import { type PlayerLimits, playerLimits } from '../../protocol/limits.ts';
import {
  type OwnStatement,
  ownStatement,
  type PlayerDesk,
  playerDesk,
  type StatementKind,
} from '../../protocol/player-desk.ts';
import type { RecalledHand } from '../../protocol/recalled-hand.ts';
import { type StationPhase, type StationView, stationView } from '../../protocol/station-view.ts';
import type { Place, TableView } from '../../protocol/table-view.ts';
import { LIMIT_ASK, NO_LIMIT_ASK } from './asks.ts';

const NAMES = ['Maria', 'Big Al', 'Wen', 'Dolores', 'Kenji', 'Priya', 'Sam', 'Tevita', 'Ruth', 'Oscar'] as const;
const STACKS = [24_000, 18_600, 41_200, 9_500, 30_000, 12_750, 20_000, 66_000, 15_400, 27_800] as const;

export function place(seat: number, over: Partial<Place> = {}): Place {
  return {
    seat,
    player: NAMES[seat - 1] ?? null,
    stack: STACKS[seat - 1] ?? 0,
    status: 'playing',
    note: null,
    connected: true,
    reader: 'ok',
    bot: false,
    ...over,
  };
}

export const emptyPlace = (seat: number): Place => place(seat, { player: null, stack: 0, status: 'open' });

/** Ten places: seats 1 to 8 taken, of which 6 is on a break and 8 sits out; 9 and 10 are open. */
export const PLACES: Place[] = [
  ...[1, 2, 3, 4, 5].map((seat) => place(seat)),
  place(6, { status: 'away', note: 'in the lobby, 12 minutes left' }),
  place(7),
  place(8, { status: 'sitting-out' }),
  emptyPlace(9),
  emptyPlace(10),
];

export const POSTED = [
  "Limit Hold'em $4–$8, blinds $2 and $4",
  'Buy-in $40 to $800; one short buy after a full buy',
  'House fee $3 a hand when there is a flop, $1 in the jackpot from the small blind',
  'Bets and raises: one bet and four raises a round; heads up without limit',
  'Malfunction voids all pays and plays',
];

export function table(over: Partial<TableView> = {}): TableView {
  return {
    table: 'Table 7',
    house: "Artichoke Joe's Casino",
    game: "Limit Hold'em $4–$8",
    profile: 'lightning-holdem-4-8',
    demo: false,
    state: 'hand',
    stopped: null,
    fault: null,
    voided: null,
    change: null,
    collection: null,
    handNumber: 1204,
    button: 2,
    places: PLACES,
    hand: null,
    clock: null,
    posted: POSTED,
    seal: '7f3a9c21d04be8857f3a9c21d04be885',
    ...over,
  };
}

const held = (seat: number, over: Partial<SeatView> = {}): SeatView => ({
  seat,
  stack: STACKS[seat - 1] ?? 0,
  bet: 0,
  state: 'in',
  cards: [null, null],
  hand: null,
  plays: [],
  won: 0,
  ...over,
});

const BLINDS: HandEvent[] = [
  { kind: 'post', seat: 3, what: 'small blind', amount: 200, allIn: false },
  { kind: 'post', seat: 4, what: 'big blind', amount: 400, allIn: false },
  { kind: 'collected', place: 'jackpot:bad-beat', amount: 100 },
  { kind: 'street', name: 'Before the flop' },
  { kind: 'deal', to: '3', cards: [null, null] },
  { kind: 'deal', to: '4', cards: [null, null] },
  { kind: 'deal', to: '5', cards: [null, null] },
  { kind: 'deal', to: '7', cards: [null, null] },
  { kind: 'deal', to: '1', cards: ['Ks', 'Kd'] },
  { kind: 'deal', to: '2', cards: [null, null] },
];

const act = (seat: number, what: string, amount = 0, to = amount, allIn = false): HandEvent => ({
  kind: 'act',
  seat,
  what,
  amount,
  to,
  allIn,
  absent: false,
});

const OWN = ['Ks', 'Kd'];

/** Before the flop, seat 1 to act behind a raise by seat 5. */
export function preflop(over: Partial<PotView> = {}): PotView {
  return {
    kind: 'pot',
    game: "Hold'em",
    street: 'Before the flop',
    button: 2,
    seats: [
      held(1, { cards: OWN, hand: 'a pair of Kings', plays: OWN }),
      held(2),
      held(3, { bet: 200, stack: 41_000 }),
      held(4, { bet: 400, stack: 9_100 }),
      held(5, { bet: 800, stack: 29_200 }),
      held(7, { state: 'folded', cards: [] }),
    ],
    zones: [{ id: 'board', label: 'Board', cards: [] }],
    pots: [],
    turn: [1],
    ask: LIMIT_ASK,
    events: [...BLINDS, act(5, 'raise', 800), act(7, 'fold')],
    over: false,
    ...over,
  };
}

/** On the turn of a no-limit hand with a side pot: seat 4 is all-in, seat 3 has bet. */
export function turnStreet(over: Partial<PotView> = {}): PotView {
  return {
    kind: 'pot',
    game: "Hold'em",
    street: 'Turn',
    button: 2,
    seats: [
      held(1, { cards: OWN, hand: 'three Kings', plays: ['Ks', 'Kd', 'Kh', 'Jc', '7s'] }),
      held(2, { state: 'folded', cards: [] }),
      held(3, { bet: 2000, stack: 36_500 }),
      held(4, { stack: 0, state: 'all-in' }),
      held(5, { stack: 20_500, bet: 0 }),
      held(7, { state: 'folded', cards: [] }),
    ],
    zones: [{ id: 'board', label: 'Board', cards: ['Kh', '7s', '2d', 'Jc'] }],
    pots: [
      { label: 'main pot', amount: 38_500, seats: [1, 3, 4, 5] },
      { label: 'side pot 1', amount: 4300, seats: [1, 3, 5] },
    ],
    turn: [1],
    ask: NO_LIMIT_ASK,
    events: [
      ...BLINDS,
      act(5, 'raise', 1200),
      act(1, 'call', 1200),
      act(2, 'fold'),
      act(3, 'call', 1000, 1200),
      act(4, 'call', 800, 1200),
      { kind: 'collected', place: 'collection:player-fee', amount: 300 },
      { kind: 'street', name: 'Flop' },
      { kind: 'deal', to: 'board', cards: ['Kh', '7s', '2d'] },
      act(3, 'check'),
      act(4, 'bet', 8300, 8300, true),
      act(5, 'call', 8300),
      act(1, 'call', 8300),
      act(3, 'call', 8300),
      { kind: 'street', name: 'Turn' },
      { kind: 'deal', to: 'board', cards: ['Jc'] },
      act(3, 'bet', 2000),
    ],
    over: false,
    ...over,
  };
}

/** It is somebody else's turn on the turn street. */
export const othersTurn = (): PotView => turnStreet({ turn: [5], ask: null });

/** Showdown with two pots and two winners; seat 1 loses the main pot and wins the side pot. */
export function showdown(): PotView {
  const before = turnStreet();
  const board = ['Kh', '7s', '2d', 'Jc', '7d'];
  const fours = ['7c', '7h', '7s', '7d', 'Kh'];
  const kings = ['Ks', 'Kd', 'Kh', '7s', '7d'];
  return {
    ...before,
    street: 'River',
    seats: before.seats.map((seat) => {
      if (seat.seat === 1)
        return { ...seat, hand: 'full house, Kings over Sevens', plays: kings, won: 8300, stack: 30_300 };
      if (seat.seat === 3) {
        return { ...seat, bet: 0, cards: ['Jd', 'Jh'], hand: 'full house, Jacks over Sevens', stack: 36_500 };
      }
      if (seat.seat === 4) {
        return { ...seat, cards: ['7c', '7h'], hand: 'four Sevens', plays: fours, won: 38_500, stack: 38_500 };
      }
      if (seat.seat === 5) return { ...seat, state: 'folded' as const, cards: [] };
      return seat;
    }),
    zones: [{ id: 'board', label: 'Board', cards: board }],
    pots: [],
    turn: [],
    ask: null,
    events: [
      ...before.events,
      act(5, 'fold'),
      act(1, 'call', 2000),
      { kind: 'street', name: 'River' },
      { kind: 'deal', to: 'board', cards: ['7d'] },
      act(3, 'check'),
      act(1, 'check'),
      { kind: 'shown', seat: 3, cards: ['Jd', 'Jh'], hand: 'full house, Jacks over Sevens' },
      { kind: 'shown', seat: 4, cards: ['7c', '7h'], hand: 'four Sevens' },
      { kind: 'shown', seat: 1, cards: OWN, hand: 'full house, Kings over Sevens' },
      { kind: 'won', seat: 1, amount: 8300, from: 'side pot 1', hand: 'full house, Kings over Sevens' },
      { kind: 'won', seat: 4, amount: 38_500, from: 'main pot', hand: 'four Sevens' },
    ],
    over: true,
  };
}

/** Omaha high-low after the showdown: four cards each, the pot split between high and low. */
export function omahaShowdown(): PotView {
  const board = ['As', '2h', '8d', 'Kc', '9s'];
  return {
    ...preflop(),
    game: 'Omaha High-Low',
    street: 'River',
    seats: [
      held(1, {
        cards: ['3c', '4d', 'Ts', 'Jh'],
        hand: 'low 8-4-3-2-A',
        plays: ['3c', '4d', 'As', '2h', '8d'],
        won: 4800,
        stack: 27_000,
      }),
      held(2, {
        cards: ['Ah', 'Kd', '6c', '6h'],
        hand: 'two pair, Aces and Kings',
        plays: ['Ah', 'Kd', 'As', 'Kc', '9s'],
        won: 4900,
        stack: 21_000,
      }),
      held(3, { cards: ['Qd', 'Qh', '7s', '5s'], hand: 'a pair of Queens' }),
      held(4, { state: 'folded', cards: [] }),
    ],
    zones: [{ id: 'board', label: 'Board', cards: board }],
    turn: [],
    ask: null,
    events: [
      ...BLINDS,
      { kind: 'shown', seat: 1, cards: ['3c', '4d', 'Ts', 'Jh'], hand: 'low 8-4-3-2-A' },
      { kind: 'shown', seat: 2, cards: ['Ah', 'Kd', '6c', '6h'], hand: 'two pair, Aces and Kings' },
      { kind: 'shown', seat: 3, cards: ['Qd', 'Qh', '7s', '5s'], hand: 'a pair of Queens' },
      { kind: 'won', seat: 2, amount: 4900, from: 'main pot', hand: 'two pair, Aces and Kings' },
      { kind: 'won', seat: 1, amount: 4800, from: 'main pot', hand: 'low 8-4-3-2-A' },
    ],
    over: true,
  };
}

/** Who buys in may post, or wait for the blind. */
export const ENTRY = {
  message: 'You are dealt in when the big blind reaches you, or now if you post $4.',
  mayPost: true,
} as const;

/** The last hand was voided, with blinds and a raise on the table. */
export const VOIDED = {
  hand: 1204,
  reason: 'A card lay face up at the deal',
  back: [
    { seat: 1, amount: 2400 },
    { seat: 5, amount: 1600 },
  ],
};

type Seated = Extract<StationPhase, { name: 'seated' }>;

/** Standing choices of a game with straddles, by one of which whoever waits could come in. */
export const CHOICES: Seated['choices'] = [
  { id: 'straddle', label: 'Straddle for $8 or more when it is my turn', on: false, enters: true },
  { id: 'buy-button', label: 'Buy the button when I wait left of it', on: true, enters: false },
];

export function seated(over: Partial<Seated> = {}): Seated {
  return {
    name: 'seated',
    person: 'Maria',
    balance: 36_000,
    status: 'playing',
    locked: false,
    sitOutNext: false,
    leaveNext: false,
    cashedIn: false,
    dealtInNext: true,
    floorCall: null,
    entry: 'wait',
    mayPost: false,
    waitingFor: null,
    choices: [],
    topUp: null,
    pending: 0,
    away: null,
    mayBreak: true,
    moves: [9, 10],
    moveTo: null,
    owes: 0,
    gameChange: null,
    ...over,
  };
}

/** Another game comes; a player who has to bring chips for it is asked. */
export const CHANGE = {
  game: "Texas Hold'em · No limit $1-$3, $100-$300 buy-in",
  buyIn: 'Buy-in $100, at most $300',
  when: 'after the next hand',
  clock: null,
} satisfies TableView['change'];
export const LAST_ANSWERS = {
  ...CHANGE,
  when: 'now',
  clock: { leftMs: 42_000, totalMs: 60_000 },
} satisfies TableView['change'];
export const ASKED = {
  id: 1,
  answer: 'no answer',
  min: 10_000,
  add: 6000,
  cannot: null,
  otherwise: 'Otherwise your chips go to your card and the seat is free.',
} satisfies Seated['gameChange'];

export function station(
  phase: StationPhase,
  over: Partial<TableView> = {},
  notice: StationView['notice'] = null,
): StationView {
  const view: StationView = { screen: 'station', station: 1, table: table(over), phase, notice };
  return stationView.parse(view);
}

export const center = (over: Partial<TableView> = {}): CenterView =>
  centerView.parse({ screen: 'center-display', table: table(over) });

/** Hides what the public may not see of a hand of seat 1. */
export function publicly(hand: PotView): PotView {
  const shown = new Set(hand.events.flatMap((event) => (event.kind === 'shown' ? [event.seat] : [])));
  return {
    ...hand,
    ask: null,
    seats: hand.seats.map((seat) =>
      shown.has(seat.seat) ? seat : { ...seat, cards: seat.cards.map(() => null), hand: null, plays: [] },
    ),
  };
}

export const CLOCK = { leftMs: 21_000, totalMs: 30_000 };

/** A hand that has hit a jackpot is over: nothing is dealt until the house has looked at it. */
export const HELD = {
  ...{ hand: showdown(), state: 'between hands' },
  held: 'Bad beat jackpot: full house, aces full of kings, beaten by four of a kind, kings',
} satisfies Partial<TableView>;

/** As many as one table plays for. */
export const JACKPOTS = [
  { name: 'Bad beat jackpot', amount: 23_418_50, mustHitBy: 50_000_00, wins: 'Aces full of tens or better beaten.' },
  { name: 'Royal of the month', amount: 1_000_00, mustHitBy: null, wins: 'A royal flush held.' },
  { name: 'High hand of the half hour', amount: 250_00, mustHitBy: null, wins: 'Aces full or better held.' },
] satisfies NonNullable<CenterView['beside']>['jackpots'];

/** A tournament in its third level, with seven of 24 players left. */
export const IN_TOURNAMENT = {
  game: 'Thursday deep stack · level 3, 100/200, ante 25',
  posted: ['Level 3: blinds 100/200, ante 25', 'Next level: 150/300, ante 25'],
  tournament: {
    ...{ id: 3, name: 'Thursday deep stack', status: 'playing', level: 3, blinds: { small: 100, big: 200, ante: 25 } },
    ...{ next: { small: 150, big: 300, ante: 25 }, stands: null, leftMs: 512_000, runs: true, handsLeft: null },
    ...{ entries: 24, most: 24, left: 7, average: 34_285, places: [] },
    prizes: [600_00, 360_00, 240_00],
  },
} satisfies Partial<TableView>;

/** Hands as the history intent brings them, newest first. */
export const HISTORY: RecalledHand[] = [showdown(), showdown(), omahaShowdown()].map((view, index) => ({
  hand: 1203 - index,
  at: Date.UTC(2025, 4, 9, 20, 14 - index * 3),
  game: index === 2 ? 'Omaha High-Low $4–$8' : "Limit Hold'em $4–$8",
  voided: index === 1,
  before: 24_000,
  after: index === 1 ? 24_000 : 30_300 - index * 5000,
  players: PLACES.flatMap(({ seat, player }) => (player === null ? [] : [{ seat, player }])),
  view,
  seal: '7f3a9c21d04be8857f3a9c21d04be885',
}));

/** The receipt of the newest hand of the history, for seat 1. */
export const HAND_RECEIPT: HandReceipt = handReceipt.parse({
  hand: 1203,
  seat: 1,
  seal: '2a4c3961f939b8a488ac4bc29968ef3e8f850751943b88a028bb7e1a1bba9b36',
  code: '9f2c-41d0',
  wrong: [],
  deck: 52,
  cards: [
    { zone: '1', index: 0, card: 'Kh' },
    { zone: '4', index: 2, card: 'Ac' },
    { zone: '1', index: 5, card: 'Kd' },
    { zone: '4', index: 7, card: 'Tc' },
    ...['7d', 'Ks', '4c', '9h', '2s'].map((card, nth) => ({ zone: 'board', index: 10 + nth, card })),
  ],
  text: '{"format":"dealerless receipt 1"}',
});

/** Ten players before the flop, all in: the most there is to draw. */
export function fullTable(): PotView {
  return {
    ...preflop(),
    button: 9,
    turn: [7],
    ask: null,
    seats: Array.from({ length: 10 }, (_, index) => held(index + 1, { bet: 400 * (index + 1) })),
    events: [
      { kind: 'post', seat: 10, what: 'small blind', amount: 200, allIn: false },
      { kind: 'post', seat: 1, what: 'big blind', amount: 400, allIn: false },
      ...[2, 3, 4, 5, 6].map((seat) => act(seat, 'raise', 400 * seat)),
    ],
  };
}

const READ_AT = Date.UTC(2026, 10, 28, 20, 10);
const MINUTES = 60_000;

/** What a house has for a player at an idle station: every way to stand on a list and in a tournament. */
export const OWN_DESK: PlayerDesk = playerDesk.parse({
  at: READ_AT,
  balance: 64_000,
  points: { held: 1240, perHour: 10 },
  lists: [
    {
      ...{ id: 'holdem-4-8', label: "Hold'em $4–$8", waiting: 6, firstSince: READ_AT - 25 * MINUTES, callMinutes: 5 },
      running: [
        { table: 1, players: 10 },
        { table: 2, players: 9 },
      ],
      mine: { state: 'waiting', since: READ_AT - 4 * MINUTES, before: 3, call: null, mayLeave: true },
    },
    {
      ...{ id: 'omaha', label: 'Omaha Hi-Lo $8–$16', waiting: 3, firstSince: READ_AT - 12 * MINUTES, callMinutes: 5 },
      running: [{ table: 3, players: 8 }],
      mine: {
        ...{ state: 'called', since: READ_AT - 40 * MINUTES, before: 0, mayLeave: true },
        call: { table: 3, until: READ_AT + 5 * MINUTES },
      },
    },
    {
      ...{ id: 'razz', label: 'Razz $10–$20', waiting: 0, firstSince: null, callMinutes: 10, running: [], mine: null },
    },
  ],
  tournaments: [
    {
      ...{ id: 3, name: 'Sit-n-go $20', game: "Hold'em", betting: 'no-limit', status: 'entering', starts: 'when full' },
      ...{ entry: 2000, fee: 200, stack: 1500, entered: 6, most: 9, prizes: [9000, 5400, 3600], prizesFor: 9 },
      ...{ mine: null, mayEnter: true, mayWithdraw: false },
    },
    {
      ...{ id: 4, name: 'Saturday $100', game: 'Omaha', betting: 'pot-limit', status: 'entering' },
      ...{ starts: 'by the director', entry: 10_000, fee: 1000, stack: 10_000, entered: 31, most: 90 },
      ...{ prizes: [124_000, 77_500, 49_600, 34_100, 24_800], prizesFor: 31, mayEnter: false, mayWithdraw: true },
      mine: { state: 'registered', table: null },
    },
    {
      ...{ id: 2, name: 'Friday deep stack', game: "Hold'em", betting: 'no-limit', status: 'playing' },
      ...{ starts: 'by the director', entry: 20_000, fee: 2000, stack: 30_000, entered: 44, most: 90 },
      ...{ prizes: [272_800, 184_800, 123_200, 88_000, 70_400, 52_800, 44_000, 26_400, 17_600], prizesFor: 44 },
      ...{ mine: { state: 'playing', table: 5 }, mayEnter: false, mayWithdraw: false },
    },
  ],
});

/** The statement of a gaming day with one line of every kind. */
export const OWN_STATEMENT: OwnStatement = ownStatement.parse({
  balance: 64_000,
  page: {
    ...{ day: '2026-11-28', from: READ_AT - 14 * 60 * MINUTES, to: READ_AT + 10 * 60 * MINUTES },
    ...{ older: '2026-11-21', newer: null, opening: 12_500, closing: 64_000, more: 0 },
    ...ownLines([
      ['deposit', 100_000, null, 'D-000017'],
      ['buy-in', -40_000, 2, 'T2-000031'],
      ['cash-out', 53_500, 2, 'C2-000012'],
      ['withdrawal', -30_000, null, 'W-000009'],
      ['entry', -10_000, 4, 'TT4-000003'],
      ['entry fee', -1000, 4, 'TT4-000003'],
      ['entry back', 11_000, 4, 'TT4-000008'],
      ['entry', -10_000, 4, 'TT4-000011'],
      ['entry fee', -1000, 4, 'TT4-000011'],
      ['prize', 9000, 1, 'TT1-000044'],
      ['jackpot', 20_000, null, 'J-000002'],
      ['correction', -50_000, null, 'A-000001'],
    ]),
  },
});

/** Own limits: one that is used in part, one that is to be looser, and none of time. */
export const OWN_LIMITS: PlayerLimits = playerLimits.parse({
  deposits: { now: 500_00, next: { limit: 1_000_00, from: READ_AT + 20 * 60 * MINUTES }, used: 300_00 },
  losses: { now: 200_00, next: null, used: 80_00 },
  time: { now: null, next: null, used: 150 * MINUTES },
  ...{ asOf: READ_AT, dayEnds: READ_AT + 10 * 60 * MINUTES },
});

function ownLines(told: readonly (readonly [StatementKind, number, number | null, string])[]) {
  let balance = 12_500;
  const lines = told.map(([kind, change, place, document], nth) => {
    balance += change;
    return { at: READ_AT - (told.length - nth) * 20 * MINUTES, document, kind, place, change, balance };
  });
  const kinds = new Set(told.map(([kind]) => kind));
  const sums = [...kinds].map((kind) => {
    const own = told.filter(([each]) => each === kind);
    return { kind, amount: own.reduce((all, [, change]) => all + change, 0), lines: own.length };
  });
  return { lines: lines.toReversed(), sums };
}
