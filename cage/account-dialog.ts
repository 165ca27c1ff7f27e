/** Which dialog of an account is open. */
import type { AccountAct } from './acts.ts';

/** The acts that only take a reason go by their own names. */
export type DialogName =
  | 'deposit'
  | 'withdraw'
  | 'statement'
  | 'player desk'
  | 'pin'
  | 'exclude'
  | 'correct'
  | 'hand receipt'
  | 'bar'
  | 'edit'
  | 'photo'
  | 'limits'
  | 'points'
  | AccountAct;
