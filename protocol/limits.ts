/** Limits that players set themselves: what may be set, and how somebody stands to theirs in a gaming day. */
import { z } from 'zod';

/** `deposits` and `losses` in cents a gaming day, `time` at tables in ms a gaming day. */
export const LIMIT_KINDS = ['deposits', 'losses', 'time'] as const;
export const limitKind = z.enum(LIMIT_KINDS);
export type LimitKind = z.infer<typeof limitKind>;

const instant = z.int().min(0);
/** Null: none. */
export const limitValue = z.int().min(0).max(100_000_000_000).nullable();

/** Whether one limit allows no more than another: it then holds at once. */
export const isAsStrict = (one: number | null, other: number | null): boolean =>
  other === null || (one !== null && one <= other);

/** One limit: what holds now, and what will once it may. */
export const limit = z.strictObject({
  now: limitValue,
  /** A looser limit, or none, that was asked for: it holds from then on, and can be taken back before. */
  next: z.strictObject({ limit: limitValue, from: instant }).nullable(),
});
export type OwnLimit = z.infer<typeof limit>;

/** A limit, and what has come together in the gaming day; of losses below zero for whoever has won. */
const standing = limit.extend({ used: z.int() });

export const playerLimits = z.strictObject({
  deposits: standing,
  losses: standing,
  time: standing,
  /** As of when that is, and when the gaming day ends in which it is, ms since 1970. */
  asOf: instant,
  dayEnds: instant,
});
export type PlayerLimits = z.infer<typeof playerLimits>;
