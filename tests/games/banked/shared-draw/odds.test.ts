import { describe, expect, test } from 'vitest';
import { everyDraw } from '../../../../games/banked/shared-draw/odds.ts';
import { FACE_UP } from '../../../../games/banked/shared-draw/style.ts';
import { centuryBaccaratVariant } from '../../../../games/century-baccarat.ts';
import { communityBaccaratVariant } from '../../../../games/community-baccarat.ts';
import { Seeded } from '../../../../main/odds/seeded.ts';

const how = { hands: 0, lot: () => 0 };

describe('the odds of baccarat with a choice', () => {
  test('8.2 by the house way is baccarat as it is known: 44.6247, 45.8597 and 9.5156 of a hundred', () => {
    const [player] = centuryBaccaratVariant.odds(centuryBaccaratVariant.rules.parse({}), how);
    const shares = player?.outcomes.map(({ probability }) => probability.toFixed(6));
    expect(shares).toEqual(['0.446247', '0.458597', '0.095156']);
  });

  test.each([
    // Ties and the edges of Tie and both Spreads, of six decks.
    ['stop', 0.09187, 0.081, null],
    ['literal', 0.10719, -0.072, [0.089, 0.112]],
  ] as const)('Community Baccarat, naturals %s', (naturals, ties, tieEdge, spreads) => {
    const { odds, rules } = communityBaccaratVariant;
    const [base, tie, player, dealer] = odds(rules.parse({ decks: 6, naturals }), how);
    expect(base?.outcomes.find(({ name }) => name === 'Tie')?.probability).toBeCloseTo(ties, 5);
    expect(tie?.edge).toBeCloseTo(tieEdge, 3);
    if (spreads)
      expect([player?.edge.toFixed(3), dealer?.edge.toFixed(3)]).toEqual(spreads.map((one) => one.toFixed(3)));
  });

  test('face up, 40,000 rounds dealt and drawn by hand come out as counted', () => {
    const seeded = new Seeded(5);
    const shoe = Array.from({ length: 416 }, (_, card) => Math.min(1 + (card % 13), 10) % 10);
    const seen = { win: 0, tie: 0, lose: 0 };
    const ROUNDS = 40_000;
    for (let round = 0; round < ROUNDS; round++) {
      const six = Array.from({ length: 6 }, () => 0);
      const taken = new Set<number>();
      for (let i = 0; i < 6; i++) {
        let at = seeded.below(416);
        while (taken.has(at)) at = seeded.below(416);
        taken.add(at);
        six[i] = shoe[at] ?? 0;
      }
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = six;
      const player = (a + c) % 10 <= 5 ? (a + c + e) % 10 : (a + c) % 10;
      const dealer = (b + d) % 10 <= 5 ? (b + d + f) % 10 : (b + d) % 10;
      seen[player > dealer ? 'win' : player === dealer ? 'tie' : 'lose']++;
    }
    const share = { win: 0, tie: 0, lose: 0 };
    for (const { seen: one, weight } of everyDraw(8, FACE_UP, ({ total }) => (total <= 5 ? 'hit' : 'stand'))) {
      share[one.winner === null ? 'tie' : one.winner === 'player' ? 'win' : 'lose'] += weight;
    }
    for (const what of ['win', 'tie', 'lose'] as const) {
      const error = Math.sqrt((share[what] * (1 - share[what])) / ROUNDS);
      expect(Math.abs(seen[what] / ROUNDS - share[what])).toBeLessThan(4 * error);
    }
  });

  test('no choice is worse than the house way, and in the face up version some are better', () => {
    const { odds, rules } = centuryBaccaratVariant;
    for (const [version, better] of [
      ['8.2', false],
      ['face-up', true],
    ] as const) {
      const [base] = odds(rules.parse({ version }), how);
      expect((base?.best?.edge ?? 1) < (base?.edge ?? 0) - 1e-9).toBe(better);
    }
  });
});
