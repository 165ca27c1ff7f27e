import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { asShipped } from '../../main/screens.ts';
import { FILES } from '../files.ts';

const folder = mkdtempSync(join(FILES, 'dealerless-asks-'));
const entry = join(folder, 'asks.ts');
writeFileSync(entry, 'console.log(process.env.NODE_ENV);\n');
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

/** What a module that asks for `NODE_ENV` consists of once it is built. */
async function built(): Promise<string> {
  const done = await asShipped({ configFile: false, build: { write: false, rolldownOptions: { input: entry } } });
  const [made] = [done].flat().flatMap((each) => ('output' in each ? each.output : []));
  return made?.type === 'chunk' ? made.code : '';
}

describe('a build of what is installed', () => {
  it.each(['development', 'test', undefined])('does not depend on the shell: NODE_ENV=%s', async (shell) => {
    vi.stubEnv('NODE_ENV', shell);
    expect(await built()).toMatch(/log\(["'`]production["'`]\)/);
    expect(process.env.NODE_ENV).toBe(shell);
  });
});
