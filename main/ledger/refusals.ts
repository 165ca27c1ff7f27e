/** What this room refuses: every code, and what it stands for. `tests/main/refusals.test.ts` names one that no test refuses. */
import { refuse as refuseAny } from '../../games/result.ts';

export const LEDGER_REFUSALS = {
  'account-locked': 'money from an account whose PIN is locked',
  'archive-there': 'an archive under the name of another file',
  'bad-amount': 'an amount under a cent, or not in whole cents',
  barred: 'a buy-in by somebody who is barred',
  'card-lost': 'money on a card that was reported lost',
  conflict: 'a key that was used for something else',
  'drawer-short': 'more cash than is in the drawer',
  excluded: 'a buy-in by somebody who has excluded themselves',
  fault: 'money while the table stands still with a fault',
  insufficient: 'more than an account has',
  'no-jackpot': 'a payment from a jackpot that is none',
  'no-reason': 'a correction without a reason',
  'no-transfer': 'money from one player’s card to another’s',
  'nothing-to-archive': 'an archive without a hand',
  'second-person': 'what one person alone may not do',
  'too-much': 'more than an account can hold',
  'unknown-account': 'an account that is not there',
  unproven: 'to archive hands of books that are not proven',
} as const;

export type LedgerRefusalCode = keyof typeof LEDGER_REFUSALS;

/** A refusal with a code of this room, and one sentence for people. */
export const refuse = (code: LedgerRefusalCode, message: string) => refuseAny(code, message);
