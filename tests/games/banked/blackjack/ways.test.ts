import { describe, expect, it } from 'vitest';
import { dealerMay, draws, houseHits } from '../../../../games/banked/blackjack/player-dealer.ts';
import { type Card, parseCards } from '../../../../games/card.ts';
import { disagreements, LAWS } from './ways-agreement.ts';

const cards = (text: string): readonly Card[] => parseCards(text) ?? [];

describe('the ways of the house and of the player-dealer', () => {
  it.each(Object.keys(LAWS))('%s: a second reading of the texts has the same, on 3,000 random hands', (id) => {
    expect(disagreements(id, 3_000)).toEqual([]);
  });

  // 000:2927-2931 and GR18, each hand of their tables
  it.each([
    ['As 7d', true, true],
    ['Ts 8d', false, false],
    ['As 8d', false, false],
    ['Ts 7d', true, false],
    ['As 6d', true, true],
    ['7s 5d', true, true],
    ['6s 5d As', false, false],
    ['Ts 2d As', true, false],
  ])('California Blackjack: %s, the player-dealer hits: %s; the house way hits: %s', (text, dealer, player) => {
    const law = LAWS['california-blackjack-22']?.law;
    if (!law) throw new Error('no law');
    expect([draws(law, cards(text)), houseHits(law, cards(text))]).toEqual([dealer, player]);
  });

  // 002:676-678
  it.each([
    ['Ts 6d', 'hit'],
    ['As 5d', 'hit'],
    ['Ts 7d', 'choose'],
    ['As 6d', 'choose'],
    ['Ts 8d', 'choose'],
    ['As 7d', 'choose'],
    ['As 8d', 'choose'],
    ['As 9d', 'choose'],
    ['Ts 9d', 'stand'],
    ['Ts Kd', 'stand'],
    ['As Td', 'stand'],
    ['X1 2d', 'stand'],
    ['Ts 6d 6h', 'stand'],
  ] as const)('Century 21: with %s the player-dealer must or may: %s', (text, may) => {
    const law = LAWS['century-21-blackjack']?.law;
    if (!law) throw new Error('no law');
    expect(dealerMay(law, cards(text))).toBe(may);
  });
});
