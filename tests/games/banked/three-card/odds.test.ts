import { describe, expect, it } from 'vitest';
import { decisionsOf } from '../../../../games/banked/three-card/odds.ts';
import { kindOf, LOWEST_PLAYED, rankThree } from '../../../../games/banked/three-card/rank.ts';
import { sixCardCounts } from '../../../../games/banked/three-card/six-card-odds.ts';
import { houseWay } from '../../../../games/banked/three-card/three-card.ts';
import { parseCards, RANKS } from '../../../../games/card.ts';
import { rankHigh } from '../../../../games/ranking/high.ts';
import { FIVE_CARD_KINDS, fiveCardKind } from '../../../../games/ranking/kinds.ts';
import { threeCardPoker, threeCardPokerParts } from '../../../../games/three-card-poker.ts';
import { threeCardPoker6CardParts } from '../../../../games/three-card-poker-6-card.ts';
import { threeCardPokerParkwestParts } from '../../../../games/three-card-poker-parkwest.ts';
import { Seeded } from '../../../../main/odds/seeded.ts';

const HOW = { hands: 0, lot: () => 0 };
const percent = (fraction: number): string => (fraction * 100).toFixed(4);
const cards = (text: string) => parseCards(text) ?? [];

describe('three cards', () => {
  it('come as often as all 22,100 hands have them', () => {
    const counts: Record<string, number> = {};
    for (let a = 0; a < 52; a++)
      for (let b = a + 1; b < 52; b++)
        for (let c = b + 1; c < 52; c++) {
          const kind = kindOf(rankThree([a, b, c]));
          counts[kind] = (counts[kind] ?? 0) + 1;
        }
    expect(counts).toEqual({
      'mini royal': 4,
      'straight flush': 44,
      'three of a kind': 52,
      straight: 720,
      flush: 1096,
      pair: 3744,
      'high card': 16440,
    });
  });

  it('are ranked as a second way of ranking has them', () => {
    const seeded = new Seeded(5);
    const draw = () => seeded.shuffle(Array.from({ length: 52 }, (_, i) => i)).slice(0, 6);
    for (let hand = 0; hand < 20_000; hand++) {
      const six = draw();
      const [one, other] = [six.slice(0, 3), six.slice(3)];
      expect(Math.sign(rankThree(one) - rankThree(other))).toBe(Math.sign(compared(second(one), second(other))));
    }
  });
});

/** Kind, then ranks with the most frequent first: written without the code under test. */
function second(hand: readonly number[]): readonly number[] {
  const ranks = hand.map((card) => Math.floor(card / 4) + 2).sort((a, b) => b - a);
  const suits = new Set(hand.map((card) => card % 4));
  const wheel = ranks.join() === '14,3,2';
  const run = wheel || (ranks[0] === (ranks[1] ?? 0) + 1 && ranks[1] === (ranks[2] ?? 0) + 1);
  const flush = suits.size === 1;
  const different = new Set(ranks).size;
  const high = wheel ? [3] : [ranks[0] ?? 0];
  if (run && flush) return [high[0] === 14 ? 7 : 6, ...high];
  if (different === 1) return [5, ...ranks];
  if (run) return [4, ...high];
  if (flush) return [3, ...ranks];
  if (different === 2) {
    const pair = ranks[1] ?? 0;
    return [2, pair, ranks.find((rank) => rank !== pair) ?? 0];
  }
  return [1, ...ranks];
}

function compared(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

describe('the best play without the open card', () => {
  it.each([true, false])(
    'is queen, six and four and better, found by counting (unqualified antes paid: %s)',
    (pays) => {
      const found = decisionsOf(pays);
      expect(found.lowestPlayed).toBe(LOWEST_PLAYED);
      expect(found.lowestPlayed).toBe(rankThree(cards('Qs 6d 4c')));
      expect(found.unseen).toBeCloseTo(found.houseWay, 12);
      expect(percent(-found.houseWay)).toBe('8.6580');
      expect((found.folds / 22100).toFixed(3)).toBe('0.326');
    },
  );

  it('is what the house way does with every hand', () => {
    const lowest = ['Q', '6', '4'].map((rank) => RANKS.indexOf(rank));
    for (let a = 0; a < 52; a++)
      for (let b = a + 1; b < 52; b++)
        for (let c = b + 1; c < 52; c++) {
          const [kind, ...ranks] = second([a, b, c]);
          const plays =
            (kind ?? 0) > 1 ||
            compared(
              ranks,
              lowest.map((rank) => rank + 2),
            ) >= 0;
          if ((houseWay([a, b, c]) === 'play') !== plays) throw new Error(`${a} ${b} ${c}`);
        }
  });
});

describe('the odds', () => {
  it('of the ante: queen high comes in 15,380 of 22,100 hands, and the open card is worth looking at', () => {
    const rules = threeCardPoker.rules.parse({});
    const [ante, pair] = threeCardPokerParts.variant.odds(rules, HOW);
    expect(percent(ante?.edge ?? 0)).toBe('8.6580');
    expect(percent(ante?.best?.edge ?? 0)).toBe('4.5976');
    expect(percent(pair?.edge ?? 0)).toBe('4.3801');
    const [paid] = threeCardPokerParts.variant.odds({ ...rules, unqualified: 'pays' }, HOW);
    expect(percent(paid?.edge ?? 0)).toBe('8.6580');
    expect(percent(paid?.best?.edge ?? 0)).toBe('1.8022');
  });

  it('of the six card bonus, of all 20,358,520 deals', () => {
    const counts = Object.fromEntries(sixCardCounts().map((count, i) => [FIVE_CARD_KINDS[i], count]));
    expect(counts).toMatchObject({
      'royal flush': 188,
      'straight flush': 1656,
      'four of a kind': 14664,
      'full house': 165984,
      flush: 205792,
      straight: 361620,
      'three of a kind': 732160,
    });
    const { variant } = threeCardPoker6CardParts;
    const rules = variant.rules.parse({});
    const stands = variant.odds(rules, HOW)[2];
    expect([percent(stands?.edge ?? 0), stands?.strategy]).toEqual(['8.5614', undefined]);
    const lost = variant.odds({ ...rules, bonusAfterFold: 'lost' }, HOW)[2];
    expect(lost?.strategy).toContain('house way');
    expect(lost?.edge).toBeGreaterThan(stands?.edge ?? 1);
    const bonus6 = threeCardPokerParkwestParts.variant.odds(
      threeCardPokerParkwestParts.variant.rules.parse({}),
      HOW,
    )[2];
    expect(percent(bonus6?.edge ?? 0)).toBe('6.7413');
  });

  it('add up to one', () => {
    const plain = threeCardPokerParts.variant;
    const six = [threeCardPoker6CardParts.variant, threeCardPokerParkwestParts.variant];
    const odds = [
      ...plain.odds(plain.rules.parse({}), HOW),
      ...six.flatMap((variant) => variant.odds(variant.rules.parse({}), HOW)),
    ];
    for (const { outcomes } of odds) {
      expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    }
  });
});

it('the kind of a five-card hand follows from its value', () => {
  const hands = [
    '7s 5d 4h 3c 2c',
    'As Ad Kh Qc Jc',
    'As Ad Kh Kc Jc',
    'As Ad Ah Kc Qc',
    'As Kd Qh Jc Tc',
    'As Ks Qs Js 9s',
  ];
  const more = ['2s 2d 2h 3c 3d', 'As Ad Ah Ac Kc', 'Ks Qs Js Ts 9s', 'As Ks Qs Js Ts'];
  expect([...hands, ...more].map((text) => fiveCardKind(rankHigh(cards(text))))).toEqual([...FIVE_CARD_KINDS]);
});

it('has limits of a bonus for six cards only where there is one', () => {
  expect(threeCardPokerParts.variant.rules.safeParse({ maxSix: 2_000 }).success).toBe(false);
  expect(threeCardPoker6CardParts.variant.rules.parse({ maxSix: 2_000 }).maxSix).toBe(2_000);
});
