/** Where a Call begins to be better than a fold, over every way in which the suits can fall. */
import { expect, it } from 'vitest';
import { calling } from '../../../games/banked/caribbean/odds.ts';
import { standardDeck } from '../../../games/card.ts';

/** What a Call gains with five ranks on average, in antes, every suit and every open card counted. */
function average(ranks: readonly number[]): number {
  const patterns = new Map<string, number>();
  for (let code = 0; code < 1024; code++) {
    const suits = [0, 2, 4, 6, 8].map((shift) => (code >> shift) & 3);
    if (new Set(suits).size === 1) continue;
    const named = new Map<number, number>();
    for (const suit of suits) if (!named.has(suit)) named.set(suit, named.size);
    const key = suits.map((suit) => named.get(suit)).join('');
    patterns.set(key, (patterns.get(key) ?? 0) + 1);
  }
  let [sum, all] = [0, 0];
  for (const [key, weight] of patterns) {
    const hand = ranks.map((rank, i) => rank * 4 + Number(key[i]));
    const open = standardDeck().filter((card) => !hand.includes(card));
    sum += (weight * open.reduce((gain, card) => gain + calling(hand, card), 0)) / open.length;
    all += weight;
  }
  return sum / all;
}

it('is ace, king, jack, eight and three: with a deuce a fold loses less', () => {
  expect(average([12, 11, 9, 6, 1])).toBeGreaterThan(-1);
  expect(average([12, 11, 9, 6, 0])).toBeLessThan(-1);
});
