/** The photo of a player on its way from a cage to the house. */
import { filePart, wholeFile } from './file-part.ts';

/** The size of a photo made at the cage, and the maximum stored. */
export const PHOTO_WIDTH = 300;
export const PHOTO_HEIGHT = 400;
export const MOST_PHOTO_BYTES = 36 * 1024;

/** A whole photo as base64. */
export const photo = wholeFile(MOST_PHOTO_BYTES);

/** One part of a photo; the photo is stored when its last part arrives. */
export const photoPart = filePart(MOST_PHOTO_BYTES);
