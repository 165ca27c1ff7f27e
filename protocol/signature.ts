/** A second person's signature. */
import { z } from 'zod';
import { pin } from './pin.ts';

/**
 * The second person who signs for an act: in another role than the person who asks, and with their own PIN (M2, A5).
 */
export const signature = z.strictObject({ second: z.string().max(40), pin });
export type Signature = z.infer<typeof signature>;
