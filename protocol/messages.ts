/**
 * Everything that crosses between a screen and the host, used on both sides.
 *
 * A screen says hello with its token, and the host tells it which screen it is. From then on the host sends views: the
 * first one whole, then changes to a screen that can read them. The screen sends intents. Each intent carries the `rev`
 * of the view it was made on and an id chosen by the screen: an intent made on an outdated view is refused as stale;
 * one sent twice gets the first answer again and has no second effect.
 */
import { z } from 'zod';
import { answerResult } from './answer.ts';
import { change } from './change.ts';
import { role } from './roles.ts';
import { view } from './views.ts';

const text = z.string().trim().max(400);

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

/** From the host to a screen. */
export const hostFrame = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('welcome'), protocol: z.literal(PROTOCOL), role }),
  z.strictObject({ t: z.literal('view'), rev: z.int().min(0), view }),
  /** Turns the view of `from`, the last one sent, into the view of `rev`. */
  z.strictObject({ t: z.literal('change'), rev: z.int().min(0), from: z.int().min(0), change }),
  z.strictObject({
    t: z.literal('answer'),
    id: z.string().max(64),
    ok: z.literal(true),
    result: answerResult.nullable(),
  }),
  z.strictObject({ t: z.literal('answer refused'), id: z.string().max(64), code: z.string().max(40), message: text }),
  z.strictObject({ t: z.literal('error'), code: z.string().max(40), message: text }),
]);
export type HostFrame = z.infer<typeof hostFrame>;
