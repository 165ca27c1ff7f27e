import { expect, it } from 'vitest';
import { categoryOfHigh } from '../../../games/ranking/describe.ts';
import { rankHigh7 } from '../../../games/ranking/high.ts';

/** How many seven-card hands have each value. */
function sweep(): Uint32Array {
  const hands = new Uint32Array(7_463);
  for (let a = 6; a < 52; a++)
    for (let b = 5; b < a; b++)
      for (let c = 4; c < b; c++)
        for (let d = 3; d < c; d++)
          for (let e = 2; e < d; e++)
            for (let f = 1; f < e; f++)
              for (let g = 0; g < f; g++) {
                const value = rankHigh7(a, b, c, d, e, f, g);
                hands[value] = (hands[value] as number) + 1;
              }
  return hands;
}

it('all 133,784,560 seven-card hands come to the known number of each kind', () => {
  const hands = sweep();
  const kinds: Record<string, number> = {};
  for (let value = 1; value < hands.length; value++) {
    const kind = categoryOfHigh(value);
    kinds[kind] = (kinds[kind] ?? 0) + (hands[value] ?? 0);
  }
  expect(kinds).toEqual({
    'straight flush': 41_584,
    'four of a kind': 224_848,
    'full house': 3_473_184,
    flush: 4_047_644,
    straight: 6_180_020,
    'three of a kind': 6_461_620,
    'two pair': 31_433_400,
    'one pair': 58_627_800,
    'no pair': 23_294_460,
  });
  expect(hands[7_462]).toBe(4_324); // royal flushes
  expect(hands.filter((count) => count > 0).length).toBe(4_824);
});
