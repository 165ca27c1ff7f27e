/** Where players' money is while it is not in front of a seat, as far as a table needs to know. */
import type { Cents } from '../../games/money.ts';
import type { Refusal, Result } from '../../games/result.ts';
import type { TournamentLine } from './tournament-orders.ts';

/** Chips that a player wants on the table. `enters`: they take a seat with them. */
export interface WantedChips {
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
  /** The floorman who cashed the player in (LR15); missing when the player left on their own. */
  readonly by?: string | null;
  /** The second signer, when chips are cashed in during a fault; the caller has proven the books. */
  readonly second?: string;
}

export interface SeatMove {
  readonly account: string;
  readonly from: number;
  readonly to: number;
  readonly key: string;
  readonly at: number;
}

/** What a player who no longer sits here gets back, and why. */
export interface GivenBack {
  readonly account: string;
  readonly amount: Cents;
  readonly key: string;
  readonly why: string;
  readonly at: number;
}

/** The money of a house (`main/house/house-purse.ts`). Chips have to be requested, and arrive later. */
export interface Purse {
  /**
   * What a player can put on the table: the balance of the card, plus chips that have come for them and are not seated
   * yet.
   */
  balance(account: string): Cents;
  buyIn(wanted: CardBuyIn): Result<unknown, Refusal>;
  cashOut(leaving: CashOut): Result<unknown, Refusal>;
  /** Returns chips of a pot without a winner to the card of a player who has left. */
  giveBack(back: GivenBack): Result<unknown, Refusal>;
  moveSeat(move: SeatMove): Result<Cents, Refusal>;
  /** Whether money has moved under this key: a repeated request has then already been served (B-89). */
  done(key: string): boolean;
  /** The house, from which chips are requested. */
  readonly away: AwayPurse;
}

/** The part of a purse that is away from the table. */
export interface AwayPurse {
  /** The games a player has left at other tables of the house within the hour, and with how much (LR19b). */
  exits(account: string): readonly { readonly profile: string; readonly stack: Cents; readonly at: number }[];
  /** Requests chips. Refused as `house-away`, with a sentence for the player, while the house cannot be reached. */
  ask(wanted: WantedChips): Result<null, Refusal>;
  /**
   * The balance of a card, as far as the table knows: without chips that have come, and less what has been requested,
   * except under keys that begin with `save`.
   */
  onCard(account: string, save: string): Cents;
  /** Chips that have come and are neither seated nor sent back, in order of the keys. */
  arrivals(): readonly WantedChips[];
  /** Sends chips that have come back to the house. */
  decline(key: string): void;
  /** The message to a player who has requested this much; null when the chips are here before it could be read. */
  onItsWay(amount: Cents): string | null;
  /**
   * The message to a player who has left with this stack; null when it is on the card before the message could be read.
   */
  farewell(stack: Cents): string | null;
  /**
   * How long a player who sat down here at `satAt` may stay under a limit of their own, in ms since 1970, as far as the
   * table knows; null without a limit.
   */
  sitsUntil(account: string, satAt: number): number | null;
  /** Whether a player is neither barred nor excluded, by any of their accounts, as far as the table knows. */
  mayPlay(account: string): boolean;
  /** The house's tournaments. */
  readonly tournaments: TournamentLine;
  /**
   * Reports to the house what the table has taken for it since the last report; true when there was something to
   * report.
   */
  handOver(): boolean;
}
