/** Against the recomputed table of 000c, and against a second count that goes card by card. */
import { describe, expect, it } from 'vitest';
import { ezBaccaratVariant } from '../../../../games/ez-baccarat.ts';
import { ezBaccaratPanda8Variant } from '../../../../games/ez-baccarat-panda-8.ts';
import type { BetOdds } from '../../../../games/odds.ts';

/** Nothing is played out: every bet is counted. */
const how = { hands: 0, lot: () => 0 };
const oddsOf = (options: object): readonly BetOdds[] =>
  ezBaccaratPanda8Variant.odds(ezBaccaratPanda8Variant.rules.parse(options), how);

function bet(odds: readonly BetOdds[], id: string): BetOdds {
  const found = odds.find((one) => one.id === id);
  if (!found) throw new Error(`no odds of ${id}`);
  return found;
}

const probability = ({ outcomes }: BetOdds, name: string): number =>
  outcomes.find((one) => one.name === name)?.probability ?? 0;

/** Decks, player wins, banker wins, tie, Dragon 7, Panda 8; then returns in percent: player, banker, tie, Dragon 7, Panda 8. */
const TABLE = [
  [3, 0.446399, 0.458868, 0.094733, 0.022539, 0.034505, -1.2469, -1.0071, -5.267, -7.589, -10.2868],
  [4, 0.44634, 0.458761, 0.094898, 0.022537, 0.03452, -1.2421, -1.0116, -5.1018, -7.5969, -10.247],
  [5, 0.446304, 0.458697, 0.095, 0.022536, 0.03453, -1.2393, -1.0143, -5.0001, -7.6023, -10.2232],
  [6, 0.446279, 0.458653, 0.095069, 0.022535, 0.034536, -1.2374, -1.0161, -4.9313, -7.6062, -10.2074],
  [7, 0.44626, 0.458621, 0.095118, 0.022534, 0.03454, -1.2361, -1.0174, -4.8816, -7.6091, -10.1961],
  [8, 0.446247, 0.458597, 0.095156, 0.022534, 0.034543, -1.2351, -1.0183, -4.844, -7.6113, -10.1876],
] as const;

describe('the odds by decks (000c, recomputed table)', () => {
  it.each(TABLE)('%i decks', (decks, player, banker, tie, dragon, panda, ...returns) => {
    const odds = oddsOf({ decks });
    const line = bet(odds, 'player');
    const probabilities = [
      probability(line, 'Player wins'),
      probability(line, 'Banker wins'),
      probability(line, 'Tie'),
      probability(bet(odds, 'dragon-7'), 'Dragon 7'),
      probability(bet(odds, 'panda-8'), 'Panda 8'),
    ];
    expect(probabilities.map((one) => Number(one.toFixed(6)))).toEqual([player, banker, tie, dragon, panda]);
    const spots = ['player', 'banker', 'tie', 'dragon-7', 'panda-8'];
    expect(spots.map((id) => Number((bet(odds, id).return * 100).toFixed(4)))).toEqual(returns);
  });
});

describe('the odds of a literal reading', () => {
  it('three-card seven paid: the banker bettor has what the player bettor lacks', () => {
    const odds = oddsOf({ threeCardSeven: 'literal' });
    expect(bet(odds, 'banker').return).toBeCloseTo(0.012351, 6);
    expect(bet(odds, 'banker').return).toBeCloseTo(-bet(odds, 'player').return, 12);
    expect(
      bet(odds, 'banker')
        .outcomes.map(({ pays }) => pays)
        .sort(),
    ).toEqual([-1, 0, 1, 1]);
  });

  it('when naturals do not stop the drawing, lines and bonus bets stay the same and the Tie gains the draws to a natural', () => {
    const [stop, literal] = [oddsOf({}), oddsOf({ naturals: 'literal' })];
    for (const id of ['player', 'banker', 'dragon-7', 'panda-8']) {
      expect(bet(literal, id).return).toBeCloseTo(bet(stop, id).return, 12);
    }
    expect(bet(literal, 'tie').return).toBeCloseTo(0.132391, 6);
  });
});

/** Every order of six cards' counts, weighed in fractions instead of whole numbers, drawn by another way of putting the rules. */
function secondCount(decks: number): Record<'P' | 'B' | 'T' | 'D' | '8', number> {
  const found = { P: 0, B: 0, T: 0, D: 0, 8: 0 };
  const chance = (value: number, taken: readonly number[]): number => {
    const left = decks * (value === 0 ? 16 : 4) - taken.filter((one) => one === value).length;
    return left / (decks * 52 - taken.length);
  };
  const values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const end = (player: number, banker: number, cards: { player: number; banker: number }, weight: number): void => {
    found[player === banker ? 'T' : player > banker ? 'P' : 'B'] += weight;
    if (banker > player && banker === 7 && cards.banker === 3) found.D += weight;
    if (player > banker && player === 8 && cards.player === 3) found[8] += weight;
  };
  const bankerPart = (player: number, banker: number, third: number | null, taken: number[], weight: number): void => {
    const low = third === null ? 5 : [3, 3, 4, 4, 5, 5, 6, 6, 2, 3][third];
    const cards = { player: third === null ? 2 : 3, banker: 2 };
    if (banker > (low ?? -1)) end(player, banker, cards, weight);
    else
      for (const value of values) {
        end(player, (banker + value) % 10, { ...cards, banker: 3 }, weight * chance(value, taken));
      }
  };
  for (const p1 of values)
    for (const p2 of values)
      for (const b1 of values)
        for (const b2 of values) {
          const taken = [p1, p2, b1, b2];
          const weight = taken.reduce((all, value, i) => all * chance(value, taken.slice(0, i)), 1);
          const [player, banker] = [(p1 + p2) % 10, (b1 + b2) % 10];
          if (player >= 8 || banker >= 8) end(player, banker, { player: 2, banker: 2 }, weight);
          else if (player >= 6) bankerPart(player, banker, null, taken, weight);
          else
            for (const third of values) {
              const more = weight * chance(third, taken);
              if (more > 0) bankerPart((player + third) % 10, banker, third, [...taken, third], more);
            }
        }
  return found;
}

describe('a second count', () => {
  it('of eight decks comes to the same', () => {
    const odds = oddsOf({});
    const { P, B, T, D, 8: panda } = secondCount(8);
    const line = bet(odds, 'player');
    expect(probability(line, 'Player wins')).toBeCloseTo(P, 12);
    expect(probability(line, 'Banker wins')).toBeCloseTo(B, 12);
    expect(probability(line, 'Tie')).toBeCloseTo(T, 12);
    expect(probability(bet(odds, 'dragon-7'), 'Dragon 7')).toBeCloseTo(D, 12);
    expect(probability(bet(odds, 'panda-8'), 'Panda 8')).toBeCloseTo(panda, 12);
  });
});

describe('every bet', () => {
  const every = [
    {},
    { naturals: 'literal' },
    { threeCardSeven: 'literal' },
    { tiePays: 8, dragonPays: 30, pandaPays: 20 },
  ];

  it.each(every)('%j: outcomes add up to 1, and the edge is what they lose', (options) => {
    for (const { exact, stderr, edge, return: gain, outcomes } of oddsOf(options)) {
      expect([exact, stderr]).toEqual([true, null]);
      expect(outcomes.reduce((sum, one) => sum + one.probability, 0)).toBeCloseTo(1, 12);
      expect(outcomes.reduce((sum, one) => sum - one.pays * one.probability, 0)).toBeCloseTo(edge, 12);
      expect(gain).toBe(-edge);
    }
  });

  it('is in the order of the layout, without a Panda 8 where the game has none', () => {
    expect(oddsOf({}).map(({ id }) => id)).toEqual(['player', 'banker', 'tie', 'panda-8', 'dragon-7']);
    const ez = ezBaccaratVariant.odds(ezBaccaratVariant.rules.parse({}), how);
    expect(ez.map(({ id }) => id)).toEqual(['player', 'banker', 'tie', 'dragon-7']);
  });
});
