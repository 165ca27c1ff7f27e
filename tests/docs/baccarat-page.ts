/** The page of a baccarat game, held against the program. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { type OptionLine, optionsOf } from '../../main/rules-file.ts';

/** The text of the page of a game, with single spaces. */
export const pageOf = (id: string): string =>
  readFileSync(join(import.meta.dirname, `../../docs/games/${id}.md`), 'utf8').replaceAll(/ +/g, ' ');

function options(id: string): readonly OptionLine[] {
  const game = GAMES.get(id);
  if (!game) throw new Error(`no game ${id}`);
  return optionsOf(game, null);
}

/** Tests that the page has each option in which the game differs from EZ Baccarat, with its default. */
export function hasOwnOptions(page: string, id: string): void {
  const ez = new Map(options('ez-baccarat').map((option) => [option.name, option.default]));
  const differing = options(id).filter(({ name, default: value }) => !ez.has(name) || ez.get(name) !== value);
  it.each(differing.map((option) => [option.name, option] as const))('has %s with its default', (name, option) => {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? '';
    expect(row.split(' | ')).toContain(option.default === null ? 'none' : String(option.default));
  });
}
