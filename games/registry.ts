/** Every game there is, by its id. */
import { crazyPineapple } from './crazy-pineapple.ts';
import { crazyPineappleHiLo8 } from './crazy-pineapple-hi-lo-8.ts';
import type { Game, HandStart } from './game.ts';
import { holdem } from './holdem.ts';
import { omaha } from './omaha.ts';
import { omahaHiLo8 } from './omaha-hi-lo-8.ts';
import { pineapple } from './pineapple.ts';
import { pineappleHiLo8 } from './pineapple-hi-lo-8.ts';
import { shortDeckHoldem } from './short-deck-holdem.ts';

declare const hidden: unique symbol;

/** A value of some game's own type: it can be kept and handed back to that game, and not looked into. */
interface Hidden<Name extends string> {
  readonly [hidden]: Name;
}

export type AnyRules = Hidden<'rules'>;
export type AnyStart = HandStart & Hidden<'start'>;
export type AnyState = Hidden<'state'>;
export type AnyMemory = Hidden<'memory'>;

/**
 * A game whose own types are hidden, as the host needs it. Rules, starts and memories come out of the game's schemas
 * or out of the game itself, states only out of the game, and all of them go back to the same game alone.
 */
export type AnyGame = Game<AnyRules, AnyStart, AnyState, AnyMemory>;

/** Hides a game's own types. This is the only place where they are cast away. */
export function hide<Rules, Start extends HandStart, State, Memory>(game: Game<Rules, Start, State, Memory>): AnyGame {
  return game as unknown as AnyGame;
}

const games: readonly AnyGame[] = [
  holdem,
  omaha,
  omahaHiLo8,
  shortDeckHoldem,
  pineapple,
  pineappleHiLo8,
  crazyPineapple,
  crazyPineappleHiLo8,
].map(hide);

export const GAMES: ReadonlyMap<string, AnyGame> = new Map(games.map((game) => [game.id, game]));
