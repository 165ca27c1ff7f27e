/**
 * Which files can affect play: the program, the pages of the screens, every package it loads, and the Node that runs
 * it. Their fingerprints together are the identity of the software (M7).
 */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** The SHA-256 of each file in hexadecimal, by its path from the root, sorted by path. */
export type Fingerprints = ReadonlyMap<string, string>;

/** Everything in these folders is part of the program and counts. */
const FOLDERS = ['games', 'hardware', 'houses', 'main', 'protocol', 'dist/program', 'dist/screens'];
const FILES = [
  'bin/compile.mjs',
  'bin/dealerless',
  'bin/program.mjs',
  'dist/preload.cjs',
  'node_modules/node/bin/node',
  'package-lock.json',
  'package.json',
];

/** In a package, only files that can be loaded count; tests and examples cannot be. */
const LOADED = /\.(js|cjs|mjs|json|node|wasm)$/;
const NOT_LOADED = /(^|\/)(tests?|__tests__|examples?)\//;
/** What packaging leaves out or rewrites; in an installed application the archive vouches for its own integrity. */
const NOT_PACKAGED = /(^|\/)package(-lock)?\.json$|^bin\/|^dist\/program\/|^node_modules\/node\//;

/** Whether a path counts under this root: in a source folder every path, in the archive of an installed table fewer. */
export const counts = (root: string, path: string): boolean => !root.endsWith('.asar') || !NOT_PACKAGED.test(path);

/** Fingerprints of everything under a root that can affect play: about 200 MB, read in a second or two. */
export async function fingerprints(root: string): Promise<Fingerprints> {
  const found = new Map<string, string>();
  for (const path of await filesOf(root)) found.set(path, await sha256(join(root, path)));
  return found;
}

/** Paths from the root with forward slashes, sorted. */
async function filesOf(root: string): Promise<string[]> {
  const own = await Promise.all(FOLDERS.map((folder) => walk(join(root, folder))));
  const loaded = await Promise.all(packagesOf(root).map((folder) => walk(folder, 'node_modules')));
  const single = FILES.map((path) => join(root, path)).filter((path) => existsSync(path));
  const fromRoot = (path: string): string => relative(root, path).split(sep).join('/');
  const packaged = loaded.flat().map(fromRoot);
  return [
    ...[...own.flat(), ...single].map(fromRoot),
    ...packaged.filter((path) => LOADED.test(path) && !NOT_LOADED.test(path)),
  ]
    .filter((path) => counts(root, path))
    .sort();
}

/** Every file under a folder, except in the folder named `except`; none when the folder does not exist. */
async function walk(folder: string, except?: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  const below = await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === except ? [] : walk(path, except);
      return [path];
    }),
  );
  return below.flat();
}

const manifest = z.looseObject({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

/** Folders of the packages that the program depends on, directly or indirectly, where Node would find them. */
function packagesOf(root: string): string[] {
  const found = new Set<string>();
  const visit = (folder: string): void => {
    const { dependencies, optionalDependencies } = manifest.parse(
      JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
    );
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const at = resolvePackage(root, folder, name);
      if (at === null || found.has(at)) continue;
      found.add(at);
      visit(at);
    }
  };
  visit(root);
  return [...found];
}

/** Where Node finds a package from a folder; null for an optional package that is not installed. */
function resolvePackage(root: string, from: string, name: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const at = join(folder, 'node_modules', name);
    if (existsSync(join(at, 'package.json'))) return at;
    if (folder === root || folder === dirname(folder)) return null;
  }
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
