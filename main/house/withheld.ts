/**
 * Prizes of people who may not be paid, because they were excluded from play or barred when a jackpot or a tournament
 * would have paid them. A withheld prize is set aside under a number, and two people decide where it goes: to the
 * person once they may be paid again, to an authority, or back to the jackpot from which it came, because it belongs to
 * the players.
 */
import type { Cents } from '../../games/money.ts';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { WithheldEnd } from '../../protocol/withheld.ts';
import { refusedOwner, unknownAccount } from './account-refusals.ts';
import { record, withheldSubject } from './acts.ts';
import {
  CAGE_BOOK,
  cardOf,
  type HouseBooks,
  jackpotOf,
  transferChain,
  withheldInTournament,
  withheldOf,
} from './books.ts';
import type { KeyedReason } from './cage-port.ts';
import type { HousePeople, TellTables } from './people.ts';
import type { WithheldRow } from './people-rows.ts';
import type { PeopleReader } from './person.ts';
import type { HouseStore } from './store.ts';
import type { HouseReader, HouseTx } from './tables.ts';
import { onceSigned } from './two-people.ts';

export type NewlyWithheld = Pick<WithheldRow, 'source' | 'event' | 'part' | 'account' | 'amount' | 'why' | 'at'>;

/** A withheld prize as a list shows it. */
export interface NamedPrize extends WithheldRow {
  /** Their name; the number when there is no such account. */
  readonly person: string;
}

interface WithheldParts {
  readonly store: HouseStore;
  readonly books: HouseBooks;
  readonly people: HousePeople;
  readonly tell: TellTables;
  /** Why no money moves now; null while it moves. */
  halted(): Refusal | null;
}

const LISTED = 200;

/** Every prize that was withheld, with its owner's name. */
export const withheldRows = (db: HouseReader) =>
  db
    .selectFrom('withheld')
    .leftJoin('people', 'people.account', 'withheld.account')
    .selectAll('withheld')
    .select('people.name as person');

/** The account that holds what is withheld from a jackpot or tournament. */
export const holderOf = (source: string): string =>
  source.startsWith('jackpot:') ? withheldOf(source.slice('jackpot:'.length)) : withheldInTournament(source);

/** Why a person may not be paid a prize, under any of their accounts; null when they may. */
export async function whyUnpaid(
  people: PeopleReader,
  tx: HouseReader,
  account: string,
  at: number,
): Promise<string | null> {
  const person = await people.byAccount(account, at, tx);
  if (person === null) return 'there is no such account';
  const all = [person, ...(await people.others(person, at, tx))];
  const grave = all.find(({ status }) => status === 'excluded') ?? all.find(({ status }) => status === 'barred');
  if (grave === undefined) return null;
  return (grave.status === 'barred' ? `barred: ${grave.note ?? ''}` : (grave.note ?? 'excluded')).slice(0, 200);
}

/** Numbers what was just set aside, in the same transaction. */
export async function noteWithheld(store: HouseStore, tx: HouseTx, row: NewlyWithheld): Promise<void> {
  // Acts run one after the other, so that nobody else takes the next number.
  await store.chainEnd(tx, 'acts');
  const newest = await tx
    .selectFrom('withheld')
    .select((select) => select.fn.max<number | null>('number').as('number'))
    .executeTakeFirst();
  const number = (newest?.number ?? 0) + 1;
  await tx
    .insertInto('withheld')
    .values({
      ...{ number, ...row, status: 'held', ended_at: null, ended_by: null, second: null, reason: null },
      ...{ receiver: null, document: null },
    })
    .execute();
  await record(store, tx, withheldSubject(number), { act: 'withheld', at: row.at, by: null, reason: row.why });
}

const STATUS = { pay: 'paid', 'hand over': 'handed over', 'put back': 'put back' } as const;
const PAPER = { pay: 'prize', 'hand over': 'handed over', 'put back': 'put back' } as const;

export class Withheld {
  readonly #parts: WithheldParts;

  constructor(parts: WithheldParts) {
    this.#parts = parts;
  }

  /** What is withheld, oldest first, and then what has ended, newest first. */
  async list(db: HouseReader = this.#parts.store.db): Promise<NamedPrize[]> {
    const rows = await withheldRows(db)
      .orderBy((row) => row('status', '=', 'held'), 'desc')
      .orderBy('number', 'desc')
      .limit(LISTED)
      .execute();
    const named = rows.map((row) => ({ ...row, person: row.person ?? row.account }));
    const held = named.filter(({ status }) => status === 'held').toReversed();
    return [...held, ...named.filter(({ status }) => status !== 'held')];
  }

  /**
   * Ends it with two signatures. Returns the document. Refused: `no-prize`, `ended`, `second-person`, `excluded` and
   * `barred` while the person may still not be paid, `unknown-account`, `closed`, `no-jackpot` when there is none to
   * put it back into, and like `HouseBooks.post`.
   */
  end(
    number: number,
    end: WithheldEnd,
    act: KeyedReason & { readonly second: string },
  ): Promise<Result<string, Refusal>> {
    const { store } = this.#parts;
    const { at } = act;
    return onceSigned(store, act, ['end withheld', number, end], async (tx) => {
      const halt = this.#parts.halted();
      if (halt !== null) return { ok: false, error: halt };
      await store.chainEnd(tx, transferChain(CAGE_BOOK));
      const row = await tx.selectFrom('withheld').selectAll().where('number', '=', number).executeTakeFirst();
      if (row === undefined) return refuse('no-prize', `There is no withheld prize ${number}.`);
      if (row.status !== 'held') return refuse('ended', `Withheld prize ${number} was already ${row.status}.`);
      const to = await this.#target(tx, row, end, at);
      return to.ok ? this.#moved(tx, row, { ...end, to: to.value }, act) : to;
    });
  }

  /** The account to which it goes. */
  async #target(tx: HouseTx, row: WithheldRow, end: WithheldEnd, at: number): Promise<Result<string, Refusal>> {
    const { people } = this.#parts;
    if (end.way === 'hand over') return ok('cage:bank');
    if (end.way === 'put back') {
      const id = row.source.startsWith('jackpot:') ? row.source.slice('jackpot:'.length) : null;
      const open = await tx
        .selectFrom('jackpots')
        .select('id')
        .where('id', '=', id ?? '')
        .where('closed', '=', 0)
        .execute();
      if (id !== null && open.length > 0) return ok(jackpotOf(id));
      return refuse('no-jackpot', 'It did not come from an open jackpot: it goes to the person or an authority.');
    }
    const person = await people.byAccount(row.account, at, tx);
    if (person === null) return unknownAccount(row.account);
    if (person.status === 'closed') return refusedOwner(person);
    const why = await whyUnpaid(people, tx, row.account, at);
    if (why === null) return ok(cardOf(row.account));
    return refuse(why.startsWith('barred') ? 'barred' : 'excluded', `This person may not be paid yet: ${why}.`);
  }

  async #moved(
    tx: HouseTx,
    row: WithheldRow,
    end: WithheldEnd & { readonly to: string },
    { key, at, by, second, reason }: KeyedReason & { readonly second: string },
  ): Promise<Result<string, Refusal>> {
    const { store, books, people, tell } = this.#parts;
    const { number, account } = row;
    const amount: Cents = row.amount;
    const receiver = end.way === 'hand over' ? end.receiver : null;
    const why = `withheld prize ${number}${receiver === null ? '' : `, to ${receiver}`}`;
    const move = { from: holderOf(row.source), to: end.to, amount, why };
    const note = `${reason}; seen by ${second}`;
    const posted = await books.post(tx, CAGE_BOOK, { key, moves: [move], at, by, note });
    if (!posted.ok) return posted;
    const person = await people.byAccount(account, at, tx);
    const document = await books.document(tx, CAGE_BOOK, posted.value, at, {
      ...{ type: PAPER[end.way], nature: end.way === 'hand over' ? 'cheque' : 'chips', amount, agent: by, second },
      ...{ account: person === null ? null : account, patron: person?.person.name ?? null, cage: null },
    });
    await tx
      .updateTable('withheld')
      .set({ status: STATUS[end.way], ended_at: at, ended_by: by, second, reason, receiver, document })
      .where('number', '=', number)
      .execute();
    const act = `${STATUS[end.way]}${receiver === null ? '' : ` to ${receiver}`}`;
    await record(store, tx, withheldSubject(number), { act, at, by, second, reason });
    await tell(tx, [account], at);
    return ok(document);
  }
}
