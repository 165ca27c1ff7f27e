/** All texts of the lobby, part by part; texts that come from the host are written there. */
import type { ReactNode } from 'react';
import { rich } from '../kit/rich.ts';
import { deskCatalogue } from '../language/language.ts';

const english = {
  common: {
    swipe: 'Swipe',
    open: 'Open',
  },
  lobby: {
    nothingHereIsReal: 'Nothing here is real money. Try anything.',
  },
  otherScreens: {
    otherScreens: 'Other screens',
    swipeAtCage: 'Swipe at the cage',
    open: (label: string) => `Open ${label}`,
  },
  screens: {
    bigScreenThatEveryone: 'The big screen that everyone at the table sees.',
    floormanWhoMayEnter: 'The floorman: who may enter, rulings, the log.',
    wallWaitsForWhat: 'A screen on the wall: what is played, where a seat is open, who is called.',
    cashierAccountCardsMoney: 'The cashier: account cards, money in and out.',
  },
  steps: {
    howToStart: 'How to start playing',
    takeCard: 'Take a card',
    cardIsEmpty: (person: string) => `${person}’s card is empty: swipe it at the cage and pay money in there.`,
    openStation: 'Open a free station',
    pressOpenAtFree: 'Press Open at a free seat: your touchscreen, in a tab of its own.',
    allTaken: (waiting: number | undefined) =>
      waiting === undefined
        ? 'Every seat is taken. The first seat given up shows here as free.'
        : `Every seat is taken and ${waiting === 1 ? '1 waits' : `${waiting} wait`}: ask the floor to put your name on the list.`,
    swipeCardAtIt: 'Swipe a card at it',
    pickCardOnRight: 'Pick one on the right, or have one made at the cage.',
    pressSwipeAtYour: 'Press Swipe at your station.',
    enterPin: 'Enter the PIN',
    itIsPrintedOn: 'It is printed on the card. Then buy chips and play.',
    onlyKnowsIt: (person: string) => `Only ${person} knows it.`,
    pinOfIs: (person: string, pin: string) => `The PIN of ${person} is ${pin}.`,
    done: ', done',
  },
  tableMap: {
    stations: 'Stations',
    pressSwipeAtStation: (person: string) => `Press Swipe at a station for ${person} to play there.`,
    openFirst: (person: string) => `Press Open at a free seat, then Swipe, for ${person} to play there.`,
    swipeAtCage: (person: string) => `Press Swipe at the cage: ${person}’s card is empty.`,
    bot: (name: string) => `${name} (bot)`,
    nowEnterPinThere: 'Now enter the PIN there.',
    nowEnterPinThere2: (pin: ReactNode) => rich`Now enter PIN ${pin} there.`,
    goToCage: 'Go to the cage',
    goToStation: (seat: number) => `Go to station ${seat}`,
    tenStationsNoDealer: 'Ten stations, no dealer',
    cage: 'the cage',
    sCardWasSwiped: (person: string, at: string) => `${person}’s card was swiped at ${at}.`,
    sCardIsSwiped: (person: string, at: string) => `${person}’s card is swiped at ${at}.`,
    hasSatDownAt: (person: string, at: string) => `${person} has sat down at ${at}. Good luck!`,
    isNotAtIts: (person: string, at: string) =>
      `${person} is not at ${at}. Its screen says why; swipe again to try again.`,
    free: 'Free',
    swiped: (who: string) => `Swiped: ${who}`,
    openStation: (seat: number) => `Open station ${seat}`,
    swipeAtStation: (seat: number) => `Swipe at station ${seat}`,
  },
  tray: {
    demoCards: 'Demo cards',
    pickOne: 'Pick one',
    pressAgainToPut: 'Press again to put it back',
    station: (seat: number) => `Station ${seat}`,
    swipedAt: (seat: number) => `Swiped at ${seat}`,
    pin: (pin: ReactNode) => rich`PIN ${pin}`,
  },
};

/** What each translation must provide. */
export type Texts = typeof english;

export const texts = deskCatalogue<Texts>('lobby', english);
