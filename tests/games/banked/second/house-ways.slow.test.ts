/** House ways against second implementations of them, on 100,000 random hands each. */
import { expect, it } from 'vitest';
import { Seeded } from '../../../../main/odds/seeded.ts';
import { expectAceKing, expectCaribbean, expectNines, expectUltimate } from './agreement.ts';

const HANDS = 100_000;

it('Caribbean Stud', () => {
  const seeded = new Seeded(31);
  for (let hand = 0; hand < HANDS; hand++) expectCaribbean(seeded);
  for (let hand = 0; hand < HANDS; hand++) expectAceKing(seeded);
});

it('Nine’s Up', () => {
  const seeded = new Seeded(32);
  for (let hand = 0; hand < HANDS; hand++) expectNines(seeded);
});

it.each([
  ['Parkwest', { boardPlays: false, blindFlush: '3-to-2' }],
  ['Lake Elsinore', { boardPlays: true, blindFlush: '6-to-5' }],
] as const)('Ultimate Texas Hold’em by the rules of %s', (_, house) => {
  const seeded = new Seeded(33);
  let ends = 0;
  for (let deal = 0; deal < HANDS; deal++) if (expectUltimate(seeded, house)) ends++;
  expect(ends).toBeGreaterThan(HANDS / 5);
});
