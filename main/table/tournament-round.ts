/** Hand for hand, as a table plays it. */
import type { TableState } from './state.ts';

type AtTable = NonNullable<TableState['tournament']>;

/** Whether the table has played its hand of the round, or there is none yet: it waits for the others. */
export const waitsForRound = ({ plan, round = 0 }: Pick<AtTable, 'plan' | 'round'>): boolean =>
  plan.round !== undefined && plan.round <= round;

/** What is said at a table that waits. */
export const HAND_FOR_HAND = 'Hand for hand: the next hand begins when every table has played this one.';
