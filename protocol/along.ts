/** Whether a player comes along to another game. */
import { z } from 'zod';

/** The player's answer on coming along to another game, and whether they can still do it. */
export const along = z.enum(['comes', 'stays out', 'short', 'no answer']);
