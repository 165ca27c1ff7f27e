/**
 * The languages that a player may choose, by their BCP 47 tags: English, Spanish, Vietnamese, Chinese, Korean, Tagalog.
 */
import { z } from 'zod';

export const LANGUAGES = ['en', 'es', 'vi', 'zh', 'ko', 'tl'] as const;

export const language = z.literal(LANGUAGES);
export type Language = z.infer<typeof language>;
