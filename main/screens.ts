/**
 * Builds what the screens run: the pages into `dist/screens`, and the preload script of the Electron shell into
 * `dist/preload.cjs`. Nothing else of the product is built here.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { InlineConfig } from 'vite';

/** The folder of the repository, or of the app.asar of a packaged table. */
export const ROOT = dirname(import.meta.dirname);

/** The built pages, such as `station/index.html`. */
export const SCREENS_FOLDER = join(ROOT, 'dist', 'screens');

/** The built preload script. A sandboxed preload must be a single plain CommonJS file. */
export const PRELOAD_FILE = join(ROOT, 'dist', 'preload.cjs');

const SOURCES = [
  'renderer',
  'station',
  'center-display',
  'floor-console',
  'cage',
  'games',
  'protocol',
  'main/preload.ts',
  'vite.config.ts',
  'package-lock.json',
];

/** Whether the built screens are missing or older than any file they are built from. Takes a few milliseconds. */
export function screensAreStale(root = ROOT): boolean {
  const built = ['dist/screens/renderer/lobby/index.html', 'dist/preload.cjs'].map((path) => join(root, path));
  if (!built.every((path) => existsSync(path))) return true;
  const oldest = Math.min(...built.map((path) => statSync(path).mtimeMs));
  return SOURCES.some((source) => newest(join(root, source)) > oldest);
}

/** Time of the latest change in a file or folder; a folder's own time reveals removed files. 0 when there is none. */
function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Builds the screens and the preload script. Throws when a source does not compile; Vite has then reported where. */
export async function buildScreens(): Promise<void> {
  await asShipped({ configFile: join(ROOT, 'vite.config.ts') });
  await asShipped({
    configFile: false,
    build: {
      outDir: dirname(PRELOAD_FILE),
      emptyOutDir: false,
      lib: { entry: join(ROOT, 'main', 'preload.ts'), formats: ['cjs'], fileName: () => 'preload.cjs' },
      rolldownOptions: { external: ['electron'] },
    },
  });
}

/**
 * Runs Vite for what is installed. The files must not depend on the shell that builds them: Vite writes `NODE_ENV` into
 * them, and takes packages as they are for development where it is not `production`.
 */
export async function asShipped(config: InlineConfig): ReturnType<typeof import('vite').build> {
  const { build } = await import('vite');
  const { NODE_ENV: shell } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    return await build({ root: ROOT, logLevel: 'warn', ...config });
  } finally {
    if (shell === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = shell;
  }
}

/** Builds the screens if they are stale, and says so. */
export async function freshScreens(): Promise<void> {
  if (!screensAreStale()) return;
  console.log('building the screens …');
  await buildScreens();
}

if (import.meta.main) await buildScreens();
