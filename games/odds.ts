/** What the bets against a player-dealer come to in the long run, every wager covered in full and fees left out. */
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
  /** Whether it was counted out in full; else it was played out, and `stderr` is the standard error of `edge`. */
  readonly exact: boolean;
  readonly stderr: number | null;
  /** What a unit bet loses on average, as a fraction of it. */
  readonly edge: number;
  /** What a unit bet gains on average: the edge with the other sign. */
  readonly return: number;
  /** Every outcome; the probabilities add up to 1. */
  readonly outcomes: readonly OutcomeOdds[];
  /** How the player plays in these figures: `house way`. Absent: there is nothing to choose. */
  readonly strategy?: string;
  /** The same bet under another strategy, such as the best there is. Absent: there is none, or it is not worked out. */
  readonly best?: BestPlay;
}

/** What a bet loses on average when it is played as well as it can be. */
export interface BestPlay extends Pick<BetOdds, 'exact' | 'stderr' | 'edge'> {
  /** What the player does, in words. */
  readonly strategy: string;
}

/** How a game is played out where its odds cannot be counted. */
export interface PlayedOut {
  readonly hands: number;
  readonly lot: Lot;
}
