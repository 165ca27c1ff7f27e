/**
 * The recipe of docs/service.md for a key that the machine's TPM seals, command by command, on a TPM in software: `swtpm` and
 * `tpm2-tools` of Debian.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askForDeckKey } from '../../../main/shuffle/deck-key.ts';
import { demand, describeWith } from '../../needs.ts';
import { until } from '../test-room.ts';

/** The commands of the guide, up to where the table is started. */
const RECIPE = /```sh\n(openssl rand[\s\S]*?)```/.exec(
  readFileSync(join(import.meta.dirname, '../../../docs/service.md'), 'utf8'),
)?.[1];

let folder: string;
let stop: () => void;

describeWith('swtpm', 'tpm2-tools')('a key in a TPM', () => {
  beforeEach(async () => {
    demand('swtpm');
    demand('tpm2-tools');
    folder = mkdtempSync(join(tmpdir(), 'dealerless-tpm-'));
    const socket = join(folder, 'tpm');
    const tpm = spawn('swtpm', [
      ...['socket', '--tpm2', '--tpmstate', `dir=${folder}`, '--flags', 'not-need-init,startup-clear'],
      ...['--server', `type=unixio,path=${socket}`, '--ctrl', `type=unixio,path=${socket}.ctrl`],
    ]);
    stop = () => tpm.kill();
    await until(() => existsSync(socket));
    vi.stubEnv('TPM2TOOLS_TCTI', `swtpm:path=${socket}`);
  });

  afterEach(() => {
    stop();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it('is, sealed by the recipe of the guide, the one that the table is given', () => {
    expect(RECIPE).toBeDefined();
    // The file is looked at before the recipe takes it away.
    const steps = `${RECIPE}`
      .replace(/^shred .*$/m, 'cp deck.key kept')
      // The kernel makes room in the chip by itself; here nothing stands between.
      .replaceAll(/^tpm2_.*$/gm, '$&; tpm2_flushcontext -t');
    const { status, stderr } = spawnSync('sh', ['-ec', steps], { cwd: folder, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    const kept = readFileSync(join(folder, 'kept'), 'utf8').trim();
    expect(askForDeckKey('tpm2_unseal --object-context 0x81010001').toString('hex')).toBe(kept);
    expect(() => askForDeckKey('tpm2_unseal --object-context 0x81010002')).toThrow(/"tpm2_unseal" ended with/);
  });
});
