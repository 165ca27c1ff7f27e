/**
 * A choice made before one's turn. It stays on the station and is checked again when the turn comes: what no longer
 * fits is dropped, never stretched.
 */
import type { Ask, Decision } from '../../games/game.ts';

export type Advance = 'check or fold' | 'check';

/** What an advance choice decides on this ask; null when it does not fit and the player must be asked. */
export function advanceDecision(advance: Advance, ask: Ask): Decision | null {
  if (ask.kind !== 'bet') return null;
  if (ask.call === 0) return { kind: 'check' };
  return advance === 'check or fold' && ask.fold ? { kind: 'fold' } : null;
}
