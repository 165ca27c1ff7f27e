/**
 * The contract that every game keeps, poker or baccarat or tiles.
 *
 * A hand is a function of (rules, start, deck, decisions) and of nothing else. That one fact gives recovery,
 * replay, dispute evidence, hand history, simulation and tests: to know what happened, play it again.
 *
 * The rules are pure. They hold no clock, draw no random number and touch no file: whatever chance they need comes
 * in as a shuffled deck or a drawn lot, whatever waiting they need is the table's business.
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

/** What a floorman may do to a running hand. Journaled in order with the decisions, replayed like them. */
export type Ruling = { readonly kind: 'foul'; readonly seat: Seat };

/**
 * One game. `State` belongs to the game alone: nobody else looks inside it, and it is never stored, for replay makes
 * it again. `Rules`, `Start` and `Memory` are stored, so each has a schema.
 */
export interface Game<Rules, Start extends HandStart, State, Memory, View extends HandView = HandView> {
  readonly id: string;
  readonly name: string;
  /** Options with defaults. Each field's `.meta()` gives `title`, `unit` and `source`; see `OptionMeta`. */
  readonly rules: z.ZodType<Rules>;
  readonly start: z.ZodType<Start>;
  readonly memory: z.ZodType<Memory>;
  /** Fewest and most seats that can be dealt in. */
  seats(rules: Rules): { readonly min: number; readonly max: number };
  /** The standing choices that players have under these rules. Absent: none. */
  choices?(rules: Rules): readonly StandingChoice[];
  /** What a new table remembers: nothing yet. */
  newMemory(): Memory;
  /** Who is dealt in next, who posts what, where the button goes. */
  seatHand(rules: Rules, memory: Memory, occupants: readonly Occupant[], lot: Lot): Seating<Start, Memory>;
  /** The cards of the game in a fixed order; the host shuffles and seals them. */
  deck(rules: Rules): Card[];
  /**
   * Whether the next hand goes on with the deck of the last one, as a shoe does until the cut card. Absent: never.
   * Then `begin` is given the very deck that the last hand had, and the start's `used` says how much of it is gone.
   */
  continues?(rules: Rules, memory: Memory): boolean;
  /**
   * The memory as it is when that deck cannot go on: it was of another make, it cannot be opened, or nobody can tell how
   * much of it is gone. No card is dealt twice. Comes with `continues`.
   */
  freshDeck?(memory: Memory): Memory;
  begin(rules: Rules, start: Start, deck: readonly Card[]): State;
  /**
   * Where each card of the deck goes when a hand runs its full length: entry 0 names the zone of `deck[0]`, and so on.
   * Zones are a seat's number as text (`3`), `board`, `dealer`, `player`, `banker`, `burn`, …: the very names that
   * `deal` events carry in `to`. The list ends where the order begins to depend on decisions (draws, hits); from there
   * on each `deal` event takes the next cards of the deck in the order in which it names them. Scenario files and
   * test benches place named cards with it.
   */
  dealOrder(rules: Rules, start: Start): readonly string[];
  /** Every decision now owed, with its legal range. None: the hand is over. */
  asks(state: State): readonly Ask[];
  /** Refused decisions change nothing; states are never changed in place. */
  decide(state: State, seat: Seat, decision: Decision): Result<State, Refusal>;
  /** What the rules do for a seat that does not answer (LR23). Only for a seat that owes a decision. */
  absent(state: State, seat: Seat): State;
  /** A floorman's ruling (LR9). Refused when it makes no sense now. */
  rule(state: State, ruling: Ruling): Result<State, Refusal>;
  /**
   * The only place where cards are hidden. `open` is what the public sees of the same state, where it is known already:
   * what a seat sees just so may be taken from it, as the very same objects. It changes nothing of what is seen.
   */
  view(state: State, viewer: Viewer, open?: View): View;
  /** Only for a hand that is over. */
  outcome(state: State): Outcome;
  /** How the game is played under these rules, for people who sit at it. */
  explain(rules: Rules): readonly RuleText[];
  /** Why a jackpot cannot be played for in this game, in one sentence; null when it can. Absent: none can. */
  jackpotFault?(rules: Rules, jackpot: JackpotQualifier): string | null;
  /** What wins a jackpot, in one sentence for those who sit there. Comes with `jackpotFault`. */
  jackpotText?(rules: Rules, jackpot: JackpotQualifier): string;
  /** The odds of every bet against a player-dealer under these rules. Absent: the game is played for a pot. */
  odds?(rules: Rules, how: PlayedOut): readonly BetOdds[];
  /** What a finished hand leaves to the next one. `memory` is what `seatHand` returned for this hand. */
  after(state: State, memory: Memory): Memory;
  /**
   * What is in the pot for the next hand, from hands that nobody won. Absent: a hand always has a winner.
   */
  carried?(memory: Memory): readonly CarriedShare[];
  /** The memory once that has been given back to whose it is. Comes with `carried`. */
  withoutCarried?(memory: Memory): Memory;
  /**
   * What a hand that was voided leaves to the next one: the deal is given again, nobody gains or owes by it.
   * `memory` is what `seatHand` returned for this hand.
   */
  voided(state: State, memory: Memory): Memory;
}

/** What `bin/dealerless rules` prints beside each option. */
export interface OptionMeta {
  readonly title: string;
  /** `money` options are cents inside and dollars in files. */
  readonly unit: 'money' | 'seats' | 'count' | 'choice' | 'yes or no' | 'schedule';
  /** Rule number, or document and lines. */
  readonly source: string;
}
