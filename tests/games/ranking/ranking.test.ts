import { describe, expect, it } from 'vitest';
import { cardText } from '../../../games/card.ts';
import * as rankings from '../../../games/ranking/ranking.ts';
import { cards, expectAgreement } from './hands.ts';

const { aceToFive, badugi, deuceToSeven, eightOrBetter, high, omahaEightOrBetter, omahaHigh, shortDeck } = rankings;

/** `category: words: cards` */
function told(ranking: rankings.Ranking, hole: string, board = ''): string {
  const { category, words, cards: playing } = ranking.describe(cards(hole), cards(board));
  return [category, words, playing.map(cardText).join(' ')].join(': ');
}

describe('rankings', () => {
  it('have ids and names of their own', () => {
    const all = Object.values(rankings);
    expect(all).toHaveLength(14);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  it('put hands into words, with the cards that play', () => {
    expect(told(high, '7s 5d', '4c 8d 4h 7h 8c')).toBe('two pair: two pair, eights and sevens: 8d 8c 7s 7h 5d');
    expect(told(high, '9c Th Jh Qh Kh 2h 3h')).toBe('flush: flush, king high: Kh Qh Jh Th 3h');
    expect(told(omahaHigh, 'Ts 3h 4h 6h', 'As Ks Qs Js 2d')).toBe('no pair: no pair, ace high: As Ks Qs Ts 6h');
    expect(told(omahaEightOrBetter, '4s 5s Jh Js', 'Ac 2d 3h Ks Qd')).toBe('low: 5-4-3-2-A low: 5s 4s 3h 2d Ac');
    expect(told(omahaEightOrBetter, '4s 5s Jh Js', '9c Td Jd 2s 3d')).toBe('no low: no low: ');
    expect(told(eightOrBetter, 'As 2s 3d 4h 8c 9d Kd')).toBe('low: 8-4-3-2-A low: 8c 4h 3d 2s As');
    expect(told(aceToFive, 'Ks Kd 7s 6d 4c 3h As')).toBe('no pair: 7-6-4-3-A low: 7s 6d 4c 3h As');
    expect(told(aceToFive, 'As Ad 4c 3h 2s')).toBe('one pair: one pair, aces: As Ad 4c 3h 2s');
    expect(told(deuceToSeven, 'As 2d 3c 4h 5s')).toBe('no pair: A-5-4-3-2 low: As 5s 4h 3c 2d');
    expect(told(deuceToSeven, '6s 2d 3c 4h 5s')).toBe('straight: straight, six high: 6s 5s 4h 3c 2d');
    expect(told(shortDeck, 'As 6d', '7d 8c 9h Ks Kd')).toBe('straight: straight, nine high: 9h 8c 7d 6d As');
    expect(told(badugi, 'As 2s 3d 4h')).toBe('three-card hand: 4-3-A three-card hand: 4h 3d As');
  });

  it.each([
    { ranking: high, hole: 2, board: 5 },
    { ranking: omahaHigh, hole: 4, board: 5 },
    { ranking: omahaEightOrBetter, hole: 4, board: 5 },
    { ranking: eightOrBetter, hole: 7, board: 0 },
    { ranking: aceToFive, hole: 6, board: 1 },
    { ranking: deuceToSeven, hole: 5, board: 0 },
    { ranking: badugi, hole: 4, board: 0 },
  ])('$ranking.id describes a hand by cards worth the whole', ({ ranking, hole, board }) => {
    const five = { 'omaha-high': high, 'omaha-eight-or-better': eightOrBetter }[ranking.id] ?? ranking;
    expectAgreement({
      hole,
      board,
      runs: 200,
      fast: ranking.rank,
      plain: (own, shared) => {
        const { cards: playing } = ranking.describe(own, shared);
        return playing.length === 0 ? null : [five.rank(playing, [])];
      },
    });
  });

  it.each(Object.values(rankings).filter(({ id }) => !id.startsWith('joker')))('refuse a joker: $id', (ranking) => {
    const three = ranking === rankings.atMostTwoHigh || ranking === rankings.atMostTwoEightOrBetter;
    const [hole, board] =
      ranking === badugi ? ['As 2d 3c X1', ''] : three ? ['As 2d X1', '5s 6s 7s'] : ['As 2d 3c X1', '4h 5s 6s'];
    expect(() => ranking.rank(cards(hole), cards(board))).toThrow('card 52 has no rank: expected 0 … 51');
  });

  it('do not describe too few cards', () => {
    expect(() => high.describe(cards('As Ks'), cards('Qs'))).toThrow(
      '2 cards and a board of 1 cannot be ranked: expected five to seven',
    );
  });
});
