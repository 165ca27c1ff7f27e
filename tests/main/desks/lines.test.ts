/** What becomes of money and hands when a line, a reader or a message is lost. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SimulatedReader } from '../../../hardware/readers/simulated.ts';
import { TestRoom } from '../test-room.ts';

let room: TestRoom;

beforeEach(async () => {
  room = await TestRoom.open({ config: { games: [{ game: 'holdem', limit: '4-8' }] } });
});
afterEach(() => room.close());

/** Passes time until the hand is over. */
async function untilOver(): Promise<void> {
  for (let n = 0; n < 400 && room.table.hand; n += 1) await room.pass(1000, 1000);
}

describe('a station whose line is lost', () => {
  beforeEach(async () => {
    for (const seat of [1, 2, 3]) await room.sit(seat, seat, 20_000);
    await room.deal();
  });

  test('B-86: in the middle of a hand acts no more; its seat and its stack are kept', async () => {
    const gone = room.turn;
    room.station(gone).close();
    for (let n = 0; n < 120 && room.turn === gone; n += 1) await room.pass(1000, 1000);
    await room.playOut();
    const bet = room.table.shownHand?.view('public').seats.find(({ seat }) => seat === gone);
    expect(bet?.state).toBe('folded');
    expect(room.table.sitting(gone)).toMatchObject({ account: room.card(gone).account });
    expect(room.table.stack(gone)).toBe(20_000);
  });

  test('B-88: after its blind was posted is folded in turn; the blind stays in the pot', async () => {
    const blind = room.table.hand?.view('public').seats.find(({ bet }) => bet === 400)?.seat;
    if (blind === undefined) throw new Error('nobody has posted the big blind');
    room.station(blind).close();
    await room.decide(room.turn, { kind: 'raise', to: 800 });
    await room.decide(room.turn, { kind: 'call' });
    expect(room.turn).toBe(blind);
    await room.pass(60_000, 1000);
    await room.playOut();
    await untilOver();
    expect(room.table.stack(blind)).toBe(19_600);
    expect(room.table.state.fault).toBeNull();
    expect([1, 2, 3].reduce((sum, seat) => sum + room.table.stack(seat), 0)).toBe(60_000);
  });

  test('B-91: a player taken away in the middle of a hand loses no chip: each bet has its owner, also after a restart', async () => {
    const seat = room.turn;
    await room.decide(seat, { kind: 'call' });
    await room.floor.press({ do: 'cash in', seat, reason: 'called away' });
    await room.restart();
    expect(room.table.hand?.has(seat)).toBe(true);
    await room.playOut();
    await untilOver();
    await room.pass(20_000, 1000);
    expect(room.table.sitting(seat)).toBeUndefined();
    const onCards = [1, 2, 3].map((index) => room.host.room.cage.balance(room.card(index).account));
    const onTable = [1, 2, 3].map((each) => room.table.stack(each));
    expect([...onCards, ...onTable].reduce((sum, amount) => sum + amount, 0)).toBe(3 * 50_000);
  });
});

test('C8: money messages whose answers are lost, and which are sent again, are done once and all accounted for', async () => {
  const { account } = room.card(5);
  const { cage, books } = room.host.room;
  const before = cage.balance(account);
  for (let n = 1; n <= 20; n += 1) {
    const press = { do: 'deposit', account, amount: 100 * n, nature: 'cash' } as const;
    const first = await room.cage.press(press, { id: `message-${n}` });
    // Every third answer is lost on the way: the screen does not know, and asks again.
    if (n % 3 === 0) expect(await room.cage.press(press, { id: `message-${n}` })).toEqual(first);
    if (n % 6 === 0) {
      await room.restart();
      expect(await room.cage.press(press, { id: `message-${n}` })).toMatchObject({ ok: true });
    }
  }
  expect(room.host.room.cage.balance(account)).toBe(before + 100 * 210);
  expect(room.host.room.books).not.toBe(books);
  const papers = room.near.store.db
    .selectFrom('documents')
    .where('type', '=', 'deposit')
    .where('account', '=', account);
  // The first is what every demo card begins with.
  expect(await papers.select('number').execute()).toHaveLength(21);
});

test('S11: the floor and the seat show that a reader is lost, and that it is back', async () => {
  await room.close();
  const opened = vi.spyOn(SimulatedReader.prototype, 'open');
  room = await TestRoom.open();
  const readers = opened.mock.contexts.filter((one) => one instanceof SimulatedReader);
  const reader = readers.find(({ station }) => station === 3);
  opened.mockRestore();
  reader?.lose('pulled out');
  await room.pass(10, 10);
  expect(room.floor.view.devices.find(({ id }) => id === 'reader-3')).toMatchObject({
    state: 'lost',
    detail: 'pulled out',
  });
  expect(room.floor.view.log[0]).toMatchObject({ level: 'warning', code: 'reader lost', seat: 3 });
  expect(room.center.view.table.places[2]?.reader).toBe('lost');
  reader?.restore();
  await room.pass(10, 10);
  expect(room.floor.view.log[0]).toMatchObject({ code: 'reader back', seat: 3 });
  expect(room.center.view.table.places[2]?.reader).toBe('ok');
});
