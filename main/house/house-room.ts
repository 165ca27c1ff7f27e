/**
 * What a table's desks find in the place of its own people where those are the house's: people are those the house has told of,
 * and whatever would change them is done by the house.
 */
import { type Refusal, type Result, refuse } from '../../games/result.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { PinCheck } from '../accounts/pin.ts';
import type { Guests } from './guests.ts';
import type { HouseLine } from './line.ts';

/** What desks use of `Accounts`. */
export type People = Pick<Accounts, keyof Accounts>;

const atTheCage = () =>
  refuse('at-the-cage', 'The cage of the house does that: this table keeps no people of its own.');
const atTheCageLater = async () => atTheCage();

/** The guests of a table as its desks look at them. */
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
    byCard: atTheCage,
    // The house has looked at all accounts of a person when it tells how one stands.
    others: () => [],
    namesakes: () => [],
    search: () => [],
    all: () => [],
    barred: () => [],
    acts: () => [],
    checkPin,
    issue: atTheCageLater,
    setPin: atTheCageLater,
    unlock: atTheCage,
    reportLost: atTheCage,
    replaceCard: atTheCage,
    bar: atTheCage,
    liftBar: atTheCage,
    exclude: atTheCage,
    bars: { enter: atTheCage, lift: atTheCage, list: () => [] },
    relations: { of: (account) => guests.of(account)?.related ?? [], enter: atTheCage, end: atTheCage },
  };
}
