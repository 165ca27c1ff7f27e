import { dollars, sum } from '../../games/money.ts';
import type { Seat, Viewer } from '../../games/seat.ts';
import type { Place, TableView } from '../../protocol/table-view.ts';
import { onceFor } from '../journal/once-for.ts';
import type { BuyInTerms } from '../table/buy-in.ts';
import type { Sitting } from '../table/state.ts';
import type { Table } from '../table/table.ts';
import { HAND_FOR_HAND, waitsForRound } from '../table/tournament-round.ts';
import { gameComing } from './game-change.ts';
import { heldOf, jackpotLines } from './jackpots.ts';
import type { Room } from './room.ts';
import { withoutSign } from './without-sign.ts';

/** The seats of a table. */
export const SEATS: readonly Seat[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The table as one viewer may see it: a seat sees its own cards, all others only the cards on show. */
export function tableView(room: Room, viewer: Viewer): TableView {
  const { table } = room;
  const { profile } = table.setup;
  const shown = table.shownHand;
  // A player who sat down after a hand was not in it, so its cards are not theirs to see.
  const mine = viewer !== 'public' && shown && stillThere(room, viewer) ? viewer : 'public';
  return {
    ...calledOf(room),
    house: room.house,
    game: profile.label,
    profile: profile.id,
    demo: room.demo,
    state: room.tableState(),
    stopped: table.state.stopped,
    ...heldOf(room),
    ...closingOf(table),
    fault: table.state.fault,
    voided: voidedOf(room),
    handNumber: shown?.facts.number ?? table.lastNumber,
    button: shown?.facts.start.button ?? null,
    places: commonOf(room).places,
    hand: asPlayed(room, shown?.view(mine) ?? null),
    clock: table.countdown(mine),
    change: gameComing(room),
    collection: room.seats.time.soon,
    posted: commonOf(room).posted,
    seal: shown?.facts.seal ?? null,
    betSizes: room.betSizes,
    ...table.squeeze.view(table.now()),
    ...cutOf(table),
    ...tournamentOf(table),
  };
}

function closingOf({ state: { closing, sittings } }: Table): Pick<TableView, 'closing'> {
  return closing === null ? {} : { closing: { reason: closing.reason, closed: sittings.length === 0 } };
}

/** The state of the tournament played here. */
function tournamentOf(table: Table): Pick<TableView, 'tournament'> {
  const at = table.state.tournament;
  if (at === null) return {};
  const { plan } = at;
  const stands = plan.stands ?? (waitsForRound(at) && table.hand === null ? HAND_FOR_HAND : null);
  const { tournament: id, name, level, blinds, next, until, handsLeft, entries, left, average, prizes } = plan;
  const leftMs = until === null ? null : Math.max(0, until - table.now());
  return {
    tournament: {
      ...{ id, name, status: 'playing', level, blinds, next, stands, leftMs, runs: leftMs !== null, handsLeft },
      ...{ entries, most: entries, left, average, prizes, places: [] },
    },
  };
}

/** A hand as it is played here: for money, or for tournament chips. */
function asPlayed<T>({ table }: Room, view: T): T {
  return table.state.tournament === null || view === null ? view : withoutSign(view);
}

/** The table as sent to a staff screen without a sign-in: its name, and nothing that happens there. */
export function tableUnseen(room: Room): TableView {
  const { profile } = room.table.setup;
  const nobody = {
    player: null,
    stack: 0,
    status: 'open',
    note: null,
    connected: false,
    reader: 'none',
    bot: false,
  } as const;
  return {
    ...calledOf(room),
    house: room.house,
    game: profile.label,
    profile: profile.id,
    demo: room.demo,
    state: 'closed',
    stopped: null,
    fault: null,
    voided: null,
    handNumber: 0,
    button: null,
    places: SEATS.map((seat) => ({ seat, ...nobody })),
    hand: null,
    clock: null,
    change: null,
    collection: null,
    posted: [],
    seal: null,
  };
}

function calledOf(room: Room): Pick<TableView, 'table' | 'number'> {
  const { name, ...number } = room.called();
  return { table: name, ...number };
}

function cutOf({ cut: { open, numbers } }: Table): Pick<TableView, 'cut'> {
  if (open === null) return {};
  return { cut: { seal: open.seal, commits: [...open.commits], opened: numbers.map(({ seat }) => seat) } };
}

/** The last voided hand. Returned amounts are shown only for players who still sit there. */
function voidedOf({ table }: Room): TableView['voided'] {
  const { voided } = table.state;
  if (voided === null) return null;
  const back = voided.back.filter(({ seat, account }) => table.sitting(seat)?.account === account);
  return { ...voided, back: back.map(({ seat, amount }) => ({ seat, amount })) };
}

function stillThere(room: Room, seat: Seat): boolean {
  const sitting = room.table.sitting(seat);
  const player = room.table.shownHand?.facts.start.players.find((dealt) => dealt.seat === seat);
  return sitting !== undefined && player?.player === sitting.account;
}

/** The carried pot, shown even when no hand is on show. */
function carriedLine({ table }: Room): string[] {
  const amount = sum(table.carried.map((share) => share.amount));
  return amount === 0 ? [] : [`${dollars(amount)} of earlier hands is in the pot until somebody wins it`];
}

/** Put into words once for each profile. */
const buyInLine = onceFor(({ fullBuy, shortBuy, maximum }: BuyInTerms): string => {
  const short = shortBuy === null ? '' : `, then one short buy from ${dollars(shortBuy)}`;
  return `Buy-in ${dollars(fullBuy)}${short}${maximum === null ? '' : `, at most ${dollars(maximum)}`}`;
});

/** What every viewer sees the same. */
interface Common {
  readonly rev: number;
  readonly places: Place[];
  readonly posted: string[];
}

const lastCommon = new WeakMap<Room, Common>();

/** Computed once for each revision, since a dozen screens show it. */
function commonOf(room: Room): Common {
  const { rev, setup } = room.table;
  const last = lastCommon.get(room);
  if (last?.rev === rev) return last;
  const places = SEATS.map((seat) => place(room, seat));
  const money =
    room.table.state.tournament === null
      ? [buyInLine(setup.profile.buyIn), ...jackpotLines(room), ...carriedLine(room)]
      : [];
  const common = { rev, places, posted: [...setup.profile.posted, ...money] };
  lastCommon.set(room, common);
  return common;
}

function statusOf({ leaveNext, status }: Sitting, waits: boolean): Place['status'] {
  if (leaveNext) return 'leaving';
  if (status === 'away') return 'away';
  if (status === 'sitting out') return 'sitting-out';
  return waits ? 'waiting' : 'playing';
}

/** One of the ten places. Stacks of a running hand are the hand's; between hands they are the ledger's. */
function place(room: Room, seat: Seat): Place {
  const { table } = room;
  const sitting = table.sitting(seat);
  const station = room.stations.get(seat);
  const common = { seat, connected: station?.isConnected ?? false, reader: room.reader(seat) };
  if (!sitting) {
    const reserved = station?.reservedFor !== null && station !== undefined;
    return { ...common, player: null, stack: 0, status: reserved ? 'reserved' : 'open', note: null, bot: false };
  }
  const waiting = table.waiting.find((other) => other.seat === seat);
  const status = statusOf(sitting, waiting !== undefined && !table.inHand(seat));
  return {
    ...common,
    player: sitting.handle,
    stack: stackOf(room, seat),
    status,
    note: status === 'away' || status === 'sitting-out' ? awayNote(room, sitting) : null,
    ...(status === 'waiting' && waiting && { waits: waiting.why }),
    bot: room.isBot(sitting.account),
  };
}

export function stackOf(room: Room, seat: Seat): number {
  const { table } = room;
  if (!table.inHand(seat)) return table.stack(seat);
  const inHand = table.hand?.view('public').seats.find((view) => view.seat === seat);
  return inHand?.stack ?? table.stack(seat);
}

function awayNote(room: Room, { awayUntil, status }: Sitting): string {
  const what = status === 'away' ? 'On a break' : 'Sitting out';
  if (awayUntil === null) return what;
  const minutes = Math.ceil((awayUntil - room.table.now()) / 60_000);
  return minutes > 0 ? `${what}, ${minutes} min left` : `${what}, time is up`;
}
