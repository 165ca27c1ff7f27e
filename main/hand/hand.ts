/**
 * A hand in play: the rules, where it started, the sealed deck, and how far the decisions have brought it.
 * Playing it again from the journal is the same as having played it.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Card } from '../../games/card.ts';
import type { Ask, Decision, HandView, Outcome, Ruling, Seat, Viewer } from '../../games/game.ts';
import {
  type AnyGame,
  type AnyMemory,
  type AnyRules,
  type AnyStart,
  type AnyState,
  GAMES,
} from '../../games/registry.ts';
import { invariant, type Refusal, type Result } from '../../games/result.ts';
import type { JournaledHand } from '../journal/journal.ts';
import { journaledDecision, journaledRuling } from './decision.ts';

/** What a hand is a function of, beside the decisions. */
export interface HandFacts {
  readonly number: number;
  readonly rules: AnyRules;
  readonly start: AnyStart;
  /** What the seating of this hand left to be remembered. */
  readonly memory: AnyMemory;
  readonly deck: readonly Card[];
  readonly seal: string;
  readonly at: number;
}

/** One step of a hand: what a seat decided, that it did not, or what the floor ruled. */
export type HandStep =
  | { readonly kind: 'decision'; readonly seat: Seat; readonly decision: Decision }
  | { readonly kind: 'absent'; readonly seat: Seat }
  | { readonly kind: 'ruling'; readonly ruling: Ruling };

export class Hand {
  readonly game: AnyGame;
  readonly facts: HandFacts;
  /** Steps taken so far. */
  readonly step: number;
  /** Whether the last of them was a ruling of the floor. */
  readonly ruled: boolean;
  readonly #state: AnyState;
  /** A hand never changes, so neither does what a viewer sees of it. */
  readonly #views = new Map<Viewer, HandView>();

  private constructor(
    game: AnyGame,
    facts: HandFacts,
    state: AnyState,
    { step, ruled }: { step: number; ruled: boolean },
  ) {
    this.game = game;
    this.facts = facts;
    this.#state = state;
    this.step = step;
    this.ruled = ruled;
  }

  static begin(game: AnyGame, facts: HandFacts): Hand {
    return new Hand(game, facts, game.begin(facts.rules, facts.start, facts.deck), { step: 0, ruled: false });
  }

  /** Plays a journaled hand as far as its entries go. Throws when the journal holds what the rules refuse. */
  static replay(journaled: JournaledHand, deck: readonly Card[]): Hand {
    let hand = Hand.#journaledStart(journaled, deck);
    for (const entry of journaled.entries) hand = hand.#follow(entry);
    return hand;
  }

  /** The same, with every position on the way: before the first decision, after each one. */
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
    invariant(game !== undefined, `hand ${journaled.hand} is of a game that is not here: ${journaled.game}`);
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
   * The steps by which seats whose time is up are absent, one after the other. What one absence brings about, such as
   * another question to one of them, is a turn of its own and has time of its own.
   */
  absences(seats: readonly Seat[]): readonly (HandStep & { readonly kind: 'absent' })[] {
    const steps: (HandStep & { readonly kind: 'absent' })[] = [];
    let hand: Hand = this;
    for (const seat of seats) {
      if (hand.ask(seat) === null || (hand !== this && !isSameTurn(this, hand))) continue;
      const step = { kind: 'absent', seat } as const;
      steps.push(step);
      hand = hand.#moved(this.game.absent(hand.#state, seat), step);
    }
    return steps;
  }

  #moved(state: AnyState, { kind }: HandStep): Hand {
    return new Hand(this.game, this.facts, state, { step: this.step + 1, ruled: kind === 'ruling' });
  }

  view(viewer: Viewer): HandView {
    const known = this.#views.get(viewer);
    if (known) return known;
    // What everybody sees is made once, and is the same object in the view of each.
    const open = viewer === 'public' ? undefined : this.view('public');
    const seen = this.game.view(this.#state, viewer, open);
    this.#views.set(viewer, seen);
    return seen;
  }

  outcome(): Outcome {
    return this.game.outcome(this.#state);
  }

  /** What the next hand must know, after this one was played out, or after it was voided. */
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

/** The part of a step that is journaled as its body. */
export function bodyOf(step: HandStep): unknown {
  if (step.kind === 'decision') return step.decision;
  return step.kind === 'ruling' ? step.ruling : null;
}

/**
 * Whether a turn goes on, and with it everybody's time: some of several seats have answered and the others are asked
 * still, or the floor has ruled on another hand and whoever is asked is asked the very same.
 */
export function isSameTurn(before: Hand | null, after: Hand | null): boolean {
  const earlier = before?.asks() ?? [];
  const asks = after?.asks() ?? [];
  if (asks.length === 0) return false;
  if (after?.ruled && asks.every((ask) => earlier.some((other) => isDeepStrictEqual(ask, other)))) return true;
  return asks.length < earlier.length && asks.every(({ seat }) => earlier.some((other) => other.seat === seat));
}

/** The step at which the turn of the last position began. */
export function turnBegan(positions: readonly Hand[]): number {
  let step = positions.length - 1;
  while (step > 0 && isSameTurn(positions[step - 1] ?? null, positions[step] ?? null)) step -= 1;
  return step;
}
