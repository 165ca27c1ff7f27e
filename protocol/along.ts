/** Whether a player comes along to another game. */
import { z } from 'zod';

/** What a player has said about coming along to another game, and whether it can still be done. */
export const along = z.enum(['comes', 'stays out', 'short', 'no answer']);
