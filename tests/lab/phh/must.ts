import type { Result } from '../../../games/result.ts';

/** The value of a result that must be ok. */
export function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}
