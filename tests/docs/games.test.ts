import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { optionsOf } from '../../main/rules-file.ts';

const page = (name: string): string => readFileSync(join(import.meta.dirname, '../../docs', name), 'utf8');
const POKER = page('games/holdem.md') + page('pot-games.md');

const holdem = GAMES.get('holdem');
if (!holdem) throw new Error('no holdem');
const defaults = new Map(optionsOf(holdem, null).map((option) => [option.name, option.default]));

describe('the pages of the games', () => {
  it.each([...defaults.keys()])('tell of the option %s', (name) => {
    expect(POKER).toContain(`\`${name}\``);
  });

  it.each(['omaha', 'omaha-hi-lo-8', 'short-deck-holdem'])('%s: every default that differs from hold’em', (id) => {
    const game = GAMES.get(id);
    const own = game ? optionsOf(game, null).filter((option) => option.default !== defaults.get(option.name)) : [];
    const differing = own.filter(({ default: value }) => !Array.isArray(value));
    const rows = page(`games/${id}.md`).match(/^\| `\w+` +\| \S+/gm) ?? [];
    expect(rows.map((row) => row.replaceAll(/[|` ]+/g, ' ').trim())).toEqual(
      differing.map((option) => `${option.name} ${option.default}`),
    );
  });
});
