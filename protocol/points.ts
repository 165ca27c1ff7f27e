/** Player's points as a cage and the player's own page show them. They are no money. */
import { z } from 'zod';

/** So many are given or taken at once at most. */
export const MOST_POINTS = 1_000_000;

/** Points for which the player has something. */
export const pointsCount = z.int().min(1).max(MOST_POINTS);

/** Points that are given, or, below 0, taken back. */
export const pointsChange = z
  .int()
  .min(-MOST_POINTS)
  .max(MOST_POINTS)
  .refine((change) => change !== 0, 'points to give or to take');

export const pointsLine = z.strictObject({
  at: z.int().min(0),
  change: z.int(),
  /** For time at a table; for something at the cage; or set right by two people. */
  why: z.enum(['played', 'redeemed', 'corrected']),
  /** Where they played; null at the cage. */
  table: z.int().min(1).max(9999).nullable(),
  by: z.string().max(60).nullable(),
  second: z.string().max(60).nullable(),
  reason: z.string().max(400).nullable(),
});
export type PointsLine = z.infer<typeof pointsLine>;

export const playerPoints = z.strictObject({
  /** Points for an hour at a table; null where the house gives none any more. */
  perHour: z.int().min(1).nullable(),
  held: z.int().min(0),
  /** How it came to that, the newest first. */
  lines: z.array(pointsLine).max(100),
});
export type PlayerPoints = z.infer<typeof playerPoints>;

/** Without the lines, as the own page has it. */
export const pointsStanding = playerPoints.omit({ lines: true });
export type PointsStanding = z.infer<typeof pointsStanding>;
