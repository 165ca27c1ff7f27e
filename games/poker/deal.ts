/** Cards out of the deck: the top of it is the first card of the list, and nothing is burned. */
import type { Card } from '../card.ts';
import type { Seat } from '../game.ts';
import { invariant } from '../result.ts';
import type { PokerStart } from './start.ts';
import { at, type Hand, isLive, note, type Table } from './state.ts';
import type { Dealing, Variant } from './variant.ts';

/** Deals a street's cards to every live hand and to the board. */
export function dealStreet(hand: Hand, street: number): void {
  hand.street = street;
  note(hand, { kind: 'street', street });
  for (const dealing of at(hand.table.variant.streets, street).deal) {
    if (dealing.to === 'board') dealBoard(hand, dealing);
    else dealHole(hand, dealing);
  }
}

function dealBoard(hand: Hand, { count }: Dealing): void {
  const cards = nextCards(hand, count);
  hand.board = [...hand.board, ...cards];
  note(hand, { kind: 'board', cards });
}

/** One card at a time, clockwise from the left of the button (LD9), so that the last goes to it (WSOP-T 87). */
function dealHole(hand: Hand, { count }: Dealing): void {
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

/** All players, from the first left of the button. */
export function clockwise({ seats, leftOfButton }: Pick<Table, 'seats' | 'leftOfButton'>): number[] {
  return seats.map((_, step) => (leftOfButton + step) % seats.length);
}

/** Where each card of the deck goes when nobody folds: seat numbers and `board`. */
export function zonesInDealOrder(variant: Variant, start: PokerStart): readonly string[] {
  const seats = start.players.map(({ seat }) => seat);
  const round = clockwise({ seats, leftOfButton: leftOf(seats, start.button) }).map((player) => String(seats[player]));
  return variant.streets.flatMap(({ deal }) =>
    deal.flatMap(({ to, count }) => Array.from({ length: count }, () => (to === 'board' ? ['board'] : round)).flat()),
  );
}

/** The first player clockwise after a seat, which may be empty. */
export function leftOf(seats: readonly Seat[], seat: Seat): number {
  const player = seats.findIndex((each) => each > seat);
  return Math.max(0, player); // past the last seat comes the first
}
