import type { Sheet } from '../sheet.ts';

/** What the text of Lightning Poker prints, restated. */
export const sheet: Sheet = {
  spreads: ['holdem', 'omaha', 'omaha-hi-lo-8'],
  notDealt: [],
  ruled: ['short-deck-holdem', 'deuce-to-seven-triple-draw', 'badugi'],
  feeOptions: {},
  schedules: [],
  amounts: [],
  feesGoBy: [],
  pays: [],
  nothingPrinted: [],
};
