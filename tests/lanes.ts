/**
 * In which lane a test file runs. Most tests share one world for each worker, which saves loading the program again for
 * every file; those that need more than their own values run isolated. No list to keep: a file is isolated when it, or a
 * helper under tests/ that it imports, does one of what is named below.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const TESTS = import.meta.dirname;
const ROOT = dirname(TESTS);

/** What keeps a file from sharing its world with others, and by which words it is known. */
const NEEDS_ISOLATION = {
  'a browser': /from ['"]playwright-core'/,
  'processes or threads': /from 'node:(child_process|worker_threads|cluster)'/,
  sockets: /from '(ws|node:net|node:http|node:tls|node:dgram)'|\b(serveWeb|fetch)\(/,
  'modules or globals in place of the real ones': /\bvi\s*\.\s*(mock|doMock|stub|spyOn|useFakeTimers|resetModules)/,
  'the state of the process':
    /\bprocess\.(env\.\w+ = |chdir|umask\(|exitCode =|argv =|on\()|setFlagsFromString|delete process\.env/,
} as const;

export type Need = keyof typeof NEEDS_ISOLATION;

const IMPORT = /^(?:import|export)\b[^;]*?from '(\.[^']+)'|^import '(\.[^']+)'/gm;
const TYPES_ONLY = /^(?:import|export) type\b/;

/** What the text of one file needs. */
export const needsOf = (text: string): Need[] =>
  (Object.keys(NEEDS_ISOLATION) as Need[]).filter((need) => NEEDS_ISOLATION[need].test(text));

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

/**
 * Every test file that is not slow, by lane, as paths from the root of the repository: those that share a world, those that
 * share a Chromium, and the rest.
 */
export function lanes(): { shared: string[]; browser: string[]; isolated: string[] } {
  const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.endsWith('.slow.test.ts'))
    .map((file) => join(TESTS, file))
    .sort();
  const path = (file: string): string => relative(ROOT, file);
  const lane = (file: string): 'shared' | 'browser' | 'isolated' => {
    const needs = needsOfFile(file);
    if (needs.length === 0) return 'shared';
    return needs.includes('a browser') ? 'browser' : 'isolated';
  };
  const { shared = [], browser = [], isolated = [] } = Object.groupBy(files, lane);
  return { shared: shared.map(path), browser: browser.map(path), isolated: isolated.map(path) };
}
