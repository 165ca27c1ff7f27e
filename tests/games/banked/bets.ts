import { join } from 'node:path';
import { byFolder } from '../../by-folder.ts';
import type { GameBets } from './bets-of.ts';

/** The bets of every game against a player-dealer, from a file for each: `bets/fast-nine.ts` for the id `fast-nine`. */
export const BETS = await byFolder<GameBets>(join(import.meta.dirname, 'bets'), 'bets');
