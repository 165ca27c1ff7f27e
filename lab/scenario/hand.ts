/** One hand of a scenario while it is played: the cards are placed as the hand shows who receives them. */

import type { Ask, Decision } from '../../games/ask.ts';
import type { Card } from '../../games/card.ts';
import type { Ruling } from '../../games/game.ts';
import type { HandEvent } from '../../games/hand-event.ts';
import type { HandView } from '../../games/hand-view.ts';
import type { AnyGame, AnyRules, AnyStart, AnyState } from '../../games/registry.ts';
import { InvariantError, invariant, type Refusal } from '../../games/result.ts';
import type { Seat, Viewer } from '../../games/seat.ts';
import type { NamedDeck } from './cards.ts';

type ScriptedStep = { readonly seat: Seat; readonly decision: Decision | 'absent' | Ruling };

export class ScenarioHand {
  readonly game: AnyGame;
  readonly start: AnyStart;
  readonly #rules: AnyRules;
  readonly #deck: NamedDeck;
  readonly #steps: ScriptedStep[] = [];
  #state: AnyState;
  /** The cards with which the state has been played. */
  #dealt: readonly Card[];

  constructor(game: AnyGame, rules: AnyRules, start: AnyStart, deck: NamedDeck) {
    this.game = game;
    this.start = start;
    this.#rules = rules;
    this.#deck = deck;
    this.#dealt = deck.cards;
    this.#state = game.begin(rules, start, this.#dealt);
    this.#placeCards();
  }

  get state(): AnyState {
    return this.#state;
  }

  get asks(): readonly Ask[] {
    return this.game.asks(this.#state);
  }

  ask(seat: Seat): Ask | null {
    return this.asks.find((ask) => ask.seat === seat) ?? null;
  }

  view(viewer: Viewer): HandView {
    return this.game.view(this.#state, viewer);
  }

  /** Returns the refusal, or null when the decision was taken. */
  decide(seat: Seat, decision: Decision): Refusal | null {
    const next = this.game.decide(this.#state, seat, decision);
    if (!next.ok) return next.error;
    this.#state = next.value;
    this.#steps.push({ seat, decision });
    this.#placeCards();
    return null;
  }

  absent(seat: Seat): void {
    this.#state = this.game.absent(this.#state, seat);
    this.#steps.push({ seat, decision: 'absent' });
    this.#placeCards();
  }

  /** A floorman's ruling. Returns the refusal, or null when it was accepted. */
  rule(ruling: Ruling): Refusal | null {
    const next = this.game.rule(this.#state, ruling);
    if (!next.ok) return next.error;
    this.#state = next.value;
    this.#steps.push({ seat: ruling.seat, decision: ruling });
    this.#placeCards();
    return null;
  }

  /** All events, with the cards that their owners saw. */
  events(): readonly HandEvent[] {
    const own = new Map(this.start.players.map(({ seat }) => [String(seat), this.view(seat).events]));
    return this.view('public').events.map((event, i) => {
      const seen = event.kind === 'deal' ? own.get(event.to)?.[i] : undefined;
      return seen?.kind === 'deal' ? seen : event;
    });
  }

  /** While a card dealt should have been another: replays the hand with the deck corrected. */
  #placeCards(): void {
    while (this.#deck.learn(this.view('public').events, this.#dealt)) {
      this.#dealt = this.#deck.cards;
      this.#state = this.states().at(-1) ?? this.#state;
    }
  }

  /** Every state from the first to the current one, with the cards as now placed. */
  states(): readonly AnyState[] {
    let state = this.game.begin(this.#rules, this.start, this.#dealt);
    const states = [state];
    for (const { seat, decision } of this.#steps) {
      state = decision === 'absent' ? this.game.absent(state, seat) : this.#again(state, seat, decision);
      states.push(state);
    }
    return states;
  }

  #again(state: AnyState, seat: Seat, decision: Decision | Ruling): AnyState {
    const next = decision.kind === 'foul' ? this.game.rule(state, decision) : this.game.decide(state, seat, decision);
    invariant(next.ok, () => `seat ${seat} could do this before its cards were put right`);
    return next.value;
  }
}

/** Lets everyone who still owes a decision be absent, until the hand is over. */
export function playOut(hand: ScenarioHand): void {
  for (let step = 0; step < 10_000; step++) {
    const [ask] = hand.asks;
    if (!ask) return;
    hand.absent(ask.seat);
  }
  throw new InvariantError('the hand does not end although no player answers');
}
