import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chipsFor, DENOMINATIONS } from '../../renderer/kit/chips.ts';
import { cardName, rankLabel } from '../../renderer/kit/suits.tsx';
import { clockText, leftOf, stillFor, tickOf } from '../../renderer/kit/useCountdown.ts';
import { SLOTS, slotOf } from '../../renderer/scene/layout.ts';

describe('chips', () => {
  it('make the amount exactly while they are few enough', () => {
    expect(chipsFor(12_700)).toEqual([10_000, 2500, 100, 100]);
    expect(chipsFor(0)).toEqual([]);
  });

  it('never stand for more than the amount, the largest first, within the limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), fc.integer({ min: 1, max: 20 }), (amount, limit) => {
        const chips = chipsFor(amount, limit);
        expect(chips.length).toBeLessThanOrEqual(limit);
        expect(chips.reduce((sum, chip) => sum + chip, 0)).toBeLessThanOrEqual(amount);
        expect(chips).toEqual(chips.toSorted((a, b) => b - a));
        expect(chips.every((chip) => DENOMINATIONS.includes(chip))).toBe(true);
      }),
    );
  });
});

describe('places round the table', () => {
  it('puts the player who looks at the bottom and their left-hand neighbor to the left', () => {
    for (let seat = 1; seat <= 10; seat += 1) {
      expect(slotOf(seat, seat)).toBe(SLOTS[0]);
      expect(slotOf((seat % 10) + 1, seat)).toBe(SLOTS[1]);
    }
    expect(SLOTS[1]?.plate.x).toBeLessThan(50);
  });

  it('gives each seat a place of its own on the center display, seat 1 at the top left', () => {
    const slots = Array.from({ length: 10 }, (_, index) => slotOf(index + 1, null));
    expect(new Set(slots).size).toBe(10);
    expect(slots[0]?.side).toBe('top');
    expect(slots[0]?.plate.x).toBeLessThan(50);
    expect(slots[2]?.plate.x).toBeGreaterThan(50);
  });
});

describe('countdowns', () => {
  it('are drawn again when a clock shows another figure, when it becomes urgent, and no more once they are over', () => {
    const still = (leftMs: number, totalMs = 30_000) => stillFor({ leftMs, totalMs }, 'clock');
    expect([20_000, 19_400.5, 19_001, 1000, 0.2].map((left) => still(left))).toEqual([1000, 401, 1, 1000, 1]);
    expect(still(7800)).toBe(300);
    expect(still(7500)).toBe(500);
    expect([0, -3].map((left) => still(left))).toEqual([null, null]);
    expect(stillFor({ leftMs: 1000, totalMs: 30_000 }, 'bar')).toBe(200);
    expect(stillFor({ leftMs: 0, totalMs: 30_000 }, 'bar')).toBeNull();
  });

  it('show each figure of a clock from its first millisecond on', () => {
    // Eighths of a millisecond add and divide exactly; with tenths, a quarter of the time was missed by rounding.
    const upTo = (ms: number) => fc.integer({ min: 1, max: 8 * ms }).map((eighths) => eighths / 8);
    fc.assert(
      fc.property(upTo(200_000), upTo(200_000), (leftMs, totalMs) => {
        const still = stillFor({ leftMs, totalMs }, 'clock') ?? Number.NaN;
        const shown = (left: number) => [clockText(left), leftOf({ leftMs, totalMs }, leftMs - left).urgent];
        // Nothing on it would be different a moment before; something is then.
        expect(shown(Math.min(leftMs, leftMs - still + 1.001))).toEqual(shown(leftMs));
        expect(shown(Math.max(0, leftMs - still))).not.toEqual(shown(leftMs));
      }),
    );
  });

  it('draws a countdown again when its bar has moved, and no clock later than half a second', () => {
    expect([5_000, 30_000, 60_000, 3_600_000].map(tickOf)).toEqual([200, 200, 400, 500]);
  });

  it('run from what was left when the view was sent', () => {
    expect(leftOf({ leftMs: 20_000, totalMs: 40_000 }, 5000)).toEqual({
      leftMs: 15_000,
      fraction: 0.375,
      urgent: false,
    });
    expect(leftOf({ leftMs: 20_000, totalMs: 40_000 }, 10_000).urgent).toBe(true);
    expect(leftOf({ leftMs: 1000, totalMs: 30_000 }, 5000)).toEqual({ leftMs: 0, fraction: 0, urgent: true });
  });

  it('read as minutes and seconds, zero only when it is over', () => {
    expect([0, 1, 999, 1000, 61_000, 899_001].map(clockText)).toEqual([
      '0:00',
      '0:01',
      '0:01',
      '0:01',
      '1:01',
      '15:00',
    ]);
  });
});

describe('cards in words', () => {
  it('names suited cards, jokers, tiles and backs', () => {
    expect(['As', 'Td', '2c', 'X1', '4-6', '6-6b', null].map(cardName)).toEqual([
      'ace of spades',
      'ten of diamonds',
      'deuce of clubs',
      'joker',
      'Ping, tile 4 6',
      'Teen, tile 6 6',
      'card face down',
    ]);
  });

  it('prints a ten as 10', () => {
    expect([rankLabel('Ts'), rankLabel('9h')]).toEqual(['10', '9']);
  });
});
