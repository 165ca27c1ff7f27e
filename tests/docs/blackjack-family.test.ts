import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pureRules } from '../../games/banked/blackjack/pure-rules.ts';
import { blackjack80Variant } from '../../games/blackjack-8-0.ts';
import type { BetOdds } from '../../games/odds.ts';
import { pure215Variant } from '../../games/pure-21-5.ts';
import { GAMES } from '../../games/registry.ts';
import { optionsOf } from '../../main/rules-file.ts';

const pageOf = (id: string): string => readFileSync(join(import.meta.dirname, `../../docs/games/${id}.md`), 'utf8');
const rowsOf = (id: string): readonly (readonly string[])[] =>
  pageOf(id)
    .split('\n')
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));

function gameOf(id: string) {
  const game = GAMES.get(id);
  if (!game) throw new Error(`no ${id}`);
  return game;
}

const shared = new Set(
  optionsOf(gameOf('ez-baccarat'), null)
    .map(({ name }) => name)
    .filter((name) => name !== 'decks' && name !== 'naturals'),
);

describe.each(['pure-21-5', 'california-blackjack-22', 'blackjack-8-0', 'century-21-blackjack'])(
  'the page of %s',
  (id) => {
    const own = optionsOf(gameOf(id), null).filter(({ name }) => !shared.has(name));

    it.each(own.map((option) => [option.name, option] as const))(
      'has the option %s with its default',
      (name, option) => {
        const row = rowsOf(id).find((cells) => cells[1] === `\`${name}\`` && cells.length === 7);
        expect(row?.[4]).toBe(option.default === null ? 'none' : String(option.default));
      },
    );

    it('has house rulings, and the odds of both ways to play', () => {
      expect(pageOf(id)).toContain('## House rulings');
      expect(pageOf(id)).toMatch(/\| \d+\.\d\d % +\| 0\.\d\d % +\| -?\d+\.\d\d % +\| 0\.\d\d % +\|/);
    });
  },
);

const edgesOf = (odds: readonly BetOdds[]): readonly (readonly [string, string])[] =>
  odds.filter(({ exact }) => exact).map(({ id, edge }) => [id, `${(edge * 100).toFixed(2)} %`]);

const NAMES: Readonly<Record<string, string>> = { buster: 'Buster', 'red-flex': 'Red Flex', insurance: 'Insurance' };

it.each([
  [
    'pure-21-5',
    edgesOf(pure215Variant.odds(pureRules.parse({ buster: 'casino-real', redFlex: true }), { hands: 1, lot: () => 0 })),
  ],
  ['blackjack-8-0', edgesOf(blackjack80Variant.odds(blackjack80Variant.rules.parse({}), { hands: 1, lot: () => 0 }))],
] as const)('%s has the counted edges', (id, edges) => {
  for (const [bet, edge] of edges) {
    const row = rowsOf(id).find((cells) => cells[1] === NAMES[bet] && cells[2]?.endsWith(' %'));
    expect(row).toEqual(['', NAMES[bet], edge, '']);
  }
});
