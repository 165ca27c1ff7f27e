/** The options in a game's rules schema, as a JSON schema, for reading, printing or drawing rules. */
import { z } from 'zod';
import type { OptionMeta } from '../games/game.ts';
import type { AnyGame } from '../games/registry.ts';

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

/** The options of a game, each under its name in `properties`. */
export function shapeOf(game: AnyGame): Shape {
  let shape = shapes.get(game);
  if (!shape) {
    shape = z.toJSONSchema(game.rules, { io: 'input' }) as Shape;
    shapes.set(game, shape);
  }
  return shape;
}
