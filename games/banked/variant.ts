/**
 * What a player-dealer game adds to the framework. The framework offers the bank, takes the wagers and the
 * collections, settles against the player-dealer's money and counts every chip; the game deals, asks and judges.
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

export interface BankedVariant<Rules extends BankedRules, R extends Round> {
  readonly id: string;
  readonly name: string;
  readonly rules: z.ZodType<Rules>;
  /** Every bet that is placed before the deal, in the order of the layout; `dues` has the order of settlement. */
  bets(rules: Rules): readonly AnyBetKind[];
  /** Whether the action begins by dice: three are thrown for each hand. */
  readonly dice: boolean;
  /** Which way places are counted by dice and stacks go out. Absent: clockwise, from the player-dealer's left. */
  readonly way?: Way;
  /** The table's display of the shoe, where `result` gives the words of games/tracker.ts. Absent: never one. */
  tracked?(rules: Rules): Tracked | false;
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
  /**
   * What bettors are owed with no stake of their own, by `table.entitled`, in the order in which it is paid after every bet.
   * What is not in it comes to nothing. Absent: no bet of the game entitles to anything.
   */
  owed?(table: BankedTable<Rules>, round: R): readonly Owed[];
  /** Where the action began, once everybody may know. */
  action(table: BankedTable<Rules>, round: R): { readonly position: string; readonly text: string } | null;
  /** How the round came out, in a word that the tracker keeps; null while it goes on. */
  result(table: BankedTable<Rules>, round: R): string | null;
  /** The same in one sentence, of a round that is done. Absent: each bet comes out for itself. */
  outcome?(table: BankedTable<Rules>, round: R): string;
  /**
   * Hands of every position, clockwise from the player-dealer's left; their own only where they have cards to set. A card is
   * null to a viewer who may not know it: whoever decides for a position knows its cards, everybody what is open.
   */
  positions(table: BankedTable<Rules>, round: R, viewer: Viewer): readonly PositionView[];
  /** Open hands that belong to the player-dealer or to everybody: `dealer`, `player`, `banker`. */
  zones(table: BankedTable<Rules>, round: R): HandView['zones'];
  /**
   * Open hands that their bettors may turn up, each by its zone, with the spot whose highest bettor that is. Absent: nobody
   * turns up any.
   */
  readonly turnedBy?: Readonly<Record<string, string>>;
  /** Limits and rules that are posted at the table, in words, beside those that the framework posts. */
  posted(rules: Rules): readonly string[];
  /** What is to be known beside the bets: who draws, how a hand is set. Absent: nothing. */
  explain?(rules: Rules): readonly RuleText[];
  /** The odds of every bet of the layout, in its order. */
  odds(rules: Rules, how: PlayedOut): readonly BetOdds[];
}
