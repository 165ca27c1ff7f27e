import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { simulatedClock } from '../../../main/clock/clock.ts';
import { AuditWorker } from '../../../main/house/audit-worker.ts';
import type { Check } from '../../../main/ledger/audit.ts';
import { newPath, openBooks, playEvening } from '../ledger/books.ts';
import { letBotsPlay, TestRoom, until } from '../test-room.ts';

const SOON = 5_000;
const DAY = 24 * 60 * 60_000;

describe('an audit next to the table', () => {
  it('comes after the start and once a day, as of one moment, while the host writes on (M7)', async () => {
    const books = openBooks(newPath());
    await playEvening(books);
    const clock = simulatedClock();
    const audits: (readonly Check[])[] = [];
    const beside = new AuditWorker(books.store, clock, (checks) => audits.push(checks));
    beside.start();
    clock.advance(SOON);
    for (let line = 0; line < 50; line += 1) {
      books.log.write({ at: 1, level: 'info', code: 'x', text: 'written meanwhile', seat: null, by: null });
    }
    await until(() => audits.length === 1);
    clock.advance(DAY - 1);
    clock.advance(1);
    await until(() => audits.length === 2);
    for (const checks of audits) expect(checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(audits[0]?.length).toBeGreaterThan(20);
    await beside.stop();
    books.store.close();
  });

  it('with the key of the decks it opens each again, and remembers how far it has come', async () => {
    const room = await TestRoom.open({ bots: 3 });
    await letBotsPlay(room, 3, 3, 20_000);
    const { store } = room.host.room.books;
    const { key } = room.table.parts.seal;
    const clock = simulatedClock();
    const audits: (readonly Check[])[] = [];
    const beside = new AuditWorker(store, clock, (checks) => audits.push(checks), key);
    beside.start();
    clock.advance(SOON);
    await until(() => audits.length === 1);
    clock.advance(DAY);
    await until(() => audits.length === 2);
    const replays = audits.map((checks) => checks.find(({ name }) => name === 'replay'));
    expect(replays[0]).toMatchObject({ ok: true, detail: expect.stringMatching(/^[3-9] hands played again/) });
    expect(replays[1]).toMatchObject({ ok: true, detail: '0 hands played again with the same end' });
    await beside.stop();
    await room.close();
  });

  it('looks at the table’s own house, too, and at the table against it', async () => {
    const room = await TestRoom.open({ house: 'here' });
    await room.sit(1, 0, 100_00);
    const { store } = room.host.room.books;
    const clock = simulatedClock();
    const audits: (readonly Check[])[] = [];
    const beside = new AuditWorker(store, clock, (checks) => audits.push(checks));
    beside.start();
    clock.advance(SOON);
    await until(() => audits.length === 1);
    expect(audits[0]?.filter(({ ok }) => !ok)).toEqual([]);
    expect(audits[0]).toContainEqual(expect.objectContaining({ name: 'house: table 1' }));
    const file = new Database(join(room.data, 'house.sqlite'));
    file.exec(`UPDATE balances SET balance = balance + 100 WHERE account = 'card:${room.card(0).account}'`);
    file.close();
    clock.advance(DAY);
    await until(() => audits.length === 2);
    expect(audits[1]).toContainEqual(expect.objectContaining({ name: 'house: balances', ok: false }));
    expect(await room.table.proveBooks()).toMatch(/balances/);
    await beside.stop();
    await room.close();
  });

  it('stopped before its end, it says nothing', async () => {
    const books = openBooks(newPath());
    await playEvening(books);
    const clock = simulatedClock();
    const beside = new AuditWorker(books.store, clock, () => {
      throw new Error('it was stopped');
    });
    beside.start();
    clock.advance(SOON);
    await beside.stop();
    books.store.close();
  });

  it('that cannot read the file is a finding', async () => {
    const books = openBooks(newPath());
    const audits: (readonly Check[])[] = [];
    const elsewhere = Object.assign(Object.create(books.store), { path: '/no/such/file', kind: 'money' });
    const clock = simulatedClock();
    const beside = new AuditWorker(elsewhere, clock, (checks) => audits.push(checks));
    beside.start();
    clock.advance(SOON);
    await until(() => audits.length === 1);
    expect(audits[0]).toMatchObject([{ name: 'audit', ok: false }]);
    await beside.stop();
    books.store.close();
  });
});
