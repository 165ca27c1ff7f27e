/** Hand for hand, as a table plays it. */
import type { TableState } from './state.ts';

type AtTable = NonNullable<TableState['tournament']>;

/** Whether the table waits for the others: it has played its hand of the round, or there is no round yet. */
export const waitsForRound = ({ plan, round = 0 }: Pick<AtTable, 'plan' | 'round'>): boolean =>
  plan.round !== undefined && plan.round <= round;

/** The message at a waiting table. */
export const HAND_FOR_HAND = 'Hand for hand: the next hand begins when every table has played this one.';
