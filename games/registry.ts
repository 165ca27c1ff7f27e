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
 * A game whose own types are hidden, as the host needs it. Rules, starts and memories come out of the game's schemas
 * or out of the game itself, states only out of the game, and all of them go back to the same game alone.
 */
export type AnyGame = Game<AnyRules, AnyStart, AnyState, AnyMemory>;

/** Hides a game's own types. This is the only place where they are cast away. */
export function hide<Rules, Start extends HandStart, State, Memory>(game: Game<Rules, Start, State, Memory>): AnyGame {
  return game as unknown as AnyGame;
}

const games: readonly AnyGame[] = [
  hide(holdem),
  hide(omaha),
  hide(omahaHiLo8),
  hide(shortDeckHoldem),
  hide(sevenCardStud),
  hide(sevenCardStudHiLo8),
  hide(razz),
  hide(pineapple),
  hide(pineappleHiLo8),
  hide(crazyPineapple),
  hide(crazyPineappleHiLo8),
  hide(ezBaccarat),
  hide(doubleHandPoker),
  hide(ezBaccaratPanda8),
  hide(commissionFreeBaccarat),
  hide(noBust21),
  hide(fastNine),
];

export const GAMES: ReadonlyMap<string, AnyGame> = new Map(games.map((game) => [game.id, game]));
