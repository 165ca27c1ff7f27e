import { expect, it } from 'vitest';
import { Seeded } from '../../../../main/odds/seeded.ts';
import { expectBoth } from './parkwest-agreement.ts';

it('the house way of Parkwest is that of a second reading of the chart, on 100,000 hands of any cards', () => {
  const seeded = new Seeded(100);
  let hands = 0;
  for (; hands < 100_000; hands++) expectBoth(seeded);
  expect(hands).toBe(100_000);
}, 600_000);
