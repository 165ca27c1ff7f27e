/**
 * The exchange between a house and its tables. A table requests a buy-in, the house reserves it, the table seats or
 * declines it, and the house posts the result. Messages are numbered without gaps in each direction: the number shows
 * what was applied, and what was not is sent again.
 */
import type { HouseBooks } from './books.ts';
import type { Dormancy } from './dormancy.ts';
import { Inbox } from './inbox.ts';
import type { HouseJackpots } from './jackpots.ts';
import type { HouseLimits } from './limits.ts';
import { Outbox } from './outbox.ts';
import type { HousePeople } from './people.ts';
import { PeopleAtTables } from './people-at-tables.ts';
import type { HousePoints } from './points.ts';
import { Reservations } from './reservations.ts';
import type { HouseStore } from './store.ts';
import type { TournamentBook } from './tournament-book.ts';

/**
 * The other parts of the house that the exchange uses; they are made after it, because each of them sends messages to
 * tables.
 */
interface Offices {
  readonly people: () => HousePeople;
  readonly tournaments: () => TournamentBook;
  readonly jackpots: () => HouseJackpots;
  readonly limits: () => HouseLimits;
  readonly dormancy: () => Dormancy;
  readonly points: () => HousePoints;
}

export class Exchange {
  /** What the house sends to tables. */
  readonly outbox: Outbox;
  /** People as tables know them. */
  readonly people: PeopleAtTables;
  /** Chips on their way to tables. */
  readonly reservations: Reservations;
  /** What tables send. */
  readonly inbox: Inbox;

  constructor(store: HouseStore, books: HouseBooks, offices: Offices) {
    this.outbox = new Outbox(store);
    const { outbox } = this;
    this.people = new PeopleAtTables({ ...offices, store, books, outbox });
    const atTables = this.people;
    this.reservations = new Reservations({ ...offices, store, books, outbox, atTables });
    const { reservations } = this;
    this.inbox = new Inbox({ ...offices, store, books, reservations, atTables });
  }
}
