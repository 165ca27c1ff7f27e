/** Every chance and edge that the rulebooks print: reproduced to the last digit, or refuted, and the page says which. */
import { describe, expect, it } from 'vitest';
import { countOf } from '../../../../games/banked/blackjack/count.ts';
import { noBustLaw } from '../../../../games/banked/blackjack/no-bust-rules.ts';
import { parseCards } from '../../../../games/card.ts';
import { noBustVariant } from '../../../../games/no-bust-21.ts';
import type { BetOdds } from '../../../../games/odds.ts';
import { GAMES } from '../../../../games/registry.ts';
import { HOUSES } from '../../../../houses/houses.ts';
import { postedRules } from '../../../../houses/posting.ts';
import { HIT_CHART, PRINTED_FIGURES, type PrintedFigure } from './figures.ts';
import { pageOf } from './page.ts';

const found = new Map<string, readonly BetOdds[]>();

/** The base wager is played out, and no figure of it is printed: one hand does. */
function oddsUnder(rules: object): readonly BetOdds[] {
  const key = JSON.stringify(rules);
  const odds = found.get(key) ?? noBustVariant.odds(noBustVariant.rules.parse(rules), { hands: 1, lot: () => 0 });
  found.set(key, odds);
  return odds;
}

/** The figure as it is counted here, to as many digits as are printed. */
function counted({ rules, bet, of, unit, printed }: PrintedFigure): string {
  const odds = oddsUnder(rules).find(({ id }) => id === bet);
  if (!odds) throw new Error(`no odds of ${bet}`);
  expect(odds.exact).toBe(true);
  const results = odds.outcomes.filter(({ name, pays }) => (of === 'any' ? pays > 0 : name === of));
  const part = of === 'edge' ? odds.edge : results.reduce((sum, { probability }) => sum + probability, 0);
  return (unit === 'percent' ? part * 100 : 1 / part).toFixed(printed.split('.')[1]?.length ?? 0);
}

describe('a chance or an edge that is printed', () => {
  const titled = PRINTED_FIGURES.map((one) => {
    const title = `${one.lines}: ${JSON.stringify(one.rules)}, ${one.bet}, ${one.of}: ${one.unit} ${one.printed}`;
    return [title, one] as const;
  });

  it.each(titled.filter(([, { refuted }]) => refuted === null))('%s is counted so', (_, one) => {
    expect(counted(one)).toBe(one.printed);
  });

  it.each(titled.filter(([, { refuted }]) => refuted !== null))('%s does not follow from its pay table', (_, one) => {
    expect(counted(one)).toBe(one.refuted);
    expect(one.refuted).not.toBe(one.printed);
    // The page has both, one after the other in the row of the table.
    expect(pageOf('no-bust-21').replaceAll(/ +/g, ' ')).toContain(`${one.printed} % | ${one.refuted} %`);
  });
});

describe('the chart of hits of the Oaks Club (002:137-145)', () => {
  const oaks = HOUSES.get('oaks');
  const posted = oaks && postedRules(oaks, 'no-bust-21', {});
  if (!posted?.ok) throw new Error('the Oaks Club spreads No Bust 21');
  const rules = noBustVariant.rules.parse(posted.value.rules);
  const deck = noBustVariant.deck(rules);
  /** Hands of these totals without an ace. */
  const hands: Readonly<Record<number, string>> = {
    ...{ 11: '9c2d', 12: 'Tc2d', 13: 'Tc3d', 14: 'Tc4d', 15: 'Tc5d' },
    ...{ 16: 'Tc6d', 17: 'Tc7d', 18: 'Tc8d', 19: 'Tc9d' },
  };

  it.each(HIT_CHART)('a hit on %i: %s against %s', (total, printed, harm, refuted) => {
    const hand = parseCards(hands[total] ?? '') ?? [];
    expect(countOf(noBustLaw(rules), hand).total).toBe(total);
    const good = deck.filter((card) => countOf(noBustLaw(rules), [...hand, card]).total <= 21).length;
    const percent = (100 * good) / deck.length;
    expect([percent.toFixed(0), (100 - percent).toFixed(0)]).toEqual(
      refuted === null ? [printed, harm] : [refuted, String(100 - Number(refuted))],
    );
  });

  it('has a misprint at 15, which the page names', () => {
    expect(HIT_CHART.flatMap(([total, , , refuted]) => (refuted === null ? [] : [total]))).toEqual([15]);
    expect(pageOf('no-bust-21')).toContain('17 against 83 for hitting 15');
  });
});

describe('the page of every game against a player-dealer', () => {
  const games = [...GAMES.values()].flatMap(({ id, odds }) => (odds ? [id] : []));

  it.each(games)('%s says what of the printed figures comes out', (game) => {
    expect(pageOf(game)).toMatch(/^Printed figures: \S/m);
  });
});
