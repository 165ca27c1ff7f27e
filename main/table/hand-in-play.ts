/**
 * The hand on the table: what its seats decide, what the floor rules, whose turn it is and for how long. A step takes
 * effect only once it is on disk. A press that arrives twice, even after a restart, is carried out once.
 */
import type { Ask, Decision } from '../../games/ask.ts';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import type { Seat, Viewer } from '../../games/seat.ts';
import { bodyOf, Hand, type HandStep, turnBegan } from '../hand/hand.ts';
import type { JournaledHand } from '../journal/journal.ts';
import type { IntentMeta } from '../link/desk.ts';
import type { DeckSeal } from '../shuffle/deck-seal.ts';
import { didNotAnswer, misses } from './absence.ts';
import type { DurableState } from './durable-state.ts';
import type { TimeBank, Timing } from './profile.ts';
import { Squeeze } from './squeeze.ts';
import { type Sitting, sittingAt, type TableState } from './state.ts';
import { drawOn, inBank, putBack } from './time-bank.ts';
import { TurnClock } from './turn-clock.ts';

interface HandInPlayParts {
  readonly durable: DurableState;
  readonly seal: DeckSeal;
  readonly timing: Timing;
  /** The time bank of the game on the table. */
  timeBank(): TimeBank | null;
}

/** The source of a step: the press it came from, or the floorman. */
interface StepBy {
  readonly intent: string | null;
  readonly by: string | null;
}

/** How long the table waits for an absent tournament player, in ms: until everyone has seen whose turn it was. */
const ABSENT_MS = 1500;

const isOptional = (ask: Ask): boolean => ask.kind === 'choose' && ask.optional === true;

/** How long a seat has to answer. Betting closes for all seats at once. */
function timeFor(ask: Ask, { turn, bets, show }: Timing): number {
  if (isOptional(ask)) return show;
  return ask.kind === 'wager' ? bets : turn;
}

export class HandInPlay {
  readonly #parts: HandInPlayParts;
  #hand: Hand | null = null;
  #last: Hand | null = null;
  /** The open hand that could not be taken up again. All that can be done is to void it. */
  #lost: JournaledHand | null = null;
  #since = 0;
  /** Presses already taken in the running hand, by seat and id. */
  #taken = new Set<string>();
  /** The revision at which each seat got its current ask. */
  readonly #askSince = new Map<Seat, number>();
  readonly #turn = new TurnClock();
  /** When the chart looks at the turns again, and when the shortest one ends, on the clock that cannot be set. */
  #looksAt = 0;
  #endsAt = 0;
  /** When the last ask that could change the end of the hand was answered, while other asks are still open. */
  #pushedAt: number | null = null;

  /** The cards that the highest bettors have still to turn up in the hand on show. */
  readonly squeeze = new Squeeze();

  constructor(parts: HandInPlayParts) {
    this.#parts = parts;
  }

  /** The running hand; null when there is none. */
  get hand(): Hand | null {
    return this.#hand;
  }

  /** The running hand or, until the next one starts, the last; null after a voided one. */
  get shown(): Hand | null {
    return this.#hand ?? this.#last;
  }

  /** Number of the open hand, in play or not; null when there is none. */
  get openNumber(): number | null {
    return this.#hand?.facts.number ?? this.#lost?.hand ?? null;
  }

  /** The revision at which the running hand began. A press on an older one meant another hand. */
  get since(): number {
    return this.#since;
  }

  // ------------------------------------------------------------------------------------------- beginning and end

  /** Takes on a hand that was dealt and is in the journal. */
  begin(hand: Hand): void {
    this.#hand = hand;
    this.#last = null;
    this.squeeze.begin(null, 0, this.#parts.timing);
    this.#taken = new Set();
    this.#newTurn();
    this.#since = this.#parts.durable.rev;
  }

  /** The hand is closed in the books. `shown` is the hand that screens go on showing, null after a void. */
  end(shown: Hand | null): void {
    const { durable, timing } = this.#parts;
    this.#last = shown;
    this.#hand = null;
    this.#lost = null;
    this.squeeze.begin(shown, durable.now(), timing);
    durable.touch();
  }

  /** Replays the journal's open hand to the point it had reached. Throws when that is impossible. */
  takeUp(journaled: JournaledHand | null): void {
    const { durable, seal } = this.#parts;
    this.#hand = null;
    this.#last = null;
    this.#lost = journaled;
    if (journaled) {
      const positions = Hand.positions(journaled, seal.open(journaled));
      this.#hand = positions.at(-1) ?? null;
      this.#lost = null;
      this.#taken = new Set(journaled.entries.map((entry) => `${entry.seat} ${entry.intent}`));
      durable.skipTo((journaled.entries.at(-1)?.rev ?? 0) + 1000);
      this.#newTurn();
      this.#goOnWithTime(positions);
    }
    this.#since = durable.rev;
  }

  /** Players go on with the time they had. Time saved for a turn that is over no longer counts. */
  #goOnWithTime(positions: readonly Hand[]): void {
    const { state } = this.#parts.durable;
    for (const { seat, drawn } of state.sittings) this.#turn.extend(seat, drawn);
    const { turnLeft } = state;
    const hand = positions.at(-1);
    if (!turnLeft || turnLeft.hand !== hand?.facts.number) return;
    this.#turn.restore(new Map(turnLeft.left.filter(([seat]) => turnLeft.step >= turnBegan(positions, seat))));
  }

  /** Whether memory holds the journal's open hand, up to its last step. */
  agreesWith(journaled: JournaledHand | null): boolean {
    return journaled?.hand === this.#hand?.facts.number && journaled?.entries.length === this.#hand?.step;
  }

  // ------------------------------------------------------------------------------------------------------ steps

  /** A seat's answer to its ask: the rules judge it, the journal stores it, and only then does it take effect. */
  decide(seat: Seat, decision: Decision, meta: Pick<IntentMeta, 'id' | 'rev'>): Result<null, Refusal> {
    const halted = this.#halted();
    if (halted) return halted;
    if (this.#taken.has(`${seat} ${meta.id}`)) return ok(null);
    if (!this.#hand || this.#hand.ask(seat) === null) return refuse('not your turn', 'It is not your turn.');
    if (meta.rev < (this.#askSince.get(seat) ?? 0)) {
      return refuse('stale', 'The table has moved on since you pressed. Look again and choose.');
    }
    const sitting = sittingAt(this.#parts.durable.state, seat);
    const isNoted = sitting !== undefined && (sitting.absences > 0 || sitting.drawn > 0);
    const left = this.#turn.left(seat, this.#parts.durable.now());
    const note = (draft: TableState): void => {
      const edited = sittingAt(draft, seat);
      if (!edited) return;
      edited.absences = 0;
      putBack(edited, left);
    };
    const step = { kind: 'decision', seat, decision } as const;
    return this.#take([step], { intent: meta.id, by: null }, isNoted ? note : undefined);
  }

  /** The player asks for more time. Once per turn, the contents of their bank are added to it. */
  drawTime(seat: Seat): Result<null, Refusal> {
    return this.#longer(seat, this.timeBankOf(seat), (sitting) => drawOn(sitting, this.#parts.timeBank()));
  }

  /**
   * The floor gives a seat more time for the running turn, in milliseconds. The player's own time bank stays as it is.
   */
  giveTime(seat: Seat, ms: number): Result<null, Refusal> {
    const ask = this.#hand?.ask(seat) ?? null;
    return this.#longer(seat, ask === null || isOptional(ask) ? 0 : ms, () => {});
  }

  /** Adds to a seat's turn; `note` makes the matching change in the sitting. */
  #longer(seat: Seat, ms: number, note: (sitting: Sitting) => void): Result<null, Refusal> {
    const halted = this.#halted();
    if (halted) return halted;
    const { durable } = this.#parts;
    if (ms === 0) return refuse('no time', 'There is no more time for this decision.');
    const drawn = durable.change((draft) => {
      const sitting = sittingAt(draft, seat);
      if (sitting) note(sitting);
      const saved = this.timeToSave();
      const left = (before: number, of: Seat): number => (of === seat ? before + ms : before);
      draft.turnLeft = saved && { ...saved, left: saved.left.map(([of, before]) => [of, left(before, of)]) };
      return ok(null);
    });
    if (!drawn.ok) return drawn;
    this.#turn.extend(seat, ms);
    durable.tell({ type: 'DECIDED' });
    return drawn;
  }

  /**
   * How much a seat may add to its turn now, in milliseconds. Zero while bets are placed, which closes for all seats at
   * once, and for an ask that the player need not answer.
   */
  timeBankOf(seat: Seat): number {
    const ask = this.#hand?.ask(seat) ?? null;
    const sitting = sittingAt(this.#parts.durable.state, seat);
    return ask === null || ask.kind === 'wager' || isOptional(ask) || !sitting
      ? 0
      : inBank(sitting, this.#parts.timeBank());
  }

  /** A floorman's ruling on the running hand (LR9). */
  foul(seat: Seat, by: string | null): Result<null, Refusal> {
    const { fault } = this.#parts.durable.state;
    if (fault !== null) return refuse('fault', `The table is stopped: ${fault}`);
    if (!this.#hand) return refuse('no hand', 'No hand is being played.');
    return this.#take([{ kind: 'ruling', ruling: { kind: 'foul', seat } }], { intent: null, by });
  }

  /**
   * Time is up for all of these seats together: betting closes for all of them or, if the power fails, for none yet
   * (M3). Returns the seats that now count as away.
   */
  absent(): readonly Seat[] {
    const { durable, timing } = this.#parts;
    const steps = this.#hand?.absences(this.#turn.expired(durable.now())) ?? [];
    const away: Seat[] = [];
    const note = (draft: TableState): void => {
      for (const { seat } of steps) {
        const sitting = sittingAt(draft, seat);
        const ask = this.#hand?.ask(seat) ?? null;
        if (ask !== null && isOptional(ask)) continue;
        if (sitting) putBack(sitting, 0);
        if (sitting && draft.tournament !== null) {
          if (misses(sitting)) away.push(seat);
        } else if (sitting && didNotAnswer(draft, sitting, durable.now(), timing)) away.push(seat);
      }
    };
    if (steps.length === 0 || !this.#take(steps, { intent: null, by: null }, note).ok) return [];
    return away;
  }

  #halted(): { ok: false; error: Refusal } | null {
    const { fault, stopped } = this.#parts.durable.state;
    if (fault !== null) return refuse('fault', `The table is stopped: ${fault}`);
    if (stopped !== null) return refuse('stopped', `The floor has stopped play: ${stopped}`);
    return null;
  }

  /**
   * Takes steps that belong together, along with what they change in the table's state: all of it is on disk, or none.
   */
  #take(steps: readonly HandStep[], who: StepBy, note?: (draft: TableState) => void): Result<null, Refusal> {
    const { durable } = this.#parts;
    const before = this.#hand;
    if (!before) return refuse('no hand', 'No hand is being played.');
    const draft = note ? structuredClone(durable.state) : null;
    if (note && draft) note(draft);
    const positions = [before];
    const taken = durable.durably(() => {
      let after = before;
      for (const step of steps) {
        const next = after.take(step);
        if (!next.ok) return next;
        after = next.value;
        positions.push(after);
      }
      this.#journal(before, steps, who, draft);
      return ok(after);
    });
    if (!taken.ok) return taken;
    if (draft) durable.keep(draft);
    this.#hand = taken.value;
    for (const step of steps) {
      if (step.kind !== 'ruling' && who.intent !== null) this.#taken.add(`${step.seat} ${who.intent}`);
    }
    const wasRunning = this.#turn.isRunning;
    this.#newTurn(positions);
    if (!wasRunning || !this.#runsOn()) durable.tell({ type: 'DECIDED' });
    return ok(null);
  }

  #journal(before: Hand, steps: readonly HandStep[], who: StepBy, draft: TableState | null): void {
    const { durable } = this.#parts;
    const { journal, store, tableState } = durable.parts.books;
    const [at, { rev }] = [durable.now(), durable];
    const append = (step: HandStep, nth: number): void => {
      const seat = step.kind === 'ruling' ? step.ruling.seat : step.seat;
      const entry = { step: before.step + nth, seat, kind: step.kind, body: bodyOf(step), at, rev, ...who };
      journal.append(before.facts.number, entry);
    };
    const [first, ...others] = steps;
    // Most presses are a single row, which is a transaction of its own.
    if (first && others.length === 0 && !draft) append(first, 0);
    else {
      store.transact(() => {
        steps.forEach(append);
        if (draft) tableState.save(at, durable.stamped(draft));
      });
    }
  }

  // ------------------------------------------------------------------------------------------------------- time

  /**
   * Sets whose turn it is now. A seat with a new ask gets its full time; a seat with the same ask keeps the time it has
   * left.
   */
  #newTurn(positions: readonly Hand[] = []): void {
    const { durable, timing } = this.#parts;
    durable.touch();
    const asks = this.#hand?.asks() ?? [];
    const turns = asks.map((ask) => ({
      seat: ask.seat,
      totalMs: this.#isAbsent(ask.seat) ? Math.min(ABSENT_MS, timeFor(ask, timing)) : timeFor(ask, timing),
      goesOn: positions.length > 0 && turnBegan(positions, ask.seat) === 0,
    }));
    const isPushed = asks.length > 0 && asks.every(isOptional);
    this.#pushedAt = isPushed || asks.length === 0 ? (this.#pushedAt ?? (isPushed ? durable.now() : null)) : null;
    for (const { seat, goesOn } of turns) if (!goesOn) this.#askSince.set(seat, durable.rev);
    this.#turn.turn(turns, durable.now());
  }

  /**
   * Runs the clock of the new turns, if the chart need not hear of them: the hand goes on, and none of them ends before
   * the chart looks at them again. Most presses come here, and an event of the chart would cost more than all of this.
   */
  #runsOn(): boolean {
    const { durable } = this.#parts;
    const ends = this.#steady() + this.#turn.next(durable.now());
    if (this.#hand?.over !== false || ends < this.#looksAt) return false;
    this.#endsAt = ends;
    this.runClock();
    durable.touch();
    return true;
  }

  #steady(): number {
    return this.#parts.durable.parts.clock.steady();
  }

  /** A tournament player is back: if it is their turn, they get the same time as any other player. */
  returned(seat: Seat): void {
    const ask = this.#hand?.ask(seat) ?? null;
    const { durable, timing } = this.#parts;
    if (ask === null || durable.state.tournament === null) return;
    this.#turn.extend(seat, Math.max(0, timeFor(ask, timing) - ABSENT_MS));
    durable.tell({ type: 'DECIDED' });
  }

  /** In a tournament: dealt in, but not there. */
  #isAbsent(seat: Seat): boolean {
    const { state } = this.#parts.durable;
    return state.tournament !== null && (sittingAt(state, seat)?.locked ?? false);
  }

  /** How long the end of the hand has been on show while its players could still show cards, in milliseconds. */
  get shownFor(): number {
    return this.#pushedAt === null ? 0 : Math.max(0, this.#parts.durable.now() - this.#pushedAt);
  }

  runClock(): void {
    this.#turn.run(this.#parts.durable.now());
  }

  pauseClock(): void {
    this.#turn.pause(this.#parts.durable.now());
  }

  /** Milliseconds to the end of the shortest turn, after which the chart looks at the turns again. */
  turnLeft(): number {
    const left = this.#turn.next(this.#parts.durable.now());
    this.#endsAt = this.#steady() + left;
    this.#looksAt = this.#endsAt;
    return left;
  }

  /** Whether the shortest turn has begun since the chart looked at the turns, and goes on. */
  turnsGoOn(): boolean {
    return this.#steady() < this.#endsAt;
  }

  /** Milliseconds to its end, after which the chart looks at the turns again. */
  restOfTurn(): number {
    this.#looksAt = this.#endsAt;
    return Math.ceil(this.#endsAt - this.#steady());
  }

  /** The time of the seat's own turn or, without one, of the turn that ends first. */
  countdown(viewer: Viewer): { leftMs: number; totalMs: number } | null {
    const seat = viewer === 'public' ? null : viewer;
    return this.#hand ? this.#turn.countdown(this.#parts.durable.now(), seat) : null;
  }

  /**
   * The time left, in the form saved while the hand runs, so that a restart finds it; null while no turn is running.
   */
  timeToSave(): TableState['turnLeft'] {
    const hand = this.#hand;
    if (!hand || hand.over) return null;
    return { hand: hand.facts.number, step: hand.step, left: this.#turn.entries(this.#parts.durable.now()) };
  }
}
