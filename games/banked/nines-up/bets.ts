/** The one bet of Nine's Up: both hands must be higher, at even money (004:198-201). */
import { type BetKind, baseLimits, kept, loses, pushes, wins } from '../bet.ts';
import type { NinesComparison } from './compare.ts';
import type { NinesUpRules } from './rules.ts';

export const ninesBets = kept((rules: NinesUpRules): readonly BetKind<NinesComparison>[] => {
  const rows = {
    win: wins('Both hands win', 1),
    push: pushes('One hand wins: push'),
    lose: loses('Neither hand wins'),
  };
  return [
    {
      ...{ id: 'base', label: 'Wager', ...baseLimits(rules) },
      rows: [rows.win, rows.push, rows.lose],
      outcome: ({ verdict }) => rows[verdict],
      says: (_, { front, back, verdict }) => `The front is ${WORDS[front]}, the back ${WORDS[back]}: ${verdict}.`,
    },
  ];
});

const WORDS = { better: 'better', copy: 'a copy', worse: 'worse', zero: 'zero like the player-dealer’s' } as const;
