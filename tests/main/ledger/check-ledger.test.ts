import { writeFileSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import { eveningFile, findings, newPath, tamper } from './books.ts';

let evening: Buffer;
beforeAll(async () => {
  evening = await eveningFile();
});

/** What an audit finds in an evening that was tampered with, beside the broken chains. */
function found(work: (db: Database.Database) => void): string[] {
  const path = newPath();
  writeFileSync(path, evening);
  tamper(path, work);
  return findings(path).filter((finding) => !finding.startsWith('chain of '));
}

const exec = (sql: string) => (db: Database.Database) => {
  db.pragma('ignore_check_constraints = ON');
  db.exec(sql);
};

describe('an audit of the ledger names', () => {
  it('the account whose balance is not the sum of its moves', () => {
    expect(found(exec(`UPDATE balances SET balance = balance + 100 WHERE account = 'seat:3'`))).toEqual([
      'balances: seat:3 stands at $203, its moves add up to $202',
    ]);
  });

  it('an account that was made up, and one that was forgotten', () => {
    expect(found(exec(`INSERT INTO balances VALUES ('collection:mine', 5)`))).toEqual([
      'balances: collection:mine stands at $0.05, its moves add up to $0',
    ]);
    expect(found(exec(`DELETE FROM balances WHERE account = 'seat:4'`))).toEqual([
      'balances: seat:4 stands at $0, its moves add up to $197',
    ]);
  });

  it('the transfer that is not what was posted: an amount, a person, a move less', () => {
    expect(found(exec('UPDATE moves SET amount = amount + 1 WHERE transfer = 3'))[0]).toBe(
      'transfers: transfer 3 (in:ann) is not what was posted',
    );
    expect(found(exec(`UPDATE transfers SET by = 'someone' WHERE id = 3`))).toContain(
      'transfers: transfer 3 (in:ann) is not what was posted',
    );
    expect(found(exec('DELETE FROM moves WHERE id = (SELECT max(id) FROM moves WHERE transfer = 5)'))[0]).toBe(
      'transfers: transfer 5 (hand:1) is not what was posted',
    );
    expect(found(exec('DELETE FROM moves WHERE transfer = 3'))[0]).toBe('transfers: transfer 3 (in:ann) has no moves');
  });

  it('the transfer that overdraws an account, even when its digest was made to fit', () => {
    const swapped = `UPDATE moves SET source = 'seat:9' WHERE transfer = 3`;
    expect(found(exec(swapped))[0]).toMatch(/^transfers: transfer 3 \(in:ann\)/);
  });

  it('money reserved without a reservation', () => {
    expect(found(exec(`UPDATE reservations SET amount = 400 WHERE id = 2`))).toContain(
      'reservations: $5 is reserved, the open reservations add up to $4',
    );
  });

  it('the correction that does not say what became of an account', () => {
    expect(found(exec('UPDATE corrections SET after = after + 1 WHERE id = 1'))).toEqual([
      'corrections: correction 1 does not say what became of collection:player-fee',
    ]);
  });

  it('the document that is about other money, and the transfer without one', () => {
    expect(found(exec('UPDATE documents SET amount = amount + 1 WHERE id = 3'))).toEqual([
      'documents: document 3 is about money that did not move so',
    ]);
    expect(found(exec('DELETE FROM documents WHERE id = 2'))).toEqual(['documents: transfer 2 has no document']);
  });

  it('a card with money that belongs to nobody', () => {
    const lost = found(exec(`DELETE FROM accounts WHERE name = 'Bob Baker'`));
    expect(lost.some((finding) => /^cards: card:\d{10} holds money but is nobody's$/.test(finding))).toBe(true);
  });
});
