/** What the floorman can do to the table: open and close it, its game, its shift, its faults, its jackpots. */
import { dollars, sum } from '../games/money.ts';
import type { FloorView } from '../protocol/floor-view.ts';
import { type DescribedAct, type Hit, type OfferedProfile, plain } from './act.ts';
import { texts } from './texts.ts';

/** Ends the game of the table after the running hand. */
export function closeTable({ table }: FloorView): DescribedAct {
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

/** Makes a closed table deal again. */
export function openTable(): DescribedAct {
  return {
    ...plain,
    title: texts.acts.openTable,
    consequences: [texts.acts.openingLetsIn],
    confirm: texts.acts.openTheTable,
    intent: () => ({ do: 'open table' }),
    done: texts.acts.tableIsOpen,
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

/** Announces another game; choosing the current game cancels the change. */
export function changeGame({ id, label, current }: OfferedProfile): DescribedAct {
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

export function payJackpot({ number, name, amount, text, table, hand, shares }: Hit): DescribedAct {
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

export function noJackpot({ number, name, amount, text, table, hand }: Hit): DescribedAct {
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
