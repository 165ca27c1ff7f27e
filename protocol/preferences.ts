/**
 * A player's preferences for their station, stored with their account: they apply wherever the player sits down. No
 * preference changes a rule, and a stored value that is no longer valid becomes the default.
 */
import { z } from 'zod';
import { language } from './language.ts';

const fields = {
  /** Two colors as on printed decks, or one for each suit. */
  deck: z.enum(['two-color', 'four-color']),
  back: z.enum(['blue', 'red', 'green', 'black']),
  /** The hand the player uses; the keys are on that side. */
  side: z.enum(['right', 'left']),
  /** Percent; 0 is silence. */
  volume: z.int().min(0).max(100),
  confirmCalls: z.boolean(),
  /** Shows what their cards make while they look at them; a neighbor could read it. */
  nameHand: z.boolean(),
  /** How fast things move on the screen. */
  speed: z.enum(['calm', 'swift', 'at-once']),
  text: z.enum(['usual', 'large']),
  /** Chips are added up to this stack between hands, cents; null: only when the player asks. */
  topUpTo: z.int().min(1).max(Number.MAX_SAFE_INTEGER).nullable(),
  /** Posts at once, where the rules allow it, instead of waiting for the blind. */
  autoPost: z.boolean(),
  /** Null: the house's, until the player chooses one. */
  language: language.nullable(),
  /** The player has played a hand with the hints for new players. */
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

/** Some of the preferences, as a station sends those that its player changed. */
export const changedPreferences = preferences.partial();
export type ChangedPreferences = z.infer<typeof changedPreferences>;

/** Preferences as stored: each missing or invalid one becomes the default. */
export function readPreferences(stored: unknown): Preferences {
  const found = z.record(z.string(), z.unknown()).safeParse(stored);
  const kept = Object.entries(fields).flatMap(([name, schema]) => {
    const value = schema.safeParse(found.success ? found.data[name] : undefined);
    return value.success ? [[name, value.data]] : [];
  });
  return preferences.parse({ ...USUAL, ...Object.fromEntries(kept) });
}
