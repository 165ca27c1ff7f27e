/** A screen's requests, read by the schema of that screen. */
import type { z } from 'zod';

const NOTHING_TO_ASK = 'This screen has nothing to ask.';

const TOO_DEEP = 'request: nested deeper than any request is';

/** Maximum nesting of a request; the deepest one of any screen has about ten levels. */
const LEVELS = 32;

/** Works level by level, so that no depth is too much for the check itself. */
function isDeeperThan(levels: number, request: unknown): boolean {
  let level = [request];
  for (let n = 0; n < levels && level.length > 0; n += 1) {
    level = level.flatMap((each): unknown[] => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return level.length > 0;
}

/**
 * Reads an intent by the schema of its screen. A request nested too deeply is not read, because the depth at which a
 * schema overflows the stack varies.
 */
export function readIntent(
  schema: z.ZodType | undefined,
  intent: unknown,
): { readonly success: true; readonly data: unknown } | { readonly success: false; readonly why: string } {
  if (schema === undefined) return { success: false, why: NOTHING_TO_ASK };
  if (isDeeperThan(LEVELS, intent)) return { success: false, why: TOO_DEEP };
  const parsed = schema.safeParse(intent);
  return parsed.success ? parsed : { success: false, why: explain(parsed.error) };
}

/** The first fault found, with its place in the request. */
function explain(error: z.ZodError): string {
  const issue = error.issues[0];
  return issue ? `${issue.path.join('.') || 'request'}: ${issue.message}` : 'not a request of this screen';
}
