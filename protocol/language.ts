/** The languages that a screen can be told to speak, by their BCP 47 tags. */
import { z } from 'zod';

export const LANGUAGES = ['en'] as const;

export const language = z.literal(LANGUAGES);
export type Language = z.infer<typeof language>;
