/**
 * Random players at random tables, hand after hand, with everything checked that must always hold. Every table follows
 * from its own seed, so that a hand in which something did not hold can be played again by itself.
 */
import type { Ask, Decision, HandView, Occupant, Seat, Viewer } from '../../games/game.ts';
import type { Cents } from '../../games/money.ts';
import type { AnyGame, AnyMemory, AnyRules, AnyStart, AnyState } from '../../games/registry.ts';
import { takenInAll, total, unaccounted } from './conservation.ts';
import { randomDecision } from './random-player.ts';
import { Seeded } from './seeded.ts';

export interface SimulationSettings {
  readonly game: AnyGame;
  readonly rules: AnyRules;
  readonly seats: number;
  readonly hands: number;
  readonly seed: number;
  /** What a player buys in for. */
  readonly buyIn: Cents;
}

export interface Violation {
  readonly message: string;
  /** Playing this many hands from this seed ends with the hand in question. */
  readonly seed: number;
  readonly hands: number;
}

export interface SimulationResult {
  readonly hands: number;
  readonly decisions: number;
  readonly violations: readonly Violation[];
}

/** Hands at one table before a new one, with a new seed, is opened. */
export const HANDS_A_TABLE = 1_000;
/** One hand in so many is looked at from every seat after every decision; the others by what comes of them. */
const INSPECT_EVERY = 250;
const MOST_STEPS = 5_000;
const MOST_VIOLATIONS = 10;

/** Plays the hands; stops early only after ten violations. */
export function simulate(settings: SimulationSettings): SimulationResult {
  const violations: Violation[] = [];
  let hands = 0;
  let decisions = 0;
  for (let seed = settings.seed; hands < settings.hands && violations.length < MOST_VIOLATIONS; seed++) {
    const table = new RandomTable(settings, seed);
    const most = Math.min(HANDS_A_TABLE, settings.hands - hands);
    const message = table.play(most);
    if (message !== null) violations.push({ message, seed, hands: table.hands });
    hands += table.hands;
    decisions += table.decisions;
  }
  return { hands, decisions, violations };
}

class RandomTable {
  hands = 0;
  decisions = 0;
  readonly #settings: SimulationSettings;
  readonly #seeded: Seeded;
  readonly #deck: readonly number[];
  /** The standing choices that players have here. */
  readonly #choices: readonly string[];
  #people: Occupant[];
  #memory: AnyMemory;
  /** Chips bought and not yet taken out: what stacks must add up to. */
  #chips: Cents;
  #arrivals = 0;

  constructor(settings: SimulationSettings, seed: number) {
    this.#settings = settings;
    this.#seeded = new Seeded(seed);
    this.#deck = settings.game.deck(settings.rules);
    this.#choices = settings.game.choices?.(settings.rules).map(({ id }) => id) ?? [];
    this.#memory = settings.game.newMemory();
    this.#people = Array.from({ length: settings.seats }, (_, i) => ({
      seat: i + 1,
      player: `player-${i + 1}`,
      stack: settings.buyIn,
      sittingOut: false,
      entry: 'wait',
    }));
    this.#chips = settings.buyIn * settings.seats;
  }

  /** Plays up to so many hands. What did not hold, or null. */
  play(hands: number): string | null {
    while (this.hands < hands) {
      this.hands += 1;
      try {
        const failure = this.#hand();
        if (failure !== null) return failure;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
      this.#betweenHands();
    }
    return null;
  }

  #hand(): string | null {
    const { game, rules } = this.#settings;
    const seating = game.seatHand(rules, this.#memory, this.#people, (n) => this.#seeded.below(n));
    if (!seating.start) return this.#nobodyPlays(seating.memory);
    const deck = this.#seeded.shuffle([...this.#deck]);
    const inspected = this.hands % INSPECT_EVERY === 1;
    let state = game.begin(rules, seating.start, deck);
    for (let step = 0; ; step++) {
      if (inspected) {
        const failure = inspect(game, state, seating.start);
        if (failure !== null) return failure;
      }
      const asks = game.asks(state);
      if (asks.length === 0) break;
      if (step === MOST_STEPS) return `the hand has not ended after ${MOST_STEPS} decisions`;
      const next = this.#answer(state, asks);
      if (typeof next === 'string') return next;
      state = next.state;
    }
    return this.#settle(state, seating.start, seating.memory);
  }

  #answer(state: AnyState, asks: readonly Ask[]): { readonly state: AnyState } | string {
    const { game } = this.#settings;
    const ask = asks[asks.length === 1 ? 0 : this.#seeded.below(asks.length)];
    if (!ask) return 'no ask';
    const malformed = malformedAsk(ask);
    if (malformed !== null) return malformed;
    this.decisions += 1;
    if (this.#seeded.onceIn(200)) return { state: game.absent(state, ask.seat) };
    const decision = randomDecision(ask, this.#seeded);
    const next = game.decide(state, ask.seat, decision);
    if (next.ok) return { state: next.value };
    return `${JSON.stringify(decision)} was offered by ${JSON.stringify(ask)} and refused: ${next.error.message}`;
  }

  #settle(state: AnyState, start: AnyStart, memory: AnyMemory): string | null {
    const { game } = this.#settings;
    const outcome = game.outcome(state);
    const failure = unaccounted(start, outcome);
    if (failure !== null) return failure;
    this.#chips -= takenInAll(outcome);
    for (const { seat, after } of outcome.stacks) this.#change(seat, { stack: after });
    this.#memory = game.after(state, memory);
    const chips = total(this.#people.map(({ stack }) => stack));
    return chips === this.#chips ? null : `the players have ${chips} cents of ${this.#chips}`;
  }

  #nobodyPlays(memory: AnyMemory): null {
    this.#memory = memory;
    return null;
  }

  /** Players go away and come back, choose how to come in, buy chips when they have none, leave to others. */
  #betweenHands(): void {
    for (const { seat, stack, sittingOut } of this.#people) {
      if (stack === 0 && this.#seeded.below(4) > 0) this.#buyIn(seat);
      if (this.#seeded.onceIn(sittingOut ? 6 : 60)) this.#change(seat, { sittingOut: !sittingOut });
      if (this.#seeded.onceIn(40)) this.#change(seat, { entry: this.#seeded.onceIn(2) ? 'post' : 'wait' });
      if (this.#choices.length > 0 && this.#seeded.onceIn(10)) {
        this.#change(seat, { choices: this.#choices.filter(() => this.#seeded.onceIn(2)) });
      }
      if (this.#seeded.onceIn(150)) {
        this.#arrivals += 1;
        this.#change(seat, { player: `arrival-${this.#arrivals}`, sittingOut: false });
        this.#buyIn(seat);
      }
    }
  }

  /** Takes away what was on the table and puts a buy-in there. */
  #buyIn(seat: Seat): void {
    this.#chips += this.#settings.buyIn - (this.#people[seat - 1]?.stack ?? 0);
    this.#change(seat, { stack: this.#settings.buyIn });
  }

  #change(seat: Seat, how: Partial<Occupant>): void {
    const at = seat - 1;
    const one = this.#people[at];
    if (one) this.#people[at] = { ...one, ...how };
  }
}

/** What is wrong with an ask as such; null when nothing is. */
function malformedAsk(ask: Ask): string | null {
  if (ask.kind !== 'bet') return null;
  const { call, raise, bet, stack, seat } = ask;
  const chips = bet + stack;
  if (call !== null && (call < 0 || call > stack)) return `seat ${seat} with ${stack} is to call ${call}`;
  if (call === null && !raise) return `seat ${seat} has neither call nor raise`;
  if (!raise) return null;
  const { min, max, step } = raise;
  const fair = min > bet + (call ?? 0) && min <= max && max <= chips && step >= 1;
  return fair ? null : `seat ${seat} with ${chips} may raise from ${min} to ${max} by ${step}, call ${call}`;
}

/** Looks at the hand as everybody sees it: chips, cards, turn. What is wrong, or null. */
function inspect(game: AnyGame, state: AnyState, start: AnyStart): string | null {
  const view = game.view(state, 'public');
  const asks = game.asks(state);
  const chips = total(start.players.map(({ stack }) => stack));
  const taken = total(view.events.map((event) => (event.kind === 'collected' ? event.amount : 0)));
  const [ask] = asks;
  // What the jackpot took out of a blind is still in front of its seat, so the pot of the ask is the one to count.
  const middle =
    ask?.kind === 'bet'
      ? ask.pot
      : total([...view.pots.map(({ amount }) => amount), ...view.seats.map(({ bet }) => bet)]);
  const seen = total(view.seats.map(({ stack }) => stack)) + middle;
  if (seen + taken !== chips) return `${seen + taken} cents to be seen of ${chips}`;
  if (view.over !== (asks.length === 0)) return 'over or not: view and asks disagree';
  if (view.seats.some(({ stack, bet }) => stack < 0 || bet < 0)) return 'a seat with less than nothing';
  return leak(game, state, start) ?? takenOutOfTurn(game, state, start, asks);
}

/** A seat sees of the others only what everybody sees. */
function leak(game: AnyGame, state: AnyState, start: AnyStart): string | null {
  const seenBy = (viewer: Viewer): HandView['seats'] => game.view(state, viewer).seats;
  const open = seenBy('public');
  for (const { seat } of start.players) {
    const others = seenBy(seat).filter((one) => one.seat !== seat);
    const public_ = open.filter((one) => one.seat !== seat);
    if (JSON.stringify(others.map(cardsOf)) !== JSON.stringify(public_.map(cardsOf))) {
      return `seat ${seat} sees cards that are not open`;
    }
  }
  return null;
}

const cardsOf = ({ seat, cards, hand }: HandView['seats'][number]): unknown => [seat, cards, hand];

/** A seat that owes nothing must not be able to do anything, nor one that does to overbid. */
function takenOutOfTurn(game: AnyGame, state: AnyState, start: AnyStart, asks: readonly Ask[]): string | null {
  const tries: [Seat, Decision][] = start.players
    .filter(({ seat }) => !asks.some((ask) => ask.seat === seat))
    .flatMap(({ seat }): [Seat, Decision][] => [
      [seat, { kind: 'fold' }],
      [seat, { kind: 'call' }],
    ]);
  for (const ask of asks) {
    if (ask.kind !== 'bet') continue;
    tries.push([ask.seat, { kind: 'raise', to: (ask.raise?.max ?? ask.bet + ask.stack) + 1 }]);
    tries.push([ask.seat, { kind: ask.call === 0 ? 'call' : 'check' }]);
    if (ask.raise) tries.push([ask.seat, { kind: 'raise', to: ask.raise.min - 1 }]);
  }
  const taken = tries.find(([seat, decision]) => game.decide(state, seat, decision).ok);
  return taken ? `seat ${taken[0]} could ${JSON.stringify(taken[1])} though it was not offered` : null;
}
