/** Stations cut the deck of the next hand: what they do, what they leave undone, and what somebody tries. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cardText } from '../../../games/card.ts';
import { commitTo } from '../../../main/shuffle/cut.ts';
import { TestRoom } from '../test-room.ts';

const NUMBERS: Readonly<Record<number, string>> = { 2: '22'.repeat(32), 5: '55'.repeat(32) };
const numberOf = (seat: number): string => NUMBERS[seat] ?? '';

let room: TestRoom;
beforeEach(async () => {
  room = await TestRoom.open({ config: { games: [{ game: 'holdem', limit: '2-4' }] } });
  for (const seat of [2, 5]) await room.sit(seat, seat, 10_000);
});
afterEach(() => room.close());

const commit = (seat: number, number = numberOf(seat)) =>
  room.station(seat).press({ do: 'cut', commit: commitTo(number) });
const open = (seat: number, number = numberOf(seat)) =>
  room.station(seat).press({ do: 'cut', number, commit: commitTo('99'.repeat(32)) });

/** Passes time until the next deck is sealed and waits to be cut. */
async function sealed(): Promise<string> {
  for (let i = 0; i < 200 && !room.center.view.table.cut; i += 1) await room.pass(50, 50);
  const { cut } = room.center.view.table;
  if (!cut) throw new Error('no deck is being cut');
  return cut.seal;
}

/** The hand on the table as the journal has it. */
function journaled() {
  const hand = room.host.room.books.journal.openHand();
  if (!hand) throw new Error('no hand is open');
  return hand;
}

const dealt = () => room.table.hand?.facts.deck.map(cardText);

describe('the cut of a deck', () => {
  test('is dealt by, once every station that had committed has opened its number, without the rest of the wait', async () => {
    for (const seat of [2, 5]) await commit(seat);
    const seal = await sealed();
    const { cut } = room.center.view.table;
    expect(cut?.commits.map(({ seat }) => seat)).toEqual([2, 5]);
    expect(room.table.hand).toBeNull();
    await open(2);
    expect(room.center.view.table.cut?.opened).toEqual([2]);
    expect(room.table.hand).toBeNull();
    await open(5);
    expect(room.table.hand?.facts.seal).toBe(seal);
    expect(room.center.view.table.cut).toBeUndefined();
    const hand = journaled();
    expect(hand.cut).toEqual([2, 5].map((seat) => ({ seat, number: numberOf(seat) })));
    expect(dealt()).toEqual(room.host.room.seal.open(hand).map(cardText));
    expect(dealt()).not.toEqual(room.host.room.seal.open({ ...hand, cut: [] }).map(cardText));
  });

  test('a silent station delays nothing, and is named in the receipt', async () => {
    for (const seat of [2, 5]) await commit(seat);
    await sealed();
    await open(5);
    expect(room.table.hand).toBeNull();
    await room.pass(400, 100);
    expect(room.table.hand).not.toBeNull();
    await room.playOut();
    const receipt = await room.station(5).press({ do: 'receipt', hand: 1 });
    expect(receipt).toMatchObject({ ok: true, result: { receipt: { wrong: [] } } });
    const text = receipt.ok && receipt.result?.kind === 'hand receipt' ? receipt.result.receipt.text : '';
    expect(JSON.parse(text)).toMatchObject({ cut: [{ seat: 5 }], terms: { commits: [{ seat: 2 }, { seat: 5 }] } });
  });

  test('where no station commits, the hand is dealt as sealed at the end of the pause', async () => {
    await room.deal();
    expect(journaled()).toMatchObject({ cut: [], terms: { table: 'Table 1', seats: [2, 5], commits: [] } });
    expect(dealt()).toEqual(room.host.room.seal.open(journaled()).map(cardText));
  });

  test('nothing is longer for it: the pause leaves the time of the cut', async () => {
    const began = room.clock.now();
    await room.deal();
    const plain = room.clock.now() - began;
    await room.playOut();
    for (const seat of [2, 5]) await commit(seat);
    const ended = room.clock.now();
    for (let i = 0; i < 400 && !room.table.hand; i += 1) await room.pass(50, 50);
    const { result, pause } = room.table.parts.timing;
    expect(room.clock.now() - ended).toBeLessThanOrEqual(result + pause + 50);
    expect(plain).toBeLessThanOrEqual(pause + 500);
  });
});

describe('a station that does not play fair', () => {
  test('opens another number than it has committed to: refused, and it counts as silent', async () => {
    for (const seat of [2, 5]) await commit(seat);
    await sealed();
    expect(await open(2, numberOf(5))).toMatchObject({ ok: false, code: 'not committed' });
    await open(5);
    await room.pass(400, 100);
    expect(journaled().cut.map(({ seat }) => seat)).toEqual([5]);
  });

  test('commits to something else after the seal: that is for the next deck', async () => {
    for (const seat of [2, 5]) await commit(seat);
    await sealed();
    await commit(2, '77'.repeat(32));
    expect(await open(2, '77'.repeat(32))).toMatchObject({ ok: false, code: 'not committed' });
    expect(await open(2)).toMatchObject({ ok: true });
  });

  test('opens twice: once counts', async () => {
    for (const seat of [2, 5]) await commit(seat);
    await sealed();
    await open(2);
    await open(2);
    expect(room.center.view.table.cut?.opened).toEqual([2]);
  });

  test('opens when nothing is being cut, or where nobody plays: refused', async () => {
    await commit(2);
    expect(await open(2)).toMatchObject({ ok: false, code: 'no cut' });
    expect(await open(7, '77'.repeat(32))).toMatchObject({ ok: false, code: 'not seated' });
  });
});

describe('a table that changes while its deck is cut', () => {
  test('seals another for those who are there, and says so in the log', async () => {
    for (const seat of [2, 5]) await commit(seat);
    const first = await sealed();
    await open(2);
    await room.sit(8, 8, 10_000);
    for (let i = 0; i < 40 && !room.table.hand; i += 1) await room.pass(100, 100);
    expect(room.table.hand?.facts.seal).not.toBe(first);
    expect(journaled().terms?.seats).toEqual([2, 5, 8]);
    const { log } = room.floor.view;
    expect(log.map(({ code }) => code)).toContain('deck not dealt');
  });

  test('is stopped: the deck is put away, and the next is sealed when play continues', async () => {
    for (const seat of [2, 5]) await commit(seat);
    const first = await sealed();
    expect(room.table.stop('a spilled drink').ok).toBe(true);
    await room.pass(1000);
    expect(room.table.hand).toBeNull();
    expect(room.center.view.table.cut).toBeUndefined();
    expect(room.table.resume().ok).toBe(true);
    await room.deal();
    expect(room.table.hand?.facts.seal).not.toBe(first);
  });

  test('loses its power while a deck is cut: no hand had begun, nothing is owed', async () => {
    for (const seat of [2, 5]) await commit(seat);
    await sealed();
    await room.restart();
    expect(room.table.openNumber).toBeNull();
    await room.deal();
    expect(journaled()).toMatchObject({ hand: 1, cut: [] });
  });

  test('loses its power in a hand that was cut: it continues with the same cards', async () => {
    for (const seat of [2, 5]) await commit(seat);
    await sealed();
    for (const seat of [2, 5]) await open(seat);
    const before = dealt();
    await room.restart();
    expect(dealt()).toEqual(before);
  });
});
