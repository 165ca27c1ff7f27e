/** The page of Cash-In Baccarat says what the program does: its own options with their defaults, the odds as counted. */
import { describe, expect, it } from 'vitest';
import { cashInBaccaratVariant } from '../../games/cash-in-baccarat.ts';
import { hasOwnOptions, pageOf } from './baccarat-page.ts';

const page = pageOf('cash-in-baccarat');

describe('the page of Cash-In Baccarat', () => {
  hasOwnOptions(page, 'cash-in-baccarat');

  it.each([3, 4, 5, 6, 7, 8])('has the odds of %i decks', (decks) => {
    const odds = cashInBaccaratVariant.odds(cashInBaccaratVariant.rules.parse({ decks }), { hands: 0, lot: () => 0 });
    const edges = odds.map(({ edge }) => `${(edge * 100).toFixed(4)} %`);
    expect(page).toContain(`| ${[decks, ...edges].join(' | ')} |`);
  });
});
