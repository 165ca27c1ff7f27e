/** What every touch controller is decoded to, whatever its protocol. */

/** One finger on the glass, in the controller's own units. `id` belongs to the finger while it is down. */
export interface Contact {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** All fingers on the glass at one moment; empty when the last was lifted. */
export type TouchFrame = readonly Contact[];

/**
 * The smallest and the largest value that a controller reports for an axis; from larger to smaller for a reversed axis.
 */
export interface Axes {
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
}

/** The result of decoding bytes of a serial line: whole frames, and the bytes of an unfinished one. */
export interface Decoded {
  readonly frames: readonly TouchFrame[];
  readonly rest: Uint8Array;
}

/** The rest of a line before its first byte. */
export const NO_BYTES = new Uint8Array(0);

/** The unfinished bytes and those that came after them. */
export function joined(rest: Uint8Array, bytes: Uint8Array): Uint8Array {
  if (rest.length === 0) return bytes;
  const all = new Uint8Array(rest.length + bytes.length);
  all.set(rest);
  all.set(bytes, rest.length);
  return all;
}
