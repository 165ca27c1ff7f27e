/**
 * Random players at random tables, hand after hand, with everything checked that must always hold. Every table follows
 * from its own seed, so that a hand in which something did not hold can be played again by itself.
 */
import { RandomTable, type TableSettings } from './random-table.ts';

export interface SimulationSettings extends TableSettings {
  readonly hands: number;
  readonly seed: number;
}

export interface Violation {
  readonly message: string;
  /** Playing this many hands from this seed ends with the hand in question. */
  readonly seed: number;
  readonly hands: number;
}

export interface SimulationResult {
  readonly hands: number;
  readonly decisions: number;
  readonly violations: readonly Violation[];
}

/** Hands at one table before a new one, with a new seed, is opened. */
export const HANDS_A_TABLE = 1_000;
/** What players do, and how closely they are looked at, unless told otherwise. */
export const USUAL = { absent: 200, inspect: 500 } as const;
const MOST_VIOLATIONS = 10;

/** Plays the hands; stops early only after ten violations. */
export function simulate(settings: SimulationSettings): SimulationResult {
  const violations: Violation[] = [];
  let hands = 0;
  let decisions = 0;
  for (let seed = settings.seed; hands < settings.hands && violations.length < MOST_VIOLATIONS; seed++) {
    const table = new RandomTable(settings, seed);
    const most = Math.min(HANDS_A_TABLE, settings.hands - hands);
    const message = table.play(most);
    if (message !== null) violations.push({ message, seed, hands: table.hands });
    hands += table.hands;
    decisions += table.decisions;
  }
  return { hands, decisions, violations };
}
