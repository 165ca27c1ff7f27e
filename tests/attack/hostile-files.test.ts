/**
 * Files that somebody else has written in the place of a table's own: settings, readers, profiles, calibrations, tokens, demo cards,
 * receipts, and what a program prints for the key. Each is read, or refused in a sentence that names it; none ends the
 * program in another way.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readDevices } from '../../hardware/devices.ts';
import { Tray } from '../../main/demo/tray.ts';
import { Tokens } from '../../main/link/tokens.ts';
import { readProfiles } from '../../main/profile-file.ts';
import { askForDeckKey } from '../../main/shuffle/deck-key.ts';
import { checkReceipt } from '../../main/shuffle/receipt-check.ts';
import { parseReceipt } from '../../main/shuffle/receipt-file.ts';
import { readConfig } from '../../main/table/config.ts';
import { TouchFile } from '../../main/touch-file.ts';
import { FILES, TestRoom } from '../main/test-room.ts';
import { repeated } from '../repeated.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(FILES, 'dealerless-hostile-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const nested = (open: string, close: string, levels: number): string => open.repeat(levels) + close.repeat(levels);

/** Texts that are no JSON, or JSON that no file of ours is. */
const texts = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      '\0',
      '\uFEFF',
      '{',
      '[',
      '"',
      'null',
      'true',
      '0',
      '-',
      '1e999',
      '{"__proto__":{"games":[]}}',
      '{"a":1,"a":2}',
    ],
    ...[
      '{"games":null}',
      '{"games":[{"game":"__proto__"}]}',
      '{"games":[{"game":"holdem","limit":"constructor"}]}',
      '{"constructor":{"prototype":1}}',
    ],
    ...[
      nested('[', ']', 30_000),
      nested('{"a":', '}', 30_000).replace('{"a":}', '{"a":1}'),
      `[${'0,'.repeat(50_000)}0]`,
      `"${'x'.repeat(500_000)}"`,
    ],
    ...['{"station-1":{"a":1e400}}', '{"touch":[{"station":11}]}', '// no\n{}', "{'a':1}", '[{"account":"1"}]'],
  ),
  fc.json({ maxDepth: 5 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

describe('a file of a table', () => {
  const FILE: Readonly<Record<string, (path: string) => unknown>> = {
    'table.json': readConfig,
    'devices.json': (path) => {
      const read = readDevices(path);
      if (!read.ok) throw new Error(read.error.message);
      return read.value;
    },
    'profiles/made.json': (path) => readProfiles(join(path, '..')),
    'touch.json': (path) => TouchFile.open(path),
    'tokens.json': (path) => Tokens.open(path),
    'demo-cards.json': (path) => Tray.open(path),
  };

  test.each(Object.keys(FILE))('%s is read, or refused by name', (name) => {
    mkdirSync(join(folder, 'profiles'));
    const path = join(folder, name);
    const read = FILE[name];
    const tried = (): Error | null => {
      try {
        read?.(path);
        return null;
      } catch (error) {
        return error as Error;
      }
    };
    let refused = 0;
    fc.assert(
      fc.property(fc.oneof(texts, fc.uint8Array({ maxLength: 60 })), (content) => {
        writeFileSync(path, content, { mode: 0o600 });
        const error = tried();
        if (error === null) return;
        refused += 1;
        expect([error.constructor.name, error.message.slice(0, 400)]).toEqual(['Error', expect.stringContaining(name)]);
        // A line or some for who mends it, not the file all over again.
        expect(error.message.length).toBeLessThan(20_000);
      }),
      { numRuns: repeated(150, 3000) },
    );
    expect(refused).toBeGreaterThan(20);
    rmSync(path);
    mkdirSync(path);
    if (name !== 'profiles/made.json') expect(tried()?.message).toContain(name);
  });
});

describe('a receipt', () => {
  test('that was changed anywhere is refused, or said to be wrong', async () => {
    const room = await TestRoom.open();
    for (const seat of [1, 2]) await room.sit(seat, seat, 20_000);
    await room.deal();
    await room.playOut();
    const asked = await room.station(1).press({ do: 'receipt', hand: 1 });
    await room.close();
    if (!asked.ok || asked.result?.kind !== 'hand receipt') throw new Error('no receipt');
    const { text } = asked.result.receipt;
    const wrong = (written: string): string[] | null => {
      const read = parseReceipt(written);
      return read.ok ? checkReceipt(read.value).flatMap(({ ok, text: why }) => (ok ? [] : [why])) : null;
    };
    expect(wrong(text)).toEqual([]);
    // Zones of later cards, and what lay in places that are not opened, the seal cannot prove: docs/receipts.md says so.
    const [from, to] = [text.indexOf('"deck":['), text.indexOf('],', text.indexOf('"deck":['))];
    const values = fc.oneof(
      fc.json(),
      fc.constantFrom(
        '""',
        '-1',
        '1e309',
        '[]',
        '{}',
        'null',
        `"${'f'.repeat(64)}"`,
        '99999999',
        nested('[', ']', 2000),
      ),
    );
    const parts = [...text.matchAll(/"(?:[^"\\]|\\.)*"|\d+|true|false|null/g)]
      .filter(({ index }) => !text.slice(0, index).endsWith('"zone":') && (index < from || index > to))
      .map(({ index, 0: found }) => [index, found.length] as const);
    fc.assert(
      fc.property(fc.nat(parts.length - 1), values, (nth, value) => {
        const [at = 0, length = 0] = parts[nth] ?? [];
        const changed = `${text.slice(0, at)}${value}${text.slice(at + length)}`;
        let same = false;
        try {
          same = JSON.stringify(JSON.parse(changed)) === JSON.stringify(JSON.parse(text));
        } catch {
          // No JSON anymore.
        }
        if (!same)
          expect([changed.slice(Math.max(0, at - 40), at + 60), wrong(changed)]).not.toEqual([expect.anything(), []]);
      }),
      { numRuns: repeated(400, 5000) },
    );
    for (const other of ['', nested('[', ']', 30_000), '{"__proto__":1}', text.repeat(2)])
      expect(wrong(other)).toBeNull();
  });
});

describe('what a program prints in the place of the key', () => {
  test.each([
    ['nothing', ''],
    ['more than a key', 'head -c 100000 /dev/zero'],
    ['no end of lines', 'yes secret'],
    ['a key and more', `echo ${'ab'.repeat(32)} secret`],
    ['two keys', `echo ${'ab'.repeat(32)}; echo ${'cd'.repeat(32)}`],
    ['capital letters', `echo ${'AB'.repeat(32)}`],
    ['bytes that are no text', "printf '\\377\\376secret'"],
    ['a key, and then it is killed', `echo ${'ab'.repeat(32)}; kill -9 $$`],
    ['a key, and then it fails', `echo ${'ab'.repeat(32)}; exit 1`],
  ])('is refused and shown to nobody: %s', (_, text) => {
    const program = join(folder, 'unseal');
    writeFileSync(program, `#!/bin/sh\n${text}\n`, { mode: 0o700 });
    let said = '';
    try {
      askForDeckKey(program);
    } catch (error) {
      said = (error as Error).message;
    }
    expect(said).toContain(program);
    expect(said).not.toMatch(/secret|abab|cdcd/i);
  });

  test('is not run by a shell: what one would do is a word like any other', () => {
    const program = join(folder, 'unseal');
    const proof = join(folder, 'proof');
    writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$@" > ${folder}/words\necho ${'ab'.repeat(32)}\n`, {
      mode: 0o700,
    });
    askForDeckKey(`${program} ; touch ${proof} $(touch${proof}) | \`id\` && *`);
    expect(readFileSync(join(folder, 'words'), 'utf8').split('\n')).toContain('&&');
    expect(() => readFileSync(proof)).toThrow();
  });
});
