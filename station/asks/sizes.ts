/** The keys for common bet sizes, for a bet ask. Amounts are totals for the street, as everywhere. */
import type { BetAsk } from '../../games/ask.ts';
import type { HandView } from '../../games/hand-view.ts';
import type { Cents } from '../../games/money.ts';
import type { BetSizes } from '../../protocol/table-view.ts';
import { floorTo } from '../amount.ts';
import { texts } from '../texts.ts';

export interface SizeKey {
  /** `min`, `max`, `all-in`; `half` and other shares of the pot; multiples of the big blind, `2.5x`. */
  readonly id: string;
  readonly label: string;
  readonly to: Cents;
}

/** The keys for a house that has not set its own. */
export const USUAL_SIZES: BetSizes = {
  blinds: [2, 2.5, 3],
  pot: [
    [1, 3],
    [1, 2],
    [2, 3],
    [1, 1],
  ],
};

/** Shares of the pot that have names; others are written in figures, `3-4`. */
const SHARES: Readonly<Record<string, string>> = { '1-3': 'third', '1-2': 'half', '2-3': 'two-thirds', '1-1': 'pot' };

/** The maximum number of keys side by side, including the smallest and the largest amount. */
const MOST_KEYS = 6;

/** True when raising to this amount puts the seat all-in. */
export const isAllIn = (ask: BetAsk, to: Cents): boolean => to === ask.bet + ask.stack;

/** The big blind while nobody has seen a board card; null later, and when there is no big blind. */
export function blindBefore(hand: HandView | null): Cents | null {
  if (hand === null || hand.zones.some(({ cards }) => cards.length > 0)) return null;
  if (hand.events.filter(({ kind }) => kind === 'street').length > 1) return null;
  const posted = hand.events.flatMap((event) =>
    event.kind === 'post' && event.what === 'big blind' ? [event.amount] : [],
  );
  return posted.length === 0 ? null : Math.max(...posted);
}

/**
 * A raise by a share of the pot: call first, then put in that share of what is in the middle after the call. With
 * nothing to call it is a plain share of the pot.
 */
function potShare(ask: BetAsk, [numerator, denominator]: readonly [number, number]): Cents {
  const call = ask.call ?? 0;
  return ask.bet + call + Math.floor(((ask.pot + call) * numerator) / denominator);
}

/**
 * The sizes that are legal now, smallest first, without duplicates. Before the flop they are multiples of the big
 * blind, as long as `blind` is given and such a raise is possible. A range with a single amount has no size keys.
 */
export function sizeKeys(ask: BetAsk, sizes: BetSizes = USUAL_SIZES, blind: Cents | null = null): SizeKey[] {
  const range = ask.raise;
  if (range === null || range.min >= range.max) return [];
  const inBlinds = blind === null ? [] : sizes.blinds.map((times) => inBlind(times, blind));
  const possible = inBlinds.filter(({ to }) => to > range.min && to < range.max);
  const inside = possible.length > 0 ? possible : sizes.pot.map((share) => ofPot(ask, share));
  const keys: SizeKey[] = [{ id: 'min', label: texts.raise.sizes.min, to: range.min }];
  for (const key of inside.toSorted((a, b) => a.to - b.to)) {
    const to = floorTo(range, key.to);
    if (to > (keys.at(-1)?.to ?? 0) && to < range.max && keys.length < MOST_KEYS - 1) keys.push({ ...key, to });
  }
  const last = isAllIn(ask, range.max) ? 'all-in' : 'max';
  keys.push({ id: last, label: texts.raise.sizes[last], to: range.max });
  return keys;
}

const inBlind = (times: number, blind: Cents): SizeKey => ({
  id: `${times}x`,
  label: texts.raise.blinds(times),
  to: Math.round(times * blind),
});

const ofPot = (ask: BetAsk, share: readonly [number, number]): SizeKey => ({
  id: SHARES[share.join('-')] ?? share.join('-'),
  label: texts.raise.pot(share),
  to: potShare(ask, share),
});

/** The label of the key for raising to an amount: `Bet $10`, `Raise to $40`, `All-in: raise to $240`. */
export function raiseLabel(ask: BetAsk, to: Cents): string {
  const verb = ask.raise?.verb ?? 'raise';
  return isAllIn(ask, to) ? texts.raise.allInTo(verb, to) : texts.raise.to(verb, to);
}
