import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { CHAINED, SCHEMA, SCHEMA_PARTS } from '../../../main/journal/schema.ts';
import { NOON, openBooks, person, playEvening } from '../ledger/books.ts';

describe('the append-only tables (A4, T6)', () => {
  it.each(CHAINED)('%s refuses to have a row changed or deleted', async (table) => {
    const books = openBooks();
    await playEvening(books);
    const count = books.store.query<[], { count: number }>(`SELECT count(*) AS count FROM ${table}`);
    const before = count.get()?.count ?? 0;
    expect(before).toBeGreaterThan(1);
    expect(() => books.store.query(`UPDATE ${table} SET id = id + 1000`).run()).toThrow(/append-only/);
    expect(() => books.store.query(`DELETE FROM ${table}`).run()).toThrow(/append-only/);
    expect(count.get()?.count).toBe(before);
  });

  it('are all the tables whose rows carry a hash', () => {
    const { store } = openBooks();
    const hashed = store.query<[], { name: string }>(
      `SELECT m.name FROM sqlite_schema AS m JOIN pragma_table_info(m.name) AS c
       WHERE m.type = 'table' AND c.name = 'hash' AND m.name <> 'chains' ORDER BY m.name`,
    );
    expect(hashed.all().map(({ name }) => name)).toEqual([...CHAINED].sort());
  });
});

describe('money in the tables', () => {
  it('cannot be negative outside the cage, and never a fraction (A3, A8)', () => {
    const { store } = openBooks();
    const insert = store.query<[string, number]>('INSERT INTO balances (account, balance) VALUES (?, ?)');
    expect(() => insert.run('seat:1', -1)).toThrow(/CHECK/);
    expect(() => insert.run('seat:1', 0.5)).toThrow(/REAL/);
    insert.run('cage:drawer', -1);
  });
});

describe('the exclusions that a table has kept', () => {
  it('are never shortened or removed (C13)', async () => {
    const { store, people } = openBooks();
    await people.issue(person('Ann Archer'), '2468', { at: NOON, by: 'cathy' });
    store.query<[number]>('UPDATE accounts SET excluded_until = ?').run(NOON);
    for (const end of ['NULL', 'excluded_until - 1']) {
      expect(() => store.query(`UPDATE accounts SET excluded_until = ${end}`).run()).toThrow(/never shorter/);
    }
  });
});

it('knows every table, index and trigger of a new file by the text that SQLite keeps of it', () => {
  const file = new Database(':memory:');
  file.exec(SCHEMA);
  const kept = file.prepare(`SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`);
  const found = kept.all() as { name: string }[];
  file.close();
  expect(new Map(found.map((part) => [part.name, part]))).toEqual(SCHEMA_PARTS);
  expect(SCHEMA.match(/CREATE /g)).toHaveLength(SCHEMA_PARTS.size);
});
