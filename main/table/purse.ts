/** Where players' money is while it is not in front of a seat, as a table needs it. */
import type { Cents } from '../../games/money.ts';
import type { Refusal, Result } from '../../games/result.ts';
import type { TournamentLine } from './tournament-orders.ts';

/** Chips that a player wants on the table. `enters`: they take a seat with them. */
export interface Wanted {
  readonly key: string;
  readonly account: string;
  readonly amount: Cents;
  readonly enters: boolean;
}

export interface CardBuyIn {
  readonly account: string;
  readonly seat: number;
  readonly amount: Cents;
  readonly key: string;
  readonly at: number;
}

export interface CashOut {
  readonly account: string;
  readonly seat: number;
  readonly key: string;
  readonly at: number;
  /** The floorman who cashed the player in (LR15); missing when the player left of their own accord. */
  readonly by?: string | null;
  /** Who signed besides, when chips are cashed in while a fault stands; the caller has proven the books. */
  readonly second?: string;
}

export interface SeatMove {
  readonly account: string;
  readonly from: number;
  readonly to: number;
  readonly key: string;
  readonly at: number;
}

/** What somebody who does not sit here any more gets back, and why. */
export interface GivenBack {
  readonly account: string;
  readonly amount: Cents;
  readonly key: string;
  readonly why: string;
  readonly at: number;
}

/** The money of a house (`main/house/house-purse.ts`): chips have to be asked for, and they come when they come. */
export interface Purse {
  /** What a player can put on the table: what the card holds, with what has come for them and is not seated yet. */
  balance(account: string): Cents;
  buyIn(wanted: CardBuyIn): Result<unknown, Refusal>;
  cashOut(leaving: CashOut): Result<unknown, Refusal>;
  /** Chips of the pot that nobody has won, back to the card of one who has left. */
  giveBack(back: GivenBack): Result<unknown, Refusal>;
  moveSeat(move: SeatMove): Result<Cents, Refusal>;
  /** Whether money has moved under a key: whoever asks again was served (B-89). */
  done(key: string): boolean;
  /** The house, of which chips are asked. */
  readonly away: AwayPurse;
}

/** The side of it that is not at the table. */
export interface AwayPurse {
  /** What a player has left games with at other tables of the house, within the hour (LR19b). */
  exits(account: string): readonly { readonly profile: string; readonly stack: Cents; readonly at: number }[];
  /** Asks for chips. Refused with `house-away`, in a sentence for the player, while nobody can be asked. */
  ask(wanted: Wanted): Result<null, Refusal>;
  /**
   * What a card holds, as far as the table knows: less what has been asked of it, save under keys that begin so, and without
   * what has come.
   */
  onCard(account: string, save: string): Cents;
  /** What has come and is neither seated nor sent back, in order of the keys. */
  arrivals(): readonly Wanted[];
  /** Sends back what has come. */
  decline(key: string): void;
  /** What a player is told who has asked for so much; null where it is here before anybody could read it. */
  onItsWay(amount: Cents): string | null;
  /** What a player is told who has left with this; null where it is on the card before anybody could read it. */
  farewell(stack: Cents): string | null;
  /**
   * Until when somebody who sat down here at `satAt` may stay by a limit that they have set themselves, ms since 1970, as far as the table
   * knows; null without one.
   */
  sitsUntil(account: string, satAt: number): number | null;
  /** Whether somebody is neither barred nor excluded, by whichever of their accounts, as far as the table knows. */
  mayPlay(account: string): boolean;
  /** Tournaments of the house. */
  readonly tournaments: TournamentLine;
  /** Tells the house what the table took for it since it last did; true when there was something. */
  handOver(): boolean;
}
