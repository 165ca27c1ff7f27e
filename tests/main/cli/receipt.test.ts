import { chmodSync, copyFileSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { main } from '../../../main/cli/main.ts';
import type { Receipt } from '../../../main/shuffle/receipt-file.ts';
import { catchOutput } from '../../cli-output.ts';
import { TestRoom } from '../test-room.ts';

let room: TestRoom;
let ledger: string;
/** What the center display showed while hand 1 was played, and the cards of seat 1. */
let shown: string;
let mine: readonly (string | null)[];
const said = catchOutput();

const at = (name: string): string => join(room.data, name);
const receipt = (): Receipt => JSON.parse(said.out) as Receipt;

beforeAll(async () => {
  room = await TestRoom.open({ config: { name: 'Table 7', games: [{ game: 'holdem', limit: '2-4' }] } });
  writeFileSync(at('table.json'), JSON.stringify({ name: 'Table 7' }));
  ledger = at('table.sqlite');
  for (const seat of [1, 2]) await room.sit(seat, seat, 4000);
  await room.deal();
  shown = room.center.view.table.seal ?? '';
  mine = room.station(1).view.table.hand?.seats.find(({ seat }) => seat === 1)?.cards ?? [];
  await room.playOut();
  await room.deal();
});
afterAll(async () => {
  await room.close();
});

describe('dealerless receipt', () => {
  test('R10: opens what a seat saw, under the seal that was on the center display, while the table plays on', async () => {
    expect(await main(['receipt', ledger, '--hand', '1', '--seat', '1'])).toBe(0);
    expect(receipt()).toMatchObject({ table: 'Table 7', hand: 1, seat: 1, seal: shown, game: 'holdem' });
    const own = receipt().cards.filter(({ zone }) => zone === '1');
    expect(own.map(({ card }) => card)).toEqual(mine);
    expect(receipt().cards.filter(({ zone }) => zone === 'board')).toHaveLength(5);
  });

  test('opens the whole deck', async () => {
    expect(await main(['receipt', ledger, '--hand', '1', '--whole'])).toBe(0);
    expect(receipt().seat).toBeNull();
    expect(new Set(receipt().cards.map(({ card }) => card)).size).toBe(52);
  });

  test('writes a file that only its owner can read, and overwrites none', async () => {
    const file = at('receipt.json');
    expect(await main(['receipt', ledger, '--hand', '1', '--seat', '2', '--out', file])).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ seat: 2 });
    expect(await main(['receipt', ledger, '--hand', '1', '--seat', '2', '--out', file])).toBe(2);
    expect(said.err).toContain('EEXIST');
  });

  test.each([
    [['--hand', '2', '--seat', '1'], 1, 'Hand 2 is being played.'],
    [['--hand', '9', '--seat', '1'], 1, 'There is no hand 9'],
    [['--hand', '1', '--seat', '5'], 1, 'Seat 5 was not dealt into hand 1; seats 1, 2 were.'],
    [['--hand', '1'], 2, 'expected either --seat N or --whole'],
    [['--hand', '1', '--seat', '1', '--whole'], 2, 'expected either --seat N or --whole'],
    [['--hand', '1', '--seat', '11'], 2, '--seat expects a whole number from 1 to 10, not "11"'],
    [['--seat', '1'], 2, 'expected --hand N'],
  ])('%j: exit %i, %s', async (args, code, message) => {
    expect(await main(['receipt', ledger, ...args])).toBe(code);
    expect(said.err).toContain(message);
    expect(said.out).toBe('');
  });

  test('names what is wrong with a file', async () => {
    const args = ['--hand', '1', '--seat', '1'];
    expect(await main(['receipt', at('none.sqlite'), ...args])).toBe(2);
    expect(said.err).toContain('none.sqlite does not exist');
    expect(await main(['receipt', ledger, ...args, '--key', at('none.key')])).toBe(2);
    expect(said.err).toContain('none.key does not exist: expected the file with the key of the decks');
    expect(existsSync(at('none.key'))).toBe(false);
    copyFileSync(at('deck.key'), at('open.key'));
    chmodSync(at('open.key'), 0o644);
    expect(await main(['receipt', ledger, ...args, '--key', at('open.key')])).toBe(2);
    expect(said.err).toContain('chmod 600');
    writeFileSync(at('other.key'), 'ab'.repeat(32), { mode: 0o600 });
    expect(await main(['receipt', ledger, ...args, '--key', at('other.key')])).toBe(1);
    expect(said.err).toContain('The deck of hand 1 was sealed with the key');
  });
});

describe('dealerless verify-receipt', () => {
  const file = (): string => at('mine.json');
  const rewrite = (change: (whole: Receipt) => unknown): void => {
    const whole = JSON.parse(readFileSync(file(), 'utf8')) as Receipt;
    writeFileSync(at('changed.json'), JSON.stringify(change(whole)));
  };

  beforeEach(async () => {
    rmSync(file(), { force: true });
    await main(['receipt', ledger, '--hand', '1', '--seat', '1', '--out', file()]);
  });

  test('R10: says ok of every card of a right receipt, and of the seal that was shown', async () => {
    expect(await main(['verify-receipt', file(), '--seal', shown])).toBe(0);
    const lines = said.out.split('\n');
    expect(lines[0]).toMatch(/^Table 7, hand 1, holdem, seat 1, dealt \d{4}-/);
    expect(lines[1]).toBe(`seal ${shown}`);
    expect(lines[2]).toMatch(/^check code [0-9a-f]{4}-[0-9a-f]{4}$/);
    for (const card of mine) expect(said.out).toMatch(new RegExp(`^ok {2}card \\d+ of 52: ${card}, seat 1$`, 'm'));
    expect(said.out).toContain('ok  the seal begins with the 64 digits that were shown');
    expect(said.out).not.toContain('not ok');
  });

  test('the first digits of the seal are enough, from 16', async () => {
    expect(await main(['verify-receipt', file(), '--seal', shown.slice(0, 16).toUpperCase()])).toBe(0);
    expect(await main(['verify-receipt', file(), '--seal', shown.slice(0, 15)])).toBe(2);
    expect(said.err).toContain('--seal expects 16 to 64 hexadecimal digits');
  });

  test('a card that was changed is found', async () => {
    rewrite((whole) => ({
      ...whole,
      cards: whole.cards.map((card, n) => (n === 0 ? { ...card, card: card.card === 'As' ? 'Ks' : 'As' } : card)),
    }));
    expect(await main(['verify-receipt', at('changed.json')])).toBe(1);
    expect(said.out).toMatch(/^not ok {2}card \d+ of 52: [AK]s, .*: it is not under this seal$/m);
    expect(said.out).toMatch(/1 of \d+ checks failed\.|2 of \d+ checks failed\./);
  });

  test('a seal that was not shown is found', async () => {
    expect(await main(['verify-receipt', file(), '--seal', '0'.repeat(16)])).toBe(1);
    expect(said.out).toContain('not ok  the seal is not the one that was shown, 0000000000000000');
  });

  test('what is not a receipt is not read', async () => {
    rewrite((whole) => ({ ...whole, seal: 'ab' }));
    expect(await main(['verify-receipt', at('changed.json')])).toBe(2);
    expect(said.err).toContain('changed.json: not a receipt: seal: expected 64 hexadecimal digits');
    expect(await main(['verify-receipt', at('none.json')])).toBe(2);
    expect(said.err).toContain('none.json');
    expect(await main(['verify-receipt'])).toBe(2);
  });
});
