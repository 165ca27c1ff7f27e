import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../../games/registry.ts';
import { receiptOf } from '../../../main/shuffle/receipt.ts';
import type { Receipt } from '../../../main/shuffle/receipt-file.ts';
import { playedHand, seal } from './played-hand.ts';

const PAGE = readFileSync(new URL('../../../docs/receipts.md', import.meta.url), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'dealerless-doc-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe.skipIf(!hasPython)('the verifier that docs/receipts.md prints', () => {
  const program = join(folder, 'verify.py');
  writeFileSync(program, /```python\n([\s\S]*?)```/.exec(PAGE)?.[1] ?? '');

  function verify(receipt: unknown): { status: number | null; stdout: string } {
    const file = join(folder, 'receipt.json');
    writeFileSync(file, JSON.stringify(receipt));
    return spawnSync('python3', [program, file], { encoding: 'utf8' });
  }

  function receiptFor(game: string, seat: number | null, seed = 3): Receipt {
    const played = GAMES.get(game);
    if (!played) throw new Error(game);
    const of = { table: 'Table 1', hand: playedHand(played, seed) };
    const made = receiptOf(seal, seat === null ? { ...of, seat, newest: { ...of.hand, seal: '' } } : { ...of, seat });
    if (!made.ok) throw new Error(made.error.message);
    return made.value;
  }

  test.each([
    ['holdem', 2],
    ['holdem', null],
    ['short-deck-holdem', null],
    ['ez-baccarat', 2],
    ['double-hand-poker', null],
  ])('agrees with ours on a right receipt: %s, seat %s', (game, seat) => {
    const receipt = receiptFor(game, seat);
    expect(verify(receipt)).toMatchObject({ status: 0, stdout: expect.stringContaining(receipt.seal) as string });
  });

  test.each([
    ['holdem', 2],
    ['omaha', null],
    ['razz', 3],
    ['ez-baccarat', 2],
    ['double-hand-poker', null],
  ])('agrees with ours on a deck that was cut: %s, seat %s', (game, seat) => {
    const receipt = receiptFor(game, seat, 4);
    expect(receipt.cut).not.toEqual([]);
    expect(verify(receipt)).toMatchObject({ status: 0, stdout: expect.stringContaining(receipt.seal) as string });
  });

  test('agrees with ours on wrong terms, cuts and turns', () => {
    const good = receiptFor('holdem', 2, 4);
    const { terms, cut = [], cards } = good;
    const [first, second] = cards;
    if (!terms || !first || !second) throw new Error('terms and two cards expected');
    const wrong: [object, string][] = [
      [{ table: 'Table 2' }, 'not the table'],
      [{ seat: 1 }, 'not the table, the time or the seats'],
      [{ terms: { ...terms, button: 10 } }, 'is not under the seal'],
      [{ cards: [second] }, 'a card of the seat is not opened'],
      [{ cards: [{ ...first, zone: '9' }, second] }, 'a card that was dealt elsewhere'],
      [{ cards: [{ ...first, dealt: 51 }, second] }, 'a card out of its turn'],
      [{ cut: cut.slice(1) }, 'a card out of its turn'],
      [{ cut: [{ seat: 2, number: '0'.repeat(64) }] }, 'a number that its seat has not committed to'],
    ];
    for (const [change, text] of wrong) {
      expect(verify({ ...good, ...change })).toMatchObject({
        status: 1,
        stdout: expect.stringContaining(text) as string,
      });
    }
  });

  test('agrees with ours on a hand that continues with a shoe', () => {
    const game = GAMES.get('ez-baccarat');
    if (!game) throw new Error('no baccarat');
    const first = playedHand(game, 3);
    const id = { hand: 9, game: 'ez-baccarat' };
    const entries = first.entries.map((entry) => ({ ...entry, hand: 9 }));
    const made = receiptOf(seal, {
      table: 'Table 1',
      hand: { ...first, ...id, ...seal.takeOn(first, id), entries },
      seat: 2,
    });
    expect(made.ok && verify(made.value)).toMatchObject({ status: 0 });
    expect(made.ok && verify({ ...made.value, since: 9 })).toMatchObject({ status: 1 });
  });

  test('agrees with ours on wrong ones', () => {
    const good = receiptFor('holdem', 2);
    const whole = receiptFor('holdem', null);
    const [first, ...others] = good.cards;
    if (!first) throw new Error('a card expected');
    const wrong: [unknown, string][] = [
      [{ ...good, cards: [{ ...first, card: 'X1' }, ...others] }, 'X1 is not under the seal'],
      [{ ...good, cards: [{ ...first, index: 51 }] }, 'is not under the seal'],
      [{ ...good, cards: [{ ...first, path: first.path.slice(1) }] }, 'is not under the seal'],
      [{ ...good, hand: good.hand + 1 }, 'is not under the seal'],
      [{ ...good, cards: [first, first] }, 'a place is opened twice'],
      [{ ...whole, cards: whole.cards.slice(1) }, 'the whole deck is not opened'],
    ];
    for (const [receipt, text] of wrong) {
      expect(verify(receipt)).toMatchObject({ status: 1, stdout: expect.stringContaining(text) as string });
    }
  });
});
