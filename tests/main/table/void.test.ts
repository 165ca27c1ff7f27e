/** The void that is announced nowhere: everybody is told that, why, and what is back; and can read it in peace. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RULED, TestRoom } from '../test-room.ts';

let room: TestRoom;

beforeEach(async () => {
  room = await TestRoom.open({ config: { games: [{ game: 'holdem', limit: '2-4' }] } });
  for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
  await room.deal();
});
afterEach(() => room.close());

const REASON = 'A card was seen by seat 4';
const voidIt = () => room.floor.press({ do: 'void', reason: REASON, signature: RULED });
const bigBlind = () => room.table.hand?.view('public').seats.find(({ bet }) => bet === 200)?.seat ?? 0;
const shown = () =>
  [room.station(1), room.station(2), room.station(3), room.center].map(({ view }) => view.table.voided);

describe('the void that is announced nowhere', () => {
  test('is on every station and the center, with why and what is back', async () => {
    const seat = bigBlind();
    await voidIt();
    for (const voided of shown()) {
      expect(voided).toMatchObject({ hand: 1, reason: REASON });
      expect(voided?.back).toContainEqual({ seat, amount: 200 });
    }
    expect(room.table.stack(seat)).toBe(4000);
  });

  test('stays for eight seconds before the next hand is dealt, and then is gone', async () => {
    await voidIt();
    await room.pass(7500);
    expect(room.table.hand).toBeNull();
    expect(shown().every((voided) => voided?.reason === REASON)).toBe(true);
    await room.deal();
    expect(shown()).toEqual([null, null, null, null]);
  });

  test('stays to be read after a restart in the middle', async () => {
    await voidIt();
    await room.pass(2000);
    await room.restart();
    expect(shown().every((voided) => voided?.reason === REASON)).toBe(true);
    await room.pass(7500);
    expect(room.table.hand).toBeNull();
    expect(shown().every((voided) => voided?.reason === REASON)).toBe(true);
    await room.deal();
    expect(room.table.hand?.facts.number).toBe(2);
  });

  test('shows nobody what went back to a player who has left meanwhile', async () => {
    const seat = bigBlind();
    await voidIt();
    await room.station(seat).press({ do: 'leave' });
    expect(room.center.view.table.voided?.back.some((one) => one.seat === seat)).toBe(false);
  });
});

describe('foul and cash-in by the floor', () => {
  test('tell the player and the others in the hand what was ruled, and why', async () => {
    const seat = room.turn;
    await room.floor.press({ do: 'foul', seat, reason: 'Showed a card' });
    expect(room.station(seat).view.notice?.text).toContain('The floor has ruled your hand foul: Showed a card.');
    const other = [1, 2, 3].find((one) => one !== seat) ?? 0;
    expect(room.station(other).view.notice?.text).toContain('foul: Showed a card.');
  });

  test('are still there to be read after a restart, until somebody there continues', async () => {
    const seat = room.turn;
    await room.floor.press({ do: 'foul', seat, reason: 'Showed a card' });
    await room.restart();
    expect(room.station(seat).view.notice?.text).toContain('The floor has ruled your hand foul: Showed a card.');
    const next = room.turn;
    expect(room.station(next).view.notice?.text).toContain('foul: Showed a card.');
    expect(await room.decide(next, { kind: 'call' })).toMatchObject({ ok: true });
    expect(room.station(next).view.notice).toBeNull();
    await room.restart();
    expect(room.station(next).view.notice).toBeNull();
    expect(room.station(seat).view.notice).not.toBeNull();
    await room.floor.press({ do: 'cash in', seat, reason: 'Abusive to the others' });
    await room.restart();
    expect(room.station(seat).view.notice?.text).toContain('Abusive to the others');
  });

  test('tell who is cashed in why, and that there is no staying', async () => {
    const seat = room.turn;
    await room.floor.press({ do: 'cash in', seat, reason: 'Abusive to the others' });
    expect(room.station(seat).view.notice?.text).toContain('Abusive to the others');
    expect(room.station(seat).view.phase).toMatchObject({ leaveNext: true, cashedIn: true });
    expect(await room.station(seat).press({ do: 'stay' })).toMatchObject({ ok: false });
  });
});
