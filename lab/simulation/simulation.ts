/**
 * Random players at random tables, hand after hand, with every invariant checked. Every table follows from its own
 * seed, so a hand in which a check failed can be replayed separately.
 */
import { RandomTable, type TableSettings } from './random-table.ts';
import { type Plan, type PlayTable, playTables, type SimulationResult } from './tables.ts';

export interface SimulationSettings extends TableSettings {
  readonly hands: number;
  readonly seed: number;
}

/** Hands at one table before a new one, with a new seed, is opened. */
export const HANDS_A_TABLE = 1_000;
/** Defaults for what players do, and how closely they are inspected. */
export const USUAL = { absent: 200, inspect: 500 } as const;

/** Plays the hands; stops early only after ten violations. */
export const simulate = (settings: SimulationSettings): SimulationResult =>
  playTables(planOf(settings), playAt(settings));

/** The tables of a simulation. */
export const planOf = ({ hands, seed }: Pick<SimulationSettings, 'hands' | 'seed'>): Plan => ({
  ...{ hands, seed },
  aTable: HANDS_A_TABLE,
});

/** How its tables are played. */
export const playAt =
  (settings: TableSettings): PlayTable =>
  (seed, most) => {
    const table = new RandomTable(settings, seed);
    const message = table.play(most);
    return { hands: table.hands, decisions: table.decisions, message };
  };
