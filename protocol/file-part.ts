/** A file on its way from a screen to the host: in parts, for no frame of a screen is as long as a file. */
import { z } from 'zod';

/** Letters of one part. */
const PART = 6000;

/** Into how many parts a file of so many bytes comes at most. */
const mostParts = (bytes: number): number => Math.ceil(((bytes / 3) * 4) / PART) + 1;

/** All of a file of so many bytes at most, as base64. */
export const wholeFile = (bytes: number) => z.string().max(PART * mostParts(bytes));

/** One part of such a file, from the first. */
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

/** The parts in which a file is sent; it is taken with the last of them. */
export function partsOf(base64: string): FilePart[] {
  const of = Math.max(1, Math.ceil(base64.length / PART));
  return Array.from({ length: of }, (_, nth) => ({
    ...{ part: nth + 1, of, data: base64.slice(nth * PART, (nth + 1) * PART) },
  }));
}
