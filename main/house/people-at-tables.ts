/**
 * What the tables of a house are sent about people: whether they may play, where they sit, and what a table has to know
 * about them. When something about a person changes, the tables where they sit are updated.
 */
import { ok, type Refusal, type Result } from '../../games/result.ts';
import type { Account } from '../accounts/account.ts';
import { RETURN_WINDOW_MS } from '../table/buy-in.ts';
import { refusedOwner, unknownAccount } from './account-refusals.ts';
import { cardOf, type HouseBooks } from './books.ts';
import type { Dormancy } from './dormancy.ts';
import type { HouseLimits } from './limits.ts';
import type { Guest } from './messages.ts';
import type { Outbox } from './outbox.ts';
import type { HousePeople } from './people.ts';
import type { HouseStore } from './store.ts';
import type { HouseReader, HouseTx } from './tables.ts';

interface PeopleAtTablesParts {
  readonly store: HouseStore;
  readonly books: HouseBooks;
  readonly outbox: Outbox;
  readonly people: () => HousePeople;
  readonly limits: () => HouseLimits;
  readonly dormancy: () => Dormancy;
}

export class PeopleAtTables {
  readonly #parts: PeopleAtTablesParts;
  readonly #watchers = new Set<(accounts: readonly string[]) => void>();

  constructor(parts: PeopleAtTablesParts) {
    this.#parts = parts;
  }

  /** Calls back with the accounts of people who have changed, once that is committed. */
  onChange(run: (accounts: readonly string[]) => void): () => void {
    this.#watchers.add(run);
    return () => this.#watchers.delete(run);
  }

  /**
   * The player's name at the tables. Refused: `unknown-account`, `dormant`, and what the state of the account refuses.
   */
  readonly player = async (tx: HouseReader, account: string, at: number): Promise<Result<string, Refusal>> => {
    const person = await this.#parts.people().byAccount(account, at, tx);
    if (person === null) return unknownAccount(account);
    const standing = gravest(person, await this.#parts.people().others(person, at, tx));
    if (standing.status !== 'active') return refusedOwner(standing);
    const dormant = await this.#parts.dormancy().refuse(tx, account, at);
    return dormant === null ? ok(person.handle) : { ok: false, error: dormant };
  };

  /** The table where a player sits, or to which their chips are on the way; null when there is none. */
  async seatedAt(account: string, tx: HouseReader = this.#parts.store.db): Promise<number | null> {
    const row = await tx.selectFrom('sittings').select('table').where('account', '=', account).executeTakeFirst();
    return row?.table ?? null;
  }

  /** Updates the tables where these people sit. */
  readonly tell = async (tx: HouseTx, accounts: readonly string[], at: number): Promise<void> => {
    this.#parts.store.whenCommitted(tx, () => {
      for (const run of this.#watchers) run(accounts);
    });
    for (const account of accounts) {
      const person = await this.#parts.people().byAccount(account, at, tx);
      if (person === null) continue;
      const others = await this.#parts.people().others(person, at, tx);
      for (const one of [account, ...others.map((other) => other.account)]) {
        const table = await this.seatedAt(one, tx);
        const known = table === null ? null : await this.guest(one, at, tx);
        if (table !== null && known !== null)
          await this.#parts.outbox.send(tx, table, { kind: 'guest', guest: known, at });
      }
    }
  };

  /** What a table is sent about a person; null for a number that is not an account. */
  async guest(account: string, at: number, tx: HouseReader = this.#parts.store.db): Promise<Guest | null> {
    return (await this.guests([account], at, tx))[0] ?? null;
  }

  /** What a table is sent about these people, who are read together; a number that is not an account is left out. */
  async guests(accounts: Iterable<string>, at: number, tx: HouseReader = this.#parts.store.db): Promise<Guest[]> {
    const asked = [...new Set(accounts)];
    const found: Guest[] = [];
    for (let from = 0; from < asked.length; from += AT_A_TIME) {
      found.push(...(await this.#guests(asked.slice(from, from + AT_A_TIME), at, tx)));
    }
    return found;
  }

  async #guests(accounts: readonly string[], at: number, tx: HouseReader): Promise<Guest[]> {
    const { people, books } = this.#parts;
    const known = await people().byAccounts(accounts, at, tx);
    const exits = await tx
      .selectFrom('exits')
      .select(['account', 'profile', 'stack', 'at'])
      .where('account', 'in', accounts)
      .where('at', '>', at - RETURN_WINDOW_MS)
      .orderBy('profile')
      .execute();
    const related = await people().relatedTo(accounts, tx);
    const balances = await books.balancesOf(tx, accounts.map(cardOf));
    const sittings = await tx
      .selectFrom('sittings')
      .select(['account', 'table'])
      .where('account', 'in', accounts)
      .execute();
    const found: Guest[] = [];
    for (const { account: person, others, accountsOfPerson } of known) {
      const { account } = person;
      const standing = gravest(person, others);
      const { name, born, idType, idNumber, idExpires } = person.person;
      const limits = await this.#parts.limits().ofPerson(accountsOfPerson, at, tx);
      found.push({
        ...{ account, name, handle: person.handle, born, idType, idNumber, idExpires },
        ...{ createdAt: person.createdAt, createdBy: person.createdBy, card: person.card },
        ...{ status: standing.status, note: standing.note, barredUntil: standing.barredUntil },
        triesLeft: person.triesLeft,
        related: related.get(account) ?? [],
        balance: balances.get(cardOf(account)) ?? 0,
        exits: exits
          .filter((exit) => exit.account === account)
          .map(({ profile, stack, at: left }) => ({ profile, stack, at: left })),
        seatedAt: sittings.find((sitting) => sitting.account === account)?.table ?? null,
        ...(limits === null ? {} : { limits }),
      });
    }
    return found;
  }
}

/** How many people are queried at a time. */
const AT_A_TIME = 500;

/** The person's account, or the one with the most serious status among those that may well be theirs. */
function gravest(person: Account, others: readonly Account[]): Account {
  if (person.status === 'closed') return person;
  const all = [person, ...others];
  const [first] = (['barred', 'excluded', 'held'] as const).flatMap((grave) =>
    all.filter(({ status }) => status === grave),
  );
  return first ?? person;
}
