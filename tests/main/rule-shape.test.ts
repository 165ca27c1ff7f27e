import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { GAMES } from '../../games/registry.ts';
import { shapeOf } from '../../main/rule-shape.ts';

describe('the shape of the options of a game', () => {
  it.each([...GAMES.values()])('is that of its whole rules: $id', (game) => {
    const rules = game.rules instanceof z.ZodLazy ? game.rules.unwrap() : game.rules;
    const { properties } = z.toJSONSchema(rules as z.ZodType, { io: 'input' });
    const options = Object.entries(shapeOf(game).properties ?? {}).map(([name, shape]) => {
      const { $schema, ...option } = shape as { $schema?: string };
      return [name, option];
    });
    expect(options.length).toBeGreaterThan(0);
    expect(Object.fromEntries(options)).toEqual(properties);
  });
});
