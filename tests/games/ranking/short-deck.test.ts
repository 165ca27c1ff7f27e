import { describe, expect, it } from 'vitest';
import { shortDeck } from '../../../games/ranking/ranking.ts';
import { rankShortDeck } from '../../../games/ranking/short-deck.ts';
import { cards, eachFive, expectAgreement } from './hands.ts';
import { best, shortDeckScore, subsets } from './obvious.ts';

const rank = (text: string): number => rankShortDeck(cards(text));
const sixesUp = Array.from({ length: 36 }, (_, i) => 16 + i);

describe('short deck', () => {
  it.each([5, 6, 7])('agrees with plain sorting on random hands of %i cards', (size) => {
    expectAgreement({
      hole: 2,
      board: size - 2,
      deck: sixesUp,
      fast: rankShortDeck,
      plain: (hole, board) => best(subsets([...hole, ...board], 5), shortDeckScore),
    });
  });

  it('ranks a flush above a full house and a straight above three of a kind', () => {
    const golden = [
      'As Ks Qs Js Ts',
      'As 6s 7s 8s 9s',
      '6s 6d 6c 6h 7s',
      '6s 7s 8s 9s Js',
      'As Ad Ac Kh Ks',
      '6s 6d 6c 7h 7s',
      'As Kd Qc Jh Ts',
      '6s 7d 8c 9h Ts',
      'As 6d 7c 8h 9s',
      'As Ad Ac Kh Qs',
      '6s 6d 7c 7h 8s',
      '6s 6d 7c 8h 9s',
      '6s 7d 8c 9h Js',
    ].map(rank);
    expect([...golden].sort((a, b) => b - a)).toEqual(golden);
    expect(new Set(golden).size).toBe(golden.length);
  });

  it('comes to the known number of each kind over all 376,992 hands', () => {
    const values = new Map<number, number[]>();
    const hands = new Map<number, number>();
    const five = new Uint8Array(5);
    eachFive((...dealt) => {
      if (dealt[0] < 16) return;
      five.set(dealt);
      const value = rankShortDeck(five);
      if (!values.has(value)) values.set(value, dealt);
      hands.set(value, (hands.get(value) ?? 0) + 1);
    });
    const kinds: Record<string, number> = {};
    for (const [value, count] of hands) {
      const { category } = shortDeck.describe(values.get(value) ?? [], []);
      kinds[category] = (kinds[category] ?? 0) + count;
    }
    expect(kinds).toEqual({
      'straight flush': 24,
      'four of a kind': 288,
      flush: 480,
      'full house': 1_728,
      straight: 6_120,
      'three of a kind': 16_128,
      'two pair': 36_288,
      'one pair': 193_536,
      'no pair': 122_400,
    });
  });
});
