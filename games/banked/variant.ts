/**
 * What a player-dealer game adds to the framework. The framework offers the bank, takes the wagers and the
 * collections, settles against the player-dealer's money and counts every chip; the game deals, asks and judges.
 */
import type { z } from 'zod';
import type { Card } from '../card.ts';
import type { Ask, Decision, HandEvent, HandView, PositionView, Seat, Viewer, WagerSpot } from '../game.ts';
import type { Cents } from '../money.ts';
import type { Refusal, Result } from '../result.ts';
import type { BankedRules } from './rules.ts';
import type { BankedTable, Bet } from './table.ts';

/** A kind of spot on the layout, whoever's position it is on. */
export interface SpotKind extends Pick<WagerSpot, 'id' | 'label' | 'min' | 'max' | 'step' | 'payTable'> {
  /** Kinds of which one must hold a bet of the same bettor on the same position; empty for a base wager. */
  readonly needs: readonly string[];
  /** The kind whose bet it may not be greater than. */
  readonly upTo: string | null;
  /** A bonus wager, as the posted collection has it; a base wager otherwise. */
  readonly bonus: boolean;
  /** Whether it may be bet behind another player. */
  readonly backline: boolean;
}

/** An event of a round. Cards of a `deal` are shown to `eyes` only; everybody sees those of 'all'. */
export interface RoundEvent {
  readonly event: HandEvent;
  readonly eyes: readonly Seat[] | 'all';
}

/** What every game's round keeps for the framework. States are never changed in place. */
export interface Round {
  /** Index in the deck of the next card. */
  readonly next: number;
  /** Chips put out during the round (doubles, splits), after the bets that were closed before the deal. */
  readonly added: readonly Bet[];
  /** In order; `deal` events name the cards in the very order in which they come off the deck. */
  readonly events: readonly RoundEvent[];
}

/** What one bet comes to, were the player-dealer's money without end. */
export interface Due {
  /** One of the table's bets or of the round's added ones: the very object. */
  readonly bet: Bet;
  readonly verdict: 'win' | 'lose' | 'push';
  /** What changes hands in full: winnings beside the stake, or the part of the stake that is lost. 0 for a push. */
  readonly amount: Cents;
  /** The result as results are named: `win`, `lose`, `push`, `surrender`, `no-action` … */
  readonly result: string;
  /** One short sentence for the bettor: `Player wins 8 to 6`, `Dragon 7 pays 40 to 1`. */
  readonly text: string;
}

export interface BankedVariant<Rules extends BankedRules, R extends Round> {
  readonly id: string;
  readonly name: string;
  readonly rules: z.ZodType<Rules>;
  /** In the order of the layout; the order in which bets are settled is that of `dues`. */
  spots(rules: Rules): readonly SpotKind[];
  /** Kinds of spot that count for who decides: the base wagers. */
  readonly base: readonly string[];
  /** Whether the action begins by dice: three are thrown for each hand. */
  readonly dice: boolean;
  /** Whether `result` gives the words of a baccarat shoe (games/tracker.ts), for an EZTRAK display. */
  readonly tracked: boolean;
  /** The unshuffled deck or shoe. */
  deck(rules: Rules): Card[];
  /** Cards after which a shoe is changed before the next hand; null where every hand has a fresh deck. */
  cut(rules: Rules): number | null;
  /** Deals as far as it goes without a decision. */
  deal(table: BankedTable<Rules>): R;
  /** Decisions owed; none: the round is done. */
  asks(table: BankedTable<Rules>, round: R): readonly Ask[];
  /** Only for a seat that owes a decision. */
  decide(table: BankedTable<Rules>, round: R, seat: Seat, decision: Decision): Result<R, Refusal>;
  /** The house way for a seat that does not answer. */
  absent(table: BankedTable<Rules>, round: R, seat: Seat): R;
  /** Every bet of a round that is done, `table.bets` and `round.added`, each once, in the order of settlement. */
  dues(table: BankedTable<Rules>, round: R): readonly Due[];
  /** Where the action began, once everybody may know. */
  action(table: BankedTable<Rules>, round: R): { readonly position: string; readonly text: string } | null;
  /** How the round came out, in a word that the tracker keeps; null while it goes on. */
  result(table: BankedTable<Rules>, round: R): string | null;
  /**
   * Hands of every position, clockwise from the player-dealer's left; his own only where he has cards to set. A card is
   * null to a viewer who may not know it: whoever decides for a position knows its cards, everybody what is open.
   */
  positions(table: BankedTable<Rules>, round: R, viewer: Viewer): readonly PositionView[];
  /** Open hands that belong to the player-dealer or to everybody: `dealer`, `player`, `banker`. */
  zones(table: BankedTable<Rules>, round: R): HandView['zones'];
  /** Limits and rules that are posted at the table, in words, beside those that the framework posts. */
  posted(rules: Rules): readonly string[];
}
