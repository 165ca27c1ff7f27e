/** Ranks grouped by frequency. */

export interface RankGroup {
  readonly rank: number;
  readonly count: number;
}

/** The ranks in the cards, the most frequent first, and the highest first among equally frequent ones. */
export function rankGroups(ranks: readonly number[]): readonly RankGroup[] {
  const counts = new Map<number, number>();
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  return [...counts].map(([rank, count]) => ({ rank, count })).sort((a, b) => b.count - a.count || b.rank - a.rank);
}
