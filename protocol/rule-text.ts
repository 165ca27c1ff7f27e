/** The rules of a game as a screen shows them. */
import { z } from 'zod';
import type { RuleText } from '../games/rule-text.ts';

const line = z.string().max(600);

/** One part of the rules of a game, for people. */
export const ruleText: z.ZodType<RuleText> = z.strictObject({
  title: line,
  lines: z.array(line).max(60),
  hands: z
    .array(z.strictObject({ name: line, cards: z.array(z.string().max(8)).max(14) }))
    .max(40)
    .exactOptional(),
  chart: z.strictObject({ head: z.array(line).max(20), rows: z.array(z.array(line).max(20)).max(40) }).exactOptional(),
});
