/** The page that checks a receipt on a phone, docs/verify.html: a second program, held against the table's own. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { receiptOf } from '../../main/shuffle/receipt.ts';
import { checkReceipt } from '../../main/shuffle/receipt-check.ts';
import type { Receipt } from '../../main/shuffle/receipt-file.ts';
import { playedHand, seal } from '../main/shuffle/played-hand.ts';

const PAGE = readFileSync(new URL('../../docs/verify.html', import.meta.url), 'utf8');
const context = createContext({ TextEncoder });
runInContext(/<script id="verifier">([\s\S]*?)<\/script>/.exec(PAGE)?.[1] ?? '', context);

const wrongIn = (receipt: object, shown: string | null = null): string[] => [
  ...runInContext(`wrongIn(${JSON.stringify(receipt)}, ${JSON.stringify(shown)})`, context),
];

function receiptFor(id: string, seat: number | null, seed: number): Receipt {
  const game = GAMES.get(id);
  if (!game) throw new Error(id);
  const of = { table: 'Table 1', hand: playedHand(game, seed) };
  const made = receiptOf(seal, seat === null ? { ...of, seat, newest: { ...of.hand, seal: '' } } : { ...of, seat });
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

describe('the page that checks a receipt', () => {
  it('stands alone: it loads nothing and sends nothing', () => {
    expect(PAGE).not.toMatch(/\b(?:src|href)=|@import|fetch\(|XMLHttpRequest|WebSocket|import\(/);
    expect(PAGE).toContain("default-src 'none'");
  });

  it('hashes as everybody does', () => {
    for (const text of ['', 'abc', 'a'.repeat(55), 'a'.repeat(56), 'a'.repeat(64), 'ä'.repeat(500)]) {
      const digest = runInContext(`hex(sha256(utf8(${JSON.stringify(text)})))`, context);
      expect(digest).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });

  it.each([
    ['holdem', 2, 3],
    ['holdem', 2, 4],
    ['omaha', null, 4],
    ['razz', 3, 4],
    ['ez-baccarat', 2, 4],
    ['double-hand-poker', null, 3],
  ])('finds nothing wrong with a right receipt: %s, seat %s', (game, seat, seed) => {
    const receipt = receiptFor(game, seat, seed);
    expect(wrongIn(receipt, receipt.seal)).toEqual([]);
    expect(wrongIn(receipt, '0'.repeat(64))).toEqual(['the receipt is of another seal than the one that was shown']);
  });

  it('names each place once, with its cards as they are printed', () => {
    const placesOf = (receipt: object): string[] => [...runInContext(`byPlace(${JSON.stringify(receipt)})`, context)];
    const cards = [
      { zone: '1', card: '6c' },
      { zone: 'board', card: 'Ts' },
      { zone: '1', card: 'X1' },
      { zone: '10', card: '4-6' },
      { zone: '10', card: '6-6b' },
      { zone: null, card: '2d' },
      { zone: 'board', card: 'Ah' },
    ];
    expect(placesOf({ cards })).toEqual(['Seat 1: 6♣ Joker', 'Board: 10♠ A♥', 'Seat 10: 4-6 6-6', 'Not dealt: 2♦']);
    const receipt = receiptFor('double-hand-poker', null, 3);
    expect(
      placesOf(receipt)
        .join(' ')
        .match(/[♠♥♦♣]|Joker/g),
    ).toHaveLength(receipt.cards.length);
  });

  it('finds what is wrong wherever the table finds something', () => {
    const good = receiptFor('holdem', 2, 4);
    const whole = receiptFor('omaha', null, 4);
    const { terms, cut = [], cards } = good;
    const [first, second] = cards;
    if (!terms || !first || !second) throw new Error('terms and two cards expected');
    const changed: Receipt[] = [
      { ...good, table: 'Table 2' },
      { ...good, seat: 9 },
      { ...good, hand: good.hand + 1 },
      { ...good, terms: { ...terms, button: 10 } },
      { ...good, cards: [second] },
      { ...good, cards: [first, first] },
      { ...good, cards: [{ ...first, card: 'X1' }, second] },
      { ...good, cards: [{ ...first, zone: '9' }, second] },
      { ...good, cards: [{ ...first, dealt: 51 }, second] },
      { ...good, cards: [{ ...first, path: first.path.slice(1) }, second] },
      { ...good, cut: cut.slice(1) },
      { ...good, cut: [{ seat: 2, number: '0'.repeat(64) }] },
      { ...good, cut: [...cut, ...cut] },
      { ...whole, cards: whole.cards.slice(1) },
      { ...whole, deck: ['X1', ...whole.deck.slice(1)] },
    ];
    for (const receipt of changed) {
      expect(checkReceipt(receipt).some(({ ok }) => !ok)).toBe(true);
      expect(wrongIn(receipt), JSON.stringify(receipt).slice(0, 300)).not.toEqual([]);
    }
  });
});
