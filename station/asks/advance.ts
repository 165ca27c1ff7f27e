/**
 * A choice made before the player's turn. It stays on the station and is checked again when anything at the table
 * changes and when the turn comes. A choice that no longer fits is dropped with a message, never altered.
 */
import type { Ask, Decision } from '../../games/ask.ts';
import type { PotView } from '../../games/hand-view.ts';
import type { Cents } from '../../games/money.ts';
import type { Seat } from '../../games/seat.ts';

export type Advance =
  | { readonly kind: 'check' | 'check or fold' | 'fold' | 'call any' }
  /** Calls this amount and no other. */
  | { readonly kind: 'call'; readonly amount: Cents };

/** What a seat would have to add to stay in as things stand: 0 when nobody has bet, at most its whole stack. */
export function priceNow({ seats }: Pick<PotView, 'seats'>, seat: Seat): Cents {
  const own = seats.find((each) => each.seat === seat);
  if (own === undefined) return 0;
  return Math.min(Math.max(...seats.map(({ bet }) => bet)) - own.bet, own.stack);
}

/** Whether a choice still means what it meant when it was made, given the current price. */
export function stillFits(advance: Advance, price: Cents): boolean {
  switch (advance.kind) {
    case 'check':
      return price === 0;
    case 'fold':
      return price > 0;
    case 'call':
      return price === advance.amount;
    case 'check or fold':
    case 'call any':
      return true;
  }
}

/** The decision that an advance choice gives for this ask; null when it does not fit and the player must be asked. */
export function advanceDecision(advance: Advance, ask: Ask): Decision | null {
  if (ask.kind !== 'bet' || ask.call === null || !stillFits(advance, ask.call)) return null;
  if (ask.call === 0) return { kind: 'check' };
  if (advance.kind === 'call' || advance.kind === 'call any') return { kind: 'call' };
  return ask.fold ? { kind: 'fold' } : null;
}
