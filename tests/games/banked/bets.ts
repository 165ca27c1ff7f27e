/** The bets of every game against a player-dealer, from a file for each: `bets/fast-nine.ts` for the id `fast-nine`. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GameBets } from './bets-of.ts';

const FOLDER = join(import.meta.dirname, 'bets');

export const BETS: ReadonlyMap<string, GameBets> = new Map(
  await Promise.all(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith('.ts'))
      .map(async (file): Promise<[string, GameBets]> => {
        const { bets } = (await import(join(FOLDER, file))) as { readonly bets: GameBets };
        return [file.slice(0, -'.ts'.length), bets];
      }),
  ),
);
