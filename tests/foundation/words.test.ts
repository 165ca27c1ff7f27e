import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusedIn } from './words.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDERS = [
  ...[
    'games',
    'houses',
    'protocol',
    'hardware',
    'main',
    'lab',
    'renderer',
    'station',
    'center-display',
    'floor-console',
  ],
  ...['cage', 'tests', 'bench', 'docs', 'bin'],
];
const READ = new Set(['.ts', '.tsx', '.md', '.mjs', '.css', '.html', '.json', '.txt']);

/** Files of the root folder: pages, and what configures the tools. */
const OF_THE_ROOT = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isFile() && READ.has(extname(entry.name)) && entry.name !== 'package-lock.json')
  .map(({ name }) => name);

/** The words themselves, other people's hand histories, and what other programs printed. */
const LEFT_OUT = ['tests/foundation/words.', 'tests/lab/phh/', 'tests/corpora/'];

const sources = [
  ...OF_THE_ROOT,
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && READ.has(extname(entry.name)))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/')),
  ),
].filter((path) => !LEFT_OUT.some((start) => path.startsWith(start)));

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('the words of the project', () => {
  it('are looked for in every folder and in the files of the root', () => {
    for (const file of ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'vitest.config.ts'])
      expect(sources).toContain(file);
    for (const folder of FOLDERS) expect(sources.some((path) => path.startsWith(`${folder}/`))).toBe(true);
  });

  it('are plain, and name nobody "he": code, comments, messages, tests and documentation', () => {
    expect(sources.flatMap((path) => refusedIn(path, textOf(path)))).toEqual([]);
  });

  it.each([
    'the player and his chips',
    'begun anew',
    'the centre display',
    'two neighbours',
    'towards the button',
    'below nought',
    'a hand that nobody plays any more.',
    'a game that runs for ever',
    'unlock the card if need be',
    "'a number is expected'",
    'the file is there already',
    'this is none of staff',
    'type Wish = string',
    'the least bet',
    'const LEAST_AGE = 21',
    'leastRaise(rules)',
    'class OddsBeside {',
    'class SteadyDesk {',
  ])('refuse "%s"', (line) => {
    expect(refusedIn('games/page.ts', `\n${line}`)).toEqual([expect.stringMatching(/^games\/page\.ts:2: "/)]);
  });

  it.each([
    'the player and their chips',
    'at least $5',
    'the least significant bit',
    'without any more chips',
    'where one is expected by chance',
  ])('let "%s" pass', (line) => {
    expect(refusedIn('games/page.ts', line)).toEqual([]);
  });
});

/** The exported types of a source text. */
const typesIn = (text: string): string[] =>
  [...text.matchAll(/^export (?:abstract )?(?:class|interface|type) ([A-Z]\w*)/gm)].map(([, name = '']) => name);

describe('a name', () => {
  const SERVED = ['games/', 'houses/', 'protocol/', 'main/'];
  const exported = sources
    .filter((path) => SERVED.some((folder) => path.startsWith(folder)) && path.endsWith('.ts'))
    .flatMap((path) => typesIn(textOf(path)).map((name) => ({ name, path })));

  it('stands for one type in all that the host is made of', () => {
    const places = Map.groupBy(exported, ({ name }) => name);
    const shared = [...places].filter(([, { length }]) => length > 1);
    expect(exported.length).toBeGreaterThan(300);
    expect(shared.map(([name, where]) => `${name}: ${where.map(({ path }) => path).join(', ')}`)).toEqual([]);
  });
});

describe('the glossary', () => {
  const page = textOf('docs/glossary.md');
  const rows = [...page.matchAll(/^\| (.+?) +\| .*?\| `(\w+)`, `([\w./-]+)` +\|$/gm)];

  it('has every word once, in the order of the alphabet', () => {
    const words = [...page.matchAll(/^\| ([a-z][^|]*?) +\|/gm)].map(([, word = '']) => word).slice(1);
    expect(words.length).toBeGreaterThan(40);
    expect(words).toEqual([...new Set(words)].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('names only what is there: each type in its file', () => {
    expect(rows.length).toBeGreaterThan(25);
    const missing = rows.filter(([, , name = '', path = '']) => {
      const declared = new RegExp(
        `^export (?:abstract |async )?(?:class|interface|type|const|function) ${name}\\b`,
        'm',
      );
      return !declared.test(textOf(path));
    });
    expect(missing.map(([row]) => row)).toEqual([]);
  });

  it('is found from the list of pages and from the page for contributors', () => {
    expect(textOf('docs/README.md')).toContain('(glossary.md)');
    expect(textOf('CONTRIBUTING.md')).toContain('(docs/glossary.md)');
  });
});
