/** The counter of a table as it was before all cages were the house's: files that hold its documents must stay readable. */
import type { Cents } from '../../../games/money.ts';
import type { Refusal, Result } from '../../../games/result.ts';
import type { PaidIn } from '../../../main/house/cage-port.ts';
import { Chain } from '../../../main/journal/chain.ts';
import type { Store } from '../../../main/journal/store.ts';
import type { Ledger, LedgerMove, PostedTransfer } from '../../../main/ledger/ledger.ts';
import { cardAccount, type LedgerAccount, seatAccount } from '../../../main/ledger/places.ts';
import type { CardBuyIn, SeatMove } from '../../../main/table/purse.ts';
import type { OldPeople } from './old-people.ts';

/** Money over the counter. `by` is the cashier. */
interface CounterAct {
  readonly account: string;
  readonly amount: Cents;
  readonly nature: PaidIn;
  readonly key: string;
  readonly at: number;
  readonly by: string;
}

type DocumentRow = {
  transfer: number;
  type: 'deposit' | 'withdrawal' | 'buy-in';
  account: string;
  patron: string | null;
  nature: PaidIn;
  amount: Cents;
  access: 'card' | 'pin';
  agent: string | null;
  at: number;
  second: null;
};
type Posted = Result<PostedTransfer, Refusal>;

const COUNTER: Record<PaidIn, LedgerAccount> = { cash: 'cage:drawer', chips: 'cage:chips', cheque: 'cage:cheques' };

/** Each act is one transaction with one numbered document. Refused as `Ledger.post`. */
export class OldCage {
  readonly #store: Store;
  readonly #ledger: Ledger;
  readonly #people: OldPeople;
  readonly #documents: Chain<DocumentRow>;

  constructor(store: Store, ledger: Ledger, people: OldPeople) {
    this.#store = store;
    this.#ledger = ledger;
    this.#people = people;
    this.#documents = new Chain(store, 'documents');
  }

  /** Money onto a card. */
  deposit({ account, amount, nature, key, at, by }: CounterAct): Posted {
    const move = { from: COUNTER[nature], to: cardAccount(account), amount, why: 'deposit in cash' };
    return this.#issue(account, { key, move, at, by }, { type: 'deposit', nature, access: 'card', agent: by });
  }

  /** Money off a card. */
  withdraw({ account, amount, nature, key, at, by }: CounterAct): Posted {
    const move = { from: cardAccount(account), to: COUNTER[nature], amount, why: 'withdrawal in cash' };
    return this.#issue(account, { key, move, at, by }, { type: 'withdrawal', nature, access: 'pin', agent: by });
  }

  /** From the card to the seat. */
  buyIn({ account, seat, amount, key, at }: CardBuyIn): Posted {
    const move = { from: cardAccount(account), to: seatAccount(seat), amount, why: `buy-in at seat ${seat}` };
    const paper = { type: 'buy-in', nature: 'chips', access: 'pin', agent: null } as const;
    return this.#issue(account, { key, move, at, by: account }, paper);
  }

  /** Every chip of a seat to another seat, without a document. */
  moveSeat({ account, from, to, key, at }: SeatMove): Posted {
    const amount = this.#ledger.balance(seatAccount(from));
    const why = `move from seat ${from} to seat ${to}`;
    const moves = [{ from: seatAccount(from), to: seatAccount(to), amount, why }];
    return this.#ledger.post({ key, moves, at, by: account });
  }

  #issue(
    account: string,
    {
      key,
      move,
      at,
      by,
    }: { readonly key: string; readonly move: LedgerMove; readonly at: number; readonly by: string },
    paper: Pick<DocumentRow, 'type' | 'nature' | 'access' | 'agent'>,
  ): Posted {
    return this.#store.attempt(() => {
      const posted = this.#ledger.post({ key, moves: [move], at, by });
      if (!posted.ok || posted.value.repeated) return posted;
      const { transfer } = posted.value;
      const patron = this.#people.nameOf(account);
      this.#documents.append({
        transfer,
        account,
        patron,
        amount: move.amount,
        at: posted.value.at,
        second: null,
        ...paper,
      });
      return posted;
    });
  }
}
