/** What a second person signs with. */
import { z } from 'zod';
import { pin } from './pin.ts';

/** The second person who stands by an act: of another role than who asks, and signs with the own PIN (M2, A5). */
export const signature = z.strictObject({ second: z.string().max(40), pin });
export type Signature = z.infer<typeof signature>;
