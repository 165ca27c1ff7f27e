/** The parts of the felt as they are reckoned, without a browser: whose they are, and that none meets another. */
import { describe, expect, it } from 'vitest';
import { type Box, MIDDLE, SLOTS } from '../../../renderer/scene/layout.ts';

const meet = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 1e-6 &&
  Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 1e-6;
const within = (part: Box, whole: Box): boolean =>
  part.x >= whole.x - 1e-6 &&
  part.y >= whole.y - 1e-6 &&
  part.x + part.w <= whole.x + whole.w + 1e-6 &&
  part.y + part.h <= whole.y + whole.h + 1e-6;

/** A plate as a box on a canvas of so many em, which is as large in em on every screen. */
const plate = ({ plate: { x, y } }: (typeof SLOTS)[number], wide: number, high: number): Box => {
  const [w, h] = [(10.4 / wide) * 100, (3.7 / high) * 100];
  return { x: x - w / 2, y: y - h / 2, w, h };
};
/** The scene of the center display and of stations, in em. */
const CANVASES = [
  ['center', 63.2, 31.6],
  ['station', 77.5, 28.5],
] as const;

describe('the parts of the felt', () => {
  it('meet in none of ten seats and not in the middle', () => {
    const parts = [...SLOTS.map(({ felt }) => felt), MIDDLE];
    for (const [nth, one] of parts.entries()) {
      expect(within(one, { x: 0, y: 0, w: 100, h: 100 })).toBe(true);
      for (const other of parts.slice(nth + 1)) expect(meet(one, other), `${nth}`).toBe(false);
    }
  });

  it('are divided into a place for cards by the plate and a line toward the middle', () => {
    for (const { felt, cards, line, rows, aside, plate: at } of SLOTS) {
      for (const part of [cards, line, rows, aside]) expect(within(part, felt)).toBe(true);
      expect(meet(cards, line)).toBe(false);
      expect(meet(rows, aside)).toBe(false);
      const far = (box: Box): number => Math.abs(box.y + box.h / 2 - at.y);
      expect(far(cards)).toBeLessThan(far(line));
    }
  });

  it.each(CANVASES)('are met by no plate on the canvas of the %s', (_, wide, high) => {
    const plates = SLOTS.map((slot) => plate(slot, wide, high));
    for (const [nth, one] of plates.entries()) {
      for (const { felt } of SLOTS) expect(meet(one, felt), `plate ${nth}`).toBe(false);
      for (const other of plates.slice(nth + 1)) expect(meet(one, other)).toBe(false);
    }
  });
});
