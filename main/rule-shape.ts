/** The options in a game's rules schema, as a JSON schema, for reading, printing or drawing rules. */
import { z } from 'zod';
import type { OptionMeta } from '../games/game.ts';
import type { AnyGame } from '../games/registry.ts';
import { invariant } from '../games/result.ts';

/** The parts of a JSON schema that are used. */
export interface Shape extends Partial<OptionMeta> {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
}

const shapes = new WeakMap<AnyGame, Shape>();

/**
 * The options of a game, each under its name in `properties`. The shape of an option is made when it is first read: a
 * start reads two of fifty.
 */
export function shapeOf(game: AnyGame): Shape {
  let shape = shapes.get(game);
  if (!shape) {
    const rules = game.rules instanceof z.ZodLazy ? game.rules.unwrap() : game.rules;
    invariant(rules instanceof z.ZodObject, () => `the rules of ${game.id} are not an object`);
    shape = { properties: shapesOf(rules.shape) };
    shapes.set(game, shape);
  }
  return shape;
}

function shapesOf(options: z.core.$ZodShape): Record<string, Shape> {
  const properties: Record<string, Shape> = {};
  for (const [name, option] of Object.entries(options)) {
    let made: Shape | null = null;
    const get = (): Shape => {
      made ??= z.toJSONSchema(option, { io: 'input' }) as Shape;
      return made;
    };
    Object.defineProperty(properties, name, { enumerable: true, get });
  }
  return properties;
}
