/** Why staff cannot do something with an account. */
import { refuse } from '../../games/result.ts';
import type { Account } from '../accounts/account.ts';

/** Two people have to release the account first. */
export const heldAccount = (why: string) =>
  refuse('held', `This account is held: ${why}. Nothing is paid out until two people release it.`.slice(0, 400));

/** Why an account in this state may not be used for it. */
export function refusedOwner({ status, note }: Account): ReturnType<typeof refuse> {
  switch (status) {
    case 'closed':
      return refuse('closed', 'This account is closed.');
    case 'barred':
      return refuse('barred', 'This player is barred.');
    case 'excluded':
      return refuse('excluded', `This player is ${note}.`);
    case 'held':
      return heldAccount(note ?? '');
    case 'lost':
      return refuse('card-lost', 'This card was reported lost: issue a new one first.');
    default:
      return refuse('account-locked', 'This account is locked after wrong PINs: the cage can unlock it.');
  }
}

/** No account has this number. */
export const unknownAccount = (account: string) => refuse('unknown-account', `There is no account ${account}.`);

/** The account was closed for good. */
export const closedAccount = (account: string) => refuse('closed', `Account ${account} is closed.`);
