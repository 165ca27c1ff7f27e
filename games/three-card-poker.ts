import { bankedGame } from './banked/banked.ts';
import { type ThreeCardDefaults, threeCardRules } from './banked/three-card/rules.ts';
import { threeCardGame } from './banked/three-card/three-card.ts';

const DEFAULTS: ThreeCardDefaults = {
  positions: 8,
  coverage: 'gross',
  backline: 'no',
  unqualified: 'compares',
  actionBy: 'up-card',
  pairPlus: 'any',
  bonusAfterFold: 'lost',
  source: '001:1755-1787; 000:5629-5637; 003:1769-1777',
};

/** Three Card Poker (000:5396-5637, 001:1591-1965, 003:1669-1820, 004:2119-2298). */
export const threeCardPokerParts = threeCardGame(
  {
    id: 'three-card-poker',
    name: 'Three Card Poker',
    ...DEFAULTS,
    pair: { id: 'pair-plus', label: 'Pair Plus' },
    six: null,
    needsAnte: true,
  },
  threeCardRules(DEFAULTS),
);

export const threeCardPoker = bankedGame(threeCardPokerParts.variant);
