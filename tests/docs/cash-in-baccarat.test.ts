/** The page of Cash-In Baccarat says what the program does: its own options with their defaults, the odds as counted. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cashInBaccaratVariant } from '../../games/cash-in-baccarat.ts';
import { GAMES } from '../../games/registry.ts';
import { type OptionLine, optionsOf } from '../../main/rules-file.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/games/cash-in-baccarat.md'), 'utf8').replaceAll(
  / +/g,
  ' ',
);

function options(id: string): readonly OptionLine[] {
  const game = GAMES.get(id);
  if (!game) throw new Error(`no game ${id}`);
  return optionsOf(game, null);
}

describe('the page of Cash-In Baccarat', () => {
  const ez = new Map(options('ez-baccarat').map((option) => [option.name, option.default]));
  const differing = options('cash-in-baccarat').filter(
    ({ name, default: value }) => !ez.has(name) || ez.get(name) !== value,
  );

  it.each(differing.map((option) => [option.name, option] as const))('has %s with its default', (name, option) => {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? '';
    expect(row.split(' | ')).toContain(option.default === null ? 'none' : String(option.default));
  });

  it.each([3, 4, 5, 6, 7, 8])('has the odds of %i decks', (decks) => {
    const odds = cashInBaccaratVariant.odds(cashInBaccaratVariant.rules.parse({ decks }), { hands: 0, lot: () => 0 });
    const edges = odds.map(({ edge }) => `${(edge * 100).toFixed(4)} %`);
    expect(page).toContain(`| ${[decks, ...edges].join(' | ')} |`);
  });
});
