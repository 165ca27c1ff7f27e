import { expect, it } from 'vitest';
import { texts } from '../../cage/people/texts.ts';

it.each([
  ['redeem', 1, 1, 'Ada Winter has redeemed 1 point; 1 point is left.'],
  ['redeem', 250, 0, 'Ada Winter has redeemed 250 points; 0 points are left.'],
  ['give', 1, 1, 'Ada Winter was given 1 point and holds 1 point.'],
  ['give', 1500, 2750, 'Ada Winter was given 1,500 points and holds 2,750 points.'],
  ['take', 1, 1, '1 point was taken back from Ada Winter; 1 point is left.'],
  ['take', 2, 40, '2 points were taken back from Ada Winter; 40 points are left.'],
] as const)('%s %i points, %i held then: %s', (way, points, held, said) =>
  expect(texts.points.done[way](points, 'Ada Winter', held)).toBe(said),
);
