import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { main } from '../../../main/cli/main.ts';
import { AnchorFile, readAnchor, readAnchorKey } from '../../../main/journal/anchor.ts';
import { catchOutput } from '../../cli-output.ts';
import { newFolder, openBooks } from '../ledger/books.ts';
import { FILES, letBotsPlay, TestRoom } from '../test-room.ts';

const said = catchOutput();

async function cli(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  said.out = '';
  said.err = '';
  const code = await main(args);
  return { code, ...said };
}

/** Where the anchor and its keys are: not in the folder of the table. */
let elsewhere: string;
let key: string;
let file: string;
beforeEach(async () => {
  elsewhere = mkdtempSync(join(FILES, 'dealerless-anchor-'));
  key = join(elsewhere, 'anchor.key');
  file = join(elsewhere, 'table-1.anchor');
  expect((await cli('anchor', '--to', key)).code).toBe(0);
});
afterEach(() => rmSync(elsewhere, { recursive: true }));

const anchor = (): AnchorFile => new AnchorFile(file, readAnchorKey(key));

describe('dealerless anchor', () => {
  it('makes a pair of keys, the private one for its owner only, and none over another', async () => {
    expect(statSync(key).mode & 0o777).toBe(0o600);
    expect(readFileSync(`${key}.pub`, 'utf8')).toContain('BEGIN PUBLIC KEY');
    const before = readFileSync(key, 'utf8');
    expect(await cli('anchor', '--to', key)).toMatchObject({
      code: 2,
      err: expect.stringContaining('already exists'),
    });
    expect(await cli('anchor')).toMatchObject({ code: 2, err: expect.stringContaining('expected --to FILE') });
    expect(readFileSync(key, 'utf8')).toBe(before);
  });
});

describe('a table with an anchor', () => {
  let room: TestRoom;
  const open = async (): Promise<void> => {
    room = await TestRoom.open({ anchors: [anchor()], bots: 3 });
  };
  const audit = (...more: string[]) => cli('audit', join(room.data, 'table.sqlite'), '--anchor', file, ...more);
  afterEach(() => room.close());

  it('signs after each hand, and an audit proves every line against the books', async () => {
    await open();
    await letBotsPlay(room, 3, 3, 20_000);
    expect(readAnchor(file, readAnchorKey(key)).length).toBeGreaterThan(3);
    await room.restart({ anchors: [anchor()] });
    const { code, out } = await audit('--anchor-key', `${key}.pub`);
    expect(code).toBe(0);
    expect(out).toMatch(/ok {4}anchor +\d+ lines of .*, all in the books/);
  });

  it('does not open on yesterday’s copy, in which $500 is drawn a second time', async () => {
    await open();
    const books = join(room.data, 'table.sqlite');
    await room.sit(2, 0, 20_000);
    await room.host.close();
    const yesterday = join(elsewhere, 'yesterday.sqlite');
    copyFileSync(books, yesterday);
    room = await TestRoom.open({ anchors: [anchor()], data: room.data });
    await room.sit(3, 1, 20_000);
    await room.host.close();
    const today = readFileSync(books);
    copyFileSync(yesterday, books);
    await expect(TestRoom.open({ anchors: [anchor()], data: room.data })).rejects.toThrow(
      /The books are not those of the anchor .*an older copy or was cut short/,
    );
    const found = await audit('--anchor-key', `${key}.pub`);
    expect(found.code).toBe(1);
    expect(found.out).toMatch(/FAIL {2}anchor +\w+ row \d+ is missing/);
    writeFileSync(books, today);
    room = await TestRoom.open({ anchors: [anchor()], data: room.data });
  });

  it('shows the floor when it cannot be written, and when it can again', async () => {
    await open();
    const device = () => room.floor.view.devices.find(({ id }) => id === 'anchor');
    await room.pass(500);
    expect(device()).toMatchObject({ state: 'ok', detail: expect.stringMatching(/^\d+ lines$/) });
    rmSync(file);
    mkdirSync(file);
    await room.sit(2, 0, 20_000);
    await room.pass(500);
    expect(device()).toMatchObject({ state: 'lost', detail: expect.stringContaining('EISDIR') });
    rmSync(file, { recursive: true });
    await room.sit(3, 1, 20_000);
    await room.pass(500);
    expect(device()).toMatchObject({ state: 'ok' });
    const log = room.floor.view.log.map(({ text }) => text);
    expect(log).toContainEqual(expect.stringContaining('The books cannot be anchored'));
    expect(log).toContain('The books are anchored again');
  });
});

it('a table without an anchor says so to the floor', async () => {
  const room = await TestRoom.open();
  expect(room.floor.view.devices.find(({ id }) => id === 'anchor')?.detail).toContain('none: an older copy');
  await room.close();
});

describe('the options', () => {
  it.each([
    [['audit', 'x', '--anchor', 'y'], '--anchor and --anchor-key must be given together'],
    [['serve', '--anchor', 'y'], '--anchor and --anchor-key must be given together'],
    [['serve', '--anchor-key', 'y'], '--anchor-keeper and --anchor-key'],
    [['serve', '--anchor-key', 'y', '--anchor-keeper', 'https://a:1/t'], '--anchor-token must be given together'],
    [['audit', 'x', '--anchor', 'https://a:1/t', '--anchor-key', 'k.pub'], 'k.pub: expected an Ed25519 key'],
    [['serve', '--money'], 'or --without-anchor'],
    [['anchor-keeper'], 'expected --folder DIR'],
    [['anchor-keeper', '--folder', '/nowhere'], '/nowhere'],
    [['anchor-keeper', '--folder', '/tmp', '--listen', '10.0.0.5'], 'it needs TLS'],
    [['serve', '--anchor', 'y', '--anchor-key', '/nowhere/key'], '/nowhere/key does not exist'],
  ])('%j is refused in one line', async (args, why) => {
    const path = join(newFolder(), 'x');
    openBooks(path).store.close();
    const { code, err } = await cli(...args.map((arg) => (arg === 'x' ? path : arg)));
    expect(code).toBe(2);
    expect(err).toContain(why);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
