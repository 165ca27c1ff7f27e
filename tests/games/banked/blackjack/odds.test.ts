import { describe, expect, it } from 'vitest';
import { type NoBustRules, noBustRules } from '../../../../games/banked/blackjack/no-bust-rules.ts';
import { noBustVariant } from '../../../../games/no-bust-21.ts';
import type { BetOdds } from '../../../../games/odds.ts';
import { Seeded } from '../../../../main/odds/seeded.ts';

/** The deck that the figures of both side bets are printed for: no jokers, and two aces are 12. */
const plain = (decks: number, more: Record<string, unknown> = {}): NoBustRules =>
  noBustRules.parse({ decks, jokersPerDeck: 0, naturals: 'jokers', ...more });

const played = (hands: number) => {
  const seeded = new Seeded(1);
  return { hands, lot: (n: number) => seeded.below(n) };
};

/** The chance that the player-dealer ends over 21 with 3, 4, 5, 6, 7, and 8 or more cards. */
const bustsByCards = (rules: NoBustRules): readonly number[] =>
  odds({ ...rules, buster: 'a' }, 'buster')
    .outcomes.filter(({ pays }) => pays > 0)
    .map(({ probability }) => probability);

/** Side bets are counted: only of the base wager hands are played. */
const odds = (rules: NoBustRules, id: string, hands = 0): BetOdds => {
  const bet = noBustVariant.odds(rules, played(hands)).find((one) => one.id === id);
  if (!bet) throw new Error(`no odds of ${id}`);
  return bet;
};

const percent = (part: number, digits: number): string => (part * 100).toFixed(digits);

describe('Buster', () => {
  it.each([
    [6, '5.8 11 49 379 4663 83715', '28.58'],
    [8, '5.8 11 49 376 4558 79863', '28.57'],
  ])('%i decks: one hand in %s by cards, %s %% in all, as printed', (decks, oneIn, any) => {
    const busts = bustsByCards(plain(decks));
    expect(busts.map((part, i) => (1 / part).toFixed(i === 0 ? 1 : 0)).join(' ')).toBe(oneIn);
    expect(
      percent(
        busts.reduce((sum, part) => sum + part, 0),
        2,
      ),
    ).toBe(any);
  });

  it.each([
    // Printed for table c; printed 4.69 and 4.54 for a, 7.88 and 7.44 for b do not follow from their pay tables.
    ['a', '4.72', '4.63'],
    ['b', '8.09', '8.01'],
    ['c', '6.21', '6.17'],
    ['casino-real', '5.42', '5.38'],
    ['betwiser', '4.69', '4.64'],
    ['8.0', '7.73', '7.63'],
  ])('table %s keeps %s %% of six decks and %s %% of eight', (buster, six, eight) => {
    const edges = [6, 8].map((decks) => percent(odds(plain(decks, { buster }), 'buster').edge, 2));
    expect(edges).toEqual([six, eight]);
  });

  it('its outcomes add up to one', () => {
    const { outcomes, exact } = odds(noBustRules.parse({ buster: 'a' }), 'buster');
    expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    expect(exact).toBe(true);
  });

  it('jokers make it rarer', () => {
    const any = (rules: NoBustRules): number => bustsByCards(rules).reduce((sum, part) => sum + part, 0);
    expect(any(noBustRules.parse({}))).toBeLessThan(any(plain(6)));
  });
});

describe('Upcard Luck', () => {
  it.each([
    [6, '0.0345 2.1715 5.7104 10.6928', '18.6091', '7.67'],
    [8, '0.0344 2.1663 5.7166 10.6823', '18.5995', '7.73'],
  ])('%i decks: %s %%, %s %% in all, as printed', (decks, rows, any, edge) => {
    const bet = odds(plain(decks, { upcardLuck: true }), 'upcard-luck');
    const won = bet.outcomes.filter(({ pays }) => pays > 0).map(({ probability }) => probability);
    expect(won.map((part) => percent(part, 4)).join(' ')).toBe(rows);
    expect(
      percent(
        won.reduce((sum, part) => sum + part, 0),
        4,
      ),
    ).toBe(any);
    expect(percent(bet.edge, 2)).toBe(edge);
  });
});

describe('the base wager', () => {
  it('is played out, with its standard error', () => {
    const bet = odds(noBustRules.parse({}), 'base', 20_000);
    expect(bet.exact).toBe(false);
    expect(bet.stderr).toBeGreaterThan(0.005);
    expect(bet.stderr).toBeLessThan(0.01);
    expect(bet.edge).toBeGreaterThan(0);
    expect(bet.edge).toBeLessThan(0.1);
    expect(bet.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
  });

  it('comes out the same from the same seed', () => {
    const once = odds(noBustRules.parse({}), 'base', 1_000);
    expect(once).toEqual(odds(noBustRules.parse({}), 'base', 1_000));
  });

  it('offers no odds of side bets that are not offered', () => {
    expect(noBustVariant.odds(noBustRules.parse({}), played(10)).map(({ id }) => id)).toEqual(['base']);
  });
});
