/**
 * Players who mean to be dealt in without paying their blinds: they sit out, come back, change seats, leave and take a
 * seat again, each time that the button stands where it suits them, all evening long.
 *
 * The bound. From a big blind that they put up until it is due again it goes round once; where they moved past it, it
 * goes round once more before it is due in the new seat; then they put it up or are not dealt in (LR30, LR31). So they
 * are dealt no more than two rounds, each of as many hands as there are players, for a big blind, and two before their
 * first. Only where three others play: of two, whoever comes and goes for the small blind alone pays as much for a hand.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeFrom } from '../../games/poker/memory.ts';
import { SeatingTable } from '../games/poker/seating-table.ts';
import { repeated } from '../repeated.ts';

const DODGER = 'dodger';
const HANDS = 240;

type Deed = 'nothing' | 'sit out' | 'come back' | 'leave' | 'post' | 'wait' | number;

const deed = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<Deed>('nothing', 'come back') },
  { weight: 2, arbitrary: fc.constantFrom<Deed>('sit out', 'come back', 'leave', 'post', 'wait') },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 9 }) as fc.Arbitrary<Deed> },
);

/** Where they sit, who else does, and what they do before a hand by how far they are from the button. */
const evening = fc.record({
  seats: fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { minLength: 4, maxLength: 9 }),
  habit: fc.array(deed, { minLength: 10, maxLength: 20 }),
});

class Evening {
  readonly table = new SeatingTable();
  bigBlinds = 0;
  dealt = 0;
  #last: number;

  constructor(others: readonly number[], seat: number, button: 'dead' | 'moving') {
    if (button === 'dead')
      this.table.blinds = { ...this.table.blinds, button: 'dead', missedSmallBlind: 'small-blind-dead' };
    for (const other of others) this.table.sit(other);
    this.table.sit(seat, { player: DODGER });
    this.#last = seat;
  }

  get #seat(): number | null {
    return this.table.people.find(({ player }) => player === DODGER)?.seat ?? null;
  }

  #isTaken(at: number): boolean {
    return this.table.people.some(({ seat }) => seat === at);
  }

  /** A number is how many seats they move on. */
  does(deed: Deed): void {
    const seat = this.#seat;
    if (seat === null) this.#returns(deed);
    else if (typeof deed === 'number') this.#moves(seat, deed);
    else if (deed === 'leave') this.table.leave(seat);
    else if (deed === 'post' || deed === 'wait') this.table.change(seat, { entry: deed, sittingOut: false });
    else if (deed !== 'nothing') this.table.change(seat, { sittingOut: deed === 'sit out' });
    this.#last = this.#seat ?? this.#last;
  }

  #moves(seat: number, on: number): void {
    const to = ((seat + on - 1) % 10) + 1;
    if (!this.#isTaken(to)) this.table.change(seat, { seat: to });
  }

  #returns(deed: Deed): void {
    if (deed === 'nothing' || deed === 'leave') return;
    const to = typeof deed === 'number' ? ((this.#last + deed - 1) % 10) + 1 : this.#last;
    if (!this.#isTaken(to)) this.table.sit(to, { player: DODGER });
  }

  hand(): void {
    const { start } = this.table.deal();
    const own = start?.players.find(({ player }) => player === DODGER);
    if (!start || !own) return;
    this.dealt += 1;
    this.bigBlinds += start.posts.filter(({ seat, live }) => seat === own.seat && live === 200).length;
  }

  /** How far they are from the button, by which their habit goes. */
  get turn(): number {
    const { button } = this.table.memory;
    return button === null ? 0 : placeFrom(button, this.#seat ?? this.#last) - 1;
  }
}

/** By how many hands more than its bound they are dealt. */
function beyond(others: readonly number[], seat: number, habit: readonly Deed[], button: 'dead' | 'moving'): number {
  const play = new Evening(others, seat, button);
  for (let hand = 0; hand < HANDS; hand += 1) {
    play.does(habit[(play.turn + (hand % 2) * 10) % habit.length] ?? 'nothing');
    play.hand();
  }
  const round = others.length + 1;
  return play.dealt - 2 * round * (play.bigBlinds + 1);
}

test.each(['moving', 'dead'] as const)(
  'with a %s button nobody is dealt more than two rounds for a blind',
  (button) => {
    fc.assert(
      fc.property(evening, ({ seats: [seat = 1, ...others], habit }) => {
        expect(beyond(others, seat, habit, button)).toBeLessThanOrEqual(0);
      }),
      { numRuns: repeated(100, 20_000) },
    );
  },
);

test.each([
  [[4, 5, 9], 2, [5]],
  [[4, 5, 9], 7, [5]],
  [[2, 6, 9], 7, [3, 5]],
])('between two empty seats (%j, from %d)', (others, seat, steps) => {
  const habit = Array.from({ length: 20 }, (_, place): Deed => steps[place % steps.length] ?? 'nothing');
  expect(beyond(others, seat, habit, 'moving')).toBeLessThanOrEqual(0);
});

/** Everybody comes, goes and moves at random: a dead button skips nobody, so the bound holds for each of them. */
test('a whole table that moves about, with a dead button', () => {
  const change = fc.record({
    who: fc.nat(8),
    what: fc.oneof(fc.integer({ min: 1, max: 10 }), fc.constantFrom('out', 'in', 'post', 'wait')),
  });
  const nights = fc.record({
    seats: fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { minLength: 4, maxLength: 9 }),
    hands: fc.array(fc.array(change, { maxLength: 3 }), { minLength: 100, maxLength: 200 }),
  });
  fc.assert(
    fc.property(nights, ({ seats, hands }) => {
      const table = new SeatingTable();
      table.blinds = { ...table.blinds, button: 'dead', missedSmallBlind: 'small-blind-dead' };
      for (const seat of seats) table.sit(seat);
      const since = new Map<string, number>();
      for (const changes of hands) {
        for (const { who, what } of changes) {
          const seat = table.people[who % table.people.length]?.seat ?? 0;
          const entry = what === 'post' ? 'post' : 'wait';
          if (typeof what !== 'number') table.change(seat, { sittingOut: what === 'out', entry });
          else if (!table.people.some((one) => one.seat === what)) table.change(seat, { seat: what });
        }
        const { start, memory } = table.deal();
        if (start === null || memory.button === null) since.clear();
        for (const { seat, player } of start?.players ?? []) {
          const paid = start?.posts.some((post) => post.seat === seat && post.live === 200);
          since.set(player, paid ? 0 : (since.get(player) ?? 0) + 1);
          expect(since.get(player)).toBeLessThanOrEqual(2 * seats.length);
        }
      }
    }),
    { numRuns: repeated(20, 1500) },
  );
});
