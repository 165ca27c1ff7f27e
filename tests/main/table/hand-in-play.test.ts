/** The running hand and its end, taken up from the journal by parts of their own beside those of the room. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StoreError } from '../../../main/journal/store.ts';
import { DurableState } from '../../../main/table/durable-state.ts';
import { GameOnTable } from '../../../main/table/game-on-table.ts';
import { HandInPlay } from '../../../main/table/hand-in-play.ts';
import { Settlement } from '../../../main/table/settlement.ts';
import { Stacks } from '../../../main/table/stacks.ts';
import { newTableState } from '../../../main/table/state.ts';
import { SIGNED, TestRoom } from '../test-room.ts';

let room: TestRoom;
let durable: DurableState;
let play: HandInPlay;
let settlement: Settlement;

beforeEach(async () => {
  room = await TestRoom.open({ config: { games: [{ game: 'holdem', limit: '2-4' }] } });
  for (const seat of [2, 5]) await room.sit(seat, seat, 10_000);
  await room.deal();
  const { parts } = room.table;
  durable = new DurableState(parts, () => newTableState('', true));
  play = new HandInPlay({ durable, seal: parts.seal, timing: parts.timing, timeBank: () => null });
  settlement = new Settlement({
    durable,
    game: new GameOnTable(durable, parts.setups),
    play,
    house: { jackpots: null },
  });
  play.takeUp(parts.books.journal.openHand());
});
afterEach(async () => {
  vi.restoreAllMocks();
  await room.close();
});

const openHand = () => room.table.parts.books.journal.openHand();
const toAct = (): number => play.hand?.asks()[0]?.seat ?? 0;
const fold = (seat: number, id: string, rev = durable.rev) => play.decide(seat, { kind: 'fold' }, { id, rev });

describe('a hand in play', () => {
  test('is resumed as far as the journal has it, under a revision that no screen has seen', () => {
    expect([play.openNumber, play.hand?.step]).toEqual([1, openHand()?.entries.length]);
    expect(play.agreesWith(openHand())).toBe(true);
    expect(play.agreesWith(null)).toBe(false);
    expect(play.since).toBeGreaterThan(room.table.rev);
  });

  test('takes a press once, however often it comes', () => {
    const seat = toAct();
    const call = () => play.decide(seat, { kind: 'call' }, { id: 'press-one', rev: durable.rev });
    expect(call()).toMatchObject({ ok: true });
    expect(call()).toMatchObject({ ok: true });
    expect(openHand()?.entries).toHaveLength(1);
  });

  test('refuses a press out of turn, or made on an older question', () => {
    const seat = toAct();
    const other = seat === 2 ? 5 : 2;
    expect(fold(other, 'press-out')).toMatchObject({ error: { code: 'not your turn' } });
    expect(fold(seat, 'press-old', room.table.rev)).toMatchObject({ error: { code: 'stale' } });
    expect(openHand()?.entries).toHaveLength(0);
  });

  test('does not change when the journal cannot be written', () => {
    const { journal } = room.table.parts.books;
    vi.spyOn(journal, 'append').mockImplementation(() => {
      throw new StoreError('io', 'the disk is full');
    });
    const before = play.hand;
    expect(fold(toAct(), 'press-lost')).toMatchObject({ error: { code: 'fault' } });
    expect([play.hand, durable.state.fault]).toEqual([before, 'the disk is full']);
  });

  test('saves the time of a turn that runs, and none once it is over', () => {
    expect(play.timeToSave()).toMatchObject({ hand: 1, step: 0 });
    fold(toAct(), 'press-end');
    expect(play.timeToSave()).toBeNull();
  });
});

describe('the end of a hand', () => {
  test('can be tried without paying anything, and is then paid', () => {
    expect(settlement.trial()).toBeNull();
    fold(toAct(), 'press-end');
    expect(settlement.trial()).toBeNull();
    expect(openHand()).not.toBeNull();
    settlement.settle();
    expect([openHand(), play.hand, play.shown?.facts.number]).toEqual([null, null, 1]);
  });

  test('leaves the hand open, and the table at fault, when it cannot be paid', () => {
    fold(toAct(), 'press-end');
    vi.spyOn(room.table.parts.books.ledger, 'post').mockImplementation(() => {
      throw new StoreError('io', 'the disk is full');
    });
    expect(() => settlement.trial()).toThrow('the disk is full');
    settlement.settle();
    expect([play.hand?.over, durable.state.fault]).toEqual([true, 'the disk is full']);
  });

  test('by a void gives back what was put in, and shows no hand', () => {
    expect(settlement.void('misdeal', { by: 'fred', second: SIGNED.second })).toMatchObject({ ok: true });
    const back = durable.state.voided?.back ?? [];
    expect(back.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([100, 200]);
    expect([openHand(), play.shown]).toEqual([null, null]);
    expect(settlement.void('misdeal', { by: 'fred', second: SIGNED.second })).toMatchObject({
      error: { code: 'no hand' },
    });
  });
});

test('the chips in front of a seat are as last read while the books cannot be read', () => {
  const stacks = new Stacks(durable);
  const before = stacks.at(2);
  expect(before).toBe(room.table.stack(2));
  vi.spyOn(room.table.parts.books.ledger, 'balance').mockImplementation(() => {
    throw new StoreError('io', 'the disk is gone');
  });
  expect([stacks.at(2), stacks.at(5), durable.state.fault]).toEqual([before, 0, 'the disk is gone']);
});
