import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from '../../../lab/cli/main.ts';
import { catchOutput } from '../../cli-output.ts';

const said = catchOutput();

const folder = mkdtempSync(join(tmpdir(), 'dealerless-replay-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const hand = (finishing: string, acts = "'p2 f'"): string =>
  [
    "variant = 'NT'",
    'antes = [0, 0]',
    'blinds_or_straddles = [1, 2]',
    'min_bet = 2',
    'starting_stacks = [100, 100]',
    `actions = ['d dh p1 AsAd', 'd dh p2 KsKd', ${acts}]`,
    `finishing_stacks = ${finishing}`,
    '',
  ].join('\n');

const good = file('good.phh', hand('[101, 99]'));
const bad = file('bad.phh', hand('[102, 98]'));
const three = file(
  'three.phhs',
  `[1]\n${hand('[101, 99]')}\n[2]\nvariant = 'FB'\n\n[3]\n${hand('[101, 99]', "'p2 x'")}`,
);
/** The big blind of 4 is posted with 3. The raise to 7 is a raise by PokerKit's reading; with us the minimum is to 8. */
const shortBlind = (finishing: string): string =>
  [
    "variant = 'NT'",
    'antes = [0, 0, 0]',
    'blinds_or_straddles = [2, 4, 0]',
    'min_bet = 4',
    'starting_stacks = [100, 3, 100]',
    `actions = ['d dh p1 AsAd', 'd dh p2 KsKd', 'd dh p3 7c2d', 'p3 cbr 7', 'p1 f', 'd db 3h4h5s', 'd db 9c', 'd db Js', 'p2 sm KsKd', 'p3 sm 7c2d']`,
    `finishing_stacks = ${finishing}`,
    '',
  ].join('\n');
const another = file('another.phh', shortBlind('[98, 8, 97]'));
const neither = file('neither.phh', shortBlind('[98, 9, 96]'));

const broken = file('broken.phh', "variant = 'NT'\nantes = [\n");

describe('dealerless replay', () => {
  it('prints a line a hand and the sum last', async () => {
    expect(await main(['replay', good])).toBe(0);
    expect(said.out).toBe(`ok ${good}\n1 passed, 0 failed\n`);
  });

  it('says which stack is wrong', async () => {
    expect(await main(['replay', good, bad])).toBe(1);
    expect(said.out).toBe(
      [
        `ok ${good}`,
        `not ok ${bad}: p1 ends with 101, in the file with 102; p2 ends with 99, in the file with 98`,
        '1 passed, 1 failed',
        '',
      ].join('\n'),
    );
  });

  it('counts anything that is not a hand as failed; names file, hand and place', async () => {
    expect(await main(['replay', three])).toBe(2);
    expect(said.out).toBe(
      [
        `ok ${three} [1]`,
        `not ok ${three} [2]: not a hand in the PHH format`,
        `not ok ${three} [3]: not a hand in the PHH format`,
        '1 passed, 2 failed',
        '',
      ].join('\n'),
    );
    expect(said.err).toMatch(/three\.phhs \[3\]: actions\[3\]: expected "d dh pN CARDS", .*, not "p2 x"\n$/);
  });

  it('says in its last line how many hands needed another reading', async () => {
    expect(await main(['replay', good, another])).toBe(0);
    expect(said.out).toBe(
      `ok ${good}\nok ${another} (with a short blind lowering the call)\n2 passed (1 by another reading), 0 failed\n`,
    );
  });

  it('says why each reading of a failed hand failed', async () => {
    expect(await main(['replay', neither])).toBe(1);
    expect(said.out).toContain(`not ok ${neither}: `);
    expect(said.out).toContain('; with a short blind lowering the call: p2 ends with 8, in the file with 9');
    expect(said.out).toMatch(/\n0 passed, 1 failed\n$/);
    said.out = '';
    expect(await main(['replay', neither, '--json'])).toBe(1);
    expect(JSON.parse(said.out)).toMatchObject({
      kind: 'failed',
      others: [{ reading: 'a short blind lowering the call', why: expect.stringContaining('p2 ends with 8') }],
    });
  });

  it('counts what it could not read as failed, and reads on', async () => {
    const locked = join(folder, 'folder.phh.d', 'inner.phh');
    mkdirSync(locked, { recursive: true });
    expect(await main(['replay', join(folder, 'folder.phh.d'), good])).toBe(2);
    expect(said.err).toMatch(/inner\.phh: cannot be read: EISDIR/);
    expect(said.out).toMatch(/\n1 passed, 1 failed\n$/);
  });

  it('counts what does not exist and a folder without histories as failed, and reads on', async () => {
    const none = join(folder, 'none.phh');
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    expect(await main(['replay', none, good, empty])).toBe(2);
    expect(said.err).toBe(`${none}: no such file\n${empty}: a folder without any file that ends in .phh or .phhs\n`);
    expect(said.out).toMatch(/\n1 passed, 2 failed\n$/);
  });

  it('names the line of a file that is not TOML', async () => {
    expect(await main(['replay', broken, good])).toBe(2);
    expect(said.err).toMatch(/broken\.phh: line \d+, column \d+: expected TOML; /);
    expect(said.out).toMatch(/\n1 passed, 1 failed\n$/);
  });

  it('reads the histories in and under a folder', async () => {
    mkdirSync(join(folder, 'year', 'day'), { recursive: true });
    const inside = file('year/day/1.phh', hand('[101, 99]'));
    file('year/notes.txt', 'not a history');
    expect(await main(['replay', join(folder, 'year')])).toBe(0);
    expect(said.out).toBe(`ok ${inside}\n1 passed, 0 failed\n`);
  });

  it('--json: one object a hand', async () => {
    expect(await main(['replay', good, bad, '--json'])).toBe(1);
    expect(
      said.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { hand: good, kind: 'passed', note: null },
      { hand: bad, kind: 'failed', why: expect.stringContaining('p1 ends with 101') },
    ]);
  });

  it.each([
    [['replay'], 'dealerless: replay: expected one or more hand histories\n'],
    [['replay', '--xml', good], "dealerless: replay: Unknown option '--xml'\n"],
  ])('%j is not understood', async (args, message) => {
    expect(await main(args)).toBe(2);
    expect(said.err).toBe(message);
  });
});
