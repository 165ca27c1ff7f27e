import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aptPrefix, SYSTEM_PACKAGES, staleModules, systemPackages } from '../../bin/setup.mjs';
import { NODE_FLAGS } from '../../main/start.ts';
import { programs } from '../needs.ts';

const ROOT = dirname(dirname(import.meta.dirname));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dealerless-setup-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('are the installed packages those of the lock?', () => {
  const locked = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/zod': { version: '4.6.7' },
      'node_modules/fsevents': { version: '2.3.3', optional: true },
    },
  };

  it('yes, when every version is the same and only optional ones are absent', () => {
    expect(staleModules(locked, { packages: { 'node_modules/zod': { version: '4.6.7' } } })).toBeNull();
  });

  it('no, when npm never finished', () => {
    expect(staleModules(locked, null)).toBe('node_modules is missing or incomplete');
  });

  it('no, when a package is absent or another version', () => {
    expect(staleModules(locked, { packages: {} })).toBe('node_modules/zod is missing, not 4.6.7');
    const older = { packages: { 'node_modules/zod': { version: '3.0.0' } } };
    expect(staleModules(locked, older)).toBe('node_modules/zod is 3.0.0, not 4.6.7');
  });
});

describe('may apt-get run here?', () => {
  it.each([
    ['as root', { apt: true, root: true, sudo: () => false }, []],
    ['with a sudo that asks nothing', { apt: true, root: false, sudo: () => true }, ['sudo', '-n']],
    ['not with a sudo that wants a password', { apt: true, root: false, sudo: () => false }, null],
    ['not where there is none', { apt: false, root: true, sudo: () => true }, null],
  ])('%s', (_, here, prefix) => {
    expect(aptPrefix(here)).toEqual(prefix);
  });
});

describe('Debian packages', () => {
  const socat = { name: 'socat', purpose: 'the serial port tests', present: () => false };
  const chromium = { name: 'chromium', purpose: 'the browser tests', present: () => true };

  const printed = (install: (names: string[]) => boolean, packages = [socat, chromium]): string => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    try {
      expect(systemPackages(packages, install)).toBe(true);
      return write.mock.calls.map(([text]) => String(text)).join('');
    } finally {
      write.mockRestore();
    }
  };

  it('installs the missing ones, and only those', () => {
    const install = vi.fn(() => true);
    expect(printed(install)).toBe('');
    expect(install).toHaveBeenCalledExactlyOnceWith(['socat']);
  });

  it('says what to install where it may not', () => {
    expect(printed(() => false)).toBe(
      'setup: missing: socat, needed for the serial port tests\n' +
        'setup: to install: sudo apt-get install socat; going on without\n',
    );
  });

  it('are those that README.md names, including all that tests need, because none may be missing under CI', () => {
    const names = SYSTEM_PACKAGES.map(({ name }) => name);
    expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toContain(`\nsudo apt-get install ${names.join(' ')}\n`);
    expect(names).toEqual(expect.arrayContaining(programs));
  });

  it('leaves the machine alone when nothing is missing', () => {
    const install = vi.fn(() => true);
    expect(printed(install, [chromium])).toBe('');
    expect(install).not.toHaveBeenCalled();
  });
});

describe('the script', () => {
  it('is silent and leaves npm alone when nothing is missing', () => {
    const run = spawnSync(process.execPath, [join(ROOT, 'bin/setup.mjs')], { encoding: 'utf8' });
    expect(run.status).toBe(0);
    expect(run.stdout.split('\n').filter((line) => line.includes('npm'))).toEqual([]);
  });

  /** Runs a copy of the script in a folder that looks like a fresh clone, with the given shell script for `npm`. */
  const runInClone = (npm: string) => {
    mkdirSync(join(folder, 'bin'));
    copyFileSync(join(ROOT, 'bin/setup.mjs'), join(folder, 'bin/setup.mjs'));
    writeFileSync(join(folder, 'package-lock.json'), '{"packages":{"node_modules/zod":{"version":"4.6.7"}}}');
    mkdirSync(join(folder, 'tools'));
    writeFileSync(join(folder, 'tools/npm'), `#!/bin/sh\n${npm}\n`);
    chmodSync(join(folder, 'tools/npm'), 0o755);
    const env = { ...process.env, PATH: `${join(folder, 'tools')}:/usr/bin:/bin` };
    return spawnSync(process.execPath, [join(folder, 'bin/setup.mjs')], { encoding: 'utf8', env });
  };

  const CI = 'mkdir -p node_modules; cp package-lock.json node_modules/.package-lock.json';
  const REBUILD =
    'mkdir -p node_modules/node/bin; printf "#!/bin/sh\\necho v24.21.0\\n" > node_modules/node/bin/node; ' +
    'chmod +x node_modules/node/bin/node';

  it("runs npm ci without install scripts in a fresh clone, then only Node's script, and says so", () => {
    const run = runInClone(`echo "ran npm $1 $2 in $PWD"; if [ "$1" = ci ]; then ${CI}; else ${REBUILD}; fi`);
    expect(run.stdout).toContain('setup: installing the npm packages with npm ci (node_modules is missing');
    expect(run.stdout).toContain(`ran npm ci --ignore-scripts in ${folder}`);
    expect(run.stdout).toContain(`ran npm rebuild node in ${folder}`);
    expect(run.status).toBe(0);
  });

  it('fetches only Node where npm ci ran without install scripts', () => {
    const clone = `echo "ran npm $1"; ${REBUILD}`;
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(
      join(folder, 'node_modules/.package-lock.json'),
      '{"packages":{"node_modules/zod":{"version":"4.6.7"}}}',
    );
    const run = runInClone(clone);
    expect(run.stdout).toContain('ran npm rebuild');
    expect(run.stdout).not.toContain('ran npm ci');
    expect(run.status).toBe(0);
  });

  it('fails, with the reason, when npm ci fails', () => {
    const run = runInClone('exit 7');
    expect(run.stdout).toContain('setup: npm ci failed (exit code 7)');
    expect(run.status).toBe(1);
  });

  it('fails, with the reason, when Node 24 cannot be fetched', () => {
    const refused = runInClone(`[ "$1" = ci ] || exit 9; ${CI}`);
    expect(refused.stdout).toContain('setup: npm rebuild node failed (exit code 9)');
    expect(refused.status).toBe(1);
  });

  it('fails when npm says that it has fetched Node 24 and has not', () => {
    const run = runInClone(CI);
    expect(run.stdout).toContain('setup: node_modules/.bin/node is missing after npm rebuild node');
    expect(run.status).toBe(1);
  });
});

describe('bin/dealerless', () => {
  const command = join(ROOT, 'bin/dealerless');

  /** A stand-in clone whose `node` prints its arguments and exits with 3. */
  const standIn = (): string => {
    mkdirSync(join(folder, 'bin'));
    copyFileSync(command, join(folder, 'bin/dealerless'));
    chmodSync(join(folder, 'bin/dealerless'), 0o755);
    mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
    writeFileSync(join(folder, 'node_modules/.bin/node'), '#!/bin/sh\nprintf "<%s>" "$@"\nexit 3\n');
    chmodSync(join(folder, 'node_modules/.bin/node'), 0o755);
    return join(folder, 'bin/dealerless');
  };

  it('passes arguments and the exit code, from any folder and through a symlink', () => {
    const link = join(folder, 'elsewhere');
    symlinkSync(standIn(), link);
    const run = spawnSync(link, ['run', 'two words', ''], { cwd: '/', encoding: 'utf8' });
    expect(run.stdout).toBe(`<--disable-sigusr1><${folder}/bin/program.mjs><run><two words><>`);
    expect(run.status).toBe(3);
  });

  it('has a table begin with room for all that its start makes, as `npm start` does', () => {
    const run = spawnSync(standIn(), ['serve', '--port', '0'], { encoding: 'utf8' });
    const flags = NODE_FLAGS.map((flag) => `<${flag}>`).join('');
    expect(run.stdout).toBe(`${flags}<${folder}/bin/program.mjs><serve><--port><0>`);
    expect(run.status).toBe(3);
  });

  it('takes no option or code for Node from the environment, lets no debugger in, and leaves no dump', () => {
    const script = standIn();
    writeFileSync(
      join(folder, 'node_modules/.bin/node'),
      '#!/bin/sh\necho "$1, options <$NODE_OPTIONS$NODE_PATH$NODE_COMPILE_CACHE>, dumps $(ulimit -c)"\n',
    );
    const env = { ...process.env, NODE_OPTIONS: '--inspect', NODE_PATH: '/elsewhere', NODE_COMPILE_CACHE: folder };
    const run = spawnSync(script, ['games'], { encoding: 'utf8', env });
    expect(run.stdout).toBe('--disable-sigusr1, options <>, dumps 0\n');
  });

  it('says what to do when nothing is installed', () => {
    const script = standIn();
    rmSync(join(folder, 'node_modules'), { recursive: true });
    const run = spawnSync(script, ['games'], { encoding: 'utf8' });
    expect(run.status).toBe(127);
    expect(run.stderr).toContain(`run ${folder}/bin/setup.mjs, or npm start in ${folder}`);
  });
});
