/** The page of Commission-Free Baccarat says what the program does: its own options with their defaults, the odds as counted. */
import { describe, expect, it } from 'vitest';
import { commissionFreeBaccaratVariant } from '../../games/commission-free-baccarat.ts';
import { hasOwnOptions, pageOf } from './baccarat-page.ts';

const page = pageOf('commission-free-baccarat');

describe('the page of Commission-Free Baccarat', () => {
  hasOwnOptions(page, 'commission-free-baccarat');

  it.each([3, 4, 5, 6, 7, 8])('has the odds of %i decks', (decks) => {
    const rules = commissionFreeBaccaratVariant.rules.parse({ decks });
    const odds = commissionFreeBaccaratVariant.odds(rules, { hands: 0, lot: () => 0 });
    const six = odds.find(({ id }) => id === 'banker')?.outcomes.find(({ pays }) => pays === 0.5)?.probability ?? 0;
    const edges = ['banker', 'player-dragon-bonus', 'banker-dragon-bonus'].map(
      (bet) => `${((odds.find(({ id }) => id === bet)?.edge ?? 0) * 100).toFixed(4)} %`,
    );
    expect(page).toContain(`| ${[decks, six.toFixed(6), ...edges].join(' | ')} |`);
  });
});
