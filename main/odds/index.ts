/** The odds of every game that has bets against a player-dealer, by its id. */
import { noBustGame } from '../../games/banked/blackjack/variant.ts';
import { doubleHand } from '../../games/banked/double-hand/double-hand.ts';
import { ezBaccaratVariant } from '../../games/ez-baccarat.ts';
import { ezBaccaratPanda8Variant } from '../../games/ez-baccarat-panda-8.ts';
import type { AnyRules } from '../../games/registry.ts';
import { baccaratOdds } from './baccarat.ts';
import { doubleHandOdds } from './double-hand-poker.ts';
import { noBustOdds } from './no-bust-21.ts';
import type { BetOdds, OddsOf, PlayedOut } from './odds.ts';

/** What a game's schema reads, and so its rules whatever hides their type. */
interface Reads<Rules> {
  readonly rules: { parse(rules: unknown): Rules };
}

function hide<Rules>(game: Reads<Rules>, odds: OddsOf<Rules>): OddsOf<AnyRules> {
  return (rules, how) => odds(game.rules.parse(rules), how);
}

const ODDS: ReadonlyMap<string, OddsOf<AnyRules>> = new Map([
  ['ez-baccarat', hide(ezBaccaratVariant, baccaratOdds)],
  ['ez-baccarat-panda-8', hide(ezBaccaratPanda8Variant, baccaratOdds)],
  ['no-bust-21', hide(noBustGame, noBustOdds)],
  ['double-hand-poker', hide(doubleHand, doubleHandOdds)],
]);

/** Games whose odds are known. */
export const gamesWithOdds: readonly string[] = [...ODDS.keys()];

/** The odds of a game's bets under these rules; null for a game without odds, such as one played for a pot. */
export function oddsFor(game: string, rules: AnyRules, how: PlayedOut): readonly BetOdds[] | null {
  return ODDS.get(game)?.(rules, how) ?? null;
}
