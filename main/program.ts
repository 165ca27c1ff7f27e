/**
 * Builds the program into `dist/program`: its sources with the types removed, and the packages that are plain
 * JavaScript, in one file instead of a thousand, along with V8's compiled code for it, so that a table restarts in a
 * fraction of the time. Nothing is minified, and the same sources, packages and Node always give the same files.
 * `bin/program.mjs` runs them as long as every file they were built from is unchanged.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import { asShipped, ROOT } from './screens.ts';

/** In the folder of a built program: SHA-256 and path of every file that it was built from, and of its own files. */
const LIST = 'built-from.sha256';

/**
 * Packages with native code, which are loaded from where npm installed them, and packages that a built table does not
 * use.
 */
const NOT_BUILT_IN = ['better-sqlite3', 'node-hid', '@serialport/bindings-cpp', 'serialport', 'electron', 'vite'];

export interface ProgramOptions {
  /** The program to run, under the name it gets; the threads that it starts are built with it. */
  readonly entry?: { readonly name: string; readonly file: string };
  /** The folder to build into, two levels below the root. */
  readonly folder?: string;
}

/** Builds the program. Throws when a source does not compile; Vite has then reported where. */
export async function buildProgram({
  entry = { name: 'table', file: join(ROOT, 'main', 'cli', 'main.ts') },
  folder = join(ROOT, 'dist', 'program'),
}: ProgramOptions = {}): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const threads = new Map<string, string>();
  const program = await bundled(folder, threads, {
    input: { [entry.name]: entry.file },
    output: { format: 'cjs', codeSplitting: false, entryFileNames: '[name].cjs' },
  });
  // Threads start alongside the program, long after it is up, so they are built as modules that share common code. The
  // same order each time: that in which they were found depends on which source was read first.
  const beside = await bundled(folder, new Map(), {
    input: Object.fromEntries([...threads].sort()),
    output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
  });
  const file = join(folder, `${entry.name}.cjs`);
  writeFileSync(file, wrapped(readFileSync(file, 'utf8')));
  const compiler = [...COMPILER_FLAGS, join(ROOT, 'bin', 'compile.mjs'), file];
  // Nothing else of the shell: packages, Node itself and the time zone would decide by it what is run. Node hands the
  // folder of its coverage on unless the variable is named, and with coverage other code is compiled.
  const env = { TMPDIR: tmpdir(), TZ: 'UTC', NODE_V8_COVERAGE: undefined };
  execFileSync(process.execPath, compiler, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(join(folder, LIST), listOf(folder, [...program, ...beside]));
}

/**
 * V8 mixes randomness into what it compiles; with a fixed seed it always draws the same numbers. It also leaves old
 * memory contents in the gaps of its code; with enough room that nothing is collected in between, the memory is fresh
 * and contains only zeros.
 */
const COMPILER_FLAGS = ['--random-seed=1', '--min-semi-space-size=256', '--max-semi-space-size=256'];

/**
 * A built file as a function of what a module is given, with every character of it one byte, so that V8 takes the file
 * as read, without decoding or copying it, which would otherwise be half of the loading time.
 */
export const wrapped = (code: string): string =>
  `(function (exports, require, __filename, __dirname) {${inAscii(code)}\n})\n`;

/**
 * The same program with all other characters escaped. A character with a backslash before it stands for itself, and
 * loses the backslash.
 */
const inAscii = (code: string): string =>
  code.replace(/(\\*)([^\0-\x7f])/g, (_, backslashes: string, other: string) => {
    const escaped = `\\u${other.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return backslashes.slice(backslashes.length % 2) + escaped;
  });

/** Builds files into a folder, records the threads that they start, and returns the sources that went in. */
async function bundled(
  folder: string,
  threads: Map<string, string>,
  rolldownOptions: NonNullable<InlineConfig['build']>['rolldownOptions'],
): Promise<string[]> {
  const built = await asShipped({
    configFile: false,
    publicDir: false,
    plugins: [asInTheSources(threads)],
    ssr: { noExternal: true, external: NOT_BUILT_IN },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: 'node24',
      ...(rolldownOptions ? { rolldownOptions } : {}),
    },
  });
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput;
  return output.flatMap((chunk) => (chunk.type === 'chunk' ? Object.keys(chunk.modules) : []));
}

/** `SHA-256  path` of each file, as `sha256sum` writes them: sources by their path from the root, then what was built. */
function listOf(folder: string, sources: readonly string[]): string {
  const lines = (root: string, paths: readonly string[], to: string): string[] =>
    [...new Set(paths)].sort().map((path) => `${sha256(join(root, path))}  ${join(to, path)}\n`);
  // The builder's own helpers have no file; their names start with a zero byte.
  const own = sources.filter((id) => id.startsWith(`${ROOT}/`)).map((id) => relative(ROOT, id.replace(/\?.*$/, '')));
  const built = readdirSync(folder).filter((name) => name !== LIST);
  return [
    ...lines(ROOT, [...own, 'package-lock.json'], ''),
    ...lines(folder, built, join(basename(dirname(folder)), basename(folder))),
  ].join('');
}

const sha256 = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

/**
 * Makes what a source says about its own location true in the built file, too: folders are those of the sources. Its
 * threads are built along with it. It is never the main module: `bin/program.mjs` is.
 */
function asInTheSources(threads: Map<string, string>): Plugin {
  return {
    name: 'as-in-the-sources',
    // Before Vite's own plugins, which would treat a thread as a file of a page.
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(`${ROOT}/`) || id.includes('/node_modules/') || !code.includes('import.meta.')) return null;
      const place = JSON.stringify(join('..', '..', relative(ROOT, dirname(id))));
      return code
        .replaceAll(/new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g, (_, name: string) => {
          threads.set(name, join(dirname(id), `${name}.ts`));
          return `${PATH}.join(${PATH}.dirname(import.meta.filename), '${name}.js')`;
        })
        .replaceAll('import.meta.dirname', `${PATH}.join(import.meta.dirname, ${place})`)
        .replaceAll('import.meta.main', 'false');
    },
  };
}

/** How a built file gets Node's own path module, whichever form the file has. */
const PATH = "process.getBuiltinModule('node:path')";

if (import.meta.main) await buildProgram();
