/**
 * What a screen sends to the host. In a file of its own, because the host reads these frames and only writes the others
 * (`messages.ts`): a start then makes no schema of a view.
 */
import { z } from 'zod';

export const PROTOCOL = 1;

/** Longest frame the host accepts from a screen; no intent comes near it. */
export const MAX_INTENT_BYTES = 8 * 1024;

/** From a screen to the host. */
export const clientFrame = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('hello'),
    protocol: z.literal(PROTOCOL),
    token: z.string().min(16).max(128),
    /** This screen reads changes of views; a screen without this gets every view whole. */
    changes: z.literal(true).exactOptional(),
  }),
  /** Asks for the whole view: a change arrived for a view other than the screen's current one. */
  z.strictObject({ t: z.literal('whole') }),
  z.strictObject({
    t: z.literal('intent'),
    id: z.string().min(8).max(64),
    rev: z.int().min(0),
    /** Checked against the schema of the sender's own screen. */
    intent: z.looseObject({ do: z.string().max(40) }),
  }),
]);
export type ClientFrame = z.infer<typeof clientFrame>;
