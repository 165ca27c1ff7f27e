/** A line for the person at a screen. */
import { z } from 'zod';
import { text } from './fields.ts';

export const notice = z.strictObject({ level: z.enum(['info', 'warning', 'error']), text });
export type Notice = z.infer<typeof notice>;
