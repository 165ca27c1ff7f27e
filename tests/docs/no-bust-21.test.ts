import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUSTER_PAYS } from '../../games/banked/blackjack/law.ts';
import { GAMES } from '../../games/registry.ts';
import { optionsOf } from '../../main/rules-file.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/games/no-bust-21.md'), 'utf8');
const rows = page.split('\n').map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));
const game = GAMES.get('no-bust-21');
if (!game) throw new Error('no no-bust-21');
const baccarat = GAMES.get('ez-baccarat');
if (!baccarat) throw new Error('no ez-baccarat');
const shared = new Set(
  optionsOf(baccarat, null)
    .map(({ name }) => name)
    .filter((name) => name !== 'decks' && name !== 'naturals'),
);
const own = optionsOf(game, null).filter(({ name }) => !shared.has(name));

describe('the page of No Bust 21', () => {
  it.each(own.map((option) => [option.name, option] as const))('has the option %s with its default', (name, option) => {
    const row = rows.find((cells) => cells[1] === `\`${name}\`` && cells.length === 7);
    expect(row?.[4]).toBe(option.default === null ? 'none' : String(option.default));
  });

  it.each(Object.entries(BUSTER_PAYS))('has the pay table %s', (table, pays) => {
    const row = rows.find((cells) => cells[1] === `\`${table}\`` && cells.length === 9);
    expect(row?.slice(2, 8)).toEqual(pays.map(String));
  });
});
