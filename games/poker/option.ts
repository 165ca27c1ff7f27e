/** Building blocks of options. */
import { z } from 'zod';
import type { OptionMeta } from '../game.ts';

/** One option: its schema, with the text that `rules` prints for it. */
export function option<T extends z.ZodType>(title: string, unit: OptionMeta['unit'], source: string, schema: T): T {
  const meta: OptionMeta = { title, unit, source };
  return schema.meta({ ...meta });
}

export const cents = z.int().min(0);
export const chips = z.int().min(1);
