/** Which dialog of an account is open. */
import type { AccountAct } from './acts.ts';

/** Acts that take only a reason use their own names. */
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
