/**
 * Limits that players set for themselves: what can be set, and how much of a limit a player has used in a gaming day.
 */
import { z } from 'zod';

/** `deposits` and `losses` in cents a gaming day, `time` at tables in ms a gaming day. */
export const LIMIT_KINDS = ['deposits', 'losses', 'time'] as const;
export const limitKind = z.enum(LIMIT_KINDS);
export type LimitKind = z.infer<typeof limitKind>;

const instant = z.int().min(0);
/** Null: none. */
export const limitValue = z.int().min(0).max(100_000_000_000).nullable();

/** Whether one limit is as strict as another or stricter: it then applies at once. */
export const isAsStrict = (one: number | null, other: number | null): boolean =>
  other === null || (one !== null && one <= other);

/** One limit: the one in force, and the one that will replace it. */
export const limit = z.strictObject({
  now: limitValue,
  /** A looser limit, or none, that the player requested: it applies from then on and can be taken back before. */
  next: z.strictObject({ limit: limitValue, from: instant }).nullable(),
});
export type OwnLimit = z.infer<typeof limit>;

/** A limit, and the total used in the gaming day; for losses, below zero for a player who is ahead. */
const standing = limit.extend({ used: z.int() });

export const playerLimits = z.strictObject({
  deposits: standing,
  losses: standing,
  time: standing,
  /** The time of these figures, and the end of that gaming day, ms since 1970. */
  asOf: instant,
  dayEnds: instant,
});
export type PlayerLimits = z.infer<typeof playerLimits>;
