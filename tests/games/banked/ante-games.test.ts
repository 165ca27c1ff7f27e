import { describe, expect, it } from 'vitest';
import { houseWay, LOWEST_CALLED, QUALIFIES } from '../../../games/banked/caribbean/bets.ts';
import { caribbeanVariant } from '../../../games/banked/caribbean/caribbean.ts';
import { calling } from '../../../games/banked/caribbean/odds.ts';
import { houseWay as ultimateWay } from '../../../games/banked/ultimate/house-way.ts';
import { BEST_EDGES } from '../../../games/banked/ultimate/odds.ts';
import { againstAll, rankWith } from '../../../games/banked/ultimate/rank.ts';
import { ultimateVariant } from '../../../games/banked/ultimate/ultimate.ts';
import { parseCards, standardDeck } from '../../../games/card.ts';
import { rankHigh, rankHigh5 } from '../../../games/ranking/high.ts';
import { Seeded } from '../../../main/odds/seeded.ts';

const cards = (text: string) => parseCards(text) ?? [];
const percent = (share: number): string => (share * 100).toFixed(4);
const played = (seed: number, hands: number) => {
  const seeded = new Seeded(seed);
  return { hands, lot: (n: number) => seeded.below(n) };
};

describe('Caribbean Stud', () => {
  it('the player-dealer qualifies in 56.3187 % of all hands', () => {
    let [qualified, all] = [0, 0];
    for (let a = 0; a < 52; a++)
      for (let b = a + 1; b < 52; b++)
        for (let c = b + 1; c < 52; c++)
          for (let d = c + 1; d < 52; d++)
            for (let e = d + 1; e < 52; e++) {
              all++;
              if (rankHigh5(a, b, c, d, e) >= QUALIFIES) qualified++;
            }
    expect(all).toBe(2_598_960);
    expect(percent(qualified / all)).toBe('56.3187');
  });

  it('from ace, king, jack, eight and three a Call is better than a fold', () => {
    const deck = standardDeck();
    const gain = (hand: readonly number[]) => {
      const open = deck.filter((card) => !hand.includes(card));
      return open.reduce((sum, card) => sum + calling(hand, card), 0) / open.length;
    };
    expect(gain(cards('As Kd Jh Tc 9d'))).toBeGreaterThan(-1);
    expect(gain(cards('As Kd Th 9c 8d'))).toBeLessThan(-1);
    expect(LOWEST_CALLED).toEqual({ worth: rankHigh(cards('As Kd Jh 8c 3d')), text: 'A-K-J-8-3' });
    expect(houseWay(cards('As Kd Jh 8c 3d'))).toBe('call');
    expect(houseWay(cards('As Kd Jh 8c 2d'))).toBe('fold');
  });

  it('plays out to a known edge, and to less by the open card', () => {
    const [ante] = caribbeanVariant.odds(caribbeanVariant.rules.parse({}), played(3, 60_000));
    expect(Math.abs((ante?.edge ?? 0) - 0.0532)).toBeLessThan(4 * (ante?.stderr ?? 0));
    expect(ante?.best?.edge).toBeLessThan(ante?.edge ?? 0);
    expect((ante?.edge ?? 0) - (ante?.best?.edge ?? 0)).toBeLessThan(0.004);
  });
});

describe('Ultimate Texas Hold’em', () => {
  const rules = ultimateVariant.rules.parse({});

  it('ranks a hand that may not play the board as trying every five does', () => {
    const seeded = new Seeded(9);
    for (let deal = 0; deal < 3_000; deal++) {
      const seven = seeded.shuffle(standardDeck()).slice(0, 7);
      const [hand, board] = [seven.slice(0, 2), seven.slice(2)];
      let best = 0;
      for (let out = 0; out < 7; out++)
        for (let other = out + 1; other < 7; other++) {
          const five = seven.filter((_, i) => i !== out && i !== other);
          if (hand.some((card) => five.includes(card))) best = Math.max(best, rankHigh(five));
        }
      expect(rankWith(hand, board, false)).toBe(best);
      expect(rankWith(hand, board, true)).toBe(rankHigh(hand, board));
    }
  });

  it('holds a hand against all 990 others', () => {
    const found = againstAll(cards('As Kd'), cards('Jh 9c 7d 4s 2s'), false);
    expect(Object.values(found).reduce((sum, count) => sum + count, 0)).toBe(990);
  });

  it.each([
    ['2s 2d', '', 'check'],
    ['3s 3d', '', 'play-4'],
    ['As 2d', '', 'play-4'],
    ['Ks 4d', '', 'check'],
    ['Ks 5d', '', 'play-4'],
    ['Ks 2s', '', 'play-4'],
    ['Qs 5s', '', 'check'],
    ['Qs 6s', '', 'play-4'],
    ['Qs 7d', '', 'check'],
    ['Qs 8d', '', 'play-4'],
    ['Js 7s', '', 'check'],
    ['Js 8s', '', 'play-4'],
    ['Js 9d', '', 'check'],
    ['Js Td', '', 'play-4'],
    ['Ts 9s', '', 'check'],
    ['7s 2d', '7d Kh 9c', 'play-2'],
    ['2s 2d', '7d Kh 9c', 'check'],
    ['Ts 3s', '7s Ks 9c', 'play-2'],
    ['9s 3s', '7s Ks 8c', 'check'],
    ['Ts 3d', '7s 7d 7c', 'check'],
    ['3s 2d', 'As Kh 9c 7d 5h', 'fold'],
    ['9s 2d', 'As Kh 9c 7d 5h', 'play-1'],
  ])('plays %s on %s the house way: %s', (hand, board, way) => {
    const open = cards(board);
    expect(
      ultimateWay(rules, { 0: 0, 3: 1, 5: 2 }[open.length] ?? 0, { hand: cards(hand), board: open, open: [] }),
    ).toBe(way);
  });

  it('loses about 2.2 % of an ante the house way; Trips 1.9041 % as counted', () => {
    const [ante, blind, trips] = ultimateVariant.odds(rules, played(2, 20_000));
    expect(Math.abs((ante?.edge ?? 0) - 0.0219)).toBeLessThan(4 * (ante?.stderr ?? 0));
    expect(blind?.strategy).toContain('house way');
    // The best play is counted in full, and beats the house way by about a tenth of a percent.
    expect(ante?.best?.exact).toBe(true);
    expect(Math.abs((ante?.edge ?? 0) - (ante?.best?.edge ?? 0))).toBeLessThan(4 * (ante?.stderr ?? 0));
    const edges = Object.values(BEST_EDGES);
    expect(edges).toContain(ante?.best?.edge);
    expect(new Set(edges).size).toBe(4);
    expect([percent(trips?.edge ?? 0), trips?.exact]).toEqual(['1.9040', true]);
  });
});
