/**
 * The limits that players have set themselves, over all tables and cages of the house: their state, what they refuse,
 * and how they are changed. A person with two accounts has the stricter of their limits for both.
 */

import { type Cents, dollars } from '../../games/money.ts';
import { ok, type Refusal, type Result } from '../../games/result.ts';
import { LIMIT_KINDS, type LimitKind, type PlayerLimits } from '../../protocol/limits.ts';
import { barText, gamingDay } from '../accounts/gaming-day.ts';
import { unknownAccount } from './account-refusals.ts';
import { personSubject, record } from './acts.ts';
import { CAGE_BOOK, cardOf } from './books.ts';
import type { KeyedAct } from './cage-port.ts';
import { type Span, voidedOf } from './cash-day.ts';
import {
  changedLimit,
  hoursText,
  isSet,
  leftOf,
  limitByNewClock,
  limitsAt,
  limitText,
  readLimits,
  stricter,
} from './limit-rules.ts';
import { accountsOfPerson } from './one-person.ts';
import type { TellTables } from './people.ts';
import type { PersonRow } from './people-rows.ts';
import { staysIn } from './stays.ts';
import type { HouseStore } from './store.ts';
import type { HouseReader } from './tables.ts';

interface LimitParts {
  readonly store: HouseStore;
  readonly tell: TellTables;
  /** When the gaming day ends, `06:00`. */
  readonly dayEnds: string;
}

export class HouseLimits {
  readonly #parts: LimitParts;

  constructor(parts: LimitParts) {
    this.#parts = parts;
  }

  /** The state of a player's limits; null for a player who has no limit and has asked for none. */
  async of(account: string, at: number, tx: HouseReader = this.#parts.store.db): Promise<PlayerLimits | null> {
    return this.ofPerson(await accountsOfPerson(tx, account), at, tx);
  }

  /** The same for the person who owns these accounts; all of the person's accounts are passed. */
  async ofPerson(
    rows: readonly Pick<PersonRow, 'account' | 'limits'>[],
    at: number,
    tx: HouseReader,
  ): Promise<PlayerLimits | null> {
    const accounts = rows.map((row) => row.account);
    const kept = rows.map((row) => limitsAt(readLimits(row.limits), at)).filter(isSet);
    if (kept.length === 0) return null;
    const now = (kind: LimitKind) => kept.map((each) => each[kind]).reduce((one, other) => stricter(one, other));
    const day = gamingDay(at, this.#parts.dayEnds);
    return {
      deposits: { ...now('deposits'), used: await depositsOf(tx, accounts, day) },
      losses: { ...now('losses'), used: await lossesOf(tx, accounts, day) },
      time: { ...now('time'), used: await timeOf(tx, accounts, day, at) },
      ...{ asOf: at, dayEnds: day.to },
    };
  }

  /**
   * The player sets a limit, at a station or at the cage: `limit` in cents or ms, null for none. `by` is a cashier, or the account
   * itself. Refused: `unknown-account`.
   */
  set(account: string, kind: LimitKind, limit: number | null, act: KeyedAct): Promise<Result<null, Refusal>> {
    const { store, tell } = this.#parts;
    const { key, at, by } = act;
    return store.once({ key, request: ['limit', account, kind, limit], at }, async (tx) => {
      const row = await tx.selectFrom('people').select('limits').where('account', '=', account).executeTakeFirst();
      if (row === undefined) return unknownAccount(account);
      const before = readLimits(row.limits);
      const after = changedLimit(before[kind], limit, at);
      const limits = JSON.stringify({ ...before, [kind]: after });
      await tx.updateTable('people').set({ limits }).where('account', '=', account).execute();
      const waits =
        after.next === null ? '' : `; ${limitText(kind, after.next.limit)} from ${dateText(after.next.from)}`;
      const act = `own limit of ${kind}: ${limitText(kind, after.now)}${waits}`;
      await record(store, tx, personSubject(account), { act, at, by });
      await tell(tx, [account], at);
      return ok(null);
    });
  }

  /**
   * The clock of the house was set forward or back by this many milliseconds: that makes a looser limit that waits
   * neither earlier nor later. Recorded for each account that has one.
   */
  async clockSet(changedBy: number, at: number): Promise<void> {
    const { store, tell } = this.#parts;
    const before = at - changedBy;
    await store.transact(async (tx) => {
      const rows = await tx
        .selectFrom('people')
        .select(['account', 'limits'])
        .where('limits', 'is not', null)
        .orderBy('account')
        .execute();
      for (const { account, limits: kept } of rows) {
        const old = readLimits(kept);
        if (LIMIT_KINDS.every((kind) => old[kind].next === null)) continue;
        const moved = (kind: LimitKind) => limitByNewClock(old[kind], { before, at });
        const limits = { deposits: moved('deposits'), losses: moved('losses'), time: moved('time') };
        await tx
          .updateTable('people')
          .set({ limits: JSON.stringify(limits) })
          .where('account', '=', account)
          .execute();
        const waiting = LIMIT_KINDS.flatMap((kind) => {
          const { next } = limits[kind];
          return next === null ? [] : [`${kind} ${limitText(kind, next.limit)} from ${dateText(next.from)}`];
        });
        const act = `own limits after the clock was set: ${waiting.length === 0 ? 'none waits' : waiting.join('; ')}`;
        await record(store, tx, personSubject(account), { act, at, by: null });
        await tell(tx, [account], at);
      }
    });
  }

  /** Why this amount may not be paid in; null when it may. */
  async refuseDeposit(tx: HouseReader, account: string, amount: Cents, at: number): Promise<Refusal | null> {
    const limits = await this.of(account, at, tx);
    if (limits === null || amount <= leftOf(limits.deposits)) return null;
    const { now } = limits.deposits;
    const message = `The player’s own limit is ${limitText('deposits', now)} of deposits: ${dollars(leftOf(limits.deposits))} more may be paid in ${barText(limits.dayEnds)}.`;
    return { code: 'deposit-limit', message };
  }

  /** Why chips for this amount may not be bought, or a tournament entered with it; null when they may. */
  async refuseChips(tx: HouseReader, account: string, amount: Cents, at: number): Promise<Refusal | null> {
    const limits = await this.of(account, at, tx);
    if (limits === null) return null;
    if (leftOf(limits.time) === 0) return timeUp(limits);
    if (amount <= leftOf(limits.losses)) return null;
    const left = dollars(leftOf(limits.losses));
    const message = `Your own loss limit is ${dollars(limits.losses.now ?? 0)} a day. Until ${dateText(limits.dayEnds)} you can buy chips for ${left} more.`;
    return { code: 'loss-limit', message };
  }
}

/** Why a player whose time at tables is used up may not sit down, or stay. Call it only when the limits say so. */
export const timeUp = ({ time, dayEnds }: PlayerLimits): Refusal => ({
  code: 'time-limit',
  message: `Your own limit of ${hoursText(time.now ?? 0)} a day at tables is used up. You can play again from ${dateText(dayEnds)}.`,
});

const dateText = (at: number): string => barText(at).replace(/^until /, '');

/** Everything paid in over the counters, except what was voided. */
async function depositsOf(tx: HouseReader, accounts: readonly string[], { from, to }: Span): Promise<Cents> {
  const rows = await tx
    .selectFrom('documents')
    .select(['transfer', 'amount'])
    .where('account', 'in', accounts)
    .where('book', '=', CAGE_BOOK)
    .where('type', '=', 'deposit')
    .where('at', '>=', from)
    .where('at', '<', to)
    .execute();
  const voided = await voidedOf(
    tx,
    rows.map(({ transfer }) => transfer),
  );
  return rows.reduce((sum, { transfer, amount }) => (voided.has(transfer) ? sum : sum + amount), 0);
}

/**
 * What went off the cards to tables and tournaments, less what came back: chips on their way to a table count as
 * bought, and chips on a table as lost until they are cashed out.
 */
async function lossesOf(tx: HouseReader, accounts: readonly string[], { from, to }: Span): Promise<Cents> {
  const cards = accounts.map(cardOf);
  const moved = async (card: 'source' | 'target', other: 'source' | 'target'): Promise<Cents> => {
    const row = await tx
      .selectFrom('moves')
      .innerJoin('transfers', (join) =>
        join.onRef('transfers.book', '=', 'moves.book').onRef('transfers.number', '=', 'moves.transfer'),
      )
      .select((select) => select.fn.sum<number | string | null>('moves.amount').as('amount'))
      .where(`moves.${card}`, 'in', cards)
      .where('transfers.at', '>=', from)
      .where('transfers.at', '<', to)
      .where((either) => either.or(AT_TABLES.map((place) => either(`moves.${other}`, 'like', `${place}%`))))
      .executeTakeFirst();
    return Number(row?.amount ?? 0);
  };
  return (await moved('source', 'target')) - (await moved('target', 'source'));
}

/** The accounts of money in play: on tables, on the way to them, in tournaments and their fees. */
const AT_TABLES = ['way:', 'table:', 'tournament'] as const;

/** How long they have had a seat at tables for money during the day, up to `at`. */
async function timeOf(tx: HouseReader, accounts: readonly string[], { from, to }: Span, at: number): Promise<number> {
  const rows = await staysIn(tx, { from, to }).where('account', 'in', accounts).execute();
  return rows.reduce(
    (sum, { since, until }) => sum + Math.max(0, Math.min(until ?? at, at) - Math.max(since, from)),
    0,
  );
}
