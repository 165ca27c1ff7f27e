/** The only time that hardware code uses. The host passes the one real clock; tests pass one that they move by hand. */
export interface Clock {
  /** Milliseconds since some fixed moment. */
  now(): number;
  /** Runs `run` once, `ms` milliseconds from now, unless the returned function is called first. */
  after(ms: number, run: () => void): () => void;
}
