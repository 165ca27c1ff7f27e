/**
 * The contract that every game implements, whether poker, baccarat or tiles.
 *
 * A hand is a function of (rules, start, deck, decisions) and of nothing else. That one fact gives recovery, replay,
 * dispute evidence, hand history, simulation and tests: to find out what happened, replay the hand.
 *
 * The rules are pure. They use no clock, draw no random numbers and touch no files: randomness comes in as a shuffled
 * deck or a drawn lot, and waiting is the table's business.
 */
import type { z } from 'zod';
import type { Ask, Decision } from './ask.ts';
import type { Card } from './card.ts';
import type { CarriedShare, HandStart, Lot, Occupant, Seating, StandingChoice } from './hand-start.ts';
import type { HandView } from './hand-view.ts';
import type { JackpotQualifier } from './jackpot.ts';
import type { BetOdds, PlayedOut } from './odds.ts';
import type { Outcome } from './outcome.ts';
import type { Refusal, Result } from './result.ts';
import type { RuleText } from './rule-text.ts';
import type { Seat, Viewer } from './seat.ts';

/** What a floorman may do to a hand in progress. Journaled in order with the decisions, and replayed like them. */
export type Ruling = { readonly kind: 'foul'; readonly seat: Seat };

/**
 * One game. `State` is private to the game: no other code looks inside it, and it is never stored, because replay makes
 * it again. `Rules`, `Start` and `Memory` are stored, so each has a schema.
 */
export interface Game<Rules, Start extends HandStart, State, Memory, View extends HandView = HandView> {
  readonly id: string;
  readonly name: string;
  /** Options with defaults. Each field's `.meta()` gives `title`, `unit` and `source`; see `OptionMeta`. */
  readonly rules: z.ZodType<Rules>;
  readonly start: z.ZodType<Start>;
  readonly memory: z.ZodType<Memory>;
  /** The minimum and maximum number of seats dealt in. */
  seats(rules: Rules): { readonly min: number; readonly max: number };
  /** The standing choices that players have under these rules. Absent: none. */
  choices?(rules: Rules): readonly StandingChoice[];
  /** The memory of a new table, before any hand. */
  newMemory(): Memory;
  /** Decides which players are dealt in next, who posts what, and where the button goes. */
  seatHand(rules: Rules, memory: Memory, occupants: readonly Occupant[], lot: Lot): Seating<Start, Memory>;
  /** The cards of the game in a fixed order; the host shuffles and seals them. */
  deck(rules: Rules): Card[];
  /**
   * Whether the next hand continues with the last hand's deck, as a shoe does until the cut card. Absent: never. When
   * it does, `begin` gets the same deck as the last hand, and the start's `used` says how much of it is gone.
   */
  continues?(rules: Rules, memory: Memory): boolean;
  /**
   * The memory for when that deck cannot continue: it was made for other rules, it cannot be opened, or nobody knows
   * how much of it is gone. No card is dealt twice. Comes with `continues`.
   */
  freshDeck?(memory: Memory): Memory;
  begin(rules: Rules, start: Start, deck: readonly Card[]): State;
  /**
   * Where each card of the deck goes when a hand runs its full length: entry 0 names the zone of `deck[0]`, and so on.
   * Zones are a seat's number as text (`3`), `board`, `dealer`, `player`, `banker`, `burn`, …: the same names that
   * `deal` events carry in `to`. The list ends where the order begins to depend on decisions (draws, hits); from there
   * on, each `deal` event takes the next cards of the deck in the order it names them. Scenario files and test benches
   * use this list to place named cards.
   */
  dealOrder(rules: Rules, start: Start): readonly string[];
  /** Every decision now owed, with its legal range. Empty: the hand is over. */
  asks(state: State): readonly Ask[];
  /** Refused decisions change nothing; states are never changed in place. */
  decide(state: State, seat: Seat, decision: Decision): Result<State, Refusal>;
  /** Applies the rules for a seat that does not answer (LR23). Call it only for a seat that owes a decision. */
  absent(state: State, seat: Seat): State;
  /** A floorman's ruling (LR9). Refused when it makes no sense now. */
  rule(state: State, ruling: Ruling): Result<State, Refusal>;
  /**
   * The only place where cards are hidden. `open` is the public view of the same state, if the caller already has it:
   * parts that are the same for the seat may be taken from it as the very same objects. It does not change what the
   * viewer sees.
   */
  view(state: State, viewer: Viewer, open?: View): View;
  /**
   * The share of the pot, in thousandths, that a seat's cards would win on average if everyone stayed in and all that
   * the seat's view does not show fell by chance. Null for a seat that is not in the hand. Call it only while somebody
   * owes a bet. Absent: nobody bets in this game.
   */
  ownChance?(rules: Rules, view: View, seat: Seat): number | null;
  /** Call it only for a hand that is over. */
  outcome(state: State): Outcome;
  /** Describes how the game is played under these rules, for the players. */
  explain(rules: Rules): readonly RuleText[];
  /** Why this game cannot offer the jackpot, in one sentence; null when it can. Absent: it can offer none. */
  jackpotFault?(rules: Rules, jackpot: JackpotQualifier): string | null;
  /** What wins a jackpot, in one sentence for the players. Comes with `jackpotFault`. */
  jackpotText?(rules: Rules, jackpot: JackpotQualifier): string;
  /** The odds of every bet against a player-dealer under these rules. Absent: the game is played for a pot. */
  odds?(rules: Rules, how: PlayedOut): readonly BetOdds[];
  /** The memory that a finished hand leaves for the next. `memory` is what `seatHand` returned for this hand. */
  after(state: State, memory: Memory): Memory;
  /** What hands without a winner left in the pot for the next hand. Absent: every hand has a winner. */
  carried?(memory: Memory): readonly CarriedShare[];
  /** The memory after those chips have been given back to their owners. Comes with `carried`. */
  withoutCarried?(memory: Memory): Memory;
  /**
   * The memory that a voided hand leaves for the next: the deal is repeated, and nobody gains or owes anything.
   * `memory` is what `seatHand` returned for this hand.
   */
  voided(state: State, memory: Memory): Memory;
}

/** What `bin/dealerless rules` prints for each option. */
export interface OptionMeta {
  readonly title: string;
  /** `money` options are cents in the code and dollars in files. */
  readonly unit: 'money' | 'seats' | 'count' | 'choice' | 'yes or no' | 'schedule';
  /** Rule number, or document and lines. */
  readonly source: string;
}
