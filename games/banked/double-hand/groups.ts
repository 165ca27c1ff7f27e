/** Ranks by how often they come. */

export interface RankGroup {
  readonly rank: number;
  readonly count: number;
}

/** The ranks that there are, the most frequent first, of equally frequent the highest. */
export function rankGroups(ranks: readonly number[]): readonly RankGroup[] {
  const counts = new Map<number, number>();
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  return [...counts].map(([rank, count]) => ({ rank, count })).sort((a, b) => b.count - a.count || b.rank - a.rank);
}
