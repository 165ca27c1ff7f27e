import { bankedGame } from './banked/banked.ts';
import { BONUS_6_PAYS } from './banked/three-card/bets.ts';
import { sixCardRules, type ThreeCardDefaults } from './banked/three-card/rules.ts';
import { threeCardGame } from './banked/three-card/three-card.ts';

const DEFAULTS: ThreeCardDefaults = {
  positions: 8,
  coverage: 'gross',
  backline: 'yes',
  unqualified: 'pays',
  actionBy: 'left',
  pairPlus: 'any',
  bonusAfterFold: 'stands',
  source: '001:5777-5844',
};

/** 3 Card Poker of Parkwest Casino Manteca, with Pair & Up and Bonus 6 (001:5567-5855). */
export const threeCardPokerParkwestParts = threeCardGame(
  {
    id: 'three-card-poker-parkwest',
    name: '3 Card Poker',
    ...DEFAULTS,
    pair: { id: 'pair-and-up', label: 'Pair & Up' },
    six: {
      id: 'bonus-6',
      label: 'Bonus 6',
      pays: BONUS_6_PAYS,
      limits: ({ minSix, maxSix }) => ({ min: minSix, max: maxSix }),
    },
    needsAnte: false,
  },
  sixCardRules(DEFAULTS),
);

export const threeCardPokerParkwest = bankedGame(threeCardPokerParkwestParts.variant);
