/**
 * A refusal is a value, not an exception. Refusals are for mistakes a person at a screen may make; a broken invariant
 * is a programmer's mistake and throws (see `invariant`).
 */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Why a request was not carried out: a stable code for programs, one plain sentence for people. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const refuse = (code: string, message: string): { readonly ok: false; readonly error: Refusal } => ({
  ok: false,
  error: { code, message },
});

/** Thrown when something that can never happen has happened. The table stops and keeps its journal. */
export class InvariantError extends Error {
  override name = 'InvariantError';
}

/** Asserts what must always be true; the message says what was not, with the numbers. */
export function invariant(condition: boolean, message: string | (() => string)): asserts condition {
  if (!condition) throw new InvariantError(typeof message === 'string' ? message : message());
}
