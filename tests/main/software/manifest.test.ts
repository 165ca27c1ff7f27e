import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fingerprints } from '../../../main/software/files.ts';
import { compositeOf, differences, readManifest } from '../../../main/software/manifest.ts';
import { smallProgram } from './program.ts';

describe('M7: the files that can affect play', () => {
  it('are the program, its pages, and what it loads of the packages it depends on', async () => {
    const { root } = await smallProgram();
    expect([...(await fingerprints(root)).keys()]).toEqual([
      'dist/screens/station/index.html',
      'games/holdem.ts',
      'main/host.ts',
      'node_modules/deck/index.js',
      'node_modules/deck/node_modules/card/card.node',
      'node_modules/deck/node_modules/card/package.json',
      'node_modules/deck/package.json',
      'package.json',
    ]);
  });

  it('in the archive of an installed table are without those that packaging rewrites', async () => {
    const { root, manifest } = await smallProgram();
    const archive = join(dirname(root), 'app.asar');
    renameSync(root, archive);
    const found = await fingerprints(archive);
    expect([...found.keys()].filter((path) => path.endsWith('package.json'))).toEqual([]);
    expect(differences(archive, readManifest(manifest), found)).toEqual([]);
  });
});

describe('M7: a manifest', () => {
  it('finds one byte changed, a file gone and a file added, by name', async () => {
    const { root, manifest, put } = await smallProgram();
    const approved = readManifest(manifest);
    expect(differences(root, approved, await fingerprints(root))).toEqual([]);
    put('games/holdem.ts', 'deal two cardz');
    put('houses/mine.ts', 'no fees');
    put('node_modules/deck/other.cjs', 'marked cards');
    put('docs/README.md', 'as you like');
    rmSync(join(root, 'main/host.ts'));
    const found = await fingerprints(root);
    expect(differences(root, approved, found)).toEqual([
      { path: 'games/holdem.ts', what: 'changed' },
      { path: 'houses/mine.ts', what: 'not in the manifest' },
      { path: 'main/host.ts', what: 'missing' },
      { path: 'node_modules/deck/other.cjs', what: 'not in the manifest' },
    ]);
    expect(compositeOf(found)).not.toBe(compositeOf(approved));
  });

  it('can be checked without this program, by sha256sum', async () => {
    const { root, manifest, put } = await smallProgram();
    const check = () => execFileSync('sha256sum', ['--check', '--quiet', manifest], { cwd: root, stdio: 'pipe' });
    expect(String(check())).toBe('');
    put('games/holdem.ts', 'deal two cardz');
    expect(check).toThrow();
    const composite = createHash('sha256').update(readFileSync(manifest)).digest('hex');
    expect(compositeOf(readManifest(manifest))).toBe(composite);
  });

  it.each([
    ['', /is empty: expected a line of SHA-256 and path/],
    [`${'a'.repeat(64)}  games/holdem.ts\nrubbish\n`, /line 2: expected SHA-256, two spaces and a path/],
  ])('that is not one is refused, naming the line: %j', async (text, why) => {
    const { manifest } = await smallProgram();
    writeFileSync(manifest, text);
    expect(() => readManifest(manifest)).toThrow(why);
  });
});
