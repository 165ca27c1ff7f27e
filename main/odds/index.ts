/** The odds of every game that has bets against a player-dealer, by its id. */
import type { BetOdds } from '../../games/odds.ts';
import { type AnyRules, GAMES } from '../../games/registry.ts';
import { Seeded } from './seeded.ts';

/** How to simulate bets whose odds cannot be counted exactly: the same seed gives the same figures. */
export interface SeededPlay {
  readonly hands: number;
  readonly seed: number;
}

/** Games with known odds. */
export const gamesWithOdds: readonly string[] = [...GAMES.values()].flatMap((game) => (game.odds ? [game.id] : []));

/** The odds of a game's bets under these rules; null for a game without odds, such as a pot game. */
export function oddsFor(game: string, rules: AnyRules, { hands, seed }: SeededPlay): readonly BetOdds[] | null {
  const seeded = new Seeded(seed);
  return GAMES.get(game)?.odds?.(rules, { hands, lot: (n) => seeded.below(n) }) ?? null;
}
