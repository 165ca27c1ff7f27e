/**
 * A hand in play: the rules, the start, the sealed deck, and the position that the decisions have reached. Replaying it
 * from the journal gives the same hand as playing it.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Ask, Decision } from '../../games/ask.ts';
import type { Card } from '../../games/card.ts';
import type { Ruling } from '../../games/game.ts';
import type { HandView } from '../../games/hand-view.ts';
import type { Outcome } from '../../games/outcome.ts';
import {
  type AnyGame,
  type AnyMemory,
  type AnyRules,
  type AnyStart,
  type AnyState,
  GAMES,
} from '../../games/registry.ts';
import { invariant, type Refusal, type Result } from '../../games/result.ts';
import type { Seat, Viewer } from '../../games/seat.ts';
import type { JournaledHand } from '../journal/journal.ts';
import { journaledDecision, journaledRuling } from './decision.ts';
import { withKeptSeats } from './kept-seats.ts';

/** What determines a hand, apart from the decisions. */
export interface HandFacts {
  readonly number: number;
  readonly rules: AnyRules;
  readonly start: AnyStart;
  /** What the seating of this hand leaves to be remembered. */
  readonly memory: AnyMemory;
  readonly deck: readonly Card[];
  readonly seal: string;
  readonly at: number;
}

/** One step of a hand: a seat's decision, a seat's failure to decide, or a floor ruling. */
export type HandStep =
  | { readonly kind: 'decision'; readonly seat: Seat; readonly decision: Decision }
  | { readonly kind: 'absent'; readonly seat: Seat }
  | { readonly kind: 'ruling'; readonly ruling: Ruling };

export class Hand {
  readonly game: AnyGame;
  readonly facts: HandFacts;
  /** Number of steps taken so far. */
  readonly step: number;
  /** Whether the last step was a ruling of the floor; otherwise, which seat made it. */
  readonly ruled: boolean;
  readonly by: Seat | null;
  readonly #state: AnyState;
  /** A hand never changes, so neither does a viewer's view of it. */
  readonly #views = new Map<Viewer, HandView>();
  /** The views of the position before. */
  readonly #before: ReadonlyMap<Viewer, HandView>;

  private constructor(
    game: AnyGame,
    facts: HandFacts,
    state: AnyState,
    { step, last }: { step: number; last: HandStep | null },
    before: ReadonlyMap<Viewer, HandView> = new Map(),
  ) {
    this.game = game;
    this.facts = facts;
    this.#state = state;
    this.#before = before;
    this.step = step;
    this.ruled = last?.kind === 'ruling';
    this.by = last === null || last.kind === 'ruling' ? null : last.seat;
  }

  static begin(game: AnyGame, facts: HandFacts): Hand {
    return new Hand(game, facts, game.begin(facts.rules, facts.start, facts.deck), { step: 0, last: null });
  }

  /** Replays a journaled hand up to its last entry. Throws when the journal contains a step that the rules refuse. */
  static replay(journaled: JournaledHand, deck: readonly Card[]): Hand {
    let hand = Hand.#journaledStart(journaled, deck);
    for (const entry of journaled.entries) hand = hand.#follow(entry);
    return hand;
  }

  /** The same, with every position on the way: before the first decision, and after each one. */
  static positions(journaled: JournaledHand, deck: readonly Card[]): Hand[] {
    const hands = [Hand.#journaledStart(journaled, deck)];
    for (const entry of journaled.entries) {
      const last = hands.at(-1);
      invariant(last !== undefined, 'a hand has a first position');
      hands.push(last.#follow(entry));
    }
    return hands;
  }

  static #journaledStart(journaled: JournaledHand, deck: readonly Card[]): Hand {
    const game = GAMES.get(journaled.game);
    invariant(
      game !== undefined,
      `hand ${journaled.hand} is of a game that this program does not have: ${journaled.game}`,
    );
    return Hand.begin(game, {
      number: journaled.hand,
      rules: game.rules.parse(journaled.rules),
      start: game.start.parse(journaled.start),
      memory: game.memory.parse(journaled.memory),
      deck,
      seal: journaled.seal,
      at: journaled.at,
    });
  }

  #follow(entry: JournaledHand['entries'][number]): Hand {
    const next = this.take(stepOf(entry.kind, entry.seat, entry.body));
    invariant(next.ok, () => `hand ${entry.hand}, step ${entry.step}: ${next.ok ? '' : next.error.message}`);
    return next.value;
  }

  asks(): readonly Ask[] {
    return this.game.asks(this.#state);
  }

  ask(seat: Seat): Ask | null {
    return this.asks().find((ask) => ask.seat === seat) ?? null;
  }

  get over(): boolean {
    return this.asks().length === 0;
  }

  has(seat: Seat): boolean {
    return this.facts.start.players.some((player) => player.seat === seat);
  }

  /** The hand after one more step; refused steps leave it as it is. */
  take(step: HandStep): Result<Hand, Refusal> {
    if (step.kind === 'absent') {
      return { ok: true, value: this.#moved(this.game.absent(this.#state, step.seat), step) };
    }
    const next =
      step.kind === 'decision'
        ? this.game.decide(this.#state, step.seat, step.decision)
        : this.game.rule(this.#state, step.ruling);
    return next.ok ? { ok: true, value: this.#moved(next.value, step) } : next;
  }

  /**
   * The absent steps of seats whose time is up, one after the other. If an absence leads to a new question for one of
   * these seats, that is a new turn with time of its own.
   */
  absences(seats: readonly Seat[]): readonly (HandStep & { readonly kind: 'absent' })[] {
    const steps: (HandStep & { readonly kind: 'absent' })[] = [];
    const positions: Hand[] = [this];
    let hand: Hand = this;
    for (const seat of seats) {
      if (hand.ask(seat) === null || turnBegan(positions, seat) > 0) continue;
      const step = { kind: 'absent', seat } as const;
      steps.push(step);
      hand = hand.#moved(this.game.absent(hand.#state, seat), step);
      positions.push(hand);
    }
    return steps;
  }

  #moved(state: AnyState, last: HandStep): Hand {
    return new Hand(this.game, this.facts, state, { step: this.step + 1, last }, this.#views);
  }

  view(viewer: Viewer): HandView {
    const known = this.#views.get(viewer);
    if (known) return known;
    // The public part is made once, and is the same object in every view.
    const open = viewer === 'public' ? undefined : this.view('public');
    const seen = withKeptSeats(this.game.view(this.#state, viewer, open), this.#before.get(viewer));
    this.#views.set(viewer, seen);
    return seen;
  }

  outcome(): Outcome {
    return this.game.outcome(this.#state);
  }

  /** What the next hand must know after this one was played out, or after it was voided. */
  memoryAfter(): AnyMemory {
    return this.game.after(this.#state, this.facts.memory);
  }

  memoryIfVoided(): AnyMemory {
    return this.game.voided(this.#state, this.facts.memory);
  }
}

/** Reads a journaled step. Throws when it is not one. */
function stepOf(kind: 'decision' | 'absent' | 'ruling', seat: Seat | null, body: unknown): HandStep {
  if (kind === 'ruling') return { kind, ruling: journaledRuling.parse(body) };
  invariant(seat !== null, `a journaled ${kind} names its seat`);
  return kind === 'absent' ? { kind, seat } : { kind, seat, decision: journaledDecision.parse(body) };
}

/** The part of a step that the journal stores as its body. */
export function bodyOf(step: HandStep): unknown {
  if (step.kind === 'decision') return step.decision;
  return step.kind === 'ruling' ? step.ruling : null;
}

/**
 * Whether a seat's turn, and with it the time it has left, continues through one step. It does when others have
 * answered and the seat's question is the same, whatever room their bets leave it, or when the floor has ruled and the
 * question is exactly the same.
 */
function isSameTurn(before: Hand, after: Hand, seat: Seat): boolean {
  const [was, is] = [before.ask(seat), after.ask(seat)];
  if (was === null || is === null || after.by === seat) return false;
  if (was.kind === 'wager' && is.kind === 'wager' && !after.ruled) {
    return isDeepStrictEqual(was.spots.map(spotId), is.spots.map(spotId));
  }
  return isDeepStrictEqual(was, is);
}

const spotId = ({ id }: { readonly id: string }): string => id;

/** The position in which the current turn of a seat began; the seat owes a decision in the last position. */
export function turnBegan(positions: readonly Hand[], seat: Seat): number {
  let step = positions.length - 1;
  for (; step > 0; step -= 1) {
    const [before, after] = [positions[step - 1], positions[step]];
    if (!before || !after || !isSameTurn(before, after, seat)) return step;
  }
  return step;
}
