import { describe, expect, it } from 'vitest';
import { BUSTER_PAYS } from '../../../../games/banked/blackjack/law.ts';
import { busterTier, upcardLuck } from '../../../../games/banked/blackjack/side-bets.ts';
import { type Card, parseCard, parseCards } from '../../../../games/card.ts';
import { lawOf } from './hands.ts';

const law = lawOf();
const cards = (text: string): readonly Card[] => parseCards(text) ?? [];
const card = (text: string): Card => parseCard(text) ?? 0;

describe('Buster', () => {
  it.each([
    ['Ts7d', null],
    ['AsAd', null],
    ['X1 2d', null],
    ['Ts6dX1', null],
    ['Ts6d5c', null],
    ['Ts6d6c', 1],
    ['Ts2d4c7h', 3],
    ['5c4d3c2dTh', 6],
    ['5c4d3c2d2hTh', 30],
    ['2c2d2h2s2c2dTh', 100],
    ['2c2d2h2s2cAdTh', null],
    ['2c2d2h2s2cAd3h2hTh', 200],
    ['AsAdAhAcAsAdAh5cAsAdAhAcTs', 200],
  ])('table a: %s pays %s', (text, pays) => {
    const tier = busterTier(law, cards(text));
    expect(tier === null ? null : BUSTER_PAYS.a[tier]).toBe(pays);
  });

  it.each([
    ['a', '1 3 6 30 100 200'],
    ['b', '1 3 5 25 100 200'],
    ['c', '2 2 4 12 50 250'],
    ['casino-real', '2 2 4 15 50 250'],
    ['betwiser', '2 2 4 18 50 200'],
    ['8.0', '1 3 5 25 100 500'],
  ] as const)('table %s is as printed', (table, row) => {
    expect(BUSTER_PAYS[table].join(' ')).toBe(row);
  });
});

describe('Upcard Luck', () => {
  it.each([
    ['AsJs', '2c', 'ace-jack-of-spades'],
    ['JsAs', '7c', 'ace-jack-of-spades'],
    ['AsJd', '6c', 'blackjack'],
    ['AsAs', '6c', null],
    ['AhJh', '6c', 'blackjack'],
    ['AdKs', '3c', 'blackjack'],
    ['8c2d', '4c', 'nine-to-eleven'],
    ['5c4d', '4c', 'nine-to-eleven'],
    ['5c6d', '4c', 'nine-to-eleven'],
    ['5c3d', '4c', null],
    ['As8d', '5c', 'eighteen-or-better'],
    ['As7d', '5c', 'eighteen-or-better'],
    ['As9d', '5c', 'eighteen-or-better'],
    ['As6d', '5c', null],
    ['Ts8d', '5c', 'eighteen-or-better'],
    ['Ts7d', '5c', null],
    ['KsQd', '5c', 'eighteen-or-better'],
    ['X1 5d', '5c', 'eighteen-or-better'],
    ['AsJs', '8c', null],
    ['AsJs', 'Ac', null],
    ['AsJs', 'Tc', null],
    ['AsJs', 'X1', null],
  ] as const)('%s against %s: %s', (text, upcard, luck) => {
    expect(upcardLuck(law, cards(text), card(upcard))).toBe(luck);
  });
});
