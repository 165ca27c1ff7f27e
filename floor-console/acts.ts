/**
 * What the floorman can do that changes money, a hand or a player's standing: what each act is called, what exactly
 * comes of it, which reasons are usual, and the intent it sends. Every one of them asks before it does anything.
 */
import type { Cents } from '../games/money.ts';
import { dollars, sum } from '../games/money.ts';
import type { FloorIntent } from '../protocol/floor-intent.ts';
import type { FloorRequest, FloorView } from '../protocol/floor-view.ts';
import type { SecondAct } from '../protocol/second-person.ts';
import type { Signature } from '../protocol/signature.ts';
import { putIn } from './put-in.ts';
import { namesOf } from './seat-state.ts';
import { texts } from './texts.ts';

/** What the floorman is about to do, as chosen; what its dialog says comes from it and the view of the moment. */
export type FloorAct =
  | { readonly do: 'stop' }
  | { readonly do: 'foul'; readonly seat: number; readonly hand: number }
  | { readonly do: 'void'; readonly hand: number }
  | { readonly do: 'cash in'; readonly seat: number; readonly player: string }
  | { readonly do: 'extend'; readonly seat: number; readonly player: string }
  | { readonly do: 'grant leave'; readonly seat: number; readonly player: string }
  | { readonly do: 'give time'; readonly seat: number; readonly player: string; readonly hand: number }
  /** `to`: the seat that was chosen already. */
  | { readonly do: 'reseat'; readonly seat: number; readonly player: string; readonly to?: number }
  | { readonly do: 'close table' }
  | { readonly do: 'open table' }
  | { readonly do: 'deny'; readonly request: FloorRequest }
  | { readonly do: 'clear fault' }
  | { readonly do: 'decide jackpot'; readonly hit: Hit; readonly pays: boolean }
  | { readonly do: 'close shift' }
  | { readonly do: 'profile'; readonly profile: Profile };

type Profile = FloorView['profiles'][number];
type Hit = NonNullable<FloorView['hits']>[number];

/** A chosen act with all that its dialog says. */
export interface DescribedAct {
  /** The question the dialog asks. */
  readonly title: string;
  /** What will happen, one plain sentence each. */
  readonly consequences: readonly string[];
  /** Figures to show with the consequences: who gets what. */
  readonly figures: readonly { readonly label: string; readonly amount: Cents }[];
  /** They are money, whatever the table plays. */
  readonly isMoney?: true;
  /** Usual reasons; empty for an act that needs none. */
  readonly reasons: readonly string[];
  /** What the key that does it says. */
  readonly confirm: string;
  /** True when it cannot be taken back. */
  readonly grave: boolean;
  /** What a second person of another role must sign for; null when one may do it alone. */
  readonly second: SecondAct | null;
  /** Among which one is chosen, by a number of the act's own; empty for an act that leaves nothing to choose. */
  readonly choices?: readonly { readonly value: number; readonly label: string }[];
  /** The one that is meant most often: it is chosen already. Absent: none is. */
  readonly usual?: number;
  /** What is chosen, over the choices. */
  readonly choose?: string;
  /** `signature` counts only for an act that takes one, `chosen` for one with choices. */
  readonly intent: (reason: string, signature: Signature, chosen: number) => FloorIntent;
  /** Said when it is done. */
  readonly done: string;
}

/** The chosen act, described as things stand in this view. */
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

/** Why a chosen act makes no sense any more since its dialog was opened, for people; null while it still does. */
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

const sitsAt = (view: FloorView, { seat, player }: Who): boolean =>
  view.table.places.some((place) => place.seat === seat && place.player === player);

/** Chips in front of a seat now: in the hand what the hand says, else what the table says. */
function stackOf({ table }: FloorView, seat: number): Cents {
  const inHand = table.hand?.seats.find((each) => each.seat === seat);
  return inHand?.stack ?? table.places.find((place) => place.seat === seat)?.stack ?? 0;
}

function whatGoesBack({ table }: FloorView): (Who & { readonly amount: Cents })[] | null {
  const nameOf = namesOf(table.places);
  const amounts = table.hand && putIn(table.hand);
  return amounts?.map(({ seat, amount }) => ({ seat, player: nameOf(seat), amount })) ?? null;
}

/** A seat and the name of who sits there. */
export interface Who {
  readonly seat: number;
  readonly player: string;
}

const plain = { figures: [], reasons: [], grave: false, second: null } as const;

/** Halts play: nobody's time runs, nothing is dealt (LR14). */
export function stopPlay(running: boolean): DescribedAct {
  return {
    ...plain,
    title: texts.acts.stopPlay,
    consequences: [
      running ? texts.acts.runningHandStandsStill : texts.acts.noNewHandIs,
      texts.acts.everyStationShowsThat,
      texts.acts.playGoesOnFrom,
    ],
    reasons: [
      texts.acts.disputeAtTable,
      texts.acts.playerNeedsHelp,
      texts.acts.equipmentCheck,
      texts.acts.disturbanceInRoom,
    ],
    confirm: texts.common.stopPlay,
    intent: (reason) => ({ do: 'stop', reason }),
    done: texts.acts.playIsStopped,
  };
}

/** Declares one hand dead for misconduct; its chips stay in the pot (LR9). */
export function foulHand({ seat, player }: Who): DescribedAct {
  return {
    ...plain,
    title: texts.acts.foulHandOfSeat(player, seat),
    consequences: [
      texts.acts.handOfIsDead(player),
      texts.acts.everythingHasBetIn(player),
      texts.acts.othersPlayOnFouled,
    ],
    reasons: [
      texts.acts.signallingToAnotherPlayer,
      texts.acts.showedCardsDuringHand,
      texts.acts.agreedToCheckIt,
      texts.acts.toldCardsAloud,
    ],
    confirm: texts.acts.foulHandOfSeat2(seat),
    grave: true,
    intent: (reason) => ({ do: 'foul', seat, reason }),
    done: texts.acts.handOfSeatIs(player, seat),
  };
}

/** Takes the running hand back as if it had not been dealt. `putIn` is what each seat has in it. */
export function voidHand(hand: number, putIn: readonly (Who & { readonly amount: Cents })[] | null): DescribedAct {
  const total = putIn?.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  return {
    ...plain,
    title: texts.acts.voidHand(hand),
    consequences: [
      texts.acts.everyChipPutIn,
      texts.acts.nobodyWinsThisHand,
      texts.acts.buttonAndBlindsOwed,
      texts.acts.handStaysInRecords,
    ],
    figures:
      putIn === null || total === 0
        ? []
        : [
            ...putIn.map(({ seat, player, amount }) => ({ label: texts.acts.seat(seat, player), amount })),
            { label: texts.acts.goesBackInAll, amount: total },
          ],
    reasons: [
      texts.acts.equipmentFailure,
      texts.acts.stationWentDark,
      texts.acts.wrongPlayerActed,
      texts.acts.disputeThatCannotBe,
    ],
    confirm: texts.acts.voidHand2(hand),
    grave: true,
    second: 'second a ruling',
    intent: (reason, signature) => ({ do: 'void', reason, signature }),
    done: texts.acts.handIsVoidEvery(hand),
  };
}

/** Makes a player leave the game, their chips to their card (LR15). */
export function cashIn({ seat, player }: Who, stack: Cents, inHand: boolean): DescribedAct {
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

/** Gives a player the chips back while the table stands still: the one thing that may move then. */
export function cashInDespiteFault({ seat, player }: Who, stack: Cents): DescribedAct {
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

/** Gives a break longer time: thirty minutes for a purpose the floorman finds reasonable (LR16). */
export function extendBreak({ seat, player }: Who): DescribedAct {
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

/** More time for the decision that a player owes. */
function giveTime({ seat, player }: Who): DescribedAct {
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

/** Has a player sit elsewhere at this table. */
function reseat(
  { table, mayBeMoved = [] }: FloorView,
  { seat, player, to: chosen }: Who & { readonly to?: number },
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

/** Ends the game of the table after the running hand. */
function closeTable({ table }: FloorView): DescribedAct {
  const seated = table.places.filter(({ player }) => player !== null);
  const runs = table.hand !== null && !table.hand.over;
  return {
    ...plain,
    title: texts.acts.closeTable,
    consequences: [
      runs ? texts.acts.closesAfterHand(table.handNumber) : texts.acts.closesNow,
      texts.acts.closingCashesIn(seated.length),
      texts.acts.closingIsAnnounced,
      texts.acts.closedUntilOpened,
    ],
    figures: seated.map(({ seat, player, stack }) => ({ label: texts.acts.seatOf(seat, player ?? ''), amount: stack })),
    reasons: [texts.acts.endOfTheDay, texts.acts.tooFewPlayers, texts.acts.equipmentCheck],
    confirm: texts.acts.closeTheTable,
    grave: true,
    intent: (reason) => ({ do: 'close table', reason }),
    done: texts.acts.tableCloses,
  };
}

/** Has a table that was closed deal again. */
function openTable(): DescribedAct {
  return {
    ...plain,
    title: texts.acts.openTable,
    consequences: [texts.acts.openingLetsIn],
    confirm: texts.acts.openTheTable,
    intent: () => ({ do: 'open table' }),
    done: texts.acts.tableIsOpen,
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
    done: texts.acts.hasBeenToldNo(person),
  };
}

/** Lets the table deal again after a fault. */
export function clearFault(fault: string): DescribedAct {
  return {
    ...plain,
    title: texts.acts.clearFault,
    consequences: [
      texts.acts.tableStoppedDealingBecause(fault),
      texts.acts.whatFailedIsChecked,
      texts.acts.clearingItSaysThat,
    ],
    reasons: [texts.acts.causeFoundAndPut, texts.acts.checkedMoneyAgrees, texts.acts.deviceReplaced],
    confirm: texts.common.clearFault,
    second: 'second a clearing',
    intent: (reason, signature) => ({ do: 'clear fault', reason, signature }),
    done: texts.acts.faultIsCleared,
  };
}

/** Ends the shift with a sheet that two people sign. */
export function closeShift({ table }: FloorView): DescribedAct {
  const seated = table.places.filter(({ player }) => player !== null);
  return {
    ...plain,
    title: texts.acts.closeShift,
    consequences: [texts.acts.lookAtTheChips, texts.acts.sheetIsPrinted, texts.acts.tablePlaysOn],
    figures: [
      ...seated.map(({ seat, player, stack }) => ({ label: texts.acts.seatOf(seat, player ?? ''), amount: stack })),
      { label: texts.shiftPaper.together, amount: seated.reduce((all, { stack }) => all + stack, 0) },
    ],
    confirm: texts.acts.closeTheShift,
    second: 'second a shift',
    intent: (_reason, signature) => ({ do: 'close shift', signature }),
    done: texts.acts.shiftIsClosed,
  };
}

/** Announces another game; choosing the game on the table calls a change off. */
export function changeGame({ id, label, current }: Profile): DescribedAct {
  const change = {
    title: texts.acts.changeGameTo(label),
    consequences: [texts.acts.everyScreenAnnouncesIt, texts.acts.eachPlayerIsAsked(label), texts.acts.anyoneWhoDoesNot],
    confirm: texts.common.changeGame,
    done: texts.acts.changeToIsAnnounced(label),
  };
  const stay = {
    title: texts.acts.stayWith(label),
    consequences: [texts.acts.changeOfGameIs],
    confirm: texts.acts.stayWithThisGame,
    done: texts.acts.tableGoesOnWith(label),
  };
  return { ...plain, ...(current ? stay : change), intent: () => ({ do: 'profile', profile: id }) };
}

function payJackpot({ number, name, amount, text, table, hand, shares }: Hit): DescribedAct {
  return {
    title: texts.acts.payJackpot(name, dollars(amount)),
    consequences: [texts.acts.hitAt(table, hand, text), texts.acts.eachShareGoesTo, texts.acts.tableGoesOn],
    figures: [
      ...shares.map(({ who, part, amount: own }) => ({ label: texts.acts.shareOf(who, part), amount: own })),
      { label: texts.acts.together, amount: sum(shares.map((share) => share.amount)) },
    ],
    isMoney: true,
    reasons: [texts.acts.cardsWereLookedAt],
    confirm: texts.acts.payIt(dollars(amount)),
    grave: true,
    second: 'second a ruling',
    intent: (reason, signature) => ({ do: 'decide jackpot', hit: number, pays: true, reason, signature }),
    done: texts.acts.jackpotIsPaid(name),
  };
}

function noJackpot({ number, name, amount, text, table, hand }: Hit): DescribedAct {
  return {
    title: texts.acts.noJackpot(name),
    consequences: [
      texts.acts.hitAt(table, hand, text),
      texts.acts.amountGoesBack(dollars(amount)),
      texts.acts.tableGoesOn,
    ],
    figures: [],
    reasons: [texts.acts.playersHaveTalked, texts.acts.chipsOfAnother],
    confirm: texts.acts.sayNone,
    grave: true,
    second: 'second a ruling',
    intent: (reason, signature) => ({ do: 'decide jackpot', hit: number, pays: false, reason, signature }),
    done: texts.acts.noJackpotWasHit(name),
  };
}
