/**
 * The floor may void a hand at any moment of it. Whatever the players have done by then, the deal that is given again seats,
 * charges and deals in the same people in the same places; and of a deck that goes on, no card comes twice.
 */
import { expect, test } from 'vitest';
import type { HandEvent } from '../../games/hand-event.ts';
import type { Occupant } from '../../games/hand-start.ts';
import { type AnyGame, type AnyStart, GAMES } from '../../games/registry.ts';
import { drawSettings } from '../../lab/simulation/fuzz.ts';
import { randomDecision } from '../../lab/simulation/random-player.ts';
import { Seeded } from '../../main/odds/seeded.ts';
import { repeated } from '../repeated.ts';

/** Hands at one table, each voided at every step, then played to its end. */
const HANDS = 6;
const MOST_STEPS = 400;

/** What a start says of the people, apart from the deck: how far that is, what it has shown, how it is shuffled again. */
function people(start: AnyStart | null): unknown {
  if (start === null) return null;
  const {
    used: _,
    results: _results,
    previous: _previous,
    reshuffles: _reshuffles,
    ...rest
  } = start as AnyStart & Record<string, unknown>;
  return rest;
}

/** How many cards of its deck a hand has used so far. */
const dealt = (events: readonly HandEvent[]): number =>
  events.reduce((sum, event) => sum + (event.kind === 'deal' && !event.replaces ? event.cards.length : 0), 0);

/** Plays at a table of random kind, and names what a void at any step of any hand would have changed. */
function wrongAt(game: AnyGame, seed: number): string[] {
  const { rules, seats, buyIn } = drawSettings(seed, HANDS, [game]);
  const seeded = new Seeded(seed);
  let memory = game.newMemory();
  let occupants: readonly Occupant[] = seeded
    .shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    .slice(0, seats)
    .toSorted((a, b) => a - b)
    .map((seat) => ({
      ...{ seat, player: `player ${seat}`, sittingOut: false },
      entry: seeded.onceIn(2) ? 'post' : 'wait',
      stack: buyIn.min + seeded.below(buyIn.max - buyIn.min + 1),
    }));
  let deck = seeded.shuffle([...game.deck(rules)]);
  const wrong: string[] = [];
  for (let hand = 1; hand <= HANDS; hand += 1) {
    const goesOn = game.continues?.(rules, memory) ?? false;
    if (!goesOn) deck = seeded.shuffle([...game.deck(rules)]);
    const lots = 1000 * seed + hand;
    const lot = () => {
      const drawn = new Seeded(lots);
      return (n: number) => drawn.below(n);
    };
    const before = memory;
    const seating = game.seatHand(rules, memory, occupants, lot());
    const { start } = seating;
    if (start === null) return wrong;
    const carried = JSON.stringify(game.carried?.(before) ?? []);
    let state = game.begin(rules, start, deck);
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const voided = game.voided(state, seating.memory);
      const at = `${game.id}, seed ${seed}, hand ${hand}, step ${step}`;
      const kept = game.memory.parse(JSON.parse(JSON.stringify(voided)));
      if (JSON.stringify(kept) !== JSON.stringify(voided)) wrong.push(`${at}: the memory is lost`);
      if (JSON.stringify(game.carried?.(voided) ?? []) !== carried) wrong.push(`${at}: the pot before has changed`);
      const again = game.seatHand(rules, voided, occupants, lot()).start;
      if (JSON.stringify(people(again)) !== JSON.stringify(people(start))) {
        wrong.push(`${at}: ${JSON.stringify(people(start))} became ${JSON.stringify(people(again))}`);
      }
      const used = (one: AnyStart): number => one.used ?? 0;
      if (again !== null && game.continues?.(rules, voided)) {
        const cards = dealt(game.view(state, 'public').events);
        if (used(again) < used(start) + cards) wrong.push(`${at}: ${cards} dealt, ${used(again) - used(start)} gone`);
      }
      const asks = game.asks(state);
      const ask = asks[asks.length < 2 ? 0 : seeded.below(asks.length)];
      if (ask === undefined || wrong.length > 0) break;
      const isFoul = seeded.onceIn(40);
      const fouled = isFoul ? game.rule(state, { kind: 'foul', seat: ask.seat }) : null;
      if (fouled?.ok) state = fouled.value;
      else if (seeded.onceIn(30)) state = game.absent(state, ask.seat);
      else {
        const next = game.decide(state, ask.seat, randomDecision(ask, seeded));
        if (!next.ok) throw new Error(`${at}: ${next.error.message}`);
        state = next.value;
      }
    }
    if (wrong.length > 0 || game.asks(state).length > 0) return wrong;
    const stacks = new Map(game.outcome(state).stacks.map(({ seat, after }) => [seat, after]));
    memory = game.after(state, seating.memory);
    occupants = occupants
      .map((one) => ({ ...one, stack: stacks.get(one.seat) ?? one.stack, sittingOut: seeded.onceIn(8) }))
      .map((one) => (one.stack > 0 ? one : { ...one, stack: buyIn.max }));
  }
  return wrong;
}

test.each([...GAMES.values()].map((game) => [game.id, game] as const))(
  '%s: a void at any step leaves people, debts and positions as they were',
  (_, game) => {
    const tables = repeated(12, 200);
    const wrong = Array.from({ length: tables }, (_each, nth) => wrongAt(game, 100 + nth)).flat();
    expect(wrong.slice(0, 3)).toEqual([]);
  },
);
