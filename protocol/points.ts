/** Player's points as a cage and the player's own page show them. They are not money. */
import { z } from 'zod';

/** The maximum number of points given or taken at once. */
export const MOST_POINTS = 1_000_000;

/** Points that the player redeems. */
export const pointsCount = z.int().min(1).max(MOST_POINTS);

/** Points given, or, below 0, taken back. */
export const pointsChange = z
  .int()
  .min(-MOST_POINTS)
  .max(MOST_POINTS)
  .refine((change) => change !== 0, 'points to give or to take');

export const pointsLine = z.strictObject({
  at: z.int().min(0),
  change: z.int(),
  /** For time at a table; for something at the cage; or a correction by two people. */
  why: z.enum(['played', 'redeemed', 'corrected']),
  /** The table of play; null at the cage. */
  table: z.int().min(1).max(9999).nullable(),
  by: z.string().max(60).nullable(),
  second: z.string().max(60).nullable(),
  reason: z.string().max(400).nullable(),
});
export type PointsLine = z.infer<typeof pointsLine>;

export const playerPoints = z.strictObject({
  /** Points for an hour at a table; null where the house no longer gives any. */
  perHour: z.int().min(1).nullable(),
  held: z.int().min(0),
  /** The changes that led to the balance, newest first. */
  lines: z.array(pointsLine).max(100),
});
export type PlayerPoints = z.infer<typeof playerPoints>;

/** Without the lines, for the player's own page. */
export const pointsStanding = playerPoints.omit({ lines: true });
export type PointsStanding = z.infer<typeof pointsStanding>;
