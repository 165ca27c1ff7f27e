/**
 * Every refusal code of this room and what it means. `tests/main/refusals.test.ts` names any code that no test refuses.
 */
import { refuse as refuseAny } from '../../games/result.ts';

export const ACCOUNT_REFUSALS = {
  'bad-date': 'a date that is none, or not as it is written here',
  'bad-id': 'a staff number of other signs than letters, digits and hyphens',
  'bad-name': 'a name that is missing',
  'bad-photo': 'a picture that is not a photo of a player: no JPEG, or larger than one',
  'bad-pin': 'a PIN of another length, or one that anybody tries first',
  'bad-role': 'a role that is none',
  barred: 'somebody who is barred, under this document or name, or a bar that is in force for longer',
  excluded: 'somebody who has excluded themselves, or is on a list of excluded people',
  'has-account': 'a second account for one person',
  'id-expired': 'a document that is not valid any more',
  incomplete: 'something without which a person is not known',
  locked: 'a sign-in after too many wrong PINs',
  'near-match': 'somebody much like who may not play, whom no second person has looked at',
  'second-person': 'what one person alone may not do',
  'too-soon': 'a PIN before the wait after a wrong one is over',
  'under-age': 'somebody under the age of play',
  'wrong-pin': 'a PIN that is wrong, or a staff number with it',
} as const;

export type AccountRefusalCode = keyof typeof ACCOUNT_REFUSALS;

/** A refusal with a code of this room, and one sentence for people. */
export const refuse = (code: AccountRefusalCode, message: string) => refuseAny(code, message);
