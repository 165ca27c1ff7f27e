import { bankedGame } from './banked/banked.ts';
import { SIX_CARD_PAYS } from './banked/three-card/bets.ts';
import { sixCardRules, type ThreeCardDefaults } from './banked/three-card/rules.ts';
import { threeCardGame } from './banked/three-card/three-card.ts';

const DEFAULTS: ThreeCardDefaults = {
  positions: 8,
  coverage: 'gross',
  backline: 'no',
  unqualified: 'pays',
  actionBy: 'left',
  pairPlus: 'any',
  bonusAfterFold: 'six-card-stands',
  source: '000:6872-6952; 001:2780-2845',
};

/** Three Card Poker 6 Card Bonus (000:6780-7063, 001:2602-3059). */
export const threeCardPoker6CardParts = threeCardGame(
  {
    id: 'three-card-poker-6-card',
    name: 'Three Card Poker 6 Card Bonus',
    ...DEFAULTS,
    pair: { id: 'pair-plus', label: 'Pair Plus' },
    six: {
      id: 'six-card-bonus',
      label: '6 Card Bonus',
      pays: SIX_CARD_PAYS,
      limits: ({ minSix, maxSix }) => ({ min: minSix, max: maxSix }),
    },
    needsAnte: true,
  },
  sixCardRules(DEFAULTS),
);

export const threeCardPoker6Card = bankedGame(threeCardPoker6CardParts.variant);
