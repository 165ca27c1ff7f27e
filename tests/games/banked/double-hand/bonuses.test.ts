import { describe, expect, it } from 'vitest';
import { aceUpPaiGowVariant } from '../../../../games/ace-up-pai-gow-poker.ts';
import { isAceHigh } from '../../../../games/banked/double-hand/ace-up.ts';
import { aceHighCounts } from '../../../../games/banked/double-hand/ace-up-odds.ts';
import { FORTUNE_PAYS } from '../../../../games/banked/double-hand/fortune.ts';
import { heldInSeven, SEVEN_KINDS } from '../../../../games/banked/double-hand/seven-bonus.ts';
import { SEVEN_COUNTS } from '../../../../games/banked/double-hand/seven-odds.ts';
import { parseCards } from '../../../../games/card.ts';
import { fortunePaiGowVariant } from '../../../../games/fortune-pai-gow-poker.ts';
import { Seeded } from '../../../../main/odds/seeded.ts';

const HANDS = 154_143_080;
const lotOf = (seed: number) => {
  const seeded = new Seeded(seed);
  return (n: number) => seeded.below(n);
};
const percent = (edge: number | undefined): string => ((edge ?? 0) * 100).toFixed(2);

describe('the Fortune Bonus', () => {
  it.each([
    ['fpg-04', 'ace', '8.49'],
    ['fpg-05', 'ace', '7.83'],
    // As printed in 004:3821 the bettor would win: that is why it is an option and no default.
    ['fpg-05', 'wild', '-28.76'],
  ])('%s with a joker that is %s: %s %%', (fortunePays, bonusJoker, edge) => {
    const rules = fortunePaiGowVariant.rules.parse({ fortunePays, bonusJoker });
    const odds = fortunePaiGowVariant.odds(rules, { hands: 20, lot: lotOf(1) });
    expect(odds.map(({ id, exact }) => [id, exact])).toEqual([
      ['base', false],
      ['fortune', true],
    ]);
    expect(odds[0]?.strategy).toBe('house way');
    expect(percent(odds[1]?.edge)).toBe(edge);
  });

  it('is paid as a straight where a set with one would be, to −8.62 %, by the other reading of FPG-04', () => {
    // 201,824 hands hold both.
    const rules = fortunePaiGowVariant.rules.parse({});
    const [, bonus] = fortunePaiGowVariant.odds(rules, { hands: 20, lot: lotOf(1) });
    expect(percent((bonus?.edge ?? 0) + 201_824 / HANDS)).toBe('8.62');
  });

  it.each([
    ['4s 4h X1 Ks 9c 7d 2s', 'nothing', 'three of a kind'],
    ['As Ks Qs Js Ts Kh X1', 'royal flush', 'royal flush with a royal match'],
    ['9s 9h 9d X1 Ks 7d 2s', 'three of a kind', 'four of a kind'],
    ['9s 9h 4d 4c X1 Kd 2s', 'nothing', 'full house'],
  ] as const)('%s: %s, and where the joker is any card %s', (text, ace, wild) => {
    const seven = parseCards(text) ?? [];
    expect([heldInSeven(seven, 'ace'), heldInSeven(seven, 'wild')]).toEqual([ace, wild]);
  });

  it('comes with the joker as any card as often as it is counted', () => {
    expect(SEVEN_COUNTS.wild.reduce((sum, count) => sum + count, 0)).toBe(HANDS);
    const seeded = new Seeded(4);
    const hands = 20_000;
    const counts = SEVEN_KINDS.map(() => 0);
    const joker = SEVEN_KINDS.map(() => 0);
    for (let hand = 0; hand < hands; hand++) {
      const seven = [...seeded.shuffle(Array.from({ length: 52 }, (_, card) => card)).slice(0, 6), 52];
      const [ace, wild] = [heldInSeven(seven, 'ace'), heldInSeven(seven, 'wild')].map((kind) =>
        SEVEN_KINDS.indexOf(kind),
      );
      counts[ace ?? 0] = (counts[ace ?? 0] ?? 0) - 1;
      joker[wild ?? 0] = (joker[wild ?? 0] ?? 0) + 1;
      counts[wild ?? 0] = (counts[wild ?? 0] ?? 0) + 1;
    }
    // Only the 20,358,520 hands with the joker differ between the two counts.
    for (const [at, more] of counts.entries()) {
      const expected = (((SEVEN_COUNTS.wild[at] ?? 0) - (SEVEN_COUNTS.ace[at] ?? 0)) * hands) / 20_358_520;
      expect(Math.abs(more - expected)).toBeLessThan(5 * Math.sqrt(hands / 8) + 2);
    }
  });

  it('pays envy for each other hand, as printed', () => {
    const worth = (table: 'fpg-04' | 'fpg-05'): string => {
      const dollars = FORTUNE_PAYS[table].envy.map((pays, at) => pays * (SEVEN_COUNTS.ace[at] ?? 0));
      return ((dollars.reduce((sum, one) => sum + one, 0) / HANDS) * 100).toFixed(3);
    };
    expect([worth('fpg-04'), worth('fpg-05')]).toEqual(['4.398', '4.634']);
  });
});

describe('the Ace Up Bonus', () => {
  it.each([
    ['As Qh 9d 7c 5s 4h 2d', true],
    ['X1 Qh 9d 7c 5s 4h 2d', true],
    ['As X1 9d 7c 5s 4h 2d', false],
    ['Ks Qh 9d 7c 5s 4h 2d', false],
    ['3s 4h 5d 6c X1 Ad Ks', false],
    ['As Qs 9s 7s 5s 4h 2d', false],
    ['X1 Qs 9s 7s 5s 4h 2d', false],
    ['As Ah 9s 7s 5d 4h 2d', false],
  ])('%s is ace-high: %s', (text, expected) => {
    expect(isAceHigh(parseCards(text) ?? [])).toBe(expected);
  });

  it('counts every pair of hands: 4.79 %, a player-dealer who is ace-high in 9.36 %', () => {
    const { natural, joker, bothNatural, bothJoker } = aceHighCounts();
    expect([natural, joker]).toEqual([12_944_820, 1_485_960]);
    expect((((natural + joker) / HANDS) * 100).toFixed(3)).toBe('9.362');
    const rules = aceUpPaiGowVariant.rules.parse({});
    const odds = aceUpPaiGowVariant.odds(rules, { hands: 20, lot: lotOf(1) });
    expect(odds.map(({ id, exact }) => [id, exact])).toEqual([
      ['base', false],
      ['lucky', true],
      ['ace-up', true],
    ]);
    expect(percent(odds[2]?.edge)).toBe('4.79');
    // Dealt by lot, both are ace-high about as often.
    const seeded = new Seeded(5);
    const hands = 30_000;
    let both = 0;
    for (let hand = 0; hand < hands; hand++) {
      const deck = seeded.shuffle(Array.from({ length: 53 }, (_, card) => card));
      if (isAceHigh(deck.slice(0, 7)) && isAceHigh(deck.slice(7, 14))) both++;
    }
    const expected = (hands * (bothNatural + bothJoker)) / (HANDS * 53_524_680);
    expect(Math.abs(both - expected)).toBeLessThan(5 * Math.sqrt(expected));
  });
});
