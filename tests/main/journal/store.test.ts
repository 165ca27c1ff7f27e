import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { InvariantError, ok, refuse } from '../../../games/result.ts';
import {
  openReadOnly,
  openSecondConnection,
  openStore,
  type Store,
  StoreError,
  type StoreKind,
} from '../../../main/journal/store.ts';
import { newFolder, newPath } from '../ledger/books.ts';

const hashOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

/** The code of the `StoreError` that opening throws, with its message. */
function refusal(path: string, kind: StoreKind = 'money'): [string, string] {
  try {
    openStore(path, { kind }).close();
  } catch (error) {
    if (error instanceof StoreError) return [error.code, error.message];
    throw error;
  }
  return ['opened', ''];
}

const setting = (store: Store, name: string, value: string): void =>
  store.write('settings', () =>
    store.query<[string, string]>('INSERT INTO settings (name, value) VALUES (?, ?)').run(name, value),
  );
const settings = (store: Store): string[] =>
  store
    .query<[], { name: string }>('SELECT name FROM settings ORDER BY name')
    .all()
    .map(({ name }) => name);

describe('opening', () => {
  it('makes a file that only its owner may read, and finds it again', () => {
    const path = newPath();
    const store = openStore(path, { kind: 'money' });
    store.transact(() => setting(store, 'kept', 'yes'));
    store.close();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const again = openStore(path, { kind: 'money' });
    expect(settings(again)).toEqual(['kept']);
    again.close();
  });

  it.each([0o666, 0o620, 0o602])('refuses a file, or its folder, that others can write: mode %o', (mode) => {
    const path = newPath();
    openStore(path, { kind: 'money' }).close();
    for (const open of [path, dirname(path)]) {
      const before = statSync(open).mode & 0o777;
      chmodSync(open, mode | 0o700);
      expect(() => openStore(path, { kind: 'money' })).toThrow(`${open} can be written by others`);
      chmodSync(open, before);
    }
    openStore(path, { kind: 'money' }).close();
  });

  it.each([
    ['deleted', (path: string) => rmSync(path)],
    [
      'replaced by a copy of itself',
      (path: string) => {
        copyFileSync(path, `${path}-copy`);
        renameSync(`${path}-copy`, path);
      },
    ],
    ['moved away', (path: string) => renameSync(path, `${path}-away`)],
  ])('does nothing more once its file is %s', (_, change) => {
    const path = newPath();
    const store = openStore(path, { kind: 'money' });
    store.transact(() => setting(store, 'kept', 'yes'));
    change(path);
    let done = false;
    const act = () =>
      store.transact(() => {
        done = true;
      });
    expect(act).toThrow(`${path} was deleted or replaced while the table was running`);
    expect(done).toBe(false);
    store.close();
  });

  it('writes through to the disk at every commit (M1, B-92)', () => {
    const store = openStore(newPath(), { kind: 'money' });
    const pragma = (name: string): unknown => Object.values(store.query(`PRAGMA ${name}`).get() ?? {})[0];
    expect([pragma('journal_mode'), pragma('synchronous'), pragma('foreign_keys')]).toEqual(['wal', 2, 1]);
    store.close();
  });

  it('refuses play money on a real-money file and the other way round (S5)', () => {
    const [money, demo] = [newPath(), newPath()];
    openStore(money, { kind: 'money' }).close();
    openStore(demo, { kind: 'demo' }).close();
    const before = hashOf(money);
    expect(refusal(money, 'demo')).toEqual([
      'wrong-kind',
      `${money} is a real-money ledger: play money and bots may not touch it.`,
    ]);
    expect(refusal(demo, 'money')[0]).toBe('wrong-kind');
    expect(hashOf(money)).toBe(before);
  });

  it('refuses a second host on the same file, and lets it in when the first is done', () => {
    const path = newPath();
    const first = openStore(path, { kind: 'money' });
    expect(refusal(path)).toEqual(['locked', `${path} is in use by another host. Stop that one first.`]);
    first.close();
    expect(refusal(path)[0]).toBe('opened');
  });

  it('lets the next host in after the first was killed, with everything it had committed', async () => {
    const path = newPath();
    const script = `
      const { openStore } = await import(${JSON.stringify(join(import.meta.dirname, '../../../main/journal/store.ts'))});
      const store = openStore(${JSON.stringify(path)}, { kind: 'money' });
      store.transact(() => store.write('settings', () =>
        store.query("INSERT INTO settings (name, value) VALUES ('kept', 'yes')").run()));
      console.log('ready');
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    expect(refusal(path)[0]).toBe('locked');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const store = openStore(path, { kind: 'money' });
    expect(settings(store)).toEqual(['kept']);
    store.close();
  });

  it('refuses a file of another program without touching it', () => {
    const path = newPath();
    const other = new Database(path);
    other.exec('CREATE TABLE theirs (id); INSERT INTO theirs VALUES (1)');
    other.close();
    const before = hashOf(path);
    expect(refusal(path)).toEqual(['foreign-version', `${path} is not a Dealerless file: another program made it.`]);
    expect(hashOf(path)).toBe(before);
  });

  it('refuses a file that is not a database', () => {
    const path = newPath();
    writeFileSync(path, 'Dear diary, '.repeat(20));
    expect(refusal(path)).toEqual([
      'foreign-version',
      `${path} is not a Dealerless file: it is not a SQLite database.`,
    ]);
    expect(readFileSync(path, 'utf8')).toBe('Dear diary, '.repeat(20));
  });

  it('refuses a file of a newer version without touching it', () => {
    const path = newPath();
    openStore(path, { kind: 'money' }).close();
    const db = new Database(path);
    db.pragma('user_version = 9');
    db.close();
    const before = hashOf(path);
    expect(refusal(path)).toEqual([
      'foreign-version',
      `${path} is a Dealerless file of version 9; this program reads versions 2 to 6.`,
    ]);
    expect(hashOf(path)).toBe(before);
  });

  it('names a missing folder, and a folder in the place of the file', () => {
    const folder = newFolder();
    const path = join(folder, 'no', 'table.db');
    expect(refusal(path)).toEqual(['io', `${path} cannot be created: the folder ${dirname(path)} does not exist.`]);
    mkdirSync(join(folder, 'a'));
    expect(refusal(join(folder, 'a'))[0]).toBe('io');
  });

  it('starts over with a file that broke off while it was being made', () => {
    const path = newPath();
    writeFileSync(`${path}-new`, 'half a file');
    writeFileSync(path, '');
    expect(refusal(path)[0]).toBe('opened');
  });

  it('says that a damaged file is damaged', () => {
    const path = newPath();
    openStore(path, { kind: 'money' }).close();
    const bytes = readFileSync(path);
    bytes.fill(0xa5, 100, 4096); // the page that lists the tables
    writeFileSync(path, bytes);
    expect(() => settings(openStore(path, { kind: 'money' }))).toThrow(/is damaged/);
  });
});

describe('reading only', () => {
  it('reads while the host runs, as of one moment, and writes nothing', () => {
    const path = newPath();
    const host = openStore(path, { kind: 'money' });
    host.transact(() => setting(host, 'first', ''));
    const reader = openReadOnly(path);
    reader.snapshot(() => {
      expect(settings(reader)).toEqual(['first']);
      host.transact(() => setting(host, 'second', ''));
      expect(settings(reader)).toEqual(['first']);
    });
    expect(settings(reader)).toEqual(['first', 'second']);
    expect(() => reader.transact(() => setting(reader, 'third', ''))).toThrow(/cannot be written/);
    reader.close();
    host.close();
  });

  it('reads next to the host in one process, and the host keeps its lock', () => {
    const path = newPath();
    const host = openStore(path, { kind: 'money' });
    host.transact(() => setting(host, 'first', ''));
    const beside = openSecondConnection(path, 'money');
    expect(settings(beside)).toEqual(['first']);
    beside.close();
    expect(refusal(path)[0]).toBe('locked');
    host.transact(() => setting(host, 'second', ''));
    expect(settings(host)).toEqual(['first', 'second']);
    host.close();
    expect(() => openSecondConnection(newPath(), 'money')).toThrow(StoreError);
  });

  it('says when the file is not there, and does not make it', () => {
    const path = newPath();
    expect(() => openReadOnly(path)).toThrow(`${path} does not exist.`);
    expect(() => statSync(path)).toThrow();
  });
});

describe('a transaction', () => {
  const open = (onWrite = (_point: string): void => {}): Store => openStore(':memory:', { kind: 'demo', onWrite });

  it('is undone whole by a throw', () => {
    const store = open();
    const work = (): void => {
      setting(store, 'a', '');
      throw new Error('no');
    };
    expect(() => store.transact(work)).toThrow('no');
    expect(settings(store)).toEqual([]);
  });

  it('takes in the ones inside it, and undoes them with itself', () => {
    const store = open();
    const work = (): void => {
      store.transact(() => setting(store, 'inner', ''));
      throw new Error('no');
    };
    expect(() => store.transact(work)).toThrow('no');
    expect(settings(store)).toEqual([]);
  });

  it('undoes only the inner part when the outer one catches its throw', () => {
    const store = open();
    store.transact(() => {
      setting(store, 'outer', '');
      const inner = (): void => {
        setting(store, 'inner', '');
        throw new Error('no');
      };
      expect(() => store.transact(inner)).toThrow('no');
    });
    expect(settings(store)).toEqual(['outer']);
  });

  it('is undone by a refusal, which comes back as a value', () => {
    const store = open();
    const result = store.attempt(() => {
      setting(store, 'a', '');
      return refuse('no', 'It may not be.');
    });
    expect(result).toEqual({ ok: false, error: { code: 'no', message: 'It may not be.' } });
    expect(settings(store)).toEqual([]);
    expect(store.attempt(() => ok(setting(store, 'b', '')))).toEqual({ ok: true, value: undefined });
    expect(settings(store)).toEqual(['b']);
  });

  it('may not wait for anything', () => {
    const store = open();
    expect(() => store.transact(async () => setting(store, 'a', ''))).toThrow(/promise/);
    expect(settings(store)).toEqual([]);
  });

  it('is the only place to write in', () => {
    const store = open();
    expect(() => setting(store, 'a', '')).toThrow(InvariantError);
  });

  it('turns a broken constraint into a broken invariant', () => {
    const store = open();
    const twice = (): void => {
      setting(store, 'a', '');
      setting(store, 'a', '');
    };
    expect(() => store.transact(twice)).toThrow(InvariantError);
    expect(settings(store)).toEqual([]);
  });

  it('says when the disk is full, and continues when there is room again', () => {
    const store = openStore(newPath(), { kind: 'money' });
    const pages = Object.values(store.query<[], object>('PRAGMA page_count').get() ?? {})[0];
    store.query(`PRAGMA max_page_count = ${pages}`).get();
    const fill = (): void => setting(store, 'big', 'x'.repeat(100_000));
    expect(() => store.transact(fill)).toThrow(expect.objectContaining({ code: 'full' }));
    expect(settings(store)).toEqual([]);
    store.query('PRAGMA max_page_count = 100000').get();
    store.transact(fill);
    expect(settings(store)).toEqual(['big']);
    store.close();
  });

  it('names its points for fault injection, and is undone by a throw at any but the last', () => {
    const points: string[] = [];
    const seen = open((point) => points.push(point));
    seen.transact(() => setting(seen, 'a', ''));
    expect(points).toEqual(['before:settings', 'after:settings', 'before:commit', 'after:commit']);
    for (const bad of points) {
      const store = open((point) => {
        if (point === bad) throw new Error(`power cut at ${point}`);
      });
      expect(() => store.transact(() => setting(store, 'a', ''))).toThrow('power cut');
      expect(settings(store)).toEqual(bad === 'after:commit' ? ['a'] : []);
    }
  });
});

describe('remembered rows', () => {
  const open = (path = newPath()) => {
    const store = openStore(path, { kind: 'money' });
    const value = store.remembered<[string], { value: string }>(
      ['settings'],
      'SELECT value FROM settings WHERE name = ?',
    );
    return { store, value, read: (key: string) => value.get(key)?.value };
  };

  it('are read once until something is written under one of their names', () => {
    const { store, value, read } = open();
    expect(read('a')).toBeUndefined();
    store.transact(() => setting(store, 'a', 'one'));
    const first = value.get('a');
    expect(first).toEqual({ value: 'one' });
    store.transact(() => store.write('else', () => {}));
    expect(value.get('a')).toBe(first);
    expect(value.all('a')).toEqual([first]);
    store.transact(() => store.write('settings', () => {}));
    expect(value.get('a')).not.toBe(first);
    store.close();
  });

  it('are those of the file inside a transaction, and after one that was undone', () => {
    const { store, value, read } = open();
    store.transact(() => setting(store, 'a', 'one'));
    const kept = value.get('a');
    const undone = (): void =>
      store.transact(() => {
        expect(value.get('a')).not.toBe(kept);
        setting(store, 'b', 'two');
        expect(read('b')).toBe('two');
        throw new Error('no');
      });
    expect(read('b')).toBeUndefined();
    expect(undone).toThrow('no');
    expect(read('b')).toBeUndefined();
    store.close();
  });

  it('are read each time from a file that another process writes', () => {
    const path = newPath();
    const { store } = open(path);
    const reader = openReadOnly(path);
    const value = reader.remembered<[string], { value: string }>(
      ['settings'],
      'SELECT value FROM settings WHERE name = ?',
    );
    expect(value.get('a')).toBeUndefined();
    store.transact(() => setting(store, 'a', 'one'));
    expect(value.get('a')).toEqual({ value: 'one' });
    reader.close();
    store.close();
  });
});

describe('tidying up', () => {
  it('writes the log back into the file once there is enough in it, and changes nothing that is kept', () => {
    const path = newPath();
    const points: string[] = [];
    const store = openStore(path, { kind: 'money', onWrite: (point) => points.push(point) });
    const tidied = (): boolean => points.splice(0).includes('after:tidy');
    store.transact(() => setting(store, 'first', ''));
    store.tidy();
    expect(tidied()).toBe(false);
    for (let count = 0; count < 40; count += 1) store.transact(() => setting(store, `setting ${count}`, ''));
    const before = [hashOf(path), settings(store)];
    store.tidy();
    expect(tidied()).toBe(true);
    expect(hashOf(path)).not.toBe(before[0]);
    expect(settings(store)).toEqual(before[1]);
    store.tidy();
    expect(tidied()).toBe(false);
    store.close();
  });
});
