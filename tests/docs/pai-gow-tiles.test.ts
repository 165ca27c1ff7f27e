import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paiGowTilesVariant } from '../../games/banked/tiles/tiles.ts';
import { GAMES } from '../../games/registry.ts';
import { optionsOf } from '../../main/rules-file.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/games/pai-gow-tiles.md'), 'utf8').replaceAll(
  /\s+/g,
  ' ',
);
const percent = (share: number): string => `${(share * 100).toFixed(4)} %`;

describe('the page of Pai Gow Tiles', () => {
  const game = GAMES.get('pai-gow-tiles');
  const double = GAMES.get('fast-nine');
  if (!game || !double) throw new Error('no such game');
  const shared = new Set(optionsOf(double, null).map(({ name }) => name));
  const own = optionsOf(game, null).filter(({ name }) => !shared.has(name));

  it('has the options of its own with their defaults', () => {
    expect(own).toHaveLength(8);
    for (const { name, default: value } of own) {
      expect(page).toMatch(new RegExp(`\\| \`${name}\` \\| [^|]+\\| [^|]+\\| ${value} \\|`));
    }
  });

  it.each([
    [{}, 'all'],
    [{ houseWay: 'oaks', lowSix: 'above-fives', zeros: 'by-tile', foul: 'plays' }, 'edges'],
  ] as const)('has the odds as counted, under %j', (options, what) => {
    const [base] = paiGowTilesVariant.odds(paiGowTilesVariant.rules.parse(options), { hands: 0, lot: () => 0 });
    if (!base?.best) throw new Error('no odds');
    for (const edge of [base.edge, base.best.edge]) expect(page).toContain(percent(edge));
    if (what === 'edges') return;
    const share = (pays: number): number =>
      base.outcomes.filter((one) => one.pays === pays).reduce((sum, { probability }) => sum + probability, 0);
    for (const pays of [1, 0, -1]) expect(page).toContain(percent(share(pays)));
    for (const { name, probability } of base.outcomes) {
      if (name.includes('copy')) expect(page).toContain(percent(probability));
    }
  });
});
