import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { ROOT } from '../../main/screens.ts';

const FOLDERS = ['cage', 'center-display', 'floor-console', 'renderer', 'station'];

/** What is written in a file beside its comments. */
const codeOf = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');

/** The games that a text names: by an id in quotes, or by a name. */
function namedIn(text: string): string[] {
  const code = codeOf(text);
  return [...GAMES.values()]
    .filter(({ id, name }) => new RegExp(`['"\`]${id}['"\`]`).test(code) || code.includes(name))
    .map(({ id }) => id);
}

describe('a screen', () => {
  it('knows no game by name: views say what to draw', () => {
    const files = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,css,html}`, { cwd: ROOT }));
    expect(files.length).toBeGreaterThan(100);
    const named = files.flatMap((file) =>
      namedIn(readFileSync(join(ROOT, file), 'utf8')).map((id) => `${file}: ${id}`),
    );
    expect(named).toEqual([]);
  });

  it('would be found out if it did', () => {
    expect(namedIn("if (game === 'razz') draw();")).toEqual(['razz']);
    expect(namedIn('/** Razz is dealt so. */')).toEqual([]);
  });
});
