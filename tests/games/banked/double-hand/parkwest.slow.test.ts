import { expect, it } from 'vitest';
import { Seeded } from '../../../../main/odds/seeded.ts';
import { CASINO_REAL, EMPIRE, expectBoth, PARKWEST } from './parkwest-agreement.ts';

it.each([
  ['Parkwest', PARKWEST],
  ['Casino Real', CASINO_REAL],
  ['Empire', EMPIRE],
  ['Empire with a joker that is an ace', { ...EMPIRE, joker: 'ace' }],
] as const)(
  'the house way of %s is that of a second reading of the chart, on 100,000 hands of any cards',
  (_, rules) => {
    const seeded = new Seeded(100);
    let hands = 0;
    for (; hands < 100_000; hands++) expectBoth(seeded, rules);
    expect(hands).toBe(100_000);
  },
);
