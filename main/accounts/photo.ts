/** The photo of a player, as a cage takes it: which photos may be stored. */
import { ok, type Refusal, type Result } from '../../games/result.ts';
import { MOST_PHOTO_BYTES, PHOTO_HEIGHT, PHOTO_WIDTH } from '../../protocol/photo.ts';
import { refuse } from './refusals.ts';

/**
 * The bytes of a JPEG picture in base64. Refused: `bad-photo` when it is not a JPEG picture, or is larger than a photo
 * of a player.
 */
export function readPhoto(base64: string): Result<Buffer, Refusal> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > MOST_PHOTO_BYTES) {
    return refuse('bad-photo', `The photo is too large: at most ${MOST_PHOTO_BYTES / 1024} KB.`);
  }
  const size = sizeOfJpeg(bytes);
  if (size === null) return refuse('bad-photo', 'This is not a photo: expected a JPEG picture.');
  if (size.width > PHOTO_WIDTH || size.height > PHOTO_HEIGHT) {
    return refuse('bad-photo', `The photo is too large: ${PHOTO_WIDTH} × ${PHOTO_HEIGHT} at most.`);
  }
  return ok(bytes);
}

const END = 0xd9;
/** Frame markers that give the picture's size; the other numbers in this range are other tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** A JPEG's size from its own header; null when it is not a JPEG or is cut off. */
function sizeOfJpeg(bytes: Buffer): { readonly width: number; readonly height: number } | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8 || bytes.readUInt16BE(bytes.length - 2) !== 0xff00 + END) {
    return null;
  }
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? END;
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
