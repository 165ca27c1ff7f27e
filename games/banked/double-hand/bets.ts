/** The one bet of Double Hand Poker: both hands must beat the player-dealer's, at even money (000:1919-1941; 004:1727-1734). */
import type { Card } from '../../card.ts';
import { type BetKind, kept, loses, pushes, wins } from '../bet.ts';
import type { Comparison } from './compare.ts';
import { luckyBet } from './lucky.ts';
import type { DoubleHandRules } from './rules.ts';

/** What the bets on a position see: both hands as they compare, and the seven cards. */
export interface SeenSeven extends Comparison {
  readonly seven: readonly Card[];
}

export const betsFor = kept((rules: DoubleHandRules): readonly BetKind<SeenSeven>[] => {
  const { minLucky, maxLucky } = rules;
  const base = baseBet(rules);
  return minLucky === undefined || maxLucky === undefined ? [base] : [base, luckyBet(minLucky, maxLucky, rules.chip)];
});

function baseBet({ minBet, maxBet, betStep }: DoubleHandRules): BetKind<SeenSeven> {
  const rows = {
    win: wins('Both hands win', 1),
    push: pushes('One hand wins: push'),
    lose: loses('Neither hand wins'),
  };
  return {
    id: 'base',
    label: 'Wager',
    min: minBet,
    max: maxBet,
    step: betStep,
    needs: [],
    upTo: null,
    bonus: false,
    backline: true,
    rows: [rows.win, rows.push, rows.lose],
    outcome: ({ verdict }) => rows[verdict],
    says: (_, comparison) => inWords(comparison),
  };
}

/** `The front is better, the back a copy: push.` */
function inWords({ front, back, verdict }: Comparison): string {
  const word = { better: 'better', copy: 'a copy', worse: 'worse' } as const;
  const both = front === back && front !== 'copy';
  const hands = both ? `Both hands are ${word[front]}` : `The front is ${word[front]}, the back ${word[back]}`;
  return `${hands}: ${verdict}.`;
}
