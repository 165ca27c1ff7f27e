import { closeSync, copyFileSync, openSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openReadOnly } from '../../main/journal/store.ts';
import { audit } from '../../main/ledger/audit.ts';
import { LEDGER } from '../faults/disk.ts';
import { fate } from '../faults/evening.ts';
import { tamper } from '../main/ledger/books.ts';
import { RULED, SIGNED, TestRoom, until } from '../main/test-room.ts';

const CONFIG = { games: [{ game: 'holdem', limit: '2-4' }] };

let room: TestRoom;

beforeEach(async () => {
  room = await TestRoom.open({ config: CONFIG });
  for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
  await room.deal();
});

afterEach(async () => {
  await room.close();
});

const file = (): string => join(room.data, LEDGER);
const pragma = (text: string) => room.host.room.books.store.query<[], Record<string, number>>(`PRAGMA ${text}`).get();
const set = (text: string): void => room.host.room.books.store.query(`PRAGMA ${text}`).run();

/** What everyone has, cards and chips together. */
const worth = (): number[] =>
  [1, 2, 3].map((seat) => room.host.room.cage.balance(room.card(seat).account) + stack(seat));
const stack = (seat: number): number => room.table.stack(seat);

/** Plays on until something cannot be written. */
async function playIntoTheFault(): Promise<void> {
  for (let i = 0; i < 400 && room.table.state.fault === null; i += 1) {
    const ask = room.table.hand?.asks()[0];
    if (ask) await room.decide(ask.seat, { kind: ask.kind === 'bet' && ask.call === 0 ? 'check' : 'call' });
    else await room.pass(1000);
  }
}

/** The table stands still, the floor knows why, and clearing it does not help before it is cured. */
async function standsStill(why: RegExp): Promise<void> {
  expect(room.floor.view.table.fault).toMatch(why);
  expect(room.center.view.table.fault).toMatch(why);
  const before = [room.table.hand?.facts.number, room.table.hand?.step, worth()];
  await room.pass(60_000, 5000);
  expect([room.table.hand?.facts.number, room.table.hand?.step, worth()]).toEqual(before);
  expect(await room.floor.press({ do: 'clear fault', reason: 'has a look', signature: SIGNED })).toMatchObject({
    ok: false,
    code: 'fault',
  });
}

/** After the cure: cleared, played on, and all the money there. */
async function goesOn(): Promise<void> {
  expect(await room.floor.press({ do: 'clear fault', reason: 'seen to', signature: SIGNED })).toMatchObject({
    ok: true,
  });
  await playsOn();
}

async function playsOn(): Promise<void> {
  expect(room.table.state.fault).toBeNull();
  if (room.table.hand) await room.playOut();
  await room.deal();
  await room.playOut();
  expect(room.table.state.fault).toBeNull();
  expect(room.money).toBe(20 * 500_00);
}

describe('M6 while the table plays', () => {
  test('the disk is full', async () => {
    pragma(`max_page_count = ${pragma('page_count')?.page_count}`);
    await playIntoTheFault();
    expect(room.floor.view.table.fault).toMatch(/cannot grow: the disk is full \(SQLITE_FULL\)/);
    // What needs no more room can still be written; the next thing that does stops the table again.
    await room.floor.press({ do: 'clear fault', reason: 'has a look', signature: SIGNED });
    await playIntoTheFault();
    expect(room.floor.view.table.fault).toMatch(/the disk is full/);
    pragma('max_page_count = 1000000');
    await goesOn();
  });

  test('the file has become read-only', async () => {
    set('query_only = 1');
    await playIntoTheFault();
    await standsStill(/cannot be written: the file, its folder or its disk is read-only/);
    set('query_only = 0');
    await goesOn();
  });

  test('another program holds the file', async () => {
    const other = new Database(file());
    other.exec('BEGIN IMMEDIATE');
    await playIntoTheFault();
    await standsStill(/is being written by another program/);
    other.close();
    await goesOn();
  });

  test('its pages are damaged on the disk', async () => {
    pragma('wal_checkpoint(TRUNCATE)');
    set('cache_size = 0');
    const whole = readFileSync(file());
    scribble(whole);
    await room.decide(room.turn, { kind: 'call' });
    await playIntoTheFault();
    expect(room.floor.view.table.fault).toMatch(/is damaged/);
    const { hand } = room.table;
    await room.pass(60_000, 5000);
    expect(room.table.hand).toBe(hand);
    expect(await room.floor.press({ do: 'clear fault', reason: 'has a look', signature: SIGNED })).toMatchObject({
      ok: false,
    });
    writeFileSync(file(), whole, { flag: 'r+' });
    await goesOn();
  });
});

describe('M6 while the table plays, before the next act is answered', () => {
  const taken: [string, () => void][] = [
    ['deleted', () => renameSync(file(), `${file()}-away`)],
    ['replaced by an older copy', () => copyFileSync(`${file()}-away`, file())],
  ];

  test('its file is deleted, or another put in its place', async () => {
    const seat = room.turn;
    for (const [, take] of taken) {
      take();
      const { hand, stack: before } = { hand: room.table.hand, stack: stack(seat) };
      const pressed = await room.decide(seat, { kind: 'call' });
      expect(pressed).toMatchObject({ ok: false });
      expect([room.table.hand, stack(seat)]).toEqual([hand, before]);
      await standsStill(/was deleted or replaced while the table was running/);
    }
    rmSync(file());
    renameSync(`${file()}-away`, file());
    await goesOn();
  });
});

/** Writes rubbish over every page but the first. */
function scribble(whole: Buffer): void {
  const page = whole.readUInt16BE(16);
  const handle = openSync(file(), 'r+');
  for (let at = page; at < whole.length; at += page) writeSync(handle, Buffer.alloc(64, 0x5a), 0, 64, at);
  closeSync(handle);
}

describe('M2 at the start', () => {
  test('a balance that was changed is found before anything is dealt, and stands in the way until it is right', async () => {
    await room.host.close();
    const to = (by: number) =>
      tamper(file(), (db) => db.exec(`UPDATE balances SET balance = balance + ${by} WHERE account = 'seat:1'`));
    to(100);
    await room.restart();
    await standsStill(/The books are not sound: balances: all balances add up to \$1, not \$0/);
    await room.host.close();
    to(-100);
    await room.restart();
    await goesOn();
  });

  test('the seats of an open hand must have what they began it with', async () => {
    await room.host.close();
    tamper(file(), (db) =>
      db.exec(`UPDATE balances SET balance = balance - 1 WHERE account = 'seat:1';
               UPDATE balances SET balance = balance + 1 WHERE account = 'seat:2'`),
    );
    await room.restart();
    expect(room.floor.view.table.fault).toContain('stacks: seat 1 began hand 1 with $40, the ledger says $39.99');
  });

  test('one byte changed anywhere is found at the start or by the audit next to the table, or means nothing', async () => {
    await room.playOut();
    await room.deal();
    await room.host.close();
    const whole = readFileSync(file());
    const tally = { refused: 0, fault: 0, later: 0, nothing: 0 };
    for (let flip = 0; flip < 40; flip += 1) {
      const bytes = Buffer.from(whole);
      const at = Math.floor(fate('flip', flip) * bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (flip % 8));
      writeFileSync(file(), bytes);
      tally[await findDamage()] += 1;
    }
    writeFileSync(file(), whole);
    await room.restart();
    await playsOn();
    expect(tally.refused + tally.fault).toBeGreaterThan(0);
  });

  test('what an audit next to the table finds later stops play', async () => {
    for (let line = 0; line < 300; line += 1)
      room.table.note({ level: 'info', code: 'x', text: 'y', seat: null, by: null });
    await room.host.close();
    tamper(file(), (db) => db.exec(`UPDATE log SET text = 'nothing happened' WHERE id = 2`));
    const again = await TestRoom.open({ config: CONFIG, data: room.data, audits: true });
    expect(again.table.state.fault).toBeNull();
    again.clock.advance(5000);
    await until(() => again.table.state.fault !== null);
    expect(again.center.view.table.fault).toContain('chain of log: log row 2 was changed');
    await again.host.close();
    await room.restart();
  });

  test('a file of another version is refused and not touched', async () => {
    await room.host.close();
    const whole = readFileSync(file());
    const db = new Database(file());
    db.pragma('user_version = 99');
    db.close();
    await expect(room.restart()).rejects.toThrow(
      /is a Dealerless file of version 99; this program reads versions \d+ to \d+\./,
    );
    writeFileSync(file(), whole);
    await room.restart();
    await playsOn();
  });

  test('a saved table that cannot be read is refused with an explanation', async () => {
    await room.host.close();
    const whole = readFileSync(file());
    tamper(file(), (db) => db.exec(`UPDATE table_state SET state = '{}'`));
    await expect(room.restart()).rejects.toThrow(/table\.sqlite: the saved table is damaged/);
    writeFileSync(file(), whole);
    await room.restart();
    await playsOn();
  });

  test('without the key of the decks the table does not open; with another key the open hand can only be voided', async () => {
    const before = worth();
    await room.host.close();
    const key = join(room.data, 'deck.key');
    renameSync(key, `${key}-away`);
    await expect(room.restart()).rejects.toThrow(/deck\.key is missing, and hands were sealed with it/);
    const other = await TestRoom.open();
    copyFileSync(join(other.data, 'deck.key'), key);
    await other.close();
    await room.restart();
    expect(room.floor.view.table.fault).toMatch(/The deck of hand 1 was sealed with the key/);
    expect(room.floor.view.mayVoid).toBe(true);
    expect(await room.floor.press({ do: 'clear fault', reason: 'has a look', signature: SIGNED })).toMatchObject({
      ok: false,
    });
    expect(await room.floor.press({ do: 'void', reason: 'the key is lost', signature: RULED })).toMatchObject({
      ok: true,
    });
    expect(worth()).toEqual(before);
    await goesOn();
  });
});

/** How damage in the file was found. Never by the process going down. */
async function findDamage(): Promise<'refused' | 'fault' | 'later' | 'nothing'> {
  for (const rest of ['-wal', '-shm']) rmSync(file() + rest, { force: true });
  const sound = isSound();
  try {
    await room.restart();
  } catch (error) {
    expect(String(error)).toMatch(/table\.sqlite/);
    expect(sound).toBe(false);
    return 'refused';
  }
  const { fault } = room.table.state;
  await room.host.close();
  if (fault === null) return sound ? 'nothing' : 'later';
  expect(sound).toBe(false);
  return 'fault';
}

/** What the whole audit says, which runs beside a real table. */
function isSound(): boolean {
  try {
    const store = openReadOnly(file());
    try {
      return audit(store).every(({ ok }) => ok);
    } finally {
      store.close();
    }
  } catch {
    return false;
  }
}
