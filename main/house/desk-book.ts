/**
 * The lists of the poker desk as the house stores them: every act in one chain, and the lists that result from the
 * acts.
 */
import { ok, type Refusal, type Result } from '../../games/result.ts';
import { canonical } from '../journal/canonical.ts';
import { counted, Fault } from '../journal/check.ts';
import { type DeskAct, deskActRecord, deskRecord, type PokerDesk } from './desk-record.ts';
import { type DeskFacts, deskAfter, deskDone, deskDue, emptyDesk } from './poker-desk.ts';
import type { HouseStore } from './store.ts';
import type { HouseReader, HouseTables, HouseTx } from './tables.ts';

export const DESK_CHAIN = 'desk';

/** The setting that holds the lists as of the newest act. */
const SETTING = 'poker desk';

/** The row of an act as its hash covers it. */
export const hashedDeskAct = ({ at, by, body }: Pick<HouseTables['desk_acts'], 'at' | 'by' | 'body'>) => [at, by, body];

/** By account, why a player among these may not play now. */
type MayNotPlay = (db: HouseReader, accounts: readonly string[], at: number) => Promise<ReadonlyMap<string, string>>;

export class DeskBook {
  readonly #store: HouseStore;
  readonly #mayNotPlay: MayNotPlay;
  readonly #listeners = new Set<() => void>();

  constructor(store: HouseStore, mayNotPlay: MayNotPlay) {
    this.#store = store;
    this.#mayNotPlay = mayNotPlay;
  }

  /** Calls back when this process has changed the lists. Returns the function that unsubscribes. */
  onChange(run: () => void): () => void {
    this.#listeners.add(run);
    return () => this.#listeners.delete(run);
  }

  /** The lists now. */
  read(db: HouseReader = this.#store.db): Promise<PokerDesk> {
    return readDesk(db);
  }

  /** Who sits where, as the house knows it. */
  seated(db: HouseReader = this.#store.db): Promise<DeskFacts['seated']> {
    return db
      .selectFrom('sittings')
      .select(['account', 'table', 'since'])
      .orderBy('since')
      .orderBy('account')
      .execute();
  }

  /** By account, why a player on the lists may not play. */
  mayNotPlay({ lists }: PokerDesk, at: number, db: HouseReader = this.#store.db): ReturnType<MayNotPlay> {
    const accounts = lists.flatMap(({ entries }) => entries.flatMap(({ account }) => account ?? []));
    return this.#mayNotPlay(db, [...new Set(accounts)], at);
  }

  /** Does an act of the desk, once per key. Refused like `deskRefusal`. `open`: the open seats of each table. */
  async act(
    act: DeskAct,
    { key, at, by, open }: { key: string; at: number; by: string; open: DeskFacts['open'] },
  ): Promise<Result<PokerDesk, Refusal>> {
    const done = await this.#store.once({ key: `desk:${key}`, request: ['desk', act], at }, async (tx) => {
      // Two desks that act at the same moment take turns.
      await this.#store.chainEnd(tx, DESK_CHAIN);
      const facts = { open, seated: await this.seated(tx), apart: await readApart(tx) };
      const done = deskDone(await readDesk(tx), act, facts, at);
      if (!done.ok) return done;
      await this.#write(tx, act, { at, by }, done.value);
      return ok(done.value);
    });
    if (done.ok) this.#changed();
    return done;
  }

  #changed(): void {
    for (const run of this.#listeners) run();
  }

  /** Does what is due because of the time or the tables. True when something has changed. */
  async due(open: DeskFacts['open'], at: number): Promise<boolean> {
    const isChanged = await this.#store.transact(async (tx) => {
      await this.#store.chainEnd(tx, DESK_CHAIN);
      const before = await readDesk(tx);
      const mayNotPlay = await this.mayNotPlay(before, at, tx);
      const facts = { open, seated: await this.seated(tx), apart: await readApart(tx), mayNotPlay };
      let desk = before;
      for (const act of deskDue(before, facts, at)) {
        desk = deskAfter(desk, act, at);
        await this.#write(tx, act, { at, by: null }, desk);
      }
      return desk !== before;
    });
    if (isChanged) this.#changed();
    return isChanged;
  }

  async #write(
    tx: HouseTx,
    act: DeskAct,
    { at, by }: { readonly at: number; readonly by: string | null },
    desk: PokerDesk,
  ): Promise<void> {
    const row = { at, by, body: canonical(act) };
    const { number, hash } = await this.#store.append(tx, DESK_CHAIN, hashedDeskAct(row));
    await tx
      .insertInto('desk_acts')
      .values({ number, ...row, hash })
      .execute();
    const value = canonical(desk);
    await tx
      .insertInto('settings')
      .values({ name: SETTING, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }
}

const readApart = (db: HouseReader): Promise<NonNullable<DeskFacts['apart']>> =>
  db.selectFrom('apart').selectAll().execute();

async function readDesk(db: HouseReader): Promise<PokerDesk> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', SETTING).executeTakeFirst();
  return row === undefined ? emptyDesk() : deskRecord.parse(JSON.parse(row.value));
}

/** Checks that the lists are the result of the acts. Throws `Fault`. */
export async function checkDesk(db: HouseReader): Promise<string> {
  const rows = await db.selectFrom('desk_acts').select(['at', 'body']).orderBy('number').execute();
  const come = rows.reduce(
    (desk, { at, body }) => deskAfter(desk, deskActRecord.parse(JSON.parse(body)), at),
    emptyDesk(),
  );
  if (canonical(come) !== canonical(await readDesk(db))) {
    throw new Fault('the lists of the poker desk do not match its acts');
  }
  return `${counted(rows.length, 'act')}, and the lists match them`;
}
