import type { Refusal, Result } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import type { Device, FloorView } from '../../protocol/floor-view.ts';
import type { LimitKind, PlayerLimits } from '../../protocol/limits.ts';
import type { ProfileChecked, ProfileDraft, ProfileForm } from '../../protocol/profiles.ts';
import type { BetSizes } from '../../protocol/table-view.ts';
import type { DemoHouse } from '../demo/demo-house.ts';
import type { Tray } from '../demo/tray.ts';
import type { StaffOfTable } from '../house/cage-port.ts';
import type { CardHouse } from '../house/house.ts';
import type { OpenCall, OpenHit, PostedJackpot, Registered } from '../house/house-facts.ts';
import type { HouseMoney, People } from '../house/house-room.ts';
import type { HouseLine } from '../house/line.ts';
import type { PokerDeskOffice } from '../house/poker-desk-office.ts';
import type { TournamentOffice } from '../house/tournament-office.ts';
import type { Log } from '../journal/log.ts';
import type { Books } from '../ledger/settle.ts';
import type { OddsWorker } from '../odds/odds-worker.ts';
import type { DeckSeal } from '../shuffle/deck-seal.ts';
import type { TableConfig } from '../table/config.ts';
import type { Seats } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import type { screenState } from '../table/table-chart.ts';
import type { TouchScreens } from '../touch.ts';
import type { Recall } from './recall.ts';
import type { StationDesk } from './station.ts';

/** A limit as a player sets it, under the key of their press. */
export interface WantedLimit {
  readonly key: string;
  readonly kind: LimitKind;
  readonly limit: number | null;
}

/** The line to the house, and what it tells of a guest. */
export interface GuestLine extends HouseLine {
  /** How many wait on the lists of the house for the game of this table; null where it is on none. */
  readonly waiting: number | null;
  /** The number of this table in its house. */
  readonly number: number;
  /** Whose card it is, and at which other table it is in use; from then on the table knows them. */
  guestByCard(card: string): Promise<Result<{ readonly account: string; readonly elsewhere: number | null }, Refusal>>;
  /** How somebody stands to the limits that they have set themselves, after setting one if they want to; null without any. */
  limits(account: string, wanted?: WantedLimit): Promise<Result<PlayerLimits | null, Refusal>>;
  /** Has the table know these people as the house knows them now, where the house is in this process. */
  meet(accounts: readonly string[]): Promise<void>;
  /** What is played for at this table, whatever the game, and what waits to be decided in the whole house; as told last. */
  jackpots(): readonly PostedJackpot[];
  hits(): readonly OpenHit[];
  /** Who may not sit at one table; as told last. */
  apart(): readonly { readonly a: string; readonly b: string }[];
  /** Who is called to which table from the lists of the house; as told last. */
  calls(): readonly OpenCall[];
  /** Who has entered what is full and waits; as told last. */
  registered(): readonly Registered[];
}

/** The profiles that are made at a console of the table, kept with who made them and when. */
export interface ProfileMaking {
  /** The games of the house that a profile may be made of. */
  readonly games: NonNullable<FloorView['games']>;
  /** Who made a profile, and when; undefined for one of the table's files. */
  made(id: string): { readonly by: string; readonly at: number } | undefined;
  form(game: string): Result<ProfileForm, Refusal>;
  check(draft: ProfileDraft): ProfileChecked;
  /** Refused: `wrong`, with the first thing that is; `taken`; `in play`, while it is on the table or announced. */
  make(draft: ProfileDraft, by: string): Result<null, Refusal>;
  remove(id: string): Result<null, Refusal>;
}

/** What every desk may reach: the table and everything kept about it. Put together in `main/running.ts`. */
export interface Room {
  /** As receipts and records name it. */
  readonly name: string;
  /** As its screens name it: by its name and number in the house that it belongs to, where it does. */
  called(): { readonly name: string; readonly number?: number };
  readonly house: string;
  readonly demo: boolean;
  readonly table: Table;
  readonly seats: Seats;
  readonly books: Books;
  readonly cage: HouseMoney;
  readonly accounts: People;
  /** The line to the house. */
  readonly line: GuestLine;
  /** The house, where it is in this process. */
  readonly near: CardHouse | null;
  /** The tournaments of the house in this process; null where there is none. */
  readonly tournaments: TournamentOffice | null;
  /** The poker desk of the house in this process; null where there is none. */
  readonly pokerDesk: PokerDeskOffice | null;
  /** The cards of a demo house; null where money is real. */
  readonly tray: Tray | null;
  /** Who backs the bots of a demo house; null where money is real. */
  readonly demoHouse: DemoHouse | null;
  readonly staff: StaffOfTable;
  /** Whether the floor and the cage must sign in; a demo house leaves them open. */
  readonly signInRequired: boolean;
  readonly log: Log;
  readonly seal: DeckSeal;
  readonly recall: Recall;
  readonly profiles: ProfileMaking;
  readonly odds: OddsWorker;
  readonly stations: ReadonlyMap<Seat, StationDesk>;
  /** How loud stations and center are by the house's settings, percent. */
  readonly sound: TableConfig['sound'];
  /** What stations and center speak by the house's settings. */
  readonly languages: TableConfig['languages'];
  /** The keys for bets as the house has them. */
  readonly betSizes: BetSizes;
  /** The touch screens of the stations and their calibration. */
  readonly touch: Pick<TouchScreens, 'calibrate' | 'calibration'>;
  devices(): readonly Device[];
  reader(seat: Seat): 'ok' | 'lost' | 'none';
  isBot(account: string): boolean;
  /** Why an account may not have a seat, in one sentence; null when it may (LR20). */
  refuseSeat(account: string, seat: Seat): string | null;
  /** When the gaming day ends in which it is now, ms since 1970: until then somebody is barred for tonight. */
  gamingDayEnd(): number;
  /** When it began, ms since 1970. */
  gamingDayStart(): number;
  /** State of the table's chart, for the screens. */
  tableState(): ReturnType<typeof screenState>;
}
