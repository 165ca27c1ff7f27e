import { DOUBLE_HAND_FEES, EZ_BACCARAT_FEES, NO_BUST_FEES, PANDA_8_FEES } from './artichoke-joes-fees.ts';
import { limitsOf } from './banked-fees.ts';
import type { BankedFeeOption, BankedGame, House } from './house.ts';

/** The games' own defaults are the rules of this house. */
const asPrinted = (source: string, collections: readonly BankedFeeOption[]): BankedGame => ({
  kind: 'banked',
  source,
  rules: {},
  limits: limitsOf(collections),
  collections,
});

/** Artichoke Joe's Casino, GEGA-000562. */
export const artichokeJoes: House = {
  id: 'artichoke-joes',
  name: 'Artichoke Joe’s',
  source: '000:1847-2606, 000:6272-6542, 000:6615-6779, 000:7064-8770',
  games: {
    'ez-baccarat': asPrinted('000:6272-6542', EZ_BACCARAT_FEES),
    'ez-baccarat-panda-8': asPrinted('000:7064-7569', PANDA_8_FEES),
    'no-bust-21': asPrinted('000:2228-2606', NO_BUST_FEES),
    'double-hand-poker': asPrinted('000:1847-2227', DOUBLE_HAND_FEES),
  },
};
