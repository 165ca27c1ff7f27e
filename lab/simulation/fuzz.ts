/**
 * Many short simulations, each at a different kind of table: any game, any options, any number of players, any stacks,
 * with players who always answer or hardly ever do. The kind of table follows from its seed, too.
 */
import { type AnyGame, GAMES } from '../../games/registry.ts';
import { Seeded } from '../../main/odds/seeded.ts';
import { type DrawnRules, randomRules } from './random-rules.ts';
import type { BuyInRange } from './random-table.ts';
import { playAt, type SimulationSettings } from './simulation.ts';
import { type Plan, type PlayTable, playTables, type SimulationResult, type Violation } from './tables.ts';

/** A simulation, with its rules as the command line takes them. */
export interface DrawnSettings extends SimulationSettings {
  readonly written: DrawnRules['written'];
}

export interface FuzzResult extends SimulationResult {
  readonly violations: readonly (Violation & { readonly settings: DrawnSettings })[];
}

/** All equally deep, one chip, all short, short with medium, one chip with the deepest. */
const BUY_INS: readonly BuyInRange[] = [
  { min: 20_000, max: 20_000 },
  { min: 100, max: 100 },
  { min: 100, max: 500 },
  { min: 500, max: 20_000 },
  { min: 100, max: 1_000_000 },
  { min: 1, max: 5_000 },
];
const ABSENT = [200, 200, 20, 3];
const HANDS_A_TABLE = 50;
const INSPECT = 25;

/** Plays a number of hands at tables from a seed on; stops early only after ten violations. */
export const fuzz = (hands: number, seed: number, games: readonly AnyGame[] = [...GAMES.values()]): FuzzResult =>
  withSettings(playTables(fuzzPlan(hands, seed), playDrawn(games)), games);

/** Its tables. */
export const fuzzPlan = (hands: number, seed: number): Plan => ({ hands, seed, aTable: HANDS_A_TABLE });

/** How they are played: each by rules of its own. */
export const playDrawn =
  (games: readonly AnyGame[]): PlayTable =>
  (seed, most) =>
    playAt(drawSettings(seed, most, games))(seed, most);

/** The result, with the table of each hand in which a check failed. */
export const withSettings = (result: SimulationResult, games: readonly AnyGame[]): FuzzResult => ({
  ...result,
  violations: result.violations.map((violation) => ({
    ...violation,
    settings: drawSettings(violation.seed, violation.hands, games),
  })),
});

/** The table for a seed. */
export function drawSettings(seed: number, hands: number, games: readonly AnyGame[]): DrawnSettings {
  const seeded = new Seeded(2 ** 50 + seed); // not the numbers with which its hands are dealt
  const pick = <Item>(items: readonly Item[]): Item => items[seeded.below(items.length)] as Item;
  const game = pick(games);
  const { written, rules } = randomRules(game, seeded);
  const { min, max } = game.seats(rules);
  return {
    game,
    written,
    rules,
    seats: min + seeded.below(max - min + 1),
    hands,
    seed,
    buyIn: pick(BUY_INS),
    absent: pick(ABSENT),
    inspect: INSPECT,
  };
}
