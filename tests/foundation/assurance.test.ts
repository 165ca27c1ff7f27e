import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = dirname(dirname(import.meta.dirname));

/** Every `file` › name of the document, one for each proof. */
function proofs(): { file: string; name: string }[] {
  const page = readFileSync(join(ROOT, 'docs', 'assurance.md'), 'utf8');
  const found = page.matchAll(/`(tests\/[^`]+)` › (.+?)(?=; `tests\/| \||\. \*\*|\. [A-Z]|\)\. )/g);
  return [...found].map(([, file = '', name = '']) => ({ file, name: name.trim() }));
}

it('every proof that docs/assurance.md names is a test of that name', () => {
  const named = proofs();
  expect(named.length).toBeGreaterThan(80);
  const missing = named.filter(({ file, name }) => {
    const path = join(ROOT, file);
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(name);
  });
  expect(missing).toEqual([]);
});
