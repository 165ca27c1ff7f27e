import { bankedGame } from './banked/banked.ts';
import { paiGowTilesVariant } from './banked/tiles/tiles.ts';

/** Pai Gow Tiles (000:2607-2878, 001:6874-7309, 002:550-657, 004:633-958). */
export const paiGowTiles = bankedGame(paiGowTilesVariant);
