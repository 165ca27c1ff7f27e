import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fastNineVariant } from '../../games/banked/fast-nine/fast-nine.ts';
import { GAMES } from '../../games/registry.ts';
import { optionsOf } from '../../main/rules-file.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/games/fast-nine.md'), 'utf8').replaceAll(/\s+/g, ' ');

describe('the page of Fast Nine', () => {
  const game = GAMES.get('fast-nine');
  if (!game) throw new Error('no fast-nine');
  const own = optionsOf(game, null).filter(({ name }) => ['decks', 'cutCard'].includes(name));

  it('has both options of its own with their defaults', () => {
    expect(own).toHaveLength(2);
    for (const { name, default: value } of own) {
      expect(page).toMatch(new RegExp(`\\| \`${name}\` \\| [^|]+\\| [^|]+\\| ${value} \\|`));
    }
  });

  it('has the odds as counted', () => {
    const [base] = fastNineVariant.odds(fastNineVariant.rules.parse({}), { hands: 0, lot: () => 0 });
    for (const { probability } of base?.outcomes ?? []) expect(page).toContain(`${(probability * 100).toFixed(2)} %`);
    expect(page).toContain(`an edge of ${((base?.edge ?? 0) * 100).toFixed(4)} %`);
  });
});
