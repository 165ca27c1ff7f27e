/** The keys that name a bet size, for a bet ask. Amounts are totals for the street, as everywhere. */
import type { BetAsk } from '../../games/game.ts';
import { type Cents, dollars } from '../../games/money.ts';
import { floorTo } from '../amount.ts';

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
  const inside: readonly SizeKey[] = [
    { id: 'half', label: '½ pot', to: potShare(ask, 1, 2) },
    { id: 'two-thirds', label: '⅔ pot', to: potShare(ask, 2, 3) },
    { id: 'pot', label: 'Pot', to: potShare(ask, 1, 1) },
  ];
  const keys: SizeKey[] = [{ id: 'min', label: 'Min', to: range.min }];
  for (const key of inside) {
    const to = floorTo(range, key.to);
    if (to > (keys.at(-1)?.to ?? 0) && to < range.max) keys.push({ ...key, to });
  }
  const allIn = isAllIn(ask, range.max);
  keys.push({ id: allIn ? 'all-in' : 'max', label: allIn ? 'All-in' : 'Max', to: range.max });
  return keys;
}

/** What raising to an amount is called on its key: `Bet $10`, `Raise to $40`, `All-in: raise to $240`. */
export function raiseLabel(ask: BetAsk, to: Cents): string {
  const verb = ask.raise?.verb ?? 'raise';
  const words = verb === 'bet' ? `bet ${dollars(to)}` : `${verb} to ${dollars(to)}`;
  return isAllIn(ask, to) ? `All-in: ${words}` : words.charAt(0).toUpperCase() + words.slice(1);
}
