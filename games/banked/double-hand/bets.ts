/**
 * The bets of the games of two hands: the wager, at even money (000:1919-1941; 004:1727-1734), and the bonuses of some.
 */
import type { Card } from '../../card.ts';
import { type BetKind, baseLimits, kept, loses, pushes, wins } from '../bet.ts';
import { aceUpBet, hasAceUp } from './ace-up.ts';
import type { Comparison } from './compare.ts';
import { fortuneBet, hasFortune } from './fortune.ts';
import { hasLucky, luckyBet } from './lucky.ts';
import type { DoubleHandRules } from './rules.ts';

/** What the bets on a position see: the comparison of both hands, its seven cards and the player-dealer's. */
export interface SeenSeven extends Comparison {
  readonly seven: readonly Card[];
  readonly dealer: readonly Card[];
  /** Whether the player-dealer's hand pushes every wager, whatever the other hands are. */
  readonly allPush: boolean;
}

export const betsFor = kept((rules: DoubleHandRules): readonly BetKind<SeenSeven>[] => [
  baseBet(rules),
  ...(hasFortune(rules) ? [fortuneBet(rules)] : []),
  ...(hasLucky(rules) ? [luckyBet(rules)] : []),
  ...(hasAceUp(rules) ? [aceUpBet(rules)] : []),
]);

function baseBet(rules: DoubleHandRules): BetKind<SeenSeven> {
  const rows = {
    win: wins('Both hands win', 1),
    push: pushes('One hand wins: push'),
    lose: loses('Neither hand wins'),
  };
  const allPush = pushes('The player-dealer is ace-high: push');
  return {
    ...{ id: 'base', label: 'Wager', ...baseLimits(rules) },
    rows: [rows.win, rows.push, ...(hasAceUp(rules) ? [allPush] : []), rows.lose],
    outcome: (seen) => (seen.allPush ? allPush : rows[seen.verdict]),
    says: (row, comparison) => (row === allPush ? `${row.name}.` : inWords(comparison)),
  };
}

/** `The front is better, the back a copy: push.` */
function inWords({ front, back, verdict }: Comparison): string {
  const word = { better: 'better', copy: 'a copy', worse: 'worse' } as const;
  const both = front === back && front !== 'copy';
  const hands = both ? `Both hands are ${word[front]}` : `The front is ${word[front]}, the back ${word[back]}`;
  return `${hands}: ${verdict}.`;
}
