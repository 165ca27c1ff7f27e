/**
 * Shifts of a cage: the time during which one person is responsible for its drawer. Two people count the drawer when a
 * shift is opened and when it is closed; the difference from the books is posted, so that the books again match what is
 * there.
 */
import type { Cents } from '../../games/money.ts';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { ShiftReport } from '../../protocol/shift.ts';
import { MOST } from '../ledger/ledger.ts';
import { record, shiftSubject } from './acts.ts';
import { CAGE_BOOK, type HouseBooks, transferChain } from './books.ts';
import type { PaidIn, SignedAct } from './cage-port.ts';
import { counterOf } from './counter-accounts.ts';
import type { HouseStore } from './store.ts';
import type { DocumentRow, HouseReader, HouseTx, ShiftRow } from './tables.ts';
import { onceSigned } from './two-people.ts';

type Tally = Readonly<Record<PaidIn, Cents>>;

const VARIANCE = 'cage:variance';

export class HouseShifts {
  readonly #store: HouseStore;
  readonly #books: HouseBooks;
  readonly #cage: number;
  readonly #halted: () => Refusal | null;

  /** `halted`: why no money moves, as for `HouseCounter`. */
  constructor(parts: {
    readonly store: HouseStore;
    readonly books: HouseBooks;
    readonly cage: number;
    readonly halted?: () => Refusal | null;
  }) {
    this.#store = parts.store;
    this.#books = parts.books;
    this.#cage = parts.cage;
    this.#halted = parts.halted ?? (() => null);
  }

  /** The current shift at this cage; null when there is none. */
  current(tx: HouseReader = this.#store.db): Promise<ShiftRow | null> {
    return openShift(tx, this.#cage);
  }

  /** Begins a shift with what two people have counted in the drawer. Refused: `second-person`, `shift-open`, `bad-amount`. */
  open(act: SignedAct & { readonly counted: Cents }): Promise<Result<ShiftReport, Refusal>> {
    const { key, at, by, second, counted } = act;
    return onceSigned(this.#store, act, ['open drawer', this.#cage, counted], async (tx) => {
      const wrong = badCount(counted);
      if (wrong !== null) return wrong;
      await this.#store.chainEnd(tx, transferChain(CAGE_BOOK));
      const open = await this.current(tx);
      if (open !== null) {
        return refuse(
          'shift-open',
          `Shift ${open.number} of this cage is still open: close it before opening the next.`,
        );
      }
      const newest = await tx
        .selectFrom('shifts')
        .select((select) => select.fn.max<number | null>('number').as('number'))
        .where('cage', '=', this.#cage)
        .executeTakeFirst();
      const number = (newest?.number ?? 0) + 1;
      const variance = counted - (await this.#inDrawer(tx));
      const posted = await this.#postVariance(tx, variance, { key, at, by, second });
      if (!posted.ok) return posted;
      const { rows } = await this.#store.chainEnd(tx, transferChain(CAGE_BOOK));
      await tx
        .insertInto('shifts')
        .values({
          ...{ cage: this.#cage, number, opened_at: at, opened_by: by, opened_second: second, opening: counted },
          ...{ opening_variance: variance, opened_after: rows, closed_at: null, closed_by: null },
          ...{ closed_second: null, expected: null, counted: null, closed_after: null },
        })
        .execute();
      await record(this.#store, tx, shiftSubject(this.#cage, number), { act: 'opened', at, by, second });
      return ok(await this.#must(tx, number));
    });
  }

  /** Ends the shift with what two people have counted. Refused: `second-person`, `no-shift`, `bad-amount`. */
  close(act: SignedAct & { readonly counted: Cents }): Promise<Result<ShiftReport, Refusal>> {
    const { key, at, by, second, counted } = act;
    return onceSigned(this.#store, act, ['close drawer', this.#cage, counted], async (tx) => {
      const wrong = badCount(counted);
      if (wrong !== null) return wrong;
      const { rows } = await this.#store.chainEnd(tx, transferChain(CAGE_BOOK));
      const open = await this.current(tx);
      if (open === null) return refuse('no-shift', 'No shift is open at this cage, so there is none to close.');
      const expected = await this.#inDrawer(tx);
      const posted = await this.#postVariance(tx, counted - expected, { key, at, by, second });
      if (!posted.ok) return posted;
      await tx
        .updateTable('shifts')
        .set({ closed_at: at, closed_by: by, closed_second: second, expected, counted, closed_after: rows })
        .where('cage', '=', this.#cage)
        .where('number', '=', open.number)
        .execute();
      await record(this.#store, tx, shiftSubject(this.#cage, open.number), { act: 'closed', at, by, second });
      return ok(await this.#must(tx, open.number));
    });
  }

  /** A shift of this cage by the ledger; null for one that never existed. */
  async report(number: number, tx: HouseReader = this.#store.db): Promise<ShiftReport | null> {
    const row = await tx
      .selectFrom('shifts')
      .selectAll()
      .where('cage', '=', this.#cage)
      .where('number', '=', number)
      .executeTakeFirst();
    return row === undefined ? null : reportOf(tx, row);
  }

  /** The newest shifts of this cage, newest first. */
  async list(limit: number): Promise<ShiftReport[]> {
    const rows = await this.#store.db
      .selectFrom('shifts')
      .selectAll()
      .where('cage', '=', this.#cage)
      .orderBy('number', 'desc')
      .limit(limit)
      .execute();
    return Promise.all(rows.map((row) => reportOf(this.#store.db, row)));
  }

  async #must(tx: HouseTx, number: number): Promise<ShiftReport> {
    const report = await this.report(number, tx);
    if (report === null) throw new Error(`shift ${number} of cage ${this.#cage} was not written`);
    return report;
  }

  async #inDrawer(tx: HouseReader): Promise<Cents> {
    return 0 - (await this.#books.balance(tx, counterOf(this.#cage).cash));
  }

  async #postVariance(
    tx: HouseTx,
    variance: Cents,
    { key, at, by, second }: SignedAct,
  ): Promise<Result<null, Refusal>> {
    if (variance === 0) return ok(null);
    const halted = this.#halted();
    if (halted !== null) return { ok: false, error: halted };
    const { cash } = counterOf(this.#cage);
    const amount = Math.abs(variance);
    const [from, to] = variance > 0 ? [cash, VARIANCE] : [VARIANCE, cash];
    const why = variance > 0 ? 'more was counted' : 'less was counted';
    const posting = {
      key: `variance:${key}`,
      at,
      by,
      note: `counted with ${second}`,
      moves: [{ from, to, amount, why }],
    };
    const posted = await this.#books.post(tx, CAGE_BOOK, posting);
    if (!posted.ok) return posted;
    await this.#books.document(tx, CAGE_BOOK, posted.value, at, {
      ...{ type: 'variance', account: null, patron: null, nature: 'cash', amount, agent: by, second, cage: this.#cage },
    });
    return ok(null);
  }
}

function badCount(counted: Cents): ReturnType<typeof refuse> | null {
  if (Number.isSafeInteger(counted) && counted >= 0 && counted <= MOST) return null;
  return refuse('bad-amount', 'What was counted must be an amount in whole cents, 0 or more.');
}

/** A report of what the moves of the cage's book during a shift add up to at its counter. */
export async function reportOf(tx: HouseReader, shift: ShiftRow): Promise<ShiftReport> {
  const at = counterOf(shift.cage);
  const accounts = [at.cash, at.chips, at.cheque];
  const moves = await tx
    .selectFrom('moves')
    .innerJoin('documents', (join) =>
      join.onRef('documents.book', '=', 'moves.book').onRef('documents.transfer', '=', 'moves.transfer'),
    )
    .select(['moves.source', 'moves.target', 'moves.amount', 'documents.type', 'documents.nature'])
    .where('moves.book', '=', CAGE_BOOK)
    .where('moves.transfer', '>', shift.opened_after)
    .$if(shift.closed_after !== null, (query) => query.where('moves.transfer', '<=', shift.closed_after ?? 0))
    .where((either) => either.or([either('moves.source', 'in', accounts), either('moves.target', 'in', accounts)]))
    .execute();
  const sum = (types: readonly DocumentRow['type'][], nature: PaidIn): Cents =>
    moves
      .filter((move) => types.includes(move.type) && move.nature === nature)
      // What leaves an account of the counter in the books has come in over the counter.
      .reduce((all, { source, amount }) => all + (accounts.includes(source) ? amount : -amount), 0);
  const tally = (sign: 1 | -1, ...types: DocumentRow['type'][]): Tally => ({
    cash: sign * sum(types, 'cash') + 0,
    chips: sign * sum(types, 'chips') + 0,
    cheque: sign * sum(types, 'cheque') + 0,
  });
  const deposits = tally(1, 'deposit');
  const withdrawals = tally(-1, 'withdrawal');
  const corrected = tally(1, 'correction', 'void');
  const [fills, drops] = [sum(['fill'], 'cash'), 0 - sum(['drop'], 'cash')];
  const { closed_at, closed_by, closed_second, counted, expected } = shift;
  const sums = shift.opening + deposits.cash - withdrawals.cash + corrected.cash + fills - drops;
  return {
    ...{ cage: shift.cage, shift: shift.number, openedAt: shift.opened_at, openedBy: shift.opened_by },
    ...{ openedSecond: shift.opened_second, opening: shift.opening, openingVariance: shift.opening_variance },
    ...{ deposits, withdrawals, corrected, fills, drops, documents: moves.length, expected: sums },
    closed:
      closed_at === null || counted === null
        ? null
        : {
            ...{ at: closed_at, by: closed_by ?? '', second: closed_second ?? '', counted },
            variance: counted - (expected ?? 0),
          },
  };
}

/** The current shift at a cage; null when there is none. */
export async function openShift(db: HouseReader, cage: number): Promise<ShiftRow | null> {
  const row = await db
    .selectFrom('shifts')
    .selectAll()
    .where('cage', '=', cage)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
