/** Cards out of the deck: the top of it is the first card of the list, and nothing is burned. */
import type { Card } from '../card.ts';
import { invariant } from '../result.ts';
import { clockwise, leftOf } from './order.ts';
import type { PokerStart } from './start.ts';
import { at, type Hand, isLive, note } from './state.ts';
import type { Variant } from './variant.ts';

export function dealBoard(hand: Hand, count: number): void {
  const cards = nextCards(hand, count);
  hand.board = [...hand.board, ...cards];
  note(hand, { kind: 'board', cards });
}

/** One card at a time, clockwise from the left of the button (LD9), so that the last goes to it (WSOP-T 87). */
export function dealHole(hand: Hand, count: number): void {
  const order = clockwise(hand.table).filter((player) => isLive(hand, player));
  const cards = nextCards(hand, count * order.length);
  const held = hand.cards.slice();
  order.forEach((player, n) => {
    const dealt = cards.filter((_, nth) => nth % order.length === n);
    held[player] = at(hand.cards, player).concat(dealt);
    note(hand, { kind: 'hole', player, cards: dealt });
  });
  hand.cards = held;
}

function nextCards(hand: Hand, count: number): readonly Card[] {
  const cards = hand.table.deck.slice(hand.dealt, hand.dealt + count);
  invariant(cards.length === count, () => `the deck is short: ${count} cards wanted, ${cards.length} left`);
  hand.dealt += count;
  return cards;
}

/**
 * Where each card of the deck goes while nobody's folding can change it: seat numbers and `board`. Cards that come to
 * the hands on a later street depend on who is still in.
 */
export function zonesInDealOrder({ streets }: Variant, start: PokerStart): readonly string[] {
  const seats = start.players.map(({ seat }) => seat);
  const round = clockwise({ seats, leftOfButton: leftOf(seats, start.button) }).map((player) => String(seats[player]));
  const zones: string[] = [];
  for (const [street, { steps }] of streets.entries()) {
    for (const { kind, count } of steps) {
      if (kind === 'hole' && street > 0) return zones;
      const receivers = kind === 'board' ? ['board'] : kind === 'hole' ? round : [];
      for (let n = 0; n < count; n += 1) zones.push(...receivers);
    }
  }
  return zones;
}
