/** What the tournament clock shows. */
import { z } from 'zod';
import { name } from './fields.ts';
import { language } from './language.ts';
import { tournamentShown } from './tournament.ts';

/** The tournament clock of a house, on a wall. */
export const clockView = z.strictObject({
  screen: z.literal('clock'),
  language: language.exactOptional(),
  house: name,
  demo: z.boolean(),
  tournaments: z.array(tournamentShown).max(60),
});
export type ClockView = z.infer<typeof clockView>;
