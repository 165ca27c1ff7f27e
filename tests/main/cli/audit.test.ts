import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { command } from '../../../main/cli/audit.ts';
import { UsageError } from '../../../main/command.ts';
import { eveningFile, newPath, openBooks, plain, playEvening, tamper } from '../ledger/books.ts';

let evening: Buffer;
beforeAll(async () => {
  evening = await eveningFile();
});

function eveningCopy(): string {
  const path = newPath();
  writeFileSync(path, evening);
  return path;
}

/** Runs the command; what it prints, by line, and its exit code. */
async function run(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    const code = await command.run(args);
    return { code, lines: write.mock.calls.join('').trimEnd().split('\n') };
  } finally {
    write.mockRestore();
  }
}

describe('dealerless audit', () => {
  it('prints one line a check and passes a sound file', async () => {
    const path = eveningCopy();
    const { code, lines } = await run(path);
    expect(code).toBe(0);
    expect(lines[0]).toBe(`${path}: real money`);
    expect(lines).toContainEqual(expect.stringMatching(/^ok {4}chain of moves {9}\d+ rows, ends in [0-9a-f]{16}$/));
    expect(lines).toContainEqual(
      expect.stringMatching(/^ok {4}settlements +2 settled as journaled, 1 voided without a move$/),
    );
    expect(lines.at(-1)).toBe('All 27 checks passed.');
  });

  it('names the first bad record of each check that fails', async () => {
    const path = eveningCopy();
    tamper(path, (db) => db.exec('UPDATE moves SET amount = amount + 1 WHERE id = 3'));
    const { code, lines } = await run(path);
    expect(code).toBe(1);
    expect(lines.filter((line) => line.startsWith('FAIL')).map((line) => line.slice(6).replace(/ {2,}/, ': '))).toEqual(
      [
        "chain of moves: moves row 3 was changed or stands in another row's place",
        'transfers: transfer 3 (in:ann) is not what was posted',
        expect.stringMatching(/^balances: card:\d{10} stands at/),
        expect.stringMatching(/^corrections: correction 2 does not say what became of card:/),
        'documents: document 3 is about money that did not move so',
        expect.stringMatching(/^stacks: hand 1: seat 3 had \$200 and \$237, in the ledger/),
      ],
    );
    expect(lines.at(-1)).toBe('6 of 27 checks failed.');
  });

  it('prints JSON when asked to', async () => {
    const path = eveningCopy();
    plain(path, (db) => db.exec(`UPDATE balances SET balance = 1 WHERE account = 'pot'`));
    const { code, lines } = await run(path, '--json');
    const printed = JSON.parse(lines.join('\n'));
    expect(code).toBe(1);
    expect(printed).toMatchObject({ file: path, kind: 'money', ok: false });
    expect(printed.checks.filter((one: { ok: boolean }) => !one.ok)).toEqual([
      { name: 'balances', ok: false, detail: 'pot stands at $0.01, its moves add up to $0' },
    ]);
  });

  it('works while the host is running', async () => {
    const path = newPath();
    const books = openBooks(path);
    await playEvening(books);
    expect((await run(path)).code).toBe(0);
    books.log.write({ at: 1, level: 'info', code: 'x', text: 'the host goes on', seat: null, by: null });
    books.store.close();
  });

  it('works on what a killed host left, its last commits still in the WAL', async () => {
    const path = newPath();
    const root = join(import.meta.dirname, '../../..');
    const script = `
      const { openStore } = await import('${root}/main/journal/store.ts');
      const { Log } = await import('${root}/main/journal/log.ts');
      const log = new Log(openStore('${path}', { kind: 'demo' }));
      for (let n = 0; n < 5; n += 1) log.write({ at: n, level: 'info', code: 'x', text: 'x', seat: null, by: null });
      process.kill(process.pid, 'SIGKILL');`;
    const host = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
    await once(host, 'exit');
    expect(existsSync(`${path}-wal`)).toBe(true);
    const { code, lines } = await run(path);
    expect(code).toBe(0);
    expect(lines[0]).toBe(`${path}: play money`);
    expect(lines.find((line) => line.includes('chain of log'))).toMatch(/5 rows/);
  });

  it('changes nothing in the file', async () => {
    const path = eveningCopy();
    await run(path);
    expect(readFileSync(path).equals(evening)).toBe(true);
  });

  it.each<[string, () => string[], RegExp]>([
    ['no file', () => [], /expected one ledger file/],
    ['two files', () => ['a', 'b'], /expected one ledger file/],
    ['an option it does not know', () => ['--loud', 'a'], /--loud/],
    ['a file that is not there', () => ['/no/such/table.db'], /^\/no\/such\/table\.db does not exist/],
    ['a folder', () => [folder()], /is a folder/],
    ['a file that is not a database', () => [textFile()], /is not a Dealerless file/],
    ['a key that does not exist', () => [eveningCopy(), '--key', '/no/such.key'], /^\/no\/such\.key does not exist/],
    ['a key that is none', () => [eveningCopy(), '--key', textFile()], /64 hexadecimal digits/],
  ])('does not understand %s, and says so in one line', async (_what, args, message) => {
    const asked = run(...args());
    await expect(asked).rejects.toThrow(UsageError);
    await expect(asked).rejects.toThrow(message);
    await asked.catch((error: Error) => expect(error.message).not.toContain('\n'));
  });

  it('plays hands again with the key of the decks, also when it finds the key next to the ledger', async () => {
    const path = eveningCopy();
    writeFileSync(join(dirname(path), 'deck.key'), 'ab'.repeat(32), { mode: 0o600 });
    const { code, lines } = await run(path);
    expect(code).toBe(1);
    expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual([
      expect.stringMatching(/^FAIL {2}replay +The deck of hand 1 is not a sealed deck\.$/),
    ]);
  });

  it('says how to use it', () => {
    expect(command.usage).toContain(
      'dealerless audit FILE [--key FILE] [--archives FOLDER] [--anchor FILE|URL --anchor-key FILE] [--json]',
    );
  });
});

function folder(): string {
  const path = newPath();
  mkdirSync(path);
  return path;
}

function textFile(): string {
  const path = newPath();
  writeFileSync(path, 'Dear diary, '.repeat(20), { mode: 0o600 });
  return path;
}
