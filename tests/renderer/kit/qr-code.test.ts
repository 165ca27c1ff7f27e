/** The code of the seal, read again as the camera of a phone reads it: by the standard (ISO/IEC 18004), not by the library. */
import { encode } from 'uqr';
import { expect, it } from 'vitest';

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** By version at level M: lengths of the blocks of data in bytes, and where alignment patterns stand. */
const VERSIONS: Readonly<Record<number, { readonly blocks: readonly number[]; readonly centers: readonly number[] }>> =
  {
    5: { blocks: [43, 43], centers: [6, 30] },
    6: { blocks: [27, 27, 27, 27], centers: [6, 34] },
    7: { blocks: [31, 31, 31, 31], centers: [6, 22, 38] },
    8: { blocks: [38, 38, 39, 39], centers: [6, 24, 42] },
    9: { blocks: [36, 36, 36, 37, 37], centers: [6, 26, 46] },
    10: { blocks: [43, 43, 43, 43, 44], centers: [6, 28, 50] },
  };

function read(modules: readonly (readonly boolean[])[]): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  const plan = VERSIONS[version];
  if (!plan) throw new Error(`version ${version}`);
  const at = (x: number, y: number): boolean => modules[y]?.[x] ?? false;
  // Bits 10 to 12 of the format, which a mask of its own covers: 101.
  const [a, b, c] = [at(2, 8), at(3, 8), at(4, 8)].map(Number);
  const mask = MASKS[(((a ?? 0) << 2) | ((b ?? 0) << 1) | (c ?? 0)) ^ 0b101];
  if (!mask) throw new Error('no mask');
  const isPattern = (x: number, y: number): boolean => {
    const isFinder = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
    const isVersion = version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6));
    const isAlignment = plan.centers.some((cx) =>
      plan.centers.some((cy) => {
        const isCorner = (cx === 6 && cy === 6) || (cx === 6 && cy === size - 7) || (cx === size - 7 && cy === 6);
        return !isCorner && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2;
      }),
    );
    return isFinder || isVersion || isAlignment || x === 6 || y === 6;
  };
  const bits: boolean[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!isPattern(x, y)) bits.push(at(x, y) !== mask(x, y));
    }
  }
  const byteAt = (from: readonly boolean[], start: number): number =>
    from.slice(start, start + 8).reduce((value, bit) => value * 2 + Number(bit), 0);
  const blocks: number[][] = plan.blocks.map(() => []);
  let next = 0;
  for (let row = 0; row < Math.max(...plan.blocks); row += 1) {
    for (const [nth, length] of plan.blocks.entries()) {
      if (row >= length) continue;
      blocks[nth]?.push(byteAt(bits, next));
      next += 8;
    }
  }
  const data = blocks.flat().flatMap((byte) => Array.from({ length: 8 }, (_, bit) => Boolean((byte >> (7 - bit)) & 1)));
  expect(data.slice(0, 4)).toEqual([false, true, false, false]);
  const wide = version < 10 ? 8 : 16;
  const length = data.slice(4, 4 + wide).reduce((value, bit) => value * 2 + Number(bit), 0);
  const bytes = Array.from({ length }, (_, nth) => byteAt(data, 4 + wide + nth * 8));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

const SEAL = '2a4c3961f939b8a488ac4bc29968ef3e8f850751943b88a028bb7e1a1bba9b36';

it.each([
  `Deck seal of hand 1,204: ${SEAL}`,
  `https://example.com/verify.html#${SEAL}`,
  `https://www.a-cardroom-with-a-long-name.example/players/receipts/verify.html#${SEAL}`,
])('says %s to the camera of a phone', (text) => {
  expect(read(encode(text, { ecc: 'M', border: 0 }).data)).toBe(text);
});
