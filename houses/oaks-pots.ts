/** Limit hold'em at the Oaks Club (002:182-243). */
import type { PokerRules } from '../games/poker/rules.ts';
import { splitLimits } from './flop-limits.ts';
import type { PotGame } from './house.ts';

/**
 * Time is taken in advance, or a fee for each hand; of their amounts only "3-6 … $4" is printed (002:194), without the
 * period, so nothing can be posted. A short buy is five bets, of the lower limit up to 3-6 and of the higher from 5-10
 * on, which is half the buy-in wherever both are printed.
 */
export const HOLDEM: PotGame<PokerRules> = {
  kind: 'pot',
  source: '002:182-243',
  rules: {
    betting: 'split-limit',
    maxRaises: 3, // a bet and three raises, unlimited between two players
    raiseOverAllIn: 'complete', // 6 all-in at 5-10: called or completed to 10
  },
  limits: splitLimits('002:196-207', [
    { lower: 1, small: 0.5, buyIn: 10 },
    { lower: 2, small: 1, buyIn: 20 },
    { lower: 3, small: 1, buyIn: 30 },
    { lower: 6, small: 4, buyIn: 60 },
    { lower: 10, small: 5, buyIn: 200 },
    { lower: 15, small: 10, buyIn: 300 },
    { lower: 20, small: 10, buyIn: 400 },
    { lower: 30, small: 15, buyIn: 600 },
  ]),
  collections: [],
  timeCollections: [],
  jackpot: null,
};
