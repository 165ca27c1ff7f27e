import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { openReadOnly } from '../../../main/journal/store.ts';
import { auditOn } from '../../../main/ledger/audit.ts';
import { provenNothing, provenPath, readProven, writeProven } from '../../../main/ledger/proven.ts';
import { settleHand } from '../../../main/ledger/settle.ts';
import { DeckSeal } from '../../../main/shuffle/deck-seal.ts';
import { fundedAccount, must, NOON, newHand, newPath, openBooks, outcomeOf, playEvening, tamper } from './books.ts';

const seal = new DeckSeal(Buffer.alloc(32, 7));
const code = (text: string): string => seal.code(text);

let path: string;
/** Hands that were played again in the newest check. */
let replayed: number[];

/** The daily check of the books at `path`: what it finds wrong. */
function day(): string[] {
  const store = openReadOnly(path);
  replayed = [];
  const { checks, proven } = auditOn(
    store,
    ({ hand, close }) => {
      replayed.push(hand);
      return close?.outcome ?? null;
    },
    readProven(store, code),
  );
  if (proven !== null) writeProven(store, proven, code);
  store.close();
  return checks.filter(({ ok }) => !ok).map(({ name, detail }) => `${name}: ${detail}`);
}

/** Ends the open hand of the evening, and plays another whole one. */
async function playOn(): Promise<void> {
  const books = openBooks(path);
  const { journal } = books;
  const settle = (hand: number): void => {
    const outcome = outcomeOf(books, 3, 4, 1000, 0);
    must(settleHand(books, { hand, outcome, memory: null, at: NOON, table: { hand } }));
  };
  const open = journal.openHand();
  if (open === null) throw new Error('a hand is open');
  settle(open.hand);
  const players = Object.fromEntries(open.players.map(({ seat, player }) => [seat, player]));
  settle(journal.beginHand(newHand(books, players)));
  await fundedAccount(books, 'Cid Carver');
  books.store.close();
}

beforeEach(async () => {
  path = newPath();
  const books = openBooks(path);
  await playEvening(books);
  books.store.close();
});

describe('the daily check continues from the last proven row', () => {
  it('plays each hand again once, the one in play when it is over', async () => {
    expect(day()).toEqual([]);
    expect(replayed).toEqual([1, 2]);
    expect(day()).toEqual([]);
    expect(replayed).toEqual([]);
    await playOn();
    expect(day()).toEqual([]);
    expect(replayed).toEqual([4, 5]);
  });

  it.each([
    ['a new row changed', `UPDATE moves SET amount = 999 WHERE id = (SELECT max(id) FROM moves)`, 'chain of moves'],
    [
      'a balance changed',
      `UPDATE balances SET balance = balance + 5 WHERE account = 'seat:3'`,
      'balances: seat:3 stands',
    ],
    ['the last rows cut off', 'DELETE FROM log WHERE id = (SELECT max(id) FROM log)', 'chain of log'],
    ['the hash of the last proven row changed', `UPDATE hands SET hash = zeroblob(32) WHERE id = 3`, 'hands row 3'],
  ])('finds %s', async (_, sql, finding) => {
    expect(day()).toEqual([]);
    await playOn();
    tamper(path, (db) => void db.exec(sql));
    expect(day().join('\n')).toContain(finding);
  });

  it('finds a chain that was made again beneath it, by the row that was proven last', () => {
    expect(day()).toEqual([]);
    tamper(path, (db) => void db.exec(`UPDATE log SET hash = zeroblob(32) WHERE id = (SELECT max(id) FROM log)`));
    expect(day()).toContainEqual(
      expect.stringMatching(/log row \d+ is not the one that was proven: the chain was made/),
    );
  });

  it('keeps nothing proven that has failed', () => {
    tamper(path, (db) => void db.exec(`UPDATE log SET text = 'forged' WHERE id = 1`));
    expect(day()).not.toEqual([]);
    expect(() => statSync(provenPath(path))).toThrow('ENOENT');
  });
});

describe('what is proven', () => {
  it('cannot be forged, taken from play money or read from rubbish: then all is proven from the first row', () => {
    expect(day()).toEqual([]);
    const file = provenPath(path);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const right = readFileSync(file, 'utf8');
    const since = (kind: 'money' | 'demo' = 'money') => readProven({ path, kind }, code).heads.hands.rows;
    expect(since()).toBe(3);
    expect(readProven({ path, kind: 'money' }, (text) => new DeckSeal(Buffer.alloc(32, 8)).code(text))).toEqual(
      provenNothing('money'),
    );
    expect(since('demo')).toBe(0);
    for (const wrong of [right.replace('"rows":3', '"rows":4'), right.slice(0, 50), '{}', '']) {
      writeFileSync(file, wrong);
      expect(since()).toBe(0);
    }
    rmSync(file);
    expect(day()).toEqual([]);
    expect(replayed).toEqual([1, 2]);
  });
});
