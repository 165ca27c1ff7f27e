/** A real disk of twelve megabytes, mounted where only the table's own process sees it, that somebody else fills. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const TABLE = join(import.meta.dirname, 'small-disk-table.ts');

/** Linux lets an ordinary user mount in a namespace of their own; some machines are set up not to. */
const mayMount = spawnSync('unshare', ['-Urm', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

interface Said {
  readonly full: { readonly fault: string; readonly hands: number };
  readonly again: {
    readonly cleared: boolean;
    readonly why: string;
    readonly position: unknown;
    readonly worth: unknown;
  };
  readonly reopened: { readonly fault: string | null; readonly refused: string | null };
  readonly kept: { readonly position: unknown; readonly worth: unknown };
  readonly after: { readonly cleared: boolean; readonly fault: string | null; readonly hands: number };
  readonly unsound: readonly unknown[];
}

test.skipIf(!mayMount).each(['between hands', 'in a hand'])(
  'M6 a disk that is filled %s stops the table safely; nothing is lost, and with room it goes on',
  (when) => {
    const folder = mkdtempSync(join(tmpdir(), 'dealerless-small-'));
    const mounted = `mount -t tmpfs -o size=12m,mode=700 none "$1" && exec "$2" "$3" "$1" "$4"`;
    const { stdout, stderr } = spawnSync(
      'unshare',
      ['-Urm', 'sh', '-c', mounted, 'sh', folder, process.execPath, TABLE, when],
      { encoding: 'utf8' },
    );
    rmSync(folder, { recursive: true });
    expect(stderr).toBe('');
    const said = JSON.parse(stdout) as Said;
    expect(said.full.fault).toMatch(/(?:table|house)\.sqlite cannot grow: the disk is full/);
    expect(said.again).toMatchObject({
      cleared: false,
      why: expect.stringMatching(/free at least 1024 KB|disk is full/),
    });
    expect(said.reopened.fault ?? said.reopened.refused).toMatch(/the disk is full|free at least/);
    expect(said.kept).toEqual({ position: said.again.position, worth: said.again.worth });
    expect(said.after).toEqual({ cleared: true, fault: null, hands: 3 });
    expect(said.unsound).toEqual([]);
  },
);
