/**
 * Runs the command line: the program that `main/program.ts` has built if it was built from exactly the present sources,
 * and otherwise the sources. A commit, an edit or another package makes the build stale, and a stale build is never
 * run.
 *
 * Plain JavaScript, because Node takes longer to get ready for TypeScript than for everything that is done here.
 */
import { hash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants, Script } from 'node:vm';

/**
 * Whether the files of a built program, and those it was built from, are unchanged: all match their SHA-256 in its
 * list. False where nothing is built.
 * @param {string} root folder of the program
 * @param {string} [folder] where it was built
 */
export function isBuiltFromThese(root, folder = join(root, 'dist', 'program')) {
  const list = join(folder, 'built-from.sha256');
  if (!existsSync(list)) return false;
  const lines = readFileSync(list, 'utf8').split('\n').slice(0, -1);
  const whole = lines.length > 0 && lines.every((line) => isAsListed(root, line));
  if (!whole) hashed.clear();
  return whole;
}

/**
 * @param {string} root
 * @param {string} line SHA-256, two spaces, path from the root
 */
function isAsListed(root, line) {
  const path = line.slice(66);
  try {
    // Joining a thousand paths takes a quarter as long as everything else here.
    return sha256(`${root}/${path}`, BUILT.test(path)) === line.slice(0, 64);
  } catch {
    return false;
  }
}

/**
 * The buffer into which files are read, one after another: allocating memory for each of a thousand files takes as long
 * as hashing them.
 */
const room = Buffer.allocUnsafeSlow(2 ** 22);

/** The files that are run; the listed packages have some of that kind, which only went into them. */
const BUILT = /^dist\/.*\.(cjs|compiled)$/;

/**
 * The bytes of the files that are run, once hashed, until they are run: what runs is what was hashed, and is read once.
 * @type {Map<string, Buffer>}
 */
const hashed = new Map();

/**
 * @param {string} path
 * @param {boolean} isRun
 */
function sha256(path, isRun) {
  if (isRun) {
    const bytes = readFileSync(path);
    hashed.set(path, bytes);
    return hash('sha256', bytes);
  }
  const file = openSync(path, 'r');
  try {
    const bytes = readSync(file, room, 0, room.length, 0);
    return hash('sha256', bytes < room.length ? room.subarray(0, bytes) : readFileSync(path));
  } finally {
    closeSync(file);
  }
}

/**
 * Where the compiled code of a built file is.
 * @param {string} file
 */
export const compiledOf = (file) => file.replace(/cjs$/, 'compiled');

/**
 * A built file for V8, a function as `main/program.ts` wrapped it, with its compiled code, which was made and hashed
 * together with it. If another Node made that code, V8 compiles the file again.
 * @param {string} file
 * @param {string} [name] its name in V8
 */
export function scriptOf(file, name = file) {
  const compiled = compiledOf(file);
  return new Script(bytesOf(file).toString('latin1'), {
    filename: name,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    ...(hashed.has(compiled) || existsSync(compiled) ? { cachedData: bytesOf(compiled) } : {}),
  });
}

/** @param {string} file */
function bytesOf(file) {
  const bytes = hashed.get(file) ?? readFileSync(file);
  hashed.delete(file);
  return bytes;
}

/**
 * Runs a built file and returns its exports.
 * @param {string} file
 * @param {Script} script
 * @returns {object}
 */
export function runBuilt(file, script = scriptOf(file)) {
  const exports = {};
  script.runInThisContext()(exports, createRequire(file), file, dirname(file));
  return exports;
}

/**
 * Runs a command. Where the laboratory is installed, its commands are added: they, and the list of all commands, run
 * from the sources.
 * @param {string} root
 * @param {string} [name] the command
 */
async function run(root, name = '') {
  const load = (/** @type {string[]} */ ...path) => import(pathToFileURL(join(root, ...path)).href);
  const laboratory = existsSync(join(root, 'lab', 'cli', 'main.ts'));
  if (isBuiltFromThese(root)) {
    const built = runBuilt(join(root, 'dist', 'program', 'table.cjs'));
    const { runProgram, TABLE_COMMANDS } = /** @type {typeof import('../main/cli/main.ts')} */ (built);
    if (!laboratory || Object.hasOwn(TABLE_COMMANDS, name)) return runProgram(TABLE_COMMANDS);
  }
  const { runProgram, TABLE_COMMANDS } = await load('main', 'cli', 'main.ts');
  return runProgram(laboratory ? (await load('lab', 'cli', 'main.ts')).COMMANDS : TABLE_COMMANDS);
}

if (import.meta.main) await run(dirname(import.meta.dirname), process.argv[2]);
