import { writeFileSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import { Log } from '../../../main/journal/log.ts';
import { openReadOnly } from '../../../main/journal/store.ts';
import { TableStateStore } from '../../../main/journal/table-state.ts';
import { startCheck } from '../../../main/ledger/start-check.ts';
import { eveningFile, findings, NOON, newPath, openBooks, plain, playEvening, tamper } from './books.ts';

let evening: Buffer;
beforeAll(async () => {
  evening = await eveningFile();
});

/** What the check says of an evening's file after something was done to it. */
function saidAfter(work: (db: Database.Database) => void): string | null {
  const path = newPath();
  writeFileSync(path, evening);
  tamper(path, work);
  const store = openReadOnly(path);
  try {
    return startCheck(store);
  } finally {
    store.close();
  }
}

describe('the check at the start (M2)', () => {
  it('finds nothing wrong with an evening, its last hand open', () => {
    expect(saidAfter(() => {})).toBeNull();
  });

  it.each([
    [
      'a changed decision',
      `UPDATE entries SET body = '{}' WHERE id = 7`,
      "chain of entries: entries row 7 was changed or stands in another row's place",
    ],
    [
      'a decision cut off',
      'DELETE FROM entries WHERE id = 7',
      'chain of entries: entries row 7 is missing: 7 were written',
    ],
    [
      'a balance',
      `UPDATE balances SET balance = balance + 5 WHERE account = 'seat:3'`,
      'balances: all balances add up to $0.05, not $0',
    ],
    [
      'chips moved from seat to seat behind the table’s back',
      `UPDATE balances SET balance = balance - 100 WHERE account = 'seat:3';
       UPDATE balances SET balance = balance + 100 WHERE account = 'seat:4'`,
      expect.stringMatching(/^stacks: seat 3 began hand 4 with \$[\d.]+, the ledger says \$[\d.]+$/),
    ],
    ['the saved table', `UPDATE table_state SET state = '{}'`, 'saved table: the saved table was changed'],
  ])('names %s', (_what, sql, found) => {
    const wrong = saidAfter((db) => db.exec(sql)) ?? '';
    expect(wrong).toMatch(/^The books are not sound: /);
    expect(wrong.slice('The books are not sound: '.length)).toEqual(found);
  });

  it('names a trigger that is gone: without it rows could be changed', () => {
    const path = newPath();
    writeFileSync(path, evening);
    plain(path, (db) => db.exec('DROP TRIGGER moves_kept'));
    const store = openReadOnly(path);
    expect(startCheck(store)).toBe('The books are not sound: tables: trigger moves_kept is missing');
    store.close();
  });

  it('checks only the end: older rows are for the audit', async () => {
    const path = newPath();
    const books = openBooks(path);
    await playEvening(books);
    const log = new Log(books.store);
    books.store.transact(() => {
      for (let line = 0; line < 300; line += 1) {
        log.write({ at: NOON, level: 'info', code: 'x', text: `line ${line}`, seat: null, by: null });
      }
    });
    books.store.close();
    tamper(path, (db) => db.exec(`UPDATE log SET text = 'nothing' WHERE id = 2`));
    const store = openReadOnly(path);
    expect(startCheck(store)).toBeNull();
    store.close();
    expect(findings(path)).toEqual(["chain of log: log row 2 was changed or stands in another row's place"]);
  });

  it('finds nothing wrong with a new file, or with one that only has a table', () => {
    const { store } = openBooks();
    expect(startCheck(store)).toBeNull();
    new TableStateStore(store).save(NOON, { a: 1 });
    expect(startCheck(store)).toBeNull();
  });
});
