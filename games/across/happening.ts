/** What happens in a hand, as everyone sees it and as the player in one seat sees it. */
import { type Card, cardText } from '../card.ts';
import type { HandEvent } from '../hand-event.ts';
import type { Seat, Viewer } from '../seat.ts';

/** `own` is what the player in a seat sees instead. */
export interface SeenEvent {
  readonly event: HandEvent;
  readonly own?: { readonly seat: Seat; readonly event: HandEvent };
}

export const eventFor = ({ event, own }: SeenEvent, viewer: Viewer): HandEvent =>
  own?.seat === viewer ? own.event : event;

/** Cards that come to a seat face down. */
export function dealtTo(seat: Seat, cards: readonly Card[]): SeenEvent {
  const deal = (own: boolean): HandEvent => ({
    kind: 'deal',
    to: String(seat),
    cards: cards.map((card) => (own ? cardText(card) : null)),
  });
  return { event: deal(false), own: { seat, event: deal(true) } };
}
