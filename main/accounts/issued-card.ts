/** A staff card to be written. It carries a number and nothing else (C1). */
export interface StaffCard {
  readonly card: string;
  /** What is written to the stripe, sentinels included. */
  readonly track1: string;
  readonly track2: string;
}

/** A player's card to be written, and the account that it opens. */
export interface Issued extends StaffCard {
  readonly account: string;
}
