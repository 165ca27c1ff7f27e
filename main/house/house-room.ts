/**
 * What a table's desks ask of its house: people are those the house has described, and every change to them is made by
 * the house.
 */
import type { Cents } from '../../games/money.ts';
import type { Refusal, Result } from '../../games/result.ts';
import type { Account } from '../accounts/account.ts';
import type { PinCheck } from '../accounts/pin.ts';
import type { PreferenceBook } from '../accounts/preference-book.ts';
import type { Guests } from './guests.ts';
import type { HouseLine } from './line.ts';

/** The people of the house, as the desks of a table see them. */
export interface People {
  /** Null for a number that is not an account, or that the house has not described. */
  byAccount(account: string): Account | null;
  /** The house tries a PIN. Refused: `unknown-account`, `house-away`. */
  checkPin(account: string, pin: string): Promise<Result<PinCheck, Refusal>>;
  readonly relations: {
    /** The accounts with a common interest, which may not sit next to this one (LR20). */
    of(account: string): readonly string[];
  };
  readonly preferences: Pick<PreferenceBook, keyof PreferenceBook>;
}

/** The money of the house, as the desks of a table see it. */
export interface HouseMoney {
  /** What a player can put on the table. */
  balance(account: string): Cents;
  /** Whether money has moved under a key: then the request was already served (B-89). */
  done(key: string): boolean;
  /** What is in each jackpot, by account. */
  jackpots(): readonly { readonly account: string; readonly balance: Cents }[];
}

/** The guests of a table, in the form its desks use. */
export function houseGuests(
  guests: Guests,
  line: HouseLine,
  now: () => number,
  preferences: People['preferences'],
): People {
  const checkPin = async (account: string, pin: string): Promise<Result<PinCheck, Refusal>> => {
    const checked = await line.ask({ ask: 'pin', account, pin });
    const known = guests.of(account);
    if (checked.ok && known !== null && checked.value.result !== 'ok') {
      const triesLeft = checked.value.result === 'wrong' ? checked.value.triesLeft : 0;
      guests.remember({ ...known, triesLeft }, now());
    }
    return checked;
  };
  return {
    preferences,
    byAccount: (account) => guests.account(account),
    checkPin,
    relations: { of: (account) => guests.of(account)?.related ?? [] },
  };
}
