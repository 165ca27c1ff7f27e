/**
 * The floorman's acts that change money, a hand or a player's standing: the title of each, what exactly it does, the
 * usual reasons, and the intent it sends. Each asks for confirmation first.
 */
import type { Cents } from '../games/money.ts';
import type { FloorView } from '../protocol/floor-view.ts';
import type { DescribedAct, FloorAct, SeatedPlayer } from './act.ts';
import { foulHand, stopPlay, voidHand } from './hand-acts.ts';
import { cashIn, cashInDespiteFault, denyRequest, extendBreak, giveTime, reseat } from './player-acts.ts';
import { putIn } from './put-in.ts';
import { namesOf } from './seat-state.ts';
import { changeGame, clearFault, closeShift, closeTable, noJackpot, openTable, payJackpot } from './table-acts.ts';
import { texts } from './texts.ts';

/** The chosen act, described for the current view. */
export function actFor(view: FloorView, chosen: FloorAct): DescribedAct {
  const nameOf = namesOf(view.table.places);
  switch (chosen.do) {
    case 'stop':
      return stopPlay(handRuns(view));
    case 'foul':
      return foulHand({ seat: chosen.seat, player: nameOf(chosen.seat) });
    case 'void':
      return voidHand(chosen.hand, whatGoesBack(view));
    case 'cash in':
      return view.table.fault === null
        ? cashIn(chosen, stackOf(view, chosen.seat), isInHand(view, chosen.seat))
        : cashInDespiteFault(chosen, stackOf(view, chosen.seat));
    case 'extend':
      return extendBreak(chosen);
    case 'grant leave':
      return {
        ...extendBreak(chosen),
        title: texts.acts.giveSeatBreakOf(chosen.player, chosen.seat),
        confirm: texts.acts.giveBreak,
      };
    case 'give time':
      return giveTime(chosen);
    case 'reseat':
      return reseat(view, chosen);
    case 'close table':
      return closeTable(view);
    case 'open table':
      return openTable();
    case 'deny':
      return denyRequest(chosen.request);
    case 'clear fault':
      return clearFault(view.table.fault ?? '');
    case 'decide jackpot':
      return chosen.pays ? payJackpot(chosen.hit) : noJackpot(chosen.hit);
    case 'close shift':
      return closeShift(view);
    case 'profile':
      return changeGame(chosen.profile);
  }
}

/** Why a chosen act no longer applies since its dialog was opened, for people; null while it does. */
export function passed(view: FloorView, chosen: FloorAct): string | null {
  const { table } = view;
  switch (chosen.do) {
    case 'stop':
      return table.stopped === null ? null : texts.acts.playHasBeenStopped;
    case 'foul':
      return table.handNumber === chosen.hand && mayFoul(view, chosen.seat)
        ? null
        : texts.acts.handIsOverFor(chosen.hand);
    case 'void':
      return table.handNumber === chosen.hand && view.mayVoid ? null : texts.acts.handIsOverAnd(chosen.hand);
    case 'cash in':
      return sitsAt(view, chosen) ? null : texts.acts.hasLeftSeat(chosen.player, chosen.seat);
    case 'extend':
      return sitsAt(view, chosen) && awaySince(view, chosen.seat) !== null
        ? null
        : texts.acts.isBackFromBreak(chosen.player);
    case 'grant leave':
      return sitsAt(view, chosen) && awaySince(view, chosen.seat) === null
        ? null
        : texts.acts.isOutOfGame(chosen.player);
    case 'give time':
      return table.handNumber === chosen.hand && table.hand?.turn.includes(chosen.seat)
        ? null
        : texts.acts.hasDecided(chosen.player);
    case 'reseat':
      return sitsAt(view, chosen) ? null : texts.acts.hasLeftSeat(chosen.player, chosen.seat);
    case 'close table':
      return table.closing === undefined ? null : texts.acts.tableClosesAlready;
    case 'open table':
      return table.closing === undefined ? texts.acts.tableIsOpen : null;
    case 'deny':
      return view.requests.some(({ id }) => id === chosen.request.id) ? null : texts.acts.thisRequestHasBeen;
    case 'clear fault':
      return table.fault === null ? texts.acts.faultHasBeenCleared : null;
    case 'decide jackpot':
      return view.hits?.some(({ number }) => number === chosen.hit.number) ? null : texts.acts.hitHasBeenDecided;
    case 'close shift':
      return null;
    case 'profile':
      return null;
  }
}

const handRuns = ({ table }: FloorView): boolean => table.hand !== null && !table.hand.over;

const isInHand = (view: FloorView, seat: number): boolean =>
  handRuns(view) && (view.table.hand?.seats.some((each) => each.seat === seat && each.state !== 'folded') ?? false);

const mayFoul = (view: FloorView, seat: number): boolean =>
  view.seats.some((each) => each.seat === seat && each.mayFoul);

const awaySince = (view: FloorView, seat: number): number | null =>
  view.seats.find((each) => each.seat === seat)?.awaySince ?? null;

const sitsAt = (view: FloorView, { seat, player }: SeatedPlayer): boolean =>
  view.table.places.some((place) => place.seat === seat && place.player === player);

/** The chips in front of a seat now: according to the hand if the seat is in it, otherwise according to the table. */
function stackOf({ table }: FloorView, seat: number): Cents {
  const inHand = table.hand?.seats.find((each) => each.seat === seat);
  return inHand?.stack ?? table.places.find((place) => place.seat === seat)?.stack ?? 0;
}

function whatGoesBack({ table }: FloorView): (SeatedPlayer & { readonly amount: Cents })[] | null {
  const nameOf = namesOf(table.places);
  const amounts = table.hand && putIn(table.hand);
  return amounts?.map(({ seat, amount }) => ({ seat, player: nameOf(seat), amount })) ?? null;
}
