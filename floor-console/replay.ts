/**
 * A hand told again, event by event, for the recall of the floor: what lay on the table after each of them.
 */
import type { CardText } from '../games/card.ts';
import type { HandEvent, HandView } from '../games/game.ts';
import type { Cents } from '../games/money.ts';
import { turnedUp, without } from '../renderer/without.ts';

export interface ReplaySeat {
  readonly seat: number;
  readonly state: 'in' | 'all-in' | 'folded' | 'foul';
  /** Chips in front of the seat on the running street. */
  readonly bet: Cents;
  readonly cards: readonly (CardText | null)[];
  /** The hand in words, once it was shown. */
  readonly hand: string | null;
  readonly won: Cents;
}

/** What the public could see after the first `step` events. */
export interface Frame {
  readonly step: number;
  readonly street: string;
  /**
   * Everything put in and not yet taken out, bets in front of the seats included. Never below 0: in player-dealer games
   * winners are paid from the player-dealer's chips, not from the middle.
   */
  readonly middle: Cents;
  readonly zones: readonly {
    readonly id: string;
    readonly label: string;
    readonly cards: readonly (CardText | null)[];
  }[];
  readonly seats: readonly ReplaySeat[];
  /** The seat the last event was about. */
  readonly acting: number | null;
}

/** The table after the first `step` events of a hand; 0 is before anything was posted. */
export function frameAt(view: HandView, step: number): Frame {
  const start: Frame = {
    step: 0,
    street: '',
    middle: 0,
    zones: view.zones.map(({ id, label }) => ({ id, label, cards: [] })),
    seats: view.seats.map(({ seat }) => ({ seat, state: 'in', bet: 0, cards: [], hand: null, won: 0 })),
    acting: null,
  };
  const frame = view.events
    .slice(0, step)
    .reduce((before, event) => ({ ...after(before, event), step: before.step + 1 }), start);
  return { ...frame, middle: Math.max(0, frame.middle) };
}

/** Where the next (or previous) street begins, for the keys that leap; the end or the start when there is none. */
export function streetFrom(events: readonly HandEvent[], step: number, way: 1 | -1): number {
  const starts = events.flatMap((event, at) => (event.kind === 'street' ? [at + 1] : []));
  return way === 1 ? (starts.find((at) => at > step) ?? events.length) : (starts.findLast((at) => at < step) ?? 0);
}

function after(frame: Frame, event: HandEvent): Frame {
  switch (event.kind) {
    case 'street':
      // Blinds and antes are posted before the first street and stay in front of their seats on it.
      return { ...(frame.street === '' ? frame : gathered(frame)), street: event.name, acting: null };
    case 'deal':
      return dealt(frame, event.to, event.cards);
    case 'exposed':
      return seatChange(frame, event.seat, ({ cards }) => ({ cards: turnedUp(cards, event.cards) }));
    case 'discard':
      return seatChange(frame, event.seat, ({ cards }) => ({ cards: without(cards, event.cards) }));
    case 'post':
      return putIn(frame, event, event.allIn ? { state: 'all-in' } : {});
    case 'act':
      return putIn(
        frame,
        event,
        event.what === 'fold' ? { state: 'folded', cards: [] } : event.allIn ? { state: 'all-in' } : {},
      );
    case 'returned':
      return paidOut(
        seatChange(frame, event.seat, ({ bet }) => ({ bet: Math.max(0, bet - event.amount) })),
        event,
      );
    case 'collected':
      return { ...paidOut(frame, event), acting: null };
    case 'shown':
      return seatChange(frame, event.seat, () => ({ cards: event.cards, hand: event.hand }));
    case 'mucked':
      return seatChange(frame, event.seat, () => ({ cards: [] }));
    case 'fouled':
      return seatChange(frame, event.seat, () => ({ state: 'foul', cards: [] }));
    case 'told':
    case 'settled':
      return frame;
    case 'won':
      return paidOut(
        seatChange(gathered(frame), event.seat, ({ won }) => ({ won: won + event.amount })),
        event,
      );
  }
}

type Chips = { readonly amount: Cents };

function putIn(frame: Frame, { seat, amount }: Chips & { readonly seat: number }, change: Partial<ReplaySeat>): Frame {
  const changed = seatChange(frame, seat, ({ bet }) => ({ bet: bet + amount, ...change }));
  return { ...changed, middle: changed.middle + amount };
}

const paidOut = (frame: Frame, { amount }: Chips): Frame => ({ ...frame, middle: frame.middle - amount });

function seatChange(frame: Frame, seat: number, change: (seat: ReplaySeat) => Partial<ReplaySeat>): Frame {
  const seats = frame.seats.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each));
  return { ...frame, seats, acting: seat };
}

/** Bets in front of the seats pushed into the pot, as when a street ends. */
const gathered = (frame: Frame): Frame => ({ ...frame, seats: frame.seats.map((seat) => ({ ...seat, bet: 0 })) });

function dealt(frame: Frame, to: string, cards: readonly (CardText | null)[]): Frame {
  const seat = frame.seats.find((each) => String(each.seat) === to);
  if (seat) return seatChange(frame, seat.seat, (each) => ({ cards: [...each.cards, ...cards] }));
  const known = frame.zones.some((zone) => zone.id === to);
  const zones = known ? frame.zones : [...frame.zones, { id: to, label: to, cards: [] }];
  return {
    ...frame,
    zones: zones.map((zone) => (zone.id === to ? { ...zone, cards: [...zone.cards, ...cards] } : zone)),
    acting: null,
  };
}
