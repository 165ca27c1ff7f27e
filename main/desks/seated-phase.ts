import type { Cents } from '../../games/money.ts';
import type { Seat } from '../../games/seat.ts';
import type { StationPhase } from '../../protocol/station-view.ts';
import { onceFor } from '../journal/once-for.ts';
import { keepRange } from '../table/auto-top-up.ts';
import type { BuyInRange } from '../table/buy-in.ts';
import type { Sitting } from '../table/state.ts';
import { gameQuestion } from './game-change.ts';
import type { Room } from './room.ts';
import { stackOf } from './table-view.ts';

type SeatedPhase = Extract<StationPhase, { name: 'seated' }>;

/** The same object as long as the profile is: a link need not search it for differences. */
const keepRangeOf = onceFor(keepRange);

/** An empty list, likewise. */
const NONE: never[] = [];
const orNone = <Item>(list: Item[]): Item[] => (list.length === 0 ? NONE : list);

/**
 * What a station shows of its player's stay, and what the player may do. `awayLeft` is the time left in a break, in ms.
 */
export function seatedPhase(room: Room, sitting: Sitting, awayLeft: number): SeatedPhase {
  const { table, seats, cage } = room;
  const { seat } = sitting;
  const isTournament = table.state.tournament !== null;
  const outOfNext = table.waiting.find((other) => other.seat === seat);
  const posting = table.posting.find((other) => other.seat === seat);
  const waiting = table.inHand(seat) ? undefined : (outOfNext ?? posting);
  const topUp = seats.chips.topUpRange(seat);
  const stack = stackOf(room, seat);
  const status = sitting.leaveNext ? 'leaving' : sitting.status === 'playing' && waiting ? 'waiting' : sitting.status;
  const lobby = Math.max(awayLeft, table.parts.timing.lobby);
  return {
    name: 'seated',
    person: sitting.handle,
    balance: cage.balance(sitting.account),
    status,
    locked: sitting.locked && (isTournament || !table.inHand(seat)),
    sitOutNext: sitting.sitOutNext,
    leaveNext: sitting.leaveNext,
    cashedIn: sitting.cashedInBy !== null,
    timeBank: table.timeBankOf(seat),
    dealtInNext: outOfNext === undefined && stack > 0,
    floorCall: sitting.call && (sitting.call.answeredBy === null ? 'called' : 'on the way'),
    entry: sitting.entry,
    mayPost: waiting?.mayPost ?? false,
    waitingFor: waiting?.message ?? null,
    choices: orNone(
      table.choices.map(({ id, label }) => ({
        id,
        label,
        on: sitting.choices.includes(id),
        enters: waiting?.choices?.includes(id) ?? false,
      })),
    ),
    topUp: topUp.ok ? addable(topUp.value, table.setup.profile.buyIn.fullBuy, stack) : null,
    pending: sitting.pending?.amount ?? 0,
    ...(isTournament ? {} : { keepAt: keepRangeOf(table.setup.profile.buyIn) }),
    away: sitting.awayUntil === null ? null : { leftMs: awayLeft, totalMs: lobby },
    mayBreak: seats.out.mayGo(sitting).ok,
    moves: table.state.sittings.length < 10 && !isTournament ? orNone(openSeats(room)) : NONE,
    moveTo: sitting.move?.to ?? null,
    owes: sitting.owes,
    gameChange: gameQuestion(room, sitting),
  };
}

/**
 * Chips that may be added. The suggestion fills the stack up to a usual buy-in or, for a full stack, adds another one.
 */
function addable({ min, max, step }: BuyInRange, fullBuy: Cents, stack: Cents): NonNullable<SeatedPhase['topUp']> {
  const usual = stack < fullBuy ? fullBuy - stack : fullBuy;
  return { min, max, step, usual: Math.min(Math.max(usual, min), max) };
}

const openSeats = (room: Room): Seat[] =>
  [...room.stations.values()]
    .filter((station) => station.reservedFor === null && !room.table.sitting(station.seat))
    .map((station) => station.seat);
