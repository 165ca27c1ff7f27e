/**
 * One table: who sits there, what is being played, and what the procedure (`table-chart.ts`) makes it do. Everything
 * that matters is made durable before any other part learns about it. What cannot be made durable did not happen, and
 * the table stops until staff have checked it.
 */

import type { Decision } from '../../games/ask.ts';
import type { CarriedShare, StandingChoice, Waiting } from '../../games/hand-start.ts';
import type { Cents } from '../../games/money.ts';
import type { Refusal, Result } from '../../games/result.ts';
import type { Seat, Viewer } from '../../games/seat.ts';
import type { Hand } from '../hand/hand.ts';
import type { NewLogEntry } from '../journal/log.ts';
import type { TwoPeople } from '../ledger/settle.ts';
import type { IntentMeta } from '../link/desk.ts';
import type { DeckSeal } from '../shuffle/deck-seal.ts';
import type { Shuffler } from '../shuffle/shuffler.ts';
import { DeckCut } from './deck-cut.ts';
import { DurableState, type DurableStateParts, type EventTaker } from './durable-state.ts';
import type { FaultCheck, TableChecks } from './fault.ts';
import type { StayOut } from './game-change.ts';
import { GameOnTable, type Setup } from './game-on-table.ts';
import { HandInPlay } from './hand-in-play.ts';
import type { JackpotPort } from './jackpot-port.ts';
import { NextHand } from './next-hand.ts';
import { Procedures, type SeatsSide } from './procedures.ts';
import type { TimeTerms, Timing } from './profile.ts';
import { Repair } from './repair.ts';
import { type HouseOfJackpots, Settlement } from './settlement.ts';
import type { Squeeze } from './squeeze.ts';
import { Stacks } from './stacks.ts';
import { newTableState, type Sitting, sittingAt, type TableState } from './state.ts';
import type { TableEvent } from './table-chart.ts';

export interface TableParts extends DurableStateParts {
  /** The name shown on receipts and screens. */
  readonly name: string;
  readonly timing: Timing;
  readonly shuffler: Shuffler;
  readonly seal: DeckSeal;
  /** What must be right before a hand is dealt, and before a fault is cleared (M2). */
  readonly checks: TableChecks;
  /** Every game the floorman may put on, by profile id; a new table starts with the first. */
  readonly setups: ReadonlyMap<string, Setup>;
  /** Whether a new table lets everyone in without asking the floor. */
  readonly standingApproval: boolean;
  /** What happens to a player who does not come along to another game. */
  readonly gameChange: StayOut;
  readonly timeTerms: TimeTerms;
}

export class Table {
  readonly parts: TableParts;
  readonly #durable: DurableState;
  readonly #game: GameOnTable;
  readonly #stacks: Stacks;
  readonly #play: HandInPlay;
  readonly #next: NextHand;
  readonly #house: HouseOfJackpots = { jackpots: null };
  /** The stations' cut of the next deck. */
  readonly cut = new DeckCut();
  readonly #settlement: Settlement;
  readonly #repair: Repair;
  /** What the chart makes the table do. */
  readonly procedures: Procedures;

  constructor(parts: TableParts) {
    const { setups, timing, shuffler, seal, checks } = parts;
    const first = setups.keys().next().value ?? '';
    const durable = new DurableState(parts, () => newTableState(first, parts.standingApproval));
    const game = new GameOnTable(durable, setups);
    const play = new HandInPlay({ durable, seal, timing, timeBank: () => game.setup.profile.timeBank });
    const stacks = new Stacks(durable);
    const inPlay = { durable, game, play, shuffler };
    const settlement = new Settlement({ durable, game, play, house: this.#house });
    this.parts = parts;
    this.#durable = durable;
    this.#game = game;
    this.#stacks = stacks;
    this.#play = play;
    this.#next = new NextHand({ ...inPlay, stacks, seal, cut: this.cut, name: parts.name, house: this.#house });
    this.procedures = new Procedures({ ...inPlay, next: this.#next, settlement, checks, timing });
    this.#settlement = settlement;
    this.#repair = new Repair({ durable, play, settlement, checks, shuffler });
  }

  /** Connects the table to the chart that drives it and to its seats. */
  drive(chart: EventTaker, seats: SeatsSide): void {
    this.#durable.driveBy(chart);
    this.procedures.serve(seats);
  }

  /** The table plays for the jackpots of a house from now on. */
  playFor(jackpots: JackpotPort): void {
    this.#house.jackpots = jackpots;
  }

  /** Goes on with the game once the house has decided the hits of a hand; players see the decision. */
  jackpotsDecided(): void {
    this.#settlement.jackpotsDecided();
  }

  // ----------------------------------------------------------------------------------------------- what is saved

  get state(): Readonly<TableState> {
    return this.#durable.state;
  }

  /** Increases with every change that a view shows, also across restarts. */
  get rev(): number {
    return this.#durable.rev;
  }

  now(): number {
    return this.#durable.now();
  }

  onChange(run: () => void): () => void {
    return this.#durable.onChange(run);
  }

  /** Marks that something a view shows has changed. */
  touch(): void {
    this.#durable.touch();
  }

  /** Sends an event to the chart that drives the table. */
  tell(event: TableEvent): void {
    this.#durable.tell(event);
  }

  /** Changes the table's state, as `DurableState.change` does. */
  change<T>(work: (draft: TableState) => Result<T, Refusal>): Result<T, Refusal> {
    return this.#durable.change(work);
  }

  /** Logs something that has happened. */
  note(entry: Omit<NewLogEntry, 'at'>): void {
    this.#durable.note(entry);
  }

  /** Logs what a change does, in the same transaction, so the entry exists only if the change does. */
  write(entry: Omit<NewLogEntry, 'at'>): void {
    this.#durable.write(entry);
  }

  sitting(seat: Seat): Sitting | undefined {
    return sittingAt(this.state, seat);
  }

  stack(seat: Seat): Cents {
    return this.#stacks.at(seat);
  }

  // ------------------------------------------------------------------------------------------------------- games

  get setup(): Setup {
    return this.#game.setup;
  }

  setupNamed(id: string): Setup {
    return this.#game.named(id);
  }

  /** The choices players have in the current game, for all hands to come. */
  get choices(): readonly StandingChoice[] {
    return this.#game.choices;
  }

  /** The pot of the next hand, by owner, after a hand without a winner. Empty in most games. */
  get carried(): readonly CarriedShare[] {
    return this.#game.carried(this.state.memory);
  }

  /** Whether an account has a share of the carried pot, and is therefore in the next hand even without chips. */
  hasCarried(account: string): boolean {
    return this.carried.some(({ player }) => player === account);
  }

  /** A saved memory after that pot has been given back. */
  withoutCarried(saved: unknown): unknown {
    return this.#game.withoutCarried(saved);
  }

  /** What the floor should know at once about how the table started, in one sentence; null once it has seen it. */
  get floorNotice(): string | null {
    return this.#game.floorNotice;
  }

  floorNoticeSeen(): void {
    this.#game.floorNoticeSeen();
  }

  // ---------------------------------------------------------------------------------------------------- the hand

  get hand(): Hand | null {
    return this.#play.hand;
  }

  /** The running hand or, until the next one starts, the last; null after a voided one. */
  get shownHand(): Hand | null {
    return this.#play.shown;
  }

  /** The cards that the highest bettors have still to turn up in the hand on show. */
  get squeeze(): Squeeze {
    return this.#play.squeeze;
  }

  /** Number of the newest hand, played out or voided; 0 before the first. */
  get lastNumber(): number {
    return this.procedures.lastNumber;
  }

  /** Number of the open hand, in play or not; null when there is none. */
  get openNumber(): number | null {
    return this.#play.openNumber;
  }

  /** Whether the floor may void a hand: the one in play, or one that could not be taken up again. */
  get mayVoid(): boolean {
    return this.openNumber !== null;
  }

  /** The revision at which the running hand began. A press on an older one meant another hand. */
  get handSince(): number {
    return this.#play.since;
  }

  /** Whether the seat's chips are tied up in the running hand. */
  inHand(seat: Seat): boolean {
    return this.hand?.has(seat) ?? false;
  }

  /** The time of the seat's own turn or, without one, of the turn that ends first. */
  countdown(viewer: Viewer = 'public'): { leftMs: number; totalMs: number } | null {
    return this.#play.countdown(viewer);
  }

  /** How much a seat may add to its turn now, in milliseconds. */
  timeBankOf(seat: Seat): number {
    return this.#play.timeBankOf(seat);
  }

  /** A tournament player is back. */
  returned(seat: Seat): void {
    this.#play.returned(seat);
  }

  /** The player asks for more time, once a turn. */
  drawTime(seat: Seat): Result<null, Refusal> {
    return this.#play.drawTime(seat);
  }

  /** The floor gives a seat more time for its turn, in milliseconds. */
  giveTime(seat: Seat, ms: number): Result<null, Refusal> {
    return this.#play.giveTime(seat, ms);
  }

  /** A seat's answer to its ask: the rules judge it, the journal stores it, and only then does it take effect. */
  decide(seat: Seat, decision: Decision, meta: Pick<IntentMeta, 'id' | 'rev'>): Result<null, Refusal> {
    return this.#play.decide(seat, decision, meta);
  }

  /** A floorman's ruling on the running hand (LR9). */
  foul(seat: Seat, by: string | null): Result<null, Refusal> {
    return this.#play.foul(seat, by);
  }

  /** Voids the open hand as if it had never been dealt: every chip goes back where it was before it (LR14, H6). */
  void(reason: string, who: TwoPeople): Result<null, Refusal> {
    return this.#settlement.void(reason, who);
  }

  // ------------------------------------------------------------------------------------------------ the next hand

  /** The players who are not dealt into the next hand as things are now, and why. */
  get waiting(): readonly Waiting[] {
    return this.#next.waiting;
  }

  /** The players who are dealt into the next hand because they post, with a sentence for each. */
  get posting(): readonly Waiting[] {
    return this.#next.posting;
  }

  /**
   * Works out who would have to wait if the next hand were dealt now. For the stations, also while a hand is in play.
   */
  preview(): void {
    this.#next.preview();
  }

  /** What a player who sat down here now would have to wait for; null when they would be dealt into the next hand. */
  entryAt(seat: Seat, player: string, transferred: boolean): Waiting | null {
    return this.#next.entryAt(seat, player, transferred);
  }

  /**
   * Whether the next hand may be dealt: there are enough players, the table is not closing, and it is not waiting for
   * the last answers to a change of game or for its tournament.
   */
  enoughReady(): boolean {
    return this.#next.enoughReady();
  }

  /** Whether there are enough players for a hand. */
  playersReady(): boolean {
    return this.#next.playersReady();
  }

  // ------------------------------------------------------------------------------------------- stops and faults

  stop(reason: string): Result<null, Refusal> {
    return this.#durable.stop(reason);
  }

  resume(): Result<null, Refusal> {
    return this.#durable.resume();
  }

  fault(text: string, check: FaultCheck = 'books'): void {
    this.#durable.fault(text, check);
  }

  /** Stops the table because of an error. */
  fails(error: unknown): void {
    this.#durable.fails(error);
  }

  /** A part of the program failed in the middle of its work: only a restart repairs it. */
  breaksOff(error: unknown): void {
    this.#repair.breaksOff(error);
  }

  /** Goes on after a fault, once everything that failed passes (M2). Refused with what is still wrong. */
  clearFault(): Promise<Result<null, Refusal>> {
    return this.#repair.clear();
  }

  /**
   * Proves all of the books while the table is stopped. Returns what is wrong, in one sentence; null when nothing is.
   */
  proveBooks(): Promise<string | null> {
    return this.#repair.proveBooks();
  }
}
