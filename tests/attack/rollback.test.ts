import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  AnchorFile,
  type AnchorLine,
  contradictions,
  headsOf,
  readAnchor,
  readAnchorKey,
  readAnchorProof,
} from '../../main/journal/anchor.ts';
import { Anchoring } from '../../main/journal/anchoring.ts';
import { genesis, hashedValues, linkHash } from '../../main/journal/chain.ts';
import { openReadOnly, openStore, type SqlValue } from '../../main/journal/store.ts';
import { findings, fundedAccount, newFolder, openBooks, playEvening, tamper } from '../main/ledger/books.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519');

let folder: string;
let path: string;
let anchor: string;
beforeEach(() => {
  folder = newFolder();
  path = join(folder, 'table.sqlite');
  anchor = join(folder, 'anchor.jsonl');
});

const open = (key: KeyObject = privateKey): AnchorFile => new AnchorFile(anchor, key);

const lastOf = ({ last }: AnchorFile): AnchorLine => {
  if (last === null) throw new Error('the anchor is empty');
  return last;
};

/** What a start says of the books at `path` against the anchor; null when it takes them. */
function refusal(): string | null {
  const store = openReadOnly(path);
  try {
    new Anchoring(open(), store, () => 0);
    return null;
  } catch (error) {
    return (error as Error).message;
  } finally {
    store.close();
  }
}

/** An evening at a table that is anchored after everything that happens. */
async function anchoredEvening(): Promise<void> {
  const books = openBooks(path);
  const anchoring = new Anchoring(open(), books.store, () => 5);
  anchoring.keepUp();
  await playEvening(books);
  anchoring.keepUp();
  expect(anchoring.failure).toBeNull();
  books.store.close();
}

/** Changes the first line of the log and makes its whole chain again, as whoever knows the program can. */
function forgeLog(text: string): void {
  tamper(path, (db) => {
    db.prepare('UPDATE log SET text = ? WHERE id = 1').run(text);
    const rows = db.prepare<[], Record<string, SqlValue> & { id: number }>('SELECT * FROM log ORDER BY id').all();
    let hash = genesis('money', 'log');
    for (const row of rows) {
      const columns = Object.keys(row).filter((name) => name !== 'id' && name !== 'hash');
      hash = linkHash(hash, row.id, hashedValues('log', columns, row));
      db.prepare('UPDATE log SET hash = ? WHERE id = ?').run(hash, row.id);
    }
    db.prepare("UPDATE chains SET hash = ? WHERE name = 'log'").run(hash);
  });
}

describe('rollback and rewriting are seen', () => {
  it('an older copy put in place is refused, whose own checks all pass', async () => {
    const books = openBooks(path);
    const anchoring = new Anchoring(open(), books.store, () => 5);
    await fundedAccount(books, 'Ann', 50_000);
    anchoring.keepUp();
    books.store.close();
    const older = join(folder, 'older.sqlite');
    copyFileSync(path, older);
    const again = openBooks(path);
    const later = new Anchoring(open(), again.store, () => 6);
    await fundedAccount(again, 'Bob', 50_000);
    later.keepUp();
    again.store.close();
    expect(refusal()).toBeNull();
    copyFileSync(older, path);
    expect(refusal()).toMatch(/row \d+ is missing: it was there at anchor 2.*an older copy or was cut short/);
  });

  it('the log of the last commits taken away is refused', async () => {
    const books = openBooks(path);
    const anchoring = new Anchoring(open(), books.store, () => 5);
    await fundedAccount(books, 'Ann', 50_000);
    anchoring.keepUp();
    // As after a power cut, with the file beside the books gone.
    const cut = join(folder, 'cut');
    mkdirSync(cut, { mode: 0o700 });
    copyFileSync(path, join(cut, 'table.sqlite'));
    books.store.close();
    path = join(cut, 'table.sqlite');
    expect(refusal()).toContain('an older copy or was cut short');
  });

  it('a chain that was made again from its first row is refused, row by name', async () => {
    await anchoredEvening();
    forgeLog('never happened');
    expect(findings(path)).toEqual([]);
    expect(refusal()).toMatch(/log row \d+ is not the one that anchor 2 saw: the chain was made again/);
  });

  it('books that have gone on after the last anchor are taken: a power cut comes between', async () => {
    await anchoredEvening();
    const books = openBooks(path);
    await fundedAccount(books, 'Cid', 50_000);
    books.store.close();
    expect(refusal()).toBeNull();
  });

  it('books of another table, or of the other kind of money, are refused', async () => {
    await anchoredEvening();
    rmSync(path);
    const books = openBooks(path);
    await playEvening(books);
    await fundedAccount(books, 'Cid', 50_000);
    books.store.close();
    expect(refusal()).toContain('is not the one that anchor 2 saw');
    const demo = openStore(join(folder, 'demo.sqlite'), { kind: 'demo' });
    expect(contradictions(demo)(lastOf(open()))).toContain('plays for other money');
    demo.close();
  });
});

describe('the file of the anchor', () => {
  it('has a line for each change, signed, numbered and bound to the one before', async () => {
    await anchoredEvening();
    const lines = readAnchor(anchor, publicKey);
    expect(lines.map(({ n }) => n)).toEqual([1, 2]);
    expect(statSync(anchor).mode & 0o777).toBe(0o600);
    expect(open().last).toEqual(lines[1]);
  });

  it('is not written where nothing has happened', async () => {
    await anchoredEvening();
    const store = openStore(path, { kind: 'money' });
    const anchoring = new Anchoring(open(), store, () => 9);
    anchoring.keepUp();
    anchoring.keepUp();
    expect(anchoring.lines).toBe(2);
    store.close();
  });

  it('continues after half a line that a power cut left', async () => {
    await anchoredEvening();
    appendFileSync(anchor, '{"at":17,"heads":{"ac');
    expect(readAnchor(anchor, publicKey)).toHaveLength(2);
    const file = open();
    expect(file.append(7, 'money', {}).n).toBe(3);
    expect(readAnchor(anchor, publicKey)).toHaveLength(3);
  });

  it('shows a changed byte, a line taken out, a line of another key', async () => {
    await anchoredEvening();
    const text = readFileSync(anchor, 'utf8');
    writeFileSync(anchor, text.replace('"at":5', '"at":6'));
    expect(() => readAnchor(anchor, publicKey)).toThrow('line 1 was not signed with this key');
    writeFileSync(anchor, text.split('\n').slice(1).join('\n'));
    expect(() => readAnchor(anchor, publicKey)).toThrow('line 1 does not follow');
    writeFileSync(anchor, `${text}rubbish\n`);
    expect(() => open()).toThrow('expected lines of an anchor, found "rubbish"');
    writeFileSync(anchor, text);
    expect(() => open(other.privateKey)).toThrow('line 2 was not signed with this key');
    expect(() => readAnchor(anchor, other.publicKey)).toThrow('line 1 was not signed');
  });

  it('that cannot be written is reported and caught up later', () => {
    const store = openStore(path, { kind: 'money' });
    const anchoring = new Anchoring(open(), store, () => 5);
    mkdirSync(anchor);
    anchoring.keepUp();
    expect(anchoring.failure).toMatch(/EISDIR/);
    rmSync(anchor, { recursive: true });
    anchoring.keepUp();
    expect([anchoring.failure, anchoring.lines]).toEqual([null, 1]);
    expect(readAnchor(anchor, publicKey)[0]?.heads).toEqual(headsOf(store));
    store.close();
  });
});

describe('the keys of the anchor', () => {
  it('are read in PEM form, the private one from its owner’s file only', () => {
    const key = join(folder, 'anchor.key');
    writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
    expect(readAnchorKey(key).equals(privateKey)).toBe(true);
    expect(readAnchorProof(key).equals(publicKey)).toBe(true);
    chmodSync(key, 0o644);
    expect(() => readAnchorKey(key)).toThrow('chmod 600');
  });

  it('are refused by name when they are not keys', () => {
    const key = join(folder, 'anchor.key');
    expect(() => readAnchorKey(key)).toThrow(`${key} does not exist`);
    writeFileSync(key, 'rubbish', { mode: 0o600 });
    expect(() => readAnchorKey(key)).toThrow(`${key}: expected an Ed25519 key in PEM form`);
    const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 });
    writeFileSync(key, rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }));
    expect(() => readAnchorKey(key)).toThrow(`${key}: expected an Ed25519 key`);
  });
});
