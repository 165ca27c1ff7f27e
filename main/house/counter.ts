/** The cashier's counter of the house: money onto cards and off them, one numbered document for each act (C4). */
import { type Cents, dollars } from '../../games/money.ts';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { Account, AccountStatus } from '../accounts/accounts.ts';
import { type CounterAct, type PaidIn, SIGNATURES_ABOVE } from '../ledger/cage.ts';
import { CAGE_BOOK, cardOf, type HouseBooks, type HouseMove, type Paper, transferChain } from './books.ts';
import type { HousePeople, TellTables } from './people.ts';
import type { HouseStore } from './store.ts';
import type { HouseTx } from './tables.ts';

export interface CounterReceipt {
  /** Document number, `D-000017`. */
  readonly document: string;
  readonly amount: Cents;
  /** The card's balance afterwards; for a fill or drop the drawer's. */
  readonly balance: Cents;
}

/** Two members of staff for what one alone may not do. */
interface Signed {
  readonly key: string;
  readonly at: number;
  readonly by: string;
  readonly second: string;
}

const DRAWER = 'cage:drawer';
const BANK = 'cage:bank';
const COUNTER: Record<PaidIn, string> = { cash: DRAWER, chips: 'cage:chips', cheque: 'cage:cheques' };
const IN_WORDS: Record<PaidIn, string> = { cash: 'in cash', chips: 'in chips', cheque: 'by cheque' };
const DAY = 24 * 60 * 60_000;

export class HouseCounter {
  readonly #store: HouseStore;
  readonly #books: HouseBooks;
  readonly #people: HousePeople;
  readonly #tell: TellTables;
  readonly #signaturesAbove: Cents;

  constructor(parts: {
    readonly store: HouseStore;
    readonly books: HouseBooks;
    readonly people: HousePeople;
    readonly tell: TellTables;
    readonly signaturesAbove?: Cents;
  }) {
    this.#store = parts.store;
    this.#books = parts.books;
    this.#people = parts.people;
    this.#tell = parts.tell;
    this.#signaturesAbove = parts.signaturesAbove ?? SIGNATURES_ABOVE;
  }

  /** Money onto a card. Refused: `unknown-account`, `barred`, `excluded`, `card-lost`, and as `HouseBooks.post`. */
  deposit({ account, amount, nature, key, at, by }: CounterAct): Promise<Result<CounterReceipt, Refusal>> {
    return this.#act(key, ['deposit', account, amount, nature], at, async (tx) => {
      const owner = await this.#owner(tx, account, at, ['barred', 'excluded', 'lost']);
      if (!owner.ok) return owner;
      const move = { from: COUNTER[nature], to: cardOf(account), amount, why: `deposit ${IN_WORDS[nature]}` };
      const paper = { type: 'deposit', nature, amount, agent: by, second: null } as const;
      return this.#issue(tx, owner.value, { key, at, by }, move, paper);
    });
  }

  /**
   * Money off a card; the caller has checked the PIN (C3), and the second person's where one signed. What is on its way to a
   * table is not on the card. Refused: `unknown-account`, `card-lost`, `account-locked`, `second-person` above what a
   * cashier may pay alone in a day, `drawer-short`, and as `HouseBooks.post`.
   */
  withdraw(act: CounterAct & { readonly second?: string }): Promise<Result<CounterReceipt, Refusal>> {
    const { account, amount, nature, key, at, by, second } = act;
    return this.#act(key, ['withdraw', account, amount, nature], at, async (tx) => {
      const owner = await this.#owner(tx, account, at, ['lost', 'locked']);
      if (!owner.ok) return owner;
      if (second === undefined && amount > (await this.payableAlone(account, at, tx))) {
        const most = dollars(this.#signaturesAbove);
        return refuse(
          'second-person',
          `Above ${most} from one account within 24 hours a second person signs the pay-out.`,
        );
      }
      const move = { from: cardOf(account), to: COUNTER[nature], amount, why: `withdrawal ${IN_WORDS[nature]}` };
      const paper = { type: 'withdrawal', nature, amount, agent: by, second: second ?? null } as const;
      const paid = await this.#issue(tx, owner.value, { key, at, by }, move, paper);
      return paid.ok ? ((await this.#drawerShort(tx)) ?? paid) : paid;
    });
  }

  /** What one cashier may pay out of an account now without a second signature; what was paid so within a day counts. */
  async payableAlone(account: string, at: number, tx: Pick<HouseTx, 'selectFrom'> = this.#store.db): Promise<Cents> {
    const paid = await tx
      .selectFrom('documents')
      .select((select) => select.fn.sum<number | null>('amount').as('amount'))
      .where('account', '=', account)
      .where('at', '>', at - DAY)
      .where('type', '=', 'withdrawal')
      .where('second', 'is', null)
      .executeTakeFirst();
    return Math.max(0, this.#signaturesAbove - Number(paid?.amount ?? 0));
  }

  /** Cash from the house's bank into the drawer. */
  fill(act: Signed & { readonly amount: Cents }): Promise<Result<CounterReceipt, Refusal>> {
    return this.#moveCash(act, 'fill', { from: DRAWER, to: BANK, amount: act.amount, why: 'fill from the bank' });
  }

  /** Cash from the drawer to the house's bank. Refused: `drawer-short`. */
  drop(act: Signed & { readonly amount: Cents }): Promise<Result<CounterReceipt, Refusal>> {
    return this.#moveCash(act, 'drop', { from: BANK, to: DRAWER, amount: act.amount, why: 'drop to the bank' });
  }

  /** Pays what lies in a jackpot to a card, whatever the state of the account: what somebody has won is theirs. */
  payJackpot(
    act: Signed & {
      readonly jackpot: string;
      readonly account: string;
      readonly amount: Cents;
      readonly reason: string;
    },
  ): Promise<Result<CounterReceipt, Refusal>> {
    const { jackpot, account, amount, key, at, by, second, reason } = act;
    return this.#act(key, ['pay jackpot', jackpot, account, amount], at, async (tx) => {
      const owner = await this.#owner(tx, account, at, []);
      if (!owner.ok) return owner;
      if (!/^jackpot:[^\s:]/.test(jackpot)) return refuse('no-jackpot', `There is no jackpot "${jackpot}".`);
      const move = { from: jackpot, to: cardOf(account), amount, why: 'jackpot' };
      const paper = { type: 'jackpot', nature: 'chips', amount, agent: by, second } as const;
      return this.#issue(tx, owner.value, { key, at, by, note: `${reason}; seen by ${second}` }, move, paper);
    });
  }

  /** Cash that should be in the drawer. */
  async drawer(tx: Pick<HouseTx, 'selectFrom'> = this.#store.db): Promise<Cents> {
    return 0 - (await this.#books.balance(tx, DRAWER));
  }

  #moveCash(
    { key, at, by, second, amount }: Signed & { readonly amount: Cents },
    type: 'fill' | 'drop',
    move: HouseMove,
  ): Promise<Result<CounterReceipt, Refusal>> {
    return this.#act(key, [type, amount], at, async (tx) => {
      const paper = { type, nature: 'cash', amount, agent: by, second } as const;
      const moved = await this.#issue(tx, null, { key, at, by, note: `seen by ${second}` }, move, paper);
      return moved.ok ? ((await this.#drawerShort(tx)) ?? moved) : moved;
    });
  }

  /** One act at the counter after the other: what was paid before must be known when the next is looked at. */
  #act(
    key: string,
    request: unknown,
    at: number,
    work: (tx: HouseTx) => Promise<Result<CounterReceipt, Refusal>>,
  ): Promise<Result<CounterReceipt, Refusal>> {
    return this.#store.once({ key, request, at }, async (tx) => {
      await this.#store.chainEnd(tx, transferChain(CAGE_BOOK));
      return work(tx);
    });
  }

  async #issue(
    tx: HouseTx,
    owner: Account | null,
    act: { readonly key: string; readonly at: number; readonly by: string; readonly note?: string },
    move: HouseMove,
    paper: Omit<Paper, 'account' | 'patron'>,
  ): Promise<Result<CounterReceipt, Refusal>> {
    const posted = await this.#books.post(tx, CAGE_BOOK, { ...act, moves: [move] });
    if (!posted.ok) return posted;
    const [account, patron] = [owner?.account ?? null, owner?.person.name ?? null];
    const document = await this.#books.document(tx, CAGE_BOOK, posted.value, act.at, { ...paper, account, patron });
    if (account !== null) await this.#tell(tx, [account], act.at);
    const balance = account === null ? await this.drawer(tx) : await this.#books.balance(tx, cardOf(account));
    return ok({ document, amount: move.amount, balance });
  }

  /** The drawer would have to pay out more than it holds. Refusing undoes the payment. */
  async #drawerShort(tx: HouseTx): Promise<ReturnType<typeof refuse> | null> {
    const held = await this.drawer(tx);
    if (held >= 0) return null;
    return refuse(
      'drawer-short',
      'The drawer holds less than that in cash: bring money from the bank, or pay by cheque.',
    );
  }

  /** The owner of an account that is in none of these states. */
  async #owner(
    tx: HouseTx,
    account: string,
    at: number,
    refused: readonly AccountStatus[],
  ): Promise<Result<Account, Refusal>> {
    const owner = await this.#people.byAccount(account, at, tx);
    if (owner === null) return refuse('unknown-account', `There is no account ${account}.`);
    return refused.includes(owner.status) ? refusedOwner(owner) : ok(owner);
  }
}

/** Why somebody in this state may not do it. */
export function refusedOwner({ status, note }: Account): ReturnType<typeof refuse> {
  switch (status) {
    case 'barred':
      return refuse('barred', 'This player is barred.');
    case 'excluded':
      return refuse('excluded', `This player is ${note}.`);
    case 'lost':
      return refuse('card-lost', 'This card was reported lost: give out a new one first.');
    default:
      return refuse('account-locked', 'This account is locked after wrong PINs: the cage can unlock it.');
  }
}
