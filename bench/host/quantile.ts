/** The value that such a part of all is not above, ms, to a hundredth: 0.5 gives the median. NaN of none. */
export function quantile(samples: readonly number[], part: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return Math.round((sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN) * 100) / 100;
}
