import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { centuryBaccaratVariant } from '../../games/century-baccarat.ts';
import { communityBaccaratVariant } from '../../games/community-baccarat.ts';
import type { BetOdds } from '../../games/odds.ts';

const page = (id: string): string =>
  readFileSync(join(import.meta.dirname, `../../docs/games/${id}.md`), 'utf8').replaceAll(/\s+/g, ' ');
const edges = (odds: readonly BetOdds[]): string[] => odds.map(({ edge }) => `${(edge * 100).toFixed(4)} %`);
const how = { hands: 0, lot: () => 0 };

describe('the pages of baccarat with a choice', () => {
  it('21st Century Baccarat has the odds of both versions as counted', () => {
    const { odds, rules } = centuryBaccaratVariant;
    const text = page('century-baccarat');
    for (const edge of edges(odds(rules.parse({}), how))) expect(text).toContain(edge);
    const [base] = odds(rules.parse({ version: 'face-up' }), how);
    expect(text).toContain(`the wager ${((base?.edge ?? 0) * 100).toFixed(4)} %`);
    expect(text).toContain(`${((base?.best?.edge ?? 0) * 100).toFixed(4)} %`);
  });

  it('Community Baccarat has the odds as counted', () => {
    const { odds, rules } = communityBaccaratVariant;
    for (const edge of edges(odds(rules.parse({}), how))) expect(page('community-baccarat')).toContain(edge);
  });

  it.each(['century-baccarat', 'community-baccarat'])('%s has every option of its own', (id) => {
    for (const name of ['decks', 'cutCard', 'tiePays', 'minTie', 'maxTie', 'minBonus', 'maxBonus']) {
      expect(page(id)).toContain(`\`${name}\``);
    }
  });
});
