import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cardText } from '../../../games/card.ts';
import { Kept } from '../../../main/desks/kept.ts';
import { archiveHands } from '../../../main/ledger/archiving.ts';
import { DeckSeal } from '../../../main/shuffle/deck-seal.ts';
import { checkReceipt } from '../../../main/shuffle/receipt-check.ts';
import { parseReceipt, receiptCode } from '../../../main/shuffle/receipt-file.ts';
import type { AnswerResult } from '../../../protocol/answer.ts';
import type { HandReceipt } from '../../../protocol/hand-receipt.ts';
import type { RecalledHand } from '../../../protocol/recalled-hand.ts';
import { TestRoom } from '../test-room.ts';

let room: TestRoom;

beforeEach(async () => {
  room = await TestRoom.open({ config: { games: [{ game: 'holdem', limit: '4-8', collection: [2, 32, 47] }] } });
  for (const seat of [1, 2, 3]) await room.sit(seat, seat, 20_000);
});
afterEach(() => room.close());

async function play(hands: number): Promise<void> {
  for (let n = 0; n < hands; n += 1) {
    await room.deal();
    await room.playOut();
  }
}

async function lookedBack(seat: number): Promise<Extract<AnswerResult, { kind: 'history' }>> {
  const asked = await room.station(seat).press({ do: 'history' });
  if (!asked.ok || asked.result?.kind !== 'history') throw new Error('no history');
  return asked.result;
}

const history = async (seat: number): Promise<readonly RecalledHand[]> => (await lookedBack(seat)).hands;

describe('H1: the recall at a station', () => {
  test('after eleven hands has ten, newest first, each with everything that its player saw', async () => {
    await play(11);
    const hands = await history(2);
    expect(hands.map(({ hand }) => hand)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    for (const { before, after, at, seal, view, players } of hands) {
      const own = view.seats.find(({ seat }) => seat === 2);
      const kinds = new Set(view.events.map(({ kind }) => kind));
      expect(own?.cards.every((card) => card !== null)).toBe(true);
      expect(view.zones.find(({ id }) => id === 'board')?.cards).toHaveLength(5);
      expect([...kinds]).toEqual(expect.arrayContaining(['post', 'street', 'deal', 'act', 'collected', 'won']));
      expect([players.length, view.over, typeof before, typeof after, seal?.length]).toEqual([
        3,
        true,
        'number',
        'number',
        64,
      ]);
      expect(at).toBeGreaterThan(0);
    }
    const [newest, second] = hands;
    expect(newest?.before).toBe(second?.after);
    expect(newest?.after).toBe(room.table.stack(2));
  });

  test('H5: shows other hands only where they were tabled', async () => {
    await room.deal();
    const folder = room.turn;
    await room.decide(folder, { kind: 'fold' });
    await room.playOut();
    const other = [1, 2, 3].find((seat) => seat !== folder) ?? 0;
    const [hand] = await history(other);
    expect(hand?.view.seats.find(({ seat }) => seat === folder)?.cards.filter((card) => card !== null)).toEqual([]);
    expect((await history(folder))[0]?.view.seats.find(({ seat }) => seat === folder)?.cards).not.toContain(null);
  });
});

describe('where older hands are archived', () => {
  test('the station says up to which hand, and the floor in which file: nothing earlier, nothing about hands still here', async () => {
    await play(15);
    expect((await lookedBack(2)).archived).toBe(0);
    const copy = `${room.data}-archived`;
    cpSync(room.data, copy, { recursive: true });
    await room.close();
    const seal = DeckSeal.read(join(copy, 'deck.key'));
    const books = join(copy, 'table.sqlite');
    const done = await archiveHands({ path: books, before: { hand: 99 }, folder: copy, seal, at: 1, by: 'test' });
    expect(done).toMatchObject({ ok: true, value: { archive: { hands: 5 } } });
    room = await TestRoom.open({ data: copy });
    await room.playOut();
    await room.swipe(2, 2);
    const { hands, archived } = await lookedBack(2);
    expect(archived).toBe(5);
    expect(hands.map(({ hand }) => hand).filter((hand) => hand <= archived)).toEqual([]);
    expect(await room.floor.press({ do: 'recall', hand: archived })).toMatchObject({ ok: false, code: 'archived' });
    expect(await room.floor.press({ do: 'recall', hand: archived + 1 })).toMatchObject({ ok: true });
  });
});

describe('H2: while a hand is being played', () => {
  test('the station shows it as far as it has come, also after the power was cut; the recall has the one before', async () => {
    await play(1);
    await room.deal();
    await room.decide(room.turn, { kind: 'call' });
    const before = room.station(1).view.table.hand;
    await room.restart();
    expect(room.station(1).view.table).toMatchObject({ handNumber: 2, hand: { over: false, events: before?.events } });
    expect((await history(1)).map(({ hand }) => hand)).toEqual([1]);
  });

  test('H5: nobody can look into it, not even the floor', async () => {
    await play(1);
    await room.deal();
    expect(await room.floor.press({ do: 'recall', hand: 2 })).toMatchObject({ ok: false, code: 'hand running' });
    expect(await room.floor.press({ do: 'recall', hand: 1 })).toMatchObject({ ok: true });
  });
});

describe('looking back holds up nobody', () => {
  /** How often a deck has been opened to play its hand again. */
  function countOpened(): () => number {
    const { seal } = room.host.room;
    const open = seal.open.bind(seal);
    let opened = 0;
    seal.open = (hand) => {
      opened += 1;
      return open(hand);
    };
    return () => opened;
  }

  test('a hand is played again once, however many look at it and however often', async () => {
    await play(11);
    const opened = countOpened();
    const first = await history(1);
    expect(opened()).toBe(10);
    for (let again = 0; again < 15; again += 1) expect(await history(1)).toEqual(first);
    for (const seat of [2, 3]) expect(await history(seat)).toHaveLength(10);
    expect(await room.floor.press({ do: 'recall', hand: 5 })).toMatchObject({ ok: true });
    expect(opened()).toBe(10);
    for (let again = 0; again < 15; again += 1) await room.station(2).press({ do: 'receipt', hand: 3 });
    expect(opened()).toBeLessThan(13);
  });

  test('a press of somebody else is taken after one hand at most was played again, and nothing is shown for a look', async () => {
    await play(11);
    await room.deal();
    const opened = countOpened();
    const looker = [1, 2, 3].find((seat) => seat !== room.turn) ?? 0;
    const shown = room.center.frames.length;
    const looks = Array.from({ length: 20 }, () => room.station(looker).press({ do: 'history' }));
    const decided = room.decide(room.turn, { kind: 'fold' });
    expect(opened()).toBe(0);
    expect(await decided).toMatchObject({ ok: true });
    expect(opened()).toBeLessThan(3);
    const answers = await Promise.all(looks);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.code === 'too fast')).toHaveLength(19);
    // The fold alone.
    expect(room.center.frames.length).toBe(shown + 1);
  });

  test('as many hands are kept as are asked for, and no more', async () => {
    const kept = new Kept<number, string>(3);
    for (const key of [1, 2, 3, 4]) expect(kept.keep(key, `hand ${key}`)).toBe(`hand ${key}`);
    expect([1, 2, 3, 4].map((key) => kept.get(key))).toEqual([undefined, 'hand 2', 'hand 3', 'hand 4']);
  });
});

test('H3: between hands every screen shows the last one: what was put in, who won what with which hand', async () => {
  await play(1);
  expect(room.table.hand).toBeNull();
  for (const screen of [room.station(1), room.center]) {
    const { hand, handNumber } = screen.view.table;
    expect([handNumber, hand?.over]).toEqual([1, true]);
    expect(hand?.seats.some(({ won, hand: made }) => won > 0 && made !== null)).toBe(true);
    expect(hand?.events.some(({ kind }) => kind === 'won')).toBe(true);
  }
});

test('H4: a station shows wager, pot and balance at every moment of a hand', async () => {
  await room.deal();
  while (room.table.hand) {
    for (const seat of [1, 2, 3]) {
      const { table, phase } = room.station(seat).view;
      const own = table.hand?.seats.find((each) => each.seat === seat);
      expect(phase).toMatchObject({ name: 'seated', balance: 30_000 });
      expect([typeof own?.bet, typeof own?.stack, typeof own?.won]).toEqual(['number', 'number', 'number']);
      expect(table.hand).toMatchObject({ kind: 'pot', pots: expect.any(Array) });
    }
    const ask = room.table.hand.asks()[0];
    if (!ask) break;
    await room.decide(ask.seat, ask.kind === 'bet' && ask.call === 0 ? { kind: 'check' } : { kind: 'call' });
  }
});

describe('R10 H5: the receipt of a hand at the station', () => {
  async function receipt(seat: number, hand: number): Promise<HandReceipt> {
    const asked = await room.station(seat).press({ do: 'receipt', hand });
    if (!asked.ok || asked.result?.kind !== 'hand receipt') throw new Error('no receipt');
    return asked.result.receipt;
  }

  test('opens what the player saw, under the seal that was shown at the deal, and can be checked by anybody', async () => {
    await room.deal();
    const folder = room.turn;
    const shownSeal = room.station(folder).view.table.seal;
    await room.decide(folder, { kind: 'fold' });
    await room.playOut();
    const made = await receipt(folder, 1);
    const own = (await history(folder))[0]?.view.seats.find(({ seat }) => seat === folder)?.cards;
    expect(made).toMatchObject({ hand: 1, seat: folder, seal: shownSeal, deck: 52, wrong: [] });
    expect(made.cards.filter(({ zone }) => zone === String(folder)).map(({ card }) => card)).toEqual(own);
    const file = parseReceipt(made.text);
    if (!file.ok) throw new Error(file.error.message);
    expect(checkReceipt(file.value).filter(({ ok }) => !ok)).toEqual([]);
    expect(file.value).toMatchObject({ seal: shownSeal, seat: folder, hand: 1, table: room.host.room.name });
    expect(file.value.cards.map(({ index, card }) => [index, card])).toEqual(
      made.cards.map(({ index, card }) => [index, card]),
    );
    expect(made.code).toBe(receiptCode(file.value));
    // Everyone else's cards were tabled; the folder's are in nobody's receipt but the folder's own.
    const deck = room.table.shownHand?.facts.deck.map(cardText);
    expect(made.cards.every(({ index, card }) => deck?.[index] === card)).toBe(true);
    const others = await receipt(folder === 1 ? 2 : 1, 1);
    expect(others.cards.map(({ card }) => card)).not.toEqual(expect.arrayContaining([own?.[0]]));
    expect(others.text).not.toContain(`"zone":"${folder}"`);
  });

  test('is refused while the hand is played, and to anyone who was not in it', async () => {
    await play(1);
    await room.sit(5, 5, 20_000);
    await room.deal();
    const ask = async (seat: number, hand: number): Promise<unknown> =>
      room.station(seat).press({ do: 'receipt', hand });
    expect(await ask(1, 2)).toMatchObject({ ok: false, code: 'hand running' });
    expect(await ask(5, 1)).toMatchObject({ ok: false, code: 'not in hand' });
    expect(await ask(1, 99)).toMatchObject({ ok: false, code: 'no such hand' });
  });

  test('belongs to the player, not to the seat: a player who sits there now cannot get it', async () => {
    await play(1);
    await room.station(2).press({ do: 'leave' });
    await room.sit(2, 6, 20_000);
    expect(await room.station(2).press({ do: 'receipt', hand: 1 })).toMatchObject({ ok: false, code: 'not in hand' });
  });
});
