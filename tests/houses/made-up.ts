/** A house that there is not: a pot game at two limits with two fees, and a game against a player-dealer. */
import type { PokerRules } from '../../games/poker/rules.ts';
import { feeOptions, limitsOf } from '../../houses/banked-fees.ts';
import type { FeeOption, House, Limit } from '../../houses/house.ts';

const LIMITS: readonly Limit<PokerRules>[] = [2, 4].map(
  (lower): Limit<PokerRules> => ({
    id: `${lower}-${lower * 2}`,
    label: `Limit $${lower}-$${lower * 2}`,
    rules: { betting: 'split-limit', lowerLimit: lower * 100, smallBlind: lower * 50 },
    buyIn: { fullBuy: lower * 1_000, shortBuy: null, maximum: null, step: 100 },
    source: 'made up',
  }),
);

const fee = (option: number, minPlayers: number, maxPlayers: number, playerFee: number): FeeOption => ({
  ...{ option, minPlayers, maxPlayers, playerFee, modifiedFee: 0, turnFee: 0, riverFee: 0, splitFee: 0 },
  forGames: 'limit',
  sizes: { min: 200, max: 400, asPrinted: 'limits of $2-4 and $4-8' },
  source: 'made up',
});

const BY_HAND = { playerBy: 'wager', playerBonus: false, dealerBy: 'hand', dealerBonus: false } as const;
const BACCARAT_FEES = feeOptions('made up', BY_HAND, [[1, '1', 5, 100, { 5: 1 }, { 0: 2 }]]);

export const madeUp: House = {
  id: 'made-up',
  name: 'Made Up',
  source: 'made up',
  text: [
    { id: 'holdem', name: 'Hold’em', source: 'made up' },
    { id: 'ez-baccarat', name: 'EZ Baccarat', source: 'made up' },
  ],
  games: {
    holdem: {
      kind: 'pot',
      source: 'made up',
      rules: { betting: 'split-limit', killBlind: null },
      limits: LIMITS,
      collections: [fee(1, 5, 10, 400), fee(2, 2, 4, 200)],
      timeCollections: [],
      jackpot: null,
    },
    'ez-baccarat': {
      kind: 'banked',
      source: 'made up',
      rules: { backline: 'no' },
      limits: limitsOf(BACCARAT_FEES),
      collections: BACCARAT_FEES,
    },
  },
};
