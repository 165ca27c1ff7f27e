/** The keys that name a bet size, for a bet ask. Amounts are totals for the street, as everywhere. */
import type { BetAsk } from '../../games/game.ts';
import type { Cents } from '../../games/money.ts';
import { floorTo } from '../amount.ts';
import { texts } from '../texts.ts';

export interface SizeKey {
  readonly id: 'min' | 'half' | 'two-thirds' | 'pot' | 'max' | 'all-in';
  readonly label: string;
  readonly to: Cents;
}

/** True when raising to this puts in the seat's last chip. */
export const isAllIn = (ask: BetAsk, to: Cents): boolean => to === ask.bet + ask.stack;

/**
 * A raise by a share of the pot: call first, then put in that share of what lies in the middle after the call. With
 * nothing to call it is a plain share of the pot.
 */
function potShare(ask: BetAsk, numerator: number, denominator: number): Cents {
  const call = ask.call ?? 0;
  return ask.bet + call + Math.floor(((ask.pot + call) * numerator) / denominator);
}

/** The sizes that are legal now, the smallest first; none twice. A range with one amount has no size keys. */
export function sizeKeys(ask: BetAsk): SizeKey[] {
  const range = ask.raise;
  if (range === null || range.min >= range.max) return [];
  const inside: readonly Omit<SizeKey, 'label'>[] = [
    { id: 'half', to: potShare(ask, 1, 2) },
    { id: 'two-thirds', to: potShare(ask, 2, 3) },
    { id: 'pot', to: potShare(ask, 1, 1) },
  ];
  const keys = [keyTo('min', range.min)];
  for (const key of inside) {
    const to = floorTo(range, key.to);
    if (to > (keys.at(-1)?.to ?? 0) && to < range.max) keys.push(keyTo(key.id, to));
  }
  keys.push(keyTo(isAllIn(ask, range.max) ? 'all-in' : 'max', range.max));
  return keys;
}

const keyTo = (id: SizeKey['id'], to: Cents): SizeKey => ({ id, label: texts.raise.sizes[id], to });

/** What raising to an amount is called on its key: `Bet $10`, `Raise to $40`, `All-in: raise to $240`. */
export function raiseLabel(ask: BetAsk, to: Cents): string {
  const verb = ask.raise?.verb ?? 'raise';
  return isAllIn(ask, to) ? texts.raise.allInTo(verb, to) : texts.raise.to(verb, to);
}
