import { chmodSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openPepper } from '../../../main/accounts/pepper.ts';
import { openStore, type StoreError } from '../../../main/journal/store.ts';
import { newPath } from '../ledger/books.ts';

/** Opens the store and its pepper, and closes the store again. */
function pepperOf(path: string): Buffer {
  const store = openStore(path, { kind: 'money' });
  try {
    return openPepper(store);
  } finally {
    store.close();
  }
}

const refusal = (path: string): Pick<StoreError, 'code' | 'message'> => {
  try {
    pepperOf(path);
  } catch (error) {
    return error as StoreError;
  }
  throw new Error('not refused');
};

describe('the pepper', () => {
  it('is made on first use beside the ledger, for its owner only, and stays the same', () => {
    const path = newPath();
    const first = pepperOf(path);
    expect(first).toHaveLength(32);
    expect(statSync(`${path}.pepper`).mode & 0o777).toBe(0o600);
    expect(pepperOf(path)).toEqual(first);
  });

  it('is not in the ledger', () => {
    const path = newPath();
    const pepper = pepperOf(path);
    const ledger = readFileSync(path);
    expect(ledger.includes(pepper)).toBe(false);
    expect(ledger.includes(pepper.toString('hex'))).toBe(false);
  });

  it('is refused when missing, damaged, or that of another ledger: it is never made a second time', () => {
    const [path, other] = [newPath(), newPath()];
    pepperOf(path);
    pepperOf(other);
    writeFileSync(`${path}.pepper`, readFileSync(`${other}.pepper`));
    expect(refusal(path)).toMatchObject({ code: 'corrupt', message: expect.stringContaining('belongs to another') });
    writeFileSync(`${path}.pepper`, 'salt');
    expect(refusal(path)).toMatchObject({ code: 'corrupt', message: expect.stringContaining('64 hexadecimal digits') });
    rmSync(`${path}.pepper`);
    expect(refusal(path)).toMatchObject({ code: 'io', message: expect.stringContaining(`${path}.pepper is missing`) });
    expect(() => statSync(`${path}.pepper`)).toThrow();
  });

  it.each([0o644, 0o660, 0o666, 0o602])('is refused when others have a right to it: mode %o', (mode) => {
    const path = newPath();
    pepperOf(path);
    chmodSync(`${path}.pepper`, mode);
    expect(refusal(path)).toMatchObject({ code: 'io', message: expect.stringContaining('chmod 600') });
    chmodSync(`${path}.pepper`, 0o600);
    expect(pepperOf(path)).toHaveLength(32);
  });

  it('of a start that broke off before the ledger knew of it is taken over', () => {
    const path = newPath();
    const text = `${'ab'.repeat(32)}\n`;
    writeFileSync(`${path}.pepper`, text, { mode: 0o600 });
    expect(pepperOf(path).toString('hex')).toBe(text.trim());
  });

  it('of a store in memory is another one each time', () => {
    expect(pepperOf(':memory:')).not.toEqual(pepperOf(':memory:'));
  });
});
