/** What the chart (`table-chart.ts`) makes the table do, and what it asks the table. The chart decides when. */

import { ok } from '../../games/result.ts';
import type { Seat } from '../../games/seat.ts';
import type { Shuffler } from '../shuffle/shuffler.ts';
import type { DurableState } from './durable-state.ts';
import type { TableChecks } from './fault.ts';
import type { GameOnTable } from './game-on-table.ts';
import type { HandInPlay } from './hand-in-play.ts';
import type { NextHand } from './next-hand.ts';
import type { Timing } from './profile.ts';
import type { Settlement } from './settlement.ts';
import type { TableState } from './state.ts';
import type { TableProcedures } from './table-chart.ts';

/** What a table's procedures need from its seats. */
export interface SeatsSide {
  /** Between hands: does what had to wait for the end of a hand. */
  keepHouse(): void;
  /** Lets time pass. Returns how much of the half hour of a time collection has run. */
  tick(): TableState['time'];
  /** A player did not answer several times in a row: they are away, and that is on disk. */
  wentAway(seat: Seat): void;
}

interface ProceduresParts {
  readonly durable: DurableState;
  readonly game: GameOnTable;
  readonly play: HandInPlay;
  readonly next: NextHand;
  readonly settlement: Settlement;
  readonly checks: TableChecks;
  readonly shuffler: Shuffler;
  readonly timing: Timing;
}

/** The minimum time without a deal after a hand was voided, so that everyone can read why. */
const VOID_TIME_MS = 8000;

/** The maximum wait for stations to cut a deck: many times what a screen needs. */
const CUT_TIME_MS = 400;

export class Procedures implements TableProcedures {
  readonly #parts: ProceduresParts;
  #lastNumber = 0;
  #seats: SeatsSide;

  constructor(parts: ProceduresParts) {
    this.#parts = parts;
    this.#seats = { keepHouse: () => {}, tick: () => parts.durable.state.time, wentAway: () => {} };
  }

  /** Serves the seats, too, from now on. */
  serve(seats: SeatsSide): void {
    this.#seats = seats;
  }

  /** Number of the newest hand, played out or voided; 0 before the first. */
  get lastNumber(): number {
    return this.#lastNumber;
  }

  open(): void {
    const { durable, game, play, checks, timing } = this.#parts;
    const { journal } = durable.parts.books;
    durable.durably(() => {
      const wrong = checks.start();
      if (wrong !== null) durable.fault(wrong.text, wrong.check);
      this.#lastNumber = journal.nextNumber() - 1;
      return ok(game.takeUp(this.#lastNumber, timing));
    });
    durable.durably(() => ok(play.takeUp(journal.openHand())));
    this.#parts.next.preview();
  }

  housekeeping(): void {
    const { durable, play, next } = this.#parts;
    if (play.hand || durable.state.fault !== null) return;
    this.#cycle();
    durable.durably(() => ok(this.#seats.keepHouse()));
    next.preview();
    durable.durably(() => ok(durable.parts.books.store.tidy()));
  }

  /** The generator goes on, and is tested, while no hand is played (R5, R11). */
  #cycle(): void {
    this.#parts.durable.durably(() => ok(this.#parts.shuffler.cycle()));
  }

  seal(): void {
    this.#parts.next.seal();
  }

  unseal(): void {
    this.#parts.next.unseal();
  }

  deal(): void {
    const { play, next } = this.#parts;
    const hand = next.deal();
    if (hand === null) return;
    this.#lastNumber = hand.facts.number;
    play.begin(hand);
    next.preview();
  }

  settle(): void {
    this.#parts.settlement.settle();
  }

  absent(): void {
    for (const seat of this.#parts.play.absent()) this.#seats.wentAway(seat);
  }

  runClock(): void {
    this.#parts.play.runClock();
    this.#parts.durable.touch();
  }

  pauseClock(): void {
    this.#parts.play.pauseClock();
  }

  noteClock(): void {
    const { durable, play } = this.#parts;
    const ticked = durable.state.fault === null ? durable.durably(() => ok(this.#seats.tick())) : null;
    const time = ticked?.ok ? ticked.value : durable.state.time;
    if (!play.hand && durable.state.fault === null) this.#cycle();
    const turnLeft = this.mayPlay() ? play.timeToSave() : null;
    if (turnLeft === null && time === durable.state.time) return;
    const draft = { ...durable.state, turnLeft: turnLeft ?? durable.state.turnLeft, time };
    const noted = durable.durably(() => {
      durable.parts.books.tableState.save(durable.now(), durable.stamped(draft));
      return ok(null);
    });
    if (noted.ok) durable.keep(draft);
  }

  mayPlay(): boolean {
    const { fault, stopped, held } = this.#parts.durable.state;
    return fault === null && stopped === null && held === null;
  }

  handIsOpen(): boolean {
    return this.#parts.play.hand !== null;
  }

  handIsOver(): boolean {
    return this.#parts.play.hand?.over ?? false;
  }

  turnLeft(): number {
    return this.#parts.play.turnLeft();
  }

  turnsGoOn(): boolean {
    return this.#parts.play.turnsGoOn();
  }

  restOfTurn(): number {
    return this.#parts.play.restOfTurn();
  }

  enoughReady(): boolean {
    return this.#parts.next.enoughReady();
  }

  voidIsOnShow(): boolean {
    return this.#parts.durable.state.voided !== null;
  }

  voidTime(): number {
    return Math.max(this.#parts.timing.result, VOID_TIME_MS);
  }

  /**
   * Shortened by the time the result was already on show while players could show cards; there is always time to read
   * who has shown.
   */
  resultTime(): number {
    const { timing, play } = this.#parts;
    const ranOut = play.shown?.view('public').events.some(({ kind }) => kind === 'chances') ?? false;
    const left = Math.max(timing.result - play.shownFor, Math.round(timing.result / 3));
    return left + (ranOut ? timing.runOut : 0);
  }

  isBeingCut(): boolean {
    return this.#parts.next.isBeingCut;
  }

  /** The cut takes place at the end of the pause, so that it delays nothing. */
  pauseTime(): number {
    const { timing, next } = this.#parts;
    return next.willBeCut() ? Math.max(0, timing.pause - CUT_TIME_MS) : timing.pause;
  }

  cutTime(): number {
    return CUT_TIME_MS;
  }

  heartbeat(): number {
    return this.#parts.timing.heartbeat;
  }
}
