/** The floor has a player sit elsewhere at the table, and gives a player more time for a decision. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestRoom } from '../test-room.ts';

let room: TestRoom;

beforeEach(async () => {
  room = await TestRoom.open({ house: 'here', config: { games: [{ game: 'holdem', limit: '2-4' }] } });
  for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
});
afterEach(() => room.close());

const reseat = (seat: number, to: number) =>
  room.floor.press({ do: 'reseat', seat, to, reason: 'The station is broken' });

describe('a player whom the floor moves', () => {
  test('sits elsewhere as soon as the hand is over, with every chip, and counts as moved', async () => {
    await room.deal();
    const { account } = room.card(1);
    expect(await reseat(1, 7)).toMatchObject({ ok: true });
    expect(room.table.sitting(7)).toBeUndefined();
    const movesTo = () => room.floor.view.seats.find((each) => each.account === account)?.movesTo;
    expect(movesTo()).toBe(7);
    await room.playOut();
    const stack = room.table.stack(1);
    for (let turn = 0; turn < 40 && !room.table.sitting(7); turn += 1) await room.pass(500);
    expect(room.table.sitting(7)).toMatchObject({ account, locked: true, transferred: true, move: null });
    expect(room.table.sitting(1)).toBeUndefined();
    expect(movesTo()).toBeUndefined();
    expect(room.table.stack(7)).toBe(stack);
    expect(room.host.room.log.last(30).map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/reseat seat 1 to seat 7.*The station is broken/),
    );
    // From there they are one who changed seats (LR31): dealt in, or told what they wait for.
    await room.swipe(7, 1);
    await room.deal();
    const waits = room.table.waiting.some(({ seat }) => seat === 7);
    expect(room.table.hand?.has(7)).toBe(!waits);
  });

  test('comes before a player who asked for that seat; a taken seat and one next to a relation are refused', async () => {
    await room.deal();
    await room.station(2).press({ do: 'move', to: 8 });
    await room.floor.press({ do: 'approve', request: room.floor.view.requests[0]?.id ?? '' });
    expect(await reseat(1, 8)).toMatchObject({ ok: true });
    expect(await reseat(1, 3)).toMatchObject({ ok: false, code: 'seat taken' });
    await room.playOut();
    for (let turn = 0; turn < 40 && !room.table.sitting(8); turn += 1) await room.pass(500);
    expect(room.table.sitting(8)?.account).toBe(room.card(1).account);
    expect(room.table.sitting(2)?.move).toBeNull();
    await room.relate(2, 3);
    expect(await reseat(2, 4)).toMatchObject({ ok: false, code: 'seat refused' });
  });
});

describe('more time for a decision', () => {
  test('is added to the clock of the seat to act, kept over a restart, and said at the station', async () => {
    await room.deal();
    const seat = room.table.hand?.view('public').turn[0] ?? 0;
    const before = room.table.countdown(seat)?.leftMs ?? 0;
    const given = await room.floor.press({ do: 'give time', seat, seconds: 60, reason: 'Asks about the rules' });
    expect(given).toMatchObject({ ok: true });
    expect(room.table.countdown(seat)?.leftMs).toBe(before + 60_000);
    await room.restart();
    expect(room.table.countdown(seat)?.leftMs ?? 0).toBeGreaterThan(before);
  });

  test('is refused to a seat that owes no decision', async () => {
    await room.deal();
    const turn = room.table.hand?.view('public').turn ?? [];
    const other = [1, 2, 3].find((seat) => !turn.includes(seat)) ?? 0;
    const given = await room.floor.press({ do: 'give time', seat: other, seconds: 30, reason: 'Asks about rules' });
    expect(given).toMatchObject({ ok: false, code: 'no time' });
  });
});
