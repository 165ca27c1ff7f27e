import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificate {
  readonly cert: string;
  readonly key: string;
  remove(): void;
}

/** A self-signed certificate for these names, such as `IP:127.0.0.2`, made by openssl in a folder of its own. */
export function newCertificate(...names: readonly string[]): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'dealerless-tls-'));
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
      ...['-keyout', key, '-out', cert, '-subj', '/CN=table', '-addext', `subjectAltName=${names.join(',')}`],
    ],
    { stdio: 'pipe' },
  );
  return { cert, key, remove: () => rmSync(folder, { recursive: true }) };
}
