/** An act of a member of staff. */
export interface StaffAct {
  readonly at: number;
  readonly by: string;
  /** The second person who signed, where one alone may not do it. */
  readonly second?: string;
}
