/** What may go wrong outside the program (a bad swipe, a wrong file) is a value, not an exception. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** What to tell of something that was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
