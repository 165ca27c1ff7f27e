/** Options of a game drawn at random, from its schema alone, so that no option a game has or will have is left out. */
import type { AnyGame, AnyRules } from '../../games/registry.ts';
import type { Seeded } from '../../main/odds/seeded.ts';
import { type Shape, shapeOf } from '../../main/rule-shape.ts';
import { readRules } from '../../main/rules-file.ts';

/** Rules, and how a file would have them: dollars, and only what was drawn. */
export interface DrawnRules {
  readonly written: Readonly<Record<string, unknown>>;
  readonly rules: AnyRules;
}

/** Dollars, from less than a chip to more than most stacks. */
const DOLLARS = [0, 0.25, 0.5, 1, 1, 2, 2, 3, 4, 5, 6, 8, 10, 15, 20, 40, 100];
const TRIES = 200;

/** Options that the game takes: choices as often as not, amounts and numbers less often, all others as they are. */
export function randomRules(game: AnyGame, seeded: Seeded): DrawnRules {
  const options = Object.entries(shapeOf(game).properties ?? {});
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const drawn = options.filter(([, shape]) => seeded.onceIn(isChoice(shape) ? 2 : 5));
    const written = Object.fromEntries(drawn.map(([name, shape]) => [name, randomValue(shape, seeded)]));
    const read = readRules(game, null, written);
    if (read.ok) return { written, rules: read.value };
  }
  throw new Error(`no rules of ${game.id} that it takes in ${TRIES} tries`);
}

const isChoice = ({ enum: values, type }: Shape): boolean => values !== undefined || type === 'boolean';

function randomValue(shape: Shape, seeded: Seeded): unknown {
  const { anyOf, enum: values, type, unit, minimum = 0, items } = shape;
  if (anyOf) return randomValue({ ...(unit ? { unit } : {}), ...pick(anyOf, seeded) }, seeded);
  if (values) return pick(values, seeded);
  if ('const' in shape) return shape.const;
  if (type === 'boolean') return seeded.onceIn(2);
  if (type === 'null') return null;
  if (type === 'array') return [randomRow(items ?? {}, seeded)];
  if (unit === 'money') return pick(DOLLARS, seeded);
  return minimum + seeded.below(5);
}

/** A row of a schedule, for any number of players. */
function randomRow({ properties = {} }: Shape, seeded: Seeded): unknown {
  const value = (name: string, shape: Shape): unknown => {
    if (name === 'minPlayers') return 2;
    return name === 'maxPlayers' ? 10 : randomValue(shape, seeded);
  };
  return Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, value(name, shape)]));
}

function pick<Item>(items: readonly Item[], seeded: Seeded): Item {
  return items[seeded.below(items.length)] as Item;
}
