/**
 * Cards that the highest bettors turn up after a hand. The hand is settled and fully known, so turning cards changes
 * only what screens draw. Nothing of it is saved, and after a restart the cards lie open.
 */

import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import type { TableView } from '../../protocol/table-view.ts';
import type { Hand } from '../hand/hand.ts';

/** The minimum time a result is on show once all cards lie open, in ms. */
const READ_MS = 2000;

interface Down {
  readonly zone: string;
  readonly seat: Seat;
  readonly cards: number;
  readonly open: number;
}

export class Squeeze {
  #until = 0;
  #hands: readonly Down[] = [];

  /**
   * Starts showing a settled hand, or none. `most`: how long cards may stay face down; `result`: how long the result is
   * on show, in ms.
   */
  begin(hand: Hand | null, now: number, { squeeze: most, result }: { squeeze: number; result: number }): void {
    const view = hand?.view('public');
    const turns = view?.kind === 'banked' ? (view.turns ?? []) : [];
    const cardsOf = (zone: string): number => view?.zones.find(({ id }) => id === zone)?.cards.length ?? 0;
    this.#until = now + Math.max(0, Math.min(most, result - READ_MS));
    this.#hands = turns.map(({ zone, seat }) => ({ zone, seat, cards: cardsOf(zone), open: 0 }));
  }

  /** Turns up the first `open` cards of a hand. Turning cards that already lie open changes nothing. */
  turn(seat: Seat, zone: string, open: number, now: number): Result<null, Refusal> {
    const mine = this.#hands.find((hand) => hand.zone === zone && hand.seat === seat);
    if (mine === undefined) return refuse('not yours to turn', 'Somebody else turns up these cards.');
    if (this.#left(now) > 0)
      this.#hands = this.#hands.map((hand) => (hand === mine ? { ...hand, open: Math.max(hand.open, open) } : hand));
    return ok(null);
  }

  /** The cards still face down; nothing once all cards are turned up or the time is over. */
  view(now: number): Pick<TableView, 'squeeze'> {
    const leftMs = this.#left(now);
    const hands = this.#hands.filter(({ open, cards }) => open < cards);
    if (leftMs === 0 || hands.length === 0) return {};
    return { squeeze: { leftMs, hands: hands.map(({ zone, seat, open }) => ({ zone, seat, open })) } };
  }

  #left(now: number): number {
    return Math.max(0, this.#until - now);
  }
}
