/** A photo made at the cage: cropped to portrait shape, scaled down, JPEG in base64. */
import { MOST_PHOTO_BYTES, PHOTO_HEIGHT, PHOTO_WIDTH } from '../protocol/photo.ts';

/** JPEG qualities to try, until the photo is small enough. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/** Throws when the source is not a picture. */
export async function photoOf(source: Blob | HTMLVideoElement): Promise<string> {
  const picture = await createImageBitmap(source);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [PHOTO_WIDTH, PHOTO_HEIGHT];
  drawn(canvas, picture);
  for (const quality of QUALITIES) {
    const base64 = canvas.toDataURL('image/jpeg', quality).replace(/^.*,/, '');
    if ((base64.length / 4) * 3 <= MOST_PHOTO_BYTES) return base64;
  }
  throw new Error('the picture stays too large');
}

/** Fills the canvas with the middle of the picture. */
function drawn(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  const scale = Math.max(canvas.width / picture.width, canvas.height / picture.height);
  const [width, height] = [canvas.width / scale, canvas.height / scale];
  canvas
    .getContext('2d')
    ?.drawImage(
      picture,
      ...([(picture.width - width) / 2, (picture.height - height) / 2, width, height] as const),
      ...([0, 0, canvas.width, canvas.height] as const),
    );
}

/** Draws a stored photo. */
export async function drawnInto(canvas: HTMLCanvasElement, photo: string): Promise<void> {
  const bytes = Uint8Array.from(atob(photo), (letter) => letter.charCodeAt(0));
  drawn(canvas, await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' })));
}
