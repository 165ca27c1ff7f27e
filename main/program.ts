/**
 * Builds the program into `dist/program`: its sources with the types taken out, and the packages that are plain JavaScript,
 * in some sixty files instead of a thousand, so that a table is back in a fraction of the time. Nothing is minified, and the same
 * sources always give the same files. `bin/program.mjs` runs them as long as every file they were built from is as it was.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { ROOT } from './screens.ts';

/** In the folder of a built program: SHA-256 and path of every file that it was built from, and of its own. */
const LIST = 'built-from.sha256';

/** Packages with native code, which are loaded from where npm has put them, and what a built table has no use for. */
const NOT_BUILT_IN = ['better-sqlite3', 'node-hid', '@serialport/bindings-cpp', 'serialport', 'electron', 'vite'];

export interface ProgramOptions {
  /** What is run, by the name it gets; threads that it starts come along. */
  readonly entries?: Readonly<Record<string, string>>;
  /** Where it is built: two folders below the root. */
  readonly folder?: string;
}

/** Builds the program. Throws when a source does not compile; Vite has then said where. */
export async function buildProgram({
  entries = { table: join(ROOT, 'main', 'cli', 'main.ts') },
  folder = join(ROOT, 'dist', 'program'),
}: ProgramOptions = {}): Promise<void> {
  const { build } = await import('vite');
  const built = await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [asInTheSources()],
    ssr: { noExternal: true, external: NOT_BUILT_IN },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: 'node24',
      rolldownOptions: { input: { ...entries }, output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
    },
  });
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput;
  const sources = output.flatMap((chunk) => (chunk.type === 'chunk' ? Object.keys(chunk.modules) : []));
  writeFileSync(join(folder, LIST), listOf(folder, sources));
}

/** `SHA-256  path` of each file, as `sha256sum` writes them: sources by their path from the root, then what was built. */
function listOf(folder: string, sources: readonly string[]): string {
  const lines = (root: string, paths: readonly string[], to: string): string[] =>
    [...new Set(paths)].sort().map((path) => `${sha256(join(root, path))}  ${join(to, path)}\n`);
  // Helpers of the builder have no file; their names begin with a zero byte.
  const own = sources.filter((id) => id.startsWith(`${ROOT}/`)).map((id) => relative(ROOT, id.replace(/\?.*$/, '')));
  const built = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return [
    ...lines(ROOT, [...own, 'package-lock.json'], ''),
    ...lines(folder, built, join(basename(dirname(folder)), basename(folder))),
  ].join('');
}

const sha256 = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

/**
 * What a source says of its own place is true of the built file, too: folders are those of the sources. Its threads are
 * built beside it. It is never what was started: `bin/program.mjs` is.
 */
function asInTheSources(): Plugin {
  return {
    name: 'as-in-the-sources',
    // Before Vite's own plugins, which would take a thread for a file of a page.
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(`${ROOT}/`) || id.includes('/node_modules/') || !code.includes('import.meta.')) return null;
      const place = JSON.stringify(join('..', '..', relative(ROOT, dirname(id))));
      return code
        .replaceAll(/new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g, (_, name: string) => {
          this.emitFile({ type: 'chunk', id: join(dirname(id), `${name}.ts`), fileName: `${name}.js` });
          return `new URL('./${name}.js', import.meta.url)`;
        })
        .replaceAll('import.meta.dirname', `process.getBuiltinModule('node:path').join(import.meta.dirname, ${place})`)
        .replaceAll('import.meta.main', 'false');
    },
  };
}

if (import.meta.main) await buildProgram();
