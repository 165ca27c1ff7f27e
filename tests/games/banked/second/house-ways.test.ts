/** House ways against second implementations, in short: `house-ways.slow.test.ts` has 100,000 hands of each. */
import { expect, it } from 'vitest';
import { parseCards } from '../../../../games/card.ts';
import { Seeded } from '../../../../main/odds/seeded.ts';
import { expectAceKing, expectCaribbean, expectNines, expectUltimate } from './agreement.ts';
import { kindOf, plainWorth } from './plain.ts';

it('Caribbean Stud matches a second implementation', () => {
  const seeded = new Seeded(21);
  for (let hand = 0; hand < 500; hand++) expectCaribbean(seeded);
  for (let hand = 0; hand < 500; hand++) expectAceKing(seeded);
});

it('Nine’s Up matches a second implementation', () => {
  const seeded = new Seeded(22);
  for (let hand = 0; hand < 500; hand++) expectNines(seeded);
});

it.each([
  { boardPlays: false, blindFlush: '3-to-2' },
  { boardPlays: true, blindFlush: '6-to-5' },
] as const)('Ultimate Texas Hold’em matches a second implementation: %o', (house) => {
  const seeded = new Seeded(23);
  let ends = 0;
  for (let deal = 0; deal < 200; deal++) if (expectUltimate(seeded, house)) ends++;
  expect(ends).toBeGreaterThan(30);
});

it.each([
  ['As Kd Jh 8c 3d', 0],
  ['As Kd 8h 8c 3d', 1],
  ['As 3s 8h 8c 3d', 2],
  ['8s Kd 8h 8c 3d', 3],
  ['As 2d 3h 4c 5d 9s Td', 4],
  ['As 2s 3s 4c 9s Ts Td', 5],
  ['As Ad 3h 3c 9s 9d 9h', 6],
  ['8s 8d 8h 8c Kd Kh Ks', 7],
  ['As 2s 3s 4s 5s Kd Kh', 8],
])('the plain ranking: %s is of kind %i', (text, kind) => {
  expect(kindOf(plainWorth(parseCards(text) ?? []))).toBe(kind);
});
