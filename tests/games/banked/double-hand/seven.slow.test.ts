/** Counts again what seven cards hold: all 133,784,560 hands without the joker, and all 20,358,520 with it, by both readings. */
import { expect, it } from 'vitest';
import { isAceHigh } from '../../../../games/banked/double-hand/ace-up.ts';
import { heldInSeven, SEVEN_KINDS } from '../../../../games/banked/double-hand/seven-bonus.ts';
import { SEVEN_COUNTS } from '../../../../games/banked/double-hand/seven-odds.ts';

const JOKER = 52;
const AT = new Map(SEVEN_KINDS.map((kind, at) => [kind, at]));

/** Every way to take six of 52 cards. */
function eachSix(look: (six: number[]) => void): void {
  for (let a = 0; a < 52; a++)
    for (let b = a + 1; b < 52; b++)
      for (let c = b + 1; c < 52; c++)
        for (let d = c + 1; d < 52; d++)
          for (let e = d + 1; e < 52; e++) for (let f = e + 1; f < 52; f++) look([a, b, c, d, e, f]);
}

it('what seven cards hold with the joker an ace or any card, and how often they are ace-high', () => {
  const [natural, ace, wild] = [SEVEN_KINDS.map(() => 0), SEVEN_KINDS.map(() => 0), SEVEN_KINDS.map(() => 0)];
  const add = (counts: number[], kind: (typeof SEVEN_KINDS)[number]): void => {
    const at = AT.get(kind) ?? 0;
    counts[at] = (counts[at] ?? 0) + 1;
  };
  const aceHigh = { natural: 0, joker: 0 };
  eachSix((six) => {
    const seven = [...six, JOKER];
    add(ace, heldInSeven(seven, 'ace'));
    add(wild, heldInSeven(seven, 'wild'));
    if (isAceHigh(seven)) aceHigh.joker += 1;
    for (let last = (six[5] ?? 0) + 1; last < 52; last++) {
      seven[6] = last;
      const kind = heldInSeven(seven);
      add(natural, kind);
      if (kind === 'nothing' && isAceHigh(seven)) aceHigh.natural += 1;
    }
  });
  expect(natural.map((count, at) => count + (ace[at] ?? 0))).toEqual(SEVEN_COUNTS.ace);
  expect(natural.map((count, at) => count + (wild[at] ?? 0))).toEqual(SEVEN_COUNTS.wild);
  expect(aceHigh).toEqual({ natural: 12_944_820, joker: 1_485_960 });
}, 3_600_000);
