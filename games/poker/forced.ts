/** How a game makes its players put chips in before they choose to. There is one object for each way there is. */
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

/** The amounts that the betting of a hand goes by, every one of them known. */
export interface Stakes {
  /** What bets are made at in limit games, in the first rounds and in the last. */
  readonly lower: Cents;
  readonly higher: Cents;
  /** The minimum bet where there are no limits. */
  readonly min: Cents;
}

/** Rules and starts of all games, whatever their forced bets. */
export type AnyPokerRules = PokerRules | DrawRules | StudRules;
export type AnyPokerStart = PokerStart | StudStart;

/** What a hand asks of its forced bets once they have been posted. */
export interface ForcedBets {
  /** The round of betting that the posts open. */
  firstRound(table: PokerTable): BettingRound;
  /** The round after whoever opens has made the forced bet, where there is one. */
  afterBringIn(table: PokerTable, round: BettingRound): BettingRound;
  /** What a pot-limit raise counts of the pot beyond what lies in the middle. */
  beyondThePot(state: PokerState): Cents;
  /** The chips out of which jackpots may take their drop now that everything is posted: the small blind (LD8), or the antes (000:208-209). */
  jackpotFrom(state: PokerState): Cents;
}

/** The same with what is particular to it: its options, and how hands are seated and follow one another. */
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
