/** The real table, in a process of its own: a raw request that needs no token does not end it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Door, head, intrude, resetBelowTls, UPGRADE } from '../attack/hostile.ts';
import { type Certificate, newCertificate } from '../main/link/certificate.ts';
import { ServedTable } from './served-table.ts';

let certificate: Certificate;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dealerless-raw-'));
  certificate = newCertificate('IP:127.0.0.1');
});
afterAll(() => {
  certificate.remove();
  rmSync(folder, { recursive: true });
});

test.each([
  ['over plain HTTP', () => []],
  ['over TLS', () => ['--listen', '127.0.0.1', '--tls-cert', certificate.cert, '--tls-key', certificate.key]],
])('a raw request never ends the host: %s', async (_, options) => {
  const args = options();
  const tls = args.length > 0;
  const table = await ServedTable.start(join(folder, tls ? 'tls' : 'plain'), args);
  try {
    const door: Door = { host: '127.0.0.1', port: Number(new URL(table.url('cage')).port), tls };
    const upgrade = (path: string, headers: Record<string, string>): string =>
      head('GET', path, { host: '127.0.0.1', ...UPGRADE, ...headers });
    const foreign = upgrade('/link', { origin: 'http://evil.example' });
    await intrude(door, [upgrade('//', {})], 'wait');
    for (let i = 0; i < 20; i += 1) await intrude(door, [foreign], 'reset');
    if (tls) for (let i = 0; i < 20; i += 1) await resetBelowTls(door, foreign);
    const page = head('GET', '/cage/', { host: '127.0.0.1', connection: 'close' });
    // Whether the pages are built is another matter: the host is there to say so.
    expect(await intrude(door, [page], 'wait')).toMatch(/^HTTP\/1\.1 (200 OK|404 Not Found)/);
  } finally {
    await table.stop();
  }
});
