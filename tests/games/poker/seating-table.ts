import type { Lot, Occupant, Seating } from '../../../games/hand-start.ts';
import type { Blinds } from '../../../games/poker/entry.ts';
import { afterHand, newPokerMemory, type PokerMemory } from '../../../games/poker/memory.ts';
import { seatPoker } from '../../../games/poker/seating.ts';
import type { PokerStart } from '../../../games/poker/start.ts';
import type { Seat } from '../../../games/seat.ts';

export const BLINDS = { small: 100, big: 200 };
export const LIMITS = { min: 2, max: 10 };

/** A table for seating tests: people come, go, move and sit out, and hands are dealt without being played. */
export class SeatingTable {
  memory: PokerMemory = newPokerMemory();
  people: Occupant[] = [];
  lot: Lot = () => 0;
  limits = LIMITS;
  blinds: Blinds = BLINDS;
  missedButton = false;

  sit(seat: Seat, how: Partial<Occupant> = {}): this {
    const player = `p${seat}`;
    this.people.push({ seat, player, stack: 20_000, sittingOut: false, entry: 'wait', ...how });
    return this;
  }

  change(seat: Seat, how: Partial<Occupant>): this {
    this.people = this.people.map((one) => (one.seat === seat ? { ...one, ...how } : one));
    return this;
  }

  leave(...seats: Seat[]): this {
    this.people = this.people.filter((one) => !seats.includes(one.seat));
    return this;
  }

  /** Seats the next hand without playing it. */
  look(): Seating<PokerStart, PokerMemory> {
    return seatPoker(this.blinds, this.limits, this.memory, this.people, this.lot);
  }

  /** Deals one hand and forgets it. */
  deal(): Seating<PokerStart, PokerMemory> {
    const seating = this.look();
    this.memory = seating.start ? afterHand(seating.memory, seating.start, this.missedButton) : seating.memory;
    return seating;
  }

  /** Deals hands until the button is on `seat`. */
  dealUntilButton(seat: Seat): this {
    for (let hand = 0; hand < 30; hand++) if (this.deal().start?.button === seat) return this;
    throw new Error(`the button never came to seat ${seat}`);
  }
}

/** Positions and posts in one line: `button 1, blinds 2 3, dealt 1 2 3 5, 5 post 200+0`. */
export function line({ start }: Seating<PokerStart, PokerMemory>): string {
  if (!start) return 'no hand';
  const dealt = start.players.map((one) => one.seat).join(' ');
  const extra = start.posts
    .filter((post) => post.what !== 'small blind' && post.what !== 'big blind')
    .map((post) => `, ${post.seat} ${post.what} ${post.live}+${post.dead}`);
  return `button ${start.button}, blinds ${start.smallBlindSeat} ${start.bigBlindSeat}, dealt ${dealt}${extra.join('')}`;
}

export function whyNot(seating: Seating<PokerStart, PokerMemory>, seat: Seat): string | null {
  return seating.waiting.find((one) => one.seat === seat)?.why ?? null;
}
