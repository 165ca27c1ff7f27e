import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { main } from '../../../main/cli/main.ts';
import { takeLock } from '../../../main/journal/lock.ts';
import { addressOf } from '../../../main/link/addresses.ts';
import { Tokens } from '../../../main/link/tokens.ts';
import { ROLES } from '../../../protocol/roles.ts';
import { catchOutput } from '../../cli-output.ts';
import { newFolder } from '../ledger/books.ts';

let data: string;
let path: string;
beforeEach(() => {
  data = newFolder();
  path = join(data, 'tokens.json');
});

const said = catchOutput();

async function screens(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  said.out = '';
  said.err = '';
  const code = await main(['screens', ...args, '--data', data]);
  return { code, ...said };
}

describe('dealerless screens', () => {
  it('lists every screen with its address', async () => {
    const tokens = Tokens.open(path);
    const { code, out } = await screens('list');
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(ROLES.length);
    for (const role of ROLES) expect(out).toContain(addressOf(role, tokens));
  });

  it('gives screens new addresses, prints only those, and leaves the others unchanged', async () => {
    const before = Tokens.open(path);
    const { code, out } = await screens('rotate', 'station-3', 'cage');
    const after = Tokens.open(path);
    expect(code).toBe(0);
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => line.split(':')[0]),
    ).toEqual(['Station 3', 'Cage']);
    const kept = ROLES.filter((role) => after.roleOf(before.of(role)) !== null);
    expect(kept).toHaveLength(ROLES.length - 2);
    await screens('rotate', 'all');
    expect(ROLES.filter((role) => Tokens.open(path).roleOf(after.of(role)) !== null)).toEqual([]);
  });

  it('changes nothing while the table is running', async () => {
    const before = Tokens.open(path);
    const lock = takeLock(join(data, 'table.sqlite'));
    const { code, err } = await screens('rotate', 'all');
    lock.release();
    expect(code).toBe(2);
    expect(err).toContain('is in use by another host');
    expect(Tokens.open(path).of({ screen: 'cage' })).toBe(before.of({ screen: 'cage' }));
  });

  it.each([
    [[], /expects list, or rotate/],
    [['list', 'cage'], /expects list, or rotate/],
    [['rotate'], /expects list, or rotate/],
    [['rotate', 'cash'], /no such screen: cash; there are station-1/],
    [['rotate', 'cage', 'all'], /no such screen: all/],
  ])('%j is refused in one line', async (args, why) => {
    Tokens.open(path);
    const { code, err } = await screens(...args);
    expect(code).toBe(2);
    expect(err).toMatch(why);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('says so where there is no table, and where others may read the tokens', async () => {
    expect((await screens('list')).err).toContain('there is no table in');
    Tokens.open(path);
    chmodSync(path, 0o644);
    expect(await screens('list')).toMatchObject({ code: 2, err: expect.stringContaining('chmod 600') });
  });
});
