/** What the start page of a demo house asks the host to do. */
import { z } from 'zod';
import { account, seat } from './fields.ts';

/** The demo tray: swipe a card of the demo house at a simulated reader. Refused when money is real. */
export const lobbyIntent = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('swipe'), account, at: z.union([seat, z.literal('cage')]) }),
]);
export type LobbyIntent = z.infer<typeof lobbyIntent>;
