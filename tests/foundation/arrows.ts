import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, posix, relative, sep } from 'node:path';
import { parseSync } from 'vite';

/** One import or re-export: from a file of ours to a file of ours, a package, or a Node module. */
export interface Arrow {
  /** Repository path of the importing file, with forward slashes. */
  readonly from: string;
  readonly line: number;
  /** Repository path of a file of ours (`games/card.ts`), else the specifier as written (`zod`, `node:fs`). */
  readonly to: string;
  readonly ours: boolean;
  /** True for `import type` and `export type`, which leave no trace when the program runs. */
  readonly typeOnly: boolean;
}

const SCREENS = ['station', 'center-display', 'floor-console', 'cage'];

/** The folders whose imports are checked; everything else (tests, bench, configuration) may import anything. */
export const CHECKED_FOLDERS = ['games', 'houses', 'hardware', 'main', 'lab', 'renderer', ...SCREENS];

/**
 * What the screens may load at run time although it is not theirs: cards, money, what a wager costs, the roads of a shoe,
 * the message schemas, and who signs for what.
 */
const SHARED_WITH_SCREENS = new Set([
  'games/card.ts',
  'games/money.ts',
  'games/tracker.ts',
  'games/wager.ts',
  'main/link/hand.ts',
  'main/link/messages.ts',
  'main/link/second-person.ts',
  'main/link/views.ts',
]);

/** Every import and re-export of one source file, in the order of the text. */
export function arrowsIn(from: string, source: string): Arrow[] {
  const { module } = parseSync(from, source);
  const arrows: Arrow[] = [];
  const add = (specifier: string, start: number, typeOnly: boolean): void => {
    const ours = specifier.startsWith('.');
    const to = ours ? posix.join(posix.dirname(from), specifier) : specifier;
    arrows.push({ from, line: source.slice(0, start).split('\n').length, to, ours, typeOnly });
  };
  for (const { start, end, moduleRequest } of module.staticImports) {
    add(moduleRequest.value, start, /^import\s+type\b/.test(source.slice(start, end)));
  }
  for (const { start, end, entries } of module.staticExports) {
    const specifier = entries.find((entry) => entry.moduleRequest)?.moduleRequest?.value;
    if (specifier !== undefined) add(specifier, start, /^export\s+type\b/.test(source.slice(start, end)));
  }
  for (const { start, moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])(.*)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[2];
    if (literal !== undefined) add(literal, start, false);
  }
  return arrows;
}

/** Why an arrow may not be there, in one sentence, or null when it may (the Folders table of docs/architecture.md). */
export function offence(arrow: Arrow): string | null {
  const from = folderOf(arrow.from);
  if (!CHECKED_FOLDERS.includes(from)) return null;
  return arrow.ours ? offenceInside(arrow, from, folderOf(arrow.to)) : offenceOutside(arrow, from);
}

function offenceInside({ from: file, to: target, typeOnly }: Arrow, from: string, to: string): string | null {
  if (
    from === 'main' &&
    SHARED_WITH_SCREENS.has(file) &&
    !typeOnly &&
    !(to === 'games' || SHARED_WITH_SCREENS.has(target))
  ) {
    return `screens load ${file}, so at run time it may import only zod, games/ and the other message schemas`;
  }
  if (from === to) return null;
  switch (from) {
    case 'games':
    case 'hardware':
      return `${from}/ imports nothing of ours`;
    case 'houses':
      // result.ts says only how a refusal looks; it holds no rule.
      return (to === 'games' && typeOnly) || target === 'games/result.ts'
        ? null
        : 'houses/ may import only types of games/ (and result.ts)';
    case 'main':
      return ['games', 'houses', 'hardware'].includes(to) ? null : 'main/ may import only games/, houses/, hardware/';
    case 'lab':
      return ['games', 'houses', 'hardware', 'main'].includes(to) ? null : 'lab/ may import anything but the screens';
    default:
      return offenceOfScreen(target, from, to, typeOnly);
  }
}

function offenceOfScreen(target: string, from: string, to: string, typeOnly: boolean): string | null {
  if (SHARED_WITH_SCREENS.has(target)) return null;
  if (to === 'games')
    return typeOnly ? null : `${from}/ may import only types of games/ (and card.ts, money.ts, tracker.ts, wager.ts)`;
  if (to === 'main') return `${from}/ may import nothing of main/ but the schemas of link/messages.ts`;
  if (to === 'renderer') return null;
  return from === 'renderer' ? 'renderer/ may not import the screens' : `${from}/ may import renderer/, not ${to}/`;
}

function offenceOutside({ from: file, to, typeOnly }: Arrow, from: string): string | null {
  if (typeOnly) return null;
  switch (from) {
    case 'games':
    case 'houses':
      return to === 'zod' ? null : `${from}/ is pure: zod is the only package it may import`;
    case 'hardware':
    case 'main':
    case 'lab':
      return isElectron(to) && file !== 'main/preload.ts' && file !== 'main/electron.ts'
        ? 'only main/electron.ts and main/preload.ts may import electron'
        : null;
    default:
      return isBuiltin(to) || isElectron(to) ? `${from}/ runs in a browser page: no Node, no electron` : null;
  }
}

const isElectron = (specifier: string): boolean => /^electron(\/|$)/.test(specifier);

const folderOf = (path: string): string => path.split('/')[0] ?? '';

/** Checks every source under the given root; each offence is one line: `file:line imports target: why not`. */
export function forbiddenArrows(root: string): string[] {
  return CHECKED_FOLDERS.flatMap((folder) => sources(join(root, folder))).flatMap((path) => {
    const from = relative(root, path).split(sep).join('/');
    return arrowsIn(from, readFileSync(path, 'utf8')).flatMap((arrow) => {
      const why = offence(arrow);
      return why === null ? [] : [`${arrow.from}:${arrow.line} imports ${arrow.to}: ${why}`];
    });
  });
}

function sources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .sort();
}

if (import.meta.main) {
  const offences = forbiddenArrows(dirname(dirname(import.meta.dirname)));
  for (const line of offences) console.error(line);
  if (offences.length > 0) process.exitCode = 1;
}
