import { writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkPeople } from '../../../main/accounts/check-people.ts';
import { eveningFile, findings, newPath, openBooks, plain } from '../ledger/books.ts';

let evening: Buffer;
beforeAll(async () => {
  evening = await eveningFile();
});

function found(sql: string): string[] {
  const path = newPath();
  writeFileSync(path, evening);
  plain(path, (db) => db.exec(sql));
  return findings(path).map((finding) => finding.replace(/\d{10}/, 'N'));
}

describe('an audit of the people names', () => {
  const ann = `(SELECT account FROM accounts WHERE name = 'Ann Archer')`;
  const bob = `(SELECT account FROM accounts WHERE name = 'Bob Baker')`;

  it.each([
    ['a PIN that was swapped', `UPDATE accounts SET pin_hash = x'00' WHERE account = ${ann}`],
    ['wrong tries that were forgotten', `UPDATE accounts SET tries = 3 WHERE account = ${ann}`],
    ['a bar', `UPDATE accounts SET barred = 'by nobody' WHERE account = ${ann}`],
    ['the end of a bar', `UPDATE accounts SET barred_until = 1 WHERE account = ${ann}`],
    ['a card that was killed', `UPDATE cards SET dead_at = 1 WHERE account = ${ann}`],
    ['a card that was made', `INSERT INTO cards VALUES ('9999999999999995', ${ann}, 1, 'x', 1)`],
  ])('the account behind whose back there is %s', (_what, sql) => {
    expect(found(sql)).toEqual(['people: account:N differs from what its last act recorded']);
  });

  it('the account from which a card was moved to another', () => {
    const sql = `UPDATE cards SET dead_at = 1 WHERE account = ${bob};
                 UPDATE cards SET account = ${bob} WHERE account = ${ann}`;
    expect(found(sql)).toEqual(['people: account:N differs from what its last act recorded']);
  });

  it('a relation that was removed', () => {
    expect(found('DELETE FROM relations')).toEqual(['people: account:N differs from what its last act recorded']);
  });

  it('a bar of somebody without an account that was lifted, or entered, behind its back', async () => {
    const books = openBooks();
    const who = { name: 'Sam Lee', born: null, description: null };
    books.people.bar(who, { at: 1, by: 'flo', reason: 'threw cards' });
    const checked = (): string | undefined => checkPeople(books.store).find(({ ok }) => !ok)?.detail;
    expect(checked()).toBeUndefined();
    books.store.query('UPDATE bars SET lifted = 1').run();
    expect(checked()).toBe('bar:1 differs from what its last act recorded');
    books.store.query('UPDATE bars SET lifted = 0').run();
    books.store.query(`INSERT INTO bars (name, reason, at, by) VALUES ('Bo', 'x', 1, 'y')`).run();
    expect(checked()).toBe('bar:2 has no act that created it');
  });

  it('a member of staff who took another role, or was never added', () => {
    expect(found(`UPDATE staff SET role = 'floor' WHERE id = 'cathy'`)).toEqual([
      'people: staff:cathy differs from what its last act recorded',
    ]);
    const mole = `INSERT INTO staff SELECT 'Mole', name, role, pin_salt, pin_hash, pin_cost, 0, 0, NULL FROM staff`;
    expect(found(mole)).toEqual(['people: staff:mole has no act that created it']);
  });
});
