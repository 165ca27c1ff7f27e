import { describe, expect, it } from 'vitest';
import { parseCards, standardDeck } from '../../../games/card.ts';
import { categoryOfHigh } from '../../../games/ranking/describe.ts';
import { rankHigh } from '../../../games/ranking/high.ts';
import { FIVE_ACES, rankBug, rankJokerLow, WORST_SEVEN } from '../../../games/ranking/joker.ts';
import { rankAceToFive } from '../../../games/ranking/low.ts';
import { categoryOfFive, HIGH_ORDER } from '../../../games/ranking/order.ts';
import { jokerEightOrBetter, jokerHigh, jokerLow, jokerPairOrBetter } from '../../../games/ranking/ranking.ts';

const JOKER = 52;
const cards = (text: string): number[] => parseCards(text) ?? [];
const DECK = standardDeck();

/** Calls back for every four cards of the 52. */
function eachFour(visit: (four: number[]) => void): void {
  for (let a = 0; a < 52; a++)
    for (let b = a + 1; b < 52; b++)
      for (let c = b + 1; c < 52; c++) for (let d = c + 1; d < 52; d++) visit([a, b, c, d]);
}

/** Every card that the joker may be, tried one after the other. */
function slowBug(four: readonly number[]): number {
  if (four.every((card) => card >= 48)) return FIVE_ACES;
  let best = 0;
  for (const card of DECK) {
    if (four.includes(card)) continue;
    const five = [...four, card];
    const value = rankHigh(five);
    if (value <= best) continue;
    if (card >= 48 || /straight|flush/.test(categoryOfFive(HIGH_ORDER, five))) best = value;
  }
  return best;
}

describe('the joker as an ace, or to complete a straight or a flush', () => {
  it('counts every hand as the combinations do, and as every stand-in tried in turn', () => {
    const counts = new Map<string, number>();
    let differences = 0;
    let hands = 0;
    eachFour((four) => {
      const value = rankBug([...four, JOKER], []);
      if (hands++ % 23 === 0 && value !== slowBug(four)) differences += 1;
      const name = value === FIVE_ACES ? 'five aces' : value === 7462 ? 'royal flush' : categoryOfHigh(value);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    });
    expect(differences).toBe(0);
    expect(hands).toBe(270_725);
    // All 2,869,685 hands of the 53 cards, less those without the joker.
    const whole = { royal: 24, straightFlush: 180, quads: 828, fullHouse: 4_368, flush: 7_804, straight: 20_532 };
    expect(Object.fromEntries(counts)).toEqual({
      'five aces': 1,
      'royal flush': whole.royal - 4,
      'straight flush': whole.straightFlush - 36,
      'four of a kind': whole.quads - 624,
      'full house': whole.fullHouse - 3_744,
      flush: whole.flush - 5_108,
      straight: whole.straight - 10_200,
      'three of a kind': 63_360 - 54_912,
      'two pair': 138_600 - 123_552,
      'one pair': 1_215_024 - 1_098_240,
      'no pair': 1_418_964 - 1_302_540,
    });
  });

  it.each([
    ['As Kd 9s 4s', 'one pair, aces', 'an ace (003:842)'],
    ['As Ks 9s 4s', 'flush, ace high', 'the queen of the flush, no second ace (001:1266-1267)'],
    ['Ad 9d 5d 2d', 'flush, ace high', 'the king of the flush (003 oracle)'],
    ['Ac Ad Ah As', 'five aces', 'the fifth ace'],
    ['5c 4d 3h 2s', 'straight, six high', 'the six, and not the ace'],
    ['Kc Qd Jh 9s', 'straight, king high', 'the ten between'],
    ['Kc Kd 4h 4s', 'two pair, kings and fours', 'an ace, and makes no full house'],
    ['Kc Kd Kh 4s', 'three of a kind, kings', 'an ace beside three kings'],
  ])('%s with the joker is %s: it is %s', (four, words) => {
    expect(jokerHigh.describe([...cards(four), JOKER], []).words).toBe(words);
  });

  it('ranks five aces above a royal flush, and a flush with the joker by the card it stands for', () => {
    const royal = rankBug(cards('AsKsQsJsTs'), []);
    expect(rankBug([...cards('AcAdAhAs'), JOKER], [])).toBeGreaterThan(royal);
    expect(rankBug([...cards('AsKs9s4s'), JOKER], [])).toBe(rankHigh(cards('AsKsQs9s4s')));
  });

  it('of a pair or better leaves hands without a pair out', () => {
    expect(jokerPairOrBetter.rank(cards('AcKdQhJs9c'), [])).toBe(0);
    expect(jokerPairOrBetter.rank(cards('2c2dQhJs9c'), [])).toBeGreaterThan(0);
    expect(jokerPairOrBetter.rank([...cards('KcQd9h7s'), JOKER], [])).toBe(0);
  });
});

describe('the joker as the lowest card that a low hand has not got', () => {
  it('counts every hand as every stand-in tried in turn', () => {
    let differences = 0;
    let hands = 0;
    const ranks = new Set<number>();
    eachFour((four) => {
      const value = rankJokerLow([...four, JOKER], []);
      ranks.add(value);
      if (hands++ % 23 !== 0) return;
      let best = 0;
      for (const card of DECK) if (!four.includes(card)) best = Math.max(best, rankAceToFive([...four, card]));
      if (best !== value) differences += 1;
    });
    expect(differences).toBe(0);
    expect(ranks.size).toBeGreaterThan(700);
  });

  it.each([
    ['5c 4d 3h 2s', '5-4-3-2-A low'],
    ['4c 3d 2h As', '5-4-3-2-A low'],
    ['6c 3d 2h As', '6-4-3-2-A low'],
    ['7c 4d 3h 2s', '7-4-3-2-A low'],
    ['Ac Ad 3h 2s', 'one pair, aces'],
  ])('%s with it is %s (000b oracles, 003:393)', (four, words) => {
    expect(jokerLow.describe([...cards(four), JOKER], []).words).toBe(words);
  });

  it('lists the joker among the cards that play, and knows an eight and a seven', () => {
    expect(jokerLow.describe([...cards('7c4d3h2s'), JOKER], []).cards).toContain(JOKER);
    expect(jokerEightOrBetter.rank([...cards('8c7d6h5s'), JOKER], [])).toBeGreaterThan(0);
    expect(jokerEightOrBetter.rank([...cards('9c7d6h5s'), JOKER], [])).toBe(0);
    expect(jokerEightOrBetter.rank(cards('8c7d6h5s4c'), [])).toBeGreaterThan(0);
    expect(rankJokerLow(cards('7c6d5h4s3c'), [])).toBe(WORST_SEVEN);
    expect(rankJokerLow(cards('8c4d3h2sAc'), [])).toBeLessThan(WORST_SEVEN);
  });

  it('asks for five cards', () => {
    expect(() => rankBug(cards('AsKs'), [])).toThrow('five, no board');
    expect(() => rankJokerLow(cards('AsKs'), [])).toThrow('five, no board');
  });
});
