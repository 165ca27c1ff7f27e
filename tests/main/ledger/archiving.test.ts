/** Old hands taken out of the books into a sealed file: nothing is lost on the way, and both are proven as one. */
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { main } from '../../../lab/cli/main.ts';
import { AnchorFile, readAnchorKey } from '../../../main/journal/anchor.ts';
import { Anchoring } from '../../../main/journal/anchoring.ts';
import { checkAnchor } from '../../../main/journal/check-anchor.ts';
import { joinArchives } from '../../../main/journal/joined.ts';
import { Journal } from '../../../main/journal/journal.ts';
import { openReadOnly, openStore, type Store } from '../../../main/journal/store.ts';
import { type Archiving, archiveHands } from '../../../main/ledger/archiving.ts';
import { audit, auditOn } from '../../../main/ledger/audit.ts';
import { Meters } from '../../../main/ledger/meters.ts';
import { provenPath, readProven } from '../../../main/ledger/proven.ts';
import { replayer } from '../../../main/ledger/replay.ts';
import { startCheck } from '../../../main/ledger/start-check.ts';
import { DeckSeal } from '../../../main/shuffle/deck-seal.ts';
import { catchOutput } from '../../cli-output.ts';
import { Evening } from '../../faults/evening.ts';
import { unpack } from '../../stored-tables.ts';
import { FILES } from '../test-room.ts';
import { must, tamper } from './books.ts';

const said = catchOutput();
const LATER = Date.UTC(2026, 10, 28, 20);
/** Fourteen hands that are over and one that is open. */
const TABLES = ['schema-5-pot', 'schema-5-banked'];

const sealOf = (data: string): DeckSeal => DeckSeal.read(join(data, 'deck.key'));
const archiveName = (data: string, number: number): string => join(data, `table.sqlite.archive-${number}.gz`);

const archive = (data: string, before: number, more: Partial<Archiving> = {}) =>
  archiveHands({
    path: join(data, 'table.sqlite'),
    before: { hand: before },
    folder: data,
    seal: sealOf(data),
    at: LATER,
    by: 'command line',
    ...more,
  });

function reading<T>(data: string, look: (store: Store) => T): T {
  const store = openReadOnly(join(data, 'table.sqlite'));
  try {
    return look(store);
  } finally {
    store.close();
  }
}

/** What an audit of the books alone finds wrong. */
const wrongAlone = (data: string): string[] => reading(data, (store) => failed(audit(store, replayer(sealOf(data)))));

const failed = (checks: ReturnType<typeof audit>): string[] =>
  checks.filter(({ ok }) => !ok).map(({ name, detail }) => `${name}: ${detail}`);

/** What an audit of the books with their archives finds wrong, and how many hands it played again. */
async function wrongTogether(data: string): Promise<{ wrong: string[]; replayed: string }> {
  const store = openReadOnly(join(data, 'table.sqlite'));
  const whole = await joinArchives(store, data).finally(() => store.close());
  try {
    const checks = audit(whole.store, replayer(sealOf(data)));
    return { wrong: failed(checks), replayed: checks.find(({ name }) => name === 'replay')?.detail ?? '' };
  } finally {
    whole.close();
  }
}

const handsIn = (data: string): number[] =>
  reading(data, (store) =>
    store
      .query<[], { id: number }>('SELECT id FROM hands ORDER BY id')
      .all()
      .map(({ id }) => id),
  );
const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, nth) => from + nth);

async function printed(...args: string[]): Promise<string> {
  said.out = '';
  said.err = '';
  await main(args);
  return said.out + said.err;
}

describe.each(TABLES)('archived hands of %s', (name) => {
  it('leave the books, are proven together with them, and the table plays on', async () => {
    const { data, games } = unpack(name);
    const done = must(await archive(data, 4));
    expect(done).toMatchObject({ first: 1, archive: { number: 1, hands: 3, file: 'table.sqlite.archive-1.gz' } });
    expect(handsIn(data)).toEqual(numbers(4, 15));
    expect(wrongAlone(data)).toEqual([]);
    expect(reading(data, startCheck)).toBeNull();
    expect(await wrongTogether(data)).toEqual({
      wrong: [],
      replayed: expect.stringContaining('14 hands played again'),
    });

    const evening = await Evening.open({ plan: { seed: 4, seats: 6, games }, data, from: LATER, run: 'later' });
    await evening.playTo(16);
    expect(evening.table.state.fault).toBeNull();
    await evening.abandon();

    expect(must(await archive(data, 6))).toMatchObject({ first: 4, archive: { number: 2, hands: 5 } });
    expect(handsIn(data)).toEqual(numbers(6, handsIn(data).at(-1) ?? 0));
    expect(wrongAlone(data)).toEqual([]);
    const together = await wrongTogether(data);
    expect(together.wrong).toEqual([]);
    expect(together.replayed).toMatch(/^16 hands played again|^17 hands played again/);
  });

  it('still count in every meter', async () => {
    const { data } = unpack(name);
    const day = { name: 'day', from: LATER - 24 * 3_600_000, to: LATER } as const;
    const life = { name: 'life', from: 0, to: Number.MAX_SAFE_INTEGER } as const;
    const meters = () => reading(data, (store) => [day, life].map((over) => new Meters(store).read(over)));
    openStore(join(data, 'table.sqlite'), { kind: 'demo' }).close();
    const before = meters();
    expect(before[0]?.hands).toBe(14);
    must(await archive(data, 5));
    expect(meters()).toEqual(before);
  });

  it('have the same receipts and hand histories, and a station says where they are', async () => {
    const { data, games } = unpack(name);
    const path = join(data, 'table.sqlite');
    const looks = async (): Promise<string[]> => {
      const receipts = [];
      for (const hand of ['2', '9']) receipts.push(await printed('receipt', path, '--hand', hand, '--seat', '2'));
      return [...receipts, await printed('export', path)];
    };
    const before = await looks();
    must(await archive(data, 4));
    expect(await looks()).toEqual(before);
    const evening = await Evening.open({ plan: { seed: 4, seats: 6, games }, data, from: LATER, run: 'later' });
    const recalled = await evening.floor({ do: 'recall', hand: 2 });
    await evening.abandon();
    expect(recalled).toMatchObject({
      ok: false,
      error: {
        code: 'archived',
        message: expect.stringContaining('Hand 2 is in the archive table.sqlite.archive-1.gz'),
      },
    });
    rmSync(archiveName(data, 1));
    expect(await printed('receipt', path, '--hand', '2', '--seat', '2')).toContain(
      'table.sqlite.archive-1.gz is not in',
    );
  });
});

describe('a power cut while hands are archived', () => {
  it('leaves the books unchanged, or without the archived hands; archiving can then be repeated', async () => {
    const { data } = unpack('schema-5-pot');
    const left: { step: string; folder: string }[] = [];
    const keep = (step: string): void => {
      const folder = mkdtempSync(join(FILES, 'dealerless-cut-'));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      cpSync(data, folder, { recursive: true });
      left.push({ step, folder });
    };
    must(await archive(data, 4, { onStep: keep }));
    expect(left.map(({ step }) => step)).toEqual(['checked', 'written', 'read again', 'named', 'books copied', 'done']);
    for (const { step, folder } of left) {
      expect([step, wrongAlone(folder)]).toEqual([step, []]);
      const over = step === 'done';
      expect([step, handsIn(folder)]).toEqual([step, numbers(over ? 4 : 1, 15)]);
      if (!over) must(await archive(folder, 4));
      expect([step, (await wrongTogether(folder)).wrong]).toEqual([step, []]);
      expect(readdirSync(folder).filter((file) => /unfinished|archiving/.test(file))).toEqual([]);
    }
  });

  it('leaves an archive that is half written out of account', async () => {
    const { data } = unpack('schema-5-pot');
    writeFileSync(`${archiveName(data, 1)}-unfinished`, 'half of a file');
    writeFileSync(join(data, 'table.sqlite-archiving'), 'half of a file');
    must(await archive(data, 4));
    expect((await wrongTogether(data)).wrong).toEqual([]);
  });
});

describe('nothing is archived', () => {
  it('while a host runs on the books', async () => {
    const { data } = unpack('schema-5-pot');
    const host = openStore(join(data, 'table.sqlite'), { kind: 'demo' });
    await expect(archive(data, 4)).rejects.toThrow(/in use by another host/);
    host.close();
  });

  it('while anything in the books is not proven', async () => {
    const { data, path } = unpack('schema-5-pot');
    openStore(path, { kind: 'demo' }).close();
    const sound = readFileSync(path);
    for (const sql of [
      `UPDATE entries SET body = '{"kind":"fold"}' WHERE id = 3`,
      `UPDATE balances SET balance = balance + 100 WHERE account = 'cage:bank'`,
      'DELETE FROM hands WHERE id = 2',
    ]) {
      tamper(path, (db) => db.exec(sql));
      const before = readFileSync(path);
      expect(await archive(data, 4)).toMatchObject({ ok: false, error: { code: 'unproven' } });
      expect(readFileSync(path).equals(before)).toBe(true);
      expect(existsSync(archiveName(data, 1))).toBe(false);
      writeFileSync(path, sound);
    }
    tamper(path, (db) => db.exec(`UPDATE hands SET game = 'whist' WHERE id = 1`));
    expect(await archive(data, 4)).toMatchObject({
      ok: false,
      error: { code: 'unproven', message: expect.stringContaining('no such game') },
    });
  });

  it('of the last ten hands, and never twice', async () => {
    const { data } = unpack('schema-5-pot');
    expect(must(await archive(data, 99)).archive.hands).toBe(4);
    expect(await archive(data, 4)).toMatchObject({ ok: false, error: { code: 'nothing-to-archive' } });
    expect(await archive(data, 99)).toMatchObject({ ok: false, error: { code: 'nothing-to-archive' } });
    expect(await archive(data, 99, { before: { at: 0 } })).toMatchObject({
      ok: false,
      error: { code: 'nothing-to-archive' },
    });
  });

  it('over another file', async () => {
    const { data } = unpack('schema-5-pot');
    writeFileSync(archiveName(data, 1), 'the archive of another table');
    expect(await archive(data, 4)).toMatchObject({ ok: false, error: { code: 'archive-there' } });
    expect(readFileSync(archiveName(data, 1), 'utf8')).toBe('the archive of another table');
    expect(handsIn(data)).toEqual(numbers(1, 15));
  });
});

describe('the audit finds', () => {
  const archived = async (): Promise<string> => {
    const { data } = unpack('schema-5-pot');
    must(await archive(data, 3));
    must(await archive(data, 5));
    return data;
  };

  it('an archive that is missing, changed by one byte, or another one', async () => {
    const data = await archived();
    const [first, second] = [readFileSync(archiveName(data, 1)), readFileSync(archiveName(data, 2))];
    const says = () => printed('audit', join(data, 'table.sqlite'));
    expect(await says()).toMatch(/archives +hands 1 to 4 joined from 2 sealed files[\s\S]*All \d+ checks passed/);
    writeFileSync(archiveName(data, 1), second);
    expect(await says()).toMatch(/FAIL +archives +.*archive-1\.gz is not the archive that was sealed/);
    const flipped = Buffer.from(first);
    flipped[flipped.length >> 1] = (flipped[flipped.length >> 1] ?? 0) ^ 1;
    writeFileSync(archiveName(data, 1), flipped);
    expect(await says()).toMatch(/FAIL +archives +.*archive-1\.gz is not the archive that was sealed/);
    rmSync(archiveName(data, 1));
    expect(await says()).toMatch(/FAIL +archives +table\.sqlite\.archive-1\.gz is not in .*: it holds hands 1 to 2/);
    const apart = join(data, 'apart');
    mkdirSync(apart);
    writeFileSync(archiveName(apart, 1), first);
    writeFileSync(archiveName(apart, 2), second);
    expect(await printed('audit', join(data, 'table.sqlite'), '--archives', apart)).toMatch(/All \d+ checks passed/);
  });

  it.each([
    ['what the books say of an archive changed', 'UPDATE archives SET sha256 = hash FROM (SELECT 1) AS x', 'people'],
    ['an archive forgotten', 'DELETE FROM archives WHERE id = 2', 'chain of hands'],
    ['all archives forgotten', 'DELETE FROM archives', 'chain of hands'],
    [
      'an archive made up',
      `INSERT INTO archives SELECT 3, file, sha256, 6, heads, closes, at FROM archives WHERE id = 2`,
      'people',
    ],
    ['money of a hand that never was', `UPDATE transfers SET hand = 77 WHERE hand = 9`, 'settlements'],
  ])('%s', async (_, sql, finding) => {
    const data = await archived();
    tamper(join(data, 'table.sqlite'), (db) =>
      db.exec(sql.replace('hash FROM (SELECT 1) AS x', `'${'0'.repeat(64)}'`)),
    );
    expect(wrongAlone(data).join('\n')).toContain(finding);
  });
});

describe('archives and the files next to the books', () => {
  it('the anchor: the table starts, and an audit with the archives proves every line', async () => {
    const { data, path } = unpack('schema-5-pot');
    const key = join(data, 'anchor.key');
    await printed('anchor', '--to', key);
    const file = new AnchorFile(join(data, 'table.anchor'), readAnchorKey(key));
    const keepUp = (): void => {
      const store = openStore(path, { kind: 'demo' });
      new Anchoring(file, store, () => LATER).keepUp();
      store.close();
    };
    keepUp();
    const early = readFileSync(join(data, 'table.anchor'), 'utf8');
    must(await archive(data, 5));
    keepUp();
    expect(file.last?.n).toBe(2);
    expect(wrongAlone(data)).toEqual([]);
    const store = openReadOnly(path);
    const whole = await joinArchives(store, data).finally(() => store.close());
    const text = readFileSync(join(data, 'table.anchor'), 'utf8');
    expect(checkAnchor(whole.store, { name: 'anchor', text, proof: readAnchorKey(key) })).toContain('2 lines');
    whole.close();
    expect(early).not.toBe(text);
  });

  it('an anchor that saw an archived row is not taken on trust', async () => {
    const { data, path } = unpack('schema-5-pot');
    const key = join(data, 'anchor.key');
    await printed('anchor', '--to', key);
    // A table that had dealt two hands when its anchor was written last.
    const file = new AnchorFile(join(data, 'table.anchor'), readAnchorKey(key));
    const store = openReadOnly(path);
    const hash =
      store.query<[], { hash: Buffer }>('SELECT hash FROM hands WHERE id = 2').get()?.hash.toString('hex') ?? '';
    store.close();
    file.append(LATER, 'demo', { hands: { rows: 2, hash } });
    must(await archive(data, 5));
    const books = openStore(path, { kind: 'demo' });
    expect(() => new Anchoring(file, books, () => LATER)).toThrow(/hands row 2, which anchor 1 saw, is in an archive/);
    books.close();
  });

  it('the daily check continues from what was proven for it, and from an older one', async () => {
    const { data, path } = unpack('schema-5-pot');
    openStore(path, { kind: 'demo' }).close();
    const seal = sealOf(data);
    const code = (text: string): string => seal.code(text);
    must(await archive(data, 3));
    copyFileSync(provenPath(path), `${provenPath(path)}-older`);
    must(await archive(data, 5));
    for (const older of [false, true]) {
      if (older) copyFileSync(`${provenPath(path)}-older`, provenPath(path));
      const store = openReadOnly(path);
      const { checks } = auditOn(store, replayer(seal), readProven(store, code));
      store.close();
      expect(failed(checks)).toEqual([]);
    }
  });

  it('a journal says where a hand is', async () => {
    const { data } = unpack('schema-5-pot');
    must(await archive(data, 4));
    reading(data, (store) => {
      const journal = new Journal(store);
      expect([1, 3].map((hand) => journal.archiveOf(hand))).toEqual(Array(2).fill('table.sqlite.archive-1.gz'));
      expect([0, 4, 15, 16].map((hand) => journal.archiveOf(hand))).toEqual(Array(4).fill(null));
      expect(journal.nextNumber()).toBe(16);
      expect(journal.lastArchived()).toBe(3);
    });
  });
});

describe('dealerless archive', () => {
  it('says what it did, and explains refusals', async () => {
    const { data } = unpack('schema-5-pot');
    const said1 = await printed('archive', '--data', data, '--before', '4');
    expect(said1).toMatch(/^Hands 1 to 3 are in .*table\.sqlite\.archive-1\.gz, \d+\.\d MB\.\nSHA-256 [0-9a-f]{64}/);
    expect(await printed('archive', '--data', data, '--before', '2026-11-27')).toContain('No hand to archive');
    expect(await printed('archive', '--data', data, '--before', '2026-02-31')).toContain('--before expects');
    expect(await printed('archive', '--data', data)).toContain('expected --before HAND');
    expect(await printed('archive', '--data', data, '--before', '5', '--to', '/nowhere')).toContain(
      'no folder /nowhere',
    );
    const json = JSON.parse(await printed('archive', '--data', data, '--before', '2030-01-01', '--json')) as object;
    expect(json).toMatchObject({ first: 4, last: 4, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    rmSync(join(data, 'deck.key'));
    expect(await printed('archive', '--data', data, '--before', '5')).toContain('without the key of the decks');
  });
});
