import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import type { Outcome } from '../../../games/outcome.ts';
import type { Person } from '../../../main/accounts/person.ts';
import { Clearing } from '../../../main/house/clearing.ts';
import { Guests } from '../../../main/house/guests.ts';
import { Journal, type NewHand } from '../../../main/journal/journal.ts';
import { Log } from '../../../main/journal/log.ts';
import { openReadOnly, openStore, type StoreOptions } from '../../../main/journal/store.ts';
import { TableStateStore } from '../../../main/journal/table-state.ts';
import { audit } from '../../../main/ledger/audit.ts';
import { Ledger } from '../../../main/ledger/ledger.ts';
import { settleHand, voidHand } from '../../../main/ledger/settle.ts';
import { FILES } from '../../files.ts';
import { OldCage } from './old-cage.ts';
import { writeCorrection } from './old-correction.ts';
import { OldPeople } from './old-people.ts';
import { endReservation, writeReservation } from './old-reservation.ts';

export const NOON = Date.UTC(2026, 2, 14, 20);

/** A folder of its own, gone when the test is over. */
export function newFolder(): string {
  const folder = mkdtempSync(join(FILES, 'dealerless-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
export const newPath = (): string => join(newFolder(), 'table.db');

/** Everything that is kept in one file, opened together. */
export function openBooks(path = ':memory:', options: Partial<StoreOptions> = {}) {
  const store = openStore(path, { kind: 'money', ...options });
  const [journal, ledger, tableState, log] = [
    new Journal(store),
    new Ledger(store),
    new TableStateStore(store),
    new Log(store),
  ];
  const people = new OldPeople(store);
  return { store, journal, ledger, tableState, log, people, cage: new OldCage(store, ledger, people) };
}
export type TestBooks = ReturnType<typeof openBooks>;

export const person = (name: string, more: Partial<Person> = {}): Person => ({
  name,
  handle: '',
  born: '1980-05-17',
  idType: 'driver licence',
  idNumber: `D-${name}`,
  idExpires: '2030-01-31',
  ...more,
});

/** The value of a result that must be ok. */
export function must<T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T {
  if (!result.ok) throw new Error(`refused: ${result.error.message}`);
  return result.value;
}

/** The code of a result that must be a refusal. */
export const codeOf = (result: { ok: true } | { ok: false; error: { code: string } }): string =>
  result.ok ? 'ok' : result.error.code;

/** Opens an account with money on it. */
export async function fundedAccount({ people, cage }: TestBooks, name: string, amount = 100_000): Promise<string> {
  const account = await people.issue(person(name), '2468', { at: NOON, by: 'cathy' });
  must(cage.deposit({ account, amount, nature: 'cash', key: `fund:${name}`, at: NOON, by: 'cathy' }));
  return account;
}

/** A hand between seats with these players, who have what the ledger says they have. */
export const newHand = ({ ledger }: TestBooks, players: Record<number, string>): NewHand => ({
  game: 'holdem',
  profile: 'limit-4-8',
  rules: { limit: 'fixed' },
  start: {
    button: Number(Object.keys(players)[0]),
    players: Object.entries(players).map(([seat, player]) => ({
      seat: Number(seat),
      player,
      stack: ledger.balance(`seat:${seat}`),
    })),
  },
  memory: { button: null },
  deck: Buffer.from('sealed'),
  seal: 'ab12',
  terms: null,
  cut: [],
  at: NOON,
});

/** Seat `winner` wins `amount` from seat `loser`, and the house takes `fee` of it. */
export function outcomeOf({ ledger }: TestBooks, winner: number, loser: number, amount: number, fee: number): Outcome {
  const stack = (seat: number, change: number) => {
    const before = ledger.balance(`seat:${seat}`);
    return { seat, before, after: before + change };
  };
  return {
    moves: [
      { from: `seat:${winner}`, to: 'pot', amount, why: 'call' },
      { from: `seat:${loser}`, to: 'pot', amount, why: 'bet' },
      { from: 'pot', to: 'collection:player-fee', amount: fee, why: 'player fee' },
      { from: 'pot', to: `seat:${winner}`, amount: 2 * amount - fee, why: 'main pot' },
    ],
    stacks: [stack(winner, amount - fee), stack(loser, -amount)],
    pots: [
      {
        label: 'Main pot',
        amount: 2 * amount - fee,
        shares: [{ seat: winner, amount: 2 * amount - fee, hand: 'a pair of aces' }],
      },
    ],
    shown: [winner],
    hands: [{ seat: winner, hand: 'a pair of aces' }],
  };
}

const step = (number: number, seat: number) => ({
  step: number,
  seat,
  kind: 'decision' as const,
  body: { kind: 'call' },
  at: NOON + number,
  rev: 10 + number,
  intent: `intent-${number}`,
  by: null,
});

/** An evening with at least two rows in every append-only table, and one hand still open. */
export async function playEvening(books: TestBooks): Promise<{ ann: string; bob: string }> {
  const { journal, cage, log, people } = books;
  const [ann, bob] = [await fundedAccount(books, 'Ann Archer'), await fundedAccount(books, 'Bob Baker')];
  await people.addStaff({ id: 'cathy', name: 'Cathy', role: 'cage', pin: '4711' }, { at: NOON, by: 'setup' });
  must(cage.buyIn({ account: ann, seat: 3, amount: 20_000, key: 'in:ann', at: NOON }));
  must(cage.buyIn({ account: bob, seat: 4, amount: 20_000, key: 'in:bob', at: NOON }));
  for (const [winner, loser] of [
    [3, 4],
    [4, 3],
  ] as const) {
    const hand = journal.beginHand(newHand(books, { 3: ann, 4: bob }));
    for (const number of [0, 1, 2]) journal.append(hand, step(number, 3 + (number % 2)));
    const outcome = outcomeOf(books, winner, loser, 4000, 300);
    must(settleHand(books, { hand, outcome, memory: { button: winner }, at: NOON, table: { hand } }));
  }
  const third = journal.beginHand(newHand(books, { 3: ann, 4: bob }));
  voidHand(books, { hand: third, memory: null, at: NOON, reason: 'misdeal', by: 'flo', table: { hand: third } });
  for (const key of ['hold-1', 'hold-2']) {
    const hold = { from: `card:${ann}`, to: 'seat:3', amount: 500, why: 'top-up', at: NOON, by: ann };
    writeReservation(books.store, { key, ...hold });
  }
  endReservation(books.store, 'hold-1', NOON);
  const back = { from: 'collection:player-fee', to: `card:${ann}`, amount: 300, why: 'fee taken twice' };
  const fix = { key: 'fix-1', moves: [back], at: NOON, by: 'cathy', second: 'flo', reason: 'fee taken twice' };
  writeCorrection(books.store, fix);
  for (const code of ['opened', 'misdeal']) {
    log.write({ at: NOON, level: 'info', code, text: 'as it was', seat: null, by: 'flo' });
  }
  people.relate(ann, bob, { at: NOON, by: 'flo', reason: 'married' });
  exchange(books, [ann, bob]);
  const open = journal.beginHand(newHand(books, { 3: ann, 4: bob }));
  journal.append(open, step(0, 3));
  return { ann, bob };
}

/** What a table tells and is told where its house is apart: players without chips come and go, so no money moves. */
function exchange({ store, ledger }: TestBooks, accounts: readonly string[]): void {
  const clearing = new Clearing(
    store,
    ledger,
    new Guests(store),
    () => 0,
    () => 'holdem-4-8',
  );
  for (const [nth, account] of accounts.entries()) {
    const left = { account, seat: 8 + nth, table: 3, profile: 'holdem', at: NOON, by: null, second: null };
    must(clearing.cashOut({ key: `left-${nth}`, ...left }));
    clearing.receive(nth + 1, { kind: 'guest', at: NOON, guest: guestNamed(account) });
  }
}

const guestNamed = (account: string) => ({
  ...({ account, name: account, handle: account, born: '1980-05-17', idType: 'passport', idNumber: 'P-1' } as const),
  ...({
    idExpires: '2030-01-31',
    createdAt: NOON,
    createdBy: 'cathy',
    card: null,
    status: 'active',
    note: null,
  } as const),
  ...{ barredUntil: null, triesLeft: 5, related: [], balance: 0, exits: [], seatedAt: null },
});

/** The bytes of a file in which `playEvening` has played. For many tests to begin from. */
export async function eveningFile(): Promise<Buffer> {
  const folder = mkdtempSync(join(FILES, 'dealerless-'));
  const path = join(folder, 'table.db');
  const books = openBooks(path);
  await playEvening(books);
  books.store.close();
  const bytes = readFileSync(path);
  rmSync(folder, { recursive: true });
  return bytes;
}

/** Runs SQL on a closed file as any program could. */
export function plain(path: string, work: (db: Database.Database) => void): void {
  const db = new Database(path);
  db.pragma('foreign_keys = OFF');
  db.pragma('synchronous = OFF');
  work(db);
  db.close();
}

/** Changes a closed file behind the program's back, with every trigger dropped and foreign keys off. */
export function tamper(path: string, work: (db: Database.Database) => void): void {
  plain(path, (db) => {
    const triggers = db
      .prepare<[], { name: string; sql: string }>(`SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'`)
      .all();
    for (const { name } of triggers) db.exec(`DROP TRIGGER ${name}`);
    work(db);
    // Put back, so that the change itself is found and not only the missing triggers.
    for (const { sql } of triggers) db.exec(sql);
  });
}

/** What an audit of a file finds wrong: `name: detail`. */
export function findings(path: string): string[] {
  const store = openReadOnly(path);
  try {
    return audit(store)
      .filter(({ ok }) => !ok)
      .map(({ name, detail }) => `${name}: ${detail}`);
  } finally {
    store.close();
  }
}
