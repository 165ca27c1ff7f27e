/** What is on a hand and what can still be added: chips, cards, and who decides. */

import type { Cents } from '../../money.ts';
import type { Seat } from '../../seat.ts';
import type { Bet } from '../table.ts';
import { type BlackjackHand, type BlackjackRound, type BlackjackTable, type PlayedPosition, ridingOn } from './hand.ts';

/** Cards reserved for the player-dealer: when the deck has no more than these, players get no further cards. */
const KEPT_BACK = 12;

/** Cards that players may still draw. */
export function cardsLeft({ deck }: Pick<BlackjackTable, 'deck'>, { next, places }: BlackjackRound): number {
  const promised = places.flatMap(({ hands }) => hands).filter(({ cards }) => cards.length < 2).length;
  return deck.length - next - promised - KEPT_BACK;
}

/** Chips that a seat has behind everything it has bet. */
export function chipsOf({ chips }: Pick<BlackjackTable, 'chips'>, { added }: BlackjackRound, seat: Seat): Cents {
  const out = added.filter((bet) => bet.seat === seat).reduce((sum, { amount }) => sum + amount, 0);
  return (chips.get(seat) ?? 0) - out;
}

/** A seat's bets on a hand, which a double or split equals one by one. */
export function stakesOf(hand: BlackjackHand, seat: Seat): readonly Bet[] {
  return ridingOn(hand).filter((bet) => bet.seat === seat);
}

export function costOf(hand: BlackjackHand, seat: Seat): Cents {
  return stakesOf(hand, seat).reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Who decides for a hand: of its bettors, as the house chooses, the one with the most on the position's base spots or
 * the position's holder; of equals the first. A bettor who has surrendered or been declared foul no longer decides.
 * Null: nobody, or the player-dealer, whose hand is played the house way (000:2580-2582).
 */
export function controllerOf(table: BlackjackTable, place: PlayedPosition, hand: BlackjackHand): Seat | null {
  const { position } = place;
  const able = ridingOn(hand).filter(({ seat }) => !table.fouled.includes(seat));
  const holds = table.rules.decides === 'holder' && able.some(({ seat }) => seat === position.seat);
  let controller: Seat | null = holds ? position.seat : null;
  for (const { seat } of holds ? [] : able) {
    if (controller === null || baseOf(table, place, seat) > baseOf(table, place, controller)) controller = seat;
  }
  return controller === table.dealer ? null : controller;
}

function baseOf({ bets }: BlackjackTable, { position }: PlayedPosition, seat: Seat): Cents {
  return bets
    .filter((bet) => bet.spot === 'base' && bet.position === position.id && bet.seat === seat)
    .reduce((sum, { amount }) => sum + amount, 0);
}
