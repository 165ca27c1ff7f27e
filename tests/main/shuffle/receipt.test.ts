import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cardText } from '../../../games/card.ts';
import { GAMES } from '../../../games/registry.ts';
import { Hand } from '../../../main/hand/hand.ts';
import type { JournaledHand } from '../../../main/journal/journal.ts';
import { DeckSeal } from '../../../main/shuffle/deck-seal.ts';
import { receiptOf } from '../../../main/shuffle/receipt.ts';
import { checkReceipt } from '../../../main/shuffle/receipt-check.ts';
import { parseReceipt, type Receipt } from '../../../main/shuffle/receipt-file.ts';
import { repeated } from '../../repeated.ts';
import { playedHand, seal } from './played-hand.ts';

const holdem = GAMES.get('holdem');
if (!holdem) throw new Error('no holdem');

/** Once another deck is on the table. */
function receiptFor(hand: JournaledHand, seat: number | null): Receipt {
  const of = { table: 'Table 1', hand };
  const newest = { ...hand, seal: 'f'.repeat(64) };
  const made = receiptOf(seal, seat === null ? { ...of, seat, newest } : { ...of, seat });
  if (!made.ok) throw new Error(made.error.message);
  // As it comes back from a file.
  const read = parseReceipt(JSON.stringify(made.value));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** Every text that stands anywhere in plain data, keys included. */
const wordsIn = (data: unknown): ReadonlySet<string> =>
  new Set([...JSON.stringify(data).matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, word]) => word ?? ''));

const wrong = (receipt: Receipt): string[] =>
  checkReceipt(receipt)
    .filter(({ ok }) => !ok)
    .map(({ text }) => text);

describe.each([...GAMES.values()])('R10: receipts of $id', (game) => {
  const hands = Array.from({ length: repeated(3, 12) }, (_, seed) => playedHand(game, seed));

  test('each seat can prove every card it saw under the seal made before the first decision', () => {
    for (const hand of hands) {
      const deck = seal.open(hand).map(cardText);
      const positions = Hand.positions(hand, seal.open(hand));
      for (const { seat } of hand.players) {
        const receipt = receiptFor(hand, seat);
        expect(wrong(receipt)).toEqual([]);
        expect(receipt.seal).toBe(positions[0]?.facts.seal);
        expect(receipt.cards.every(({ index, dealt = index, card }) => deck[dealt] === card)).toBe(true);
        const opened = new Set(receipt.cards.map(({ card }) => card));
        const seen = wordsIn(positions.map((position) => position.view(seat)));
        expect(deck.filter((card) => seen.has(card) !== opened.has(card))).toEqual([]);
      }
    }
  });

  test('the whole deck opens for the regulator, and nothing else is in it', () => {
    for (const hand of hands.slice(0, 3)) {
      const receipt = receiptFor(hand, null);
      expect(wrong(receipt)).toEqual([]);
      expect(receipt.cards.map(({ card }) => card)).toEqual(seal.open(hand).map(cardText));
      const zones = receipt.cards.map(({ zone }) => zone);
      const played = Hand.replay(hand, seal.open(hand));
      for (const { seat } of hand.players) {
        const seen = played
          .view(seat)
          .events.some(
            (event) => event.kind === 'deal' && event.to === String(seat) && event.cards.some((card) => card !== null),
          );
        if (seen) expect(zones).toContain(String(seat));
      }
    }
  });

  test('R10: decisions do not change the deck: played again it is the same, card for card', () => {
    for (const hand of hands) {
      const order = seal.open(hand);
      for (const position of Hand.positions(hand, order)) expect(position.facts.deck).toEqual(order);
      expect(Hand.replay(hand, order).outcome()).toEqual(hand.close?.outcome);
    }
  });
});

describe('a receipt', () => {
  const hand = playedHand(holdem, 3);

  test('says whose it is, of which hand, and where each card lay', () => {
    const seat = hand.players[0]?.seat ?? 0;
    const receipt = receiptFor(hand, seat);
    expect(receipt).toMatchObject({
      ...{ format: 'dealerless receipt 1', table: 'Table 1', key: seal.fingerprint, hand: 4 },
      ...{ dealt: '2026-01-02T20:15:00.000Z', game: 'holdem', seat, seal: hand.seal },
    });
    expect(receipt.deck).toHaveLength(52);
    expect(receipt.cards.filter(({ zone }) => zone === String(seat))).toHaveLength(2);
  });

  test('H5: is refused while the hand is played', () => {
    const refused = receiptOf(seal, { table: 'Table 1', hand: { ...hand, close: null }, seat: 2 });
    expect(refused).toMatchObject({ ok: false, error: { code: 'hand running', message: 'Hand 4 is being played.' } });
  });

  test('is refused to a seat that was not in the hand', () => {
    const refused = receiptOf(seal, { table: 'Table 1', hand, seat: 1 });
    expect(refused).toMatchObject({ ok: false, error: { code: 'not in hand' } });
  });

  test('of a voided hand opens what had been dealt', () => {
    const voided = { ...hand, entries: [], close: { ...hand.close, kind: 'voided', outcome: null } } as typeof hand;
    const receipt = receiptFor(voided, 2);
    expect(receipt.cards.map(({ zone }) => zone)).toEqual(['2', '2']);
    expect(wrong(receipt)).toEqual([]);
  });

  test('needs the key of its table', () => {
    const other = new DeckSeal(Buffer.alloc(32, 9));
    expect(() => receiptOf(other, { table: 'Table 1', hand, seat: 2 })).toThrow('was sealed with the key');
  });
});

const usedAfter = ({ close }: JournaledHand): number => z.object({ used: z.int() }).parse(close?.memory).used;

describe.each([
  ['without terms', 3],
  ['cut', 4],
])('receipts of a shoe, %s', (_, seed) => {
  const baccarat = GAMES.get('ez-baccarat');
  if (!baccarat) throw new Error('no baccarat');
  const first = playedHand(baccarat, seed);
  const used = usedAfter(first);
  const id = { hand: first.hand + 1, game: 'ez-baccarat' };
  const next: JournaledHand = {
    ...{ ...first, ...id, ...seal.takeOn(first, id), start: { ...(first.start as object), used } },
    entries: first.entries.map((entry) => ({ ...entry, hand: id.hand })),
  };

  test('the next hand continues under the same seal, with the cards that come next', () => {
    expect(next.seal).toBe(first.seal);
    expect(seal.open(next)).toEqual(seal.open(first));
    const seat = first.players[0]?.seat ?? 0;
    const [before, after] = [receiptFor(first, seat), receiptFor(next, seat)];
    expect(wrong(after)).toEqual([]);
    expect([before.since, after.since]).toEqual([undefined, first.hand]);
    const turns = ({ cards }: Receipt): number[] => cards.map(({ index, dealt = index }) => dealt);
    expect(turns(before)).toEqual([...before.cards.keys()]);
    expect(turns(after)[0]).toBe(before.cards.length);
    expect(after.cut).toEqual(before.cut);
    expect(wrong({ ...after, since: id.hand })).not.toEqual([]);
  });

  test('a third hand continues from the second, and still names the first', () => {
    const to = { ...id, hand: id.hand + 1 };
    const third = { ...next, ...to, ...seal.takeOn(next, to) };
    expect(third.seal).toBe(first.seal);
    expect(seal.shuffledFor(third)).toBe(first.hand);
  });

  test('its order is nobody’s while it is in play, and open once it has been changed', () => {
    const whole = (newest: JournaledHand) => receiptOf(seal, { table: 'Table 1', hand: first, seat: null, newest });
    const inPlay = { ok: false, error: { code: 'shoe in play' } };
    expect(whole(first)).toMatchObject(inPlay);
    expect(whole(next)).toMatchObject(inPlay);
    expect(whole({ ...next, close: null })).toMatchObject(inPlay);
    const memory = { ...(next.close?.memory as object), used: null };
    expect(whole({ ...next, close: { ...next.close, memory } as JournaledHand['close'] })).toMatchObject({ ok: true });
    expect(whole(playedHand(baccarat, 8))).toMatchObject({ ok: true });
  });

  test('continues in its own game only, and with its own key', () => {
    expect(() => seal.takeOn(first, { ...id, game: 'holdem' })).toThrow('a deck of ez-baccarat');
    expect(() => seal.open({ ...next, hand: id.hand + 1 })).toThrow('belongs to another hand');
  });
});

describe('a receipt with terms and a cut', () => {
  const hand = playedHand(holdem, 4);
  const [seat = 0, neighbor = 0] = hand.players.map((player) => player.seat);
  const good = receiptFor(hand, seat);
  // Nobody has turned up a card in it.
  const voided = { ...hand, entries: [], close: { ...hand.close, kind: 'voided', outcome: null } } as typeof hand;
  const own = receiptFor(voided, seat);
  const { terms, cut = [] } = good;
  const [first, second] = good.cards;
  if (!first || !second || !terms || cut.length === 0) throw new Error('terms, a cut and two cards expected');

  test('names the table, the seats, the button, the cut and who kept silent', () => {
    expect(good).toMatchObject({ format: 'dealerless receipt 2', table: 'Table 1', dealt: '2026-01-02T20:15:00.000Z' });
    const texts = checkReceipt(good).map(({ text }) => text);
    const seats = hand.players.map((player) => player.seat);
    expect(texts.join()).toContain(`dealt to seats ${seats.join(', ')}, the button at seat ${terms.button}`);
    expect(texts.join()).toContain(
      `the deck was cut by seats ${seats.slice(0, -1).join(', ')}; seats ${seats.at(-1)} were to cut it and stayed silent`,
    );
  });

  test.each<[string, Receipt, string]>([
    ['another name of the table', { ...good, table: 'Table 2' }, 'the table is Table 1, not Table 2'],
    ['another time', { ...good, dealt: '2026-01-02T20:16:00.000Z' }, 'it was sealed 2026-01-02T20:15:00.000Z'],
    ['the seat of somebody who was not dealt in', { ...good, seat: 1 }, 'seat 1 was not dealt in'],
    ['the seats swapped', { ...good, terms: { ...terms, seats: terms.seats.toReversed() } }, 'not under this seal'],
    ['another button', { ...good, terms: { ...terms, button: 9 } }, 'not under this seal'],
    ['other rules', { ...good, terms: { ...terms, rules: '0'.repeat(64) } }, 'not under this seal'],
    ['another order of the deal', { ...good, terms: { ...terms, order: terms.order.slice(1) } }, 'not under this seal'],
    [
      'the cards of a neighbor as one’s own',
      { ...own, seat: neighbor },
      `cards dealt to seat ${neighbor} are not opened`,
    ],
    ['no card at all', { ...good, cards: [] }, `2 of the cards dealt to seat ${seat} are not opened`],
    ['a card called another’s', { ...good, cards: [{ ...first, zone: String(neighbor) }, second] }, 'was dealt to'],
    [
      'a card out of its turn',
      { ...good, cards: [{ ...first, dealt: 50 }, second] },
      'is not the card that comes there',
    ],
    ['a number left out', { ...good, cut: cut.slice(1) }, 'is not the card that comes there'],
    [
      'another number',
      { ...good, cut: [{ seat, number: 'f'.repeat(64) }] },
      `the number of seat ${seat} is not the one`,
    ],
    ['a seat that cuts twice', { ...good, cut: [...cut, ...cut] }, 'a seat has cut the deck twice'],
    [
      'a number of a seat that had not committed',
      { ...good, cut: [{ seat: 1, number: '0'.repeat(64) }] },
      'the number of seat 1',
    ],
  ])('is found wrong with %s', (_, receipt, text) => {
    expect(wrong(receipt).join('\n')).toContain(text);
  });

  test.each<[string, object]>([
    ['without its terms', { terms: undefined }],
    ['without its cut', { cut: undefined }],
    ['called one of the first format', { format: 'dealerless receipt 1' }],
    ['with a card without its turn', { cards: [{ ...first, dealt: undefined }] }],
  ])('cannot be read %s', (_, change) => {
    const read = parseReceipt(JSON.stringify({ ...good, ...change }));
    expect(read.ok ? '' : read.error.message).toContain('not a receipt: format: expected terms');
  });
});

describe('a receipt is found wrong', () => {
  const hand = playedHand(holdem, 3);
  const good = receiptFor(hand, 2);
  const [first, second] = good.cards;
  if (!first || !second) throw new Error('two cards expected');
  const whole = receiptFor(hand, null);
  const other = receiptFor(playedHand(holdem, 5), 2);

  test.each<[string, Receipt, string]>([
    [
      'another card',
      { ...good, cards: [{ ...first, card: first.card === 'As' ? 'Ks' : 'As' }] },
      'not under this seal',
    ],
    ['another place', { ...good, cards: [{ ...first, index: first.index ^ 1 }] }, 'not under this seal'],
    ['another hand', { ...good, hand: good.hand + 1 }, 'not under this seal'],
    ['another table', { ...good, key: '0'.repeat(16) }, 'not under this seal'],
    ['another game', { ...good, game: 'omaha' }, 'not under this seal'],
    ['another seal', { ...good, seal: other.seal }, 'not under this seal'],
    ['a deck of another size', { ...good, deck: good.deck.slice(1) }, 'not under this seal'],
    ['the same place twice', { ...good, cards: [first, second, first] }, 'a place of the deck is opened twice'],
    [
      'a card that the deck does not have',
      { ...good, deck: good.deck.map((card) => (card === first.card ? 'X1' : card)) },
      `${first.card} is there more often than the deck has it`,
    ],
    ['a whole deck without a card', { ...whole, cards: whole.cards.slice(1) }, 'and 1 cards are missing'],
  ])('%s', (_, receipt, text) => {
    expect(wrong(receipt).join('\n')).toContain(text);
  });

  test.each<[string, unknown, string]>([
    ['no JSON', '{', 'not JSON'],
    ['another format', { ...good, format: 'receipt' }, 'not a receipt: format: '],
    [
      'a salt of another length',
      { ...good, cards: [{ ...first, salt: 'ab' }] },
      'cards.0.salt: expected 32 hexadecimal digits',
    ],
    ['a salt that is not a number', { ...good, cards: [{ ...first, salt: 'z'.repeat(32) }] }, 'cards.0.salt'],
    ['a place that is none', { ...good, cards: [{ ...first, index: -1 }] }, 'cards.0.index'],
    ['a path of anything', { ...good, cards: [{ ...first, path: ['ab'] }] }, 'cards.0.path.0'],
    ['control characters for the terminal', { ...good, table: '\u001b[2J' }, 'table: expected 1 to 40 printable'],
    ['something more', { ...good, signature: '' }, 'not a receipt: file'],
  ])('cannot be read: %s', (_, content, text) => {
    const read = parseReceipt(typeof content === 'string' ? content : JSON.stringify(content));
    expect(read.ok ? '' : read.error.message).toContain(text);
  });
});
