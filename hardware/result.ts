/**
 * Failures outside the program (a bad swipe, a wrong file) are values, not exceptions. The shape is that of
 * `games/result.ts`; it stands here again because `hardware/` imports nothing of ours.
 */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** The message to report for a thrown value. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
