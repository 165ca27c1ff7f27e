/**
 * What the host sends to a screen, and how the two talk.
 *
 * A screen says hello with its token, and the host tells it which screen it is. From then on the host sends views: the
 * first one whole, then changes to a screen that can read them. The screen sends intents. Each intent carries the `rev`
 * of the view it was made on and an id chosen by the screen: an intent made on an outdated view is refused as stale;
 * one sent twice gets the first answer again and has no second effect.
 */
import { z } from 'zod';
import { answerResult } from './answer.ts';
import { change } from './change.ts';
import { PROTOCOL } from './client-frame.ts';
import { role } from './roles.ts';
import { view } from './views.ts';

const text = z.string().trim().max(400);

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
