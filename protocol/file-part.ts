/** A file on its way from a screen to the host, sent in parts because a frame from a screen is shorter than a file. */
import { z } from 'zod';

/** Letters per part. */
const PART = 6000;

/** The maximum number of parts for a file of this size. */
const mostParts = (bytes: number): number => Math.ceil(((bytes / 3) * 4) / PART) + 1;

/** A whole file of up to this many bytes, as base64. */
export const wholeFile = (bytes: number) => z.string().max(PART * mostParts(bytes));

/** One part of such a file; parts count from the first. */
export const filePart = (bytes: number) => {
  const nth = z.int().min(1).max(mostParts(bytes));
  return z.strictObject({
    part: nth,
    of: nth,
    data: z
      .string()
      .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'base64')
      .max(PART),
  });
};
export type FilePart = z.infer<ReturnType<typeof filePart>>;

/** The parts in which a file is sent; the host accepts it with the last one. */
export function partsOf(base64: string): FilePart[] {
  const of = Math.max(1, Math.ceil(base64.length / PART));
  return Array.from({ length: of }, (_, nth) => ({
    ...{ part: nth + 1, of, data: base64.slice(nth * PART, (nth + 1) * PART) },
  }));
}
