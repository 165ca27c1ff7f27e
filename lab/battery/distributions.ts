/**
 * Tail probabilities for the battery, from the Cephes library. Every function returns the probability, if only chance
 * is at work, of a value equal to or above the observed one.
 */
import { bdtrc, chdtrc, compiled, kolmogorov, ndtr } from 'cephes';

await compiled;

/** Chi-square with the given degrees of freedom. */
export const chiSquareTail = (statistic: number, degrees: number): number =>
  orNothing(() => chdtrc(degrees, statistic));

/** The standard normal distribution. */
export const normalTail = (z: number): number => ndtr(-z);

/** At least `seen` successes in `n` trials with probability p. */
export const binomialTail = (seen: number, n: number, p: number): number =>
  seen > n ? 0 : orNothing(() => bdtrc(seen - 1, n, p));

/** Cephes throws where a probability is smaller than the smallest number; for a test that means zero. */
function orNothing(chance: () => number): number {
  try {
    return chance();
  } catch (error) {
    if (error instanceof Error && error.message.includes('underflow')) return 0;
    throw error;
  }
}

/**
 * Largest distance between the values and the uniform distribution on 0…1 (Kolmogorov–Smirnov, Stephens' correction).
 */
export function uniformTail(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const n = sorted.length;
  const distance = Math.max(...sorted.map((value, i) => Math.max(value - i / n, (i + 1) / n - value)));
  // For a distance near zero the series ends a rounding error above 1.
  return Math.min(1, kolmogorov((Math.sqrt(n) + 0.12 + 0.11 / Math.sqrt(n)) * distance));
}

/** Pearson's chi-square of counts against the probabilities of their cells, which add up to 1. */
export function chiSquare(counts: ArrayLike<number>, chances: (cell: number) => number): number {
  let total = 0;
  for (let cell = 0; cell < counts.length; cell += 1) total += counts[cell] ?? 0;
  let statistic = 0;
  for (let cell = 0; cell < counts.length; cell += 1) {
    const expected = total * chances(cell);
    statistic += ((counts[cell] ?? 0) - expected) ** 2 / expected;
  }
  return chiSquareTail(statistic, counts.length - 1);
}

/** The same when every cell is equally likely. */
export const evenChiSquare = (counts: ArrayLike<number>): number => chiSquare(counts, () => 1 / counts.length);
