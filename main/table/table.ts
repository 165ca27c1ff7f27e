/**
 * One table: who sits there, what is being played, and what the procedure (`table-chart.ts`) has it do.
 * Everything that matters is made durable before anything else learns of it; what cannot be made durable did not
 * happen, and the table stands still until somebody has looked.
 */

import { isDeepStrictEqual } from 'node:util';
import type { Decision, Occupant, Seat, StandingChoice, Waiting } from '../../games/game.ts';
import type { Cents } from '../../games/money.ts';
import type { AnyGame, AnyMemory, AnyRules, AnyStart } from '../../games/registry.ts';
import { ok, type Refusal, type Result, refuse } from '../../games/result.ts';
import { messageOf } from '../../hardware/result.ts';
import { bodyOf, Hand, type HandStep, isSameTurn, turnBegan } from '../hand/hand.ts';
import type { JournaledHand } from '../journal/journal.ts';
import { settleHand, type TwoPeople, voidHand } from '../ledger/settle.ts';
import type { IntentMeta } from '../link/desk.ts';
import type { DeckSeal } from '../shuffle/deck-seal.ts';
import type { Shuffler } from '../shuffle/shuffler.ts';
import { didNotAnswer } from './absence.ts';
import { choicesOf } from './choices.ts';
import { DurableState, type DurableStateParts } from './durable-state.ts';
import type { FaultCheck, TableChecks } from './fault.ts';
import type { StayOut } from './game-change.ts';
import { keptDeck, nextDeck } from './next-deck.ts';
import type { Profile, TimeTerms, Timing } from './profile.ts';
import { removedSetup, takenUp } from './removed-game.ts';
import { newTableState, type Sitting, sittingAt, type TableState } from './state.ts';
import type { TableEvent, TableProcedures } from './table-chart.ts';
import { TurnClock } from './turn-clock.ts';

/** A game made ready to play: the profile it came from and its options, checked. */
export interface Setup {
  readonly profile: Profile;
  readonly game: AnyGame;
  readonly rules: AnyRules;
}

export interface TableParts extends DurableStateParts {
  readonly timing: Timing;
  readonly shuffler: Shuffler;
  readonly seal: DeckSeal;
  /** What must be right before anything is dealt, and before a fault is cleared (M2). */
  readonly checks: TableChecks;
  /** Every game the floorman may put on, by profile id; the first is what a new table plays. */
  readonly setups: ReadonlyMap<string, Setup>;
  /** Whether a new table lets everyone in without asking the floor. */
  readonly standingApproval: boolean;
  /** What becomes of a player who does not come along to another game. */
  readonly gameChange: StayOut;
  readonly timeTerms: TimeTerms;
}

/** The seats' side of a table, as the table itself needs it. */
export interface SeatsSide {
  /** Does between hands what had to wait for the end of one. */
  keepHouse(): void;
  /** Time goes by. Gives what has run of the half hour of a time collection. */
  tick(): TableState['time'];
  /** A player did not answer several times in a row: they are not there, and it is on disk. */
  wentAway(seat: Seat): void;
}

/** Chips that are enough to be dealt in anywhere, where the true stack is not known yet. */
const ENOUGH: Cents = 1_000_000_00;

/** For so long at least nothing is dealt after a hand was voided, so that everybody can read why. */
const VOID_TIME_MS = 8000;

/** What each player of a hand has put in so far: what goes back if it is voided. */
function putInto(hand: Hand): NonNullable<TableState['voided']>['back'] {
  const now = hand.view('public').seats;
  return hand.facts.start.players.flatMap(({ seat, player, stack }) => {
    const left = now.find((one) => one.seat === seat)?.stack ?? stack;
    return left < stack ? [{ seat, account: player, amount: stack - left }] : [];
  });
}

/** Whose step it is: the press that it came by, or the floorman. */
interface Who {
  readonly intent: string | null;
  readonly by: string | null;
}

export class Table extends DurableState implements TableProcedures {
  override readonly parts: TableParts;
  #hand: Hand | null = null;
  #last: Hand | null = null;
  /** The open hand that could not be taken up again. It can only be voided. */
  #lost: JournaledHand | null = null;
  /** Who will not be dealt into the next hand as things stand, and who will because they post. */
  #waiting: readonly Waiting[] = [];
  #posting: readonly Waiting[] = [];
  /** Whether a hand could have been dealt when that was last looked at: a game may also wait for somebody to bank it. */
  #mayDeal = true;
  /** Why the program must be started again; null while it is whole. */
  #broken: string | null = null;
  #handSince = 0;
  #lastNumber = 0;
  /** Presses that the running hand has taken, by seat and id: one that comes again, even after a restart, was done. */
  #taken = new Set<string>();
  readonly #askSince = new Map<Seat, number>();
  readonly #turn = new TurnClock();
  /** Each stack as it was last read: what a screen shows while the books cannot be read. */
  readonly #stacks = new Map<Seat, Cents>();
  #seats: SeatsSide = { keepHouse: () => {}, tick: () => this.state.time, wentAway: () => {} };
  /** The game on the table that is not offered any more; null where it is. */
  #removed: Setup | null = null;
  #floorNotice: string | null = null;

  constructor(parts: TableParts) {
    const first = parts.setups.keys().next().value ?? '';
    super(parts, () => newTableState(first, parts.standingApproval));
    this.parts = parts;
    if (!parts.setups.has(this.state.profile)) this.#removed = removedSetup(this.state, parts);
  }

  /** Joins the table to the chart that drives it and to its seats. */
  drive(send: (event: TableEvent) => void, seats: SeatsSide): void {
    this.sendBy(send);
    this.#seats = seats;
  }

  // ------------------------------------------------------------------------------------------------- what is so

  get hand(): Hand | null {
    return this.#hand;
  }

  /** The running hand or, until the next one starts, the last; null after a voided one. */
  get shownHand(): Hand | null {
    return this.#hand ?? this.#last;
  }

  /** Number of the newest hand, played out or voided; 0 before the first. */
  get lastNumber(): number {
    return this.#lastNumber;
  }

  get setup(): Setup {
    return this.setupNamed(this.state.profile);
  }

  setupNamed(id: string): Setup {
    const setup = this.parts.setups.get(id) ?? (id === this.#removed?.profile.id ? this.#removed : null);
    if (!setup) throw new Error(`no profile ${id}`);
    return setup;
  }

  /** What the floor should know at once about the start of the table, in one sentence; null when it has seen it. */
  get floorNotice(): string | null {
    return this.#floorNotice;
  }

  floorNoticeSeen(): void {
    this.#floorNotice = null;
  }

  /** What players may choose in the game on the table, for all hands to come. */
  get choices(): readonly StandingChoice[] {
    return choicesOf(this.setup);
  }

  /** Who is not dealt into the next hand as things stand, and why. */
  get waiting(): readonly Waiting[] {
    return this.#waiting;
  }

  /** Number of the hand that is open, played or not; null when none is. */
  get openNumber(): number | null {
    return this.#hand?.facts.number ?? this.#lost?.hand ?? null;
  }

  /** Who is dealt into the next hand because they post for it, in words for them. */
  get posting(): readonly Waiting[] {
    return this.#posting;
  }

  /** Whether the floor may void a hand: the one in play, or one that could not be taken up again. */
  get mayVoid(): boolean {
    return this.openNumber !== null;
  }

  /** The revision with which the running hand began; what was pressed on an older one meant another hand. */
  get handSince(): number {
    return this.#handSince;
  }

  stack(seat: Seat): Cents {
    try {
      this.#stacks.set(seat, this.parts.books.ledger.balance(`seat:${seat}`));
    } catch (error) {
      this.fails(error);
    }
    return this.#stacks.get(seat) ?? 0;
  }

  sitting(seat: Seat): Sitting | undefined {
    return sittingAt(this.state, seat);
  }

  /** Whether the seat's chips are bound by the running hand. */
  inHand(seat: Seat): boolean {
    return this.#hand?.has(seat) ?? false;
  }

  countdown(): { leftMs: number; totalMs: number } | null {
    return this.#hand ? this.#turn.countdown(this.now()) : null;
  }

  /**
   * Goes on after a fault, once everything that failed passes, the books can be written, and memory agrees with them
   * (M2). Refused with what is still wrong.
   */
  async clearFault(): Promise<Result<null, Refusal>> {
    if (this.state.fault === null) return refuse('no fault', 'There is no fault to clear.');
    const { failures } = this;
    const { failed } = this.state;
    const wrong = this.#unwritable() ?? (await this.#stillWrong(failed)) ?? this.#wrong();
    if (wrong !== null) return refuse('fault', `Not cleared: ${wrong}`);
    if (this.state.fault === null) return refuse('no fault', 'Somebody else has cleared the fault meanwhile.');
    if (this.failures > failures) {
      return refuse('fault', 'Not cleared: something has failed meanwhile. Try again.');
    }
    const before = this.state;
    this.keep({ ...before, fault: null, failed: [] });
    const cleared = this.change(() => ok(null));
    if (cleared.ok) this.tell({ type: 'CLEARED' });
    else this.keep({ ...before, failed: [...new Set([...before.failed, ...this.state.failed])] });
    return cleared;
  }

  /**
   * Proves the whole books while the table stands still, so that chips may be cashed in: what is wrong, in one sentence;
   * null when nothing is.
   */
  async proveBooks(): Promise<string | null> {
    return this.#unwritable() ?? (await this.parts.checks.books());
  }

  /** Whether the books can be written again. */
  #unwritable(): string | null {
    try {
      this.parts.books.tableState.save(this.now(), this.stamped(structuredClone(this.state)));
      return null;
    } catch (error) {
      return messageOf(error);
    }
  }

  async #stillWrong(failed: readonly FaultCheck[]): Promise<string | null> {
    for (const check of failed) {
      const wrong = await this.#proof(check).catch(messageOf);
      if (wrong !== null) return wrong;
    }
    return null;
  }

  /** Runs once more what failed, all of it. */
  async #proof(check: FaultCheck): Promise<string | null> {
    const { checks, shuffler } = this.parts;
    switch (check) {
      case 'books':
      case 'disk':
        return checks.books();
      case 'software':
        return checks.software();
      case 'generator':
        shuffler.cycle();
        return null;
      case 'settlement':
        return (await checks.books()) ?? this.#settlementFault();
      case 'program':
        return this.#broken;
    }
  }

  /** Tries to settle the hand that is over and takes that back: what stands in the way, or null. */
  #settlementFault(): string | null {
    const hand = this.#hand;
    if (!hand?.over) return null;
    const trial = this.parts.books.ledger.trial(() => this.#settlement(hand, structuredClone(this.state)));
    return trial.ok ? null : trial.error.message;
  }

  /** A part of the program broke off in the middle of something: only a new start makes it whole. */
  breaksOff(error: unknown): void {
    this.#broken = `Start the program again: ${messageOf(error)}`;
    this.fault(this.#broken, 'program');
  }

  /** What keeps the table from playing; the hand in the journal is taken up if memory has another one. */
  #wrong(): string | null {
    try {
      const wrong = this.parts.checks.start();
      if (wrong !== null) return wrong.text;
      const journaled = this.parts.books.journal.openHand();
      const facts = this.#hand?.facts;
      if (journaled?.hand !== facts?.number || journaled?.entries.length !== this.#hand?.step) this.#takeUp(journaled);
      return null;
    } catch (error) {
      return messageOf(error);
    }
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
    const isBack = (this.sitting(seat)?.absences ?? 0) > 0;
    const note = (draft: TableState): void => void Object.assign(sittingAt(draft, seat) ?? {}, { absences: 0 });
    return this.#take([{ kind: 'decision', seat, decision }], { intent: meta.id, by: null }, isBack ? note : undefined);
  }

  /** A floorman's ruling on the running hand (LR9). */
  foul(seat: Seat, by: string | null): Result<null, Refusal> {
    if (this.state.fault !== null) return refuse('fault', `The table stands still: ${this.state.fault}`);
    if (!this.#hand) return refuse('no hand', 'No hand is being played.');
    return this.#take([{ kind: 'ruling', ruling: { kind: 'foul', seat } }], { intent: null, by });
  }

  #halted(): { ok: false; error: Refusal } | null {
    if (this.state.fault !== null) return refuse('fault', `The table stands still: ${this.state.fault}`);
    if (this.state.stopped !== null) return refuse('stopped', `The floor has stopped play: ${this.state.stopped}`);
    return null;
  }

  /** Takes steps that belong together, with what is to be noted of the table by them: all is on disk, or nothing. */
  #take(steps: readonly HandStep[], who: Who, note?: (draft: TableState) => void): Result<null, Refusal> {
    const before = this.#hand;
    if (!before) return refuse('no hand', 'No hand is being played.');
    const draft = note ? structuredClone(this.state) : null;
    if (note && draft) note(draft);
    const taken = this.durably(() => {
      let after = before;
      for (const step of steps) {
        const next = after.take(step);
        if (!next.ok) return next;
        after = next.value;
      }
      this.#journal(before, steps, who, draft);
      return ok(after);
    });
    if (!taken.ok) return taken;
    if (draft) this.keep(draft);
    this.#hand = taken.value;
    for (const step of steps) {
      if (step.kind !== 'ruling' && who.intent !== null) this.#taken.add(`${step.seat} ${who.intent}`);
    }
    this.#newTurn(before);
    this.tell({ type: 'DECIDED' });
    return ok(null);
  }

  #journal(before: Hand, steps: readonly HandStep[], who: Who, draft: TableState | null): void {
    const { journal, store, tableState } = this.parts.books;
    const at = this.now();
    store.transact(() => {
      for (const [nth, step] of steps.entries()) {
        const seat = step.kind === 'ruling' ? step.ruling.seat : step.seat;
        const entry = { step: before.step + nth, seat, kind: step.kind, body: bodyOf(step), at, rev: this.rev, ...who };
        journal.append(before.facts.number, entry);
      }
      if (draft) tableState.save(at, this.stamped(draft));
    });
  }

  /** Whose turn it is now; a seat that is asked again gets its full time. */
  #newTurn(before: Hand | null): void {
    this.touch();
    const { timing } = this.parts;
    const asks = this.#hand?.asks() ?? [];
    const sameTurn = isSameTurn(before, this.#hand);
    for (const ask of asks) if (!sameTurn) this.#askSince.set(ask.seat, this.rev);
    this.#turn.pause(this.now());
    this.#turn.turn(
      asks.map((ask) => ask.seat),
      asks.some((ask) => ask.kind === 'wager') ? timing.bets : timing.turn,
      !sameTurn,
    );
  }

  // --------------------------------------------------------------------------- procedures, called by the chart

  open(): void {
    const { books, checks } = this.parts;
    this.durably(() => {
      const wrong = checks.start();
      if (wrong !== null) this.fault(wrong.text, wrong.check);
      this.#lastNumber = books.journal.nextNumber() - 1;
      return ok(this.#takeUpGame());
    });
    this.durably(() => ok(this.#takeUp(books.journal.openHand())));
    this.preview();
  }

  /** The game on the table, and the one announced, may not be offered any more since `table.json` was changed. */
  #takeUpGame(): void {
    const { setups, timing } = this.parts;
    const taken = takenUp(this.state, { setups, lastNumber: this.#lastNumber, rev: this.rev, now: this.now(), timing });
    const playing = this.setup.profile;
    if (
      taken.text === null &&
      isDeepStrictEqual(this.state, taken.state) &&
      isDeepStrictEqual(this.state.playing, playing)
    )
      return;
    const done = this.change((draft) => ok(void Object.assign(draft, { ...taken.state, playing })));
    if (!done.ok || taken.text === null) return;
    this.#floorNotice = taken.text;
    this.note({ level: 'warning', code: 'game not offered', text: taken.text, seat: null, by: null });
  }

  /** Plays the hand that the journal has open as far as it was played. Throws when it cannot be. */
  #takeUp(journaled: JournaledHand | null): void {
    this.#hand = null;
    this.#last = null;
    this.#lost = journaled;
    if (journaled) {
      const positions = Hand.positions(journaled, this.parts.seal.open(journaled));
      this.#hand = positions.at(-1) ?? null;
      this.#lost = null;
      this.#taken = new Set(journaled.entries.map((entry) => `${entry.seat} ${entry.intent}`));
      this.skipTo((journaled.entries.at(-1)?.rev ?? 0) + 1000);
      this.#newTurn(null);
      const left = this.state.turnLeft;
      if (left?.hand === journaled.hand && left.step >= turnBegan(positions)) this.#turn.restore(new Map(left.left));
    }
    this.#handSince = this.rev;
  }

  housekeeping(): void {
    if (this.#hand || this.state.fault !== null) return;
    this.#cycle();
    this.durably(() => ok(this.#seats.keepHouse()));
    this.preview();
    this.durably(() => ok(this.parts.books.store.tidy()));
  }

  /** The generator goes on, and is tested, while no hand is played (R5, R11). */
  #cycle(): void {
    this.durably(() => ok(this.parts.shuffler.cycle()));
  }

  /** Who would have to wait if the next hand were dealt as things stand; for the stations, also while a hand runs. */
  preview(): void {
    this.durably(() => {
      const occupants = this.#nextOccupants();
      const { start, waiting } = this.#seating(occupants);
      this.#waiting = waiting;
      if (!this.#hand) this.#mayDeal = start !== null;
      this.#posting = occupants
        .filter(({ seat, entry }) => entry === 'post' && !this.inHand(seat))
        .flatMap(({ seat }) => this.#postingOf(seat, start, occupants));
      return ok(null);
    });
    this.touch();
  }

  /**
   * What somebody who sat down here now would have to wait for; null when they would be dealt into the next hand. What
   * they bring is not known yet: it is taken to be enough.
   */
  entryAt(seat: Seat, player: string): Waiting | null {
    const newcomer = { seat, player, stack: ENOUGH, sittingOut: false, entry: 'wait' as const, choices: [] };
    const { waiting } = this.#seating([...this.#nextOccupants(), newcomer]);
    return waiting.find((one) => one.seat === seat) ?? null;
  }

  #seating(occupants: readonly Occupant[]) {
    const { game, rules } = this.setup;
    return game.seatHand(rules, this.#memoryForNext(), occupants, () => 0);
  }

  /** A player who posts and is dealt in for it, and would have to wait otherwise. */
  #postingOf(seat: Seat, start: AnyStart | null, occupants: readonly Occupant[]): Waiting[] {
    if (!start?.players.some((one) => one.seat === seat)) return [];
    const asWaiting = occupants.map((one) => (one.seat === seat ? { ...one, entry: 'wait' as const } : one));
    const without = this.#seating(asWaiting).waiting.find((one) => one.seat === seat);
    return without?.mayPost ? [{ ...without, message: 'You post and are dealt in with the next hand.' }] : [];
  }

  /** What the next hand would be seated with if the running one ended as it stands. */
  #memoryForNext(): AnyMemory {
    const hand = this.#hand;
    if (!hand) return this.#memory();
    // A player-dealer game in which nobody has taken the bank yet is not one in which nobody does.
    return hand.over || hand.view('public').kind === 'pot' ? hand.memoryAfter() : hand.memoryIfVoided();
  }

  #memory(): AnyMemory {
    const { game } = this.setup;
    return this.state.memory === null ? game.newMemory() : game.memory.parse(this.state.memory);
  }

  #memoryOfFreshDeck(): unknown {
    const { game } = this.setup;
    return this.state.memory !== null && game.freshDeck ? game.freshDeck(this.#memory()) : this.state.memory;
  }

  /** The occupants as they will be when the running hand is over: who wants to sit out or leave then does. */
  #nextOccupants(): readonly Occupant[] {
    return this.#occupants().map((one) => {
      const { sitOutNext = false, leaveNext = false } = this.sitting(one.seat) ?? {};
      return { ...one, sittingOut: one.sittingOut || sitOutNext || leaveNext };
    });
  }

  #occupants(): readonly Occupant[] {
    const offered = new Set(this.choices.map(({ id }) => id));
    return this.state.sittings.map((sitting) => ({
      seat: sitting.seat,
      player: sitting.account,
      stack: this.stack(sitting.seat),
      sittingOut: sitting.status !== 'playing' || sitting.locked,
      entry: sitting.entry,
      choices: sitting.choices.filter((choice) => offered.has(choice)),
    }));
  }

  /** Nothing is dealt while the last answers to a change of the game are waited for. */
  enoughReady(): boolean {
    return (this.state.asking?.until ?? null) === null && this.playersReady();
  }

  /** Whether there are players enough for a hand. */
  playersReady(): boolean {
    const { game, rules } = this.setup;
    const ready = this.#occupants().filter((occupant) => !occupant.sittingOut && occupant.stack > 0);
    return this.#mayDeal && ready.length >= game.seats(rules).min;
  }

  deal(): void {
    if (!this.enoughReady()) return;
    const { game, rules, profile } = this.setup;
    const { shuffler, seal, books } = this.parts;
    const parts = { journal: books.journal, shuffler, seal };
    let begun: Hand | null = null;
    const dealt = this.change((draft) => {
      const kept = keptDeck(parts, game, rules, this.#memory());
      if (kept.why !== null) this.#noteNewShoe(kept.why);
      const seating = game.seatHand(rules, kept.memory, this.#occupants(), (n) => shuffler.lot(n));
      this.#waiting = seating.waiting;
      draft.memory = seating.memory;
      draft.turnLeft = null;
      draft.voided = null;
      if (!seating.start) return ok(null);
      // Posting is chosen each time it is owed (S3).
      for (const { seat } of seating.start.players)
        Object.assign(sittingAt(draft, seat) ?? {}, { entry: 'wait', timed: true });
      const { deck, sealed } = nextDeck(parts, game, rules, kept.shoe);
      const facts = { rules, start: seating.start, memory: seating.memory, seal: sealed.seal, at: this.now() };
      const number = books.journal.beginHand({ ...facts, game: game.id, profile: profile.id, deck: sealed.deck });
      begun = Hand.begin(game, { ...facts, number, deck });
      return ok(null);
    });
    if (!dealt.ok || !begun) return;
    this.#hand = begun;
    this.#lastNumber = books.journal.nextNumber() - 1;
    this.#last = null;
    this.#taken = new Set();
    this.#newTurn(null);
    this.#handSince = this.rev;
    this.preview();
  }

  #noteNewShoe(why: string): void {
    this.note({ level: 'warning', code: 'new shoe', text: `A fresh shoe: ${why}`, seat: null, by: null });
  }

  settle(): void {
    const hand = this.#hand;
    if (!hand) return;
    const draft: TableState = structuredClone(this.state);
    const settled = this.durably(() => this.#settlement(hand, draft));
    if (!settled.ok) {
      this.fault(settled.error.message, 'settlement');
      return;
    }
    this.keep(draft);
    this.#last = hand;
    this.#hand = null;
    this.touch();
  }

  #settlement(hand: Hand, draft: TableState): Result<unknown, Refusal> {
    draft.memory = hand.memoryAfter();
    draft.turnLeft = null;
    return settleHand(this.parts.books, {
      hand: hand.facts.number,
      outcome: hand.outcome(),
      memory: draft.memory,
      at: this.now(),
      table: this.stamped(draft),
    });
  }

  /** Ends the running hand as if it had not been: every chip back where it was when it began (LR14, H6). */
  void(reason: string, who: TwoPeople): Result<null, Refusal> {
    const hand = this.#hand;
    const number = this.openNumber;
    if (number === null) return refuse('no hand', 'No hand is being played.');
    const draft: TableState = structuredClone(this.state);
    const voided = this.durably(() => {
      // A hand that cannot be taken up again leaves to the next what its seating left to itself, and a fresh deck.
      draft.memory = hand ? hand.memoryIfVoided() : this.#memoryOfFreshDeck();
      draft.turnLeft = null;
      draft.voided = { hand: number, reason, back: hand ? putInto(hand) : [] };
      const act = { hand: number, memory: draft.memory, at: this.now(), reason, ...who };
      voidHand(this.parts.books, { ...act, table: this.stamped(draft) });
      return ok(null);
    });
    if (!voided.ok) return voided;
    this.keep(draft);
    this.#last = null;
    this.#hand = null;
    this.#lost = null;
    this.touch();
    this.tell({ type: 'VOIDED' });
    return ok(null);
  }

  /** Time is up for all of them together: betting closes for everybody or, if the power fails, for nobody yet (M3). */
  absent(): void {
    const { timing } = this.parts;
    const steps = this.#hand?.absences(this.#turn.expired(this.now())) ?? [];
    const away: Seat[] = [];
    const note = (draft: TableState): void => {
      for (const { seat } of steps) {
        const sitting = sittingAt(draft, seat);
        if (sitting && didNotAnswer(draft, sitting, this.now(), timing)) away.push(seat);
      }
    };
    if (steps.length === 0 || !this.#take(steps, { intent: null, by: null }, note).ok) return;
    for (const seat of away) this.#seats.wentAway(seat);
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
    const ticked = this.state.fault === null ? this.durably(() => ok(this.#seats.tick())) : null;
    const time = ticked?.ok ? ticked.value : this.state.time;
    if (!hand && this.state.fault === null) this.#cycle();
    const runs = hand && !hand.over && this.state.fault === null && this.state.stopped === null;
    if (!runs && time === this.state.time) return;
    const left = this.#turn.entries(this.now());
    const turnLeft = runs ? { hand: hand.facts.number, step: hand.step, left } : this.state.turnLeft;
    const draft = { ...this.state, turnLeft, time };
    const noted = this.durably(() => {
      this.parts.books.tableState.save(this.now(), this.stamped(draft));
      return ok(null);
    });
    if (noted.ok) this.keep(draft);
  }

  mayPlay(): boolean {
    return this.state.fault === null && this.state.stopped === null;
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

  voidIsOnShow(): boolean {
    return this.state.voided !== null;
  }

  voidTime(): number {
    return Math.max(this.parts.timing.result, VOID_TIME_MS);
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
