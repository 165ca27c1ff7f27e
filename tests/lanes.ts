/**
 * In which lane a test file runs. Most tests share one world for each worker, which saves loading the program again for
 * every file; those that change that world run isolated, those that draw pages share a browser. Of the first, those that need
 * nothing but their own values are quick. Node itself loads the files of both, as it loads the program; what Node cannot load
 * or replace, JSX and modules in place of others, is loaded by Vite, in the isolated lane alone. No list to keep: what a file needs is known by what it, or a
 * helper under tests/ that it imports, does of what is named below.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const TESTS = import.meta.dirname;
const ROOT = dirname(TESTS);

/** What a file may need beside its own values, and by which words it is known. */
const NEEDS = {
  'a browser': /from ['"]playwright-core'/,
  'processes or threads': /from 'node:(child_process|worker_threads|cluster)'/,
  sockets: /from '(ws|node:net|node:http|node:tls|node:dgram)'|\b(serveWeb|fetch)\(/,
  'modules or globals in place of the real ones': /\bvi\s*\.\s*(mock|doMock|stub|useFakeTimers|resetModules)/,
  spies: /\bvi\s*\.\s*spyOn/,
  'spies that are never taken away': /^(?![\s\S]*(?:mockRestore|restoreAllMocks)\()[\s\S]*\bvi\s*\.\s*spyOn/,
  'what Node does not read': /from '[^']+\.tsx'/,
  'the state of the process':
    /\bprocess\.(env\.\w+ = |chdir|umask\(|exitCode =|argv =|on\()|setFlagsFromString|delete process\.env/,
} as const;

export type Need = keyof typeof NEEDS;

/** What keeps a file from sharing its world with others, or from being loaded by Node. */
const ISOLATED: readonly Need[] = [
  'modules or globals in place of the real ones',
  'spies that are never taken away',
  'what Node does not read',
  'the state of the process',
];

/** Behind this stands what a file does when it is started as a program: a test that imports it does none of that. */
const AS_PROGRAM = '\nif (import.meta.main) ';

const IMPORT = /^(?:import|export)\b[^;]*?from '(\.[^']+)'|^import '(\.[^']+)'/gm;
const TYPES_ONLY = /^(?:import|export) type\b/;

/** What the text of one file needs. */
export function needsOf(text: string): Need[] {
  const [imported = ''] = text.split(AS_PROGRAM);
  return (Object.keys(NEEDS) as Need[]).filter((need) => NEEDS[need].test(imported));
}

/** What a file needs by itself or through the helpers under tests/ that it imports. */
export function needsOfFile(file: string, seen: Set<string> = new Set()): Need[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const helpers = [...text.matchAll(IMPORT)]
    .filter(([statement]) => !TYPES_ONLY.test(statement))
    .map((found) => resolve(dirname(file), found[1] ?? found[2] ?? ''))
    .filter((path) => path.startsWith(TESTS) && /\.tsx?$/.test(path) && existsSync(path));
  return [...new Set([...needsOf(text), ...helpers.flatMap((helper) => needsOfFile(helper, seen))])];
}

export interface Lanes {
  /** Those that share a world, and of them those that need nothing else. */
  readonly shared: string[];
  readonly quick: string[];
  /** Those that share a Chromium. */
  readonly browser: string[];
  readonly isolated: string[];
}

/** Every test file that is not slow, by lane, as paths from the root of the repository. */
export function lanes(): Lanes {
  const found: Lanes = { shared: [], quick: [], browser: [], isolated: [] };
  for (const file of testFiles().filter((path) => !path.endsWith('.slow.test.ts'))) {
    const needs = needsOfFile(join(ROOT, file));
    if (needs.includes('a browser')) found.browser.push(file);
    else if (needs.some((need) => ISOLATED.includes(need))) found.isolated.push(file);
    else found.shared.push(file);
    if (needs.length === 0) found.quick.push(file);
  }
  return found;
}

/**
 * The files of the lanes that have a long form: in `npm run slow` they repeat more often what they try (`repeated.ts`), or try
 * values that no run has tried before (`seeded.ts`). It is Node that loads them there.
 */
export const longForms = (): string[] =>
  testFiles().filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return /^import (?:\{ repeated \}|fc) from/m.test(text) && !NEEDS['what Node does not read'].test(text);
  });

/** As paths from the root of the repository, in their order. */
const testFiles = (): string[] =>
  readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => relative(ROOT, join(TESTS, file)))
    .sort();
