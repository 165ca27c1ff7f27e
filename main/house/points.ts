/**
 * Players' points: a house credits them for time in a seat at a table for money, and gives something for them at the
 * cage. They are not money, are in none of the money books, and are worth what the house says. A stay counts at the
 * rate of the moment at which it ends.
 */

import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { PlayerPoints, PointsLine, PointsStanding } from '../../protocol/points.ts';
import { unknownAccount } from './account-refusals.ts';
import { personSubject, record } from './acts.ts';
import type { KeyedReason } from './cage-port.ts';
import type { PointsRow, StayRow } from './people-rows.ts';
import type { PeopleReader } from './person.ts';
import type { HouseStore } from './store.ts';
import type { HouseReader, HouseTx } from './tables.ts';
import { onceSigned } from './two-people.ts';
import { whyUnpaid } from './withheld.ts';

const HOUR = 60 * 60_000;

/** How many lines a list shows at most. */
const LISTED = 100;

interface PointsParts {
  readonly store: HouseStore;
  readonly people: PeopleReader;
  /** Points for an hour at a table; null where the house gives none. */
  readonly perHour: number | null;
}

export const POINTS_CHAIN = 'points';

/** A row as its hash covers it. */
export const hashedPoints = (row: Omit<PointsRow, 'number' | 'hash'>) => [
  ...[row.account, row.change, row.why, row.at, row.table, row.stay, row.per_hour],
  ...[row.by, row.second, row.reason],
];

/** Whole points for a stay of `ms`, at a rate per hour. */
export const pointsFor = (ms: number, perHour: number): number => Math.floor((ms * perHour) / HOUR);

/** The points of an account, and the number of lines that make them up. */
async function pointsOf(db: HouseReader, account: string): Promise<{ readonly held: number; readonly lines: number }> {
  const row = await db
    .selectFrom('points')
    .select((select) => [
      select.fn.sum<number | string | null>('change').as('held'),
      select.fn.countAll<number | string>().as('lines'),
    ])
    .where('account', '=', account)
    .executeTakeFirst();
  return { held: Number(row?.held ?? 0), lines: Number(row?.lines ?? 0) };
}

export class HousePoints {
  readonly perHour: number | null;
  readonly #parts: PointsParts;

  constructor(parts: PointsParts) {
    this.#parts = parts;
    this.perHour = parts.perHour;
  }

  /** The points of an account; null where the house has no points and the account never had any. */
  async standing(account: string, db: HouseReader = this.#parts.store.db): Promise<PointsStanding | null> {
    const { held, lines } = await pointsOf(db, account);
    return this.perHour === null && lines === 0 ? null : { perHour: this.perHour, held };
  }

  /** The same with the lines that make them up, newest first. */
  async of(account: string, db: HouseReader = this.#parts.store.db): Promise<PlayerPoints | null> {
    const standing = await this.standing(account, db);
    if (standing === null) return null;
    const rows = await db
      .selectFrom('points')
      .selectAll()
      .where('account', '=', account)
      .orderBy('number', 'desc')
      .limit(LISTED)
      .execute();
    return { ...standing, lines: rows.map(lineOf) };
  }

  /** Credits a stay that has just ended, in the transaction that ended it. */
  async credit(tx: HouseTx, { table, number, account, since }: StayRow, until: number): Promise<void> {
    if (this.perHour === null) return;
    // A table whose clock was set back in between reports a stay that ends before it began.
    const change = pointsFor(until - since, this.perHour);
    if (change <= 0) return;
    await this.#add(tx, {
      ...{ account, change, why: 'played', at: until, table, stay: number, per_hour: this.perHour },
      ...{ by: null, second: null, reason: null },
    });
  }

  /**
   * Redeems points for something the player was given. Refused: `unknown-account`, `closed`, `excluded`, `too few
   * points`.
   */
  redeem(account: string, points: number, act: KeyedReason): Promise<Result<number, Refusal>> {
    return this.#amend(account, -points, { ...act, what: 'redeemed' });
  }

  /**
   * Two people add or take points. Refused: `second-person`, `unknown-account`, `closed`, `excluded`, `too few points`
   * when more would be taken than there are.
   */
  correct(
    account: string,
    change: number,
    act: KeyedReason & { readonly second: string },
  ): Promise<Result<number, Refusal>> {
    return this.#amend(account, change, { ...act, what: 'corrected' });
  }

  /** Returns the points after it. */
  #amend(
    account: string,
    change: number,
    asked: KeyedReason & { readonly what: 'redeemed' | 'corrected' },
  ): Promise<Result<number, Refusal>> {
    const { at, by, reason, second, what } = asked;
    const { store, people } = this.#parts;
    return onceSigned(store, asked, ['points', what, account, change], async (tx) => {
      // Keeps another act from taking the same points in the meantime.
      await store.chainEnd(tx, POINTS_CHAIN);
      const person = await people.byAccount(account, at, tx);
      if (person === null) return unknownAccount(account);
      if (person.status === 'closed') return refuse('closed', 'The account is closed, so its points have lapsed.');
      // A player who may not play is given nothing; points given by mistake are taken back from them as from anybody.
      const takesBack = what === 'corrected' && change < 0;
      const unpaid = takesBack ? null : await whyUnpaid(people, tx, account, at);
      if (unpaid !== null) {
        return refuse(
          'excluded',
          `This player may not play here (${unpaid}), so no points are redeemed. Their points stay.`,
        );
      }
      const { held } = await pointsOf(tx, account);
      if (held + change < 0) {
        return refuse(
          'too few points',
          `They hold ${held} points, so ${-change} cannot be taken. Nothing was changed.`,
        );
      }
      const row = { account, change, why: what, at, table: null, stay: null, per_hour: null } as const;
      await this.#add(tx, { ...row, by, second: second ?? null, reason });
      const act = `points ${what}: ${change > 0 ? '+' : ''}${change}, ${held + change} held then`;
      const signed = second === undefined ? {} : { second };
      await record(store, tx, personSubject(account), { act, at, by, reason, ...signed });
      return ok(held + change);
    });
  }

  async #add(tx: HouseTx, row: Omit<PointsRow, 'number' | 'hash'>): Promise<void> {
    const { number, hash } = await this.#parts.store.append(tx, POINTS_CHAIN, hashedPoints(row));
    await tx
      .insertInto('points')
      .values({ number, ...row, hash })
      .execute();
  }
}

const lineOf = ({ at, change, why, table, by, second, reason }: PointsRow): PointsLine => ({
  ...{ at, change, why, table, by, second, reason },
});
