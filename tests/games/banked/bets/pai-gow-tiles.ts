import { paiGowTilesVariant } from '../../../../games/banked/tiles/tiles.ts';
import { betsOf } from '../bets-of.ts';

export const bets = betsOf(paiGowTilesVariant);
