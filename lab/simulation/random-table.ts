/**
 * One table of random players. They play, do not answer, go away and come back, change seats, buy chips, give up their
 * seats to others; now and then a floorman declares a hand foul or has a deal repeated. All of it follows from a seed.
 */

import type { Ask } from '../../games/ask.ts';
import type { Occupant, Seating, Waiting } from '../../games/hand-start.ts';
import { type Cents, sum } from '../../games/money.ts';
import type { AnyGame, AnyMemory, AnyRules, AnyStart, AnyState } from '../../games/registry.ts';
import type { Seat } from '../../games/seat.ts';
import { messageOf } from '../../hardware/result.ts';
import { carriedBy, takenInAll, unaccounted } from '../../main/hand/conservation.ts';
import { Seeded } from '../../main/odds/seeded.ts';
import { alike } from './alike.ts';
import { inspect, inspectEnd, malformedAsk, type PlayedStep } from './inspection.ts';
import { randomDecision } from './random-player.ts';

/** A player's buy-in: any amount from the min to the max, short ones as often as deep ones. */
export interface BuyInRange {
  readonly min: Cents;
  readonly max: Cents;
}

export interface TableSettings {
  readonly game: AnyGame;
  readonly rules: AnyRules;
  readonly seats: number;
  readonly buyIn: BuyInRange;
  /** One decision in this many is not answered. */
  readonly absent: number;
  /** One hand in this many is inspected from every seat after every decision and replayed at the end. */
  readonly inspect: number;
}

const SEATS = 10;
/** The number of decisions after which a hand counts as endless. */
const MOST_STEPS = 5_000;
const ONE_FOUL_IN = 2_000;
const ONE_VOID_IN = 400;

export class RandomTable {
  hands = 0;
  decisions = 0;
  readonly #settings: TableSettings;
  readonly #seeded: Seeded;
  readonly #deck: readonly number[];
  /** The deck of the last hand. */
  #last: readonly number[] = [];
  /** The standing choices that players have here. */
  readonly #choices: readonly string[];
  #people: readonly Occupant[];
  #memory: AnyMemory;
  /** Chips bought and not yet taken out: what stacks must add up to. */
  #chips: Cents;
  #arrivals = 0;

  constructor(settings: TableSettings, seed: number) {
    const { game, rules, seats } = settings;
    this.#settings = settings;
    this.#seeded = new Seeded(seed);
    this.#deck = game.deck(rules);
    this.#choices = game.choices?.(rules).map(({ id }) => id) ?? [];
    this.#memory = game.newMemory();
    this.#people = this.#seeded
      .shuffle(Array.from({ length: SEATS }, (_, i) => i + 1))
      .slice(0, seats)
      .sort((a, b) => a - b)
      .map((seat) => ({ seat, player: `player-${seat}`, stack: this.#amount(), sittingOut: false, entry: 'wait' }));
    this.#chips = sum(this.#people.map(({ stack }) => stack));
  }

  /** Plays up to a number of hands. Returns what failed, or null. */
  play(hands: number): string | null {
    while (this.hands < hands) {
      this.hands += 1;
      try {
        const failure = this.#hand();
        if (failure !== null) return failure;
      } catch (error) {
        return messageOf(error);
      }
      this.#betweenHands();
    }
    return null;
  }

  #hand(): string | null {
    const { rules, game } = this.#settings;
    const inspected = (this.hands - 1) % this.#settings.inspect === 0;
    const goesOn = game.continues?.(rules, this.#memory) ?? false;
    const seating = this.#seat();
    const { start, memory } = seating;
    if (inspected) {
      const failure = this.#misseated(seating);
      if (failure !== null) return failure;
    }
    if (!start) {
      this.#memory = memory;
      this.#comeIn(seating.waiting);
      return null;
    }
    const deck = goesOn ? this.#last : this.#seeded.shuffle([...this.#deck]);
    this.#last = deck;
    const steps: PlayedStep[] = [];
    let state = game.begin(rules, start, deck);
    for (let asks = game.asks(state); ; asks = game.asks(state)) {
      const failure = (inspected && inspect(game, state, start)) || null;
      if (failure !== null) return failure;
      if (asks.length === 0) break;
      if (steps.length === MOST_STEPS) return `the hand has not ended after ${MOST_STEPS} decisions`;
      const next = this.#step(state, start, asks, steps);
      if (typeof next === 'string') return next;
      state = next.state;
    }
    const failure = (inspected && inspectEnd(game, { rules, start, deck, steps, state })) || null;
    if (failure !== null) return failure;
    return this.#seeded.onceIn(ONE_VOID_IN) ? this.#void(state, start, memory) : this.#settle(state, start, memory);
  }

  #seat(): Seating<AnyStart, AnyMemory> {
    const { game, rules } = this.#settings;
    return game.seatHand(rules, this.#memory, this.#people, (n) => this.#seeded.below(n));
  }

  /**
   * Checks that everyone is dealt in or gets a reason why not, that only ready players are dealt in, and that stored
   * values read the same as written.
   */
  #misseated({ start, memory, waiting }: Seating<AnyStart, AnyMemory>): string | null {
    const { game, rules } = this.#settings;
    if (!alike(game.memory.parse(JSON.parse(JSON.stringify(memory))), memory)) return 'the memory is lost';
    const dealt = start?.players ?? [];
    const seats = [...dealt, ...waiting].map(({ seat }) => seat).sort((a, b) => a - b);
    const taken = this.#people.map(({ seat }) => seat).sort((a, b) => a - b);
    if (!alike(seats, taken)) return `seats ${taken} are taken, ${seats} dealt in or told to wait`;
    const { min, max } = game.seats(rules);
    if (start && (dealt.length < min || dealt.length > max)) return `${dealt.length} players are dealt in`;
    const unready = dealt.find(({ seat, player, stack }) => {
      const one = this.#people.find((each) => each.seat === seat);
      const inPot = start?.carried?.some((share) => share.player === player) ?? false;
      return one?.player !== player || one.stack !== stack || one.sittingOut || (stack <= 0 && !inPot);
    });
    return unready ? `seat ${unready.seat} is dealt in and was not ready` : null;
  }

  /** A player answers the ask, or does not, or has their hand declared foul. */
  #step(
    state: AnyState,
    start: AnyStart,
    asks: readonly Ask[],
    steps: PlayedStep[],
  ): { readonly state: AnyState } | string {
    const { game, absent } = this.#settings;
    const ask = asks[asks.length === 1 ? 0 : this.#seeded.below(asks.length)];
    if (!ask) return 'no ask';
    const { seat } = ask;
    const malformed = malformedAsk(ask);
    if (malformed !== null) return malformed;
    this.decisions += 1;
    if (this.#seeded.onceIn(absent)) {
      steps.push({ seat, what: 'absent' });
      return { state: game.absent(state, seat) };
    }
    if (this.#seeded.onceIn(ONE_FOUL_IN)) {
      const foul = start.players[this.#seeded.below(start.players.length)]?.seat ?? seat;
      const ruled = game.rule(state, { kind: 'foul', seat: foul });
      if (ruled.ok) {
        steps.push({ seat: foul, what: 'foul' });
        return { state: ruled.value };
      }
    }
    const decision = randomDecision(ask, this.#seeded);
    steps.push({ seat, what: decision });
    const next = game.decide(state, seat, decision);
    if (next.ok) return { state: next.value };
    return `${JSON.stringify(decision)} was offered by ${JSON.stringify(ask)} and refused: ${next.error.message}`;
  }

  #settle(state: AnyState, start: AnyStart, memory: AnyMemory): string | null {
    const { game } = this.#settings;
    const outcome = game.outcome(state);
    const failure = unaccounted(start, outcome);
    if (failure !== null) return failure;
    this.#chips -= takenInAll(outcome);
    const people = [...this.#people];
    for (const { seat, after } of outcome.stacks) {
      const nth = people.findIndex((one) => one.seat === seat);
      const one = people[nth];
      if (one && one.stack !== after) people[nth] = { ...one, stack: after };
    }
    this.#people = people;
    this.#memory = game.after(state, memory);
    const carried = sum((game.carried?.(this.#memory) ?? []).map(({ amount }) => amount));
    if (carried !== carriedBy(outcome).after) return `the memory keeps ${carried} cents of the pot of the next hand`;
    const chips = sum(this.#people.map(({ stack }) => stack)) + carried;
    return chips === this.#chips ? null : `the players have ${chips} cents of ${this.#chips}`;
  }

  /** The deal is repeated: nobody gains or owes anything, and the same players are dealt in the same way. */
  #void(state: AnyState, start: AnyStart, memory: AnyMemory): string | null {
    this.#memory = this.#settings.game.voided(state, memory);
    const again = this.#seat().start;
    // A deck that continues is one hand further; who is dealt in, and where, is the same.
    const seats = (one: AnyStart | null): unknown => (one ? [one.button, one.players] : null);
    return alike(seats(again), seats(start)) ? null : 'the deal that is given again is seated otherwise';
  }

  /** A waiting player may come in at once by a choice: now and then one does. */
  #comeIn(waiting: readonly Waiting[]): void {
    for (const { seat, choices = [] } of waiting) {
      const player = this.#people.find((one) => one.seat === seat)?.player;
      if (player !== undefined && choices.length > 0 && this.#seeded.onceIn(3)) this.#change(player, { choices });
    }
  }

  /**
   * Players go away and come back, choose how to come in, buy chips when they have none, move, give up their seats to
   * others.
   */
  #betweenHands(): void {
    const seeded = this.#seeded;
    for (const { player, stack, sittingOut } of this.#people) {
      if (stack === 0 && seeded.below(4) > 0) this.#buyIn(player);
      if (seeded.onceIn(sittingOut ? 6 : 60)) this.#change(player, { sittingOut: !sittingOut });
      if (seeded.onceIn(40)) this.#change(player, { entry: seeded.onceIn(2) ? 'post' : 'wait' });
      if (this.#choices.length > 0 && seeded.onceIn(10)) {
        this.#change(player, { choices: this.#choices.filter(() => seeded.onceIn(2)) });
      }
      if (seeded.onceIn(150)) this.#move(player, 1 + seeded.below(SEATS));
      if (seeded.onceIn(150)) this.#leaveTo(player);
    }
  }

  #move(player: string, seat: Seat): void {
    if (this.#people.some((one) => one.seat === seat)) return;
    this.#change(player, { seat });
    this.#people = [...this.#people].sort((a, b) => a.seat - b.seat);
  }

  /** A new player takes the seat. */
  #leaveTo(player: string): void {
    this.#arrivals += 1;
    const newcomer = `arrival-${this.#arrivals}`;
    this.#change(player, { player: newcomer, sittingOut: false });
    this.#buyIn(newcomer);
  }

  /** Takes away a player's chips on the table and puts a buy-in there. */
  #buyIn(player: string): void {
    const stack = this.#amount();
    this.#chips += stack - (this.#people.find((one) => one.player === player)?.stack ?? 0);
    this.#change(player, { stack });
  }

  #change(player: string, how: Partial<Occupant>): void {
    const nth = this.#people.findIndex((one) => one.player === player);
    const one = this.#people[nth];
    if (one) this.#people = this.#people.with(nth, { ...one, ...how });
  }

  /** A buy-in in whole dollars where both its bounds are; each doubling of the min is equally likely. */
  #amount(): Cents {
    const { min, max } = this.#settings.buyIn;
    if (min === max) return min;
    const doublings: Cents[] = [];
    for (let top = min * 2; doublings.at(-1) !== max; top *= 2) doublings.push(Math.min(top, max));
    const step = min % 100 === 0 && max % 100 === 0 ? 100 : 1;
    const top = doublings[this.#seeded.below(doublings.length)] ?? max;
    return min + step * this.#seeded.below((top - min) / step + 1);
  }
}
