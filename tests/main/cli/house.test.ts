import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { needMember } from '../../../main/accounts/staff-member.ts';
import { command } from '../../../main/cli/house.ts';
import { UsageError } from '../../../main/command.ts';
import { openHouse } from '../../../main/house/house.ts';
import { writeLog } from '../../../main/house/house-log.ts';
import { FILES } from '../test-room.ts';

let data: string;
let account = '';
let card = '';

/** Runs the command in the folder of the house; `typed` comes in on standard input. Only what is one line to read may be thrown. */
async function house(words: string, typed = '', folder = data): Promise<{ code: number; said: string }> {
  const stdin = vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([typed]) as never);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  try {
    const code = await command.run([...words.split(' ').filter((word) => word !== ''), '--data', folder]);
    return { code, said: log.mock.calls.map(String).join('\n') };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    expect(error.message.split('\n')).toHaveLength(1);
    return { code: 2, said: error.message };
  } finally {
    log.mockRestore();
    stdin.mockRestore();
  }
}

const PERSON = '1990-01-01 passport P-1 2099-12-31 Ada Winter';
const CASS = '2468\n';
const FLO = '1357\n';
const ADA = '2580\n';

beforeAll(async () => {
  data = mkdtempSync(join(FILES, 'dealerless-house-cli-'));
  await house('join 3 Table 3');
  await house('staff cass cage Cass Cage', CASS);
  await house('staff flo floor Flo Floor', FLO);
  await house('staff cass2 floor Cage, Cass', '8642\n');
  await house('staff audrey technician Audrey', '9753\n');
  const { said } = await house(`enroll ${PERSON} --by cass`, CASS + ADA);
  account = /^account {2}(\d+)$/m.exec(said)?.[1] ?? '';
  card = /^card {5}(\d+)$/m.exec(said)?.[1] ?? '';
});
afterAll(() => rmSync(data, { recursive: true }));

describe('dealerless house', () => {
  it.each([
    ['no name', ''],
    ['spaces', '   '],
    ['two lines', 'Card\nRoom'],
    ['more than screens take', 'x'.repeat(61)],
  ])('is not called by %s, and makes no folder for it', async (_, name) => {
    const folder = join(data, 'nameless');
    await expect(command.run(['tables', '--name', name, '--data', folder])).rejects.toThrow(
      /^--name expects 1 to 60 characters on one line, not "/,
    );
    await expect(command.run(['join', '1', 'One', '--name', name, '--data', folder])).rejects.toThrow(UsageError);
    await expect(command.run(['join', '1', 'One', '--day-ends', 'noon', '--data', folder])).rejects.toThrow(UsageError);
    expect(existsSync(folder)).toBe(false);
  });

  it.each(['Ta\nble', 'a\u001b[31mred', 'tab\tbed', 'line\u2028two'])(
    'calls no table, cage or member of staff %j: lists and logs have a line for each',
    async (name) => {
      const said = async (...words: string[]) =>
        command.run([...words, name, '--data', data]).then(
          () => 'done',
          (error: unknown) => (error instanceof UsageError ? error.message : String(error)),
        );
      expect(await said('join', '77')).toBe('The name of a table must have 1 to 40 characters on one line.');
      expect(await said('cage', '77')).toBe('The name of a cage must have 1 to 40 characters on one line.');
      expect((await house('tables')).said).not.toContain('77');
      expect(needMember({ id: 'odd', role: 'cage', name })).toMatchObject({ error: { code: 'bad-name' } });
    },
  );

  it.each(['2026-02-31', '2026-13-01', '2025-02-29'])(
    'has no gaming day %s, which is not in the calendar',
    async (day) => {
      for (const words of [`report ${day}`, `cash ${day}`, `report 2026-01-01 --to ${day}`]) {
        expect(await house(words)).toEqual({ code: 2, said: `"${day}" is not a day: expected YYYY-MM-DD` });
      }
    },
  );

  it('names every word that it knows to anyone who types another', async () => {
    const { code, said } = await house('joni 4 Table 4');
    expect(code).toBe(2);
    expect(said).toMatch(/^expected join, token, .*dormant, withheld, .* or exclusions, not "joni"$/);
  });

  it('lets a table in, with a token that only its owner reads, and gives it a new one', async () => {
    const file = join(data, 'table-3.token');
    const first = readFileSync(file, 'utf8');
    expect(first).toMatch(/^[\w-]{32}\n$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { code, said } = await house('token 3');
    expect(code).toBe(0);
    expect(said).toContain('dealerless serve --house URL --table 3 --token table-3.token');
    expect(readFileSync(file, 'utf8')).not.toBe(first);
    expect((await house('tables')).said).toBe('   3  Table 3  has received message 0 of the house');
  });

  it('makes the card of a player, which reveals nothing about its owner', async () => {
    expect(account).toMatch(/^\d{10}$/);
    const { said } = await house('enroll 1991-02-02 state-id S-9 2099-12-31 Ben Ortiz --by cass', `${CASS}2581\n`);
    expect(said).toMatch(/^account {2}\d{10}\ncard {5}(\d{16})\ntrack 1 {2}%B\1.*\ntrack 2 {2};\1\?$/);
    expect(said).not.toMatch(/ben|ortiz/i);
    expect(card).not.toContain(account);
  });

  it('takes money in and pays it out, against the PINs of cashier and player', async () => {
    const before = await house(`deposit ${account} 250.50 --by cass`, CASS);
    expect(before).toEqual({
      code: 0,
      said: expect.stringMatching(/^D-\d{6} {2}\$250\.50; the card holds \$250\.50$/),
    });
    const wrong = await house(`withdraw ${account} 50.50 --by cass`, `${CASS}1111\n`);
    expect(wrong).toEqual({ code: 2, said: 'The player’s PIN is wrong. Nothing was paid.' });
    const paid = await house(`withdraw ${account} 50.50 --by cass`, CASS + ADA);
    expect(paid).toEqual({ code: 0, said: expect.stringMatching(/^W-\d{6} {2}\$50\.50; the card holds \$200$/) });
    const more = await house(`withdraw ${account} 200.01 --by cass`, CASS + ADA);
    expect(more.code).toBe(2);
  });

  it('has the terms of a jackpot signed by two people, who are not one with two ids', async () => {
    const file = join(data, 'jackpot.json');
    writeFileSync(
      file,
      JSON.stringify({
        ...{ id: 'high', name: 'High hand', games: ['holdem'], hit: 'held', hand: ['As', 'Ah', 'Ad', '2c', '2d'] },
        ...{ bothHoleCards: false, minPlayers: 2, drop: 1, shares: { loser: 0, winner: 100, table: 0 } },
      }),
    );
    const signed = (second: string) => house(`jackpot ${file} --by cass2 --second ${second}`, `8642\n${CASS}`);
    expect((await signed('CASS2')).said).toBe('--second expects the id of another person, who signs too');
    expect((await signed('cass')).said).toMatch(/^The second person must be somebody else/);
  });

  it('takes over a list, and lets nobody off it for good but by a second person of another role, as at the cage', async () => {
    const file = join(data, 'state.csv');
    const list = (people: string, more: string, pins: string) => {
      writeFileSync(file, `name,born,until\n${people}`);
      return house(`exclusions state ${file} --by cass ${more}`, pins);
    };
    await house('staff carl cage Carl Counter', '8181\n');
    expect(await list('Max Barred,1971-08-22,\n', '', CASS)).toEqual({
      ...{ code: 0, said: '1 new, 0 as before, 0 no longer on it' },
    });
    expect((await list('', '', CASS)).said).toMatch(/a second person in another role has to sign/);
    expect((await list('', '--second carl', `${CASS}8181\n`)).said).toBe(
      'The second person must have another role: Carl Counter is cage, too.',
    );
    expect((await list('', '--second cass2', `${CASS}8642\n`)).said).toMatch(
      /^The second person must be somebody else/,
    );
    expect((await list('', '--second audrey', `${CASS}9753\n`)).said).toMatch(/^A technician member may not sign for/);
    expect(await list('', '--second flo', CASS + FLO)).toEqual({
      ...{ code: 0, said: '0 new, 0 as before, 1 no longer on it' },
    });
  });

  it('pays out much only with a second person, who signs with their own PIN', async () => {
    await house(`deposit ${account} 60000 --by cass`, CASS);
    expect((await house(`withdraw ${account} 55000 --by cass`, CASS + ADA)).said).toMatch(/second person must sign/);
    const second = `withdraw ${account} 55000 --by cass --second`;
    expect((await house(`${second} CASS`, CASS + ADA + CASS)).said).toBe('The second person must be somebody else.');
    expect((await house(`${second} cass2`, `${CASS}${ADA}8642\n`)).said).toMatch(
      /^The second person must be somebody else/,
    );
    expect((await house(`${second} flo`, `${CASS}${ADA}0000\n`)).said).toMatch(/^Wrong id or PIN/);
    expect((await house(`${second} audrey`, `${CASS}${ADA}9753\n`)).said).toBe(
      'A technician member may not sign for a pay-out: the floor or an auditor may.',
    );
    expect(await house(`${second} flo`, CASS + ADA + FLO)).toMatchObject({ code: 0 });
  });

  it('takes the limits of the house from its options, in dollars', async () => {
    const much = await house(`deposit ${account} 100000.01 --by cass`, CASS);
    expect(much).toEqual({
      code: 2,
      said: expect.stringMatching(/^\$100,000\.01 is more than the \$100,000 allowed in one/),
    });
    const own = await house(`deposit ${account} 201 --by cass --most-at-once 200`, CASS);
    expect(own).toEqual({ code: 2, said: expect.stringMatching(/^\$201 is more than the \$200 .* split it/) });
    const alone = await house(`withdraw ${account} 20 --by cass --signatures-above 10`, CASS + ADA);
    expect(alone).toEqual({
      code: 2,
      said: expect.stringMatching(/^A second person must sign pay-outs above \$10 from one account/),
    });
  });

  it('lists what is on its way to a table, and what a slip stands for', async () => {
    expect(await house('way')).toEqual({ code: 0, said: '' });
    const open = await openHouse({ name: 'House', at: data, data, kind: 'demo' });
    const reserved = await open.answer(3, { ask: 'reserve', key: 'r-1', account, amount: 40_00, enters: true });
    await open.close();
    expect(reserved.ok).toBe(true);
    expect((await house('way')).said).toBe(`$40 of account ${account} is on its way to table 3 (r-1)`);
    const missing = await house('slip S3-000017');
    expect(missing).toEqual({ code: 1, said: 'S3-000017: not in yet. The table has not reported it.' });
  });

  it('gives a cage the path of its screen, which only its owner reads, and lists cages, shifts and log', async () => {
    expect((await house('cage 2 High limit')).said).toContain('anyone who has the path can use the screen');
    const file = join(data, 'cage-2.path');
    const first = readFileSync(file, 'utf8');
    expect(first).toMatch(/^\/cage\/\?token=[\w-]{32}\n$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await house('cage-token 2');
    expect(readFileSync(file, 'utf8')).not.toBe(first);
    expect((await house('cages')).said).toBe('   2  High limit');
    expect(await house('shifts 2')).toEqual({ code: 0, said: '' });
    const open = await openHouse({ name: 'House', at: data, data, kind: 'demo' });
    const cage = await open.cage(2);
    const count = { at: Date.UTC(2026, 10, 28, 20), by: 'cass', second: 'flo' };
    await cage.shifts.open({ ...count, key: 'open', counted: 100_00 });
    await cage.shifts.close({ ...count, key: 'close', counted: 99_00 });
    await writeLog(open.store, { at: count.at, level: 'info', code: 'x', text: 'a word', by: 'cass', place: 'cage 2' });
    await open.close();
    const when = '2026-11-28T20:00:00.000Z';
    expect((await house('shifts 2')).said).toBe(`   1  ${when}  cass  closed ${when}, $99 counted, variance -$1`);
    expect((await house('log')).said).toBe(`${when}  cage 2  a word`);
  });

  it('says in a line that another house has the file open', async () => {
    const open = await openHouse({ name: 'House', at: data, data, kind: 'demo' });
    try {
      expect(await house('tables')).toEqual({ code: 2, said: expect.stringMatching(/house\.sqlite/) });
    } finally {
      await open.close();
    }
  });

  it('makes no house of a folder that was mistyped', async () => {
    const typo = join(data, 'typo');
    for (const words of ['tables', 'way', 'token 3', 'slip S3-000017', `deposit ${account} 1 --by cass`]) {
      expect(await house(words, CASS, typo)).toEqual({
        code: 2,
        said: expect.stringContaining('there is no house in'),
      });
    }
    expect(existsSync(typo)).toBe(false);
  });

  it('names a data folder that is a file', async () => {
    const file = join(data, 'a-file');
    writeFileSync(file, '');
    expect(await house('join 4 Table 4', '', file)).toEqual({ code: 2, said: expect.stringContaining(file) });
  });

  it.each([
    ['join', '', /^expected the number of a table/],
    ['cage', '', /^expected the number of a cage/],
    ['cage 100 Far', '', /^"100" is not a cage: expected a number from 1 to 99/],
    ['cage-token 9', '', /Cage 9 does not exist/],
    ['join x Table', '', /^"x" is not a table: expected a number from 1 to 9999/],
    ['join 0 Table', '', /^"0" is not a table/],
    ['join 10000 Table', '', /^"10000" is not a table/],
    ['join 4', '', /name of a table must have 1 to 40 characters/],
    ['join 3 Again', '', /Table 3 already exists: Table 3/],
    ['token', '', /^expected the number of a table/],
    ['token 3 4', '', /^expected the number of a table/],
    ['token 9', '', /Table 9 does not exist/],
    ['tables 3', '', /not "3"/],
    ['way 3', '', /not "3"/],
    ['slip', '', /^expected one slip.*S3-000017/],
    ['slip 17', '', /^"17" is not a slip/],
    ['staff', CASS, /expected one of the roles floor, .*, not ""/],
    ['staff kim king Kim', CASS, /expected one of the roles floor, .*, not "king"/],
    ['staff kim cage', CASS, /name/],
    ['staff kim cage Kim', '12\n', /four to eight digits/],
    ['staff kim cage Kim', '', /four to eight digits/],
    ['staff CASS cage Cass', CASS, /There is already a member of staff CASS/],
    ['enroll', CASS + ADA, /expected one of the documents driver-licence, passport, state-id, military-id, not ""/],
    [`enroll ${PERSON}`, CASS + ADA, /--by expects the id/],
    [`enroll ${PERSON} --by cass`, CASS + ADA, /has account \d{10} already/],
    [`enroll ${PERSON} --by flo`, `1358\n${ADA}`, /Wrong id or PIN/],
    [`enroll ${PERSON} --by audrey`, `9753\n${ADA}`, /A technician member may not do that/],
    ['enroll 1990-13-01 passport P-2 2099-12-31 Ada --by cass', CASS + ADA, /Date of birth "1990-13-01"/],
    ['enroll 2020-01-01 passport P-2 2099-12-31 Ada --by cass', CASS + ADA, /\b(18|21)\b/],
    ['enroll 1990-01-01 passport P-2 2001-12-31 Ada --by cass', CASS + ADA, /expired/],
    ['enroll 1990-01-01 passport P-2 2099-12-31 --by cass', CASS + ADA, /name/i],
    ['enroll 1990-01-01 passport P-2 2099-12-31 Eve --by cass', `${CASS}1\n`, /four to eight digits/],
    ['deposit', CASS, /^expected deposit ACCOUNT DOLLARS/],
    ['deposit 4000000002', CASS, /^expected deposit ACCOUNT DOLLARS/],
    ['deposit 4000000002 100', CASS, /--by expects the id/],
    ['deposit 4000000002 100 --by cass', CASS, /There is no account 4000000002/],
    ['deposit 4000000002 1.5 --by cass', CASS, /"1\.5" is not an amount/],
    ['deposit 4000000002 ten --by cass', CASS, /"ten" is not an amount/],
    ['deposit 4000000002 0 --by cass', CASS, /no account|at least one cent/],
    ['deposit 4000000002 100 --by cass --second flo', CASS, /needs no --second/],
    ['withdraw 4000000002 1 2 --by cass', CASS + ADA, /^expected withdraw ACCOUNT DOLLARS/],
    ['withdraw 4000000002 1 --by cass', CASS + ADA, /There is no account 4000000002/],
    ['tables --most-at-once 99', '', /--most-at-once expects a whole number from 100 to 10000000, not "99"/],
    ['tables --signatures-above x', '', /--signatures-above expects a whole number from 0 to 1000000/],
    ['dance', '', /expected join, token, .* or exclusions, not "dance"/],
    ['--money tables', '', /for demo, not for money/],
    ['--database mysql://h@one/house tables', '', /--database expects postgres:/],
    ['--port x', '', /--port expects a whole number/],
    ['--listen 10.0.0.1', '', /needs TLS/],
    ['--frob', '', /--frob/],
  ])('%s is refused in one line', async (words, typed, why) => {
    const { code, said } = await house(words, typed);
    expect(said).toMatch(why);
    expect(code).toBe(2);
  });
});
