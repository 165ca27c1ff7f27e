/**
 * Limits that players set themselves, as they are kept. A stricter one holds at once; a looser one, or none, only a day after it was
 * asked for, so that nobody gives way to the mood of a moment, and until then it can be taken back.
 */
import { z } from 'zod';
import { type Cents, dollars } from '../../games/money.ts';
import { isAsStrict, LIMIT_KINDS, type LimitKind, type OwnLimit, type PlayerLimits } from '../../protocol/limits.ts';

/** How long a looser limit waits, ms. */
export const LOOSER_AFTER = 24 * 60 * 60_000;

const none: OwnLimit = { now: null, next: null };
/** A limit as it is on record: the protocol may change, limits that were set are still read. */
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

/** How somebody stands to their limits, as a house tells its tables. */
const standing = limit.extend({ used: z.int() });
export const limitsTold = z.strictObject({
  deposits: standing,
  losses: standing,
  time: standing,
  asOf: z.int().min(0),
  dayEnds: z.int().min(0),
});

/** What is kept of somebody; no limits for null. */
export const readLimits = (kept: string | null): KeptLimits =>
  keptLimits.parse(kept === null ? {} : (JSON.parse(kept) as unknown));

/** How all of them stand at a moment. */
export const limitsAt = ({ deposits, losses, time }: KeptLimits, at: number): KeptLimits => ({
  deposits: limitAt(deposits, at),
  losses: limitAt(losses, at),
  time: limitAt(time, at),
});

/** How a limit stands at a moment: one that has waited long enough holds. */
export function limitAt({ now, next }: OwnLimit, at: number): OwnLimit {
  return next !== null && at >= next.from ? { now: next.limit, next: null } : { now, next };
}

/** What comes of it when a player sets a limit: `wanted`, null for none. To ask for what holds now takes back what was asked for. */
export function changedLimit(before: OwnLimit, wanted: number | null, at: number): OwnLimit {
  const { now, next } = limitAt(before, at);
  if (isAsStrict(wanted, now)) return { now: wanted, next: null };
  // Less than what waits already has waited as long.
  const from = next !== null && isAsStrict(wanted, next.limit) ? next.from : at + LOOSER_AFTER;
  return { now, next: { limit: wanted, from } };
}

/**
 * How a limit stands once the clock was set from `before` to `at`: what waited goes on waiting as long as it still had to, and what
 * held by the old clock holds.
 */
export function limitByNewClock(
  limit: OwnLimit,
  { before, at }: { readonly before: number; readonly at: number },
): OwnLimit {
  const { now, next } = limitAt(limit, before);
  return { now, next: next === null ? null : { limit: next.limit, from: next.from + at - before } };
}

/** The stricter of two limits, of one person with two accounts. */
export function stricter(one: OwnLimit, other: OwnLimit): OwnLimit {
  return isAsStrict(one.now, other.now) ? one : other;
}

export const isSet = (kept: KeptLimits): boolean =>
  LIMIT_KINDS.some((kind) => kept[kind].now !== null || kept[kind].next !== null);

/** What is left of a limit; Infinity without one. */
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
 * Until when somebody may sit by their own limit of time, ms since 1970, as a table reckons it by its own clock from what the house has
 * told last; null without a limit. `satAt` is when they sat down here.
 */
export function sitsUntil({ time, asOf, dayEnds }: PlayerLimits, satAt: number, now: number): number | null {
  const { now: most } = limitAt(time, now);
  if (most === null) return null;
  if (now < dayEnds) {
    const ends = Math.max(asOf, satAt) + Math.max(0, most - time.used);
    if (ends < dayEnds) return ends;
  }
  // A new day has begun, or begins before the time of this one is over.
  const days = now < dayEnds ? 0 : Math.floor((now - dayEnds) / DAY);
  return Math.max(dayEnds + days * DAY, satAt) + most;
}
