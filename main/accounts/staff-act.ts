/** An act of a member of staff. */
export interface StaffAct {
  readonly at: number;
  readonly by: string;
  /** Who stood by it, where one alone may not do it. */
  readonly second?: string;
}
