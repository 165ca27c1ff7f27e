/**
 * The one bet of Pai Gow Tiles: both hands must beat the player-dealer's, at even money (000:2645-2661; 001:7283-7303).
 */
import { type BetKind, baseLimits, kept, loses, type PayRow, pushes, wins } from '../bet.ts';
import type { TileComparison } from './compare.ts';
import type { TilesRules } from './rules.ts';

const WIN = wins('Both hands win', 1);
const PUSH = pushes('One hand wins: push');
const PUSH_BY_COPY = pushes('One hand wins, one is a copy: push');
const LOSE = loses('Neither hand wins');
const LOSE_BY_COPY = loses('Neither hand wins, one or both a copy');

export const betsFor = kept((rules: TilesRules): readonly BetKind<TileComparison>[] => [
  {
    ...{ id: 'base', label: 'Wager', ...baseLimits(rules) },
    rows: [WIN, PUSH, PUSH_BY_COPY, LOSE, LOSE_BY_COPY],
    outcome: rowFor,
    says: (row, comparison) => inWords(row, comparison),
  },
]);

/** Copies have rows of their own, so that the odds show how often they decide. */
export function rowFor({ low, high }: TileComparison): PayRow {
  const won = [low, high].filter((one) => one === 'better').length;
  if (won === 2) return WIN;
  const copied = low === 'copy' || high === 'copy';
  if (won === 1) return copied ? PUSH_BY_COPY : PUSH;
  return copied ? LOSE_BY_COPY : LOSE;
}

/** `The low hand is better, the high hand a copy: push.` */
function inWords({ result }: PayRow, { low, high }: TileComparison): string {
  const word = { better: 'better', copy: 'a copy', worse: 'worse' } as const;
  const both = low === high && low !== 'copy';
  const hands = both ? `Both hands are ${word[low]}` : `The low hand is ${word[low]}, the high hand ${word[high]}`;
  return `${hands}: ${result}.`;
}
