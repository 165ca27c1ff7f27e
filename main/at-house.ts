/** A table's connection to its house: the line, and the replacements for a cage, people and staff of its own. */
import { ok } from '../games/result.ts';
import { PreferenceBook } from './accounts/preference-book.ts';
import type { GuestLine } from './desks/room.ts';
import type { StaffOfTable } from './house/cage-port.ts';
import { Clearing } from './house/clearing.ts';
import { GuestPreferences } from './house/guest-preferences.ts';
import { Guests } from './house/guests.ts';
import type { CardHouse } from './house/house.ts';
import type { HouseFacts } from './house/house-facts.ts';
import { HousePurse } from './house/house-purse.ts';
import { type HouseMoney, houseGuests, type People } from './house/house-room.ts';
import { leftOf } from './house/limit-rules.ts';
import { timeUp } from './house/limits.ts';
import type { HouseLine } from './house/line.ts';
import { NEAR_TABLE } from './house/near-house.ts';
import { NearLine } from './house/near-line.ts';
import { StaffBook, staffOverLine } from './house/staff-book.ts';
import { TableName } from './house/table-name.ts';
import type { Store, StoreKind } from './journal/store.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { Followed, HousePlace, TableLine } from './link/house-line.ts';
import type { Purse, WantedChips } from './table/purse.ts';
import type { Seats } from './table/seats.ts';
import type { Table } from './table/table.ts';

/** The line to the house, and who is notified of what comes over it. */
export interface OpenLine extends GuestLine {
  /** The table's number in a house that is apart, and its name there; null before the first contact with the house. */
  readonly table: number | null;
  readonly name: string | null;
  /** Reports the table's status to the house, and serves consoles that follow several tables, from now on. */
  follow(followed: Followed): void;
  /** The table's clock was set, so the house compares it with its own. */
  greetAgain(): void;
  join(seats: Seats): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface AtHouse {
  readonly cage: HouseMoney & Purse;
  readonly accounts: People;
  readonly staff: StaffOfTable;
  readonly line: OpenLine;
}

/** A house apart from the table, and the line that leads there, or one in this process. */
export type HouseOfTable = FarHouse | { readonly near: CardHouse };
type FarHouse = { readonly place: HousePlace; readonly Line: typeof TableLine };

interface Parts {
  readonly kind: StoreKind;
  readonly table: Table;
  readonly store: Store;
  readonly ledger: Ledger;
}

/** A line that the table opens, keeps going and ends. */
type RunningLine = HouseLine & {
  start(): void | Promise<void>;
  stop(): void | Promise<void>;
  pump(): void;
  /** Something has changed at the table; of no concern to a house with only this table. */
  changed?(): void;
  /** The table's clock was set; a house in the same process uses the same clock. */
  greetAgain?(): void;
  follow?(followed: Followed): void;
};

/** What the line brings, and who is notified of it. */
interface Heard {
  /** The seats, once they exist. */
  seats: Seats | null;
  /** What the house last reported about itself. */
  facts: HouseFacts;
  /** The house can be reached. */
  up(): void;
  hear(facts: HouseFacts): void;
}

/** What is known of a house that has reported nothing yet. */
const NOTHING_HEARD: HouseFacts = {
  ...{ staff: [], jackpots: [], lists: [], posted: [] },
  ...{ hits: [], apart: [], calls: [], registered: [] },
};

/** Connects a table to its house. */
export function atHouse(house: HouseOfTable, parts: Parts): AtHouse {
  const { table, store, ledger } = parts;
  const now = (): number => table.now();
  const failed = (error: unknown): void => table.fails(error);
  const guests = new Guests(store);
  const clearing = new Clearing(store, ledger, guests, now, () => table.state.profile);
  const name = new TableName(store);
  const heard: Heard = {
    seats: null,
    facts: NOTHING_HEARD,
    up: () => {
      heard.seats?.chips.askAgain();
      preferences.tellAll();
    },
    hear: (facts) => {
      heard.facts = facts;
      staff.hear(facts.staff);
      table.touch();
    },
  };
  const line =
    'near' in house
      ? nearLine(house.near, table, clearing, guests, heard)
      : farLine(house, parts, clearing, { heard, name });
  const staff = new StaffBook(staffOverLine(line));
  const preferences = new GuestPreferences({
    book: new PreferenceBook(store),
    line,
    changed: () => table.touch(),
    failed,
  });
  const number = 'near' in house ? NEAR_TABLE : house.place.table;
  const cage = new HousePurse({
    ...{ table: number, clearing, ledger, guests, line, now, isNear: 'near' in house },
    profile: () => table.state.profile,
    jackpots: () => heard.facts.jackpots,
    refused: (wanted: WantedChips, why) => heard.seats?.house.refused(wanted, why),
    failed,
  });
  playForJackpots(table, clearing, heard, number);
  table.onChange(() => {
    line.pump();
    line.changed?.();
  });
  return {
    ...{ cage, staff },
    accounts: houseGuests(guests, line, now, preferences),
    line: openLine({ house, number, line, heard, guests, preferences, name, now }),
  };
}

/** The jackpots of the house for which this table is played. */
const postedAt = ({ facts: { posted } }: Heard, number: number): HouseFacts['posted'] =>
  posted.filter(({ tables }) => tables === null || tables.includes(number));

/** Has the table play for the jackpots of its house, and report hits to it. */
function playForJackpots(table: Table, clearing: Clearing, heard: Heard, number: number): void {
  table.playFor({
    posted: (game) =>
      postedAt(heard, number).flatMap(({ games, qualifier }) => (games.includes(game) ? [qualifier] : [])),
    // A jackpot that is not known to wait for a better hand is held.
    holds: (jackpot) =>
      (heard.facts.posted.find(({ qualifier }) => qualifier.id === jackpot)?.bestOfMinutes ?? null) === null,
    tell: (hit) => clearing.hit(hit),
    decided: (key) => clearing.decided(key),
  });
}

interface LineParts {
  readonly house: HouseOfTable;
  /** The table's number in its house. */
  readonly number: number;
  readonly line: RunningLine;
  readonly heard: Heard;
  readonly guests: Guests;
  readonly preferences: GuestPreferences;
  readonly name: TableName;
  now(): number;
}

/** The line as desks and tables use it. */
function openLine({ house, number, line, heard, guests, preferences, name, now }: LineParts): OpenLine {
  return {
    table: 'near' in house ? null : number,
    get name() {
      return name.current;
    },
    follow: (followed) => line.follow?.(followed),
    greetAgain: () => line.greetAgain?.(),
    get isUp() {
      return line.isUp;
    },
    get waiting() {
      const lists = heard.facts.lists.filter(({ tables }) => tables.includes(number));
      return lists.length === 0 ? null : lists.reduce((sum, { waiting }) => sum + waiting, 0);
    },
    ask: (request) => line.ask(request),
    jackpots: () => postedAt(heard, number),
    hits: () => heard.facts.hits,
    apart: () => heard.facts.apart,
    calls: () => heard.facts.calls,
    registered: () => heard.facts.registered,
    number,
    guestByCard: async (card) => {
      const found = await line.ask({ ask: 'card', card });
      if (!found.ok) return found;
      guests.remember(found.value, now());
      preferences.hear(found.value.account);
      const { account, seatedAt, limits } = found.value;
      if (seatedAt === null && limits && leftOf(limits.time) === 0) return { ok: false, error: timeUp(limits) };
      return ok({ account, elsewhere: seatedAt === number ? null : seatedAt });
    },
    limits: async (account, wanted) => {
      const answer = await line.ask(
        wanted === undefined ? { ask: 'guest', account } : { ask: 'set limit', account, ...wanted },
      );
      if (!answer.ok) return answer;
      guests.remember(answer.value, now());
      return ok(answer.value.limits ?? null);
    },
    join: (joined) => {
      heard.seats = joined;
    },
    meet: async (accounts) => {
      if ('near' in house) await meet(house.near, guests, accounts, now());
    },
    start: async () => line.start(),
    stop: async () => line.stop(),
  };
}

function farLine(
  { place, Line }: FarHouse,
  { table, kind }: Parts,
  clearing: Clearing,
  { heard, name }: { readonly heard: Heard; readonly name: TableName },
): RunningLine {
  return new Line({
    place,
    kind,
    clearing,
    now: () => table.now(),
    changed: (isUp, text) => {
      table.note({
        level: isUp ? 'info' : 'warning',
        code: isUp ? 'house is back' : 'house is away',
        text,
        seat: null,
        by: null,
      });
      if (isUp) heard.up();
      table.touch();
    },
    arrived: () => heard.seats?.house.arrived(),
    facts: (facts) => heard.hear(facts),
    named: (called) => name.set(called),
    failed: (error) => table.fails(error),
  });
}

function nearLine(house: CardHouse, table: Table, clearing: Clearing, guests: Guests, heard: Heard): RunningLine {
  return new NearLine({
    house,
    table: NEAR_TABLE,
    clearing,
    opened: () => heard.up(),
    arrived: () => heard.seats?.house.arrived(),
    facts: (facts) => heard.hear(facts),
    people: async (accounts) => {
      await meet(house, guests, accounts, table.now());
      table.touch();
    },
    failed: (error) => table.fails(error),
  });
}

async function meet(house: CardHouse, guests: Guests, accounts: readonly string[], at: number): Promise<void> {
  for (const known of await house.exchange.people.guests(accounts, at)) guests.remember(known, at);
}
