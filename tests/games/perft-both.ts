/** The two counts of the ways to bet a hand, side by side. */
import { type AnyGame, GAMES } from '../../games/registry.ts';
import { perft } from './perft.ts';
import { countAgain, type SecondCount } from './perft-second.ts';
import type { FlopSetup } from './perft-setups.ts';

export function gameNamed(id: string): AnyGame {
  const game = GAMES.get(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

/** Each in the same form: asked and ended by street, as far as anybody is asked anything. */
export function countBoth(game: AnyGame, setup: FlopSetup): { first: SecondCount; second: SecondCount } {
  const first = perft(game, setup);
  const second = countAgain(setup.second);
  return {
    first: { streets: first.streets.map(({ asked, ended }) => ({ asked, ended })), sequences: first.sequences },
    second: { ...second, streets: second.streets.filter(({ asked }) => asked > 0) },
  };
}
