/**
 * Limits that players set themselves, as they are stored. A stricter one applies at once; a looser one, or none, only a
 * day after the player asked for it, so that nobody acts on the mood of a moment, and until then the player can cancel
 * it.
 */
import { z } from 'zod';
import { type Cents, dollars } from '../../games/money.ts';
import { isAsStrict, LIMIT_KINDS, type LimitKind, type OwnLimit, type PlayerLimits } from '../../protocol/limits.ts';

/** How long a looser limit waits, ms. */
export const LOOSER_AFTER = 24 * 60 * 60_000;

const none: OwnLimit = { now: null, next: null };
/** A limit on record: the protocol may change, and limits that were set before must still be readable. */
const value = z.int().min(0).nullable();
const limit = z.strictObject({
  now: value,
  next: z.strictObject({ limit: value, from: z.int().min(0) }).nullable(),
});
const keptLimits = z.strictObject({
  deposits: limit.default(none),
  losses: limit.default(none),
  time: limit.default(none),
});
export type KeptLimits = z.infer<typeof keptLimits>;

/** The state of a player's limits, as a house sends it to its tables. */
const standing = limit.extend({ used: z.int() });
export const limitsTold = z.strictObject({
  deposits: standing,
  losses: standing,
  time: standing,
  asOf: z.int().min(0),
  dayEnds: z.int().min(0),
});

/** The stored limits of a player; no limits for null. */
export const readLimits = (kept: string | null): KeptLimits =>
  keptLimits.parse(kept === null ? {} : (JSON.parse(kept) as unknown));

/** All limits as of a moment. */
export const limitsAt = ({ deposits, losses, time }: KeptLimits, at: number): KeptLimits => ({
  deposits: limitAt(deposits, at),
  losses: limitAt(losses, at),
  time: limitAt(time, at),
});

/** A limit as of a moment: a waiting one that has waited long enough applies. */
export function limitAt({ now, next }: OwnLimit, at: number): OwnLimit {
  return next !== null && at >= next.from ? { now: next.limit, next: null } : { now, next };
}

/**
 * The limit after a player sets it to `wanted`, null for none. Asking for the limit that applies now cancels the one
 * that waits.
 */
export function changedLimit(before: OwnLimit, wanted: number | null, at: number): OwnLimit {
  const { now, next } = limitAt(before, at);
  if (isAsStrict(wanted, now)) return { now: wanted, next: null };
  // A request that is no looser than the waiting one has already waited as long.
  const from = next !== null && isAsStrict(wanted, next.limit) ? next.from : at + LOOSER_AFTER;
  return { now, next: { limit: wanted, from } };
}

/**
 * A limit after the clock was set from `before` to `at`: a waiting one waits as long as it still had to, and one that
 * applied by the old clock applies.
 */
export function limitByNewClock(
  limit: OwnLimit,
  { before, at }: { readonly before: number; readonly at: number },
): OwnLimit {
  const { now, next } = limitAt(limit, before);
  return { now, next: next === null ? null : { limit: next.limit, from: next.from + at - before } };
}

/** The stricter of two limits of one person with two accounts. */
export function stricter(one: OwnLimit, other: OwnLimit): OwnLimit {
  return isAsStrict(one.now, other.now) ? one : other;
}

export const isSet = (kept: KeptLimits): boolean =>
  LIMIT_KINDS.some((kind) => kept[kind].now !== null || kept[kind].next !== null);

/** What is left of a limit; Infinity when there is none. */
export const leftOf = ({ now, used }: PlayerLimits[LimitKind]): number =>
  now === null ? Number.POSITIVE_INFINITY : Math.max(0, now - used);

/** `$200.00 a day`, `2 h 30 min a day`, `none`. */
export function limitText(kind: LimitKind, value: number | null): string {
  if (value === null) return 'none';
  return `${kind === 'time' ? hoursText(value) : dollars(value as Cents)} a day`;
}

/** Whole minutes as `2 h 30 min`. */
export function hoursText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

const DAY = 24 * 60 * 60_000;

/**
 * Until when a player may sit by their own time limit, ms since 1970, as a table computes it by its own clock from what
 * the house sent last; null without a limit. `satAt` is when they sat down here.
 */
export function sitsUntil({ time, asOf, dayEnds }: PlayerLimits, satAt: number, now: number): number | null {
  const { now: most } = limitAt(time, now);
  if (most === null) return null;
  if (now < dayEnds) {
    const ends = Math.max(asOf, satAt) + Math.max(0, most - time.used);
    if (ends < dayEnds) return ends;
  }
  // A new day has begun, or begins before the time left for this one is used up.
  const days = now < dayEnds ? 0 : Math.floor((now - dayEnds) / DAY);
  return Math.max(dayEnds + days * DAY, satAt) + most;
}
