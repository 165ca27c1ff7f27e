/** The photo of a player on its way from a cage to the house: in parts, for no frame of a screen is as long as a picture. */
import { z } from 'zod';

/** A photo is made as large as this at the cage, and no larger one is kept. */
export const PHOTO_WIDTH = 300;
export const PHOTO_HEIGHT = 400;
export const MOST_PHOTO_BYTES = 36 * 1024;

/** Letters of one part, and how many parts there are at most. */
export const PHOTO_PART = 6000;
const MOST_PARTS = Math.ceil(((MOST_PHOTO_BYTES / 3) * 4) / PHOTO_PART) + 1;

/** All of a photo as base64. */
export const photo = z.string().max(PHOTO_PART * MOST_PARTS);

/** One part of a photo, from the first; it is kept when the last of them has come. */
export const photoPart = z.strictObject({
  part: z.int().min(1).max(MOST_PARTS),
  of: z.int().min(1).max(MOST_PARTS),
  data: z
    .string()
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'base64')
    .max(PHOTO_PART),
});
export type PhotoPart = z.infer<typeof photoPart>;
