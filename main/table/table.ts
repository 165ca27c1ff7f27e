/**
 * One table: who sits there, what is being played, and what the procedure (`table-chart.ts`) has it do.
 * Everything that matters is made durable before anything else learns of it; what cannot be made durable did not
 * happen, and the table stands still until somebody has looked.
 */
import type { Decision, Seat, Waiting } from '../../games/game.ts';
import type { Cents } from '../../games/money.ts';
import type { AnyGame, AnyMemory, AnyRules } from '../../games/registry.ts';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { TableClock } from '../clock.ts';
import type { Log } from '../journal/log.ts';
import { type Books, settleHand, voidHand } from '../ledger/settle.ts';
import type { IntentMeta } from '../link/desk.ts';
import type { DeckSeal } from '../shuffle/deck-seal.ts';
import type { Shuffler } from '../shuffle/shuffler.ts';
import { bodyOf, Hand, type Step } from './hand.ts';
import { ABSENCES_TO_SIT_OUT, type Profile, type Timing } from './profile.ts';
import { newTableState, type Sitting, sittingAt, type TableState, tableState } from './state.ts';
import type { TableEvent, TableProcedures } from './table-chart.ts';
import { TurnClock } from './turn-clock.ts';

/** A game made ready to play: the profile it came from and its options, checked. */
export interface Setup {
  readonly profile: Profile;
  readonly game: AnyGame;
  readonly rules: AnyRules;
}

export interface TableParts {
  readonly books: Books;
  readonly log: Log;
  readonly clock: TableClock;
  readonly timing: Timing;
  readonly shuffler: Shuffler;
  readonly seal: DeckSeal;
  /** Every game the floorman may put on, by profile id; the first is what a new table plays. */
  readonly setups: ReadonlyMap<string, Setup>;
  /** Whether a new table lets everyone in without asking the floor. */
  readonly standingApproval: boolean;
}

export class Table implements TableProcedures {
  readonly parts: TableParts;
  #state: TableState;
  #hand: Hand | null = null;
  #last: Hand | null = null;
  #waiting: readonly Waiting[] = [];
  #rev: number;
  #handSince = 0;
  /** Presses that the running hand has taken, by seat and id: one that comes again, even after a restart, was done. */
  #taken = new Set<string>();
  readonly #askSince = new Map<Seat, number>();
  readonly #absences = new Map<Seat, number>();
  readonly #turn = new TurnClock();
  #send: (event: TableEvent) => void = () => {};
  readonly #listeners = new Set<() => void>();
  /** Before a hand: what waits for its end. Set by the seats' side of the table. */
  #keepHouse: () => void = () => {};

  constructor(parts: TableParts) {
    this.parts = parts;
    const saved = parts.books.tableState.load();
    const first = parts.setups.keys().next().value ?? '';
    this.#state = saved ? tableState.parse(saved.state) : newTableState(first, parts.standingApproval);
    if (!parts.setups.has(this.#state.profile)) {
      throw new Error(`the table was playing "${this.#state.profile}", which is not among the profiles any more`);
    }
    // A thousand steps on: no revision that was ever shown comes again.
    this.#rev = this.#state.rev + 1000;
  }

  /** Joins the table to the chart that drives it and to what it does between hands. */
  drive(send: (event: TableEvent) => void, keepHouse: () => void): void {
    this.#send = send;
    this.#keepHouse = keepHouse;
  }

  // ------------------------------------------------------------------------------------------------- what is so

  get state(): Readonly<TableState> {
    return this.#state;
  }

  get hand(): Hand | null {
    return this.#hand;
  }

  /** The running hand or, until the next one starts, the last; null after a voided one. */
  get shownHand(): Hand | null {
    return this.#hand ?? this.#last;
  }

  get setup(): Setup {
    return this.setupNamed(this.#state.profile);
  }

  setupNamed(id: string): Setup {
    const setup = this.parts.setups.get(id);
    if (!setup) throw new Error(`no profile ${id}`);
    return setup;
  }

  get waiting(): readonly Waiting[] {
    return this.#waiting;
  }

  get rev(): number {
    return this.#rev;
  }

  /** The revision with which the running hand began; what was pressed on an older one meant another hand. */
  get handSince(): number {
    return this.#handSince;
  }

  now(): number {
    return this.parts.clock.now();
  }

  stack(seat: Seat): Cents {
    return this.parts.books.ledger.balance(`seat:${seat}`);
  }

  sitting(seat: Seat): Sitting | undefined {
    return sittingAt(this.#state, seat);
  }

  /** Whether the seat's chips are bound by the running hand. */
  inHand(seat: Seat): boolean {
    return this.#hand?.has(seat) ?? false;
  }

  countdown(): { leftMs: number; totalMs: number } | null {
    return this.#hand ? this.#turn.countdown(this.now()) : null;
  }

  onChange(run: () => void): () => void {
    this.#listeners.add(run);
    return () => this.#listeners.delete(run);
  }

  /** Something that a view shows is different now. */
  touch(): void {
    this.#rev += 1;
    for (const run of this.#listeners) run();
  }

  tell(event: TableEvent): void {
    this.#send(event);
  }

  // ------------------------------------------------------------------------------------------- changing it safely

  /**
   * Changes what the table knows, in one transaction with whatever else `work` writes. A refusal or a failure leaves
   * everything as it was.
   */
  change<T>(work: (draft: TableState) => Result<T, Refusal>): Result<T, Refusal> {
    const draft = structuredClone(this.#state);
    const done = this.#durably(() =>
      this.parts.books.store.attempt(() => {
        const result = work(draft);
        if (result.ok) this.parts.books.tableState.save(this.now(), this.#stamped(draft));
        return result;
      }),
    );
    if (done.ok) {
      this.#state = draft;
      this.touch();
    }
    return done;
  }

  #stamped(draft: TableState): TableState {
    draft.rev = this.#rev + 1;
    return draft;
  }

  /** Runs what must not fail; if it does, the table stands still and says why. */
  #durably<T>(work: () => Result<T, Refusal>): Result<T, Refusal> {
    try {
      return work();
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      this.fault(text);
      return refuse('fault', `Nothing was done: ${text}`);
    }
  }

  /** Stops dealing until staff have cleared it (M6). */
  fault(text: string): void {
    if (this.#state.fault !== null) return;
    this.#state = { ...this.#state, fault: text.slice(0, 400) };
    try {
      this.parts.log.write({ at: this.now(), level: 'error', code: 'fault', text, seat: null, by: null });
      this.parts.books.tableState.save(this.now(), this.#stamped(structuredClone(this.#state)));
    } catch {
      // The store itself is what failed; the screens still say so, and a restart finds the file as it was.
    }
    this.touch();
    this.#send({ type: 'FAULT' });
  }

  clearFault(): Result<null, Refusal> {
    const fault = this.#state.fault;
    if (fault === null) return refuse('no fault', 'There is no fault to clear.');
    this.#state = { ...this.#state, fault: null };
    const cleared = this.change(() => ok(null));
    if (cleared.ok) this.#send({ type: 'CLEARED' });
    return cleared;
  }

  stop(reason: string): Result<null, Refusal> {
    if (this.#state.stopped !== null) return refuse('stopped already', 'Play is stopped already.');
    const stopped = this.change((draft) => {
      draft.stopped = reason;
      return ok(null);
    });
    if (stopped.ok) this.#send({ type: 'STOP' });
    return stopped;
  }

  resume(): Result<null, Refusal> {
    if (this.#state.stopped === null) return refuse('not stopped', 'Play is not stopped.');
    const resumed = this.change((draft) => {
      draft.stopped = null;
      return ok(null);
    });
    if (resumed.ok) this.#send({ type: 'RESUME' });
    return resumed;
  }

  // --------------------------------------------------------------------------------------------- taking decisions

  /** A seat's answer to its ask: judged by the rules, journaled, and only then so. */
  decide(seat: Seat, decision: Decision, meta: IntentMeta): Result<null, Refusal> {
    const halted = this.#halted();
    if (halted) return halted;
    if (this.#taken.has(`${seat} ${meta.id}`)) return ok(null);
    if (!this.#hand || this.#hand.ask(seat) === null) return refuse('not your turn', 'It is not your turn.');
    if (meta.rev < (this.#askSince.get(seat) ?? 0)) {
      return refuse('stale', 'The table has moved on since you pressed. Look again and choose.');
    }
    this.#absences.delete(seat);
    return this.#take({ kind: 'decision', seat, decision }, { intent: meta.id, by: null });
  }

  /** A floorman's ruling on the running hand (LR9). */
  foul(seat: Seat, by: string | null): Result<null, Refusal> {
    if (this.#state.fault !== null) return refuse('fault', `The table stands still: ${this.#state.fault}`);
    if (!this.#hand) return refuse('no hand', 'No hand is being played.');
    return this.#take({ kind: 'ruling', ruling: { kind: 'foul', seat } }, { intent: null, by });
  }

  #halted(): { ok: false; error: Refusal } | null {
    if (this.#state.fault !== null) return refuse('fault', `The table stands still: ${this.#state.fault}`);
    if (this.#state.stopped !== null) return refuse('stopped', `The floor has stopped play: ${this.#state.stopped}`);
    return null;
  }

  #take(step: Step, who: { intent: string | null; by: string | null }): Result<null, Refusal> {
    const hand = this.#hand;
    if (!hand) return refuse('no hand', 'No hand is being played.');
    const taken = this.#durably(() => {
      const next = hand.take(step);
      if (!next.ok) return next;
      const seat = step.kind === 'ruling' ? step.ruling.seat : step.seat;
      const at = this.now();
      this.parts.books.journal.append(hand.facts.number, {
        step: hand.step,
        seat,
        kind: step.kind,
        body: bodyOf(step),
        at,
        rev: this.#rev,
        ...who,
      });
      return next;
    });
    if (!taken.ok) return taken;
    this.#hand = taken.value;
    if (step.kind !== 'ruling' && who.intent !== null) this.#taken.add(`${step.seat} ${who.intent}`);
    this.#newTurn(hand);
    this.#send({ type: 'DECIDED' });
    return ok(null);
  }

  /** Whose turn it is now; a seat that is asked anew gets its full time. */
  #newTurn(before: Hand | null): void {
    this.touch();
    const asks = this.#hand?.asks() ?? [];
    const still = new Set(before?.asks().map((ask) => ask.seat));
    const sameTurn = asks.length > 0 && asks.every((ask) => still.has(ask.seat)) && asks.length < still.size;
    for (const ask of asks) if (!sameTurn) this.#askSince.set(ask.seat, this.#rev);
    this.#turn.pause(this.now());
    this.#turn.turn(
      asks.map((ask) => ask.seat),
      this.parts.timing.turn,
      !sameTurn,
    );
  }

  // --------------------------------------------------------------------------- procedures, called by the chart

  open(): void {
    const { books, seal } = this.parts;
    const opened = this.#durably(() => {
      const journaled = books.journal.openHand();
      if (journaled) {
        this.#hand = Hand.replay(journaled, seal.open(journaled));
        this.#taken = new Set(journaled.entries.map((entry) => `${entry.seat} ${entry.intent}`));
        const last = journaled.entries.at(-1);
        this.#rev = Math.max(this.#rev, (last?.rev ?? 0) + 1000);
      }
      return ok(null);
    });
    if (opened.ok && this.#hand) this.#newTurn(null);
    this.#handSince = this.#rev;
    const left = this.#state.turnLeft;
    if (left && this.#hand && left.hand === this.#hand.facts.number && left.step === this.#hand.step) {
      this.#turn.restore(new Map(left.left));
    }
    if (this.#state.stopped !== null) this.#send({ type: 'STOP' });
    if (this.#state.fault !== null) this.#send({ type: 'FAULT' });
    this.touch();
  }

  housekeeping(): void {
    if (this.#hand || this.#state.fault !== null) return;
    this.#cycle();
    this.#keepHouse();
    this.preview();
  }

  /** The generator goes on, and is tested, while no hand is played (R5, R11). */
  #cycle(): void {
    this.#durably(() => ok(this.parts.shuffler.cycle()));
  }

  /** Who would have to wait if a hand were dealt now; for the stations. */
  preview(): void {
    const { game, rules } = this.setup;
    this.#waiting = game.seatHand(rules, this.#memory(), this.#occupants(), () => 0).waiting;
    this.touch();
  }

  #memory(): AnyMemory {
    const { game } = this.setup;
    return this.#state.memory === null ? game.newMemory() : game.memory.parse(this.#state.memory);
  }

  #occupants() {
    return this.#state.sittings.map((sitting) => ({
      seat: sitting.seat,
      player: sitting.account,
      stack: this.stack(sitting.seat),
      sittingOut: sitting.status !== 'playing' || sitting.locked,
      entry: sitting.entry,
    }));
  }

  enoughReady(): boolean {
    const { game, rules } = this.setup;
    const ready = this.#occupants().filter((occupant) => !occupant.sittingOut && occupant.stack > 0);
    return ready.length >= game.seats(rules).min;
  }

  deal(): void {
    const { game, rules, profile } = this.setup;
    const { shuffler, seal, books } = this.parts;
    let begun: Hand | null = null;
    const dealt = this.change((draft) => {
      const seating = game.seatHand(rules, this.#memory(), this.#occupants(), (n) => shuffler.lot(n));
      this.#waiting = seating.waiting;
      draft.memory = seating.memory;
      draft.turnLeft = null;
      if (!seating.start) return ok(null);
      const deck = shuffler.shuffle(game.deck(rules));
      const sealed = seal.seal({ hand: books.journal.nextNumber(), game: game.id }, deck);
      const facts = { rules, start: seating.start, memory: seating.memory, seal: sealed.seal, at: this.now() };
      const number = books.journal.beginHand({ ...facts, game: game.id, profile: profile.id, deck: sealed.deck });
      begun = Hand.begin(game, { ...facts, number, deck });
      return ok(null);
    });
    if (!dealt.ok || !begun) return;
    this.#hand = begun;
    this.#last = null;
    this.#taken = new Set();
    this.#newTurn(null);
    this.#handSince = this.#rev;
  }

  settle(): void {
    const hand = this.#hand;
    if (!hand) return;
    const draft = structuredClone(this.#state);
    const settled = this.#durably(() => {
      draft.memory = hand.memoryAfter();
      draft.turnLeft = null;
      return settleHand(this.parts.books, {
        hand: hand.facts.number,
        outcome: hand.outcome(),
        memory: draft.memory,
        at: this.now(),
        table: this.#stamped(draft),
      });
    });
    if (!settled.ok) {
      this.fault(settled.error.message);
      return;
    }
    this.#state = draft;
    this.#last = hand;
    this.#hand = null;
    this.touch();
  }

  /** Ends the running hand as if it had not been: every chip back where it was when it began (LR14, H6). */
  void(reason: string, by: string | null): Result<null, Refusal> {
    const hand = this.#hand;
    if (!hand) return refuse('no hand', 'No hand is being played.');
    const draft = structuredClone(this.#state);
    const voided = this.#durably(() => {
      draft.memory = hand.memoryIfVoided();
      draft.turnLeft = null;
      const act = { hand: hand.facts.number, memory: draft.memory, at: this.now(), reason, by };
      voidHand(this.parts.books, { ...act, table: this.#stamped(draft) });
      return ok(null);
    });
    if (!voided.ok) return voided;
    this.#state = draft;
    this.#last = null;
    this.#hand = null;
    this.touch();
    this.#send({ type: 'VOIDED' });
    return ok(null);
  }

  absent(): void {
    for (const seat of this.#turn.expired(this.now())) {
      if (!this.#hand?.ask(seat)) continue;
      const count = (this.#absences.get(seat) ?? 0) + 1;
      this.#absences.set(seat, count);
      this.#take({ kind: 'absent', seat }, { intent: null, by: null });
      if (count >= ABSENCES_TO_SIT_OUT) this.#sitOut(seat);
    }
  }

  #sitOut(seat: Seat): void {
    this.#absences.delete(seat);
    this.change((draft) => {
      const sitting = sittingAt(draft, seat);
      if (sitting) sitting.sitOutNext = true;
      return ok(null);
    });
  }

  runClock(): void {
    this.#turn.run(this.now());
    this.touch();
  }

  pauseClock(): void {
    this.#turn.pause(this.now());
  }

  noteClock(): void {
    const hand = this.#hand;
    if (!hand && this.#state.fault === null) this.#cycle();
    if (!hand || hand.over || this.#state.fault !== null || this.#state.stopped !== null) return;
    const left = this.#turn.entries(this.now());
    const draft = { ...this.#state, turnLeft: { hand: hand.facts.number, step: hand.step, left } };
    const noted = this.#durably(() => {
      this.parts.books.tableState.save(this.now(), this.#stamped(draft));
      return ok(null);
    });
    if (noted.ok) this.#state = draft;
  }

  handIsOpen(): boolean {
    return this.#hand !== null;
  }

  handIsOver(): boolean {
    return this.#hand?.over ?? false;
  }

  turnLeft(): number {
    return this.#turn.next(this.now());
  }

  resultTime(): number {
    return this.parts.timing.result;
  }

  pauseTime(): number {
    return this.parts.timing.pause;
  }

  heartbeat(): number {
    return this.parts.timing.heartbeat;
  }
}
