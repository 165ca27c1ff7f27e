import { type Cents, dollars } from '../../games/money.ts';
import { invariant, ok, type Refusal, type Result } from '../../games/result.ts';
import type { StatementLine } from '../../protocol/messages.ts';
import type { Account, Accounts } from '../accounts/accounts.ts';
import { Chain } from '../journal/chain.ts';
import type { Query, Store } from '../journal/store.ts';
import type { HistoryLine, Ledger, LedgerMove, LedgerPosting, PostedTransfer } from './ledger.ts';
import { cardAccount, isJackpot, type LedgerAccount, seatAccount } from './places.ts';
import { refuse } from './refusals.ts';
import type { TwoPeople } from './settle.ts';

export type PaidIn = 'cash' | 'chips' | 'cheque';

export interface CageReceipt {
  /** Document number, `D-000017`; null when a seat without chips was cashed out. */
  readonly document: string | null;
  readonly amount: Cents;
  /** The card's balance afterwards; for a fill or drop the drawer's. */
  readonly balance: Cents;
}

/** A pay-out: signed by a second person where the cashier may not pay it alone. */
export interface PayOut extends CounterAct {
  readonly second?: string;
}

/** A share of a jackpot, to the card of who won it. Two people of the house stand by it. */
export interface JackpotShare extends TwoPeople {
  /** The jackpot's account: `jackpot:bad-beat`. */
  readonly jackpot: LedgerAccount;
  readonly account: string;
  readonly amount: Cents;
  readonly key: string;
  readonly at: number;
  readonly reason: string;
}

/** Money over the counter. `key` is made before the first attempt; `by` is the cashier. */
export interface CounterAct {
  readonly account: string;
  readonly amount: Cents;
  readonly nature: PaidIn;
  readonly key: string;
  readonly at: number;
  readonly by: string;
}

export interface CardBuyIn {
  readonly account: string;
  readonly seat: number;
  readonly amount: Cents;
  readonly key: string;
  readonly at: number;
}

export interface CashOut {
  readonly account: string;
  readonly seat: number;
  readonly key: string;
  readonly at: number;
  /** The floorman who cashed the player in (LR15); missing when the player left of their own accord. */
  readonly by?: string | null;
  /** Who signed besides, when chips are cashed in while a fault stands; the caller has proven the books. */
  readonly second?: string;
}

export interface SeatMove {
  readonly account: string;
  readonly from: number;
  readonly to: number;
  readonly key: string;
  readonly at: number;
}

/** What is set right on a card: money added to it or taken off it, against what the counter holds of that nature (A5). */
export interface CorrectionAct extends CounterAct {
  readonly way: 'add' | 'take';
  /** The second member of staff, whose PIN the caller has checked. */
  readonly second: string;
  readonly reason: string;
}

/** Cash between the drawer and the house's bank. `second` stood by it; missing where the house itself moves play money. */
export interface DrawerAct {
  readonly amount: Cents;
  readonly key: string;
  readonly at: number;
  readonly by: string;
  readonly second?: string;
}

type DocumentType = 'deposit' | 'withdrawal' | 'buy-in' | 'cash-out' | 'correction' | 'fill' | 'drop' | 'jackpot';
type DocumentRow = {
  transfer: number;
  type: DocumentType;
  /** Whose account, and their name; null for cash that is on nobody's. */
  account: string | null;
  patron: string | null;
  nature: PaidIn;
  amount: Cents;
  access: 'card' | 'pin' | 'staff';
  agent: string | null;
  at: number;
  /** Who stood by it; null where nobody had to. */
  second: string | null;
};
/** The parts of a document that its posting does not give. */
type Paper = Pick<DocumentRow, 'type' | 'nature' | 'access' | 'agent'> & Partial<Pick<DocumentRow, 'second'>>;
type DocumentName = { id: number; type: DocumentType };

export const DRAWER: LedgerAccount = 'cage:drawer';
const BANK: LedgerAccount = 'cage:bank';
const COUNTER: Record<PaidIn, LedgerAccount> = { cash: DRAWER, chips: 'cage:chips', cheque: 'cage:cheques' };
const LETTER: Record<DocumentType, string> = {
  deposit: 'D',
  withdrawal: 'W',
  'buy-in': 'B',
  'cash-out': 'C',
  correction: 'A',
  fill: 'F',
  drop: 'R',
  jackpot: 'J',
};
/** What a cashier pays out alone where the house says nothing else. */
export const SIGNATURES_ABOVE: Cents = 500_00;
const DAY = 24 * 60 * 60_000;
const PAID_ALONE = `SELECT coalesce(sum(amount), 0) AS amount FROM documents
  WHERE account = ? AND at > ? AND type = 'withdrawal' AND second IS NULL`;
const IN_WORDS: Record<PaidIn, string> = { cash: 'in cash', chips: 'in chips', cheque: 'by check' };

/** What somebody who does not sit here any more gets back, and why. */
export interface GivenBack {
  readonly account: string;
  readonly amount: Cents;
  readonly key: string;
  readonly why: string;
  readonly at: number;
}

/**
 * The cashier's counter: money onto cards and off them, and the only way between a card and a seat (LR3). Each act is
 * one transaction with one numbered document (C4), and one answer however often it is tried with the same key.
 */
export class Cage {
  /** The cards are at hand: nobody has to be asked for what is on them. */
  readonly away = null;
  readonly #store: Store;
  readonly #ledger: Ledger;
  readonly #accounts: Accounts;
  readonly #documents: Chain<DocumentRow>;
  readonly #documentOf: Query<[number], DocumentName>;
  readonly #paidAlone: Query<[string, number], { amount: Cents }>;
  readonly #signaturesAbove: Cents;

  /** `signaturesAbove` is what a cashier may pay out of one account in a day without a second signature. */
  constructor(store: Store, ledger: Ledger, accounts: Accounts, signaturesAbove: Cents = SIGNATURES_ABOVE) {
    this.#store = store;
    this.#ledger = ledger;
    this.#accounts = accounts;
    this.#documents = new Chain(store, 'documents');
    this.#documentOf = store.query('SELECT id, type FROM documents WHERE transfer = ?');
    this.#paidAlone = store.query(PAID_ALONE);
    this.#signaturesAbove = signaturesAbove;
  }

  /** Money onto a card. Refused: `unknown-account`, `barred`, `excluded`, `card-lost`, and as `Ledger.post`. */
  deposit({ account, amount, nature, key, at, by }: CounterAct): Result<CageReceipt, Refusal> {
    const owner = this.#owner(account, key, ['barred', 'excluded', 'lost']);
    if (!owner.ok) return owner;
    const move = { from: COUNTER[nature], to: cardAccount(account), amount, why: `deposit ${IN_WORDS[nature]}` };
    return this.#issue(
      owner.value,
      { key, moves: [move], at, by },
      { type: 'deposit', nature, access: 'card', agent: by },
    );
  }

  /**
   * Money off a card; the caller has checked the PIN (C3), and the second person's where one signed. A barred or excluded
   * player is paid what is theirs. Refused: `unknown-account`, `card-lost`, `account-locked`, `second-person` above
   * `payableAlone` without a second person, `drawer-short` when the drawer holds less cash, and as `Ledger.post`.
   */
  withdraw({ account, amount, nature, key, at, by, second }: PayOut): Result<CageReceipt, Refusal> {
    const owner = this.#owner(account, key, ['lost', 'locked']);
    if (!owner.ok) return owner;
    return this.#store.attempt(() => {
      if (second === undefined && !this.done(key) && amount > this.payableAlone(account, at))
        return this.#mustBeSigned();
      const move = { from: cardAccount(account), to: COUNTER[nature], amount, why: `withdrawal ${IN_WORDS[nature]}` };
      const paper: Paper = { type: 'withdrawal', nature, access: 'pin', agent: by, second: second ?? null };
      const note = second === undefined ? {} : { note: seenBy(second) };
      const receipt = this.#issue(owner.value, { key, moves: [move], at, by, ...note }, paper);
      return receipt.ok && this.drawer() < 0 ? this.#drawerShort(amount) : receipt;
    });
  }

  /**
   * What one cashier may pay out of an account now without a second signature. What was paid so within a day before
   * counts, by whichever cashier: many small pay-outs are one large one.
   */
  payableAlone(account: string, at: number): Cents {
    const paid = this.#paidAlone.get(account, at - DAY)?.amount ?? 0;
    return Math.max(0, this.#signaturesAbove - paid);
  }

  #mustBeSigned(): Result<never, Refusal> {
    const most = dollars(this.#signaturesAbove);
    return refuse('second-person', `Above ${most} from one account within 24 hours a second person signs the pay-out.`);
  }

  /**
   * From the card to the seat. Refused: `unknown-account`, `barred`, `excluded`, `card-lost`, `account-locked`, and as
   * `Ledger.post`.
   */
  buyIn({ account, seat, amount, key, at }: CardBuyIn): Result<CageReceipt, Refusal> {
    const owner = this.#owner(account, key, ['barred', 'excluded', 'lost', 'locked']);
    if (!owner.ok) return owner;
    const move = { from: cardAccount(account), to: seatAccount(seat), amount, why: `buy-in at seat ${seat}` };
    const paper: Paper = { type: 'buy-in', nature: 'chips', access: 'pin', agent: null };
    return this.#issue(owner.value, { key, moves: [move], at, by: account }, paper);
  }

  /**
   * Every chip of the seat to the card, when the player leaves the game (LR3, LR17) or is cashed in (LR15), whatever
   * the state of their account. A seat without chips gives a receipt without document.
   */
  cashOut({ account, seat, key, at, by, second }: CashOut): Result<CageReceipt, Refusal> {
    const owner = this.#owner(account, key, []);
    if (!owner.ok) return owner;
    return this.#store.attempt(() => {
      const before = this.#ledger.posted(key);
      if (before !== null) return this.#sameCashOut(before, account, seat);
      const amount = this.#ledger.balance(seatAccount(seat));
      if (amount === 0) return ok({ document: null, amount: 0, balance: this.balance(account) });
      const move = { from: seatAccount(seat), to: cardAccount(account), amount, why: `cash-out from seat ${seat}` };
      const access = by === undefined || by === null ? 'card' : 'staff';
      const paper: Paper = { type: 'cash-out', nature: 'chips', access, agent: by ?? null, second: second ?? null };
      const signed = second === undefined ? {} : { note: seenBy(second), despiteFault: true };
      return this.#issue(owner.value, { key, moves: [move], at, by: by ?? account, ...signed }, paper);
    });
  }

  /** Chips of a pot that nobody has won, back to a card. */
  giveBack({ account, amount, key, why, at }: GivenBack): Result<unknown, Refusal> {
    return this.#ledger.post({
      key,
      moves: [{ from: 'carried', to: cardAccount(account), amount, why }],
      at,
      by: null,
    });
  }

  /** Every chip of a seat to another seat, with the player who moves there. Gives what was moved. */
  moveSeat({ account, from, to, key, at }: SeatMove): Result<Cents, Refusal> {
    return this.#store.attempt(() => {
      const before = this.#ledger.posted(key);
      const amount = before?.moves[0]?.amount ?? this.#ledger.balance(seatAccount(from));
      if (amount === 0) return ok(0);
      const move = {
        from: seatAccount(from),
        to: seatAccount(to),
        amount,
        why: `move from seat ${from} to seat ${to}`,
      };
      const posted = this.#ledger.post({ key, moves: [move], at, by: account });
      return posted.ok ? ok(amount) : posted;
    });
  }

  /**
   * Sets right what was booked wrong on a card, whatever the state of the account: `by` and `second` stand by it, and
   * each balance before and after is kept (A5). Refused: `unknown-account`, `drawer-short`, and as `Ledger.correct`.
   */
  correct({ account, way, amount, nature, key, at, by, second, reason }: CorrectionAct): Result<CageReceipt, Refusal> {
    const owner = this.#owner(account, key, []);
    if (!owner.ok) return owner;
    const [card, counter] = [cardAccount(account), COUNTER[nature]];
    const why = `correction ${IN_WORDS[nature]}`;
    const move = way === 'add' ? { from: counter, to: card, amount, why } : { from: card, to: counter, amount, why };
    return this.#store.attempt(() => {
      const posted = this.#ledger.correct({ key, moves: [move], at, by, second, reason });
      if (!posted.ok) return posted;
      if (this.drawer() < 0) return this.#drawerShort(amount);
      const paper: Paper = { type: 'correction', nature, access: 'staff', agent: by, second };
      this.#write(posted.value, amount, owner.value, paper);
      return ok(this.#receipt(posted.value.transfer, account, amount));
    });
  }

  /**
   * Pays what lies in a jackpot to account cards, all of the shares or none, each with its document. Whatever the state of
   * the account: what somebody has won is theirs. Refused: `unknown-account`, `no-reason`, and as `Ledger.post`, which
   * is `insufficient` for more than is there.
   */
  payJackpot(shares: readonly JackpotShare[]): Result<CageReceipt[], Refusal> {
    return this.#store.attempt(() => {
      const receipts: CageReceipt[] = [];
      for (const share of shares) {
        const paid = this.#payShare(share);
        if (!paid.ok) return paid;
        receipts.push(paid.value);
      }
      return ok(receipts);
    });
  }

  #payShare({ jackpot, account, amount, key, at, by, second, reason }: JackpotShare): Result<CageReceipt, Refusal> {
    const owner = this.#owner(account, key, []);
    if (!owner.ok) return owner;
    if (!isJackpot(jackpot)) return refuse('no-jackpot', `There is no jackpot "${jackpot}".`);
    const move = { from: jackpot, to: cardAccount(account), amount, why: 'jackpot' };
    const paper: Paper = { type: 'jackpot', nature: 'chips', access: 'staff', agent: by, second };
    return this.#issue(owner.value, { key, moves: [move], at, by, note: `${reason}; ${seenBy(second)}` }, paper);
  }

  /** What lies in each jackpot, by account. */
  jackpots(): { readonly account: LedgerAccount; readonly balance: Cents }[] {
    return this.#ledger.balances('jackpot:');
  }

  /** Cash from the house's bank into the drawer. `balance` of the receipt is what the drawer then holds. */
  fill(act: DrawerAct): Result<CageReceipt, Refusal> {
    return this.#moveCash(act, 'fill', { from: DRAWER, to: BANK, amount: act.amount, why: 'fill from the bank' });
  }

  /** Cash from the drawer to the house's bank. Refused: `drawer-short`. */
  drop(act: DrawerAct): Result<CageReceipt, Refusal> {
    return this.#moveCash(act, 'drop', { from: BANK, to: DRAWER, amount: act.amount, why: 'drop to the bank' });
  }

  /** Whether money has moved under a key: whoever asks again was served (B-89). */
  done(key: string): boolean {
    return this.#ledger.posted(key) !== null;
  }

  /** Cash that should be in the drawer. */
  drawer(): Cents {
    return 0 - this.#ledger.balance(DRAWER);
  }

  /** What a card is worth; chips on the table not counted. */
  balance(account: string): Cents {
    return this.#ledger.balance(cardAccount(account));
  }

  /** What happened on a card, newest first (C12). A line that has no document of its own names its transfer, `T-000017`. */
  statement(account: string, limit = 1000): StatementLine[] {
    return this.#ledger.history(cardAccount(account), limit).map((line) => ({
      at: line.at,
      document: this.#documentName(line),
      what: line.note === null ? line.why : `${line.why} (${line.note})`,
      change: line.change,
      balance: line.balance,
      by: line.by,
    }));
  }

  /** The owner of an account that is in none of these states, or whose act was done before they came into it. */
  #owner(account: string, key: string, refused: readonly Account['status'][]): Result<Account, Refusal> {
    const owner = this.#accounts.byAccount(account);
    if (owner === null) return refuse('unknown-account', `There is no account ${account}.`);
    if (!refused.includes(owner.status) || this.#ledger.posted(key) !== null) return ok(owner);
    switch (owner.status) {
      case 'barred':
        return refuse('barred', 'This player is barred.');
      case 'excluded':
        return refuse('excluded', `This player is ${owner.note}.`);
      case 'lost':
        return refuse('card-lost', 'This card was reported lost: give out a new one first.');
      default:
        return refuse('account-locked', 'This account is locked after wrong PINs: the cage can unlock it.');
    }
  }

  /** Posts one move that touches the owner's card and writes its document, or finds the one written the first time. */
  #issue(
    owner: Account,
    posting: LedgerPosting & { readonly moves: readonly [LedgerMove] },
    paper: Paper,
  ): Result<CageReceipt, Refusal> {
    return this.#store.attempt(() => {
      const posted = this.#ledger.post(posting);
      if (!posted.ok) return posted;
      const [{ amount }] = posting.moves;
      this.#write(posted.value, amount, owner, paper);
      return ok(this.#receipt(posted.value.transfer, owner.account, amount));
    });
  }

  /** Writes the document of what was posted, once. */
  #write({ transfer, repeated, at }: PostedTransfer, amount: Cents, owner: Account | null, paper: Paper): void {
    if (repeated) return;
    const [account, patron] = [owner?.account ?? null, owner?.person.name ?? null];
    this.#documents.append({ transfer, account, patron, amount, at, second: null, ...paper });
  }

  /** `account` null: the balance is the drawer's. */
  #receipt(transfer: number, account: string | null, amount: Cents): CageReceipt {
    const document = this.#documentOf.get(transfer);
    invariant(document !== undefined, () => `transfer ${transfer} has no document`);
    const balance = account === null ? this.drawer() : this.balance(account);
    return { document: documentNumber(document), amount, balance };
  }

  #sameCashOut({ transfer, moves }: PostedTransfer, account: string, seat: number): Result<CageReceipt, Refusal> {
    const move = moves[0];
    const same = move?.from === seatAccount(seat) && move.to === cardAccount(account);
    return same
      ? ok(this.#receipt(transfer, account, move.amount))
      : refuse('conflict', 'This key was used for something else.');
  }

  #moveCash({ key, at, by, second }: DrawerAct, type: 'fill' | 'drop', move: LedgerMove): Result<CageReceipt, Refusal> {
    return this.#store.attempt(() => {
      const note = second === undefined ? {} : { note: seenBy(second) };
      const posted = this.#ledger.post({ key, moves: [move], at, by, ...note });
      if (!posted.ok) return posted;
      if (this.drawer() < 0) return this.#drawerShort(move.amount);
      const paper: Paper = { type, nature: 'cash', access: 'staff', agent: by, second: second ?? null };
      this.#write(posted.value, move.amount, null, paper);
      return ok(this.#receipt(posted.value.transfer, null, move.amount));
    });
  }

  /** The drawer would have to pay out more than it holds. Refusing undoes the payment. */
  #drawerShort(amount: Cents): Result<never, Refusal> {
    const held = dollars(this.drawer() + amount);
    return refuse('drawer-short', `The drawer holds ${held} in cash: bring money from the bank, or pay by check.`);
  }

  #documentName({ transfer }: HistoryLine): string {
    const document = this.#documentOf.get(transfer);
    return document === undefined ? `T-${sixDigits(transfer)}` : documentNumber(document);
  }
}

/** What desks use of a cage. */
export type Counter = Omit<Pick<Cage, keyof Cage>, 'away'>;

const documentNumber = ({ id, type }: DocumentName): string => `${LETTER[type]}-${sixDigits(id)}`;
/** How a posting names the second person. */
const seenBy = (second: string): string => `seen by ${second}`;
const sixDigits = (number: number): string => String(number).padStart(6, '0');
