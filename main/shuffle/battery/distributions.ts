/**
 * Tail probabilities for the battery. Every function gives the chance of a value at least as large as the one seen, if
 * nothing but chance is at work.
 */

const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** ln Γ(x) for x > 0, by the approximation of Lanczos. */
export function lnGamma(x: number): number {
  const [first = 0, ...others] = LANCZOS;
  const sum = others.reduce((total, coefficient, i) => total + coefficient / (x + i), first);
  const t = x + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum);
}

/** The upper incomplete gamma function over Γ(a): a series below a + 1, a continued fraction above it. */
export function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - lnGamma(a));
  return x < a + 1 ? 1 - scale * series(a, x) : scale * continuedFraction(a, x);
}

const PRECISION = 1e-15;

function series(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = a + 1; term > sum * PRECISION; n += 1) {
    term *= x / n;
    sum += term;
  }
  return sum;
}

/** Evaluated from the front, after Lentz. */
function continuedFraction(a: number, x: number): number {
  const tiny = 1e-300;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let value = d;
  for (let i = 1, change = 0; Math.abs(change - 1) > PRECISION && i < 100_000; i += 1) {
    const numerator = -i * (i - a);
    b += 2;
    d = 1 / (numerator * d + b || tiny);
    c = b + numerator / c || tiny;
    change = d * c;
    value *= change;
  }
  return value;
}

/** Chi-square with that many degrees of freedom. */
export const chiSquareTail = (statistic: number, degrees: number): number => upperGamma(degrees / 2, statistic / 2);

/** The standard normal distribution. */
export function normalTail(z: number): number {
  const half = upperGamma(0.5, (z * z) / 2) / 2;
  return z >= 0 ? half : 1 - half;
}

/** Greatest distance between the values and the uniform distribution on 0…1 (Kolmogorov–Smirnov, Stephens' correction). */
export function uniformTail(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const n = sorted.length;
  const distance = Math.max(...sorted.map((value, i) => Math.max(value - i / n, (i + 1) / n - value)));
  const lambda = (Math.sqrt(n) + 0.12 + 0.11 / Math.sqrt(n)) * distance;
  if (lambda < 0.2) return 1;
  let sum = 0;
  for (let k = 1; k <= 100; k += 1) sum += (k % 2 === 1 ? 2 : -2) * Math.exp(-2 * k * k * lambda * lambda);
  return Math.min(1, Math.max(0, sum));
}

/** At least `seen` successes in `n` trials of chance p. */
export function binomialTail(seen: number, n: number, p: number): number {
  let tail = 0;
  for (let k = seen; k <= n; k += 1) {
    const ways = lnGamma(n + 1) - lnGamma(k + 1) - lnGamma(n - k + 1);
    tail += Math.exp(ways + k * Math.log(p) + (n - k) * Math.log1p(-p));
  }
  return Math.min(1, tail);
}

/** Pearson's chi-square of counts against the chances of their cells, which add up to 1. */
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

/** The same when every cell is as likely. */
export const evenChiSquare = (counts: ArrayLike<number>): number => chiSquare(counts, () => 1 / counts.length);
