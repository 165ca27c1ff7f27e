import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUPS, coupOf, paysOf, type Spot } from '../../../../games/banked/baccarat/coup.ts';
import { ezBaccaratVariant } from '../../../../games/ez-baccarat.ts';
import { ezBaccaratPanda8Variant } from '../../../../games/ez-baccarat-panda-8.ts';

describe('two hands compared', () => {
  it('the total closer to nine wins', () => {
    expect(coupOf([0, 6], [0, 7])).toEqual({ winner: 'banker', equal: false, dragon: false, panda: false });
    expect(coupOf([9, 8], [0, 6])).toEqual({ winner: 'player', equal: false, dragon: false, panda: false });
    expect(coupOf([0, 7], [2, 5])).toEqual({ winner: null, equal: true, dragon: false, panda: false });
  });

  it('a three-card seven that wins is a Dragon 7', () => {
    expect(coupOf([0, 6], [0, 5, 2]).dragon).toBe(true);
    expect(coupOf([0, 6], [0, 7]).dragon).toBe(false);
    expect(coupOf([0, 7], [0, 5, 2]).dragon).toBe(false);
  });

  it('a three-card eight that wins is a Panda 8', () => {
    expect(coupOf([0, 5, 3], [0, 7]).panda).toBe(true);
    expect(coupOf([0, 8], [0, 7]).panda).toBe(false);
    expect(coupOf([2, 3, 3], [0, 3, 5]).panda).toBe(false);
  });

  it('naturals rank first: a drawn total equals them and does not tie', () => {
    expect(coupOf([2, 3, 3], [0, 8])).toEqual({ winner: 'banker', equal: true, dragon: false, panda: false });
    expect(coupOf([2, 3, 4], [0, 8])).toEqual({ winner: 'banker', equal: false, dragon: false, panda: false });
    expect(coupOf([0, 9], [0, 8]).winner).toBe('player');
    expect(coupOf([0, 9], [4, 5]).winner).toBeNull();
  });

  const hand = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 3 });

  it('comes to one of the coups there are, whatever the hands', () => {
    fc.assert(
      fc.property(hand, hand, (player, banker) => {
        expect(COUPS).toContainEqual(coupOf(player, banker));
      }),
    );
  });

  it('turned about, the other line wins', () => {
    const other = { player: 'banker', banker: 'player' } as const;
    fc.assert(
      fc.property(hand, hand, (player, banker) => {
        const { winner, equal } = coupOf(player, banker);
        const turned = coupOf(banker, player);
        expect(turned.winner).toBe(winner && other[winner]);
        expect(turned.equal).toBe(equal);
      }),
    );
  });
});

describe('what bets pay', () => {
  const rules = ezBaccaratPanda8Variant.rules.parse({});
  const spots: readonly Spot[] = ['player', 'banker', 'tie', 'panda-8', 'dragon-7'];

  it('is the printed table (000:6292-6297, 000:7225-7331)', () => {
    const table = COUPS.map((coup) => spots.map((spot) => paysOf(rules, spot, coup)));
    expect(table).toEqual([
      [1, -1, -1, -1, -1],
      [1, -1, -1, 25, -1],
      [-1, 1, -1, -1, -1],
      [-1, 0, -1, -1, 40],
      [0, 0, 9, -1, -1],
      [1, -1, 9, -1, -1],
      [-1, 1, 9, -1, -1],
    ]);
  });

  it('read literally, the banker line is paid on a three-card seven', () => {
    const literal = ezBaccaratVariant.rules.parse({ threeCardSeven: 'literal' });
    expect(COUPS.map((coup) => paysOf(literal, 'banker', coup))).toEqual([-1, -1, 1, 1, 0, -1, 1]);
  });
});
