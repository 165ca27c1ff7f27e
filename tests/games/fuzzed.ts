import { reported } from '../../lab/cli/simulate.ts';
import { fuzz } from '../../lab/simulation/fuzz.ts';

/** Plays hands at tables from a seed on: how many, and what did not hold with the command that plays it again. */
export function fuzzed(hands: number, seed: number) {
  const result = fuzz(hands, seed);
  const violations = result.violations.map(({ settings, ...violation }) =>
    reported(violation, settings, { rules: JSON.stringify(settings.written) }),
  );
  return { hands: result.hands, violations };
}
