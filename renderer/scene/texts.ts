/** All texts of the table from above, part by part; texts that come from the host are written there. */
import type { ReactNode } from 'react';
import { rich } from '../kit/rich.ts';
import { catalogue } from '../language/language.ts';
import { spanish } from './texts/es.ts';
import { korean } from './texts/ko.ts';
import { tagalog } from './texts/tl.ts';
import { vietnamese } from './texts/vi.ts';
import { chinese } from './texts/zh.ts';

const english = {
  bankedMiddle: {
    covers: (wager: ReactNode) => rich`covers ${wager}`,
    /** The part of the bank's coverage that no bet has won or lost. */
    left: (left: ReactNode) => rich`${left} not in action`,
  },
  bankedScene: {
    pd: 'PD',
    playerDealerSeat: (seat: number) => `Player-dealer, seat ${seat}`,
    playerDealer: 'Player-dealer',
    noBet: 'No bet',
  },
  betPills: {
    more: (count: number) => `${count} more`,
    back: 'back',
    surrender: 'surrender',
  },
  common: {
    nextHand: 'Next hand',
  },
  idleScene: {
    back: (amount: string) => `${amount} back`,
    waitingForLastAnswers: 'Waiting for the last answers',
    tableIsBeingOpened: 'The table is being opened',
    waitingForPlayers: 'Waiting for players',
    nextHandBeginsIn: 'The next hand begins in a moment',
    handIsVoid: (hand: string) => `Hand ${hand} is void`,
    everyChipPutInto: 'Every chip put into it is back with its player.',
  },
  potMiddle: {
    nobodyWon: 'Nobody has won the pot',
    stays: (amount: ReactNode) => rich`${amount} stays for the next hand`,
    pots: (count: number) => `${count} pots`,
    others: (count: number) => `${count} others`,
    wins: (who: string, amount: ReactNode) => rich`${who} wins ${amount}`,
    win: (who: string, amount: ReactNode) => rich`${who} win ${amount}`,
    inMiddle: (total: ReactNode) => rich`In the middle ${total}`,
  },
  potPlace: {
    pat: 'Pat',
    drew: (count: number) => `Drew ${count}`,
    inHand: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  },
  potScene: {
    smallBlind: 'Small blind',
    bigBlind: 'Big blind',
    allIn: 'All-in',
    folded: 'Folded',
    out: 'Out',
  },
  seating: {
    beingTaken: 'Being taken',
    openSeat: 'Open seat',
    you: 'You',
    bot: 'Bot',
    notDealtIn: 'not dealt in',
    wins: (won: ReactNode) => rich`Wins ${won}`,
    screenLost: 'screen lost',
    yourTurn: 'Your turn',
    toAct: 'To act',
    sittingOut: 'Sitting out',
    onBreak: 'On a break',
    waiting: 'Waiting',
    leaving: 'Leaving',
    seat: (seat: number) => `Seat ${seat}`,
  },
  tableScene: {
    table: 'The table',
  },
  tournament: {
    level: (level: string, blinds: string) => `Level ${level} · ${blinds}`,
    next: (blinds: string) => `next ${blinds}`,
    inTime: (time: string) => `in ${time}`,
    inHands: (hands: string) => `in ${hands} hands`,
    left: (left: string, entries: string) => `${left} of ${entries} left`,
    average: (chips: string) => `average ${chips}`,
    paid: (places: string) => `${places} paid`,
    ante: (ante: string) => `ante ${ante}`,
  },
  tracker: {
    resultsOfThisShoe: 'Results of this shoe',
    newest: (results: readonly string[]) => `Newest results: ${results.join(', ')}`,
    bigRoad: 'Big road',
    ofThisShoe: (hands: number, shoe: { readonly used: number; readonly cards: number } | null) =>
      `${hands === 1 ? '1 hand' : `${hands} hands`} of this shoe${shoe === null ? '' : `, ${shoe.used} of ${shoe.cards} cards dealt`}`,
    lastShoe: (hands: number) => `Last shoe, ${hands} hands:`,
    letters: { player: 'P', banker: 'B', tie: 'T' },
    naturals: 'naturals',
    bankOpen: 'bank open',
    betsOpen: 'bets open',
    betsClosed: 'bets closed',
    player: 'Player',
    banker: 'Banker',
    tie: 'Tie',
    naturalsRow: 'Naturals',
    bigRoadMarks: (count: number) => `Big road, ${count} marks`,
    beadPlateHands: (count: number) => `Bead plate, ${count} hands`,
  },
};

/** What each translation must provide. */
export type Texts = typeof english;

export const texts = catalogue<Texts>('scene', {
  en: english,
  es: spanish,
  vi: vietnamese,
  zh: chinese,
  ko: korean,
  tl: tagalog,
});
