/** The part of `cephes` that the battery uses; the package does not expose its own types to an ES module. */
declare module 'cephes' {
  /** Resolves when the WebAssembly behind the functions is ready. */
  export const compiled: Promise<void>;
  /** The probability of more than `k` successes in `n` trials with probability `p`. */
  export function bdtrc(k: number, n: number, p: number): number;
  /** The upper tail of chi-square with `df` degrees of freedom. */
  export function chdtrc(df: number, x: number): number;
  /** The probability that Kolmogorov's limit distribution exceeds `y`. */
  export function kolmogorov(y: number): number;
  /** The standard normal distribution function. */
  export function ndtr(a: number): number;
}
