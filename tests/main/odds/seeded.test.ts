import { describe, expect, it } from 'vitest';
import { Seeded } from '../../../main/odds/seeded.ts';

const draw = (seed: number, n = 20): number[] => {
  const seeded = new Seeded(seed);
  return Array.from({ length: n }, () => seeded.below(52));
};

describe('numbers from a seed', () => {
  it('are the same for the same seed and others for another', () => {
    expect(draw(7)).toEqual(draw(7));
    const seeds = [0, 1, 2, 7, 8, 2 ** 32, 2 ** 32 + 1, 1e15];
    expect(new Set(seeds.map((seed) => draw(seed).join())).size).toBe(seeds.length);
  });

  it('stay the same from one version to the next: seeds are printed for replay', () => {
    expect(draw(1, 8)).toMatchInlineSnapshot(`
      [
        32,
        41,
        10,
        2,
        46,
        28,
        44,
        43,
      ]
    `);
  });

  it('fall evenly', () => {
    const seeded = new Seeded(3);
    const counts = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 100_000; i++) {
      const n = seeded.below(10);
      counts[n] = (counts[n] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('shuffle every card to every place', () => {
    const seeded = new Seeded(5);
    const seen = new Set<string>();
    for (let i = 0; i < 2_000; i++)
      for (const [place, card] of seeded.shuffle([0, 1, 2, 3, 4, 5]).entries()) seen.add(`${card}@${place}`);
    expect(seen.size).toBe(36);
  });
});
