/**
 * Randomness, from the operating system's generator and nowhere else. Nothing about it depends on the time of day, on a
 * touch or on what was dealt before (R9).
 */
import { randomBytes } from 'node:crypto';
import { type ByteSource, type Sampler, samplerOf } from './sampler.ts';
import { type RandomHealth, TestedBytes } from './tested-bytes.ts';

export type { ByteSource } from './sampler.ts';
export { RandomFault, type RandomHealth } from './tested-bytes.ts';

export interface Shuffler extends Sampler {
  /** Keeps the generator running between hands and tests it (R5). */
  cycle(): void;
  /** The state of the generator, for the floor console. */
  health(): RandomHealth;
}

/**
 * A shuffler over the operating system's generator; tests pass their own bytes. Nothing is drawn before the first use,
 * which begins with the start-up tests. `lot`, `shuffle` and `cycle` throw `RandomFault` when a test fails; the next
 * call begins with the start-up tests again.
 */
export function systemShuffler(source: ByteSource = randomBytes): Shuffler {
  const bytes = new TestedBytes(source);
  return { ...samplerOf(() => bytes.word()), cycle: () => bytes.cycle(), health: () => bytes.health() };
}
