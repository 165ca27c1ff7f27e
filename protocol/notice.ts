/** A line to whoever stands at a screen. */
import { z } from 'zod';
import { text } from './fields.ts';

export const notice = z.strictObject({ level: z.enum(['info', 'warning', 'error']), text });
export type Notice = z.infer<typeof notice>;
