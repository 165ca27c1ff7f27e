import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { isLoopback, isOwnHost, LOOPBACK, readListening, urlOf } from '../../../main/link/listening.ts';
import { type Certificate, newCertificate } from './certificate.ts';

let mine: Certificate;
let other: Certificate;
beforeAll(() => {
  mine = newCertificate('IP:192.0.2.7', 'DNS:table.example');
  other = newCertificate('DNS:other.example');
});
afterAll(() => {
  mine.remove();
  other.remove();
});

const read = (address?: string, cert?: string, key?: string) => readListening({ address, cert, key });

describe('T3: the address to listen on', () => {
  it('is loopback unless the operator says otherwise', () => {
    expect(read()).toEqual(LOOPBACK);
    expect(['127.0.0.1', '127.8.9.1', '::1', '192.0.2.7', '0.0.0.0', '::'].map(isLoopback)).toEqual([
      ...[true, true, true],
      ...[false, false, false],
    ]);
  });

  it.each(['192.0.2.7', '0.0.0.0', '::', '10.0.0.1'])('%s is refused without TLS, in one line', (address) => {
    expect(() => read(address)).toThrow(
      `--listen ${address}: other machines can reach it, so it needs TLS: give --tls-cert and --tls-key`,
    );
  });

  it('is an address that others reach with a certificate and its key', () => {
    expect(read('192.0.2.7', mine.cert, mine.key)).toMatchObject({
      address: '192.0.2.7',
      tls: { own: expect.anything() },
    });
    expect(urlOf(read('192.0.2.7', mine.cert, mine.key), 8443)).toBe('https://192.0.2.7:8443');
    expect(urlOf({ address: '::1', tls: null }, 8080)).toBe('http://[::1]:8080');
  });

  it('is refused when it or what belongs to it cannot be used, by name', () => {
    const empty = join(mine.cert, '..', 'empty.pem');
    writeFileSync(empty, '');
    expect(() => read('table.example')).toThrow('--listen expects an IP address of this machine, not "table.example"');
    expect(() => read('192.0.2.7', mine.cert)).toThrow('--tls-cert and --tls-key must be given together');
    expect(() => read('192.0.2.7', '/nowhere', mine.key)).toThrow('--tls-cert: /nowhere cannot be read');
    expect(() => read('192.0.2.7', empty, mine.key)).toThrow(/^--tls-cert: .* is not a certificate in PEM form$/);
    expect(() => read('192.0.2.7', mine.cert, empty)).toThrow(/^--tls-key: .* is not a private key in PEM form$/);
    expect(() => read('192.0.2.7', mine.cert, other.key)).toThrow(/^--tls-key: .* is not the key of /);
  });
});

describe('T4: a name for this machine', () => {
  const plain = ['127.0.0.1', 'localhost:8080', '[::1]:8080', '127.0.0.2:1'];

  test.each(plain)('%s is one on loopback', (host) => expect(isOwnHost(LOOPBACK, host)).toBe(true));

  test.each(['evil.example', 'evil.example:8080', '192.0.2.7', '', 'a b', 'localhost.evil.example', '[::2]'])(
    '%j is none on loopback',
    (host) => expect(isOwnHost(LOOPBACK, host)).toBe(false),
  );

  test('beyond loopback is one that the certificate vouches for', () => {
    const listening = read('0.0.0.0', mine.cert, mine.key);
    const known = ['192.0.2.7:8443', 'table.example', 'table.example:8443'];
    const foreign = ['192.0.2.8', 'other.example', 'x.table.example', undefined];
    expect(known.map((host) => isOwnHost(listening, host))).toEqual([true, true, true]);
    expect(foreign.map((host) => isOwnHost(listening, host))).toEqual([false, false, false, false]);
  });
});
