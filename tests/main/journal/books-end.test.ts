import { copyFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { booksEnd, contradictsEnd } from '../../../main/journal/books-end.ts';
import { openReadOnly } from '../../../main/journal/store.ts';
import { fundedAccount, newPath, openBooks, playEvening, tamper } from '../ledger/books.ts';

/** What is wrong with the books at a path, by the line. */
function wrong(path: string, line: string): string | null {
  const store = openReadOnly(path);
  try {
    return contradictsEnd(store, line);
  } finally {
    store.close();
  }
}

it('the line of a shift proves later what the books had then', async () => {
  const path = newPath();
  const books = openBooks(path);
  expect(booksEnd(books.store)).toMatch(/^hands 0, transfers 0, acts 0: /);
  await playEvening(books);
  const line = booksEnd(books.store);
  expect(line).toMatch(/^hands 3, transfers \d+, acts \d+: [0-9A-F]{4}(-[0-9A-F]{4}){3}$/);
  books.store.close();
  copyFileSync(path, `${path}-older`);
  const again = openBooks(path);
  await fundedAccount(again, 'Cid');
  const later = booksEnd(again.store);
  again.store.close();
  expect([wrong(path, line), wrong(path, later)]).toEqual([null, null]);
  expect(wrong(`${path}-older`, later)).toContain('an older copy or was cut short');
  tamper(path, (db) => void db.exec('UPDATE acts SET hash = zeroblob(32) WHERE id = (SELECT max(id) FROM acts)'));
  expect(wrong(path, line)).toBeNull();
  expect(wrong(path, later)).toContain('a chain was made again');
  expect(wrong(path, 'nonsense')).toContain('expected a line such as');
});
