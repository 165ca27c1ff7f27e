/** How a game makes its players put chips in before they choose to. There is one object for each way. */
import type { z } from 'zod';
import type { HandStart, Lot, Occupant, Seating, StandingChoice } from '../hand-start.ts';
import type { Cents } from '../money.ts';
import type { BettingRound } from './betting.ts';
import type { StudRules } from './bring-in.ts';
import type { DrawRules } from './draw.ts';
import type { PokerMemory } from './memory.ts';
import type { PokerRules } from './rules.ts';
import type { PokerStart, StudStart } from './start.ts';
import type { PokerState, PokerTable } from './state.ts';
import type { Variant } from './variant.ts';

/** The amounts that a hand's betting uses, all of them known. */
export interface Stakes {
  /** The bet sizes of limit games, in the first rounds and in the last. */
  readonly lower: Cents;
  readonly higher: Cents;
  /** The minimum bet where there are no limits. */
  readonly min: Cents;
}

/** Rules and starts of all games, whatever their forced bets. */
export type AnyPokerRules = PokerRules | DrawRules | StudRules;
export type AnyPokerStart = PokerStart | StudStart;

/** What a hand needs from its forced bets once they have been posted. */
export interface ForcedBets {
  /** The betting round that the posts open. */
  firstRound(table: PokerTable): BettingRound;
  /** The round after the opener has made the forced bet, where there is one. */
  afterBringIn(table: PokerTable, round: BettingRound): BettingRound;
  /** What a pot-limit raise counts toward the pot in addition to what is in the middle. */
  beyondThePot(state: PokerState): Cents;
  /**
   * The chips from which jackpots may take their drop once everything is posted: the small blind (LD8), or the antes
   * (000:208-209).
   */
  jackpotFrom(state: PokerState): Cents;
}

/** The same with what is specific to each way: its options, and how hands are seated and follow one another. */
export interface ForcedBetsOf<Rules extends AnyPokerRules, Start extends AnyPokerStart> extends ForcedBets {
  readonly start: z.ZodType<Start>;
  rules(variant: Variant): z.ZodType<Rules>;
  stakes(rules: Rules, start: Start): Stakes;
  choices(rules: Rules): readonly StandingChoice[];
  seat(
    rules: Rules,
    limits: { readonly min: number; readonly max: number },
    memory: PokerMemory,
    occupants: readonly Occupant[],
    lot: Lot,
  ): Seating<Start & HandStart, PokerMemory>;
  after(state: PokerState, memory: PokerMemory): PokerMemory;
  voided(state: PokerState, memory: PokerMemory): PokerMemory;
}
