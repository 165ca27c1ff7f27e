/** A staff card to write. It carries a number and nothing else (C1). */
export interface StaffCard {
  readonly card: string;
  /** What is written to the stripe, including the sentinels. */
  readonly track1: string;
  readonly track2: string;
}

/** A player's card to write, and the account that it opens. */
export interface Issued extends StaffCard {
  readonly account: string;
}
