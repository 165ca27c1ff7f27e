/** All texts of the center display, part by part; texts that come from the host are written there. */
import type { ReactNode } from 'react';
import { rich } from '../renderer/kit/rich.ts';
import { catalogue } from '../renderer/language/language.ts';
import { spanish } from './texts/es.ts';
import { korean } from './texts/ko.ts';
import { tagalog } from './texts/tl.ts';
import { vietnamese } from './texts/vi.ts';
import { chinese } from './texts/zh.ts';

const english = {
  centerDisplay: {
    fingerprintOfDeckFixed: 'Fingerprint of the deck, fixed before the first card',
    deckSeal: (sealtext: ReactNode) => rich`Deck seal ${sealtext}`,
    hand: (handNumber: ReactNode) => rich`Hand ${handNumber}`,
    halfHourCollectionIn: (amount: ReactNode, minutes: number) =>
      rich`Half-hour collection ${amount} in ${minutes} min`,
    jackpotHit: 'Jackpot hit. The house is checking the hand',
    tableCloses: (why: string) => `The floor closes this table after this hand: ${why}`,
    tableIsClosed: (why: string) => `This table is closed: ${why}`,
    floorHasStoppedPlay: 'The floor has stopped play',
    tableHasStoppedBy: 'The table has stopped by itself',
  },
  beside: {
    handBefore: (hand: string) => `Hand ${hand}`,
    won: (who: string, amount: string) => `${who} won ${amount}`,
    more: (count: number) => ` and ${count} more`,
    sealOf: (hand: string, seal: string) => `Deck seal of hand ${hand}: ${seal}`,
    codeOfSeal: 'The deck seal, for the camera of a phone',
    scanSeal: 'Scan the deck seal now, check your receipt later',
    mustHitBy: (amount: string) => `must be hit by ${amount}`,
    jackpot: (amount: ReactNode) => rich`Jackpot ${amount}`,
    waiting: (count: number) => (count === 1 ? '1 waits on the list' : `${count} wait on the list`),
  },
  invitation: {
    takeSeat: 'Take a seat',
    thisTableIsClosed: 'This table is closed',
    thisTableIsBeing: 'This table is being opened',
    swipeYourCardAt: 'Swipe your card at any station and play.',
    pleaseAskAtPoker: 'Please ask at the poker desk.',
  },
};

/** What each translation must provide. */
export type Texts = typeof english;

export const texts = catalogue<Texts>('center-display', {
  en: english,
  es: spanish,
  vi: vietnamese,
  zh: chinese,
  ko: korean,
  tl: tagalog,
});
