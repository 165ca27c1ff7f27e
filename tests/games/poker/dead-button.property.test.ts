/** A dead button: whoever comes and goes, the big blind misses nobody and comes to nobody twice in a turn. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Occupant } from '../../../games/hand-start.ts';
import { type PokerMemory, placeFrom, pokerMemory } from '../../../games/poker/memory.ts';
import { type PokerStart, pokerStart } from '../../../games/poker/start.ts';
import { BLINDS, SeatingTable } from './seating-table.ts';

const seat = fc.integer({ min: 1, max: 10 });
const change = fc.oneof(
  fc.record({ do: fc.constant('arrive' as const), seat, player: fc.integer({ min: 1, max: 14 }) }),
  fc.record({ do: fc.constantFrom('leave' as const, 'sit out' as const, 'return' as const, 'post' as const), seat }),
);
const evening = fc.record({
  first: fc.uniqueArray(seat, { minLength: 3, maxLength: 10 }),
  hands: fc.array(fc.array(change, { maxLength: 4 }), { minLength: 1, maxLength: 25 }),
});

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

function apply(table: SeatingTable, one: Change): void {
  switch (one.do) {
    case 'arrive': {
      const player = `player ${one.player}`;
      if (!table.people.some((each) => each.seat === one.seat || each.player === player))
        table.sit(one.seat, { player });
      return;
    }
    case 'leave':
      table.leave(one.seat);
      return;
    case 'post':
      table.change(one.seat, { entry: 'post' });
      return;
    default:
      table.change(one.seat, { sittingOut: one.do === 'sit out' });
  }
}

interface DealtHand {
  readonly before: PokerMemory;
  readonly people: readonly Occupant[];
  readonly start: PokerStart;
  /** How many of the last hand could have played on. */
  readonly remaining: number;
}

function everyHand(check: (hand: DealtHand) => void): void {
  fc.assert(
    fc.property(evening, ({ first, hands }) => {
      const table = new SeatingTable();
      table.blinds = { ...BLINDS, button: 'dead', missedSmallBlind: 'small-blind-dead' };
      for (const at of first) table.sit(at);
      for (const changes of hands) {
        for (const one of changes) apply(table, one);
        const before = table.memory;
        const { start, memory } = table.deal();
        if (!start) continue;
        expect(pokerStart.parse(start)).toEqual(start);
        expect(pokerMemory.parse(memory)).toEqual(memory);
        const remaining = table.people.filter(
          (one) => !one.sittingOut && before.dealt.some((was) => was.seat === one.seat && was.player === one.player),
        ).length;
        check({ before, people: table.people, start, remaining });
      }
    }),
    { numRuns: 400 },
  );
}

describe('a dead button', () => {
  it('the big blind always moves on to the next player', () => {
    everyHand(({ before, people, start, remaining }) => {
      const { bigBlind } = before;
      if (bigBlind === null || remaining < 2) return;
      const ready = people.filter((one) => !one.sittingOut).map((one) => placeFrom(bigBlind, one.seat));
      expect(placeFrom(bigBlind, start.bigBlindSeat ?? 0)).toBe(Math.min(...ready));
    });
  });

  it('the small blind is posted by the player who had the big one, or by nobody; two players share the blinds', () => {
    everyHand(({ before, start, remaining }) => {
      if (before.bigBlind === null || remaining < 2) return;
      const headsUp = start.players.length === 2 && start.smallBlindSeat === start.button;
      if (headsUp) return;
      expect(start.smallBlindSeat).toBeOneOf([null, before.bigBlind]);
      expect(start.button).toBe(before.smallBlind);
    });
  });

  it('a player who is dealt in acts in one order: button, small blind, big blind', () => {
    everyHand(({ start: { button, smallBlindSeat, bigBlindSeat, players } }) => {
      const big = placeFrom(button, bigBlindSeat ?? 0);
      for (const { seat: at } of players) {
        if (at !== smallBlindSeat && at !== button) expect(placeFrom(button, at)).toBeGreaterThanOrEqual(big);
      }
      expect(bigBlindSeat).not.toBe(button);
    });
  });

  it('when nobody comes or goes, everybody has each blind and the button once in a turn', () => {
    fc.assert(
      fc.property(fc.uniqueArray(seat, { minLength: 2, maxLength: 10 }), (seats) => {
        const table = new SeatingTable();
        table.blinds = { ...BLINDS, button: 'dead' };
        for (const at of seats) table.sit(at);
        const starts = seats.map(() => table.deal().start);
        for (const where of ['button', 'smallBlindSeat', 'bigBlindSeat'] as const) {
          expect(starts.map((start) => start?.[where]).sort()).toEqual([...seats].sort());
        }
      }),
    );
  });
});
