/** Every game, by id. */
import type { z } from 'zod';
import { aceUpPaiGowPoker } from './ace-up-pai-gow-poker.ts';
import { asianStud } from './asian-stud.ts';
import { badugi } from './badugi.ts';
import { blackjack80 } from './blackjack-8-0.ts';
import { californiaBlackjack22 } from './california-blackjack-22.ts';
import { caribbeanStud } from './caribbean-stud.ts';
import { cashInBaccarat } from './cash-in-baccarat.ts';
import { century21Blackjack } from './century-21-blackjack.ts';
import { centuryBaccarat } from './century-baccarat.ts';
import { chinesePoker } from './chinese-poker.ts';
import { commissionFreeBaccarat } from './commission-free-baccarat.ts';
import { communityBaccarat } from './community-baccarat.ts';
import { crazyPineapple } from './crazy-pineapple.ts';
import { crazyPineappleHiLo8 } from './crazy-pineapple-hi-lo-8.ts';
import { deuceToSevenTripleDraw } from './deuce-to-seven-triple-draw.ts';
import { doubleHandPoker } from './double-hand-poker.ts';
import { drawHiLoSplit } from './draw-hi-lo-split.ts';
import { drawJacksOrBetter } from './draw-jacks-or-better.ts';
import { drawPoker } from './draw-poker.ts';
import { ezBaccarat } from './ez-baccarat.ts';
import { ezBaccaratPanda8 } from './ez-baccarat-panda-8.ts';
import { fastActionHoldem } from './fast-action-holdem.ts';
import { fastNine } from './fast-nine.ts';
import { fortunePaiGowPoker } from './fortune-pai-gow-poker.ts';
import type { Game } from './game.ts';
import type { HandStart } from './hand-start.ts';
import { holdem } from './holdem.ts';
import { holdemHiLo8 } from './holdem-hi-lo-8.ts';
import { kansasCityLowball } from './kansas-city-lowball.ts';
import { loBall } from './lo-ball.ts';
import { luckyPaiGowPoker } from './lucky-pai-gow-poker.ts';
import { mexicanPoker } from './mexican-poker.ts';
import { ninesUpGame } from './nines-up.ts';
import { noBust21 } from './no-bust-21.ts';
import { omaha } from './omaha.ts';
import { omahaHiLo8 } from './omaha-hi-lo-8.ts';
import { paiGowTiles } from './pai-gow-tiles.ts';
import { panguingue } from './panguingue.ts';
import { pineapple } from './pineapple.ts';
import { pineappleHiLo8 } from './pineapple-hi-lo-8.ts';
import { pure215 } from './pure-21-5.ts';
import { razz } from './razz.ts';
import { sevenCardStud } from './seven-card-stud.ts';
import { sevenCardStudHiLo8 } from './seven-card-stud-hi-lo-8.ts';
import { shortDeckHoldem } from './short-deck-holdem.ts';
import { tahoePineappleHiLo8 } from './tahoe-pineapple-hi-lo-8.ts';
import { threeCardPoker } from './three-card-poker.ts';
import { threeCardPoker6Card } from './three-card-poker-6-card.ts';
import { threeCardPokerParkwest } from './three-card-poker-parkwest.ts';
import { ultimateTexasHoldem } from './ultimate-texas-holdem.ts';

declare const hidden: unique symbol;

/** A value of some game's own type: the holder can keep it and hand it back to that game, but cannot look inside. */
interface Hidden<Name extends string> {
  readonly [hidden]: Name;
}

export type AnyRules = Hidden<'rules'>;
export type AnyStart = HandStart & Hidden<'start'>;
export type AnyState = Hidden<'state'>;
export type AnyMemory = Hidden<'memory'>;

/**
 * A game with any rules and state, as the host needs it. Rules, starts and memories come from the game's schemas or
 * from the game itself, states only from the game, and all of them go back only to the same game.
 */
export type AnyGame = Game<AnyRules, AnyStart, AnyState, AnyMemory>;

/** Casts away a game's own types. No other code casts them away. */
export function anyGame<Rules, Start extends HandStart, State, Memory>(
  game: Game<Rules, Start, State, Memory>,
): AnyGame {
  return game as unknown as AnyGame;
}

/** One line per game, under its id. */
const games = {
  holdem,
  omaha,
  'omaha-hi-lo-8': omahaHiLo8,
  'short-deck-holdem': shortDeckHoldem,
  'seven-card-stud': sevenCardStud,
  'seven-card-stud-hi-lo-8': sevenCardStudHiLo8,
  razz,
  'asian-stud': asianStud,
  'mexican-poker': mexicanPoker,
  pineapple,
  'pineapple-hi-lo-8': pineappleHiLo8,
  'crazy-pineapple': crazyPineapple,
  'crazy-pineapple-hi-lo-8': crazyPineappleHiLo8,
  'deuce-to-seven-triple-draw': deuceToSevenTripleDraw,
  badugi,
  'kansas-city-lowball': kansasCityLowball,
  'holdem-hi-lo-8': holdemHiLo8,
  'fast-action-holdem': fastActionHoldem,
  'tahoe-pineapple-hi-lo-8': tahoePineappleHiLo8,
  'draw-poker': drawPoker,
  'draw-jacks-or-better': drawJacksOrBetter,
  'draw-hi-lo-split': drawHiLoSplit,
  'lo-ball': loBall,
  'chinese-poker': chinesePoker,
  panguingue,
  'ez-baccarat': ezBaccarat,
  'double-hand-poker': doubleHandPoker,
  'ez-baccarat-panda-8': ezBaccaratPanda8,
  'commission-free-baccarat': commissionFreeBaccarat,
  'cash-in-baccarat': cashInBaccarat,
  'no-bust-21': noBust21,
  'pure-21-5': pure215,
  'california-blackjack-22': californiaBlackjack22,
  'blackjack-8-0': blackjack80,
  'century-21-blackjack': century21Blackjack,
  'fast-nine': fastNine,
  'three-card-poker': threeCardPoker,
  'three-card-poker-6-card': threeCardPoker6Card,
  'three-card-poker-parkwest': threeCardPokerParkwest,
  'caribbean-stud': caribbeanStud,
  'lucky-pai-gow-poker': luckyPaiGowPoker,
  'fortune-pai-gow-poker': fortunePaiGowPoker,
  'ace-up-pai-gow-poker': aceUpPaiGowPoker,
  'nines-up': ninesUpGame,
  'ultimate-texas-holdem': ultimateTexasHoldem,
  'pai-gow-tiles': paiGowTiles,
  'century-baccarat': centuryBaccarat,
  'community-baccarat': communityBaccarat,
};

type Registered = typeof games;

/** The id of a registered game. */
export type GameId = keyof Registered;

/** The options of one game, which check houses and tests that name the game: `RulesOf<'holdem'>`. */
export type RulesOf<Id extends GameId> = Registered[Id]['rules'] extends z.ZodType<infer Rules> ? Rules : never;

/** Every game, as the host plays it. */
export const GAMES: ReadonlyMap<string, AnyGame> = new Map(
  Object.entries<Game<unknown, HandStart, unknown, unknown>>(games).map(([id, game]) => [id, anyGame(game)]),
);
