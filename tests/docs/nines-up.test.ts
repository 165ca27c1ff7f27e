import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ninesUp } from '../../games/banked/nines-up/nines-up.ts';

const text = readFileSync(join(import.meta.dirname, '../../docs/games/nines-up.md'), 'utf8');
const percent = (share = Number.NaN): string => `${(share * 100).toFixed(3)} %`;

it.each(['best-front', 'best-back'])('the page of Nine’s Up has the odds of %s as counted', (houseWay) => {
  const [base] = ninesUp.odds(ninesUp.rules.parse({ houseWay }), { hands: 0, lot: () => 0 });
  const row = (text.split('\n').find((line) => line.startsWith(`| \`${houseWay}\``)) ?? '').match(/-?[\d.]+ %/g);
  const rates = base?.outcomes.map(({ probability }) => percent(probability)) ?? [];
  expect(row).toEqual([...rates, percent(base?.edge), percent(base?.best?.edge)]);
});
