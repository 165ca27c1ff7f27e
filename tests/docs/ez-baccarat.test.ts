/** The pages of the baccarat games say what the program does: every option with its default, the odds as counted. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ezBaccaratPanda8Variant } from '../../games/ez-baccarat-panda-8.ts';
import { GAMES } from '../../games/registry.ts';
import { type OptionLine, optionsOf } from '../../main/rules-file.ts';

const page = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../docs/games', name), 'utf8').replaceAll(/ +/g, ' ');
const EZ = page('ez-baccarat.md');
const PANDA = page('ez-baccarat-panda-8.md');

function options(id: string): readonly OptionLine[] {
  const game = GAMES.get(id);
  if (!game) throw new Error(`no game ${id}`);
  return optionsOf(game, null);
}

/** Options of the baccarat games alone: from `decks` on. */
const own = (id: string): readonly OptionLine[] => {
  const all = options(id);
  return all.slice(all.findIndex(({ name }) => name === 'decks'));
};

/** Nothing is played out: every bet is counted. */
const oddsOf = (written: object) =>
  ezBaccaratPanda8Variant.odds(ezBaccaratPanda8Variant.rules.parse(written), { hands: 0, lot: () => 0 });

const cell = ({ default: value }: OptionLine): string => (value === null ? 'none' : String(value));
const ez = own('ez-baccarat');
const panda = own('ez-baccarat-panda-8');

describe('the page of EZ Baccarat', () => {
  it.each(ez.map((option) => [option.name, option] as const))('has %s with its default', (name, option) => {
    const row = EZ.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? '';
    expect(row.replaceAll('\\|', '/').split(' | ')[3]).toBe(cell(option));
  });

  it.each([3, 4, 5, 6, 7, 8])('has the odds of %i decks', (decks) => {
    const odds = oddsOf({ decks });
    const of = (id: string) => {
      const bet = odds.find((one) => one.id === id);
      if (!bet) throw new Error(`no bet ${id}`);
      const won = bet.outcomes.find(({ pays }) => pays > 1)?.probability ?? 0;
      return { ...bet, won: won.toFixed(6), percent: `${(bet.edge * 100).toFixed(4)} %` };
    };
    const line = of('player').outcomes.map(({ probability }) => probability.toFixed(6));
    const edges = ['player', 'banker', 'tie', 'dragon-7'].map((id) => of(id).percent);
    expect(EZ).toContain(`| ${[decks, ...line, of('dragon-7').won, ...edges].join(' | ')} |`);
    expect(PANDA).toContain(`| ${decks} | ${of('panda-8').won} | ${of('panda-8').percent} |`);
  });

  it('has the edges of the literal readings', () => {
    const odds = oddsOf({ threeCardSeven: 'literal', naturals: 'literal' });
    for (const { id, edge } of odds.filter((one) => one.edge < 0)) {
      expect(EZ).toContain(`\`${id}\` −${(-edge * 100).toFixed(4)} %`);
    }
    expect(odds.filter(({ edge }) => edge < 0)).toHaveLength(2);
  });
});

describe('the page of EZ Baccarat Panda 8', () => {
  const differing = panda.filter((option) => ez.find(({ name }) => name === option.name)?.default !== option.default);

  it.each(differing.map((option) => [option.name, option] as const))('has %s with its default', (name, option) => {
    const row = PANDA.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? '';
    expect(row.split(' | ')).toContain(cell(option));
  });
});
