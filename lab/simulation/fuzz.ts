/**
 * Many short simulations, each at a table of its own kind: any game, any options, any number of players, any stacks, from
 * players who always answer to such as hardly do. The kind of a table follows from its seed, too.
 */
import { type AnyGame, GAMES } from '../../games/registry.ts';
import { Seeded } from '../../main/odds/seeded.ts';
import { type DrawnRules, randomRules } from './random-rules.ts';
import { type BuyInRange, RandomTable } from './random-table.ts';
import type { SimulationSettings, Violation } from './simulation.ts';

/** A simulation, and its rules as the command line takes them. */
export interface DrawnSettings extends SimulationSettings {
  readonly written: DrawnRules['written'];
}

export interface FuzzResult {
  readonly hands: number;
  readonly decisions: number;
  readonly violations: readonly (Violation & { readonly settings: DrawnSettings })[];
}

/** Everybody as deep as the others, one chip, all short, short beside middling, one chip beside the deepest. */
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
const MOST_VIOLATIONS = 10;

/** Plays so many hands at tables from a seed on; stops early only after ten violations. */
export function fuzz(hands: number, seed: number, games: readonly AnyGame[] = [...GAMES.values()]): FuzzResult {
  const result = { hands: 0, decisions: 0, violations: [] as FuzzResult['violations'][number][] };
  for (let table = seed; result.hands < hands && result.violations.length < MOST_VIOLATIONS; table++) {
    const settings = drawSettings(table, Math.min(HANDS_A_TABLE, hands - result.hands), games);
    const random = new RandomTable(settings, table);
    const message = random.play(settings.hands);
    result.hands += random.hands;
    result.decisions += random.decisions;
    if (message !== null) result.violations.push({ message, seed: table, hands: random.hands, settings });
  }
  return result;
}

/** The table of a seed. */
export function drawSettings(seed: number, hands: number, games: readonly AnyGame[]): DrawnSettings {
  const seeded = new Seeded(2 ** 50 + seed); // not the numbers that its hands are dealt with
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
