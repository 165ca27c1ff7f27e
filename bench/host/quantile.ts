/** The quantile of the values, ms, to a hundredth: 0.5 is the median. NaN for no values. */
export function quantile(samples: readonly number[], part: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return Math.round((sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN) * 100) / 100;
}
