/**
 * Every refusal code of this room and what it means. `tests/main/refusals.test.ts` names any code that no test refuses.
 */
import { refuse as refuseAny } from '../../games/result.ts';

export const ACCOUNT_REFUSALS = {
  'bad-date': 'a date that does not exist or is not written as 1990-12-31',
  'bad-id': 'a staff number with anything other than letters, digits and hyphens',
  'bad-name': 'a name that is missing',
  'bad-photo': 'a picture that cannot be a player’s photo: not a JPEG, or too large',
  'bad-pin': 'a PIN of the wrong length, or one that is easy to guess',
  'bad-role': 'a role that does not exist',
  barred: 'somebody who is barred, under this document or name, or whose bar already lasts longer',
  excluded: 'somebody who has excluded themselves, or is on a list of excluded people',
  'has-account': 'a second account for one person',
  'id-expired': 'a document that has expired',
  incomplete: 'missing identification',
  locked: 'a sign-in after too many wrong PINs',
  'near-match': 'somebody who resembles a person who may not play, without a second person’s comparison',
  'second-person': 'an act that one person may not do alone',
  'too-soon': 'a PIN before the wait after a wrong one is over',
  'under-age': 'somebody under the age of play',
  'wrong-pin': 'a wrong PIN or staff number',
} as const;

export type AccountRefusalCode = keyof typeof ACCOUNT_REFUSALS;

/** A refusal with a code of this room, and one sentence for people. */
export const refuse = (code: AccountRefusalCode, message: string) => refuseAny(code, message);
