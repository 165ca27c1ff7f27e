import { readFileSync, writeFileSync } from 'node:fs';
import type Database from 'better-sqlite3';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHAINED } from '../../../main/journal/schema.ts';
import { StoreError } from '../../../main/journal/store.ts';
import { eveningFile, findings, newPath, plain, tamper } from '../ledger/books.ts';

let evening: Buffer;

/** A file with an evening in it, the same for every test but a file of its own. */
function copy(): string {
  const path = newPath();
  writeFileSync(path, evening);
  return path;
}

const columnsOf = (db: Database.Database, table: string): { name: string; type: string }[] =>
  db.prepare<[string], { name: string; type: string }>('SELECT name, type FROM pragma_table_info(?)').all(table);

/** What the chain check of a table says after a file was tampered with. */
function chainFinding(table: string, work: (db: Database.Database) => void): string {
  const path = copy();
  tamper(path, work);
  return findings(path).find((finding) => finding.startsWith(`chain of ${table}:`)) ?? 'nothing found';
}

const lastRow = (db: Database.Database, table: string): number =>
  db.prepare(`SELECT max(id) FROM ${table}`).pluck().get() as number;

beforeAll(async () => {
  evening = await eveningFile();
});

describe('an evening nobody has tampered with', () => {
  it('passes every check', () => {
    expect(findings(copy())).toEqual([]);
  });
});

describe.each(CHAINED)('%s', (table) => {
  it('tells which row was changed, whatever was changed in it', () => {
    const path = copy();
    let columns: { name: string; type: string }[] = [];
    tamper(path, (db) => {
      columns = columnsOf(db, table).filter(({ name }) => name !== 'id' && name !== 'hash');
    });
    expect(columns.length).toBeGreaterThan(2);
    for (const { name, type } of columns) {
      const value =
        type === 'INTEGER' ? `coalesce(${name}, 0) + 1000` : type === 'BLOB' ? `x'00'` : `coalesce(${name}, '') || 'x'`;
      const finding = chainFinding(table, (db) => {
        db.pragma('ignore_check_constraints = ON');
        db.exec(`UPDATE ${table} SET ${name} = ${value} WHERE id = 2`);
      });
      expect(finding).toBe(`chain of ${table}: ${table} row 2 was changed or stands in another row's place`);
    }
  });

  it('tells which row was removed: the first, the last', () => {
    expect(chainFinding(table, (db) => db.exec(`DELETE FROM ${table} WHERE id = 1`))).toBe(
      `chain of ${table}: ${table} row 1 is missing`,
    );
    let last = 0;
    const finding = chainFinding(table, (db) => {
      last = lastRow(db, table);
      db.exec(`DELETE FROM ${table} WHERE id = ${last}`);
    });
    expect(finding).toBe(`chain of ${table}: ${table} row ${last} is missing: ${last} were written`);
  });

  it('tells that two rows have changed places', () => {
    const finding = chainFinding(table, (db) =>
      db.exec(`UPDATE ${table} SET id = -1 WHERE id = 1; UPDATE ${table} SET id = 1 WHERE id = 2;
               UPDATE ${table} SET id = 2 WHERE id = -1`),
    );
    expect(finding).toBe(`chain of ${table}: ${table} row 1 was changed or stands in another row's place`);
  });

  it('tells that a row was added', () => {
    let next = 0;
    const finding = chainFinding(table, (db) => {
      next = lastRow(db, table) + 1;
      const names = columnsOf(db, table)
        .map(({ name }) => name)
        .filter((name) => name !== 'id');
      db.exec(`DROP INDEX IF EXISTS entries_intent`);
      const unique = names.map((name) =>
        ['key', 'step', 'seat', 'transfer', 'hand', 'player'].includes(name) ? `${name} || '9'` : name,
      );
      db.pragma('ignore_check_constraints = ON');
      db.exec(
        `INSERT INTO ${table} (id, ${names.join(', ')}) SELECT ${next}, ${unique.join(', ')} FROM ${table} WHERE id = 1`,
      );
    });
    expect(finding).toBe(`chain of ${table}: ${table} row ${next} was changed or stands in another row's place`);
  });
});

describe('the rest of the file', () => {
  it('is not play money because its header says so', () => {
    const path = copy();
    tamper(path, (db) => db.pragma(`application_id = ${0x444c5244}`));
    expect(findings(path)).toContain(
      "chain of transfers: transfers row 1 was changed or stands in another row's place",
    );
  });

  it('must have its triggers, and no table more or less', () => {
    const path = copy();
    tamper(path, () => {});
    expect(findings(path)).toEqual([]);
    const changes: [string, string][] = [
      ['DROP TRIGGER moves_kept', 'tables: trigger moves_kept is missing'],
      ['CREATE TABLE extra (id)', 'tables: table extra was added'],
      ['ALTER TABLE log ADD COLUMN more TEXT', 'tables: table log was changed'],
    ];
    for (const [sql, finding] of changes) {
      const other = copy();
      tamper(other, () => {});
      plain(other, (db) => db.exec(sql));
      expect(findings(other)).toContain(finding);
    }
  });

  it('tells that the saved table was changed', () => {
    const path = copy();
    tamper(path, (db) => db.exec(`UPDATE table_state SET state = '{"hand":9}'`));
    expect(findings(path)).toEqual(['saved table: the saved table was changed']);
  });

  it('tells which head of a chain was changed', () => {
    const path = copy();
    tamper(path, (db) => db.exec(`UPDATE chains SET hash = zeroblob(32) WHERE name = 'moves'`));
    expect(findings(path)[0]).toMatch(/^chain of moves: moves row \d+ is not the one that was written last$/);
  });

  it('tells that a page is damaged, and continues with the other checks', () => {
    const path = copy();
    const bytes = readFileSync(path);
    bytes.fill(0xa5, 4096 * 3, 4096 * 4);
    writeFileSync(path, bytes);
    expect(findings(path)[0]).toMatch(/^file: /);
  });
});

describe('one flipped byte', () => {
  /** Every row of every table that an audit answers for. The pepper's own check answers for `settings`. */
  function contents(path: string): string {
    let rows = '';
    plain(path, (db) => {
      const tables = db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`).pluck().all();
      rows = JSON.stringify(
        tables.filter((name) => name !== 'settings').map((name) => db.prepare(`SELECT * FROM ${name}`).all()),
      );
    });
    return rows;
  }

  it('is found wherever it changes what is kept (M2)', () => {
    const whole = contents(copy());
    const seeded = { seed: 1, numRuns: 100 };
    fc.assert(
      fc.property(fc.nat(evening.length - 1), fc.integer({ min: 1, max: 255 }), (place, flip) => {
        const bytes = Buffer.from(evening);
        bytes.writeUInt8(bytes.readUInt8(place) ^ flip, place);
        const path = copy();
        writeFileSync(path, bytes);
        if (sameContents(path, whole)) return;
        expect(findingsOrRefusal(path)).not.toEqual([]);
      }),
      seeded,
    );
  });

  function sameContents(path: string, whole: string): boolean {
    try {
      return contents(path) === whole;
    } catch {
      return false;
    }
  }

  /** A byte of the header may make the file not ours at all. */
  function findingsOrRefusal(path: string): string[] {
    try {
      return findings(path);
    } catch (error) {
      if (error instanceof StoreError) return [error.message];
      throw error;
    }
  }
});
