import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankerLine, dragon7, panda8, playerLine, tie } from '../../../../games/banked/baccarat/bets.ts';
import { type Coup, coupOf, coupsOf, isDragon, isPanda } from '../../../../games/banked/baccarat/coup.ts';
import type { SeenCoup } from '../../../../games/banked/baccarat/page.ts';
import { bankerTakes, playerTakes } from '../../../../games/banked/baccarat/tableau.ts';
import type { BetKind } from '../../../../games/banked/bet.ts';
import { ezBaccaratVariant } from '../../../../games/ez-baccarat.ts';
import { ezBaccaratPanda8Variant } from '../../../../games/ez-baccarat-panda-8.ts';

describe('two hands compared', () => {
  it('the total closer to nine wins', () => {
    expect(coupOf([0, 6], [0, 7])).toMatchObject({ winner: 'banker', equal: false });
    expect(coupOf([9, 8], [0, 6])).toMatchObject({ winner: 'player', equal: false });
    expect(coupOf([0, 7], [2, 5])).toMatchObject({ winner: null, equal: true });
  });

  it('a three-card seven that wins is a Dragon 7', () => {
    expect(isDragon(coupOf([0, 6], [0, 5, 2]))).toBe(true);
    expect(isDragon(coupOf([0, 6], [0, 7]))).toBe(false);
    expect(isDragon(coupOf([0, 7], [0, 5, 2]))).toBe(false);
  });

  it('a three-card eight that wins is a Panda 8', () => {
    expect(isPanda(coupOf([0, 5, 3], [0, 7]))).toBe(true);
    expect(isPanda(coupOf([0, 8], [0, 7]))).toBe(false);
    expect(isPanda(coupOf([2, 3, 3], [0, 3, 5]))).toBe(false);
  });

  it('naturals rank first: a drawn total equals them and does not tie', () => {
    expect(coupOf([2, 3, 3], [0, 8])).toMatchObject({ winner: 'banker', equal: true });
    expect(coupOf([2, 3, 4], [0, 8])).toMatchObject({ winner: 'banker', equal: false });
    expect(coupOf([0, 9], [0, 8]).winner).toBe('player');
    expect(coupOf([0, 9], [4, 5]).winner).toBeNull();
  });

  const hand = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 3 });

  it.each(['stop', 'literal'] as const)('gives one of the known coups for any cards: naturals %s', (naturals) => {
    const known = coupsOf({ naturals });
    const six = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(six, ([p1 = 0, b1 = 0, p2 = 0, b2 = 0, ...more]) => {
        const [player, banker] = [
          [p1, p2],
          [b1, b2],
        ] as [number[], number[]];
        if (playerTakes(player, banker, naturals)) player.push(more.shift() ?? 0);
        if (bankerTakes(player, banker, naturals)) banker.push(more.shift() ?? 0);
        expect(known).toContainEqual(coupOf(player, banker));
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
  const kinds = [playerLine, bankerLine, tie({ alone: true }), panda8, dragon7].map((page) => page.bet(rules));
  const coups: readonly Coup[] = [
    coupOf([0, 6], [0, 5]),
    coupOf([0, 5, 3], [0, 7]),
    coupOf([0, 5], [0, 6]),
    coupOf([0, 6], [0, 5, 2]),
    coupOf([0, 6], [0, 6]),
    coupOf([0, 8], [0, 4, 4]),
    coupOf([0, 4, 4], [0, 8]),
  ];
  const pays = (kind: BetKind<SeenCoup>, coup: Coup): number => kind.outcome({ ...coup, sentence: '' }).to;

  it('is the printed table (000:6292-6297, 000:7225-7331)', () => {
    const table = coups.map((coup) => kinds.map((kind) => pays(kind, coup)));
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
    const literal = bankerLine.bet(ezBaccaratVariant.rules.parse({ threeCardSeven: 'literal' }));
    expect(coups.map((coup) => pays(literal, coup))).toEqual([-1, -1, 1, 1, 0, -1, 1]);
  });

  it('is one of the rows of its table for every coup', () => {
    for (const coup of coupsOf({ naturals: 'literal' })) {
      for (const kind of kinds) expect(kind.rows).toContain(kind.outcome({ ...coup, sentence: '' }));
    }
  });
});
