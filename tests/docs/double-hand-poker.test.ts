import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { doubleHandRules } from '../../games/banked/double-hand/rules.ts';
import { GAMES } from '../../games/registry.ts';
import { optionsOf } from '../../main/rules-file.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/games/double-hand-poker.md'), 'utf8');
const rows = page.split('\n').map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));
const game = GAMES.get('double-hand-poker');
if (!game) throw new Error('no double-hand-poker');
const OWN = ['jokers', 'joker', 'wheel', 'pileChoice', 'ownNumber', 'dealerSets'];

describe('the page of Double Hand Poker', () => {
  it('has every option of its own with its default', () => {
    const options = optionsOf(game, null).filter(({ name }) => OWN.includes(name));
    expect(options.map(({ name }) => name).sort()).toEqual([...OWN].sort());
    for (const { name, default: value } of options) {
      expect([name, rows.find((cells) => cells[1] === `\`${name}\``)?.[4]]).toEqual([name, String(value)]);
    }
  });

  it('has as many positions as it says', () => {
    expect(page).toContain(`\`positions\` is ${doubleHandRules.parse({}).positions} here`);
  });
});
