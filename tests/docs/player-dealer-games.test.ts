import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bankedOptions } from '../../games/banked/rules.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/player-dealer-games.md'), 'utf8');

it('the page of the player-dealer games has a row for every option that all of them have', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => (row.split('|')[1] ?? '').match(/\w+/g) ?? []);
  const options = Object.keys(bankedOptions({ positions: 7, coverage: 'gross' }));
  expect(options.filter((option) => !named.includes(option))).toEqual([]);
});
