/**
 * What a table's desks find in the place of its own people and staff where the house is apart: people are those the house has told of,
 * and whatever would change them is done by the house.
 */
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { StaffMember } from '../../protocol/views.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { PinCheck } from '../accounts/pin.ts';
import type { Staff } from '../accounts/staff.ts';
import type { Guests } from './guests.ts';
import type { HouseLine } from './line.ts';

/** What desks use of `Accounts`. */
export type People = Pick<Accounts, keyof Accounts>;
/** What desks use of `Staff`. */
export type StaffOfTable = Pick<Staff, keyof Staff>;

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
    // What a player prefers is kept at each table.
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

/** The staff of the house, as a table sees them: whoever has signed in here since it was opened. */
export class HouseStaffAtTable implements StaffOfTable {
  readonly #line: HouseLine;
  readonly #known = new Map<string, StaffMember>();

  constructor(line: HouseLine) {
    this.#line = line;
  }

  async signIn(id: string, pin: string): Promise<Result<StaffMember, Refusal>> {
    const signed = await this.#line.ask({ ask: 'sign in', id, pin });
    if (!signed.ok) return signed;
    this.#known.set(signed.value.id, signed.value);
    return ok(signed.value);
  }

  member(id: string): StaffMember | null {
    return this.#known.get(id) ?? null;
  }

  /** Staff cards are the cage's: at a table of a house an id is typed. */
  byCard(): null {
    return null;
  }

  locked(): StaffMember[] {
    return [];
  }

  unlock = atTheCage;
  add = atTheCageLater;
  setPin = atTheCageLater;
  issueCard = atTheCage;
  dismiss = atTheCage;
  acts = () => [];

  list(): StaffMember[] {
    return [...this.#known.values()];
  }
}
