/** The bets of Cash-In Baccarat: what they pay, and the odds against figures that were counted by somebody else. */
import { describe, expect, it } from 'vitest';
import { phoenix7, tiger8 } from '../../../../games/banked/baccarat/bets.ts';
import { coupOf } from '../../../../games/banked/baccarat/coup.ts';
import { cashInBaccaratVariant } from '../../../../games/cash-in-baccarat.ts';
import { ezBaccaratPanda8Variant } from '../../../../games/ez-baccarat-panda-8.ts';

const rules = cashInBaccaratVariant.rules.parse({});
const how = { hands: 0, lot: () => 0 };

describe('Tiger 8 and Phoenix 7', () => {
  it.each([
    ['a three-card eight against seven', [2, 3, 3], [0, 7], 25, -1],
    ['a three-card eight against a three-card eight', [2, 3, 3], [2, 3, 3], -1, -1],
    ['a three-card eight against a three-card nine', [2, 3, 3], [2, 3, 4], -1, -1],
    ['a natural eight', [0, 8], [0, 7], -1, -1],
    ['a three-card seven against six', [0, 6], [2, 3, 2], -1, 40],
    ['a three-card seven against a three-card six', [2, 3, 1], [2, 3, 2], -1, 40],
    ['a three-card seven against seven', [0, 7], [2, 3, 2], -1, -1],
    ['a two-card seven', [0, 6], [0, 7], -1, -1],
  ] as const)('%s', (_, player, banker, tiger, phoenix) => {
    const seen = { ...coupOf([...player], [...banker]), sentence: '' };
    expect([tiger8, phoenix7].map((page) => page.bet(rules).outcome(seen).to)).toEqual([tiger, phoenix]);
  });
});

describe('the odds', () => {
  // Counted outside this program from the printed drawing rules; they agree with the books on baccarat.
  it.each([
    [3, ['1.2469', '1.0071', '14.7403', '10.2868', '7.5890'], '0.03450506', '0.02253928'],
    [6, ['1.2374', '1.0161', '14.4382', '10.2074', '7.6062'], '0.03453562', '0.02253508'],
    [8, ['1.2351', '1.0183', '14.3596', '10.1876', '7.6113'], '0.03454322', '0.02253382'],
  ] as const)('of %i decks', (decks, edges, tiger, phoenix) => {
    const odds = cashInBaccaratVariant.odds(cashInBaccaratVariant.rules.parse({ decks }), how);
    expect(odds.map(({ id }) => id)).toEqual(['player', 'banker', 'tie', 'tiger-8', 'phoenix-7']);
    expect(odds.map(({ edge }) => (edge * 100).toFixed(4))).toEqual(edges);
    const chance = (id: string): string =>
      (odds.find((bet) => bet.id === id)?.outcomes[0]?.probability ?? 0).toFixed(8);
    expect([chance('tiger-8'), chance('phoenix-7')]).toEqual([tiger, phoenix]);
  });

  it('are those of EZ Baccarat Panda 8 except for the Tie', () => {
    const ez = ezBaccaratPanda8Variant.odds(ezBaccaratPanda8Variant.rules.parse({}), how);
    const own = cashInBaccaratVariant.odds(rules, how);
    expect(own.filter((_, i) => i !== 2).map(({ edge }) => edge)).toEqual(
      ez.filter((_, i) => i !== 2).map(({ edge }) => edge),
    );
  });
});

it('names the coups of its tracker', () => {
  const [cashIn, panda] = [cashInBaccaratVariant, ezBaccaratPanda8Variant];
  expect(cashIn.tracked?.(cashIn.rules.parse({}))).toEqual({ kind: 'lcd', seven: 'Phoenix 7', eight: 'Tiger 8' });
  expect(panda.tracked?.(panda.rules.parse({}))).toEqual({ kind: 'eztrak', seven: 'Dragon 7', eight: 'Panda 8' });
});
