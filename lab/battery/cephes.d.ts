/** What the battery uses of `cephes`, whose package does not lead an ES module to its own types. */
declare module 'cephes' {
  /** Resolves when the WebAssembly behind the functions is ready. */
  export const compiled: Promise<void>;
  /** The chance of more than `k` successes in `n` trials of chance `p`. */
  export function bdtrc(k: number, n: number, p: number): number;
  /** The upper tail of chi-square with `df` degrees of freedom. */
  export function chdtrc(df: number, x: number): number;
  /** The chance that Kolmogorov's limit distribution exceeds `y`. */
  export function kolmogorov(y: number): number;
  /** The standard normal distribution function. */
  export function ndtr(a: number): number;
}
