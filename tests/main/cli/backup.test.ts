import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { command } from '../../../main/cli/backup.ts';
import { UsageError } from '../../../main/command.ts';
import { houseCopyOf } from '../../../main/house/beside.ts';
import { HOUSE_FILE } from '../../../main/house/store.ts';
import { eveningFile, findings, newFolder, tamper } from '../ledger/books.ts';
import { TestRoom } from '../test-room.ts';

const MAIN = join(import.meta.dirname, '../../../bin/program.mjs');

/** Runs the command here; what it prints, and its exit code. */
async function run(...args: string[]): Promise<{ code: number; text: string }> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    const code = await command.run(args);
    return { code, text: write.mock.calls.join('') };
  } finally {
    write.mockRestore();
  }
}

/** A data folder whose table has had an evening. */
async function eveningFolder(): Promise<string> {
  const data = newFolder();
  writeFileSync(join(data, 'table.sqlite'), await eveningFile());
  writeFileSync(join(data, 'table.sqlite.pepper'), 'secret');
  return data;
}

describe('dealerless backup', () => {
  test('makes one sound file that only its owner may read, and names what is kept apart', async () => {
    const data = await eveningFolder();
    const to = join(data, 'copy.sqlite');
    const { code, text } = await run('--data', data, '--to', to);
    expect(code).toBe(0);
    expect(text).toMatch(/copy\.sqlite: real money, 4 hands, \d+ transfers\nAll 27 checks of the copy passed\./);
    expect(text).toContain(`${join(data, 'table.sqlite.pepper')}  without it no PIN can be checked`);
    expect(statSync(to).mode & 0o777).toBe(0o600);
    expect([`${to}-wal`, `${to}-shm`, `${to}-unfinished`].filter((path) => existsSync(path))).toEqual([]);
    expect(findings(to)).toEqual([]);
  });

  test('says with 1 that the copy is not sound', async () => {
    const data = await eveningFolder();
    tamper(join(data, 'table.sqlite'), (db) => db.exec('UPDATE moves SET amount = amount + 1 WHERE id = 3'));
    const { code, text } = await run('--data', data, '--to', join(data, 'copy'), '--json');
    expect(code).toBe(1);
    expect(JSON.parse(text)).toMatchObject({ ok: false, kind: 'money', hands: 4 });
  });

  test('writes over nothing and refuses what it does not understand', async () => {
    const data = await eveningFolder();
    const to = join(data, 'copy');
    writeFileSync(to, 'kept');
    await expect(run('--data', data, '--to', to)).rejects.toThrow(`${to} already exists`);
    expect(readFileSync(to, 'utf8')).toBe('kept');
    await expect(run('--data', data)).rejects.toThrow(UsageError);
    await expect(run('--data', newFolder(), '--to', `${to}-2`)).rejects.toThrow(/table\.sqlite does not exist/);
    await expect(run('--data', data, '--to', join(data, 'no-such-folder', 'x'))).rejects.toThrow(UsageError);
  });
});

describe('the restore drill (T2)', () => {
  test('a copy made while the table plays is opened elsewhere and plays on from there', async () => {
    const room = await TestRoom.open({ config: { games: [{ game: 'holdem', limit: '2-4' }] } });
    for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
    const restored = newFolder();
    const to = join(restored, 'table.sqlite');

    const backup = spawn(process.execPath, [MAIN, 'backup', '--data', room.data, '--to', to]);
    let printed = '';
    for (const stream of [backup.stdout, backup.stderr]) {
      stream.on('data', (text) => {
        printed += String(text);
      });
    }
    const done = once(backup, 'exit');
    let running = true;
    void done.finally(() => {
      running = false;
    });
    while (running) await playALittle(room);
    expect([await done, printed]).toMatchObject([[0, null], expect.stringContaining('checks of the copy passed')]);

    for (const file of ['deck.key', 'house.pepper', 'demo-cards.json', 'tokens.json']) {
      cpSync(join(room.data, file), join(restored, file));
    }
    cpSync(houseCopyOf(to), join(restored, HOUSE_FILE));
    const played = room.host.room.books.journal.nextNumber();
    await room.close();

    const again = await TestRoom.open({ config: { games: [{ game: 'holdem', limit: '2-4' }] }, data: restored });
    expect(again.table.state.fault).toBeNull();
    expect(again.table.state.sittings.map(({ seat }) => seat)).toEqual([1, 2, 3]);
    expect(again.host.room.books.journal.nextNumber()).toBeLessThanOrEqual(played);
    await again.playOut();
    await again.deal();
    await again.playOut();
    expect(again.money).toBe(20 * 500_00);
    await again.host.close();
    expect(findings(to)).toEqual([]);
  });
});

/** One decision, or a second of waiting. */
async function playALittle(room: TestRoom): Promise<void> {
  const ask = room.table.hand?.asks()[0];
  if (ask) await room.decide(ask.seat, { kind: ask.kind === 'bet' && ask.call === 0 ? 'check' : 'call' });
  else await room.pass(1000);
}
