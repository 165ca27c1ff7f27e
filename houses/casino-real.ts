import { limitsOf } from './banked-fees.ts';
import { NO_BUST_FEES, PANDA_8_FEES } from './casino-real-fees.ts';
import type { House } from './house.ts';

/** Casino Real, later Parkwest Casino Manteca. */
export const casinoReal: House = {
  id: 'casino-real',
  name: 'Casino Real',
  source: '001:222-598, 001:3060-3384, 001:7310-8552',
  games: {
    'ez-baccarat-panda-8': {
      kind: 'banked',
      source: '001:3060-3384, 001:7310-7610',
      rules: {},
      limits: limitsOf(PANDA_8_FEES),
      collections: PANDA_8_FEES,
    },
    'no-bust-21': {
      kind: 'banked',
      source: '001:222-598, 001:8260-8529',
      rules: {},
      limits: limitsOf(NO_BUST_FEES),
      collections: NO_BUST_FEES,
    },
  },
};
