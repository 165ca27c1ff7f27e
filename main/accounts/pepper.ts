import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { secretOpenToOthers } from '../journal/private-file.ts';
import { type Store, StoreError } from '../journal/store.ts';
import { storeError } from '../journal/store-error.ts';

const BYTES = 32;
const SETTING = 'pepper';

/**
 * The secret that goes into every PIN hash and is kept outside the ledger, in `<path>.pepper`: whoever copies the
 * ledger alone cannot try PINs on it. Made on first use, readable by the host's user only; for a store in memory it
 * stays in memory. Throws `StoreError` when the file is missing, damaged, or that of another ledger, since with a
 * wrong pepper no PIN would ever be right.
 */
export function openPepper(store: Store): Buffer {
  if (store.path === ':memory:') return randomBytes(BYTES);
  const path = `${store.path}.pepper`;
  const setting = store.query<[string], { value: string }>('SELECT value FROM settings WHERE name = ?');
  const expected = setting.get(SETTING)?.value ?? null;
  if (expected !== null) return readPepper(path, expected);
  const pepper = existsSync(path) ? readPepper(path, null) : writePepper(path);
  const remember = store.query<[string, string]>('INSERT INTO settings (name, value) VALUES (?, ?)');
  store.transact(() => store.write('settings', () => remember.run(SETTING, fingerprint(pepper))));
  return pepper;
}

/** Tells one pepper from another without giving it away. */
const fingerprint = (pepper: Buffer): string => createHash('sha256').update('pepper').update(pepper).digest('hex');

function readPepper(path: string, expected: string | null): Buffer {
  if (!existsSync(path)) {
    throw new StoreError('io', `${path} is missing: no PIN can be checked without it. Restore it from the back-up.`);
  }
  const text = readText(path).trim();
  if (!/^[0-9a-f]{64}$/.test(text)) {
    throw new StoreError('corrupt', `${path} is damaged: 64 hexadecimal digits expected. Restore it from the back-up.`);
  }
  const pepper = Buffer.from(text, 'hex');
  if (expected !== null && fingerprint(pepper) !== expected) {
    throw new StoreError('corrupt', `${path} belongs to another ledger. Restore the right one from the back-up.`);
  }
  return pepper;
}

function readText(path: string): string {
  const open = secretOpenToOthers(path);
  if (open !== null) throw new StoreError('io', `${open}.`);
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw storeError(error, path);
  }
}

function writePepper(path: string): Buffer {
  const pepper = randomBytes(BYTES);
  try {
    writeFileSync(path, `${pepper.toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    throw storeError(error, path);
  }
  return pepper;
}
