#!/usr/bin/env node
/**
 * Makes a fresh clone ready: `npm start` and `npm test` call this first.
 *
 * It installs what is missing and reports it: the npm packages (which include Node 24), as the user it runs as, and,
 * where it may, the Debian packages that some tests and the USB devices need; where it may not, it prints the command.
 * When nothing is missing it prints nothing and takes a fraction of a second.
 *
 * Plain JavaScript, because it runs before Node 24 is there: Node 20 or newer will do.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lock
 * @typedef {{ name: string, purpose: string, present: () => boolean }} SystemPackage
 */

/**
 * Runs every step, in order. False when the table cannot run, in which case the reason has been printed.
 * @param {string} root folder of the repository
 */
export function setup(root) {
  return npmPackages(root) && (process.platform !== 'linux' || systemPackages());
}

// ------------------------------------------------------------------------------------------------------ npm packages

/**
 * Installs the packages of package-lock.json in node_modules. False when that failed, in which case the reason has been
 * printed.
 *
 * Only the install script of `node` runs, which fetches Node 24: the native packages (better-sqlite3, node-hid,
 * serialport) include their binaries, and npm would compile better-sqlite3 anyway because it also includes its source.
 * So nobody needs a compiler, make, Python or Node's headers.
 * @param {string} root
 */
function npmPackages(root) {
  const reason = staleModules(readLock(join(root, 'package-lock.json')), readLock(hiddenLock(root)));
  if (reason !== null) {
    say(`installing the npm packages with npm ci (${reason}); this takes a minute`);
    if (!npm(root, 'ci', '--ignore-scripts', '--include=dev')) return false;
  }
  if (staleNode(root) === null) return true;
  say('fetching Node 24 with npm rebuild node');
  if (!npm(root, 'rebuild', 'node', '--ignore-scripts=false')) return false;
  const still = staleNode(root);
  if (still !== null) say(`${still} after npm rebuild node; remove node_modules and try again`);
  return still === null;
}

/**
 * Runs npm here, showing its output. False when it failed, in which case that has been printed.
 * @param {string} root
 * @param {string[]} words
 */
function npm(root, ...words) {
  const { status, error } = spawnSync('npm', [...words, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    const command = words.filter((word) => !word.startsWith('-')).join(' ');
    say(`npm ${command} failed (${error?.message ?? `exit code ${status}`}); its message is above`);
  }
  return status === 0;
}

/** @param {string} root */
const hiddenLock = (root) => join(root, 'node_modules', '.package-lock.json');

/**
 * Reads a lock file; null when there is none or it is damaged.
 * @param {string} path
 * @returns {Lock | null}
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Why the installed packages are not those of the lock, or null when they are. Packages for other platforms are
 * optional and may be absent.
 * @param {Lock | null} locked package-lock.json
 * @param {Lock | null} installed node_modules/.package-lock.json, which npm writes last
 * @returns {string | null}
 */
export function staleModules(locked, installed) {
  if (installed === null) return 'node_modules is missing or incomplete';
  for (const [path, wanted] of Object.entries(locked?.packages ?? {})) {
    if (path === '') continue;
    const found = installed.packages?.[path];
    if (found === undefined && (wanted.optional || wanted.devOptional)) continue;
    if (found?.version !== wanted.version) return `${path} is ${found?.version ?? 'missing'}, not ${wanted.version}`;
  }
  return null;
}

/**
 * Why the Node that runs the table is not usable, or null when it is.
 * @param {string} root
 * @returns {string | null}
 */
function staleNode(root) {
  const path = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const major = Number(/^v(\d+)\./.exec(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1]);
  return major >= 24 ? null : 'node_modules/.bin/node is missing';
}

// --------------------------------------------------------------------------------------------------- system packages

const FONT_WITH_SUITS = /^(DejaVuSans|NotoSansSymbols|FreeSans|FreeSerif|Symbola)/;
const FONT_WITH_CJK = /^(NotoSansCJK|NotoSansSC|wqy-|SourceHanSans)/;
const LIBRARY_FOLDERS = ['/lib', '/usr/lib', '/lib64', '/usr/lib64', '/usr/local/lib'];
const FONT_FOLDERS = ['/usr/share/fonts', '/usr/local/share/fonts', join(homedir(), '.local/share/fonts')];

/** @type {readonly SystemPackage[]} */
export const SYSTEM_PACKAGES = [
  {
    name: 'chromium-headless-shell',
    purpose: 'the browser tests',
    present: () => commandExists('chromium-headless-shell'),
  },
  { name: 'socat', purpose: 'the serial port tests', present: () => commandExists('socat') },
  { name: 'postgresql', purpose: 'the tests of the house on PostgreSQL', present: postgresExists },
  { name: 'swtpm', purpose: 'the test of a deck key in a TPM', present: () => commandExists('swtpm') },
  { name: 'tpm2-tools', purpose: 'the test of a deck key in a TPM', present: () => commandExists('tpm2_unseal') },
  { name: 'openssl', purpose: 'the tests over TLS', present: () => commandExists('openssl') },
  { name: 'libusb-1.0-0', purpose: 'USB devices', present: () => libraryExists('libusb-1.0.so.0') },
  { name: 'libudev1', purpose: 'USB devices', present: () => libraryExists('libudev.so.1') },
  { name: 'fonts-dejavu-core', purpose: 'card suits on the screens', present: () => suitFontExists() },
  { name: 'fonts-noto-cjk', purpose: 'Chinese and Korean on the screens', present: () => cjkFontExists() },
];

/**
 * Installs the missing Debian packages, or says which they are. Never fails: the table itself runs without them.
 * @param {readonly SystemPackage[]} packages
 * @param {(names: string[]) => boolean} install tries to install, and returns whether it did
 * @returns {true}
 */
export function systemPackages(packages = SYSTEM_PACKAGES, install = aptInstall) {
  const missing = packages.filter((wanted) => !wanted.present());
  const names = missing.map((wanted) => wanted.name);
  if (missing.length === 0 || install(names)) return true;
  for (const { name, purpose } of missing) say(`missing: ${name}, needed for ${purpose}`);
  say(`to install: sudo apt-get install ${names.join(' ')}; going on without`);
  return true;
}

/**
 * How apt-get may be run here: [] as root, ['sudo', '-n'] where sudo needs no password, null where it may not run.
 * @param {{ apt: boolean, root: boolean, sudo: () => boolean }} here
 * @returns {string[] | null}
 */
export function aptPrefix(here) {
  if (!here.apt) return null;
  if (here.root) return [];
  return here.sudo() ? ['sudo', '-n'] : null;
}

/**
 * Installs Debian packages where that is allowed. False when it is not, or when apt-get failed and its reason is
 * printed.
 * @param {string[]} names
 */
function aptInstall(names) {
  const prefix = aptPrefix({
    apt: commandExists('apt-get'),
    root: process.getuid?.() === 0,
    sudo: () => commandExists('sudo') && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0,
  });
  if (prefix === null) return false;

  say(`installing with apt-get: ${names.join(' ')}`);
  /** @param {string[]} words */
  const apt = (...words) => {
    const options = ['-qq', '-o=Acquire::Retries=1', '-o=Acquire::http::Timeout=20', '-o=DPkg::Lock::Timeout=120'];
    const line = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...options, ...words];
    return spawnSync(line[0] ?? '', line.slice(1), { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  };
  // An update that fails may still leave usable lists, so only the install decides.
  apt('update');
  const { status, stderr, error } = apt('install', '--yes', '--no-install-recommends', ...names);
  if (status !== 0) say(`apt-get failed: ${(stderr || error?.message || `exit code ${status}`).trim()}`);
  return status === 0;
}

/** @param {string} name */
function commandExists(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin'];
  return folders.some((folder) => folder !== '' && existsSync(join(folder, name)));
}

/**
 * Debian installs libraries one level down, in a folder for the architecture such as x86_64-linux-gnu.
 * @param {string} file
 */
function libraryExists(file) {
  return LIBRARY_FOLDERS.some((folder) =>
    [folder, ...entries(folder).map((entry) => join(folder, entry))].some((place) => existsSync(join(place, file))),
  );
}

/** Debian installs its programs in a folder for each version, which is not in PATH. */
function postgresExists() {
  return entries('/usr/lib/postgresql').some((version) =>
    existsSync(join('/usr/lib/postgresql', version, 'bin', 'initdb')),
  );
}

const suitFontExists = () => fontExists(FONT_WITH_SUITS);
const cjkFontExists = () => fontExists(FONT_WITH_CJK);

/**
 * @param {RegExp} named
 * @returns {boolean} whether a font file has such a name
 */
function fontExists(named) {
  return FONT_FOLDERS.some((folder) =>
    entries(folder, { recursive: true }).some((entry) => named.test(entry.split('/').at(-1) ?? '')),
  );
}

/**
 * @param {string} folder
 * @param {{ recursive?: boolean }} [options]
 * @returns {string[]} names in the folder; none when it does not exist
 */
function entries(folder, options = {}) {
  try {
    return readdirSync(folder, { ...options, encoding: 'utf8' });
  } catch {
    return [];
  }
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`setup: ${line}\n`);
}

const self = fileURLToPath(import.meta.url);
if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === self) {
  process.exitCode = setup(resolve(self, '../..')) ? 0 : 1;
}
