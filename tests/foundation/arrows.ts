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
export const CHECKED_FOLDERS = ['games', 'houses', 'hardware', 'protocol', 'main', 'lab', 'renderer', ...SCREENS];

/**
 * What of the rules the screens may load at run time: cards, money, which of two hands that
 * are being set is the better one, what a wager costs, the roads of a shoe, what the events of a hand come to.
 */
const SHARED_WITH_SCREENS = new Set([
  'games/card.ts',
  'games/hand-at.ts',
  'games/hand-so-far.ts',
  'games/money.ts',
  'games/registry.ts',
  'games/three-or-five.ts',
  'games/tracker.ts',
  'games/wager.ts',
]);

/**
 * The rooms of main/, from the ground up: at run time a room may use those before it. What stands in main/ itself (the host
 * and the shells) and the command line are on top of all of them; types may come from anywhere in main/.
 */
const ROOMS: readonly string[] = [
  'clock',
  'software',
  'hand',
  'journal',
  'shuffle',
  'accounts',
  'ledger',
  'table',
  'house',
  'odds',
  'link',
  'demo',
  'desks',
  'monitor',
];

/** Rooms of main/ whose schemas are of records, and files of other rooms that hold some. */
const RECORD_ROOMS: readonly string[] = ['hand', 'journal', 'shuffle', 'ledger'];
const RECORD_FILES = new Set(['main/house/messages.ts', 'main/table/tournament-orders.ts']);

/** The rooms of renderer/, from the ground up, like those of main/; a type may come from any of them. */
const SCREEN_ROOMS: readonly string[] = ['language', 'link', 'kit', 'hand', 'page', 'scene', 'desk-kit', 'lobby'];

/** Says where the built screens lie; any room may ask it. */
const GROUND = 'main/screens.ts';

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
  if (from === to) return typeOnly ? null : offenceOfRoom(file, target, from);
  switch (from) {
    case 'games':
    case 'hardware':
      return `${from}/ imports nothing of ours`;
    case 'houses':
      // result.ts says only how a refusal looks; it holds no rule.
      return (to === 'games' && typeOnly) || target === 'games/result.ts'
        ? null
        : 'houses/ may import only types of games/ (and result.ts)';
    case 'protocol':
      return to === 'games' && typeOnly ? null : 'protocol/ may import only types of games/';
    case 'main':
      if (to === 'protocol' && !typeOnly && keepsRecords(file)) {
        return 'what is on record is read by schemas of its own, so that the protocol can change: only types of protocol/';
      }
      return ['games', 'houses', 'hardware', 'protocol'].includes(to)
        ? null
        : 'main/ may import only games/, houses/, hardware/, protocol/';
    case 'lab':
      return ['games', 'houses', 'hardware', 'protocol', 'main'].includes(to)
        ? null
        : 'lab/ may import anything but the screens';
    default:
      return offenceOfScreen(target, from, to, typeOnly);
  }
}

/** Whether a file of main/ reads what is on record: it stands in a room of records, or its name says so. */
const keepsRecords = (file: string): boolean =>
  RECORD_ROOMS.includes(roomOf(file) ?? '') || RECORD_FILES.has(file) || /[/-]record\.ts$/.test(file);

function offenceOfRoom(file: string, target: string, folder: string): string | null {
  const rooms = folder === 'main' ? ROOMS : folder === 'renderer' ? SCREEN_ROOMS : null;
  if (rooms === null || target === GROUND) return null;
  const [from, to] = [roomOf(file), roomOf(target)];
  if (from === to || rank(to, rooms) < rank(from, rooms)) return null;
  return `${folder}/${from ?? ''} stands below ${folder}/${to ?? ''}: ${rooms.join(', ')}, from the ground up`;
}

/** The room of a file of main/ or renderer/; null for what stands in the folder itself. */
const roomOf = (path: string): string | null => {
  const [, room, file] = path.split('/');
  return file === undefined ? null : (room ?? null);
};

/** The place of a room in the order; what stands in the folder itself above all, a room not in the order above that. */
function rank(room: string | null, rooms: readonly string[]): number {
  if (room === null) return rooms.length;
  const place = rooms.indexOf(room);
  return place === -1 ? rooms.length + 1 : place;
}

function offenceOfScreen(target: string, from: string, to: string, typeOnly: boolean): string | null {
  if (SHARED_WITH_SCREENS.has(target)) return null;
  if (to === 'games')
    return typeOnly ? null : `${from}/ may import only types of games/ (and ${[...SHARED_WITH_SCREENS].join(', ')})`;
  if (to === 'protocol') return null;
  if (to === 'main') return `${from}/ may import nothing of main/`;
  if (to === 'renderer') return null;
  return from === 'renderer' ? 'renderer/ may not import the screens' : `${from}/ may import renderer/, not ${to}/`;
}

function offenceOutside({ from: file, to, typeOnly }: Arrow, from: string): string | null {
  if (typeOnly) return null;
  switch (from) {
    case 'games':
    case 'houses':
    case 'protocol':
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
  const arrows = CHECKED_FOLDERS.flatMap((folder) => sources(join(root, folder))).flatMap((path) =>
    arrowsIn(relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')),
  );
  const offences = arrows.flatMap((arrow) => {
    const why = offence(arrow);
    return why === null ? [] : [`${arrow.from}:${arrow.line} imports ${arrow.to}: ${why}`];
  });
  return [...offences, ...circles(arrows).map((files) => `a circle: ${files.join(' → ')}`)];
}

/** Files that load each other at run time, each circle once, from the file by which it was found and back to it. */
export function circles(arrows: readonly Arrow[]): string[][] {
  const loads = new Map<string, string[]>();
  for (const { from, to, ours, typeOnly } of arrows) {
    if (ours && !typeOnly) loads.set(from, [...(loads.get(from) ?? []), to]);
  }
  const found: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): void => {
    const before = way.indexOf(file);
    if (before !== -1) found.push([...way.slice(before), file]);
    if (before !== -1 || done.has(file)) return;
    for (const next of loads.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of loads.keys()) visit(file, []);
  return found;
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
