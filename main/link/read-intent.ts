/** A screen's requests, read by the schema of that screen. */
import type { z } from 'zod';
import { isOneLine } from '../accounts/written-name.ts';

const NOTHING_TO_ASK = 'This screen makes no requests.';

const TOO_DEEP = 'request: nested too deeply';

/** Maximum nesting of a request; the deepest one of any screen has about ten levels. */
const LEVELS = 32;

/** Looks no more than `levels` deep itself, so that no request is too deep for the check. */
const isDeeperThan = (levels: number, request: unknown): boolean =>
  levels === 0 ||
  (typeof request === 'object' &&
    request !== null &&
    Object.values(request).some((each) => isDeeperThan(levels - 1, each)));

/** The field in which people write several lines: a note of suspicious activity. */
const SEVERAL_LINES = 'text';

/**
 * Where a request has a text that does not belong on one line, and null where it has none. What people type goes into
 * logs, onto paper and onto terminals, where a line break or a control character could forge a line or hide one.
 */
function brokenText(request: unknown, path: readonly string[] = []): readonly string[] | null {
  if (typeof request === 'string') {
    const line = path.at(-1) === SEVERAL_LINES ? request.replace(/\r?\n/g, ' ') : request;
    return isOneLine(line) ? null : path;
  }
  if (typeof request !== 'object' || request === null) return null;
  for (const [key, value] of Object.entries(request)) {
    const broken = isOneLine(key) ? brokenText(value, [...path, key]) : path;
    if (broken !== null) return broken;
  }
  return null;
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
  if (!parsed.success) return { success: false, why: explain(parsed.error) };
  const broken = brokenText(parsed.data);
  if (broken === null) return parsed;
  return {
    success: false,
    why: `${broken.join('.') || 'request'}: is written on one line, without control characters`,
  };
}

/** The first fault found, with its place in the request. */
function explain(error: z.ZodError): string {
  const issue = error.issues[0];
  return issue ? `${issue.path.join('.') || 'request'}: ${issue.message}` : 'not a request of this screen';
}
