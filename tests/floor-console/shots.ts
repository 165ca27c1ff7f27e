/** What the gallery photographs: a view, and what is done before the picture is taken. */

import type { AnswerResult } from '../../protocol/answer.ts';
import type { BoardView } from '../../protocol/board-view.ts';
import type { CageView } from '../../protocol/cage-view.ts';
import type { ClockView } from '../../protocol/clock-view.ts';
import type { FloorView } from '../../protocol/floor-view.ts';
import type { LobbyView } from '../../protocol/lobby-view.ts';
import type { TableMetersShown } from '../../protocol/meters.ts';
import type { TablesView } from '../../protocol/tables-view.ts';
import { ACCOUNT, cage, FLOORMAN, FOUND, ISSUED, lobby, RECEIPT, STATEMENT } from '../cage/fixtures.ts';
import { viewAt } from '../renderer/banked-hands.ts';
import { CHANGE, fullTable, IN_TOURNAMENT, place } from '../renderer/fixtures.ts';
import type { Stand } from '../renderer/stand.ts';
import { CALLS, FLOP, floor, HITS, NOW, QUIET, RECALLED, SHOWDOWN, TROUBLE } from './fixtures.ts';
import { asked, grant, issueDana, pressRested, refuse } from './host.ts';
import { boardView, deskLists, tablesView } from './tables/fixtures.ts';
import { clockOnWall } from './tables/tournament.ts';

/** The pages that the pictures are taken of. */
export const DESK_PAGES = [
  ...['floor-console/index.html', 'floor-console/tables.html', 'cage/index.html'],
  ...['renderer/lobby/index.html', 'center-display/board.html', 'center-display/clock.html'],
];

export interface Shot {
  readonly name: string;
  readonly view: FloorView | CageView | LobbyView | TablesView | BoardView | ClockView;
  readonly act?: (stand: Stand) => Promise<void>;
}

const tap =
  (...testids: string[]) =>
  async (stand: Stand): Promise<void> => {
    for (const testid of testids) await pressRested(stand, testid);
  };

const OVER = { hands: 212, voided: 1, boughtIn: 4_120_00, cashedOut: 2_880_00 };

/** What a table has played and taken on a busy evening. */
const METERS: TableMetersShown = {
  ...{ at: NOW, lastHour: 31, players: 8, playing: 6, chips: { seats: 1_204_00, pot: 36_00 } },
  day: {
    ...{ ...OVER, from: NOW - 14 * 3_600_000 },
    fees: [
      { name: 'player-fee', amount: 412_00 },
      { name: 'half-hour', amount: 96_00 },
    ],
    drops: [{ name: 'bad-beat', amount: 212_00 }],
  },
  shift: {
    ...{ ...OVER, hands: 88, voided: 0, from: NOW - 3 * 3_600_000 },
    fees: [{ name: 'player-fee', amount: 171_00 }],
    drops: [{ name: 'bad-beat', amount: 88_00 }],
  },
};

const FLOOR: readonly Shot[] = [
  { name: 'floor-1-running', view: floor() },
  { name: 'floor-2-quiet', view: QUIET },
  { name: 'floor-2b-calls', view: floor({ calls: CALLS }) },
  { name: 'floor-2c-moved-by-the-house', view: floor({ requests: [], standingApproval: true, mayBeMoved: [8, 9] }) },
  { name: 'floor-3-trouble', view: TROUBLE },
  { name: 'floor-4-showdown', view: floor({ mayVoid: false }, { state: 'settling', hand: SHOWDOWN, clock: null }) },
  { name: 'floor-5-stopped', view: floor({}, { stopped: 'Dispute at the table' }) },
  { name: 'floor-5b-clear-fault', view: TROUBLE, act: tap('clear-fault') },
  { name: 'floor-5c-close-shift', view: floor(), act: tap('close-shift') },
  { name: 'floor-6-stop', view: floor(), act: tap('stop') },
  { name: 'floor-7-void', view: floor(), act: tap('void') },
  {
    name: 'floor-8-refused',
    view: floor(),
    act: async (stand) => {
      await tap('foul-3')(stand);
      await stand.page.getByTestId('reason').fill('Signaled to seat 4');
      await tap('reason-confirm')(stand);
      await refuse(stand, await asked(stand, 'floor-console'), 'Seat 3 has folded; its hand is dead already.');
    },
  },
  {
    name: 'floor-9b-game-change',
    view: floor(
      {
        seats: floor().seats.map((each, at) => ({
          ...each,
          along: (['comes', 'stays out', 'no answer', 'short'] as const)[at % 4] ?? 'comes',
        })),
      },
      { change: CHANGE },
    ),
  },
  { name: 'floor-16-jackpots', view: floor({ hits: HITS }) },
  { name: 'floor-16b-pay-jackpot', view: floor({ hits: HITS }), act: tap('hit-pay-12') },
  { name: 'floor-16c-no-jackpot', view: floor({ hits: HITS }), act: tap('hit-none-12') },
  {
    name: 'floor-17-tournament',
    view: floor({ hits: HITS, requests: [], tournaments: [] }, { ...IN_TOURNAMENT, hand: FLOP }),
  },
  { name: 'floor-9-games', view: floor(), act: tap('games-open') },
  { name: 'floor-10-devices', view: floor(), act: tap('devices-open') },
  {
    name: 'floor-11-recall',
    view: floor(),
    act: async (stand) => {
      await tap('recall-open')(stand);
      await grant(stand, await asked(stand, 'floor-console'), { kind: 'recall', hand: RECALLED });
      for (let step = 0; step < 5; step += 1) await tap('replay-back')(stand);
    },
  },
  {
    name: 'floor-14-banked',
    view: floor({}, { hand: viewAt('no-bust-21', 'over', 'public', { before: 2, seed: 5 }) }),
  },
  {
    name: 'floor-15-banked-recall',
    view: floor(),
    act: async (stand) => {
      await tap('recall-open')(stand);
      const view = viewAt('double-hand-poker', 'over', 'public', { seed: 3 });
      await grant(stand, await asked(stand, 'floor-console'), { kind: 'recall', hand: { ...RECALLED, view } });
      for (let step = 0; step < 5; step += 1) await tap('replay-back')(stand);
    },
  },
  { name: 'floor-12-sign-in', view: floor({ staff: null }) },
  {
    name: 'floor-13-full',
    view: floor(
      { staff: { id: 'demo', name: 'Demo floor console', role: 'floor' }, requests: [] },
      {
        game: "Texas Hold'em · Limit $15–$30",
        hand: fullTable(),
        places: Array.from({ length: 10 }, (_, index) => place(index + 1, { bot: index > 1 })),
      },
    ),
  },
  { name: 'floor-15-presented', view: floor({ staff: null, presented: FLOORMAN }) },
  { name: 'floor-14-no-hands', view: QUIET, act: tap('recall-open') },
  {
    name: 'floor-18-meters',
    view: floor(),
    act: async (stand) => {
      await tap('meters-open')(stand);
      await grant(stand, await asked(stand, 'floor-console'), { kind: 'meters', meters: METERS });
    },
  },
  {
    name: 'floor-18b-close-table',
    view: floor(),
    act: async (stand) => {
      await tap('meters-open', 'close-table')(stand);
    },
  },
  { name: 'floor-18c-closing', view: floor({}, { closing: { reason: 'End of the day', closed: false } }) },
  {
    name: 'floor-18d-reseat',
    view: floor({ neighbors: [{ seats: [3, 4], players: ['Marcus', 'Ada'] }] }),
    act: async (stand) => {
      await tap('reseat-3', 'choice-10')(stand);
    },
  },
  { name: 'floor-18e-give-time', view: floor(), act: tap('give-time', 'choice-30') },
];

/** What the list of bars brings back. */
const BARRED: AnswerResult = {
  kind: 'bars',
  bars: [
    {
      ...{ bar: null, account: '1000004037', name: 'Maria Delgado', born: '1984-11-02', description: null },
      ...{ reason: 'Intoxicated', until: NOW + 7 * 3_600_000, at: NOW - 600_000, by: 'dana' },
    },
    {
      ...{ bar: 3, account: null, name: null, born: null, description: 'Tall, red cap, goes by Tex' },
      ...{ reason: 'Threw cards at another player', until: null, at: NOW - 86_400_000, by: 'lee' },
    },
  ],
};
const RELATED = [
  { account: '1000004148', person: 'Ada Winter', seat: 4 },
  { account: '1000004222', person: 'Marian Cole', seat: null },
];
const listBars =
  (screen: 'cage' | 'floor-console') =>
  async (stand: Stand): Promise<void> => {
    await tap('bars-open')(stand);
    await grant(stand, await asked(stand, screen), BARRED);
  };

const PEOPLE: readonly Shot[] = [
  {
    name: 'people-1-player',
    view: floor({ seats: floor().seats.map((each) => (each.seat === 3 ? { ...each, related: RELATED } : each)) }),
    act: async (stand) => {
      await tap('player-3')(stand);
      const { identity, account } = ACCOUNT;
      await grant(stand, await asked(stand, 'floor-console'), { kind: 'identity', account, identity });
    },
  },
  { name: 'people-2-side-by-side', view: floor({ neighbors: [{ seats: [3, 4], players: ['Marcus', 'Ada'] }] }) },
  { name: 'people-3-floor-bars', view: floor(), act: listBars('floor-console') },
  { name: 'people-4-cage-account', view: cage({ related: RELATED }) },
  { name: 'people-5-cage-bars', view: cage(), act: listBars('cage') },
  {
    name: 'people-6-bar-person',
    view: cage(),
    act: async (stand) => {
      await listBars('cage')(stand);
      await tap('bar-person-open')(stand);
    },
  },
  { name: 'people-7-bar', view: cage({}), act: tap('bar-open') },
  { name: 'people-8-relation', view: cage({}), act: tap('relation-open') },
];

const CAGE: readonly Shot[] = [
  { name: 'cage-1-start', view: cage() },
  { name: 'cage-2-account', view: cage({}) },
  { name: 'cage-2b-photo', view: cage({ photo: null }), act: tap('photo-open') },
  { name: 'cage-3-on-table', view: cage({ onTable: 34_000 }) },
  { name: 'cage-4-locked', view: cage({ status: 'locked' }) },
  { name: 'cage-5-barred', view: cage({ status: 'barred', note: 'Signalling, 9 May' }) },
  {
    name: 'cage-6-deposit',
    view: cage({}),
    act: async (stand) => {
      await tap('deposit-open')(stand);
      await stand.page.getByTestId('deposit-amount').fill('200');
    },
  },
  {
    name: 'cage-7-receipt',
    view: cage({}),
    act: async (stand) => {
      await tap('deposit-open')(stand);
      await stand.page.getByTestId('deposit-amount').fill('200');
      await tap('deposit-confirm')(stand);
      await stand.show(cage({ balance: 44_000 }));
      await grant(stand, await asked(stand, 'cage'), RECEIPT);
    },
  },
  {
    name: 'cage-8-withdraw-refused',
    view: cage({ onTable: 34_000 }),
    act: async (stand) => {
      await tap('withdraw-open')(stand);
      await stand.page.getByTestId('withdraw-amount').fill('100');
      await stand.page.getByTestId('withdraw-pin').fill('9191');
      await tap('withdraw-confirm')(stand);
      await refuse(stand, await asked(stand, 'cage'), 'That PIN is wrong; 4 tries left. Nothing was paid.');
    },
  },
  {
    name: 'cage-15-hand-receipt',
    view: cage({}),
    act: async (stand) => {
      await tap('hand-receipt-open')(stand);
      await stand.page.getByTestId('hand-receipt-hand').fill('1203');
      await stand.page.getByTestId('hand-receipt-pin').fill('8642');
    },
  },
  { name: 'cage-9-issue', view: cage(), act: tap('issue-open') },
  {
    name: 'cage-10-issue-under-age',
    view: cage(),
    act: async (stand) => {
      await tap('issue-open')(stand);
      await stand.page.getByTestId('issue-name').fill('Casey Young');
      await stand.page.getByTestId('issue-born').fill('2004-12-31');
    },
  },
  {
    name: 'cage-11-issue-wrong',
    view: cage(),
    act: async (stand) => {
      await tap('issue-open')(stand);
      await stand.page.getByTestId('issue-name').fill('Dana Whitlock');
      await stand.page.getByTestId('issue-born').fill('1988-02-29');
      await stand.page.getByTestId('issue-id-expires').fill('2025-01-31');
      await stand.page.getByTestId('issue-pin').fill('4711');
      await stand.page.getByTestId('issue-pin-again').fill('4712');
      await tap('issue-confirm')(stand);
    },
  },
  {
    name: 'cage-12-issued',
    view: cage(),
    act: async (stand) => {
      await issueDana(stand);
      await grant(stand, await asked(stand, 'cage'), ISSUED);
    },
  },
  {
    name: 'cage-13-found',
    view: cage(),
    act: async (stand) => {
      await stand.page.getByTestId('find-account').fill('mari');
      await tap('find-go')(stand);
      await grant(stand, await asked(stand, 'cage'), FOUND);
    },
  },
  {
    name: 'cage-14-statement',
    view: cage({}),
    act: async (stand) => {
      await tap('statement-open')(stand);
      await grant(stand, await asked(stand, 'cage'), STATEMENT);
    },
  },
  { name: 'cage-15-bar', view: cage({}), act: tap('bar-open') },
  { name: 'cage-17-excluded', view: cage({ status: 'excluded', note: 'self-excluded from play for good' }) },
  { name: 'cage-18-exclude', view: cage({}), act: tap('exclude-open', 'exclude-term-1 year') },
  { name: 'cage-19-correct', view: cage({}, { presented: FLOORMAN }), act: tap('correct-open') },
  { name: 'cage-20-drawer', view: cage({}), act: tap('drawer-open') },
  { name: 'cage-16-pin', view: cage({}), act: tap('pin-open') },
];

const LOBBY: readonly Shot[] = [
  { name: 'lobby-1-start', view: lobby() },
  { name: 'lobby-2-card', view: lobby(), act: tap('card-1000004011') },
  {
    name: 'lobby-3-swiped',
    view: lobby(),
    act: async (stand) => {
      await tap('card-1000004011', 'swipe-3')(stand);
      await grant(stand, await asked(stand, 'lobby'));
    },
  },
  {
    name: 'lobby-5-seated',
    view: lobby(),
    act: async (stand) => {
      await tap('card-1000004011', 'swipe-3')(stand);
      await grant(stand, await asked(stand, 'lobby'));
      const tray = lobby().tray.map((card) =>
        card.account === '1000004011' ? { ...card, seat: 3, sits: true } : card,
      );
      await stand.show(lobby({ tray }));
    },
  },
  { name: 'lobby-4-real', view: lobby({ demo: false, tray: [] }) },
];

const HOUSE: readonly Shot[] = [
  { name: 'floor-lists', view: floor({ desk: deskLists() }), act: tap('poker-desk') },
  { name: 'tables-1-all', view: tablesView() },
  { name: 'tables-2-sign-in', view: tablesView({ staff: null, ticket: null, tables: [] }) },
  { name: 'tables-3-desk', view: tablesView({ desk: deskLists() }), act: tap('poker-desk') },
  { name: 'tables-4-open-list', view: tablesView(), act: tap('poker-desk', 'list-new') },
  { name: 'board', view: boardView() },
  { name: 'board-2-no-lists', view: boardView({ lists: [] }) },
  { name: 'clock', view: clockOnWall() },
];

export const SHOTS: readonly Shot[] = [...FLOOR, ...CAGE, ...PEOPLE, ...LOBBY, ...HOUSE];
