import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SIGNED, TestRoom } from '../test-room.ts';

let room: TestRoom;

beforeEach(async () => {
  room = await TestRoom.open({ config: { games: [{ game: 'holdem', limit: '2-4' }] } });
  for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
  await room.deal();
});

afterEach(async () => {
  await room.close();
});

/** What every seat and the public see of the hand, and whose turn it is. */
const seen = () => ({
  turn: room.table.hand?.asks().map((ask) => ask.seat),
  views: ([1, 2, 3, 'public'] as const).map((viewer) => room.table.hand?.view(viewer)),
});

describe('M3 after a restart in the middle of a hand', () => {
  test('the same cards, the same player to act, the same stacks', async () => {
    await room.decide(room.turn, { kind: 'call' });
    await room.decide(room.turn, { kind: 'call' });
    const before = seen();
    await room.restart();
    expect(seen()).toEqual(before);
    await room.playOut();
    expect([1, 2, 3].reduce((sum, seat) => sum + room.table.stack(seat), 0)).toBe(12_000);
  });

  test('the same time left on the clock after a ruling, too', async () => {
    const others = room.table.hand?.facts.start.players.map(({ seat }) => seat) ?? [];
    const { turn } = room;
    const fouled = others.find((seat) => seat !== turn) ?? 0;
    await room.pass(9000);
    await room.floor.press({ do: 'foul', seat: fouled, reason: 'signalling' });
    expect(room.turn).toBe(turn);
    const left = room.table.countdown()?.leftMs ?? 0;
    await room.restart();
    expect(room.turn).toBe(turn);
    expect(room.table.countdown()?.leftMs).toBeGreaterThanOrEqual(left);
    expect(room.table.countdown()?.leftMs).toBeLessThanOrEqual(left + 1000);
  });

  test('the same time left on the clock', async () => {
    await room.pass(12_000, 1000);
    const left = room.table.countdown()?.leftMs ?? 0;
    await room.restart();
    // Written down every second: what was gone since then is given back.
    expect(room.table.countdown()?.leftMs).toBeGreaterThanOrEqual(left);
    expect(room.table.countdown()?.leftMs).toBeLessThanOrEqual(left + 1000);
  });

  test('B-89 B-99 a press that was taken before is done, and done once', async () => {
    const seat = room.turn;
    const { rev } = room.station(seat);
    await room.station(seat).press({ do: 'decide', decision: { kind: 'call' } }, { id: 'pressed-once', rev });
    const before = seen();
    await room.restart();
    const again = await room
      .station(seat)
      .press({ do: 'decide', decision: { kind: 'call' } }, { id: 'pressed-once', rev });
    expect(again).toMatchObject({ ok: true });
    expect(seen()).toEqual(before);
    expect(room.table.state.fault).toBeNull();
  });

  test('players keep their seats, and revisions keep growing', async () => {
    const { rev } = room.station(1);
    await room.restart();
    expect(room.station(1).view.phase).toMatchObject({ name: 'seated' });
    expect(room.station(1).rev).toBeGreaterThan(rev);
  });

  test('play that the floor had stopped is still stopped', async () => {
    await room.floor.press({ do: 'stop', reason: 'the fire alarm' });
    await room.restart();
    expect(room.center.view.table.stopped).toBe('the fire alarm');
    expect(await room.decide(room.turn, { kind: 'call' })).toMatchObject({ ok: false, code: 'stopped' });
    await room.floor.press({ do: 'resume' });
    expect(await room.decide(room.turn, { kind: 'call' })).toMatchObject({ ok: true });
  });

  test('a break continues where it was', async () => {
    await room.playOut();
    await room.station(1).press({ do: 'break' });
    await room.pass(5 * 60_000, 30_000);
    await room.restart();
    await room.pass(11 * 60_000, 30_000);
    expect(room.table.sitting(1)?.calledBackAt).not.toBeNull();
  });
});

describe('when the disk fails', () => {
  test('M6 a decision that cannot be written has not been made; the table stands still, and continues when cured', async () => {
    await room.close();
    let broken = false;
    room = await TestRoom.open({
      config: { games: [{ game: 'holdem', limit: '2-4' }] },
      onWrite: () => {
        if (broken) throw new Error('disk full');
      },
    });
    for (const seat of [1, 2, 3]) await room.sit(seat, seat, 4000);
    await room.deal();
    const before = seen();
    broken = true;
    expect(await room.decide(room.turn, { kind: 'call' })).toMatchObject({ ok: false, code: 'fault' });
    expect(seen()).toEqual(before);
    expect(room.center.view.table.fault).toContain('disk full');
    expect(await room.floor.press({ do: 'clear fault', reason: 'looked at it', signature: SIGNED })).toMatchObject({
      ok: false,
    });
    broken = false;
    expect(await room.floor.press({ do: 'clear fault', reason: 'disk freed', signature: SIGNED })).toMatchObject({
      ok: true,
    });
    expect(await room.decide(room.turn, { kind: 'call' })).toMatchObject({ ok: true });
    await room.playOut();
    expect([1, 2, 3].reduce((sum, seat) => sum + room.table.stack(seat), 0)).toBe(12_000);
  });
});
