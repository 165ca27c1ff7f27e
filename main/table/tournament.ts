/**
 * A table that plays a tournament for its house. It carries out the house's orders between hands, and reports each hand
 * to the house before the next is dealt. Its players neither buy in nor cash out, and absent players are still dealt
 * in.
 */

import { ok, refuse } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import type { JournaledHand } from '../journal/journal.ts';
import { isTournamentHand } from '../ledger/hand-moves.ts';
import { CHIP } from '../ledger/places.ts';
import { newSitting } from './sitting-down.ts';
import type { Sitting, TableState } from './state.ts';
import type { Table } from './table.ts';
import type { NumberedOrder, TournamentLine, TournamentOrder } from './tournament-orders.ts';

/** The message to a player who asks for something that exists only in a money game. */
export const IN_TOURNAMENT = 'You are playing in a tournament: your chips stay in until you are out or have won.';

interface TournamentParts {
  readonly table: Table;
  /** The line to a house that holds tournaments. */
  readonly line: TournamentLine;
  tell(seat: Seat, level: 'info' | 'warning', text: string): void;
  /** A player has come to a seat or left it. */
  seatChanged(seat: Seat): void;
}

export class TournamentAtTable {
  readonly #parts: TournamentParts;
  /** Orders on disk may still be unread: at the start, and after new ones have come. */
  #mayHaveOrders = true;

  constructor(parts: TournamentParts) {
    this.#parts = parts;
  }

  get isOn(): boolean {
    return this.#parts.table.state.tournament !== null;
  }

  /** Orders may have come. They are handled as soon as no hand is in play. */
  arrived(): void {
    this.#mayHaveOrders = true;
    const { table } = this.#parts;
    if (!table.hand && this.#orders().length > 0) table.tell({ type: 'CHANGED' });
  }

  #orders(): readonly NumberedOrder[] {
    const { line, table } = this.#parts;
    return line.orders(table.state.ordersDone);
  }

  /**
   * Between hands: reports the last hand to the house, then carries out its orders. True while the table belongs to a
   * tournament.
   */
  keepHouse(): boolean {
    const { line } = this.#parts;
    this.#report(line);
    if (this.#mayHaveOrders) this.#carryOut(line);
    return this.isOn;
  }

  /** Reports the last hand to the house, once. Players without chips are out, and their seats are free. */
  #report(line: TournamentLine): void {
    const { table } = this.#parts;
    const { tournament } = table.state;
    if (tournament === null || table.lastNumber <= tournament.reported) return;
    const hand = table.parts.books.journal.hand(table.lastNumber);
    if (hand?.close == null) return;
    const out: Sitting[] = [];
    const done = table.change((draft) => {
      if (draft.tournament === null) return ok(null);
      draft.tournament.reported = hand.hand;
      const stacks = isTournamentHand(hand) ? stacksOf(hand, draft.tournament.seats) : [];
      if (stacks.length === 0) return ok(null);
      // The plan changes only between hands, so the hand belonged to this round.
      const { tournament: number, round } = draft.tournament.plan;
      const inRound = round === undefined || round === 0 ? {} : { round };
      line.played({ tournament: number, hand: hand.hand, stacks, nextBig: this.#nextBig(stacks), ...inRound });
      if (round !== undefined) draft.tournament.round = round;
      for (const { entry, after } of stacks) if (after === 0) out.push(...leave(draft, entry));
      return ok(null);
    });
    if (!done.ok) return;
    for (const { seat, handle } of out) {
      this.#note(seat, 'tournament out', `${handle} is out of the tournament`);
      this.#parts.tell(seat, 'info', 'You are out of the tournament. Thank you for playing.');
      this.#parts.seatChanged(seat);
    }
  }

  /**
   * The entry with the big blind next: the closest one with chips to the left of the last big blind. Null when that is
   * unknown.
   */
  #nextBig(stacks: readonly { readonly entry: number; readonly after: number }[]): number | null {
    const { table } = this.#parts;
    const start = table.shownHand?.facts.start;
    const big = start && 'bigBlindSeat' in start ? (start.bigBlindSeat as Seat | null) : null;
    if (big === null) return null;
    const left = (table.state.tournament?.seats ?? [])
      .filter(({ entry }) => stacks.some((one) => one.entry === entry && one.after > 0))
      .toSorted((a, b) => ((a.seat - big + 9) % 10) - ((b.seat - big + 9) % 10));
    return left[0]?.entry ?? null;
  }

  #carryOut(line: TournamentLine): void {
    for (const { number, order } of this.#orders()) {
      if (!this.#does(line, number, order)) return;
    }
    this.#mayHaveOrders = false;
  }

  /** False when the order has to wait because the table is still used for money. */
  #does(line: TournamentLine, number: number, order: TournamentOrder): boolean {
    switch (order.kind) {
      case 'tournament':
        return this.#plan(line, number, order);
      case 'tournament seat':
        return this.#seat(line, number, order);
      case 'tournament lift':
        return this.#lift(line, number, order);
      case 'tournament tell':
        return this.#tells(number, order);
      case 'tournament over':
        return this.#over(line, number, order);
    }
  }

  #plan(line: TournamentLine, number: number, plan: Extract<TournamentOrder, { kind: 'tournament' }>): boolean {
    const { table } = this.#parts;
    const before = table.state.tournament;
    if (before === null && table.state.sittings.length > 0) return false;
    const done = this.#change(number, (draft) => {
      if (draft.tournament === null) {
        draft.memory = null;
        draft.tournament = { plan, seats: [], reported: table.lastNumber };
      } else draft.tournament.plan = plan;
      if (plan.round === 0 && before?.plan.round !== 0) {
        delete draft.tournament.round;
        line.ready(plan.tournament, number);
      }
    });
    if (done && before?.plan.level !== plan.level) {
      this.#note(null, 'tournament level', `${plan.name}: level ${plan.level}`);
    }
    return done;
  }

  #seat(line: TournamentLine, number: number, order: Extract<TournamentOrder, { kind: 'tournament seat' }>): boolean {
    const { table } = this.#parts;
    const { seat, entry, account, name: handle } = order;
    const done = this.#change(number, (draft) => {
      if (draft.tournament === null || draft.sittings.some((one) => one.seat === seat || one.account === account)) {
        throw new Error(`entry ${entry} of tournament ${order.tournament} cannot come to seat ${seat}: it is taken`);
      }
      line.seat(order, number);
      draft.tournament.seats.push({ seat, entry });
      const who = {
        seat,
        account,
        handle,
        boughtIn: 0,
        entry: 'post',
        timed: false,
        owes: 0,
        satAt: table.now(),
      } as const;
      draft.sittings.push({ ...newSitting(who), locked: true });
    });
    if (done) this.#parts.seatChanged(seat);
    return done;
  }

  #lift(line: TournamentLine, number: number, order: Extract<TournamentOrder, { kind: 'tournament lift' }>): boolean {
    const gone: Sitting[] = [];
    const done = this.#change(number, (draft) => {
      const at = draft.tournament?.seats.find(({ entry }) => entry === order.entry);
      // An entry that went out with the hand before has already left, and the house knows.
      if (at === undefined) return;
      line.lift({ tournament: order.tournament, entry: order.entry, seat: at.seat }, number);
      gone.push(...leave(draft, order.entry));
    });
    for (const { seat } of gone) {
      this.#parts.seatChanged(seat);
      this.#parts.tell(seat, 'info', order.why);
    }
    return done;
  }

  #tells(number: number, { seat, text }: Extract<TournamentOrder, { kind: 'tournament tell' }>): boolean {
    const done = this.#change(number, () => {});
    if (done && !this.#parts.table.sitting(seat)) this.#parts.tell(seat, 'info', text);
    return done;
  }

  #over(line: TournamentLine, number: number, order: Extract<TournamentOrder, { kind: 'tournament over' }>): boolean {
    const gone: { readonly entry: number; readonly seat: Seat }[] = [];
    const done = this.#change(number, (draft) => {
      for (const { entry, seat } of draft.tournament?.seats ?? []) {
        line.lift({ tournament: order.tournament, entry, seat }, number);
        gone.push({ entry, seat });
      }
      for (const { entry } of gone) leave(draft, entry);
      draft.tournament = null;
      draft.memory = null;
    });
    for (const { entry, seat } of gone) {
      this.#parts.seatChanged(seat);
      const told = order.tell.find((one) => one.entry === entry);
      if (told) this.#parts.tell(seat, 'info', told.text);
    }
    if (done) this.#note(null, 'tournament over', 'The table plays for money again');
    return done;
  }

  /** Carries out one order in one transaction, so that it is done exactly once, whatever happens. */
  #change(number: number, work: (draft: TableState) => void): boolean {
    const { table } = this.#parts;
    const done = table.change((draft) => {
      if (draft.ordersDone >= number) return refuse('done', 'That was already done.');
      work(draft);
      draft.ordersDone = number;
      return ok(null);
    });
    return done.ok;
  }

  #note(seat: Seat | null, code: string, text: string): void {
    this.#parts.table.note({ level: 'info', code, text, seat, by: null });
  }
}

/** Each entry's stack before and after a hand, in chips. */
function stacksOf(
  { close }: JournaledHand,
  seats: readonly { readonly seat: number; readonly entry: number }[],
): { readonly entry: number; readonly before: number; readonly after: number }[] {
  return (close?.outcome?.stacks ?? []).flatMap(({ seat, before, after }) => {
    const at = seats.find((one) => one.seat === seat);
    return at === undefined ? [] : [{ entry: at.entry, before: before / CHIP, after: after / CHIP }];
  });
}

/** Frees the seat of an entry. */
function leave(draft: TableState, entry: number): Sitting[] {
  const at = draft.tournament?.seats.find((one) => one.entry === entry);
  if (at === undefined || draft.tournament === null) return [];
  draft.tournament.seats = draft.tournament.seats.filter((one) => one !== at);
  const left = draft.sittings.filter(({ seat }) => seat === at.seat);
  draft.sittings = draft.sittings.filter(({ seat }) => seat !== at.seat);
  return left;
}
