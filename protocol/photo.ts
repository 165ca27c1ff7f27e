/** The photo of a player on its way from a cage to the house. */
import { filePart, wholeFile } from './file-part.ts';

/** A photo is made as large as this at the cage, and no larger one is kept. */
export const PHOTO_WIDTH = 300;
export const PHOTO_HEIGHT = 400;
export const MOST_PHOTO_BYTES = 36 * 1024;

/** All of a photo as base64. */
export const photo = wholeFile(MOST_PHOTO_BYTES);

/** One part of a photo; it is kept when the last of them has come. */
export const photoPart = filePart(MOST_PHOTO_BYTES);
