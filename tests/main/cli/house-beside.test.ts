/** What audits and copies a table does so with the house beside it. */
import { generateKeyPairSync } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { command as audit } from '../../../main/cli/audit.ts';
import { command as backup } from '../../../main/cli/backup.ts';
import type { Command } from '../../../main/command.ts';
import { AnchorFile } from '../../../main/journal/anchor.ts';
import { openNear, player, sit } from '../house/near-room.ts';
import { FILES, settled, type TestRoom } from '../test-room.ts';

let room: TestRoom;
let elsewhere: string;
beforeEach(async () => {
  elsewhere = mkdtempSync(join(FILES, 'dealerless-copies-'));
  room = await openNear();
  await fund('Ada Winter', 1);
});
afterEach(async () => {
  await room.close();
  rmSync(elsewhere, { recursive: true });
});

/** Enrolls somebody with $300, who buys in for $100 at that seat, or at none. */
async function fund(name: string, seat: number | null): Promise<void> {
  const { card } = await player(room, name, 300_00);
  if (seat !== null) await sit(room, seat, card, 100_00);
}

async function run(command: Command, ...args: string[]): Promise<{ code: number; text: string }> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    const code = await command.run(args);
    return { code, text: write.mock.calls.join('') };
  } finally {
    write.mockRestore();
  }
}

it('audit looks at the table’s own house, and at the table against it, also while they run', async () => {
  const { code, text } = await run(audit, join(room.data, 'table.sqlite'));
  expect(text).toMatch(/ok {4}house: table 1 +\$100 as the house has it; nothing under way/);
  expect(text).toMatch(/ok {4}house: balances /);
  expect(code).toBe(0);
});

it('audit finds money that was made at the house, and a house that is gone', async () => {
  await room.host.close();
  const file = new Database(join(room.data, 'house.sqlite'));
  file.exec(`UPDATE balances SET balance = balance + 100 WHERE account LIKE 'card:%'`);
  file.close();
  const changed = await run(audit, join(room.data, 'table.sqlite'));
  expect(changed.text).toMatch(/FAIL {2}house: balances +card:\d+ stands at \$201, its moves add up to \$200/);
  expect(changed.code).toBe(1);
  renameSync(join(room.data, 'house.sqlite'), join(elsewhere, 'house.sqlite'));
  const gone = await run(audit, join(room.data, 'table.sqlite'));
  expect(gone.text).toMatch(/FAIL {2}house +house\.sqlite is missing/);
  expect(gone.code).toBe(1);
  await expect(room.restart()).rejects.toThrow(/house\.sqlite is missing/);
  renameSync(join(elsewhere, 'house.sqlite'), join(room.data, 'house.sqlite'));
  await room.restart();
});

it('the anchor covers the house, too: an older copy of only the house is refused, and audit says so', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const [kept, key] = [join(elsewhere, 'anchor.jsonl'), join(elsewhere, 'anchor.pub')];
  writeFileSync(key, publicKey.export({ type: 'spki', format: 'pem' }));
  const anchors = () => [new AnchorFile(kept, privateKey)];
  await room.restart({ anchors: anchors() });
  await room.host.close();
  cpSync(join(room.data, 'house.sqlite'), join(elsewhere, 'older.sqlite'));
  await room.restart({ anchors: anchors() });
  await fund('Cleo Danner', null);
  await room.host.close();
  const sound = await run(audit, join(room.data, 'table.sqlite'), '--anchor', kept, '--anchor-key', key);
  expect(sound.text).toMatch(/ok {4}anchor +\d+ lines? of .*, all in the books/);
  cpSync(join(room.data, 'house.sqlite'), join(elsewhere, 'newer.sqlite'));
  cpSync(join(elsewhere, 'older.sqlite'), join(room.data, 'house.sqlite'));
  await expect(room.restart({ anchors: anchors() })).rejects.toThrow(/house:\S+ row \d+ is missing/);
  const found = await run(audit, join(room.data, 'table.sqlite'), '--anchor', kept, '--anchor-key', key);
  expect(found.text).toMatch(/FAIL {2}anchor +house:\S+ row \d+ is missing/);
  cpSync(join(elsewhere, 'newer.sqlite'), join(room.data, 'house.sqlite'));
  await room.restart({ anchors: anchors() });
});

it('a back-up of both is sound, and is opened and played on from there', async () => {
  const to = join(elsewhere, 'copy.sqlite');
  const made = await run(backup, '--data', room.data, '--to', to);
  expect(made.text).toMatch(/All \d+ checks of the copy passed/);
  expect(made.text).toContain(`${join(room.data, 'house.pepper')}  without it no PIN can be checked`);
  expect(made.code).toBe(0);
  expect((await run(audit, to)).code).toBe(0);
  const data = join(elsewhere, 'data');
  cpSync(room.data, data, { recursive: true, filter: (path) => !/\.sqlite/.test(path) });
  renameSync(to, join(data, 'table.sqlite'));
  renameSync(join(elsewhere, 'copy.house.sqlite'), join(data, 'house.sqlite'));
  const restored = await openNear({ data });
  expect(restored.table.stack(1)).toBe(100_00);
  expect(restored.table.state.fault).toBeNull();
  await restored.station(1).press({ do: 'leave' });
  await restored.pass(1000);
  expect(restored.table.sitting(1)).toBeUndefined();
  await restored.host.close();
  expect((await run(audit, join(data, 'table.sqlite'))).code).toBe(0);
});

it('the sheet of a shift pins the books of the house, too, and audit proves both by the paper', async () => {
  for (const [id, role, pin] of [
    ['flo', 'floor', '4711'],
    ['aud', 'auditor', '4812'],
  ] as const) {
    await room.near.staff.add({ id, name: `${id} here`, role, pin }, { key: id, at: room.clock.now(), by: 'test' });
  }
  await settled();
  expect(await room.floor.press({ do: 'sign in', staff: 'flo', pin: '4711' })).toMatchObject({ ok: true });
  const closed = await room.floor.press({ do: 'close shift', signature: { second: 'aud', pin: '4812' } });
  const sheet = closed.ok && closed.result?.kind === 'shift closed' ? closed.result.sheet : null;
  expect(sheet?.houseEnds).toMatch(/^house: cage \d+, table \d+, acts \d+: [0-9A-F-]{19}$/);
  await fund('Ben Ortiz', 2);
  const file = join(room.data, 'table.sqlite');
  for (const line of [sheet?.ends ?? '', sheet?.houseEnds ?? '']) {
    expect((await run(audit, file, '--ends', line)).text).toMatch(/ok {4}ends +the books begin as the line says/);
  }
  const other = (sheet?.houseEnds ?? '').replace(/[0-9A-F]{4}$/, '0000');
  expect((await run(audit, file, '--ends', other)).text).toMatch(/FAIL {2}ends +the house says "house: cage/);
  const more = (sheet?.houseEnds ?? '').replace(/cage \d+/, 'cage 99999');
  expect((await run(audit, file, '--ends', more)).text).toMatch(/FAIL {2}ends +a row that the line names is missing/);
});

it('an older copy of either file is refused at the start, and each says which it is', async () => {
  await run(backup, '--data', room.data, '--to', join(elsewhere, 'copy.sqlite'));
  await fund('Ben Ortiz', 2);
  await room.host.close();
  const put = (from: string, to: string): void => {
    for (const end of ['-wal', '-shm']) rmSync(join(room.data, `${to}${end}`), { force: true });
    cpSync(from, join(room.data, to));
  };
  for (const name of ['table.sqlite', 'house.sqlite']) {
    cpSync(join(room.data, name), join(elsewhere, name));
    expect(existsSync(join(room.data, `${name}-wal`))).toBe(false);
  }
  put(join(elsewhere, 'copy.sqlite'), 'table.sqlite');
  await expect(room.restart()).rejects.toThrow(/the file of the table is an older copy/);
  put(join(elsewhere, 'table.sqlite'), 'table.sqlite');
  put(join(elsewhere, 'copy.house.sqlite'), 'house.sqlite');
  await expect(room.restart()).rejects.toThrow(/the file of the house is an older copy/);
  put(join(elsewhere, 'house.sqlite'), 'house.sqlite');
  await room.restart();
});
