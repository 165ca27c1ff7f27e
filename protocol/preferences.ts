/**
 * How a player likes their station, kept with their account: it looks and behaves so wherever they sit down. Nothing of it
 * changes a rule, and a stored value that is not known any more is the usual one again.
 */
import { z } from 'zod';
import { language } from './language.ts';

const fields = {
  /** Two colors as on printed decks, or one for each suit. */
  deck: z.enum(['two-color', 'four-color']),
  back: z.enum(['blue', 'red', 'green', 'black']),
  /** The hand that touches: the keys stand on its side. */
  side: z.enum(['right', 'left']),
  /** Percent; 0 is silence. */
  volume: z.int().min(0).max(100),
  confirmCalls: z.boolean(),
  /** Says what their cards make while they look at them; a neighbor could read it. */
  nameHand: z.boolean(),
  /** How fast things move on the screen. */
  speed: z.enum(['calm', 'swift', 'at-once']),
  text: z.enum(['usual', 'large']),
  /** Chips are added up to this stack between hands, cents; null: only when they ask for it. */
  topUpTo: z.int().min(1).max(Number.MAX_SAFE_INTEGER).nullable(),
  /** Posts at once, where the rules let them, instead of waiting for the blind. */
  autoPost: z.boolean(),
  /** Null: the house's, until they choose one. */
  language: language.nullable(),
  /** Has played a hand with the hints for those who are new. */
  knowsTable: z.boolean(),
} as const;

export type Preferences = z.infer<z.ZodObject<typeof fields>>;

export const USUAL: Preferences = {
  deck: 'four-color',
  back: 'blue',
  side: 'right',
  volume: 60,
  confirmCalls: false,
  nameHand: false,
  speed: 'calm',
  text: 'usual',
  topUpTo: null,
  autoPost: false,
  language: null,
  knowsTable: false,
};

export const preferences = z.strictObject(fields);

/** Some of them, as a station sends what its player has changed. */
export const changedPreferences = preferences.partial();
export type ChangedPreferences = z.infer<typeof changedPreferences>;

/** As they were stored: each that is missing or strange is the usual one. */
export function readPreferences(stored: unknown): Preferences {
  const found = z.record(z.string(), z.unknown()).safeParse(stored);
  const kept = Object.entries(fields).flatMap(([name, schema]) => {
    const value = schema.safeParse(found.success ? found.data[name] : undefined);
    return value.success ? [[name, value.data]] : [];
  });
  return preferences.parse({ ...USUAL, ...Object.fromEntries(kept) });
}
