/** The long-run odds of bets against a player-dealer, with every wager covered in full and without fees. */
import type { Lot } from './hand-start.ts';

export interface OutcomeOdds {
  readonly name: string;
  /** Net win for each unit bet: −1 lost, 0 pushed. */
  readonly pays: number;
  readonly probability: number;
}

export interface BetOdds {
  /** The spot, as the wager ask names it. */
  readonly id: string;
  /**
   * Whether the odds were counted exactly; otherwise they were simulated, and `stderr` is the standard error of `edge`.
   */
  readonly exact: boolean;
  readonly stderr: number | null;
  /** A unit bet's average loss, as a fraction of the bet. */
  readonly edge: number;
  /** A unit bet's average gain: the edge with the opposite sign. */
  readonly return: number;
  /** Every outcome; the probabilities add up to 1. */
  readonly outcomes: readonly OutcomeOdds[];
  /** The player's strategy in these figures: `house way`. Absent: there is nothing to choose. */
  readonly strategy?: string;
  /**
   * The same bet under another strategy, such as optimal play. Absent: there is none, or it has not been calculated.
   */
  readonly best?: BestPlay;
}

/** A bet's average loss under optimal play. */
export interface BestPlay extends Pick<BetOdds, 'exact' | 'stderr' | 'edge'> {
  /** The player's strategy, in words. */
  readonly strategy: string;
}

/** How to simulate a game whose odds cannot be counted exactly. */
export interface PlayedOut {
  readonly hands: number;
  readonly lot: Lot;
}
