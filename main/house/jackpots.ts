/**
 * The jackpots of a house: their terms, their money, and the hands that have hit one. Everything dropped is eventually
 * paid to players (WAC 230-15-405), and is kept apart from fees (4 CCR 12384): from `jackpot:bad-beat`, its `:reserve`
 * and what is set aside for a hit (`:hit-3`) money goes only to one another and to cards.
 */
import { type Cents, sum } from '../../games/money.ts';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import { canonical } from '../journal/canonical.ts';
import { tooMuchAtOnce } from '../ledger/most-at-once.ts';
import { hitSubject, jackpotSubject, record } from './acts.ts';
import { CAGE_BOOK, type HouseMove, jackpotIn, jackpotOf, onTable, reserveOf, transferChain } from './books.ts';
import type { KeyedAct, KeyedReason } from './cage-port.ts';
import { endTimes, openAgain } from './high-hand-times.ts';
import { MOST_JACKPOTS, type OpenHit, type PostedJackpot } from './house-facts.ts';
import { type DecisionParts, messageOf, type PaidShare, payHit, voidHit } from './jackpot-decision.ts';
import { HITS_CHAIN, openTerms, setAsideHit, TERMS_SET } from './jackpot-rows.ts';
import { type HouseJackpotTerms, jackpotTerms, partedDrop, qualifierOf, sharesOf } from './jackpot-terms.ts';
import type { HitMessage, HouseMessage } from './messages.ts';
import type { HouseReader, HouseTx, JackpotHitRow } from './tables.ts';
import { onceSigned } from './two-people.ts';

interface Parts extends DecisionParts {
  /** The most that the house may put in at once. */
  readonly mostAtOnce: Cents;
  readonly now: () => number;
  send(tx: HouseTx, table: number, message: Extract<HouseMessage, { kind: 'hit decided' }>): Promise<void>;
  /** Why no money moves now; null while it moves. */
  halted(): Refusal | null;
}

export class HouseJackpots {
  readonly #parts: Parts;
  readonly #listeners = new Set<() => void>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Calls back when the posted jackpots, or those that wait for a decision, may have changed; the change may not be
   * committed yet.
   */
  onChange(run: () => void): () => void {
    this.#listeners.add(run);
    return () => this.#listeners.delete(run);
  }

  #changed(): void {
    for (const run of this.#listeners) run();
  }

  // ----------------------------------------------------------------------------------------------------- the terms

  /**
   * Sets the terms of a jackpot from the next hand on. Refused: `second-person`, `open-hits` while one of its hits is
   * not decided, `too-many` when the house already plays for as many jackpots as it can send to its tables.
   */
  set(terms: HouseJackpotTerms, act: KeyedAct): Promise<Result<null, Refusal>> {
    const { at, by, second } = act;
    return this.#act(act, ['set jackpot', terms], async (tx) => {
      const open = await this.#undecided(tx, terms.id);
      if (open !== null) return open;
      const others = await tx
        .selectFrom('jackpots')
        .select('id')
        .where('closed', '=', 0)
        .where('id', '<>', terms.id)
        .execute();
      if (others.length >= MOST_JACKPOTS) {
        return refuse('too-many', `There are already ${MOST_JACKPOTS} jackpots, the maximum: close one first.`);
      }
      const row = { id: terms.id, terms: canonical(terms), closed: 0 };
      await tx
        .insertInto('jackpots')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ terms: row.terms, closed: 0 }))
        .execute();
      await this.#record(tx, jackpotSubject(terms.id), { act: TERMS_SET, at, by }, second);
      return ok(null);
    });
  }

  /**
   * Closes a jackpot: nothing more is dropped for it, and everything in it goes to another, because it belongs to the
   * players. May be called again for a closed one, when a table whose line was down has dropped for it since. Refused:
   * `second-person`, `no-jackpot`, `open-hits`, `same-jackpot`.
   */
  close(id: string, to: string, act: KeyedReason & { readonly second: string }): Promise<Result<Cents, Refusal>> {
    const { key, at, by, second, reason } = act;
    return this.#act(act, ['close jackpot', id, to], async (tx) => {
      if (id === to) return refuse('same-jackpot', 'Name another jackpot to take what is in this one.');
      const known = await tx.selectFrom('jackpots').select('id').where('id', '=', id).executeTakeFirst();
      if (known === undefined) return noJackpot(id);
      if ((await openTerms(tx, to)) === null) return noJackpot(to);
      const open = await this.#undecided(tx, id);
      if (open !== null) return open;
      const moves: HouseMove[] = [];
      for (const from of [jackpotOf(id), reserveOf(id)]) {
        const amount = await this.#parts.books.balance(tx, from);
        if (amount > 0) moves.push({ from, to: jackpotOf(to), amount, why: `jackpot ${id} is closed` });
      }
      if (moves.length > 0) {
        const posted = await this.#parts.books.post(tx, CAGE_BOOK, { key, moves, at, by, note: `seen by ${second}` });
        if (!posted.ok) return posted;
      }
      await tx.updateTable('jackpots').set({ closed: 1 }).where('id', '=', id).execute();
      await this.#record(tx, jackpotSubject(id), { act: `closed, into ${to}`, at, by, reason }, second);
      return ok(sum(moves.map(({ amount }) => amount)));
    });
  }

  /**
   * Puts the house's own money in, from its bank. Refused: `second-person`, `too-much-at-once`, `no-jackpot`, and like
   * `HouseBooks.post`. Returns the document.
   */
  seed(id: string, amount: Cents, act: KeyedAct & { readonly second: string }): Promise<Result<string, Refusal>> {
    const { key, at, by, second } = act;
    return this.#act(act, ['seed jackpot', id, amount], async (tx) => {
      // From then on the money belongs to the players: a typing slip could not be undone.
      const much = tooMuchAtOnce(amount, this.#parts.mostAtOnce);
      if (much !== null) return much;
      if ((await openTerms(tx, id)) === null) return noJackpot(id);
      const { books } = this.#parts;
      const move = { from: 'cage:bank', to: jackpotOf(id), amount, why: 'seed of the house' };
      const posted = await books.post(tx, CAGE_BOOK, { key, moves: [move], at, by, note: `seen by ${second}` });
      if (!posted.ok) return posted;
      const paper = { type: 'seed', nature: 'cash', amount, agent: by, second, account: null, patron: null } as const;
      return ok(await books.document(tx, CAGE_BOOK, posted.value, at, { ...paper, cage: null }));
    });
  }

  /** The jackpots that are played for, as tables are sent them. */
  async posted(tx: HouseReader = this.#parts.store.db): Promise<PostedJackpot[]> {
    const rows = await tx.selectFrom('jackpots').selectAll().where('closed', '=', 0).orderBy('id').execute();
    const posted: PostedJackpot[] = [];
    for (const row of rows) {
      const terms = jackpotTerms.parse(JSON.parse(row.terms));
      const balance = await this.#parts.books.balance(tx, jackpotOf(row.id));
      posted.push({
        ...{ qualifier: qualifierOf(terms, balance), games: terms.games, tables: terms.tables, balance },
        ...{ mustHitBy: terms.mustHitBy?.amount ?? null, bestOfMinutes: terms.bestOfMinutes, prize: terms.prize },
      });
    }
    return posted;
  }

  // ----------------------------------------------------------------------------------------- reports from tables

  /**
   * How a drop for a jackpot moves: what the terms keep in reserve goes to the reserve. Inside the transaction of its
   * message.
   */
  async movesOfDrop(tx: HouseTx, table: number, account: string, amount: Cents): Promise<HouseMove[]> {
    const id = jackpotIn(account);
    const terms = await openTerms(tx, id);
    const move = (to: string, part: Cents): HouseMove[] =>
      part > 0 ? [{ from: onTable(table), to, amount: part, why: 'drop' }] : [];
    if (terms === null) return move(account, amount);
    const parted = partedDrop(terms, amount, await this.#parts.books.balance(tx, account));
    return [...move(account, parted.main), ...move(reserveOf(id), parted.reserve)];
  }

  /**
   * Records a hit in the order in which the tables' messages are applied, and sets aside what it pays: a second hit is
   * paid from what the jackpot restarted with. Inside the transaction of the message.
   */
  async hit(tx: HouseTx, table: number, message: HitMessage): Promise<void> {
    const { store } = this.#parts;
    await store.chainEnd(tx, HITS_CHAIN);
    const { key, jackpot, at } = message;
    const terms = await openTerms(tx, jackpot);
    const newest = await tx
      .selectFrom('jackpot_hits')
      .select((select) => select.fn.max<number | null>('number').as('number'))
      .executeTakeFirst();
    const number = (newest?.number ?? 0) + 1;
    const waits = terms !== null && terms.bestOfMinutes !== null;
    const amount = waits ? 0 : await setAsideHit(this.#parts.books, tx, terms, { number, jackpot, table, at });
    await tx
      .insertInto('jackpot_hits')
      .values({
        ...{ number, jackpot, table, key, body: canonical(message), at, amount, status: waits ? 'waiting' : 'open' },
        ...{ shares: null, decided_at: null, decided_by: null, second: null, reason: null },
      })
      .execute();
    await record(store, tx, hitSubject(number), { act: `hit reported by table ${table}`, at, by: null });
    this.#changed();
  }

  // ------------------------------------------------------------------------------------------------- the decision

  /** What staff have to decide, oldest first. */
  async open(tx: HouseReader = this.#parts.store.db): Promise<OpenHit[]> {
    const rows = await tx
      .selectFrom('jackpot_hits')
      .selectAll()
      .where('status', '=', 'open')
      .orderBy('number')
      .execute();
    const open: OpenHit[] = [];
    for (const row of rows) open.push(await this.#openHit(tx, row));
    return open;
  }

  /** Which of these tables deal nothing until a hit there is decided; a hit of a best-hand jackpot stops no table. */
  async holding(db: HouseReader, tables: readonly number[]): Promise<ReadonlySet<number>> {
    const rows = await db
      .selectFrom('jackpot_hits')
      .select(['table', 'jackpot'])
      .where('status', '=', 'open')
      .where('table', 'in', tables)
      .execute();
    const held = new Set<number>();
    for (const { table, jackpot } of rows) {
      if (((await openTerms(db, jackpot))?.bestOfMinutes ?? null) === null) held.add(table);
    }
    return held;
  }

  async #openHit(tx: HouseReader, row: JackpotHitRow): Promise<OpenHit> {
    const { players, lost, won, beaten, best, hand } = messageOf(row);
    const terms = await openTerms(tx, row.jackpot);
    const { number, table, key, amount, at, jackpot } = row;
    const shares = terms === null ? [] : sharesOf(amount, terms.shares, { players, lost, won });
    const named: OpenHit['shares'] = [];
    for (const share of shares) {
      const person = await this.#parts.people().byAccount(share.account, at, tx);
      const seat = players.find(({ account }) => account === share.account)?.seat ?? 0;
      named.push({ ...share, seat, handle: person?.handle ?? share.account });
    }
    return { number, jackpot, name: terms?.name ?? jackpot, table, key, hand, amount, beaten, best, shares: named, at };
  }

  /**
   * Pays a hit to the cards of those who have won it, or voids it; either takes two people. The share of a player who
   * is excluded from play or barred is withheld. A voided hit gives what was set aside to the hits that wait after it,
   * as far as their terms pay it, and the rest back; the best of the others wins the period of a voided best hand.
   * Refused: `no-hit`, `decided`, `second-person`, `no-jackpot` where the house has no terms to pay by.
   */
  decide(
    number: number,
    pays: boolean,
    act: KeyedReason & { readonly second: string },
  ): Promise<Result<readonly PaidShare[], Refusal>> {
    const { at, by, second, reason } = act;
    return this.#act(act, ['decide hit', number, pays], async (tx) => {
      const row = await tx.selectFrom('jackpot_hits').selectAll().where('number', '=', number).executeTakeFirst();
      if (row === undefined) return refuse('no-hit', `There is no hit ${number}.`);
      if (row.status !== 'open')
        return refuse('decided', `Hit ${number} is ${row.status}: there is nothing to decide.`);
      const terms = await openTerms(tx, row.jackpot);
      if (pays && terms === null) return noJackpot(row.jackpot);
      const done =
        pays && terms !== null
          ? await payHit(this.#parts, tx, { row, terms }, act)
          : await voidHit(this.#parts, tx, { row, terms }, act);
      if (!done.ok) return done;
      const status = pays ? 'paid' : 'void';
      await tx
        .updateTable('jackpot_hits')
        .set({ ...{ status, shares: canonical(done.value), decided_at: at, decided_by: by }, ...{ second, reason } })
        .where('number', '=', number)
        .execute();
      await this.#record(tx, hitSubject(number), { act: status, at, by, reason }, second);
      const minutes = terms?.bestOfMinutes ?? null;
      if (!pays && minutes !== null) await openAgain(this.#parts, tx, row, { minutes, at });
      const shares = done.value.map(({ account, part, amount, document }) => ({ account, part, amount, document }));
      const decided = { key: row.key, jackpot: row.jackpot, number, outcome: status, reason, shares, at } as const;
      await this.#parts.send(tx, row.table, { kind: 'hit decided', ...decided });
      return done;
    });
  }

  /** Ends the high-hand periods that are over by the clock of the house. Inside the transaction of a table's drop. */
  async due(tx: HouseTx): Promise<void> {
    const { store, books, now } = this.#parts;
    if (await endTimes({ store, books }, tx, now())) this.#changed();
  }

  // ---------------------------------------------------------------------------------------------------------- parts

  #act<T>(
    act: KeyedAct,
    request: unknown,
    work: (tx: HouseTx) => Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refusal>> {
    const { store } = this.#parts;
    return onceSigned(store, act, request, async (tx): Promise<Result<T, Refusal>> => {
      const halt = this.#parts.halted();
      if (halt !== null) return { ok: false, error: halt };
      await store.chainEnd(tx, transferChain(CAGE_BOOK));
      await store.chainEnd(tx, HITS_CHAIN);
      return work(tx);
    }).finally(() => this.#changed());
  }

  #record(
    tx: HouseTx,
    subject: string,
    act: { readonly act: string; readonly at: number; readonly by: string; readonly reason?: string },
    second: string | undefined,
  ): Promise<void> {
    return record(this.#parts.store, tx, subject, { ...act, ...(second === undefined ? {} : { second }) });
  }

  async #undecided(tx: HouseReader, id: string): Promise<ReturnType<typeof refuse> | null> {
    const row = await tx
      .selectFrom('jackpot_hits')
      .select('number')
      .where('jackpot', '=', id)
      .where('status', 'in', ['open', 'waiting'])
      .executeTakeFirst();
    return row === undefined ? null : refuse('open-hits', `Hit ${row.number} of this jackpot is not decided yet.`);
  }
}

const noJackpot = (id: string) => refuse('no-jackpot', `The house has no jackpot "${id}".`);
