/** The meters of a table. */
import { z } from 'zod';
import { cents } from './fields.ts';

const named = z.strictObject({ name: z.string().max(80), amount: z.int() });

/** What was played and collected since a given moment; fees and jackpot drops by their option. */
const metersOver = z.strictObject({
  from: z.int().min(0),
  hands: z.int().min(0),
  voided: z.int().min(0),
  boughtIn: cents,
  cashedOut: cents,
  fees: z.array(named).max(60),
  drops: z.array(named).max(60),
});

/** The meters of a table at one moment; amounts in cents. */
export const tableMetersShown = z.strictObject({
  at: z.int().min(0),
  /** Hands that ended within the last hour. */
  lastHour: z.int().min(0),
  players: z.int().min(0).max(10),
  playing: z.int().min(0).max(10),
  /** In front of the seats, and in pots, including the pot carried to the next hand. */
  chips: z.strictObject({ seats: cents, pot: cents }),
  /** Since the gaming day began, and since the last shift was closed. */
  day: metersOver,
  shift: metersOver,
});
export type TableMetersShown = z.infer<typeof tableMetersShown>;
