/** Every game there is, by its id. */
import { commissionFreeBaccarat } from './commission-free-baccarat.ts';
import { crazyPineapple } from './crazy-pineapple.ts';
import { crazyPineappleHiLo8 } from './crazy-pineapple-hi-lo-8.ts';
import { doubleHandPoker } from './double-hand-poker.ts';
import { ezBaccarat } from './ez-baccarat.ts';
import { ezBaccaratPanda8 } from './ez-baccarat-panda-8.ts';
import { fastNine } from './fast-nine.ts';
import type { Game, HandStart } from './game.ts';
import { holdem } from './holdem.ts';
import { noBust21 } from './no-bust-21.ts';
import { omaha } from './omaha.ts';
import { omahaHiLo8 } from './omaha-hi-lo-8.ts';
import { pineapple } from './pineapple.ts';
import { pineappleHiLo8 } from './pineapple-hi-lo-8.ts';
import { razz } from './razz.ts';
import { sevenCardStud } from './seven-card-stud.ts';
import { sevenCardStudHiLo8 } from './seven-card-stud-hi-lo-8.ts';
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
 * A game of any rules and state, as the host needs it. Rules, starts and memories come out of the game's schemas
 * or out of the game itself, states only out of the game, and all of them go back to the same game alone.
 */
export type AnyGame = Game<AnyRules, AnyStart, AnyState, AnyMemory>;

/** A game with its own types cast away. This is the only place where they are cast away. */
export function anyGame<Rules, Start extends HandStart, State, Memory>(
  game: Game<Rules, Start, State, Memory>,
): AnyGame {
  return game as unknown as AnyGame;
}

const games: readonly AnyGame[] = [
  anyGame(holdem),
  anyGame(omaha),
  anyGame(omahaHiLo8),
  anyGame(shortDeckHoldem),
  anyGame(sevenCardStud),
  anyGame(sevenCardStudHiLo8),
  anyGame(razz),
  anyGame(pineapple),
  anyGame(pineappleHiLo8),
  anyGame(crazyPineapple),
  anyGame(crazyPineappleHiLo8),
  anyGame(ezBaccarat),
  anyGame(doubleHandPoker),
  anyGame(ezBaccaratPanda8),
  anyGame(commissionFreeBaccarat),
  anyGame(noBust21),
  anyGame(fastNine),
];

export const GAMES: ReadonlyMap<string, AnyGame> = new Map(games.map((game) => [game.id, game]));
