import { describe, expect, it } from 'vitest';
import { isWhole } from '../../../../games/banked/blackjack/count.ts';
import { draws, extraGoesBack, freezes } from '../../../../games/banked/blackjack/player-dealer.ts';
import { type Card, parseCards } from '../../../../games/card.ts';
import { lawOf } from './hands.ts';

const cards = (text: string): readonly Card[] => parseCards(text) ?? [];

describe('the player-dealer', () => {
  it.each([
    ['Ts6d', true, true],
    ['Ts7d', false, false],
    ['As6d', true, false],
    ['As7d', false, false],
    ['As6dTc', false, false],
    ['AsAd', true, true],
    ['X1 2d', false, false],
    ['Ts6dX1', false, false],
    ['2c2d', true, true],
    ['Ts6d6h', false, false],
  ])('%s draws: %s; where a soft 17 stands: %s', (text, hits, stands) => {
    const wouldDraw = (dealerHitsSoft17: boolean): boolean => {
      const law = lawOf({ dealerHitsSoft17 });
      return draws(law, cards(text)) && !isWhole(law, cards(text));
    };
    expect([wouldDraw(true), wouldDraw(false)]).toEqual([hits, stands]);
  });

  it('freezes all hands with a joker up, not with one below', () => {
    const law = lawOf();
    expect([freezes(law, cards('X1 2d')), freezes(law, cards('2d X1')), freezes(law, [])]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    ['dealer-natural', 'AsAd', true],
    ['dealer-natural', 'As X1', true],
    ['dealer-natural', 'Ts X1', false],
    ['dealer-second-joker', 'Ts X1', true],
    ['dealer-second-joker', 'AsAd', false],
    ['never', 'As X1', false],
  ] as const)('%s: %s sends extra bets back: %s', (extraReturned, text, back) => {
    expect(extraGoesBack(lawOf({ extraReturned }), cards(text))).toBe(back);
  });
});
