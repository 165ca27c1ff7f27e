/** Why a player at the table is not dealt in. */
import type { WhyNotDealt } from '../hand-start.ts';
import type { Chair } from './layout.ts';

export interface NotDealt {
  readonly dealt: false;
  readonly why: Why;
  /** They could come in by posting, or by one of these choices. */
  readonly mayPost: boolean;
  readonly choices: readonly string[];
}

export type Why = Exclude<WhyNotDealt, 'no-place' | 'no-bank'>;

export const notDealt = (why: Why): NotDealt => ({ dealt: false, why, mayPost: false, choices: [] });

/** A player who owes a blind, or waits for it. */
export function stay({ standing }: Pick<Chair, 'standing'>, mayPost: boolean): NotDealt {
  const why = standing.missed.length > 0 ? 'missed' : standing.entering === 'moved' ? 'moved' : 'big-blind';
  return { ...notDealt(why), mayPost };
}
