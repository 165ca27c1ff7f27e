/**
 * The exchange between a house and its tables. A buy-in is asked for, reserved here, seated or declined by the table, and posted here.
 * Messages are numbered without gaps in each direction: what was applied is known by its number, and what was not comes again.
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

/** What else of the house the exchange works on; made after it, for each of them tells tables something. */
interface Offices {
  readonly people: () => HousePeople;
  readonly tournaments: () => TournamentBook;
  readonly jackpots: () => HouseJackpots;
  readonly limits: () => HouseLimits;
  readonly dormancy: () => Dormancy;
  readonly points: () => HousePoints;
}

export class Exchange {
  /** What tables are told. */
  readonly outbox: Outbox;
  /** People as tables are told of them. */
  readonly people: PeopleAtTables;
  /** Chips on their way to tables. */
  readonly reservations: Reservations;
  /** What tables tell. */
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
