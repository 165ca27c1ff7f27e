/**
 * Where the screens are served: on this machine only or, when the operator says so and supplies a certificate, on an
 * address that others can reach (T3, T4).
 */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';

export interface Listening {
  /** An IP address of this machine. */
  readonly address: string;
  /** Null: plain HTTP, on loopback only. */
  readonly tls: Tls | null;
}

export interface Tls {
  /** PEM. */
  readonly cert: Buffer;
  readonly key: Buffer;
  /** The certificate of this machine. */
  readonly own: X509Certificate;
}

export const LOOPBACK: Listening = { address: '127.0.0.1', tls: null };

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an IP address can be reached only from this machine. */
export const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Reads the operator's setting of where to listen. Throws an error with one sentence when it is not an address, when
 * others could reach it and there is no TLS, or when certificate and key do not belong together.
 */
export function readListening(options: {
  readonly address: string | undefined;
  readonly cert: string | undefined;
  readonly key: string | undefined;
}): Listening {
  const { address = LOOPBACK.address, cert, key } = options;
  if (isIP(address) === 0) throw new Error(`--listen expects an IP address of this machine, not "${address}"`);
  if ((cert === undefined) !== (key === undefined)) throw new Error('--tls-cert and --tls-key must be given together');
  if (cert !== undefined && key !== undefined) return { address, tls: readTls(cert, key) };
  if (isLoopback(address)) return { address, tls: null };
  throw new Error(`--listen ${address}: other machines can reach it, so it needs TLS: give --tls-cert and --tls-key`);
}

function readTls(certFile: string, keyFile: string): Tls {
  const cert = readPem('--tls-cert', certFile);
  const key = readPem('--tls-key', keyFile);
  const own = understood(`--tls-cert: ${certFile} is not a certificate in PEM form`, () => new X509Certificate(cert));
  const secret = understood(`--tls-key: ${keyFile} is not a private key in PEM form`, () => createPrivateKey(key));
  if (!own.checkPrivateKey(secret)) throw new Error(`--tls-key: ${keyFile} is not the key of ${certFile}`);
  return { cert, key, own };
}

const readPem = (option: string, path: string): Buffer =>
  understood(`${option}: ${path} cannot be read`, () => readFileSync(path));

function understood<T>(sentence: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw new Error(sentence, { cause });
  }
}

/**
 * Whether a Host header names this machine, unlike a foreign name that was made to point here. Beyond loopback the
 * names are those in the certificate.
 */
export function isOwnHost({ address, tls }: Listening, host: string | undefined): boolean {
  const [, bracketed, plain = bracketed] = /^(?:\[([0-9a-fA-F:]+)\]|([^:\s]+))(?::\d+)?$/.exec(host ?? '') ?? [];
  if (plain === undefined) return false;
  try {
    if (isIP(plain) === 0) return plain === 'localhost' || (tls !== null && tls.own.checkHost(plain) !== undefined);
    return plain === address || isLoopback(plain) || (tls !== null && tls.own.checkIP(plain) !== undefined);
  } catch {
    return false; // not a name to OpenSSL, for example because it contains a NUL
  }
}

/** `https://192.168.1.10:8443`, as a browser writes it. */
export const urlOf = ({ address, tls }: Listening, port: number): string =>
  `${tls === null ? 'http' : 'https'}://${isIP(address) === 6 ? `[${address}]` : address}:${port}`;
