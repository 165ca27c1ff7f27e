import { LOSES_HALF, paid } from '../pays.ts';
import type { Sheet } from '../sheet.ts';

/** What the text of Oaks Club prints, restated. */
export const sheet: Sheet = {
  spreads: [
    ...['california-blackjack-22', 'mexican-poker', 'asian-stud', 'no-bust-21', 'holdem', 'double-hand-poker'],
    ...['panguingue', 'lo-ball', 'seven-card-stud', 'razz', 'draw-poker', 'pai-gow-tiles', 'century-21-blackjack'],
  ],
  notDealt: [],
  feeOptions: {
    'no-bust-21': [],
    'california-blackjack-22': [],
    'century-21-blackjack': [],
    'double-hand-poker': [],
    'pai-gow-tiles': [],
  },
  schedules: [],
  amounts: [],
  feesGoBy: [],
  pays: [...paid('no-bust-21', [['base', '002:156, 165', { 'win with two jokers': '2 to 1', ...LOSES_HALF }]])],
  nothingPrinted: ['california-blackjack-22', 'century-21-blackjack', 'double-hand-poker', 'pai-gow-tiles'],
};
