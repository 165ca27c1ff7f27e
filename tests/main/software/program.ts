import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { fingerprints } from '../../../main/software/files.ts';
import { writeManifest } from '../../../main/software/manifest.ts';

const FILES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ dependencies: { deck: '1.0.0' }, optionalDependencies: { absent: '1.0.0' } }),
  'games/holdem.ts': 'deal two cards',
  'main/host.ts': 'open',
  'dist/screens/station/index.html': '<p>cards</p>',
  'docs/README.md': 'not of the program',
  'tests/holdem.test.ts': 'not of the program',
  'node_modules/deck/package.json': JSON.stringify({ dependencies: { card: '1.0.0' } }),
  'node_modules/deck/index.js': 'cards',
  'node_modules/deck/README.md': 'never loaded',
  'node_modules/deck/test/index.js': 'never loaded',
  'node_modules/deck/node_modules/card/package.json': '{}',
  'node_modules/deck/node_modules/card/card.node': 'native',
  'node_modules/linter/package.json': '{}',
  'node_modules/linter/index.js': 'a tool of those who write the program',
};

/** A program of a few files in a folder of its own, and its manifest beside it. */
export async function smallProgram(): Promise<{
  root: string;
  manifest: string;
  put(path: string, text: string): void;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'dealerless-program-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = join(folder, 'table');
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [path, text] of Object.entries(FILES)) put(path, text);
  const manifest = join(folder, 'manifest.sha256');
  writeFileSync(manifest, writeManifest(await fingerprints(root)));
  return { root, manifest, put };
}
