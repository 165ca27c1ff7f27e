/** The built program: what it consists of, when it is run, and that it does what the sources do. */
import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { compiledOf, isBuiltFromThese, scriptOf } from '../../bin/program.mjs';
import { buildProgram, wrapped } from '../../main/program.ts';
import { ROOT } from '../../main/screens.ts';
import { fingerprints } from '../../main/software/files.ts';
import { NODE_FLAGS } from '../../main/start.ts';

const FOLDERS = ['bin', 'games', 'hardware', 'houses', 'main', 'protocol'];

/** Tells on standard error of every file that Node loads, and of every script with whether its compiled code was taken. */
const TELL = `data:text/javascript,${encodeURIComponent(
  `import { registerHooks, syncBuiltinESMExports } from 'node:module';
   import vm from 'node:vm';
   registerHooks({ load(url, context, next) { process.stderr.write(url + '\\n'); return next(url, context); } });
   vm.Script = class extends vm.Script {
     constructor(code, options) {
       super(code, options);
       process.stderr.write('file://' + options.filename + '\\nrejected: ' + this.cachedDataRejected + '\\n');
     }
   };
   syncBuiltinESMExports();`,
)}`;

/** Tells on standard error of every function of Node's that gives a random number, when it is called. */
const TELL_CHANCE = `data:text/javascript,${encodeURIComponent(
  `import crypto from 'node:crypto';
   const tell = (of, name) => {
     const real = of[name];
     of[name] = (...args) => { process.stderr.write('drawn by ' + name + '\\n'); return Reflect.apply(real, of, args); };
   };
   for (const name of Object.keys(crypto)) if (/^(random|generate)/.test(name)) tell(crypto, name);
   tell(crypto.webcrypto, 'getRandomValues');
   tell(crypto.webcrypto, 'randomUUID');`,
)}`;

/** Tells on standard error of every object schema that compiles a parser of its own. */
const TELL_PARSERS = `data:text/javascript,${encodeURIComponent(
  `let direct;
   globalThis.__zod_globalConfig = {
     get jitless() { if (!direct) process.stderr.write('compiles\\n'); return direct; },
     set jitless(to) { direct = to; },
   };`,
)}`;

let root: string;
let list: string;

/** A copy of the program as an installed table has it, without tests and laboratory, and built. */
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'dealerless-built-'));
  list = join(root, 'dist', 'program', 'built-from.sha256');
  for (const path of [...FOLDERS, 'package.json', 'package-lock.json'])
    cpSync(join(ROOT, path), join(root, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  await buildProgram({ folder: join(root, 'dist', 'program') });
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const asItWas = new Map<string, Buffer>();

/** Changes a file of the copy for one test; null takes it away. */
function change(path: string, to: ((text: string) => string) | null): void {
  const file = join(root, path);
  const was = readFileSync(file);
  asItWas.set(file, was);
  if (to === null) rmSync(file);
  else writeFileSync(file, to(String(was)));
}

afterEach(() => {
  vi.unstubAllEnvs();
  for (const [file, was] of asItWas) writeFileSync(file, was);
  asItWas.clear();
});

/** Runs a command of the copy: what it printed, the files of the copy that it loaded, and whether V8 took what was compiled. */
function run(...args: string[]): { status: number | null; output: string; loaded: string[]; tookCompiled: boolean } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', TELL, join(root, 'bin', 'program.mjs'), ...args],
    { encoding: 'utf8', cwd: root },
  );
  const loaded = stderr.split('\n').filter((line) => line.startsWith(`file://${root}/`));
  const tookCompiled = stderr.includes('rejected: false\n');
  return { status, output: stdout, loaded: loaded.map((url) => url.slice(`file://${root}/`.length)), tookCompiled };
}

const ranBuilt = ({ loaded }: { readonly loaded: readonly string[] }): boolean => {
  const built = loaded.filter((path) => path.startsWith('dist/program/'));
  const sources = loaded.filter((path) => path.endsWith('.ts'));
  expect(built.length > 0, `loaded: ${loaded.join(', ')}`).not.toBe(sources.length > 0);
  return built.length > 0;
};

describe('the built program', () => {
  it('lists every file that it consists of, and every one it was built from', async () => {
    const paths = readFileSync(list, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.slice(66));
    for (const path of [
      ...['games/holdem.ts', 'main/cli/serve.ts', 'main/house/audit-thread.ts', 'package-lock.json'],
      ...['node_modules/zod/v4/classic/schemas.js', 'dist/program/table.cjs', 'dist/program/table.compiled'],
      ...['dist/program/odds-thread.js', 'dist/program/audit-thread.js', 'dist/program/registry.js'],
    ])
      expect(paths).toContain(path);
    expect(paths.filter((path) => /^(lab|tests|renderer)\//.test(path))).toEqual([]);
    // All of them count for the manifest, so that what runs is what was approved (M7).
    const counted = await fingerprints(root);
    expect(paths.filter((path) => !counted.has(path) && !path.startsWith('node_modules/'))).toEqual([]);
    expect([...counted.keys()]).toEqual(expect.arrayContaining(['bin/program.mjs', 'dist/program/built-from.sha256']));
  });

  it('is run where it was built from exactly what is there, and prints what the sources print', () => {
    const built = run('rules', 'no-bust-21', '--house', 'lake-elsinore');
    expect(ranBuilt(built)).toBe(true);
    change('dist/program/built-from.sha256', null);
    const sources = run('rules', 'no-bust-21', '--house', 'lake-elsinore');
    expect(ranBuilt(sources)).toBe(false);
    expect(built.output).toBe(sources.output);
    expect(built.output).toContain('busterMin (money)');
  });

  it('finds what lies beside the program where it lies, and its threads', () => {
    const { status, output, loaded } = run('odds', 'three-card-poker', '--house', 'lake-elsinore');
    expect({ status, output }).toMatchObject({ status: 0, output: expect.stringContaining('%') });
    expect(loaded.some((path) => path.startsWith('main/'))).toBe(false);
  });

  it.each([
    ['a source', 'games/holdem.ts'],
    ['a package', 'package-lock.json'],
    ['a file of its own', 'dist/program/table.cjs'],
    ['what is compiled of it', 'dist/program/table.compiled'],
    ['a file of its threads', 'dist/program/registry.js'],
  ])('is stale when %s has changed', (_, path) => {
    expect(isBuiltFromThese(root)).toBe(true);
    change(path, (text) => `${text}\n`);
    expect(isBuiltFromThese(root)).toBe(false);
  });

  it('is not run when it is stale', () => {
    change('main/host.ts', (text) => `${text}\n`);
    expect(ranBuilt(run('games'))).toBe(false);
  });

  it('runs the very bytes that were hashed, whatever the files hold by then', () => {
    const file = join(root, 'dist', 'program', 'table.cjs');
    const read = (): unknown => scriptOf(file);
    expect(isBuiltFromThese(root)).toBe(true);
    change('dist/program/table.cjs', () => 'not a program');
    change('dist/program/table.compiled', null);
    expect(read).not.toThrow();
    expect(read).toThrow(SyntaxError);
    expect(isBuiltFromThese(root)).toBe(false);
    expect(read).toThrow(SyntaxError);
  });

  it.each(['main/host.ts', 'dist/program/table.cjs', 'dist/program/table.compiled', 'dist/program/built-from.sha256'])(
    'is not taken for whole without %s',
    (path) => {
      change(path, null);
      expect(isBuiltFromThese(root)).toBe(false);
    },
  );

  it('is the same, to the byte, when it is built again by another shell', async () => {
    const again = join(root, 'again', 'program');
    const shell = {
      ...{ NODE_ENV: 'development', TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8', WS_NO_BUFFER_UTIL: '1' },
      NODE_V8_COVERAGE: join(root, 'coverage'),
    };
    for (const [name, value] of Object.entries(shell)) vi.stubEnv(name, value);
    await buildProgram({ folder: again });
    expect(process.env).toMatchObject(shell);
    const files = (folder: string): [string, string][] =>
      readdirSync(folder).map((name) => [name, hash('sha256', readFileSync(join(folder, name)))]);
    const list = 'built-from.sha256'; // names the folder
    expect(files(again).filter(([name]) => name !== list)).toEqual(
      files(join(root, 'dist', 'program')).filter(([name]) => name !== list),
    );
  });

  it('is compiled with nothing left to chance, which could decide what is run and thereby compiled', () => {
    change('dist/program/table.compiled', null);
    const compiler = ['--import', TELL_CHANCE, join(root, 'bin', 'compile.mjs'), join(root, 'dist/program/table.cjs')];
    const { status, stderr } = spawnSync(process.execPath, compiler, { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('runs what was compiled at the build, under the options that a table runs with, too', () => {
    expect(run('games')).toMatchObject({ status: 0, tookCompiled: true });
    const table = [...NODE_FLAGS, '--import', TELL, join(root, 'bin', 'program.mjs'), 'serve', '--help'];
    expect(spawnSync(process.execPath, table, { encoding: 'utf8' }).stderr).toContain('rejected: false\n');
  });

  it('has made no schema before it says that none compiles a parser', () => {
    const table = ['--import', TELL_PARSERS, join(root, 'bin', 'program.mjs'), 'serve', '--help'];
    expect(spawnSync(process.execPath, table, { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  });

  it.each([
    ['text', `"It’s “that” — 🦄"`],
    ['a template', '`’…\\n‘`'],
    ['a character behind a backslash, and behind two', `'\\’\\\\’\\\\\\’'`],
    ['a pattern', '"a’b🦄".replace(/[’…]|🦄/gu, "–")'],
    ['names', '(({ ø, đ: é }) => ø + é)({ ø: 1, đ: 2 }) // naïve\n'],
  ])('is told in one byte each what %s says', (_, code) => {
    const built = wrapped(`exports.said = ${code}`);
    expect(built).toMatch(/^[\0-\x7f]+$/);
    const exports: { said?: unknown } = {};
    runInThisContext(built)(exports);
    expect(exports.said).toEqual(runInThisContext(code));
  });

  it('is compiled again where another Node compiled it', () => {
    const compiled = compiledOf(join(root, 'dist', 'program', 'table.cjs'));
    change('dist/program/table.compiled', () => 'what an older Node wrote');
    const line = `${hash('sha256', readFileSync(compiled))}  dist/program/table.compiled`;
    change('dist/program/built-from.sha256', (text) => text.replace(/.*table\.compiled$/m, line));
    const games = run('games');
    expect(games).toMatchObject({ status: 0, tookCompiled: false });
    expect(ranBuilt(games)).toBe(true);
  });

  it('is not taken for one with an empty list', () => {
    change('dist/program/built-from.sha256', () => '');
    expect(isBuiltFromThese(root)).toBe(false);
  });
});

describe('a table that opens', () => {
  it('has loaded no library that it may never need', () => {
    const serve = JSON.stringify(join(ROOT, 'main', 'cli', 'serve.ts'));
    const { status, stderr } = spawnSync(process.execPath, ['--import', TELL, '--eval', `import(${serve})`], {
      encoding: 'utf8',
    });
    const packages = new Set([...stderr.matchAll(/\/node_modules\/((?:@[\w-]+\/)?[\w-]+)\//g)].map(([, name]) => name));
    expect(status).toBe(0);
    expect([...packages]).toEqual(expect.arrayContaining(['better-sqlite3', 'kysely', 'zod']));
    for (const name of ['pg', 'pdf-lib', 'prom-client', 'serialport', '@serialport/bindings-cpp', 'node-hid', 'react'])
      expect([...packages]).not.toContain(name);
  });

  it.each([
    ['a table', 'main/cli/serve.ts', ''],
    ['a house', 'main/cli/house.ts', ''],
    ['the desktop program', 'main/electron.ts', ''],
    ['without it, though', 'main/table/config.ts', expect.stringContaining('compiles\n')],
  ])('compiles no parsers: %s', (_, path, told) => {
    const load = `import(${JSON.stringify(join(ROOT, path))})`;
    const { stderr } = spawnSync(process.execPath, ['--import', TELL_PARSERS, '--eval', load], { encoding: 'utf8' });
    expect(stderr).toEqual(told);
  });
});
