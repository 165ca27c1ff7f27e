/**
 * What a cage asks of the house that keeps the people, their cards and the money. Everything is asked, so everything is awaited; whatever changes something has a key, under which a repeat is given the first
 * answer and changes nothing. `CardHouse.cage()` is this over a house.
 */
import type { Cents } from '../../games/money.ts';
import type { Refusal, Result } from '../../games/result.ts';
import type { Term } from '../../protocol/cage-intent.ts';
import type { Person } from '../../protocol/person.ts';
import type { StaffMember } from '../../protocol/staff-member.ts';
import type { StatementLine } from '../../protocol/statement-line.ts';
import type { Account } from '../accounts/account.ts';
import type { PersonBar, Unknown } from '../accounts/bars.ts';
import type { Issued } from '../accounts/issued-card.ts';
import type { PinCheck } from '../accounts/pin.ts';
import type { StaffAct } from '../accounts/staff-act.ts';

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

/** Two people stand by it. */
export interface SignedAct extends KeyedAct {
  readonly second: string;
}

/** A bar of an account: since when, and by whom. */
export interface AccountBar {
  readonly account: Account;
  readonly at: number;
  readonly by: string;
}

/** The people: `at` is the moment as of which their bars and exclusions are looked at, ms since 1970. */
export interface CagePeople {
  byAccount(account: string, at: number): Promise<Account | null>;
  /** Refused: `unknown-card`, `dead-card`. */
  byCard(card: string, at: number): Done<Account>;
  /** Up to 50 whose name or handle contains the text, in order of name. */
  search(text: string, at: number): Promise<Account[]>;
  /** Refused only for an account that is not there. */
  checkPin(account: string, pin: string, at: number): Done<PinCheck>;
  /** A second person (`second`) has compared who is much like somebody barred or excluded; `near-match` without. */
  enroll(person: Person, pin: string, act: KeyedAct): Done<Issued>;
  setPin(account: string, pin: string, act: KeyedAct): Done;
  unlock(account: string, act: KeyedReason): Done;
  reportLost(account: string, act: KeyedReason): Done;
  replaceCard(account: string, act: KeyedReason): Done<Issued>;
  /** Until then; null for good. */
  bar(account: string, until: number | null, act: KeyedReason): Done;
  /** `second-person` for a bar for good that nobody else stands by. */
  liftBar(account: string, act: KeyedReason): Done;
  /** Gives the end of the exclusion. */
  exclude(account: string, term: Term, act: KeyedAct): Done<number>;
  related(account: string): Promise<string[]>;
  /** Who may not sit at one table with somebody. */
  readonly apart: {
    of(account: string): Promise<string[]>;
    /** Refused: `same-account`, `unknown-account`, `too-many`. */
    keep(one: string, other: string, act: KeyedReason): Done;
    /** Refused: `same-account`, `unknown-account`, `not-apart`. */
    end(one: string, other: string, act: KeyedReason): Done;
  };
  relate(one: string, other: string, act: KeyedReason): Done;
  unrelate(one: string, other: string, act: KeyedReason): Done;
  /** Accounts that may well be this person's: born on that day, or where that is not known, of that name. */
  namesakes(name: string, born: string | null, at: number): Promise<Account[]>;
  /** Everyone with an account who is barred now, in order of name. */
  barred(at: number): Promise<AccountBar[]>;
  /** Bars of people who have no account. */
  readonly bars: {
    /** Gives the number of the bar. Refused: `incomplete`. */
    enter(who: Unknown, until: number | null, act: KeyedReason): Done<number>;
    /** Refused: `no-such-bar`, `second-person` for one for good. */
    lift(bar: number, act: KeyedReason): Done;
    /** Those in force, in the order in which they were entered. */
    list(at: number): Promise<PersonBar[]>;
  };
}

/** Who works here. `member` and `byCard` are as last heard: who was dismissed a moment ago may still be in it. */
export interface CageStaff {
  signIn(id: string, pin: string, at: number): Done<StaffMember>;
  member(id: string): StaffMember | null;
  byCard(card: string): StaffMember | null;
}

/** Who works here, for a floor console besides: whose sign-in is locked, and the way to unlock it. */
export interface StaffOfTable extends CageStaff {
  /** By name. */
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

/** What money over the counter came to: a numbered document, and what the card, or the drawer, then holds. */
export interface CounterReceipt {
  readonly document: string;
  readonly amount: Cents;
  readonly balance: Cents;
}

export interface CageCounter {
  /** Cash that should be in the drawer of this cage. */
  drawer(): Promise<Cents>;
  /** What lies in each jackpot, by account. */
  jackpots(): Promise<{ readonly account: string; readonly balance: Cents }[]>;
  /** What a card is worth; chips on a table, and on their way to one, not counted. */
  balance(account: string): Promise<Cents>;
  /** What one cashier may pay out of it now without a second signature. */
  payableAlone(account: string, at: number): Promise<Cents>;
  /** What happened on a card, newest first. */
  statement(account: string, limit: number): Promise<StatementLine[]>;
  deposit(act: MoneyAct): Done<CounterReceipt>;
  /** The PIN, and where somebody signed theirs, have been checked. Refused: `second-person`, `drawer-short` besides. */
  withdraw(act: MoneyAct): Done<CounterReceipt>;
  /** Sets right what was booked wrong on a card (A5). */
  correct(act: MoneyAct & SignedAct & { readonly way: 'add' | 'take'; readonly reason: string }): Done<CounterReceipt>;
  /** All shares or none. */
  payJackpot(
    act: SignedAct & {
      readonly jackpot: string;
      readonly shares: readonly { readonly account: string; readonly amount: Cents }[];
      readonly reason: string;
    },
  ): Done<readonly CounterReceipt[]>;
  /** Cash from the bank into the drawer, and back. */
  fill(act: SignedAct & { readonly amount: Cents }): Done<CounterReceipt>;
  drop(act: SignedAct & { readonly amount: Cents }): Done<CounterReceipt>;
}

/** A cage's side of whoever keeps people and money. */
export interface CagePort {
  readonly people: CagePeople;
  readonly staff: CageStaff;
  readonly counter: CageCounter;
  /** Told when something may be different, by this cage or another. Gives the way to stop it. */
  onChange(run: () => void): () => void;
}
