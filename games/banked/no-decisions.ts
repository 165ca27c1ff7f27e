/** The part of a game in which there are no decisions once bets are closed. */
import { refuse } from '../result.ts';
import type { BankedRules } from './rules.ts';
import type { BankedVariant, Round } from './variant.ts';

type Decisions<R extends Round> = Pick<BankedVariant<BankedRules, R>, 'asks' | 'decide' | 'absent'>;

export const noDecisions = <R extends Round>(): Decisions<R> => ({
  asks: () => [],
  decide: () => refuse('no decision', 'There is nothing to decide once bets are closed.'),
  absent: (_, round) => round,
});
