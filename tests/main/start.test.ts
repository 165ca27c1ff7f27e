import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { screensAreStale } from '../../main/screens.ts';
import { electronBinary, hasDisplay, NODE_FLAGS, runInPlace, startCommand } from '../../main/start.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dealerless-start-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function put(path: string, text = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('choosing how to show the table', () => {
  const installElectron = (): void => {
    put('node_modules/electron/path.txt', 'electron');
    put('node_modules/electron/dist/electron');
  };

  it('opens Electron where its binary and a display are there', () => {
    installElectron();
    const machine = { root, platform: 'linux', env: { DISPLAY: ':0' } } as const;
    expect(startCommand(machine, ['--bots', '9'])).toEqual([
      join(root, 'node_modules/electron/dist/electron'),
      root,
      '--bots',
      '9',
    ]);
  });

  it.each([
    ['without a display', true, {}],
    ['without the binary', false, { DISPLAY: ':0' }],
  ])('serves to browsers %s', (_, installed, env) => {
    if (installed) installElectron();
    expect(startCommand({ root, platform: 'linux', env }, ['--bots', '9'])).toEqual([
      process.execPath,
      '--disable-sigusr1',
      '--min-semi-space-size=16',
      join(root, 'bin/program.mjs'),
      'serve',
      '--bots',
      '9',
    ]);
  });

  it.each(['bin/dealerless', 'package.json'])('%s runs the table, and what measures it, by the same flags', (file) => {
    const lines = readFileSync(join(import.meta.dirname, '../..', file), 'utf8').split('\n');
    const line = lines.find((each) => each.includes('"$1" = serve') || each.includes('"bench:host"'));
    expect(line?.match(/ --[\w-]+(=\d+)?/g)?.map((flag) => flag.trim())).toEqual(NODE_FLAGS);
  });

  it('does not take the word of a half-finished Electron installation', () => {
    put('node_modules/electron/path.txt', 'electron');
    expect(electronBinary({ root })).toBeNull();
  });

  it('knows where there is a display', () => {
    expect(hasDisplay({ platform: 'win32', env: {} })).toBe(true);
    expect(hasDisplay({ platform: 'linux', env: { WAYLAND_DISPLAY: 'wayland-0' } })).toBe(true);
    expect(hasDisplay({ platform: 'linux', env: { DISPLAY: '' } })).toBe(false);
  });
});

describe('running in place', () => {
  it('gives the exit code of the command', async () => {
    expect(await runInPlace([process.execPath, '-e', 'process.exit(5)'])).toBe(5);
  });

  it('gives the command no code and no option from the environment', async () => {
    const given = 'process.exit(process.env.NODE_OPTIONS || process.env.NODE_COMPILE_CACHE ? 1 : 0)';
    process.env.NODE_OPTIONS = '--no-warnings';
    process.env.NODE_COMPILE_CACHE = '/nowhere';
    try {
      expect(await runInPlace([process.execPath, '-e', given])).toBe(0);
    } finally {
      delete process.env.NODE_OPTIONS;
      delete process.env.NODE_COMPILE_CACHE;
    }
  });

  it('gives 128 + signal for a command that was killed, as a shell does', async () => {
    expect(await runInPlace([process.execPath, '-e', 'process.kill(process.pid, "SIGKILL")'])).toBe(137);
  });
});

describe('are the built screens older than their sources?', () => {
  const build = (time: number): void => {
    for (const path of ['dist/screens/renderer/lobby/index.html', 'dist/preload.cjs']) {
      put(path);
      utimesSync(join(root, path), time, time);
    }
  };
  const source = (path: string, time: number): void => {
    put(path);
    utimesSync(join(root, path), time, time);
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
      utimesSync(join(root, folder), time, time);
    }
  };

  it('yes, when they were never built', () => {
    expect(screensAreStale(root)).toBe(true);
  });

  it('no, when every source is older', () => {
    source('station/deep/button.tsx', 1000);
    build(2000);
    expect(screensAreStale(root)).toBe(false);
  });

  it('yes, when one source is newer, however deep', () => {
    source('station/deep/button.tsx', 3000);
    build(2000);
    expect(screensAreStale(root)).toBe(true);
  });

  it('yes, when a source was removed since', () => {
    source('station/deep/button.tsx', 1000);
    build(2000);
    rmSync(join(root, 'station/deep/button.tsx'));
    expect(screensAreStale(root)).toBe(true);
  });
});
