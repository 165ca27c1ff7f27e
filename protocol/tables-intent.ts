/** What the console for all tables of a house asks the host to do. */
import { z } from 'zod';
import { pin } from './pin.ts';
import { deskAct } from './poker-desk.ts';
import { playerSought, tournamentAct } from './tournament.ts';

/** What the console for all tables asks of the house; requests to a table go over a direct line to that table. */
export const tablesIntent = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('sign in'), staff: z.string().max(40), pin }),
  z.strictObject({ do: z.literal('sign out') }),
  z.strictObject({ do: z.literal('desk'), act: deskAct }),
  z.strictObject({ do: z.literal('tournament'), act: tournamentAct }),
  z.strictObject({ do: z.literal('find player'), name: playerSought }),
]);
export type TablesIntent = z.infer<typeof tablesIntent>;
