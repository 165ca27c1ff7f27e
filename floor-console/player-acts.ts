/** What the floorman can do for or to a player: chips, breaks, seat, requests. */
import { type Cents, dollars } from '../games/money.ts';
import type { FloorRequest, FloorView } from '../protocol/floor-view.ts';
import { type DescribedAct, plain, type SeatedPlayer } from './act.ts';
import { texts } from './texts.ts';

/** Makes a player leave the game, with their chips going to their card (LR15). */
export function cashIn({ seat, player }: SeatedPlayer, stack: Cents, inHand: boolean): DescribedAct {
  return {
    ...plain,
    title: texts.acts.cashInSeat(player, seat),
    consequences: [
      ...(inHand ? [texts.acts.isInRunningHand(player)] : []),
      inHand ? texts.acts.whatIsInFront(player, dollars(stack)) : texts.acts.goesFromTableTo(dollars(stack), player),
      texts.acts.seatBecomesOpenMoney,
    ],
    reasons: [
      texts.acts.disruptiveBehavior,
      texts.acts.brokeHouseRule,
      texts.acts.absentTooLong,
      texts.acts.askedByManagement,
    ],
    confirm: texts.common.cashInSeat(seat),
    grave: true,
    intent: (reason) => ({ do: 'cash in', seat, reason }),
    done: inHand ? texts.acts.isCashedInWhen(player) : texts.acts.isCashedInSeat(player, seat),
  };
}

/** Returns a player's chips while the table is stopped by a fault: the only transfer allowed then. */
export function cashInDespiteFault({ seat, player }: SeatedPlayer, stack: Cents): DescribedAct {
  return {
    ...plain,
    title: texts.acts.cashInSeatWhile(player, seat),
    consequences: [
      texts.acts.firstWholeBooksAre,
      texts.acts.goesFromTableTo2(dollars(stack), player),
      texts.acts.seatBecomesOpenHand,
    ],
    reasons: [texts.acts.playerWantsToLeave, texts.acts.tableIsClosed, texts.acts.faultTakesLongTo],
    confirm: texts.common.cashInSeat(seat),
    grave: true,
    second: 'second a ruling',
    intent: (reason, signature) => ({ do: 'cash in', seat, reason, signature }),
    done: texts.acts.isCashedInSeat(player, seat),
  };
}

/** Extends a break: thirty minutes from now, for a purpose the floorman finds reasonable (LR16). */
export function extendBreak({ seat, player }: SeatedPlayer): DescribedAct {
  return {
    ...plain,
    title: texts.acts.giveSeatLongerBreak(player, seat),
    consequences: [texts.acts.mayStayAwayFor(player), texts.acts.seatAndChipsAre],
    reasons: [
      texts.acts.gettingSomethingToEat,
      texts.acts.fetchingMoney,
      texts.acts.waitingForMoney,
      texts.acts.phoneCall,
    ],
    confirm: texts.acts.extendBreak,
    intent: (reason) => ({ do: 'extend', seat, reason }),
    done: texts.acts.has30MinutesFrom(player),
  };
}

/** Gives more time for the decision a player owes. */
export function giveTime({ seat, player }: SeatedPlayer): DescribedAct {
  return {
    ...plain,
    title: texts.acts.giveTime(player, seat),
    consequences: [texts.acts.clockRunsLonger(player), texts.acts.bankStays, texts.acts.readsMoreTime(player)],
    choices: [30, 60].map((value) => ({ value, label: texts.acts.seconds(value) })),
    usual: 30,
    choose: texts.acts.howLong,
    reasons: [texts.acts.playerNeedsHelp, texts.acts.stationWasSlow, texts.acts.asksAboutRules],
    confirm: texts.acts.giveIt,
    intent: (reason, _signature, chosen) => ({ do: 'give time', seat, seconds: chosen === 60 ? 60 : 30, reason }),
    done: texts.acts.hasMoreTime(player),
  };
}

/** Moves a player to another seat at this table. */
export function reseat(
  { table, mayBeMoved = [] }: FloorView,
  { seat, player, to: chosen }: SeatedPlayer & { readonly to?: number },
): DescribedAct {
  const open = table.places.filter(({ status }) => status === 'open');
  const runs = table.hand !== null && !table.hand.over;
  return {
    ...plain,
    title: chosen === undefined ? texts.acts.reseat(player, seat) : texts.acts.reseatTo(player, seat, chosen),
    consequences: [
      runs ? texts.acts.movesAfterHand(player) : texts.acts.movesNow(player),
      mayBeMoved.length > 0 ? texts.acts.movedPaysLess : texts.acts.movedOwes,
      texts.acts.swipesThere,
    ],
    ...(chosen === undefined
      ? {
          choices: open.map(({ seat: value }) => ({ value, label: texts.common.seat(value) })),
          choose: open.length === 0 ? texts.acts.noSeatIsOpen : texts.acts.whichSeat,
        }
      : {}),
    reasons: [texts.acts.nextToRelative, texts.acts.stationIsBroken, texts.acts.disturbsNeighbor],
    confirm: texts.acts.moveThem,
    intent: (reason, _signature, to) => ({ do: 'reseat', seat, to: chosen ?? to, reason }),
    done: runs ? texts.acts.movesAfterHand(player) : texts.acts.hasMoved(player),
  };
}

/** Turns a request down; the player reads the reason at the station. */
export function denyRequest({ id, kind, seat, to, person }: FloorRequest): DescribedAct {
  const entry = kind === 'entry';
  return {
    ...plain,
    title: entry ? texts.acts.doNotLetEnter(person, seat) : texts.acts.doNotLetMove(person, to),
    consequences: [
      entry ? texts.acts.doesNotEnterGame(person) : texts.acts.staysInSeat(person, seat),
      texts.acts.readsYourReasonAt(person),
    ],
    reasons: entry
      ? [
          texts.acts.pleaseSeeFloorman,
          texts.acts.seatIsPromisedTo,
          texts.acts.mayNotShareThis,
          texts.acts.refusedByHouse,
        ]
      : [texts.acts.seatIsPromisedTo, texts.acts.othersAskedFirst, texts.acts.nextToRelative],
    confirm: entry ? texts.acts.denyEntry : texts.acts.denyMove,
    intent: (reason) => ({ do: 'deny', request: id, reason }),
    done: texts.acts.wasRefused(person),
  };
}
