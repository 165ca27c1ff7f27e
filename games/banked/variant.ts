/**
 * What a player-dealer game adds to the framework. The framework offers the bank, takes the wagers and the collections,
 * settles against the player-dealer's money and counts every chip; the game deals, asks and judges.
 */
import type { z } from 'zod';
import type { Ask, Decision } from '../ask.ts';
import type { Card } from '../card.ts';
import type { HandEvent } from '../hand-event.ts';
import type { HandView, PositionView } from '../hand-view.ts';
import type { BetOdds, PlayedOut } from '../odds.ts';
import type { Refusal, Result } from '../result.ts';
import type { RuleText } from '../rule-text.ts';
import type { Seat, Viewer } from '../seat.ts';
import type { Tracked } from '../tracker.ts';
import type { AnyBetKind, Due } from './bet.ts';
import type { Owed } from './entitlement.ts';
import type { BankedRules, Way } from './rules.ts';
import type { BankedTable, Bet } from './table.ts';

/** An event of a round. Only `eyes` see the cards of a `deal`; everyone sees those of 'all'. */
export interface RoundEvent {
  readonly event: HandEvent;
  readonly eyes: readonly Seat[] | 'all';
}

/** What every game's round stores for the framework. States are never changed in place. */
export interface Round {
  /** Index in the deck of the next card. */
  readonly next: number;
  /** Chips put out during the round (doubles, splits), after the bets that were closed before the deal. */
  readonly added: readonly Bet[];
  /** In order; `deal` events name the cards in the exact order in which they come off the deck. */
  readonly events: readonly RoundEvent[];
}

export interface BankedVariant<Rules extends BankedRules, R extends Round> {
  readonly id: string;
  readonly name: string;
  readonly rules: z.ZodType<Rules>;
  /** Every bet placed before the deal, in layout order; `dues` has the order of settlement. */
  bets(rules: Rules): readonly AnyBetKind[];
  /** Whether the action begins by dice: three are thrown for each hand. */
  readonly dice: boolean;
  /**
   * The direction in which dice count places and stacks are dealt. Absent: clockwise, from the player-dealer's left.
   */
  readonly way?: Way;
  /**
   * The table's display of the shoe, where `result` returns the words of games/tracker.ts. Absent: there never is one.
   */
  tracked?(rules: Rules): Tracked | false;
  /** The unshuffled deck or shoe. */
  deck(rules: Rules): Card[];
  /** The number of cards after which a shoe is changed before the next hand; null where every hand has a fresh deck. */
  cut(rules: Rules): number | null;
  /** Deals up to the first decision. */
  deal(table: BankedTable<Rules>): R;
  /** Decisions owed; empty: the round is finished. */
  asks(table: BankedTable<Rules>, round: R): readonly Ask[];
  /** Call it only for a seat that owes a decision. */
  decide(table: BankedTable<Rules>, round: R, seat: Seat, decision: Decision): Result<R, Refusal>;
  /** The house way for a seat that does not answer. */
  absent(table: BankedTable<Rules>, round: R, seat: Seat): R;
  /** Every bet of a finished round, `table.bets` and `round.added`, each once, in the order of settlement. */
  dues(table: BankedTable<Rules>, round: R): readonly Due[];
  /**
   * Payments owed to bettors without a stake of their own, from `table.entitled`, in the order in which they are paid
   * after every bet. Any not listed pays nothing. Absent: no bet of the game entitles to anything.
   */
  owed?(table: BankedTable<Rules>, round: R): readonly Owed[];
  /** Where the action began, once everyone may know. */
  action(table: BankedTable<Rules>, round: R): { readonly position: string; readonly text: string } | null;
  /** The result of the round, in a word that the tracker stores; null while it continues. */
  result(table: BankedTable<Rules>, round: R): string | null;
  /** The same in one sentence, for a finished round. Absent: each bet has its own result. */
  outcome?(table: BankedTable<Rules>, round: R): string;
  /**
   * Hands of every position, clockwise from the player-dealer's left; the player-dealer's own only where they have
   * cards to set. A card is null to a viewer who may not know it: the player who decides for a position knows its
   * cards, everyone knows open cards.
   */
  positions(table: BankedTable<Rules>, round: R, viewer: Viewer): readonly PositionView[];
  /** Open hands that belong to the player-dealer or are shared: `dealer`, `player`, `banker`. */
  zones(table: BankedTable<Rules>, round: R): HandView['zones'];
  /**
   * Open hands that bettors may turn up, by zone, each with the spot whose highest bettor does it. Absent: nobody turns
   * up any.
   */
  readonly turnedBy?: Readonly<Record<string, string>>;
  /** Limits and rules posted at the table, in words, in addition to those that the framework posts. */
  posted(rules: Rules): readonly string[];
  /** What there is to know in addition to the bets: who draws, how a hand is set. Absent: nothing. */
  explain?(rules: Rules): readonly RuleText[];
  /** The odds of every bet of the layout, in its order. */
  odds(rules: Rules, how: PlayedOut): readonly BetOdds[];
}
