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

/** A limit as a player sets it, with the key of their press. */
export interface WantedLimit {
  readonly key: string;
  readonly kind: LimitKind;
  readonly limit: number | null;
}

/** The line to the house, and what it reports about a guest. */
export interface GuestLine extends HouseLine {
  /** How many players wait on the house's lists for this table's game; null when it is on none. */
  readonly waiting: number | null;
  /** The number of this table in its house. */
  readonly number: number;
  /** The owner of a card, and the other table where it is in use. From then on the table knows the person. */
  guestByCard(card: string): Promise<Result<{ readonly account: string; readonly elsewhere: number | null }, Refusal>>;
  /** A player's own limits and where they stand, after setting one if requested; null without any. */
  limits(account: string, wanted?: WantedLimit): Promise<Result<PlayerLimits | null, Refusal>>;
  /** Gives the table these people's current data, when the house is in this process. */
  meet(accounts: readonly string[]): Promise<void>;
  /**
   * The jackpots played for at this table, in any game, and the undecided hits of the whole house, by the house's
   * latest report.
   */
  jackpots(): readonly PostedJackpot[];
  hits(): readonly OpenHit[];
  /** Pairs of players who may not sit at the same table, by the latest report. */
  apart(): readonly { readonly a: string; readonly b: string }[];
  /** Players called from the house's lists, and to which table, by the latest report. */
  calls(): readonly OpenCall[];
  /** Players who have entered a tournament that is full and are waiting, by the latest report. */
  registered(): readonly Registered[];
}

/** The profiles made at a console of the table, stored with who made them and when. */
export interface ProfileMaking {
  /** The games of the house from which a profile may be made. */
  readonly games: NonNullable<FloorView['games']>;
  /** Who made a profile, and when; undefined for one from the table's files. */
  made(id: string): { readonly by: string; readonly at: number } | undefined;
  form(game: string): Result<ProfileForm, Refusal>;
  check(draft: ProfileDraft): ProfileChecked;
  /** Refused: `wrong`, with the first fault; `taken`; `in play`, while it is on the table or announced. */
  make(draft: ProfileDraft, by: string): Result<null, Refusal>;
  remove(id: string): Result<null, Refusal>;
}

/** Everything a desk may use: the table and all that is stored about it. Assembled in `main/running.ts`. */
export interface Room {
  /** The name on receipts and records. */
  readonly name: string;
  /** The name on its screens: the table's name and number in its house, where it belongs to one. */
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
  /** The house, when it is in this process. */
  readonly near: CardHouse | null;
  /** The tournaments of the house, when it is in this process; null otherwise. */
  readonly tournaments: TournamentOffice | null;
  /** The poker desk of the house, when it is in this process; null otherwise. */
  readonly pokerDesk: PokerDeskOffice | null;
  /** The cards of a demo house; null when money is real. */
  readonly tray: Tray | null;
  /** The money behind the bots of a demo house; null when money is real. */
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
  /** Volume of stations and center display in the house's settings, in percent. */
  readonly sound: TableConfig['sound'];
  /** Languages of stations and center display in the house's settings. */
  readonly languages: TableConfig['languages'];
  /** The bet size keys in the house's settings. */
  readonly betSizes: BetSizes;
  /** The touch screens of the stations and their calibration. */
  readonly touch: Pick<TouchScreens, 'calibrate' | 'calibration'>;
  devices(): readonly Device[];
  reader(seat: Seat): 'ok' | 'lost' | 'none';
  isBot(account: string): boolean;
  /** Why an account may not have a seat, in one sentence; null when it may (LR20). */
  refuseSeat(account: string, seat: Seat): string | null;
  /** When the current gaming day ends, in ms since 1970. A player barred for tonight is barred until then. */
  gamingDayEnd(): number;
  /** When the current gaming day began, in ms since 1970. */
  gamingDayStart(): number;
  /** State of the table's chart, for the screens. */
  tableState(): ReturnType<typeof screenState>;
}
