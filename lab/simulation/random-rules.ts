/**
 * Draws options of a game at random, from its schema alone, so that no present or future option of a game is left out.
 */
import { cardText } from '../../games/card.ts';
import { jackpotQualifier } from '../../games/jackpot.ts';
import type { AnyGame, AnyRules } from '../../games/registry.ts';
import type { Seeded } from '../../main/odds/seeded.ts';
import { type Shape, shapeOf } from '../../main/rule-shape.ts';
import { readRules } from '../../main/rules-file.ts';

/** Rules, and their form in a file: dollars, and only what was drawn. */
export interface DrawnRules {
  readonly written: Readonly<Record<string, unknown>>;
  readonly rules: AnyRules;
}

/** Dollars, from less than a chip to more than most stacks. */
const DOLLARS = [0, 0.25, 0.5, 1, 1, 2, 2, 3, 4, 5, 6, 8, 10, 15, 20, 40, 100];
const TRIES = 200;

/** Options that the game accepts: choices half of the time, amounts and numbers less often, all others by default. */
export function randomRules(game: AnyGame, seeded: Seeded): DrawnRules {
  const options = Object.entries(shapeOf(game).properties ?? {});
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const drawn = options.filter(([, shape]) => seeded.onceIn(isChoice(shape) ? 2 : 5));
    const written = Object.fromEntries(
      drawn.map(([name, shape]) => [
        name,
        name === 'jackpots' ? randomJackpots(game, seeded) : randomValue(shape, seeded),
      ]),
    );
    const read = readRules(game, null, written);
    if (read.ok && takesJackpots(game, read.value)) return { written, rules: read.value };
  }
  throw new Error(`no rules of ${game.id} that it takes in ${TRIES} tries`);
}

const isChoice = ({ enum: values, type }: Shape): boolean => values !== undefined || type === 'boolean';

/** Jackpots for hands made of cards in the game's default deck; the game is asked whether they are its hands. */
function randomJackpots(game: AnyGame, seeded: Seeded): readonly unknown[] {
  const deck = game.deck(game.rules.parse({})).map(cardText);
  const hand = (): string[] => {
    const cards = new Set<string>();
    const count = pick([4, 5, 5, 5], seeded);
    while (cards.size < count) cards.add(pick(deck, seeded));
    return [...cards];
  };
  return ['first', 'second'].slice(0, 1 + seeded.below(2)).map((id) => ({
    ...{ id, name: id, hand: hand(), drop: pick(DOLLARS, seeded) },
    ...{ hit: pick(['beaten', 'held'], seeded), bothHoleCards: seeded.onceIn(2), minPlayers: 2 + seeded.below(3) },
    ...(seeded.onceIn(4) ? { beatenBy: hand() } : {}),
  }));
}

function takesJackpots(game: AnyGame, rules: AnyRules): boolean {
  const jackpots = 'jackpots' in rules ? jackpotQualifier.array().parse(rules.jackpots) : [];
  return jackpots.every((jackpot) => game.jackpotFault?.(rules, jackpot) === null);
}

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
