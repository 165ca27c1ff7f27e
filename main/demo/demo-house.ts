/** What a demo house provides: its people, and play money. */
import type { Cents } from '../../games/money.ts';
import { ok, type Refusal, type Result } from '../../games/result.ts';
import type { Account } from '../accounts/account.ts';
import type { Issued } from '../accounts/issued-card.ts';
import type { Person } from '../accounts/person.ts';
import type { CardHouse, HouseCage } from '../house/house.ts';

/** The person who acts for the demo house itself, in its books. */
export const DEMO = 'demo';
/** The second person for moves between its drawer and its bank, which take two at any house. */
const DEMO_BANK = 'demo-bank';

type Done<T> = Promise<Result<T, Refusal>>;

/** A valid card. */
export interface CardOut {
  readonly account: string;
  readonly card: string;
  readonly person: string;
}

/** Money moves under a key; a key that was used before moves nothing. */
export interface DemoHouse {
  namesakes(name: string, born: string): Promise<readonly Account[]>;
  issue(person: Person, pin: string, at: number): Done<Issued>;
  /** Cash from the bank into the drawer. */
  fill(amount: Cents, key: string, at: number): Done<unknown>;
  deposit(account: string, amount: Cents, key: string, at: number): Done<unknown>;
  /**
   * Funds a player whose card is empty: play money onto the card over the counter, and the cash from there to the bank.
   */
  stake(account: string, amount: Cents, key: string, at: number): Done<unknown>;
  /** Every valid card, in the order of issue. */
  cards(): Promise<readonly CardOut[]>;
}

export function nearDemoHouse({ store }: CardHouse, { people, counter }: HouseCage): DemoHouse {
  const act = (key: string, at: number) => ({ key, at, by: DEMO });
  /** Books from an earlier start have the keys, but no answers to them. */
  const once = async (key: string, work: () => Done<unknown>): Done<unknown> => {
    const posted = await store.db.selectFrom('transfers').select('key').where('key', '=', key).executeTakeFirst();
    return posted === undefined ? work() : ok(null);
  };
  /** An amount above this house's limit for one move is split into parts, each under a key of its own. */
  const inParts = async (amount: Cents, key: string, move: (part: Cents, key: string) => Done<unknown>) => {
    for (let left = amount, nth = 1; left > 0; left -= counter.mostAtOnce, nth += 1) {
      const own = nth === 1 ? key : `${key}:${nth}`;
      const moved = await once(own, () => move(Math.min(left, counter.mostAtOnce), own));
      if (!moved.ok) return moved;
    }
    return ok(null);
  };
  const moveCash = (way: 'fill' | 'drop', amount: Cents, key: string, at: number): Done<unknown> =>
    inParts(amount, key, (part, own) => counter[way]({ amount: part, second: DEMO_BANK, ...act(own, at) }));
  const deposit: DemoHouse['deposit'] = (account, amount, key, at) =>
    inParts(amount, key, (part, own) => counter.deposit({ account, amount: part, nature: 'cash', ...act(own, at) }));
  return {
    namesakes: (name, born) => people.namesakes(name, born, 0),
    issue: (person, pin, at) => people.enroll(person, pin, act(`demo-card:${person.idNumber}`, at)),
    fill: (amount, key, at) => moveCash('fill', amount, key, at),
    deposit,
    stake: async (account, amount, key, at) => {
      const paid = await deposit(account, amount, key, at);
      return paid.ok ? moveCash('drop', amount, `${key}:bank`, at) : paid;
    },
    cards: () =>
      store.db
        .selectFrom('cards')
        .innerJoin('people', 'people.account', 'cards.account')
        .select(['cards.account', 'cards.number as card', 'people.name as person'])
        .where('dead_at', 'is', null)
        .orderBy('issued_at')
        .orderBy('cards.number')
        .execute(),
  };
}
