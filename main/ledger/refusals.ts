/**
 * Every refusal code of this room and what it means. `tests/main/refusals.test.ts` names any code that no test refuses.
 */
import { refuse as refuseAny } from '../../games/result.ts';

export const LEDGER_REFUSALS = {
  'archive-there': 'an archive under the name of another file',
  'bad-amount': 'an amount under a cent, or not in whole cents',
  conflict: 'a key that was used for something else',
  fault: 'money while a fault stops the table',
  insufficient: 'more than an account has',
  'no-transfer': 'money from one player’s card to another’s',
  'nothing-to-archive': 'an archive that would have no hands',
  'too-much': 'more than an account can hold',
  'too-much-at-once': 'more than the house allows in one transaction',
  unproven: 'archiving hands from books that are not proven',
} as const;

export type LedgerRefusalCode = keyof typeof LEDGER_REFUSALS;

/** A refusal with a code of this room, and one sentence for people. */
export const refuse = (code: LedgerRefusalCode, message: string) => refuseAny(code, message);
