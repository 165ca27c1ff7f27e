/**
 * A cashier's counter of the house: money onto cards and off them, one numbered document per act (C4). Each cage has
 * its own drawer; what a person was paid is summed over all cages.
 */
import { type Cents, dollars } from '../../games/money.ts';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { Account, AccountStatus } from '../accounts/account.ts';
import { tooMuchAtOnce } from '../ledger/most-at-once.ts';
import { SIGNATURES_ABOVE } from '../ledger/signatures.ts';
import { heldAccount, refusedOwner, unknownAccount } from './account-refusals.ts';
import {
  CAGE_BOOK,
  cageDocument,
  cardOf,
  type HouseBooks,
  type HouseMove,
  hashedCorrection,
  isWholeJackpot,
  jackpotIn,
  type Paper,
  transferChain,
  voidKey,
} from './books.ts';
import type { CageCounter, CounterReceipt, KeyedAct, MoneyAct, PaidIn, SignedAct } from './cage-port.ts';
import type { CashReports } from './cash-reports.ts';
import { BANK, counterOf } from './counter-accounts.ts';
import type { Dormancy } from './dormancy.ts';
import type { HouseLimits } from './limits.ts';
import type { HousePeople, TellTables } from './people.ts';
import { openShift } from './shifts.ts';
import { statementOf } from './statement.ts';
import type { HouseStore } from './store.ts';
import type { DocumentRow, HouseReader, HouseTx } from './tables.ts';
import { onceSigned } from './two-people.ts';

const IN_WORDS: Record<PaidIn, string> = { cash: 'in cash', chips: 'in chips', cheque: 'by check' };
const DAY = 24 * 60 * 60_000;

export interface CounterParts {
  readonly store: HouseStore;
  readonly books: HouseBooks;
  readonly people: HousePeople;
  readonly tell: TellTables;
  readonly reports: CashReports;
  readonly limits: HouseLimits;
  readonly dormancy: Dormancy;
  readonly signaturesAbove?: Cents;
  /** The limit for one transaction. */
  readonly mostAtOnce: Cents;
  /** The cage of this counter; null for the command line, which uses the drawer of the first. */
  readonly cage: number | null;
  /** Whether nothing is paid in or out while no shift is open. */
  readonly shiftsRequired?: boolean;
  /** Why no money moves now; null while it moves. */
  readonly halted?: () => Refusal | null;
}

/** What is posted, and the document for it. */
interface Issue {
  readonly key: string;
  readonly at: number;
  readonly by: string;
  readonly note?: string;
}
type Written = Omit<Paper, 'account' | 'patron' | 'cage'>;

export class HouseCounter implements CageCounter {
  readonly #parts: CounterParts;
  readonly #at: Readonly<Record<PaidIn, string>>;
  readonly #signaturesAbove: Cents;
  readonly mostAtOnce: Cents;

  constructor(parts: CounterParts) {
    this.#parts = parts;
    this.#at = counterOf(parts.cage ?? 1);
    this.#signaturesAbove = parts.signaturesAbove ?? SIGNATURES_ABOVE;
    this.mostAtOnce = parts.mostAtOnce;
  }

  /**
   * Money onto a card. Refused: `too-much-at-once`, `unknown-account`, `barred`, `excluded`, `closed`, `card-lost`,
   * `dormant`, `deposit-limit` by the player's own limit, and like `CashReports.written` and `HouseBooks.post`.
   */
  deposit(act: MoneyAct): Promise<Result<CounterReceipt, Refusal>> {
    const { account, amount, nature, key, at, by } = act;
    return this.#act(act, ['deposit', account, amount, nature], async (tx) => {
      const much = tooMuchAtOnce(amount, this.mostAtOnce);
      if (much !== null) return much;
      const owner = await this.#owner(tx, account, at, ['closed', 'barred', 'excluded', 'lost']);
      if (!owner.ok) return owner;
      const dormant = await this.#parts.dormancy.refuse(tx, account, at);
      if (dormant !== null) return { ok: false, error: dormant };
      const limited = await this.#parts.limits.refuseDeposit(tx, account, amount, at);
      if (limited !== null) return { ok: false, error: limited };
      const move = { from: this.#at[nature], to: cardOf(account), amount, why: `deposit ${IN_WORDS[nature]}` };
      const paper = { type: 'deposit', nature, amount, agent: by, second: null } as const;
      return this.#reported(tx, owner.value, await this.#issue(tx, owner.value, { key, at, by }, move, paper), at, by);
    });
  }

  /**
   * Money off a card; the caller has checked the player's PIN (C3) and, where a second person signed, that person's PIN
   * too. Money on its way to a table is not on the card. Refused: `too-much-at-once`, `unknown-account`, `closed`,
   * `held`, `dormant`, `card-lost`, `account-locked`, `second-person` above what a cashier may pay alone in a day,
   * `drawer-short`, and like `CashReports.written` and `HouseBooks.post`.
   */
  withdraw(act: MoneyAct): Promise<Result<CounterReceipt, Refusal>> {
    const { account, amount, nature, key, at, by, second } = act;
    return this.#act(act, ['withdraw', account, amount, nature], async (tx) => {
      const much = tooMuchAtOnce(amount, this.mostAtOnce);
      if (much !== null) return much;
      const owner = await this.#owner(tx, account, at, ['closed', 'held', 'lost', 'locked']);
      if (!owner.ok) return owner;
      if (owner.value.held !== undefined) return heldAccount(owner.value.held);
      const dormant = await this.#parts.dormancy.refuse(tx, account, at);
      if (dormant !== null) return { ok: false, error: dormant };
      if (second === undefined && amount > (await this.payableAlone(account, at, tx))) return this.#mustBeSigned();
      const move = { from: cardOf(account), to: this.#at[nature], amount, why: `withdrawal ${IN_WORDS[nature]}` };
      const paper = { type: 'withdrawal', nature, amount, agent: by, second: second ?? null } as const;
      const paid = await this.#drawerNotShort(tx, await this.#issue(tx, owner.value, { key, at, by }, move, paper));
      return this.#reported(tx, owner.value, paid, at, by);
    });
  }

  /**
   * What one cashier may pay out of an account now without a second signature; what was paid that way within a day
   * counts.
   */
  async payableAlone(account: string, at: number, tx: HouseReader = this.#parts.store.db): Promise<Cents> {
    const paid = await tx
      .selectFrom('documents')
      .select((select) => select.fn.sum<number | null>('amount').as('amount'))
      .where('account', '=', account)
      .where('at', '>', at - DAY)
      .where('type', 'in', ['withdrawal', 'void'])
      .where('second', 'is', null)
      .executeTakeFirst();
    return Math.max(0, this.#signaturesAbove - Number(paid?.amount ?? 0));
  }

  /**
   * Corrects what was booked wrong on a card, whatever the state of the account; each balance before and after is
   * recorded (A5). Refused: `too-much-at-once`, `unknown-account`, `second-person`, `drawer-short`, and like
   * `HouseBooks.post`.
   */
  correct(
    act: MoneyAct & SignedAct & { readonly way: 'add' | 'take'; readonly reason: string },
  ): Promise<Result<CounterReceipt, Refusal>> {
    const { account, way, amount, nature, key, at, by, second, reason } = act;
    return this.#act(act, ['correct', account, way, amount, nature], async (tx) => {
      const much = tooMuchAtOnce(amount, this.mostAtOnce);
      if (much !== null) return much;
      const owner = await this.#owner(tx, account, at, []);
      if (!owner.ok) return owner;
      const [card, counter, why] = [cardOf(account), this.#at[nature], `correction ${IN_WORDS[nature]}`];
      const move = way === 'add' ? { from: counter, to: card, amount, why } : { from: card, to: counter, amount, why };
      const done = await this.#corrected(tx, owner.value, { key, at, by, second, reason }, move, {
        ...{ type: 'correction', nature, amount, agent: by, second },
      });
      // The payment it corrects has already taken place: it opens a report, and requires no facts.
      if (done.ok) await this.#parts.reports.open(tx, account, at, by);
      return done;
    });
  }

  /**
   * Voids a deposit or a withdrawal that was booked and never took place, by the name of its document (`D-000017`),
   * once. Above what the cashier may pay alone a second person signs. Refused: `no-document`, `voided`,
   * `second-person`, `drawer-short`, and like `HouseBooks.post`.
   */
  void(name: string, act: KeyedAct & { readonly reason: string }): Promise<Result<CounterReceipt, Refusal>> {
    const { at, by, second, reason } = act;
    return this.#act(act, ['void', name], async (tx) => {
      const meant = await this.#document(tx, name);
      if (meant === null) {
        return refuse(
          'no-document',
          `${name} is not a deposit or withdrawal of this cage: expected a number such as D-000017.`,
        );
      }
      const { account, amount, nature, type, transfer } = meant;
      const owner = await this.#owner(tx, account, at, []);
      if (!owner.ok) return owner;
      const once = voidKey(transfer);
      const before = await tx.selectFrom('transfers').select('key').where('key', '=', once).executeTakeFirst();
      if (before !== undefined) return refuse('voided', `${name} was already voided.`);
      if (second === undefined && amount > (await this.payableAlone(account, at, tx))) return this.#mustBeSigned();
      const [card, counter, why] = [cardOf(account), this.#at[nature], `void of ${name}`];
      const back = { from: card, to: counter, amount, why };
      const move = type === 'deposit' ? back : { ...back, from: counter, to: card };
      const signed = { key: once, at, by, second: second ?? by, reason };
      const paper = { type: 'void', nature, amount, agent: by, second: second ?? null } as const;
      return this.#corrected(tx, owner.value, signed, move, paper);
    });
  }

  /** A deposit or withdrawal of this cage by its name. */
  async #document(tx: HouseTx, name: string): Promise<(DocumentRow & { readonly account: string }) | null> {
    const named = cageDocument(name);
    if (named === null || (named.type !== 'deposit' && named.type !== 'withdrawal')) return null;
    const row = await tx
      .selectFrom('documents')
      .selectAll()
      .where('book', '=', CAGE_BOOK)
      .where('number', '=', named.number)
      .where('type', '=', named.type)
      .executeTakeFirst();
    const own = row?.cage === this.#parts.cage || (row?.cage === null && this.#parts.cage === 1);
    return row?.account == null || !own ? null : { ...row, account: row.account };
  }

  async #corrected(
    tx: HouseTx,
    owner: Account,
    { reason, second, ...act }: Issue & { readonly second: string; readonly reason: string },
    move: HouseMove,
    paper: Written,
  ): Promise<Result<CounterReceipt, Refusal>> {
    const { store, books } = this.#parts;
    const accounts = [move.from, move.to];
    const before: Cents[] = [];
    for (const account of accounts) before.push(await books.balance(tx, account));
    const note = `correction: ${reason}${second === act.by ? '' : `; seen by ${second}`}`;
    const done = await this.#drawerNotShort(tx, await this.#issue(tx, owner, { ...act, note }, move, paper));
    if (!done.ok) return done;
    const { rows: transfer } = await store.chainEnd(tx, transferChain(CAGE_BOOK));
    for (const [nth, account] of accounts.entries()) {
      const { at, by } = act;
      const after = await books.balance(tx, account);
      const row = { transfer, account, before: before[nth] ?? 0, after, at, by, second, reason };
      const { number, hash } = await store.append(tx, 'corrections', hashedCorrection(row));
      await tx
        .insertInto('corrections')
        .values({ number, ...row, hash })
        .execute();
    }
    return done;
  }

  /** Cash from the house's bank into the drawer. Refused: `too-much-at-once`, `second-person`. */
  fill(act: SignedAct & { readonly amount: Cents }): Promise<Result<CounterReceipt, Refusal>> {
    return this.#moveCash(act, 'fill', {
      from: this.#at.cash,
      to: BANK,
      amount: act.amount,
      why: 'fill from the bank',
    });
  }

  /** Cash from the drawer to the house's bank. Refused: `too-much-at-once`, `second-person`, `drawer-short`. */
  drop(act: SignedAct & { readonly amount: Cents }): Promise<Result<CounterReceipt, Refusal>> {
    return this.#moveCash(act, 'drop', { from: BANK, to: this.#at.cash, amount: act.amount, why: 'drop to the bank' });
  }

  /**
   * Pays what is in a jackpot to cards, all of the shares or none, each with its document. What a player has won is
   * theirs, whatever the state of the account, unless the player is excluded from play or barred. Refused:
   * `second-person`, `no-jackpot`, `by-its-hits` where the house has terms for it, `unknown-account`, `excluded`,
   * `barred`, and like `HouseBooks.post`.
   */
  payJackpot({ jackpot, shares, reason, ...act }: Parameters<CageCounter['payJackpot']>[0]) {
    const { key, at, by, second } = act;
    return this.#act(act, ['pay jackpot', jackpot, shares], async (tx) => {
      const receipts: CounterReceipt[] = [];
      if (!isWholeJackpot(jackpot)) return refuse('no-jackpot', `There is no jackpot "${jackpot}".`);
      const said = await tx.selectFrom('jackpots').select('id').where('id', '=', jackpotIn(jackpot)).executeTakeFirst();
      if (said !== undefined) {
        return refuse(
          'by-its-hits',
          'The house decides who wins this jackpot: its hits are paid at the floor console.',
        );
      }
      for (const [nth, { account, amount }] of shares.entries()) {
        const owner = await this.#owner(tx, account, at, ['excluded', 'barred']);
        if (!owner.ok) return owner;
        const move = { from: jackpot, to: cardOf(account), amount, why: 'jackpot' };
        const paper = { type: 'jackpot', nature: 'chips', amount, agent: by, second } as const;
        const issue = { key: `${key}:${nth}`, at, by, note: `${reason}; seen by ${second}` };
        const paid = await this.#issue(tx, owner.value, issue, move, paper);
        if (!paid.ok) return paid;
        receipts.push(paid.value);
      }
      return ok(receipts);
    });
  }

  /** What is in each jackpot, by account. */
  jackpots(): Promise<{ readonly account: string; readonly balance: Cents }[]> {
    return this.#parts.books.jackpots();
  }

  /** The cash that should be in the drawer. */
  async drawer(tx: HouseReader = this.#parts.store.db): Promise<Cents> {
    return 0 - (await this.#parts.books.balance(tx, this.#at.cash));
  }

  /** The balance of a card, without chips on a table or on their way to one. */
  balance(account: string): Promise<Cents> {
    return this.#parts.books.balance(this.#parts.store.db, cardOf(account));
  }

  /** What happened on a card, newest first (C12). */
  statement(account: string, limit: number): ReturnType<CageCounter['statement']> {
    return statementOf(this.#parts.store.db, cardOf(account), limit);
  }

  #moveCash(
    act: SignedAct & { readonly amount: Cents },
    type: 'fill' | 'drop',
    move: HouseMove,
  ): Promise<Result<CounterReceipt, Refusal>> {
    const { key, at, by, second, amount } = act;
    return this.#act(act, [type, amount], async (tx) => {
      const much = tooMuchAtOnce(amount, this.mostAtOnce);
      if (much !== null) return much;
      const paper = { type, nature: 'cash', amount, agent: by, second } as const;
      const issue = { key, at, by, note: `seen by ${second}` };
      return this.#drawerNotShort(tx, await this.#issue(tx, null, issue, move, paper));
    });
  }

  /** Acts at the counters run one after the other: each must see what was paid before it. */
  #act<T>(
    act: KeyedAct,
    request: unknown,
    work: (tx: HouseTx) => Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refusal>> {
    const { store, cage, shiftsRequired = false, halted = () => null } = this.#parts;
    return onceSigned(store, act, request, async (tx) => {
      const halt = halted();
      if (halt !== null) return { ok: false, error: halt };
      await store.chainEnd(tx, transferChain(CAGE_BOOK));
      if (shiftsRequired && cage !== null && (await openShift(tx, cage)) === null) {
        return refuse('no-shift', 'No shift is open at this cage: count the drawer and open a shift first.');
      }
      return work(tx);
    });
  }

  async #issue(
    tx: HouseTx,
    owner: Account | null,
    act: Issue,
    move: HouseMove,
    paper: Written,
  ): Promise<Result<CounterReceipt, Refusal>> {
    const { books, tell, cage } = this.#parts;
    const posted = await books.post(tx, CAGE_BOOK, { ...act, moves: [move] });
    if (!posted.ok) return posted;
    const [account, patron] = [owner?.account ?? null, owner?.person.name ?? null];
    const document = await books.document(tx, CAGE_BOOK, posted.value, act.at, { ...paper, account, patron, cage });
    if (account !== null) await tell(tx, [account], act.at);
    const balance = account === null ? await this.drawer(tx) : await books.balance(tx, cardOf(account));
    return ok({ document, amount: move.amount, balance });
  }

  /** Does a transaction only with the facts that its report needs: a refusal undoes it. */
  async #reported(
    tx: HouseTx,
    { account }: Account,
    done: Result<CounterReceipt, Refusal>,
    at: number,
    by: string,
  ): Promise<Result<CounterReceipt, Refusal>> {
    if (!done.ok) return done;
    const reported = await this.#parts.reports.written(tx, account, at, by);
    return reported.ok ? done : reported;
  }

  /** Refuses a payment for which the drawer does not hold enough; that undoes the payment. */
  async #drawerNotShort(tx: HouseTx, done: Result<CounterReceipt, Refusal>): Promise<Result<CounterReceipt, Refusal>> {
    if (!done.ok) return done;
    const left = await this.drawer(tx);
    if (left >= 0) return done;
    const held = dollars(left + done.value.amount);
    return refuse('drawer-short', `The drawer holds ${held} in cash: bring money from the bank, or pay by check.`);
  }

  #mustBeSigned(): ReturnType<typeof refuse> {
    const most = dollars(this.#signaturesAbove);
    return refuse(
      'second-person',
      `A second person must sign pay-outs above ${most} from one account within 24 hours.`,
    );
  }

  /** The owner of an account that is in none of these states. */
  async #owner(
    tx: HouseTx,
    account: string,
    at: number,
    refused: readonly AccountStatus[],
  ): Promise<Result<Account, Refusal>> {
    const owner = await this.#parts.people.byAccount(account, at, tx);
    if (owner === null) return unknownAccount(account);
    return refused.includes(owner.status) ? refusedOwner(owner) : ok(owner);
  }
}
