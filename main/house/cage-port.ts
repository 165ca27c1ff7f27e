/**
 * What a cage asks of the house that keeps the people, their cards and the money. Every call goes to the house, so
 * every call is awaited. A call that changes something has a key: a repeat under the same key gets the first answer and
 * changes nothing. `CardHouse.cage()` is this over a house.
 */
import type { Cents } from '../../games/money.ts';
import type { Refusal, Result } from '../../games/result.ts';
import type { Term } from '../../protocol/cage-intent.ts';
import type { StatementLine } from '../../protocol/statement-line.ts';
import type { Account } from '../accounts/account.ts';
import type { PersonBar, Unknown } from '../accounts/bars.ts';
import type { Issued } from '../accounts/issued-card.ts';
import type { Person } from '../accounts/person.ts';
import type { PinCheck } from '../accounts/pin.ts';
import type { StaffAct } from '../accounts/staff-act.ts';
import type { StaffMember } from '../accounts/staff-member.ts';

/** What is handed over a counter. */
export type PaidIn = 'cash' | 'chips' | 'cheque';

type Done<T = null> = Promise<Result<T, Refusal>>;

/** An act of staff under the key that makes a repeat harmless. */
export interface KeyedAct extends StaffAct {
  readonly key: string;
}

export interface KeyedReason extends KeyedAct {
  readonly reason: string;
}

/** Two people sign for it. */
export interface SignedAct extends KeyedAct {
  readonly second: string;
}

/** A bar of an account: since when, and by whom. */
export interface AccountBar {
  readonly account: Account;
  readonly at: number;
  readonly by: string;
}

/** The people: `at` is the moment as of which their bars and exclusions are checked, ms since 1970. */
export interface CagePeople {
  byAccount(account: string, at: number): Promise<Account | null>;
  /** Refused: `unknown-card`, `dead-card`. */
  byCard(card: string, at: number): Done<Account>;
  /** Up to 50 accounts whose name or handle contains the text, sorted by name. */
  search(text: string, at: number): Promise<Account[]>;
  /** Refused only for an account that does not exist. */
  checkPin(account: string, pin: string, at: number): Done<PinCheck>;
  /**
   * With `second`, a second person has compared those who are much like somebody barred or excluded; without it,
   * refused with `near-match`.
   */
  enroll(person: Person, pin: string, act: KeyedAct): Done<Issued>;
  setPin(account: string, pin: string, act: KeyedAct): Done;
  unlock(account: string, act: KeyedReason): Done;
  reportLost(account: string, act: KeyedReason): Done;
  replaceCard(account: string, act: KeyedReason): Done<Issued>;
  /** Bars the player until `until`; null for good. */
  bar(account: string, until: number | null, act: KeyedReason): Done;
  /** `second-person` for a bar for good when nobody else signs. */
  liftBar(account: string, act: KeyedReason): Done;
  /** Returns the end of the exclusion. */
  exclude(account: string, term: Term, act: KeyedAct): Done<number>;
  related(account: string): Promise<string[]>;
  /** The people who may not sit at the same table as a person. */
  readonly apart: {
    of(account: string): Promise<string[]>;
    /** Refused: `same-account`, `unknown-account`, `too-many`. */
    keep(one: string, other: string, act: KeyedReason): Done;
    /** Refused: `same-account`, `unknown-account`, `not-apart`. */
    end(one: string, other: string, act: KeyedReason): Done;
  };
  relate(one: string, other: string, act: KeyedReason): Done;
  unrelate(one: string, other: string, act: KeyedReason): Done;
  /** Accounts that may well be this person's: born on that day or, where the day is not known, of that name. */
  namesakes(name: string, born: string | null, at: number): Promise<Account[]>;
  /** Everyone with an account who is barred now, sorted by name. */
  barred(at: number): Promise<AccountBar[]>;
  /** Bars of people who have no account. */
  readonly bars: {
    /** Returns the number of the bar. Refused: `incomplete`. */
    enter(who: Unknown, until: number | null, act: KeyedReason): Done<number>;
    /** Refused: `no-such-bar`, `second-person` for one for good. */
    lift(bar: number, act: KeyedReason): Done;
    /** Current bars, in the order in which they were entered. */
    list(at: number): Promise<PersonBar[]>;
  };
}

/**
 * Who works here. `member` and `byCard` answer from the list the house sent last, so a person dismissed a moment ago
 * may still be in it.
 */
export interface CageStaff {
  signIn(id: string, pin: string, at: number): Done<StaffMember>;
  member(id: string): StaffMember | null;
  byCard(card: string): StaffMember | null;
}

/** Who works here, for a floor console, which also shows whose sign-in is locked and can unlock it. */
export interface StaffOfTable extends CageStaff {
  /** Sorted by name. */
  locked(at: number): StaffMember[];
  /** Refused: `unknown-staff`. */
  unlock(id: string, act: KeyedAct): Result<null, Refusal> | Done;
}

/** Money onto a card or off it. */
export interface MoneyAct extends KeyedAct {
  readonly account: string;
  readonly amount: Cents;
  readonly nature: PaidIn;
}

/**
 * The result of a payment over the counter: a numbered document, and the balance of the card, or the drawer,
 * afterwards.
 */
export interface CounterReceipt {
  readonly document: string;
  readonly amount: Cents;
  readonly balance: Cents;
}

export interface CageCounter {
  /** The cash that should be in this cage's drawer. */
  drawer(): Promise<Cents>;
  /** What is in each jackpot, by account. */
  jackpots(): Promise<{ readonly account: string; readonly balance: Cents }[]>;
  /** The balance of a card, without chips on a table or on their way to one. */
  balance(account: string): Promise<Cents>;
  /** What one cashier may pay out of it now without a second signature. */
  payableAlone(account: string, at: number): Promise<Cents>;
  /** What happened on a card, newest first. */
  statement(account: string, limit: number): Promise<StatementLine[]>;
  deposit(act: MoneyAct): Done<CounterReceipt>;
  /**
   * The caller has checked the PIN and, where a second person signed, theirs. Also refused: `second-person`,
   * `drawer-short`.
   */
  withdraw(act: MoneyAct): Done<CounterReceipt>;
  /** Corrects what was booked wrong on a card (A5). */
  correct(act: MoneyAct & SignedAct & { readonly way: 'add' | 'take'; readonly reason: string }): Done<CounterReceipt>;
  /** Pays all shares or none. */
  payJackpot(
    act: SignedAct & {
      readonly jackpot: string;
      readonly shares: readonly { readonly account: string; readonly amount: Cents }[];
      readonly reason: string;
    },
  ): Done<readonly CounterReceipt[]>;
  /** Moves cash from the bank into the drawer, and back. */
  fill(act: SignedAct & { readonly amount: Cents }): Done<CounterReceipt>;
  drop(act: SignedAct & { readonly amount: Cents }): Done<CounterReceipt>;
}

/** What a cage needs from the house that keeps people and money. */
export interface CagePort {
  readonly people: CagePeople;
  readonly staff: CageStaff;
  readonly counter: CageCounter;
  /** Calls back when something may have changed, by this cage or another. Returns the function that unsubscribes. */
  onChange(run: () => void): () => void;
}
