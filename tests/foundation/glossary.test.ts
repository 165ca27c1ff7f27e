/** The glossary says that a type named in it is the only one of that name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, it } from 'vitest';
import { CHECKED_FOLDERS } from './arrows.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** `hardware/` imports nothing of ours, so the shape of a result stands there again. */
const TWICE: ReadonlyMap<string, readonly string[]> = new Map([['Result', ['games/result.ts', 'hardware/result.ts']]]);

const sources = CHECKED_FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) =>
      relative(ROOT, join(ROOT, folder, name))
        .split(sep)
        .join('/'),
    ),
);

/** The files that export each type or class, by its name. */
const exporters = new Map<string, string[]>();
for (const path of sources) {
  const text = readFileSync(join(ROOT, path), 'utf8');
  for (const [, name = ''] of text.matchAll(/^export (?:abstract )?(?:type|interface|class) (\w+)/gm)) {
    exporters.set(name, [...(exporters.get(name) ?? []), path]);
  }
}

const named = [...readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8').matchAll(/`([A-Z]\w+)`, `([^`]+\.tsx?)`/g)].map(
  ([, name = '', path = '']) => [name, path] as const,
);

it('names types', () => {
  expect(named.length).toBeGreaterThan(30);
});

it.each(named)('%s is only in %s', (name, path) => {
  expect(exporters.get(name)).toEqual(TWICE.get(name) ?? [path]);
});
