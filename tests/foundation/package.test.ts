import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = dirname(dirname(import.meta.dirname));
const modules = createRequire(join(ROOT, 'node_modules/electron-builder/package.json'));

// electron-builder's own reading and checking of its configuration, so that a misspelt option fails here and not
// on the machine that builds the release.
const { load } = modules('js-yaml') as { load: (text: string) => Record<string, unknown> };
const { validateConfiguration } = modules('app-builder-lib/out/util/config/config.js') as {
  validateConfiguration: (config: unknown, log: unknown) => Promise<void>;
};
const { DebugLogger } = modules('builder-util') as { DebugLogger: new (enabled: boolean) => unknown };

const config = load(readFileSync(join(ROOT, 'electron-builder.yml'), 'utf8'));

it('electron-builder accepts electron-builder.yml', async () => {
  await expect(validateConfiguration(config, new DebugLogger(false))).resolves.toBeUndefined();
  await expect(validateConfiguration({ ...config, asarr: true }, new DebugLogger(false))).rejects.toThrow('asarr');
});

it('the packaged binary runs nothing but its own archive', () => {
  expect(config.asar).toBe(true);
  expect(config.electronFuses).toEqual({
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableCookieEncryption: true,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    grantFileProtocolExtraPrivileges: false,
    loadBrowserProcessSpecificV8Snapshot: false,
  });
});

it('package.json and its lock agree on every dependency, to the exact version', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  const { dependencies, devDependencies } = read('package.json');
  const locked = read('package-lock.json').packages[''];
  expect({ dependencies: locked.dependencies, devDependencies: locked.devDependencies }).toEqual({
    dependencies,
    devDependencies,
  });
  for (const version of Object.values({ ...dependencies, ...devDependencies })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

it('npm compiles nothing, no matter who installs: what brings its binary is not built from its source', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
  for (const [path, locked] of Object.entries(packages)) {
    if (!existsSync(join(ROOT, path, 'binding.gyp'))) continue;
    // npm runs node-gyp for a package with a binding.gyp and no install script, unless its entry in the lock says no.
    const name = path.replace(/^.*node_modules\//, '');
    expect(locked.gypfile === false || locked.hasInstallScript, `"gypfile": false for ${name} in the lock`).toBe(true);
    expect(existsSync(join(ROOT, path, 'prebuilds')), `${name} brings its binaries`).toBe(true);
  }
  const decided = Object.keys(read('package.json').allowScripts);
  const withScripts = Object.keys(packages).filter(
    (path) => packages[path]?.hasInstallScript && !packages[path]?.optional,
  );
  expect(decided).toEqual(expect.arrayContaining(withScripts.map((path) => path.replace(/^.*node_modules\//, ''))));
});

interface Locked {
  readonly gypfile?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optional?: boolean;
}
