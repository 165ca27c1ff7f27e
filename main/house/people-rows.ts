/** Rows about people: players, staff, who is barred, and what is stored about each. */
import type { IdType } from '../accounts/person.ts';
import type { StaffRole } from '../accounts/roles.ts';

interface PinColumns {
  readonly pin_salt: string;
  readonly pin_hash: string;
  /** The scrypt N with which it was hashed. */
  readonly pin_cost: number;
  /** Wrong tries since the last right one. */
  readonly tries: number;
}

export interface PersonRow extends PinColumns {
  readonly account: string;
  readonly name: string;
  readonly handle: string;
  readonly born: string;
  readonly id_type: IdType;
  readonly id_number: string;
  /** The number without blanks, dashes and case, so that one document has one account. */
  readonly id_key: string;
  readonly id_expires: string;
  readonly created_at: number;
  readonly created_by: string;
  readonly lost: string | null;
  readonly barred: string | null;
  readonly barred_until: number | null;
  readonly excluded_until: number | null;
  /** Why nothing is paid out of the account and no chips are bought with it; null when it is not held. */
  readonly held: string | null;
  /** Why the account was closed; null while it is open. */
  readonly closed: string | null;
  /** When the player acknowledged the terms of the house. */
  readonly terms_at: number | null;
  /** Address, occupation and taxpayer number, as JSON (`PersonFacts`); null until a cash report needs them. */
  readonly facts: string | null;
  /** Limits that the player has set, as JSON (`KeptLimits`); null for a player who never set any. */
  readonly limits: string | null;
  /** When a cashier last woke the account after it had been dormant. */
  readonly woken_at: number | null;
  /** SHA-256 of their photo; null when there is none. */
  readonly photo: string | null;
}

/** How long a player had a seat at a table for money, as the table has reported. */
export interface StayRow {
  readonly table: number;
  /** Number of the table's message that began it. */
  readonly number: number;
  readonly account: string;
  readonly since: number;
  /** Null while they sit there. */
  readonly until: number | null;
  /** The game they played when they left. */
  readonly game: string | null;
}

/** Points credited to an account, or taken from it. */
export interface PointsRow {
  readonly number: number;
  readonly account: string;
  readonly change: number;
  readonly why: 'played' | 'redeemed' | 'corrected';
  readonly at: number;
  /** The stay for which they were given, by its table and number; null at the cage. */
  readonly table: number | null;
  readonly stay: number | null;
  /** The points per hour when it ended. */
  readonly per_hour: number | null;
  readonly by: string | null;
  readonly second: string | null;
  readonly reason: string | null;
  readonly hash: string;
}

/**
 * A prize, or a share of one, won by a person who may not be paid: set aside until two people decide what happens to
 * it.
 */
export interface WithheldRow {
  readonly number: number;
  /** `jackpot:bad-beat` or `tournament:5`. */
  readonly source: string;
  /** The hit of the jackpot, or the entry of the tournament. */
  readonly event: number;
  /** `loser`, or `place 2`. */
  readonly part: string;
  readonly account: string;
  readonly amount: number;
  /** Why it was not paid. */
  readonly why: string;
  readonly at: number;
  readonly status: 'held' | 'paid' | 'handed over' | 'put back';
  readonly ended_at: number | null;
  readonly ended_by: string | null;
  readonly second: string | null;
  readonly reason: string | null;
  /** The authority to which it was handed over. */
  readonly receiver: string | null;
  /** The document of the payment. */
  readonly document: string | null;
}

export interface CardRow {
  readonly number: string;
  readonly account: string;
  readonly issued_at: number;
  readonly issued_by: string;
  readonly dead_at: number | null;
}

export interface StaffRow extends PinColumns {
  /** The id in small letters. */
  readonly key: string;
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly dismissed: number;
  /** When the last wrong PIN was typed. */
  readonly wrong_at: number | null;
  /** Number of the staff card, swiped instead of typing the id; null when they have none. */
  readonly card: string | null;
}

/** A bar of a person without an account. */
export interface BarRow {
  readonly number: number;
  readonly name: string | null;
  readonly born: string | null;
  readonly description: string | null;
  readonly reason: string;
  readonly until: number | null;
  readonly at: number;
  readonly by: string;
  readonly lifted: number;
  /** The list it came from; null for one entered by staff. */
  readonly list: string | null;
}
