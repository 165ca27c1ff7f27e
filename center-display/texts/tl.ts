/** The texts of the center display in Tagalog. */
import { rich } from '../../renderer/kit/rich.ts';
import type { Texts } from '../texts.ts';

export const tagalog: Texts = {
  centerDisplay: {
    fingerprintOfDeckFixed: 'Fingerprint ng baraha, nakapirmi bago ang unang baraha',
    deckSeal: (seal) => rich`Selyo ng baraha ${seal}`,
    hand: (hand) => rich`Hand ${hand}`,
    halfHourCollectionIn: (amount, minutes) => rich`Kalahating oras na collection ${amount} sa ${minutes} min`,
    jackpotHit: 'Tinamaan ang jackpot. Tinitingnan ng house ang hand',
    tableCloses: (why) => `Isasara ng floor ang mesang ito pagkatapos ng hand na ito: ${why}`,
    tableIsClosed: (why) => `Sarado ang mesang ito: ${why}`,
    floorHasStoppedPlay: 'Itinigil ng floor ang laro',
    tableHasStoppedBy: 'Kusang huminto ang mesa',
  },
  beside: {
    handBefore: (hand) => `Hand ${hand}`,
    won: (who, amount) => `Nanalo si ${who} ng ${amount}`,
    more: (count) => ` at ${count} pa`,
    sealOf: (hand, seal) => `Selyo ng baraha ng hand ${hand}: ${seal}`,
    codeOfSeal: 'Ang selyo ng baraha, para sa kamera ng telepono',
    scanSeal: 'I-scan ngayon ang selyo, suriin ang resibo mamaya',
    mustHitBy: (amount) => `bago umabot ng ${amount}`,
    jackpot: (amount) => rich`Jackpot ${amount}`,
    waiting: (count) => `${count} ang nasa listahan`,
  },
  invitation: {
    takeSeat: 'Maupo po',
    thisTableIsClosed: 'Sarado ang mesang ito',
    thisTableIsBeing: 'Binubuksan ang mesang ito',
    swipeYourCardAt: 'I-swipe ang card sa kahit anong station at maglaro.',
    pleaseAskAtPoker: 'Magtanong sa poker desk.',
  },
};
